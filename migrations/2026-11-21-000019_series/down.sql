ALTER TABLE games DROP COLUMN series_number;
ALTER TABLE games DROP COLUMN series_id;
DROP TABLE series_secrets;
DROP TABLE series_games;
DROP TABLE series_places;
DROP TABLE series;

DROP INDEX games_rematch_open_once;
DROP INDEX games_rematches;
ALTER TABLE games DROP COLUMN rematch_of;

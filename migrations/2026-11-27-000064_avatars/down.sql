DROP INDEX results_by_points;
ALTER TABLE players DROP COLUMN avatar;

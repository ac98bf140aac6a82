DROP TABLE results;
DROP TABLE chronicle;
DROP INDEX games_to_conclude;
ALTER TABLE games DROP COLUMN concluded;

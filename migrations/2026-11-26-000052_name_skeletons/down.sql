DROP TABLE name_holds;
DROP INDEX players_name_skeleton;
ALTER TABLE players DROP COLUMN name_skeleton;

ALTER TABLE games DROP COLUMN agreements;

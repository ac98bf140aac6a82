ALTER TABLE games DROP COLUMN lines_root;
ALTER TABLE games DROP COLUMN scheme;

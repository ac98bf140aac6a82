ALTER TABLE endpoints DROP COLUMN notices;

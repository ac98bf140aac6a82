-- Shuffle scheme of the game: kingdomail-shuffle-1 or -2. All existing tables use the first.
ALTER TABLE games ADD COLUMN scheme smallint NOT NULL DEFAULT 1;
-- Root of the hash tree over the lines, once the game has started; null with the first scheme.
ALTER TABLE games ADD COLUMN lines_root bytea;

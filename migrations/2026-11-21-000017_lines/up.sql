-- How the game is shuffled: kingdomail-shuffle-1 or -2. All tables so far were opened by the first.
ALTER TABLE games ADD COLUMN scheme smallint NOT NULL DEFAULT 1;
-- The root of the tree over its lines, once it has started; null by the first scheme.
ALTER TABLE games ADD COLUMN lines_root bytea;

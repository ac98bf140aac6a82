DROP TABLE heartbeat;
DROP INDEX games_due;
ALTER TABLE games DROP COLUMN awaiting_since;
ALTER TABLE games DROP COLUMN clocks;
ALTER TABLE games DROP COLUMN timing;
DROP FUNCTION game_time();

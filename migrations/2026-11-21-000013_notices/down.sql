DROP INDEX game_outbox_oldest;
ALTER TABLE game_outbox DROP COLUMN tries;
DROP TABLE games_told;
DROP TABLE notice_positions;
DROP TABLE notices;

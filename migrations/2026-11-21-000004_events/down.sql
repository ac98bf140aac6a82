DROP TABLE game_outbox;
DROP TABLE events;

DELETE FROM game_outbox WHERE kind <> 'events';
ALTER TABLE game_outbox DROP CONSTRAINT game_outbox_pkey;
ALTER TABLE game_outbox DROP COLUMN kind;
ALTER TABLE game_outbox ADD PRIMARY KEY (game_id, version);
DROP INDEX games_to_remind;
ALTER TABLE games DROP COLUMN remind_at;
ALTER TABLE players DROP COLUMN reminder_seconds;

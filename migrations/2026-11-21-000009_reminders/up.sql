-- How long before a deadline the player wants to be reminded; null for not.
ALTER TABLE players ADD COLUMN reminder_seconds integer
    CONSTRAINT players_reminder_in_range CHECK (reminder_seconds BETWEEN 60 AND 1209600);
-- When who is awaited is to be reminded next.
ALTER TABLE games ADD COLUMN remind_at timestamptz;
CREATE INDEX games_to_remind ON games (remind_at) WHERE status = 'active';
-- What a row tells of: the events up to the version, or that at this version the time is running out.
ALTER TABLE game_outbox ADD COLUMN kind text NOT NULL DEFAULT 'events'
    CONSTRAINT game_outbox_kind_known CHECK (kind IN ('events', 'time_runs_out', 'player_wished'));
ALTER TABLE game_outbox DROP CONSTRAINT game_outbox_pkey;
ALTER TABLE game_outbox ADD PRIMARY KEY (game_id, version, kind);

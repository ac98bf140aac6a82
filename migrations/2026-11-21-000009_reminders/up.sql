-- Time before a deadline at which the player is reminded; null for no reminder.
ALTER TABLE players ADD COLUMN reminder_seconds integer
    CONSTRAINT players_reminder_in_range CHECK (reminder_seconds BETWEEN 60 AND 1209600);
-- Time of the next reminder to the awaited player.
ALTER TABLE games ADD COLUMN remind_at timestamptz;
CREATE INDEX games_to_remind ON games (remind_at) WHERE status = 'active';
-- Subject of the row: the events up to the version, or a reminder that the time at this version is
-- running out.
ALTER TABLE game_outbox ADD COLUMN kind text NOT NULL DEFAULT 'events'
    CONSTRAINT game_outbox_kind_known CHECK (kind IN ('events', 'time_runs_out', 'player_wished'));
ALTER TABLE game_outbox DROP CONSTRAINT game_outbox_pkey;
ALTER TABLE game_outbox ADD PRIMARY KEY (game_id, version, kind);

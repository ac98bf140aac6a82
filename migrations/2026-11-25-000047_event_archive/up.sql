-- The events of games that have been over for long: all of a game in one row, which Postgres compresses, without what was kept of its
-- requests. Each is an array: the time in microseconds since 1970, the player, the seat, whether it was automatic, the format of the
-- body, the body, who was waited for, and for how many milliseconds.
CREATE TABLE event_archive (
    game_id uuid PRIMARY KEY REFERENCES games,
    format smallint NOT NULL,
    events jsonb NOT NULL
);

-- Whether the events of the game are there, and no longer in the table of events.
ALTER TABLE chronicle ADD COLUMN archived boolean NOT NULL DEFAULT false;
CREATE INDEX chronicle_to_archive ON chronicle (position) WHERE NOT archived;

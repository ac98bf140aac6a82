-- Events of games that ended long ago: one row per game, compressed by Postgres, without request
-- data. Each event is an array: time in microseconds since 1970, player, seat, automatic flag,
-- format of the body, body, awaited player, and duration of the wait in milliseconds.
CREATE TABLE event_archive (
    game_id uuid PRIMARY KEY REFERENCES games,
    format smallint NOT NULL,
    events jsonb NOT NULL
);

-- True if the events of the game are in the archive and no longer in the table of events.
ALTER TABLE chronicle ADD COLUMN archived boolean NOT NULL DEFAULT false;
CREATE INDEX chronicle_to_archive ON chronicle (position) WHERE NOT archived;

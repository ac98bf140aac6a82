-- Source of truth for all games. Rows are insert-only, and only the statement that raises the
-- game's version inserts them: a foreign key would repeat that check for each row.
CREATE TABLE events (
    game_id uuid NOT NULL,
    version integer NOT NULL,
    at timestamptz NOT NULL,
    -- Player that made the request; null for automatic events.
    player_id uuid,
    seat smallint,
    automatic boolean NOT NULL,
    format smallint NOT NULL,
    body jsonb NOT NULL,
    -- In the first event of a request: its idempotency key, a hash of the request, and the version
    -- after it.
    request_key text,
    request_hash bytea,
    request_end integer,
    PRIMARY KEY (game_id, version),
    CONSTRAINT events_request_once UNIQUE (game_id, player_id, request_key)
);

-- Outbox of the notifications: one row per recorded request, with the version after it.
CREATE TABLE game_outbox (
    game_id uuid NOT NULL,
    version integer NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (game_id, version)
);

-- The truth about every game. Rows are only ever inserted, and only by the statement that also raises the
-- game's version: that is why there is no foreign key to check once more for each of them.
CREATE TABLE events (
    game_id uuid NOT NULL,
    version integer NOT NULL,
    at timestamptz NOT NULL,
    -- Whose request it was; null for what nobody asked for.
    player_id uuid,
    seat smallint,
    automatic boolean NOT NULL,
    format smallint NOT NULL,
    body jsonb NOT NULL,
    -- In the first event of a request: its idempotency key, a hash of it, and the version it led to.
    request_key text,
    request_hash bytea,
    request_end integer,
    PRIMARY KEY (game_id, version),
    CONSTRAINT events_request_once UNIQUE (game_id, player_id, request_key)
);

-- What the notices are still to tell: a row per recorded request, with the version it led to.
CREATE TABLE game_outbox (
    game_id uuid NOT NULL,
    version integer NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (game_id, version)
);

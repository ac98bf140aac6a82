-- What a player is told, in the order in which it is told.
CREATE TABLE notices (
    player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
    position bigint NOT NULL,
    id uuid NOT NULL,
    game_id uuid,
    version integer,
    at timestamptz NOT NULL,
    format smallint NOT NULL,
    body jsonb NOT NULL,
    PRIMARY KEY (player_id, position)
);

-- How far a player's notices go, and how far it has read them.
CREATE TABLE notice_positions (
    player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    last bigint NOT NULL,
    read bigint NOT NULL DEFAULT 0,
    CONSTRAINT notice_positions_read_what_is_there CHECK (read <= last)
);

-- Up to which version players have been told of a game. What happened before there were notices is not told any more.
CREATE TABLE games_told (
    game_id uuid PRIMARY KEY REFERENCES games,
    version integer NOT NULL
);
INSERT INTO games_told (game_id, version) SELECT id, version FROM games;
DELETE FROM game_outbox;

-- How often a row could not be told; after some times it is left alone.
ALTER TABLE game_outbox ADD COLUMN tries smallint NOT NULL DEFAULT 0;
CREATE INDEX game_outbox_oldest ON game_outbox (at);

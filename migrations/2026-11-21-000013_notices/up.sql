-- Notifications of each player, in order.
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

-- Positions of the last notification of a player and of the last one read.
CREATE TABLE notice_positions (
    player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    last bigint NOT NULL,
    read bigint NOT NULL DEFAULT 0,
    CONSTRAINT notice_positions_read_what_is_there CHECK (read <= last)
);

-- Version up to which notifications of a game have been created. Events from before this table
-- create none.
CREATE TABLE games_told (
    game_id uuid PRIMARY KEY REFERENCES games,
    version integer NOT NULL
);
INSERT INTO games_told (game_id, version) SELECT id, version FROM games;
DELETE FROM game_outbox;

-- Number of failed attempts to relay the row; after the maximum it is skipped.
ALTER TABLE game_outbox ADD COLUMN tries smallint NOT NULL DEFAULT 0;
CREATE INDEX game_outbox_oldest ON game_outbox (at);

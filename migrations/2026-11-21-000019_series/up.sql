-- Series of games.
CREATE TABLE series (
    id uuid PRIMARY KEY,
    opener_id uuid NOT NULL REFERENCES players,
    games smallint NOT NULL CONSTRAINT series_games_few CHECK (games BETWEEN 1 AND 15),
    seating text NOT NULL CONSTRAINT series_seating_known CHECK (seating IN ('keep', 'rotate', 'shuffle')),
    rest jsonb NOT NULL,
    status text NOT NULL CONSTRAINT series_status_known CHECK (status IN ('open', 'active', 'finished', 'cancelled')),
    -- Number of the current game, or of the last one during a break.
    number smallint NOT NULL DEFAULT 1,
    -- Between two games: start of the break, and automatic start of the next game.
    resting_since timestamptz,
    next_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX series_by_opener ON series (opener_id);
CREATE INDEX series_due ON series (next_at) WHERE next_at IS NOT NULL;

-- Players from the start of the first game on. A place can change its player later.
CREATE TABLE series_places (
    series_id uuid NOT NULL REFERENCES series,
    place smallint NOT NULL,
    player_id uuid NOT NULL REFERENCES players,
    -- Contribution of the player to the randomness of all games.
    entropy bytea,
    -- True if the player is ready for the next game.
    ready boolean NOT NULL DEFAULT false,
    PRIMARY KEY (series_id, place)
);
CREATE INDEX series_places_by_player ON series_places (player_id, series_id);

-- All games of a series, including future ones, so that the commitments to all seeds precede the
-- contributions of the players.
CREATE TABLE series_games (
    series_id uuid NOT NULL REFERENCES series,
    number smallint NOT NULL,
    game_id uuid NOT NULL CONSTRAINT series_games_game_once UNIQUE,
    commitment bytea NOT NULL,
    -- Places in the order of the seats, one byte each; null before the game starts.
    places bytea,
    PRIMARY KEY (series_id, number)
);

-- Seeds of future games; no read query selects from this table.
CREATE TABLE series_secrets (
    series_id uuid NOT NULL REFERENCES series,
    number smallint NOT NULL,
    seed bytea NOT NULL,
    PRIMARY KEY (series_id, number)
);

ALTER TABLE games ADD COLUMN series_id uuid REFERENCES series;
ALTER TABLE games ADD COLUMN series_number smallint;

-- Games that belong together.
CREATE TABLE series (
    id uuid PRIMARY KEY,
    opener_id uuid NOT NULL REFERENCES players,
    games smallint NOT NULL CONSTRAINT series_games_few CHECK (games BETWEEN 1 AND 15),
    seating text NOT NULL CONSTRAINT series_seating_known CHECK (seating IN ('keep', 'rotate', 'shuffle')),
    rest jsonb NOT NULL,
    status text NOT NULL CONSTRAINT series_status_known CHECK (status IN ('open', 'active', 'finished', 'cancelled')),
    -- The number of the game that is played, or was played last.
    number smallint NOT NULL DEFAULT 1,
    -- Between two games: since when, and when the next one starts by itself.
    resting_since timestamptz,
    next_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX series_by_opener ON series (opener_id);
CREATE INDEX series_due ON series (next_at) WHERE next_at IS NOT NULL;

-- Who plays, from the start of the first game on; another one may have the place later.
CREATE TABLE series_places (
    series_id uuid NOT NULL REFERENCES series,
    place smallint NOT NULL,
    player_id uuid NOT NULL REFERENCES players,
    -- What the player added to the chance of all games.
    entropy bytea,
    -- Whether the next game may start.
    ready boolean NOT NULL DEFAULT false,
    PRIMARY KEY (series_id, place)
);
CREATE INDEX series_places_by_player ON series_places (player_id, series_id);

-- All games of a series, those to come included: so that the commitments to all seeds are older than what players add.
CREATE TABLE series_games (
    series_id uuid NOT NULL REFERENCES series,
    number smallint NOT NULL,
    game_id uuid NOT NULL CONSTRAINT series_games_game_once UNIQUE,
    commitment bytea NOT NULL,
    -- The places in the order of the seats, a byte each; null before the game starts.
    places bytea,
    PRIMARY KEY (series_id, number)
);

-- The seeds of the games to come; no read ever selects from here.
CREATE TABLE series_secrets (
    series_id uuid NOT NULL REFERENCES series,
    number smallint NOT NULL,
    seed bytea NOT NULL,
    PRIMARY KEY (series_id, number)
);

ALTER TABLE games ADD COLUMN series_id uuid REFERENCES series;
ALTER TABLE games ADD COLUMN series_number smallint;

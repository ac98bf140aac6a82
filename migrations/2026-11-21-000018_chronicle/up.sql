-- True after the follow-up work at the end of the game is done.
ALTER TABLE games ADD COLUMN concluded boolean NOT NULL DEFAULT false;
CREATE INDEX games_to_conclude ON games (changed_at, id) WHERE status IN ('finished', 'cancelled') AND NOT concluded;

-- Finished games, numbered in the order in which they were concluded: a reader that follows this
-- order misses none.
CREATE TABLE chronicle (
    position bigint PRIMARY KEY,
    game_id uuid NOT NULL CONSTRAINT chronicle_game_once UNIQUE REFERENCES games
);

-- Result of a finished game for each seat, derived from the events.
CREATE TABLE results (
    game_id uuid NOT NULL REFERENCES games,
    seat smallint NOT NULL,
    position bigint NOT NULL,
    player_id uuid NOT NULL REFERENCES players,
    rank smallint NOT NULL,
    points integer NOT NULL,
    format smallint NOT NULL,
    body jsonb NOT NULL,
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX results_by_player ON results (player_id, position DESC);

-- Premoves of players for their next turn. A premove is visible to its owner only.
CREATE TABLE orders (
    game_id uuid NOT NULL REFERENCES games,
    player_id uuid NOT NULL REFERENCES players,
    -- Number of the seat's turn that the premove is for, counted from 1.
    turn smallint NOT NULL,
    -- Number of giants in the kingdom when the premove was created.
    giants smallint NOT NULL,
    body jsonb NOT NULL,
    valid_until timestamptz,
    given_at timestamptz NOT NULL,
    PRIMARY KEY (game_id, player_id)
);

-- What players have ordered for their next turn. Only its owner ever sees an order.
CREATE TABLE orders (
    game_id uuid NOT NULL REFERENCES games,
    player_id uuid NOT NULL REFERENCES players,
    -- For which of the seat's turns it is, counted from 1.
    turn smallint NOT NULL,
    -- How many giants were in the kingdom when it was given.
    giants smallint NOT NULL,
    body jsonb NOT NULL,
    valid_until timestamptz,
    given_at timestamptz NOT NULL,
    PRIMARY KEY (game_id, player_id)
);

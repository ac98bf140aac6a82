CREATE TABLE games (
    id uuid PRIMARY KEY,
    opener_id uuid NOT NULL REFERENCES players,
    access text NOT NULL CONSTRAINT games_access_known CHECK (access IN ('public', 'invitation')),
    status text NOT NULL CONSTRAINT games_status_known CHECK (status IN ('open', 'active', 'finished', 'cancelled')),
    -- Number of events.
    version integer NOT NULL,
    settings_format smallint NOT NULL,
    settings jsonb NOT NULL,
    -- Encoded state after the last event; null before the game starts.
    state bytea,
    -- Seat whose turn it is.
    awaiting smallint,
    deadline timestamptz,
    commitment bytea NOT NULL,
    -- Seed; null until the game is over.
    revealed_seed bytea,
    -- Idempotency key of the request that created the table, and a hash of the request.
    open_key text,
    open_hash bytea,
    created_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT games_opened_once UNIQUE (opener_id, open_key)
);

CREATE INDEX games_open ON games (id DESC) WHERE status = 'open' AND access = 'public';

CREATE TABLE seats (
    game_id uuid NOT NULL REFERENCES games,
    seat smallint NOT NULL,
    player_id uuid NOT NULL REFERENCES players,
    -- Contribution of the player to the randomness of the shuffle.
    entropy bytea,
    joined_at timestamptz NOT NULL DEFAULT now(),
    -- Deferred, because the other players move up when a player leaves.
    PRIMARY KEY (game_id, seat) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT seats_once_at_a_table UNIQUE (game_id, player_id)
);

CREATE INDEX seats_by_player ON seats (player_id, game_id);

CREATE TABLE invitations (
    game_id uuid NOT NULL REFERENCES games,
    player_id uuid NOT NULL REFERENCES players,
    invited_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game_id, player_id)
);

CREATE INDEX invitations_by_player ON invitations (player_id, game_id);

-- Data that must stay secret until the game is over; no read query selects from this table.
CREATE TABLE game_secrets (
    game_id uuid PRIMARY KEY REFERENCES games,
    seed bytea NOT NULL,
    -- Numbers of the dominoes in draw order; null before the game starts.
    deck bytea
);

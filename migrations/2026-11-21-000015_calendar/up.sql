-- Secret calendar URL with the deadlines of a player: one per player, stored as a hash of the
-- secret part.
CREATE TABLE calendars (
    player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    token_hash bytea NOT NULL CONSTRAINT calendars_token UNIQUE,
    made_at timestamptz NOT NULL DEFAULT now()
);

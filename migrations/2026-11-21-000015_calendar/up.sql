-- The secret address at which a player's calendar fetches its deadlines: one a player, by the hash of what makes it secret.
CREATE TABLE calendars (
    player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    token_hash bytea NOT NULL CONSTRAINT calendars_token UNIQUE,
    made_at timestamptz NOT NULL DEFAULT now()
);

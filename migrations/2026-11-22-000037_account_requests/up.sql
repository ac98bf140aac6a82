-- Requests that made something of an account, by the key that its client chose, so that a repeat makes nothing twice.
CREATE TABLE account_requests (
    player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
    -- SHA-256 of the key: a secret that was shown once follows from the key, and cannot be told from what is stored.
    key_hash bytea NOT NULL,
    -- SHA-256 of what was asked for.
    request_hash bytea NOT NULL,
    -- What was made.
    made_id uuid NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (player_id, key_hash)
);

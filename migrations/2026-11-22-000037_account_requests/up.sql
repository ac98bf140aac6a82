-- Requests that created a resource of an account, by idempotency key, so that a retry does not
-- create another one.
CREATE TABLE account_requests (
    player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
    -- SHA-256 of the key. Secrets that are returned once are derived from the key and cannot be
    -- derived from this hash.
    key_hash bytea NOT NULL,
    -- SHA-256 of the request.
    request_hash bytea NOT NULL,
    -- ID of the created resource.
    made_id uuid NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (player_id, key_hash)
);

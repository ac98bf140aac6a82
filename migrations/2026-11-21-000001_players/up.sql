CREATE TABLE players (
    id uuid PRIMARY KEY,
    -- Null after the account is deleted: its games remain without the name.
    name text,
    -- Normalized name for comparison: names that look alike are equal.
    name_key text CONSTRAINT players_name_taken UNIQUE,
    password_hash text,
    created_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    CONSTRAINT players_deleted_have_no_secrets CHECK (
        (deleted_at IS NULL AND name IS NOT NULL AND name_key IS NOT NULL AND password_hash IS NOT NULL)
        OR (deleted_at IS NOT NULL AND name IS NULL AND name_key IS NULL AND password_hash IS NULL)
    )
);

-- Owner of a bot; null for accounts of players. A bot has no password, and no sessions except those
-- of its tokens.
ALTER TABLE players ADD COLUMN owner_id uuid REFERENCES players;
CREATE INDEX players_by_owner ON players (owner_id, id) WHERE owner_id IS NOT NULL;

ALTER TABLE players DROP CONSTRAINT players_deleted_have_no_secrets;
ALTER TABLE players ADD CONSTRAINT players_deleted_have_no_secrets CHECK (
    (house IS NULL AND deleted_at IS NULL AND name IS NOT NULL AND name_key IS NOT NULL
        AND (password_hash IS NULL) = (owner_id IS NOT NULL))
    OR (house IS NULL AND deleted_at IS NOT NULL AND name IS NULL AND name_key IS NULL AND password_hash IS NULL)
    OR (house IS NOT NULL AND deleted_at IS NULL AND name IS NOT NULL AND name_key IS NULL AND password_hash IS NULL)
);

-- True if bots may join.
ALTER TABLE games ADD COLUMN bots boolean NOT NULL DEFAULT false;

-- Administrators of the server, and locked accounts.
ALTER TABLE players ADD COLUMN is_admin boolean NOT NULL DEFAULT false;
ALTER TABLE players ADD COLUMN locked_at timestamptz;

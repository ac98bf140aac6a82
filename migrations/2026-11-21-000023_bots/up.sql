-- Whose program it is; null for somebody's own account. A program has no password, and no sessions beside its tokens.
ALTER TABLE players ADD COLUMN owner_id uuid REFERENCES players;
CREATE INDEX players_by_owner ON players (owner_id, id) WHERE owner_id IS NOT NULL;

ALTER TABLE players DROP CONSTRAINT players_deleted_have_no_secrets;
ALTER TABLE players ADD CONSTRAINT players_deleted_have_no_secrets CHECK (
    (house IS NULL AND deleted_at IS NULL AND name IS NOT NULL AND name_key IS NOT NULL
        AND (password_hash IS NULL) = (owner_id IS NOT NULL))
    OR (house IS NULL AND deleted_at IS NOT NULL AND name IS NULL AND name_key IS NULL AND password_hash IS NULL)
    OR (house IS NOT NULL AND deleted_at IS NULL AND name IS NOT NULL AND name_key IS NULL AND password_hash IS NULL)
);

-- Whether bots may sit down.
ALTER TABLE games ADD COLUMN bots boolean NOT NULL DEFAULT false;

-- Who runs the server, and who may not use it any more.
ALTER TABLE players ADD COLUMN is_admin boolean NOT NULL DEFAULT false;
ALTER TABLE players ADD COLUMN locked_at timestamptz;

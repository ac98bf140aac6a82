-- True until the guest chooses a name and a password. A guest authenticates by a session only.
ALTER TABLE players ADD COLUMN is_guest boolean NOT NULL DEFAULT false;
CREATE INDEX players_guests ON players (id) WHERE is_guest;

ALTER TABLE players DROP CONSTRAINT players_deleted_have_no_secrets;
ALTER TABLE players ADD CONSTRAINT players_deleted_have_no_secrets CHECK (
    (house IS NULL AND deleted_at IS NULL AND name IS NOT NULL AND name_key IS NOT NULL
        AND (password_hash IS NULL) = (owner_id IS NOT NULL OR is_guest))
    OR (house IS NULL AND deleted_at IS NOT NULL AND name IS NULL AND name_key IS NULL AND password_hash IS NULL)
    OR (house IS NOT NULL AND deleted_at IS NULL AND name IS NOT NULL AND name_key IS NULL AND password_hash IS NULL)
);

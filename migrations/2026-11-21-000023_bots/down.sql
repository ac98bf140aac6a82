ALTER TABLE players DROP COLUMN locked_at;
ALTER TABLE players DROP COLUMN is_admin;
ALTER TABLE games DROP COLUMN bots;
-- Bots keep their seats as deleted accounts. Locked accounts are unlocked.
DELETE FROM endpoints WHERE player_id IN (SELECT id FROM players WHERE owner_id IS NOT NULL);
DELETE FROM notices WHERE player_id IN (SELECT id FROM players WHERE owner_id IS NOT NULL);
DELETE FROM calendars WHERE player_id IN (SELECT id FROM players WHERE owner_id IS NOT NULL);
UPDATE players SET name = NULL, name_key = NULL, deleted_at = coalesce(deleted_at, now()) WHERE owner_id IS NOT NULL;
ALTER TABLE players DROP CONSTRAINT players_deleted_have_no_secrets;
ALTER TABLE players ADD CONSTRAINT players_deleted_have_no_secrets CHECK (
    (house IS NULL AND deleted_at IS NULL AND name IS NOT NULL AND name_key IS NOT NULL AND password_hash IS NOT NULL)
    OR (house IS NULL AND deleted_at IS NOT NULL AND name IS NULL AND name_key IS NULL AND password_hash IS NULL)
    OR (house IS NOT NULL AND deleted_at IS NULL AND name IS NOT NULL AND name_key IS NULL AND password_hash IS NULL)
);
DROP INDEX players_by_owner;
ALTER TABLE players DROP COLUMN owner_id;

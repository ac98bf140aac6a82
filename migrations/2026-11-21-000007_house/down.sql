-- A release without house players cannot read games with house players, so these are deleted.
CREATE TEMPORARY TABLE games_with_house ON COMMIT DROP AS
    SELECT DISTINCT s.game_id AS id FROM seats s JOIN players p ON p.id = s.player_id WHERE p.house IS NOT NULL;
DELETE FROM game_outbox WHERE game_id IN (SELECT id FROM games_with_house);
DELETE FROM events WHERE game_id IN (SELECT id FROM games_with_house);
DELETE FROM game_secrets WHERE game_id IN (SELECT id FROM games_with_house);
DELETE FROM invitations WHERE game_id IN (SELECT id FROM games_with_house);
DELETE FROM seats WHERE game_id IN (SELECT id FROM games_with_house);
DELETE FROM games WHERE id IN (SELECT id FROM games_with_house);
DELETE FROM players WHERE house IS NOT NULL;

ALTER TABLE players DROP CONSTRAINT players_deleted_have_no_secrets;
ALTER TABLE players DROP COLUMN house;
ALTER TABLE players ADD CONSTRAINT players_deleted_have_no_secrets CHECK (
    (deleted_at IS NULL AND name IS NOT NULL AND name_key IS NOT NULL AND password_hash IS NOT NULL)
    OR (deleted_at IS NOT NULL AND name IS NULL AND name_key IS NULL AND password_hash IS NULL)
);

-- Earlier releases do not support sandboxes.
DELETE FROM events WHERE game_id IN (SELECT id FROM games WHERE shuffled_as IS NOT NULL);
DELETE FROM game_outbox WHERE game_id IN (SELECT id FROM games WHERE shuffled_as IS NOT NULL);
DELETE FROM games_told WHERE game_id IN (SELECT id FROM games WHERE shuffled_as IS NOT NULL);
DELETE FROM orders WHERE game_id IN (SELECT id FROM games WHERE shuffled_as IS NOT NULL);
DELETE FROM game_secrets WHERE game_id IN (SELECT id FROM games WHERE shuffled_as IS NOT NULL);
DELETE FROM seats WHERE game_id IN (SELECT id FROM games WHERE shuffled_as IS NOT NULL);
DELETE FROM games WHERE shuffled_as IS NOT NULL;
DROP INDEX seats_once_at_a_table;
ALTER TABLE seats ADD CONSTRAINT seats_once_at_a_table UNIQUE (game_id, player_id);
ALTER TABLE seats DROP COLUMN shared;
DROP INDEX games_sandboxes;
ALTER TABLE games DROP COLUMN shuffled_as;

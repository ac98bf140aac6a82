-- Game ID that seeds the shuffle of a sandbox, so that a deck can be repeated; null for a game. A
-- sandbox belongs to one player.
ALTER TABLE games ADD COLUMN shuffled_as uuid;
CREATE INDEX games_sandboxes ON games (opener_id, id DESC) WHERE shuffled_as IS NOT NULL;

-- In a sandbox one player has several seats.
ALTER TABLE seats ADD COLUMN shared boolean NOT NULL DEFAULT false;
ALTER TABLE seats DROP CONSTRAINT seats_once_at_a_table;
CREATE UNIQUE INDEX seats_once_at_a_table ON seats (game_id, player_id) WHERE NOT shared;

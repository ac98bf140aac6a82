-- Number of the drawing that the player chose; null for the one derived from the id.
ALTER TABLE players ADD COLUMN avatar integer CONSTRAINT players_avatar_range CHECK (avatar BETWEEN 0 AND 65535);

-- Finds the best game of a player.
CREATE INDEX results_by_points ON results (player_id, points);

CREATE INDEX events_undone ON events (game_id, version) WHERE body->>'type' = 'undone';
CREATE INDEX events_by_awaited_player ON events (awaited_player_id, at) WHERE awaited_player_id IS NOT NULL;
ALTER TABLE events ADD CONSTRAINT events_request_key_unique UNIQUE (game_id, player_id, request_key);
ALTER TABLE game_states DROP COLUMN request_key_hashes;

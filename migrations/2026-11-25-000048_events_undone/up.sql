-- How players keep their time is found from their waits, but for those that were taken back, of which there are few.
CREATE INDEX events_undone ON events (game_id, version) WHERE body->>'type' = 'undone';

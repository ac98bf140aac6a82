-- Punctuality of players is computed from their waits, except those that were undone, which are
-- rare.
CREATE INDEX events_undone ON events (game_id, version) WHERE body->>'type' = 'undone';

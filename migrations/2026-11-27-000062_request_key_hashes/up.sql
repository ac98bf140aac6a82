-- Each command inserts into all indexes of `events`. Only the primary key remains: a game knows the
-- keys of its requests by their hashes, the version guard keeps a key unique, and the waits of a
-- player are found by the games of the player.
ALTER TABLE game_states ADD COLUMN request_key_hashes bytea NOT NULL DEFAULT '';
ALTER TABLE game_states ALTER request_key_hashes SET STATISTICS 0;
COMMENT ON COLUMN game_states.request_key_hashes IS
    'For each recorded request, the first 4 bytes of the SHA-256 hash of its player and its key.';

UPDATE game_states SET request_key_hashes = recorded.hashes FROM (
    SELECT game_id, string_agg(substring(sha256(uuid_send(player_id) || convert_to(request_key, 'UTF8')) FOR 4), '' ORDER BY version) AS hashes
    FROM events WHERE request_key IS NOT NULL AND player_id IS NOT NULL GROUP BY game_id
) recorded WHERE recorded.game_id = game_states.game_id;

ALTER TABLE events DROP CONSTRAINT events_request_key_unique;
DROP INDEX events_by_awaited_player;
DROP INDEX events_undone;

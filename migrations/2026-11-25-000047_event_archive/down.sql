INSERT INTO events (game_id, version, at, player_id, seat, automatic, format, body, waited_for, waited_ms)
SELECT a.game_id, e.version, timestamptz '1970-01-01 00:00:00Z' + (e.event->>0)::bigint * interval '1 microsecond',
    (e.event->>1)::uuid, (e.event->>2)::smallint, (e.event->>3)::boolean, (e.event->>4)::smallint, e.event->5,
    (e.event->>6)::uuid, (e.event->>7)::bigint
FROM event_archive a, jsonb_array_elements(a.events) WITH ORDINALITY AS e (event, version);
DROP INDEX chronicle_to_archive;
ALTER TABLE chronicle DROP COLUMN archived;
DROP TABLE event_archive;

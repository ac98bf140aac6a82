DROP INDEX events_waited_for;
ALTER TABLE events DROP COLUMN waited_ms;
ALTER TABLE events DROP COLUMN waited_for;

-- In an event that ends a wait, by a decision or a timeout: the awaited player and the duration of
-- the wait.
ALTER TABLE events ADD COLUMN waited_for uuid;
ALTER TABLE events ADD COLUMN waited_ms bigint;
CREATE INDEX events_waited_for ON events (waited_for, at) WHERE waited_for IS NOT NULL;

-- In an event that answers a wait, or ends it because the time was up: for whom was waited, and how long the clock ran.
ALTER TABLE events ADD COLUMN waited_for uuid;
ALTER TABLE events ADD COLUMN waited_ms bigint;
CREATE INDEX events_waited_for ON events (waited_for, at) WHERE waited_for IS NOT NULL;

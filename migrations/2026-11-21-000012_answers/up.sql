-- In the first event of a request: the wait state of the game after it, so that a retry gets the
-- original response.
ALTER TABLE events ADD COLUMN request_since timestamptz;
ALTER TABLE events ADD COLUMN request_deadline timestamptz;
ALTER TABLE events ADD COLUMN request_clocks jsonb;

-- In the first event of a request: how the game waited after it, so that a repeat gets the answer it got.
ALTER TABLE events ADD COLUMN request_since timestamptz;
ALTER TABLE events ADD COLUMN request_deadline timestamptz;
ALTER TABLE events ADD COLUMN request_clocks jsonb;

-- Until when the endpoint has asked to be left alone (Retry-After): what is queued meanwhile waits as well.
ALTER TABLE endpoints ADD COLUMN held_until timestamptz;

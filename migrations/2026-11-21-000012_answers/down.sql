ALTER TABLE events DROP COLUMN request_clocks;
ALTER TABLE events DROP COLUMN request_deadline;
ALTER TABLE events DROP COLUMN request_since;

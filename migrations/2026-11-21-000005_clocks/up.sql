-- Current time for all game clocks. A function, so that the database clock decides, and tests can
-- replace it.
CREATE FUNCTION game_time() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';

-- Timing rules of the table; null if it was created before clocks existed.
ALTER TABLE games ADD COLUMN timing jsonb;
-- State of the clocks; null before the game starts and without a pace.
ALTER TABLE games ADD COLUMN clocks jsonb;
-- Start of the wait for the awaited seat.
ALTER TABLE games ADD COLUMN awaiting_since timestamptz;

-- Due games, for the nodes that fire their deadlines.
CREATE INDEX games_due ON games (deadline) WHERE status = 'active';

-- Time of the last heartbeat of any node. A longer gap is an outage, which does not count as
-- thinking time.
CREATE TABLE heartbeat (
    id boolean PRIMARY KEY DEFAULT true CONSTRAINT heartbeat_is_one CHECK (id),
    at timestamptz NOT NULL
);
INSERT INTO heartbeat (at) VALUES (now());

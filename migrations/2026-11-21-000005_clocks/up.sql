-- What time it is for the games: one function, so that one clock decides, and a test can set it.
CREATE FUNCTION game_time() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';

-- How the table deals with time; null for one without clocks that was opened before there were any.
ALTER TABLE games ADD COLUMN timing jsonb;
-- What the clocks have counted; null before the game starts and without a pace.
ALTER TABLE games ADD COLUMN clocks jsonb;
-- Since when the awaited seat is waited for.
ALTER TABLE games ADD COLUMN awaiting_since timestamptz;

-- Due games, for the nodes that fire their deadlines.
CREATE INDEX games_due ON games (deadline) WHERE status = 'active';

-- When any node was last seen alive: a longer gap was an outage, for which nobody shall pay.
CREATE TABLE heartbeat (
    id boolean PRIMARY KEY DEFAULT true CONSTRAINT heartbeat_is_one CHECK (id),
    at timestamptz NOT NULL
);
INSERT INTO heartbeat (at) VALUES (now());

-- When the player is away; null for never, in UTC.
ALTER TABLE players ADD COLUMN absence jsonb;
-- Counts what changed beside the events and matters to what comes next: a clock that was moved, somebody's absence, a
-- standing order. A command that was decided on before is decided on again.
ALTER TABLE games ADD COLUMN stamp integer NOT NULL DEFAULT 0;

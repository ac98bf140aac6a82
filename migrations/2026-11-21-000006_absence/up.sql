-- Absences of the player, in UTC; null for none.
ALTER TABLE players ADD COLUMN absence jsonb;
-- Incremented when data other than events changes that affects the next command: an adjusted clock,
-- an absence, or a premove. A command decided with an older value is decided again.
ALTER TABLE games ADD COLUMN stamp integer NOT NULL DEFAULT 0;

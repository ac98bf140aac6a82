-- Time at which a node checks the game for due work; null for never. It may be too early; the node
-- then postpones it. The deadline and the reminder change with every command and are not indexed:
-- each command would have to write an entry into every index of the table. This column rarely
-- changes, because a new deadline is usually later.
ALTER TABLE games ADD COLUMN wake_at timestamptz;
UPDATE games SET wake_at = least(deadline, remind_at) WHERE least(deadline, remind_at) IS NOT NULL;
ALTER TABLE games ADD CONSTRAINT games_wake_in_time
    CHECK (least(deadline, remind_at) IS NULL OR (wake_at IS NOT NULL AND wake_at <= least(deadline, remind_at)));
CREATE INDEX games_to_wake ON games (wake_at) WHERE wake_at IS NOT NULL;
DROP INDEX games_due;
DROP INDEX games_to_remind;
-- The same reason applies to the time of the last change. Few games at a time are over and not
-- concluded.
DROP INDEX games_to_conclude;
CREATE INDEX games_to_conclude ON games (id) WHERE status IN ('finished', 'cancelled') AND NOT concluded;

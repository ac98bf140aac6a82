-- No later than this a node looks whether something in the game is due; null for never. It may be too early: then the node puts it off.
-- The deadline and the reminder change with every command, so no index has them: a command would have to write an entry into each
-- index of the table. This one mostly stays as it is, because time that is given anew ends later.
ALTER TABLE games ADD COLUMN wake_at timestamptz;
UPDATE games SET wake_at = least(deadline, remind_at) WHERE least(deadline, remind_at) IS NOT NULL;
ALTER TABLE games ADD CONSTRAINT games_wake_in_time
    CHECK (least(deadline, remind_at) IS NULL OR (wake_at IS NOT NULL AND wake_at <= least(deadline, remind_at)));
CREATE INDEX games_to_wake ON games (wake_at) WHERE wake_at IS NOT NULL;
DROP INDEX games_due;
DROP INDEX games_to_remind;
-- The same holds for the time of the last change. Few games at a time are over and not concluded.
DROP INDEX games_to_conclude;
CREATE INDEX games_to_conclude ON games (id) WHERE status IN ('finished', 'cancelled') AND NOT concluded;

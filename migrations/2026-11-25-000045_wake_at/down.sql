DROP INDEX games_to_conclude;
CREATE INDEX games_to_conclude ON games (changed_at, id) WHERE status IN ('finished', 'cancelled') AND NOT concluded;
CREATE INDEX games_to_remind ON games (remind_at) WHERE status = 'active';
CREATE INDEX games_due ON games (deadline) WHERE status = 'active';
DROP INDEX games_to_wake;
ALTER TABLE games DROP COLUMN wake_at;

-- A break that lasts until all players are ready now has a limit. Breaks without one get a week
-- from now.
UPDATE series SET next_at = game_time() + interval '7 days'
WHERE status = 'active' AND resting_since IS NOT NULL AND next_at IS NULL;

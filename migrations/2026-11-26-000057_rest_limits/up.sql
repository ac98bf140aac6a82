-- A series that rests until all players are ready has a limit now. Those that rest without one get a week from now on.
UPDATE series SET next_at = game_time() + interval '7 days'
WHERE status = 'active' AND resting_since IS NOT NULL AND next_at IS NULL;

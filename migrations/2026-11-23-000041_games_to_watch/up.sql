-- What can be watched, the newest first. No move touches a column of it, so that a game's row can still be updated in place.
CREATE INDEX games_to_watch ON games (id DESC) WHERE status = 'active' AND access = 'public' AND shuffled_as IS NULL;

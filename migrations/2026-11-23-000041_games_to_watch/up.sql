-- Watchable games, newest first. No command updates an indexed column, so updates of a game remain
-- heap-only (HOT).
CREATE INDEX games_to_watch ON games (id DESC) WHERE status = 'active' AND access = 'public' AND shuffled_as IS NULL;

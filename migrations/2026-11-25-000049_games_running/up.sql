-- After an outage the clocks of all running games are adjusted page by page. The index avoids a
-- scan of finished games.
CREATE INDEX games_running ON games (id) WHERE status = 'active';

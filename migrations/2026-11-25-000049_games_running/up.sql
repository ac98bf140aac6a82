-- After an outage the clocks of all running games are moved, page by page: they are found without a look at those that are over.
CREATE INDEX games_running ON games (id) WHERE status = 'active';

-- Finished game of which this game is a rematch.
ALTER TABLE games ADD COLUMN rematch_of uuid REFERENCES games;
CREATE INDEX games_rematches ON games (rematch_of) WHERE rematch_of IS NOT NULL;
-- At most one open rematch per game: a second request joins the first one's table.
CREATE UNIQUE INDEX games_rematch_open_once ON games (rematch_of) WHERE status = 'open';

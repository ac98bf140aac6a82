-- The finished game after which the same people play once more.
ALTER TABLE games ADD COLUMN rematch_of uuid REFERENCES games;
CREATE INDEX games_rematches ON games (rematch_of) WHERE rematch_of IS NOT NULL;
-- Who asks for a rematch while another waits for players joins that.
CREATE UNIQUE INDEX games_rematch_open_once ON games (rematch_of) WHERE status = 'open';

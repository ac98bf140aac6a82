-- Results at the table that change the ratings of players.
ALTER TABLE games ADD COLUMN rated text NOT NULL DEFAULT 'people' CONSTRAINT games_rated_known CHECK (rated IN ('no', 'people', 'everybody'));

-- Ratings of players. For house players, the first account of each strategy has the rating of the
-- strategy.
CREATE TABLE ratings (
    category text NOT NULL CONSTRAINT ratings_category_known CHECK (category IN ('base', 'duel', 'age_of_giants')),
    player_id uuid NOT NULL REFERENCES players,
    mean double precision NOT NULL,
    deviation double precision NOT NULL,
    games integer NOT NULL,
    -- Sort key of the leaderboards.
    at_least double precision NOT NULL,
    PRIMARY KEY (category, player_id)
);
CREATE INDEX ratings_leaders ON ratings (category, at_least DESC, player_id);
CREATE INDEX ratings_by_player ON ratings (player_id);

-- Changes of the ratings by each concluded game.
CREATE TABLE rating_changes (
    player_id uuid NOT NULL REFERENCES players,
    position bigint NOT NULL,
    category text NOT NULL,
    mean double precision NOT NULL,
    deviation double precision NOT NULL,
    PRIMARY KEY (player_id, position)
);
CREATE INDEX rating_changes_by_position ON rating_changes (position);

-- Totals over the finished games of a player, up to a position in the order of concluded games: the
-- maximum of the player's rows. Later games are in the results only, because earlier releases do
-- not update this table.
CREATE TABLE statistics (
    player_id uuid NOT NULL REFERENCES players,
    category text NOT NULL CONSTRAINT statistics_category_known CHECK (category IN ('base', 'duel', 'age_of_giants')),
    -- True for the totals of public games, false for those of other games.
    is_public boolean NOT NULL,
    position bigint NOT NULL,
    games bigint NOT NULL,
    wins bigint NOT NULL,
    taken_over bigint NOT NULL,
    -- Number of games that the player played from start to end, and their totals.
    whole bigint NOT NULL,
    points bigint NOT NULL,
    best_points integer,
    -- Points per terrain, of bonuses and of quests; giants; discards.
    sums bigint[] NOT NULL,
    PRIMARY KEY (player_id, category, is_public)
);
INSERT INTO statistics
SELECT player_id, category, is_public, max(position), count(*), count(*) FILTER (WHERE rank = 1),
    count(*) FILTER (WHERE body->>'finished_by' = 'taken_over'),
    count(*) FILTER (WHERE whole), coalesce(sum(points) FILTER (WHERE whole), 0), max(points) FILTER (WHERE whole),
    ARRAY[
        coalesce(sum((body->'terrains'->>0)::bigint) FILTER (WHERE whole), 0),
        coalesce(sum((body->'terrains'->>1)::bigint) FILTER (WHERE whole), 0),
        coalesce(sum((body->'terrains'->>2)::bigint) FILTER (WHERE whole), 0),
        coalesce(sum((body->'terrains'->>3)::bigint) FILTER (WHERE whole), 0),
        coalesce(sum((body->'terrains'->>4)::bigint) FILTER (WHERE whole), 0),
        coalesce(sum((body->'terrains'->>5)::bigint) FILTER (WHERE whole), 0),
        coalesce(sum((body->>'bonuses')::bigint) FILTER (WHERE whole), 0),
        coalesce(sum((body->>'quests')::bigint) FILTER (WHERE whole), 0),
        coalesce(sum((body->>'giants')::bigint) FILTER (WHERE whole), 0),
        coalesce(sum((body->>'discards')::bigint) FILTER (WHERE whole), 0)
    ]
FROM (
    SELECT r.player_id, r.position, r.rank, r.points, r.body, g.access = 'public' AS is_public,
        CASE WHEN g.settings->>'expansion' = 'age_of_giants' THEN 'age_of_giants'
            WHEN g.settings->'variants' ? 'mighty_duel' THEN 'duel' ELSE 'base' END AS category,
        r.body->>'finished_by' <> 'taken_over' AND r.body->>'changed_hands' = 'false' AS whole
    FROM results r JOIN games g ON g.id = r.game_id
) played
GROUP BY player_id, category, is_public;

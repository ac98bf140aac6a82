-- Strategy of a house player; null for accounts of players.
ALTER TABLE players ADD COLUMN house text CONSTRAINT players_house_known CHECK (house IN ('random', 'greedy', 'searching'));

-- A house player has a display name, but cannot be found, invited or logged in to by name, and has
-- no password.
ALTER TABLE players DROP CONSTRAINT players_deleted_have_no_secrets;
ALTER TABLE players ADD CONSTRAINT players_deleted_have_no_secrets CHECK (
    (house IS NULL AND deleted_at IS NULL AND name IS NOT NULL AND name_key IS NOT NULL AND password_hash IS NOT NULL)
    OR (house IS NULL AND deleted_at IS NOT NULL AND name IS NULL AND name_key IS NULL AND password_hash IS NULL)
    OR (house IS NOT NULL AND deleted_at IS NULL AND name IS NOT NULL AND name_key IS NULL AND password_hash IS NULL)
);

-- Four of each strategy, because a player has at most one seat at a table. The program refers to
-- them by ID: the last two bytes are the strategy and the number.
INSERT INTO players (id, name, house)
SELECT format('00000000-0000-8000-8000-00000000%s%s', lpad(to_hex(strategy), 2, '0'), lpad(to_hex(number), 2, '0'))::uuid,
    format('House %s (%s)', number, house), house
FROM unnest(ARRAY['random', 'greedy', 'searching']) WITH ORDINALITY AS strategies (house, strategy),
    generate_series(1, 4) AS number;

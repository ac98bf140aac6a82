-- The smallest schema that stores a game durably: state, events and outbox. No checks, no
-- permissions, no clocks.
--
-- psql -v games=100000 -v events=50 -f schema.sql
CREATE TABLE games (
    id bigint PRIMARY KEY,
    version integer NOT NULL,
    status smallint NOT NULL DEFAULT 1,
    state bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE events (
    game_id bigint NOT NULL,
    seq integer NOT NULL,
    kind smallint NOT NULL,
    payload bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game_id, seq)
);
CREATE TABLE outbox (
    id bigserial PRIMARY KEY,
    game_id bigint NOT NULL,
    seq integer NOT NULL,
    user_id bigint NOT NULL,
    payload bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
);
-- 1,400 incompressible bytes: just below the size from which Postgres uses TOAST.
INSERT INTO games (id, version, state)
SELECT game, :events, decode(substr(repeat(md5(game::text) || md5((game + 1)::text), 50), 1, 2800), 'hex')
FROM generate_series(1, :games) AS game;
-- An event of about 130 bytes.
INSERT INTO events (game_id, seq, kind, payload)
SELECT game, seq, 1, convert_to(
    format('{"kind":"place","player":%s,"domino":%s,"x":%s,"y":%s,"rotation":90,"next_pick":%s,"round":%s,"by":"%s"}',
        seq % 4, seq % 48 + 1, seq % 9 - 4, seq % 7 - 3, seq * 7 % 48 + 1, seq / 8, '0193f5c2-7b1e-7c3a-9d55-2f6a1f0b9e11'), 'UTF8')
FROM generate_series(1, :games) AS game, generate_series(1, :events) AS seq;
VACUUM (ANALYZE) games, events;
CHECKPOINT;

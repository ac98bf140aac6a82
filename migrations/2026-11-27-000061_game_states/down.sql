ALTER TABLE games
    ADD COLUMN version integer,
    ADD COLUMN state bytea,
    ADD COLUMN awaited_seat smallint,
    ADD COLUMN deadline timestamptz,
    ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now(),
    ADD COLUMN clocks jsonb,
    ADD COLUMN awaiting_since timestamptz,
    ADD COLUMN revision integer NOT NULL DEFAULT 0,
    ADD COLUMN agreements jsonb,
    ADD COLUMN remind_at timestamptz,
    ADD COLUMN next_check_at timestamptz;

UPDATE games g SET version = gs.version, state = gs.state, awaited_seat = gs.awaited_seat, deadline = gs.deadline,
    changed_at = gs.changed_at, clocks = gs.clocks, awaiting_since = gs.awaiting_since, revision = gs.revision,
    agreements = gs.agreements, remind_at = gs.remind_at, next_check_at = gs.next_check_at
FROM game_states gs WHERE gs.game_id = g.id;

ALTER TABLE games
    ALTER COLUMN version SET NOT NULL,
    ALTER state SET STATISTICS 0,
    ALTER clocks SET STATISTICS 0,
    ALTER agreements SET STATISTICS 0,
    ADD CONSTRAINT games_next_check_not_late CHECK (least(deadline, remind_at) IS NULL
        OR (next_check_at IS NOT NULL AND next_check_at <= least(deadline, remind_at)));
CREATE INDEX games_next_check ON games (next_check_at) WHERE next_check_at IS NOT NULL;
DROP TABLE game_states;

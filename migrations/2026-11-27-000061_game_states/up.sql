-- What a command changes, in a table of its own. A command used to write the whole row of `games`:
-- each update opened its ten indexes, and checked its constraint, its domains and twelve foreign keys.
-- The row is the lock of the game. No foreign key: it would be checked by each update.
CREATE TABLE game_states (
    game_id uuid PRIMARY KEY,
    -- Number of events.
    version integer NOT NULL,
    -- Encoded state after the last event; null before the game starts.
    state bytea,
    -- Seat whose turn it is.
    awaited_seat smallint,
    deadline timestamptz,
    changed_at timestamptz NOT NULL DEFAULT now(),
    clocks jsonb,
    awaiting_since timestamptz,
    -- Counter of changes that are not events.
    revision integer NOT NULL DEFAULT 0,
    agreements jsonb,
    remind_at timestamptz,
    -- Never later than the deadline and the next reminder.
    next_check_at timestamptz
) WITH (fillfactor = 70);

ALTER TABLE game_states
    ALTER state SET STATISTICS 0,
    ALTER clocks SET STATISTICS 0,
    ALTER agreements SET STATISTICS 0;

INSERT INTO game_states (game_id, version, state, awaited_seat, deadline, changed_at, clocks, awaiting_since, revision, agreements, remind_at, next_check_at)
SELECT id, version, state, awaited_seat, deadline, changed_at, clocks, awaiting_since, revision, agreements, remind_at, next_check_at FROM games;

DROP INDEX games_next_check;
ALTER TABLE games
    DROP CONSTRAINT games_next_check_not_late,
    DROP COLUMN version,
    DROP COLUMN state,
    DROP COLUMN awaited_seat,
    DROP COLUMN deadline,
    DROP COLUMN changed_at,
    DROP COLUMN clocks,
    DROP COLUMN awaiting_since,
    DROP COLUMN revision,
    DROP COLUMN agreements,
    DROP COLUMN remind_at,
    DROP COLUMN next_check_at;
CREATE INDEX game_states_next_check ON game_states (next_check_at) WHERE next_check_at IS NOT NULL;

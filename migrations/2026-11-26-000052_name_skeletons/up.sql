-- The database enforces that no two names look alike, so that a race has one winner.

-- Form of the name in which look-alike letters are equal. Null for guests, until a node has
-- computed it, and for an account older than this column with a name that looks like another one.
-- The index is partial: an update of the column then requires no lock that conflicts with
-- references to the account.
ALTER TABLE players ADD COLUMN name_skeleton text;
CREATE UNIQUE INDEX players_name_skeleton ON players (name_skeleton) WHERE name_skeleton IS NOT NULL;

-- Names that were recently released.
CREATE TABLE name_holds (
    -- A keyed hash of the name, which does not reveal it.
    trace bytea PRIMARY KEY CONSTRAINT name_holds_trace_whole CHECK (octet_length(trace) = 32),
    -- The account that may take the name back; null if it was deleted.
    player_id uuid REFERENCES players,
    held_until timestamptz NOT NULL
);
CREATE INDEX name_holds_by_player ON name_holds (player_id) WHERE player_id IS NOT NULL;
CREATE INDEX name_holds_by_end ON name_holds (held_until);

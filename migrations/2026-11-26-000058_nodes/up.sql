-- Nodes that share this database. Each updates its row every ten seconds; a row older than half a
-- minute belongs to a node that has ended. Settings are stored as fingerprints, which reveal no
-- secrets.
CREATE TABLE nodes (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    seen_at timestamptz NOT NULL,
    clock_offset_seconds double precision NOT NULL,
    settings jsonb NOT NULL
);
ALTER TABLE nodes ALTER settings SET STATISTICS 0;

-- Incidents of the whole database, detected by a node: its timeline has changed, as after a
-- failover, or a game lacks moves that were acknowledged to a player.
CREATE TABLE database_incidents (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    node text NOT NULL,
    kind text NOT NULL CONSTRAINT database_incidents_kind_known CHECK (kind IN ('timeline', 'rewound')),
    before bigint NOT NULL,
    after bigint,
    game_id uuid
);

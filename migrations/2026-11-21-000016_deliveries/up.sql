-- Notification settings of players that differ from the defaults.
CREATE TABLE notice_settings (
    player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    format smallint NOT NULL,
    body jsonb NOT NULL
);

-- Destinations of notifications other than the feed. Each has a queue that one node serves at a
-- time.
CREATE TABLE endpoints (
    id uuid PRIMARY KEY,
    player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
    channel text NOT NULL,
    format smallint NOT NULL,
    body jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- Time at which the owner proved control of the destination.
    verified_at timestamptz,
    -- Time at which another destination replaced this one.
    retired_at timestamptz,
    -- Start of the current series of failures.
    failing_since timestamptz,
    failures integer NOT NULL DEFAULT 0,
    disabled_at timestamptz,
    -- Due time of the first pending delivery.
    next_at timestamptz,
    leased_until timestamptz,
    CONSTRAINT endpoints_channel_known CHECK (channel IN ('mail', 'webhook', 'chat', 'push'))
);
CREATE INDEX endpoints_by_player ON endpoints (player_id);
CREATE INDEX endpoints_due ON endpoints (next_at) WHERE next_at IS NOT NULL AND disabled_at IS NULL;

CREATE TABLE deliveries (
    id uuid PRIMARY KEY,
    endpoint_id uuid NOT NULL REFERENCES endpoints ON DELETE CASCADE,
    -- Position of the notification in the player's feed; 0 for other messages.
    position bigint NOT NULL,
    game_id uuid,
    format smallint NOT NULL,
    content jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    -- Message body, fixed at the first attempt.
    body bytea,
    attempts smallint NOT NULL DEFAULT 0,
    state text NOT NULL DEFAULT 'pending',
    -- Result of the last attempt, or the reason that none was made.
    outcome text,
    ended_at timestamptz,
    -- Digest message that includes this one.
    joined_to uuid REFERENCES deliveries ON DELETE SET NULL,
    CONSTRAINT deliveries_state_known CHECK (state IN ('pending', 'delivered', 'dropped', 'dead')),
    CONSTRAINT deliveries_end_once CHECK ((state = 'pending') = (ended_at IS NULL))
);
CREATE INDEX deliveries_pending ON deliveries (endpoint_id, due_at, position) WHERE state = 'pending';
CREATE INDEX deliveries_joined ON deliveries (joined_to) WHERE joined_to IS NOT NULL;
CREATE INDEX deliveries_by_endpoint ON deliveries (endpoint_id, id);

-- Latest version of the game that the player has seen while awaited.
ALTER TABLE seats ADD COLUMN seen integer NOT NULL DEFAULT 0;

-- How a player wants to be told, where that differs from what is usual.
CREATE TABLE notice_settings (
    player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    format smallint NOT NULL,
    body jsonb NOT NULL
);

-- Where a player is told besides the feed: a queue each, served by one node at a time.
CREATE TABLE endpoints (
    id uuid PRIMARY KEY,
    player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
    channel text NOT NULL,
    format smallint NOT NULL,
    body jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- When its owner has shown that it is its own.
    verified_at timestamptz,
    -- When it was given up for another one.
    retired_at timestamptz,
    -- Since when nothing came through.
    failing_since timestamptz,
    failures integer NOT NULL DEFAULT 0,
    disabled_at timestamptz,
    -- When the first of its deliveries is due.
    next_at timestamptz,
    leased_until timestamptz,
    CONSTRAINT endpoints_channel_known CHECK (channel IN ('mail', 'webhook', 'chat', 'push'))
);
CREATE INDEX endpoints_by_player ON endpoints (player_id);
CREATE INDEX endpoints_due ON endpoints (next_at) WHERE next_at IS NOT NULL AND disabled_at IS NULL;

CREATE TABLE deliveries (
    id uuid PRIMARY KEY,
    endpoint_id uuid NOT NULL REFERENCES endpoints ON DELETE CASCADE,
    -- In the order of the notices of the player; 0 for what is no notice.
    position bigint NOT NULL,
    game_id uuid,
    format smallint NOT NULL,
    content jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    -- What is sent, from the first attempt on the same.
    body bytea,
    attempts smallint NOT NULL DEFAULT 0,
    state text NOT NULL DEFAULT 'pending',
    -- What became of the last attempt, or why there was none.
    outcome text,
    ended_at timestamptz,
    -- The message that tells this one, too, in a digest.
    joined_to uuid REFERENCES deliveries ON DELETE SET NULL,
    CONSTRAINT deliveries_state_known CHECK (state IN ('pending', 'delivered', 'dropped', 'dead')),
    CONSTRAINT deliveries_end_once CHECK ((state = 'pending') = (ended_at IS NULL))
);
CREATE INDEX deliveries_pending ON deliveries (endpoint_id, due_at, position) WHERE state = 'pending';
CREATE INDEX deliveries_joined ON deliveries (joined_to) WHERE joined_to IS NOT NULL;
CREATE INDEX deliveries_by_endpoint ON deliveries (endpoint_id, id);

-- Up to which version a player has looked at the game while it was awaited there.
ALTER TABLE seats ADD COLUMN seen integer NOT NULL DEFAULT 0;

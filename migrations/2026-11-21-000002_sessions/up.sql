CREATE TABLE sessions (
    player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
    id uuid NOT NULL,
    -- What the client called itself, for the owner to recognise it.
    client text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz,
    PRIMARY KEY (player_id, id)
);

-- One row per token ever given out in a session, so that the reuse of an old one is noticed.
CREATE TABLE refresh_tokens (
    token_hash bytea PRIMARY KEY,
    player_id uuid NOT NULL,
    session_id uuid NOT NULL,
    -- Set when it has been exchanged.
    replaced_at timestamptz,
    replaced_by bytea,
    -- Whether the one repeat of an exchange, whose answer may have been lost, has been granted.
    repeated boolean NOT NULL DEFAULT false,
    FOREIGN KEY (player_id, session_id) REFERENCES sessions ON DELETE CASCADE
);

CREATE INDEX refresh_tokens_by_session ON refresh_tokens (player_id, session_id);

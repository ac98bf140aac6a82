CREATE TABLE sessions (
    player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
    id uuid NOT NULL,
    -- Name given by the client, which helps the owner recognise the session.
    client text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz,
    PRIMARY KEY (player_id, id)
);

-- One row per token issued in a session, so that reuse of an old token is detected.
CREATE TABLE refresh_tokens (
    token_hash bytea PRIMARY KEY,
    player_id uuid NOT NULL,
    session_id uuid NOT NULL,
    -- Time of the exchange for a new token.
    replaced_at timestamptz,
    replaced_by bytea,
    -- True after the one permitted repeat of an exchange, for a lost response.
    repeated boolean NOT NULL DEFAULT false,
    FOREIGN KEY (player_id, session_id) REFERENCES sessions ON DELETE CASCADE
);

CREATE INDEX refresh_tokens_by_session ON refresh_tokens (player_id, session_id);

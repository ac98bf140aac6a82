-- What programs show instead of a password. Each stands for a session, which is over when the token is revoked; the
-- session has its name, and the times at which it was made and last used.
CREATE TABLE personal_tokens (
    token_hash bytea PRIMARY KEY,
    player_id uuid NOT NULL,
    session_id uuid NOT NULL,
    -- What it may be used for, as `games:read games:play`.
    scopes text NOT NULL,
    -- How the text begins, for the owner to recognise it.
    beginning text NOT NULL,
    -- Null: it is good until it is revoked.
    expires_at timestamptz,
    FOREIGN KEY (player_id, session_id) REFERENCES sessions ON DELETE CASCADE,
    CONSTRAINT personal_tokens_one_a_session UNIQUE (player_id, session_id)
);

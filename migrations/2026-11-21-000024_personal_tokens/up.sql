-- Personal tokens, used by programs instead of a password. Each has a session, which ends when the
-- token is revoked; the session stores the name and the times of creation and last use.
CREATE TABLE personal_tokens (
    token_hash bytea PRIMARY KEY,
    player_id uuid NOT NULL,
    session_id uuid NOT NULL,
    -- Granted scopes, such as `games:read games:play`.
    scopes text NOT NULL,
    -- First characters of the token, which help the owner recognise it.
    beginning text NOT NULL,
    -- Null for a token that is valid until it is revoked.
    expires_at timestamptz,
    FOREIGN KEY (player_id, session_id) REFERENCES sessions ON DELETE CASCADE,
    CONSTRAINT personal_tokens_one_a_session UNIQUE (player_id, session_id)
);

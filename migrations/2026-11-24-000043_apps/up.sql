-- What players let apps of others do for them, by OAuth. Each stands for a session, which is over when the app is thrown out.
CREATE TABLE apps (
    player_id uuid NOT NULL,
    session_id uuid NOT NULL,
    -- What the app calls itself.
    app_id text NOT NULL,
    -- The host or the scheme to which the browser was sent back. Null: the app runs on another device.
    destination text,
    -- What it may do, as `games:read games:play`.
    scopes text NOT NULL,
    PRIMARY KEY (player_id, session_id),
    FOREIGN KEY (player_id, session_id) REFERENCES sessions ON DELETE CASCADE
);

-- What a player has allowed, until the app comes for it, and for a while afterwards, to recognise whoever comes a second time.
CREATE TABLE authorization_codes (
    code_hash bytea PRIMARY KEY,
    player_id uuid NOT NULL REFERENCES players,
    app_id text NOT NULL,
    redirect_uri text NOT NULL,
    code_challenge bytea NOT NULL,
    scopes text NOT NULL,
    expires_at timestamptz NOT NULL,
    -- What it was exchanged for.
    session_id uuid
);
CREATE INDEX authorization_codes_by_age ON authorization_codes (expires_at);
CREATE INDEX authorization_codes_of_players ON authorization_codes (player_id);

-- What apps on other devices ask for, until they come for it.
CREATE TABLE device_authorizations (
    device_code_hash bytea PRIMARY KEY,
    user_code text NOT NULL UNIQUE,
    app_id text NOT NULL,
    scopes text NOT NULL,
    expires_at timestamptz NOT NULL,
    -- How long the app has to wait between two questions, in seconds, and when it asked last.
    interval_seconds int NOT NULL,
    polled_at timestamptz,
    -- Who has decided; null: nobody yet.
    player_id uuid REFERENCES players,
    allowed boolean NOT NULL DEFAULT false,
    -- What it was exchanged for.
    session_id uuid
);
CREATE INDEX device_authorizations_by_age ON device_authorizations (expires_at);
CREATE INDEX device_authorizations_of_players ON device_authorizations (player_id);

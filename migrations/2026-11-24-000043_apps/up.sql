-- Third-party apps that players have authorized by OAuth. Each has a session, which ends when the
-- app is revoked.
CREATE TABLE apps (
    player_id uuid NOT NULL,
    session_id uuid NOT NULL,
    -- Name given by the app.
    app_id text NOT NULL,
    -- Host or scheme of the redirect URI; null for an app on another device.
    destination text,
    -- Granted scopes, such as `games:read games:play`.
    scopes text NOT NULL,
    PRIMARY KEY (player_id, session_id),
    FOREIGN KEY (player_id, session_id) REFERENCES sessions ON DELETE CASCADE
);

-- Authorizations by players, until the app exchanges the code, and for a while afterwards to detect
-- a second exchange.
CREATE TABLE authorization_codes (
    code_hash bytea PRIMARY KEY,
    player_id uuid NOT NULL REFERENCES players,
    app_id text NOT NULL,
    redirect_uri text NOT NULL,
    code_challenge bytea NOT NULL,
    scopes text NOT NULL,
    expires_at timestamptz NOT NULL,
    -- Session that the code was exchanged for.
    session_id uuid
);
CREATE INDEX authorization_codes_by_age ON authorization_codes (expires_at);
CREATE INDEX authorization_codes_of_players ON authorization_codes (player_id);

-- Pending authorization requests of apps on other devices.
CREATE TABLE device_authorizations (
    device_code_hash bytea PRIMARY KEY,
    user_code text NOT NULL UNIQUE,
    app_id text NOT NULL,
    scopes text NOT NULL,
    expires_at timestamptz NOT NULL,
    -- Minimum polling interval of the app in seconds, and time of the last poll.
    interval_seconds int NOT NULL,
    polled_at timestamptz,
    -- Player that accepted or rejected the request; null while it is undecided.
    player_id uuid REFERENCES players,
    allowed boolean NOT NULL DEFAULT false,
    -- Session that the code was exchanged for.
    session_id uuid
);
CREATE INDEX device_authorizations_by_age ON device_authorizations (expires_at);
CREATE INDEX device_authorizations_of_players ON device_authorizations (player_id);

-- Where an account has logged in from: what tells a network, keyed with the server's secret and the account, so that nobody
-- reads an address from it. Wrong passwords of strangers do not count there.
CREATE TABLE known_networks (
    player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
    network bytea NOT NULL,
    used_at timestamptz NOT NULL,
    PRIMARY KEY (player_id, network)
);

-- Networks from which an account has logged in, as a hash keyed with the server's secret and the
-- account, which does not reveal the address. Wrong passwords sent from other networks do not lock
-- out a known network.
CREATE TABLE known_networks (
    player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
    network bytea NOT NULL,
    used_at timestamptz NOT NULL,
    PRIMARY KEY (player_id, network)
);

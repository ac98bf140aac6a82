-- Single-use tickets that open a stream, for browsers, which cannot send headers.
CREATE TABLE stream_tickets (
    ticket_hash bytea PRIMARY KEY,
    player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
    session_id uuid NOT NULL,
    expires_at timestamptz NOT NULL
);
CREATE INDEX stream_tickets_by_player ON stream_tickets (player_id);

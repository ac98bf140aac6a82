-- Finds expired requests of an account.
CREATE INDEX account_requests_by_age ON account_requests (player_id, made_at);

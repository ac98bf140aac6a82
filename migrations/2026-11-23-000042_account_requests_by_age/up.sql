-- Which requests of an account are old enough to be forgotten.
CREATE INDEX account_requests_by_age ON account_requests (player_id, made_at);

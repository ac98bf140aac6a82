-- What may go is found by its age, so that looking for it does not become slower with what stays. Neither a command nor a relay writes
-- an entry here: a message gets one when it ends, an endpoint when it is made or given up, and a session when it begins, is refreshed
-- or ends. Using a session does not touch its entry.
CREATE INDEX deliveries_by_end ON deliveries (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX endpoints_not_in_use ON endpoints (coalesce(retired_at, created_at)) WHERE verified_at IS NULL OR retired_at IS NOT NULL;
CREATE INDEX sessions_by_end ON sessions (least(revoked_at, expires_at));

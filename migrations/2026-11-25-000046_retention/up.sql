-- Expired rows are found by age, so that the cost of a search does not depend on the number of
-- remaining rows. Commands and the relay write no entries to these indexes: a message gets one when
-- it ends, a destination when it is created or replaced, and a session when it begins, is refreshed
-- or ends. Use of a session does not update its entry.
CREATE INDEX deliveries_by_end ON deliveries (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX endpoints_not_in_use ON endpoints (coalesce(retired_at, created_at)) WHERE verified_at IS NULL OR retired_at IS NOT NULL;
CREATE INDEX sessions_by_end ON sessions (least(revoked_at, expires_at));

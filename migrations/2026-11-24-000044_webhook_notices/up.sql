-- The kinds of notices that go to an endpoint, as names in JSON; null for all, also for those that come later.
ALTER TABLE endpoints ADD COLUMN notices jsonb;

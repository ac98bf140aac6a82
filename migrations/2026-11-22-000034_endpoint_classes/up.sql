-- Time of the first successful delivery to the current URL. Destinations without one are served
-- separately.
ALTER TABLE endpoints ADD COLUMN proven_at timestamptz;
-- Time since which the destination has been slow or, after failures, enabled again. Until it
-- responds quickly, it is served with the failing destinations.
ALTER TABLE endpoints ADD COLUMN slow_since timestamptz;
UPDATE endpoints SET proven_at = now() WHERE EXISTS (
    SELECT FROM deliveries WHERE endpoint_id = endpoints.id AND state = 'delivered'
);
-- Counts the destinations of an owner that are currently served, on all nodes.
CREATE INDEX endpoints_leased ON endpoints (leased_until) WHERE leased_until IS NOT NULL;

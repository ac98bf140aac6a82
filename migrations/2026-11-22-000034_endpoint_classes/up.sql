-- When something first came through, since the URL is this one; endpoints that never took anything are served apart.
ALTER TABLE endpoints ADD COLUMN proven_at timestamptz;
-- Since when it takes long to answer, or was turned on again after failures: it is served with those that fail until it
-- answers at once.
ALTER TABLE endpoints ADD COLUMN slow_since timestamptz;
UPDATE endpoints SET proven_at = now() WHERE EXISTS (
    SELECT FROM deliveries WHERE endpoint_id = endpoints.id AND state = 'delivered'
);
-- How many endpoints of one owner are served at this moment, on all nodes.
CREATE INDEX endpoints_leased ON endpoints (leased_until) WHERE leased_until IS NOT NULL;

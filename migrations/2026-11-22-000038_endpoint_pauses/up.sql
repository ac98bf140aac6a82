-- End of the pause requested by the destination (Retry-After). New deliveries wait for it as well.
ALTER TABLE endpoints ADD COLUMN held_until timestamptz;

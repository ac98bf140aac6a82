DROP INDEX endpoints_leased;
ALTER TABLE endpoints DROP COLUMN slow_since;
ALTER TABLE endpoints DROP COLUMN proven_at;

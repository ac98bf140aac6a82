-- Notification types sent to a destination, as a JSON array of names; null for all types, including
-- future ones.
ALTER TABLE endpoints ADD COLUMN notices jsonb;

ALTER TABLE endpoints DROP COLUMN held_until;

-- What the seats have agreed on, and what one asks of the others; null for nothing.
ALTER TABLE games ADD COLUMN agreements jsonb;

-- Accepted proposals and the open proposal of the seats; null for none.
ALTER TABLE games ADD COLUMN agreements jsonb;

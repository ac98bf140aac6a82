DROP TABLE rating_changes;
DROP TABLE ratings;
ALTER TABLE games DROP COLUMN rated;

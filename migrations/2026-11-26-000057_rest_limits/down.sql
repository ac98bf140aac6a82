-- The limits that were added cannot be told from others.
SELECT 1;

-- What was released stays released.
SELECT 1;

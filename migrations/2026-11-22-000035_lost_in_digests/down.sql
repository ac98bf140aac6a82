-- Released messages stay released.
SELECT 1;

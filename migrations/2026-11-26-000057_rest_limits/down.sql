-- The added limits are indistinguishable from others.
SELECT 1;

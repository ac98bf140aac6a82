DROP INDEX sessions_by_end;
DROP INDEX endpoints_not_in_use;
DROP INDEX deliveries_by_end;

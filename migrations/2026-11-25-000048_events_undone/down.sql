DROP INDEX events_undone;

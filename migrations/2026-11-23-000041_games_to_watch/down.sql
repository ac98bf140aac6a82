DROP INDEX games_to_watch;

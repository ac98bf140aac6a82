DROP INDEX games_running;

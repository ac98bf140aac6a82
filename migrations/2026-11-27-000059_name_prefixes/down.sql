DROP INDEX players_name_prefix;

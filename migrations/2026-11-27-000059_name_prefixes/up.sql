-- Names are searched by prefix.
CREATE INDEX players_name_prefix ON players (name_key text_pattern_ops);

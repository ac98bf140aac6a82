DELETE FROM sessions s USING personal_tokens t WHERE s.player_id = t.player_id AND s.id = t.session_id;
DROP TABLE personal_tokens;

DROP TABLE device_authorizations;
DROP TABLE authorization_codes;
DELETE FROM sessions s USING apps a WHERE s.player_id = a.player_id AND s.id = a.session_id;
DROP TABLE apps;

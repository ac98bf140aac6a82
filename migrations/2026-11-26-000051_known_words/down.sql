ALTER TABLE games
    ALTER access TYPE text,
    ALTER status TYPE text,
    ALTER rated TYPE text,
    ADD CONSTRAINT games_access_known CHECK (access IN ('public', 'invitation')),
    ADD CONSTRAINT games_status_known CHECK (status IN ('open', 'active', 'finished', 'cancelled')),
    ADD CONSTRAINT games_rated_known CHECK (rated IN ('no', 'people', 'everybody'));
ALTER TABLE game_outbox
    ALTER kind TYPE text,
    ADD CONSTRAINT game_outbox_kind_known CHECK (kind IN ('events', 'time_runs_out', 'player_wished'));
DROP DOMAIN game_access;
DROP DOMAIN game_status;
DROP DOMAIN game_rated;
DROP DOMAIN game_outbox_kind;

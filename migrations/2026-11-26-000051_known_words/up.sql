-- Every command updates a row in each of these two tables, and Postgres parsed all of their CHECK
-- constraints each time. It parses the constraint of a domain once per connection, and checks it
-- only when the column changes. The constraints are added last, which avoids a rewrite of the rows.
CREATE DOMAIN game_access AS text;
CREATE DOMAIN game_status AS text;
CREATE DOMAIN game_rated AS text;
CREATE DOMAIN game_outbox_kind AS text;
ALTER TABLE games
    DROP CONSTRAINT games_access_known,
    DROP CONSTRAINT games_status_known,
    DROP CONSTRAINT games_rated_known,
    ALTER access TYPE game_access,
    ALTER status TYPE game_status,
    ALTER rated TYPE game_rated;
ALTER TABLE game_outbox
    DROP CONSTRAINT game_outbox_kind_known,
    ALTER kind TYPE game_outbox_kind;
ALTER DOMAIN game_access ADD CONSTRAINT games_access_known CHECK (VALUE IN ('public', 'invitation'));
ALTER DOMAIN game_status ADD CONSTRAINT games_status_known CHECK (VALUE IN ('open', 'active', 'finished', 'cancelled'));
ALTER DOMAIN game_rated ADD CONSTRAINT games_rated_known CHECK (VALUE IN ('no', 'people', 'everybody'));
ALTER DOMAIN game_outbox_kind ADD CONSTRAINT game_outbox_kind_known CHECK (VALUE IN ('events', 'time_runs_out', 'player_wished'));
-- The type change discards the statistics of the columns.
ANALYZE games (access, status, rated);
ANALYZE game_outbox (kind);

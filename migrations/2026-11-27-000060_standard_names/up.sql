-- One term per concept, the same in SQL, code and API. Only names change: no row, type or condition.
-- Names in stored JSON and events are unchanged.
-- Nodes of earlier releases read the old names, so they must be stopped before this migration.

ALTER TABLE account_requests RENAME TO idempotency_keys;
ALTER TABLE idempotency_keys RENAME made_id TO created_id;
ALTER TABLE idempotency_keys RENAME made_at TO created_at;
ALTER TABLE idempotency_keys RENAME CONSTRAINT account_requests_pkey TO idempotency_keys_pkey;
ALTER TABLE idempotency_keys RENAME CONSTRAINT account_requests_player_id_fkey TO idempotency_keys_player_id_fkey;
ALTER INDEX account_requests_by_age RENAME TO idempotency_keys_by_created_at;

ALTER INDEX authorization_codes_by_age RENAME TO authorization_codes_by_expires_at;
ALTER INDEX authorization_codes_of_players RENAME TO authorization_codes_by_player;

ALTER TABLE calendars RENAME made_at TO created_at;

ALTER TABLE chronicle RENAME TO finished_games;
ALTER TABLE finished_games RENAME archived TO is_archived;
ALTER TABLE finished_games RENAME CONSTRAINT chronicle_game_once TO finished_games_game_unique;
ALTER TABLE finished_games RENAME CONSTRAINT chronicle_pkey TO finished_games_pkey;
ALTER TABLE finished_games RENAME CONSTRAINT chronicle_game_id_fkey TO finished_games_game_id_fkey;
ALTER INDEX chronicle_to_archive RENAME TO finished_games_unarchived;

ALTER TABLE database_incidents RENAME before TO expected_value;
ALTER TABLE database_incidents RENAME after TO actual_value;

ALTER TABLE deliveries RENAME endpoint_id TO destination_id;
ALTER TABLE deliveries RENAME position TO feed_position;
ALTER TABLE deliveries RENAME joined_to TO digest_id;
ALTER TABLE deliveries RENAME CONSTRAINT deliveries_end_once TO deliveries_ended_if_not_pending;
ALTER TABLE deliveries RENAME CONSTRAINT deliveries_endpoint_id_fkey TO deliveries_destination_id_fkey;
ALTER TABLE deliveries RENAME CONSTRAINT deliveries_joined_to_fkey TO deliveries_digest_id_fkey;
ALTER INDEX deliveries_by_end RENAME TO deliveries_by_ended_at;
ALTER INDEX deliveries_by_endpoint RENAME TO deliveries_by_destination;
ALTER INDEX deliveries_joined RENAME TO deliveries_by_digest;

ALTER TABLE device_authorizations RENAME allowed TO is_granted;
ALTER INDEX device_authorizations_by_age RENAME TO device_authorizations_by_expires_at;
ALTER INDEX device_authorizations_of_players RENAME TO device_authorizations_by_player;

ALTER TABLE endpoints RENAME TO destinations;
ALTER TABLE destinations RENAME body TO address;
ALTER TABLE destinations RENAME next_at TO next_attempt_at;
ALTER TABLE destinations RENAME proven_at TO first_success_at;
ALTER TABLE destinations RENAME held_until TO paused_until;
ALTER TABLE destinations RENAME notices TO notification_kinds;
ALTER TABLE destinations RENAME CONSTRAINT endpoints_channel_known TO destinations_channel_known;
ALTER TABLE destinations RENAME CONSTRAINT endpoints_of_sessions TO destinations_session_fkey;
ALTER TABLE destinations RENAME CONSTRAINT endpoints_pkey TO destinations_pkey;
ALTER TABLE destinations RENAME CONSTRAINT endpoints_player_id_fkey TO destinations_player_id_fkey;
ALTER INDEX endpoints_by_player RENAME TO destinations_by_player;
ALTER INDEX endpoints_by_push_url RENAME TO destinations_by_push_url;
ALTER INDEX endpoints_due RENAME TO destinations_due;
ALTER INDEX endpoints_leased RENAME TO destinations_leased;
ALTER INDEX endpoints_not_in_use RENAME TO destinations_unused;

ALTER TABLE events RENAME automatic TO is_automatic;
ALTER TABLE events RENAME request_end TO result_version;
ALTER TABLE events RENAME waited_for TO awaited_player_id;
ALTER TABLE events RENAME waited_ms TO wait_ms;
ALTER TABLE events RENAME request_since TO result_awaiting_since;
ALTER TABLE events RENAME request_deadline TO result_deadline;
ALTER TABLE events RENAME request_clocks TO result_clocks;
ALTER TABLE events RENAME CONSTRAINT events_request_once TO events_request_key_unique;
ALTER INDEX events_waited_for RENAME TO events_by_awaited_player;

ALTER TABLE game_outbox RENAME tries TO attempts;
ALTER INDEX game_outbox_oldest RENAME TO game_outbox_by_time;

ALTER TABLE games RENAME opener_id TO host_id;
ALTER TABLE games RENAME awaiting TO awaited_seat;
ALTER TABLE games RENAME open_key TO creation_request_key;
ALTER TABLE games RENAME open_hash TO creation_request_hash;
ALTER TABLE games RENAME stamp TO revision;
ALTER TABLE games RENAME scheme TO shuffle_scheme;
ALTER TABLE games RENAME rated TO rating_mode;
ALTER TABLE games RENAME shuffled_as TO sandbox_seed_game_id;
ALTER TABLE games RENAME bots TO allows_bots;
ALTER TABLE games RENAME wake_at TO next_check_at;
ALTER TABLE games RENAME CONSTRAINT games_opened_once TO games_creation_request_key_unique;
ALTER TABLE games RENAME CONSTRAINT games_opener_id_fkey TO games_host_id_fkey;
ALTER TABLE games RENAME CONSTRAINT games_wake_in_time TO games_next_check_not_late;
ALTER DOMAIN game_rated RENAME TO game_rating_mode;
ALTER DOMAIN game_rating_mode RENAME CONSTRAINT games_rated_known TO games_rating_mode_known;
ALTER INDEX games_rematch_open_once RENAME TO games_open_rematch_unique;
ALTER INDEX games_running RENAME TO games_active;
ALTER INDEX games_to_conclude RENAME TO games_unconcluded;
ALTER INDEX games_to_wake RENAME TO games_next_check;
ALTER INDEX games_to_watch RENAME TO games_public_active;

ALTER TABLE games_told RENAME TO relay_cursors;
ALTER TABLE relay_cursors RENAME version TO relayed_version;
ALTER TABLE relay_cursors RENAME CONSTRAINT games_told_pkey TO relay_cursors_pkey;
ALTER TABLE relay_cursors RENAME CONSTRAINT games_told_game_id_fkey TO relay_cursors_game_id_fkey;

ALTER TABLE heartbeat RENAME CONSTRAINT heartbeat_is_one TO heartbeat_single_row;

ALTER TABLE known_networks RENAME network TO network_hash;
ALTER TABLE known_networks RENAME used_at TO last_used_at;

ALTER TABLE name_holds RENAME trace TO name_hash;
ALTER TABLE name_holds RENAME CONSTRAINT name_holds_trace_whole TO name_holds_name_hash_length;
ALTER INDEX name_holds_by_end RENAME TO name_holds_by_held_until;

ALTER TABLE nodes RENAME seen_at TO last_seen_at;

ALTER TABLE notice_positions RENAME TO notification_cursors;
ALTER TABLE notification_cursors RENAME last TO last_position;
ALTER TABLE notification_cursors RENAME read TO read_position;
ALTER TABLE notification_cursors RENAME CONSTRAINT notice_positions_pkey TO notification_cursors_pkey;
ALTER TABLE notification_cursors RENAME CONSTRAINT notice_positions_player_id_fkey TO notification_cursors_player_id_fkey;
ALTER TABLE notification_cursors RENAME CONSTRAINT notice_positions_read_what_is_there TO notification_cursors_read_up_to_last;

ALTER TABLE notice_settings RENAME TO notification_settings;
ALTER TABLE notification_settings RENAME CONSTRAINT notice_settings_pkey TO notification_settings_pkey;
ALTER TABLE notification_settings RENAME CONSTRAINT notice_settings_player_id_fkey TO notification_settings_player_id_fkey;

ALTER TABLE notices RENAME TO notifications;
ALTER TABLE notifications RENAME CONSTRAINT notices_pkey TO notifications_pkey;
ALTER TABLE notifications RENAME CONSTRAINT notices_player_id_fkey TO notifications_player_id_fkey;

ALTER TABLE orders RENAME TO premoves;
ALTER TABLE premoves RENAME body TO plan;
ALTER TABLE premoves RENAME given_at TO created_at;
ALTER TABLE premoves RENAME CONSTRAINT orders_pkey TO premoves_pkey;
ALTER TABLE premoves RENAME CONSTRAINT orders_game_id_fkey TO premoves_game_id_fkey;
ALTER TABLE premoves RENAME CONSTRAINT orders_player_id_fkey TO premoves_player_id_fkey;

ALTER TABLE personal_tokens RENAME beginning TO prefix;
ALTER TABLE personal_tokens RENAME CONSTRAINT personal_tokens_one_a_session TO personal_tokens_session_unique;

ALTER TABLE players RENAME house TO house_strategy;
ALTER TABLE players RENAME CONSTRAINT players_deleted_have_no_secrets TO players_secrets_match_state;
ALTER TABLE players RENAME CONSTRAINT players_name_taken TO players_name_unique;
ALTER INDEX players_name_skeleton RENAME TO players_name_skeleton_unique;

ALTER TABLE ratings RENAME at_least TO leaderboard_score;

ALTER TABLE seats RENAME seen TO seen_version;
ALTER TABLE seats RENAME shared TO is_sandbox;
ALTER INDEX seats_once_at_a_table RENAME TO seats_player_unique;

ALTER TABLE series RENAME opener_id TO host_id;
ALTER TABLE series RENAME games TO game_count;
ALTER TABLE series RENAME rest TO break_between;
ALTER TABLE series RENAME resting_since TO break_since;
ALTER TABLE series RENAME CONSTRAINT series_games_few TO series_game_count_in_range;
ALTER TABLE series RENAME CONSTRAINT series_opener_id_fkey TO series_host_id_fkey;
ALTER INDEX series_by_opener RENAME TO series_by_host;

ALTER TABLE series_games RENAME places TO seat_order;
ALTER TABLE series_games RENAME CONSTRAINT series_games_game_once TO series_games_game_unique;

ALTER TABLE series_places RENAME TO series_players;
ALTER TABLE series_players RENAME place TO player_index;
ALTER TABLE series_players RENAME ready TO is_ready;
ALTER TABLE series_players RENAME CONSTRAINT series_places_pkey TO series_players_pkey;
ALTER TABLE series_players RENAME CONSTRAINT series_places_player_id_fkey TO series_players_player_id_fkey;
ALTER TABLE series_players RENAME CONSTRAINT series_places_series_id_fkey TO series_players_series_id_fkey;
ALTER INDEX series_places_by_player RENAME TO series_players_by_player;

ALTER INDEX sessions_by_end RENAME TO sessions_by_ended_at;

ALTER TABLE statistics RENAME taken_over TO taken_over_games;
ALTER TABLE statistics RENAME whole TO completed_games;
ALTER TABLE statistics RENAME sums TO totals;

ALTER TABLE throttle RENAME TO throttle_buckets;
ALTER TABLE throttle_buckets RENAME used_until TO full_at;
ALTER TABLE throttle_buckets RENAME CONSTRAINT throttle_pkey TO throttle_buckets_pkey;
ALTER INDEX throttle_by_end RENAME TO throttle_buckets_by_full_at;

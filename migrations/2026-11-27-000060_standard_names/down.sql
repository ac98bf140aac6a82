ALTER TABLE idempotency_keys RENAME TO account_requests;
ALTER TABLE account_requests RENAME created_id TO made_id;
ALTER TABLE account_requests RENAME created_at TO made_at;
ALTER TABLE account_requests RENAME CONSTRAINT idempotency_keys_pkey TO account_requests_pkey;
ALTER TABLE account_requests RENAME CONSTRAINT idempotency_keys_player_id_fkey TO account_requests_player_id_fkey;
ALTER INDEX idempotency_keys_by_created_at RENAME TO account_requests_by_age;

ALTER INDEX authorization_codes_by_expires_at RENAME TO authorization_codes_by_age;
ALTER INDEX authorization_codes_by_player RENAME TO authorization_codes_of_players;

ALTER TABLE calendars RENAME created_at TO made_at;

ALTER TABLE finished_games RENAME TO chronicle;
ALTER TABLE chronicle RENAME is_archived TO archived;
ALTER TABLE chronicle RENAME CONSTRAINT finished_games_game_unique TO chronicle_game_once;
ALTER TABLE chronicle RENAME CONSTRAINT finished_games_pkey TO chronicle_pkey;
ALTER TABLE chronicle RENAME CONSTRAINT finished_games_game_id_fkey TO chronicle_game_id_fkey;
ALTER INDEX finished_games_unarchived RENAME TO chronicle_to_archive;

ALTER TABLE database_incidents RENAME expected_value TO before;
ALTER TABLE database_incidents RENAME actual_value TO after;

ALTER TABLE deliveries RENAME destination_id TO endpoint_id;
ALTER TABLE deliveries RENAME feed_position TO position;
ALTER TABLE deliveries RENAME digest_id TO joined_to;
ALTER TABLE deliveries RENAME CONSTRAINT deliveries_ended_if_not_pending TO deliveries_end_once;
ALTER TABLE deliveries RENAME CONSTRAINT deliveries_destination_id_fkey TO deliveries_endpoint_id_fkey;
ALTER TABLE deliveries RENAME CONSTRAINT deliveries_digest_id_fkey TO deliveries_joined_to_fkey;
ALTER INDEX deliveries_by_ended_at RENAME TO deliveries_by_end;
ALTER INDEX deliveries_by_destination RENAME TO deliveries_by_endpoint;
ALTER INDEX deliveries_by_digest RENAME TO deliveries_joined;

ALTER TABLE device_authorizations RENAME is_granted TO allowed;
ALTER INDEX device_authorizations_by_expires_at RENAME TO device_authorizations_by_age;
ALTER INDEX device_authorizations_by_player RENAME TO device_authorizations_of_players;

ALTER TABLE destinations RENAME TO endpoints;
ALTER TABLE endpoints RENAME address TO body;
ALTER TABLE endpoints RENAME next_attempt_at TO next_at;
ALTER TABLE endpoints RENAME first_success_at TO proven_at;
ALTER TABLE endpoints RENAME paused_until TO held_until;
ALTER TABLE endpoints RENAME notification_kinds TO notices;
ALTER TABLE endpoints RENAME CONSTRAINT destinations_channel_known TO endpoints_channel_known;
ALTER TABLE endpoints RENAME CONSTRAINT destinations_session_fkey TO endpoints_of_sessions;
ALTER TABLE endpoints RENAME CONSTRAINT destinations_pkey TO endpoints_pkey;
ALTER TABLE endpoints RENAME CONSTRAINT destinations_player_id_fkey TO endpoints_player_id_fkey;
ALTER INDEX destinations_by_player RENAME TO endpoints_by_player;
ALTER INDEX destinations_by_push_url RENAME TO endpoints_by_push_url;
ALTER INDEX destinations_due RENAME TO endpoints_due;
ALTER INDEX destinations_leased RENAME TO endpoints_leased;
ALTER INDEX destinations_unused RENAME TO endpoints_not_in_use;

ALTER TABLE events RENAME is_automatic TO automatic;
ALTER TABLE events RENAME result_version TO request_end;
ALTER TABLE events RENAME awaited_player_id TO waited_for;
ALTER TABLE events RENAME wait_ms TO waited_ms;
ALTER TABLE events RENAME result_awaiting_since TO request_since;
ALTER TABLE events RENAME result_deadline TO request_deadline;
ALTER TABLE events RENAME result_clocks TO request_clocks;
ALTER TABLE events RENAME CONSTRAINT events_request_key_unique TO events_request_once;
ALTER INDEX events_by_awaited_player RENAME TO events_waited_for;

ALTER TABLE game_outbox RENAME attempts TO tries;
ALTER INDEX game_outbox_by_time RENAME TO game_outbox_oldest;

ALTER TABLE games RENAME host_id TO opener_id;
ALTER TABLE games RENAME awaited_seat TO awaiting;
ALTER TABLE games RENAME creation_request_key TO open_key;
ALTER TABLE games RENAME creation_request_hash TO open_hash;
ALTER TABLE games RENAME revision TO stamp;
ALTER TABLE games RENAME shuffle_scheme TO scheme;
ALTER TABLE games RENAME rating_mode TO rated;
ALTER TABLE games RENAME sandbox_seed_game_id TO shuffled_as;
ALTER TABLE games RENAME allows_bots TO bots;
ALTER TABLE games RENAME next_check_at TO wake_at;
ALTER TABLE games RENAME CONSTRAINT games_creation_request_key_unique TO games_opened_once;
ALTER TABLE games RENAME CONSTRAINT games_host_id_fkey TO games_opener_id_fkey;
ALTER TABLE games RENAME CONSTRAINT games_next_check_not_late TO games_wake_in_time;
ALTER DOMAIN game_rating_mode RENAME TO game_rated;
ALTER DOMAIN game_rated RENAME CONSTRAINT games_rating_mode_known TO games_rated_known;
ALTER INDEX games_open_rematch_unique RENAME TO games_rematch_open_once;
ALTER INDEX games_active RENAME TO games_running;
ALTER INDEX games_unconcluded RENAME TO games_to_conclude;
ALTER INDEX games_next_check RENAME TO games_to_wake;
ALTER INDEX games_public_active RENAME TO games_to_watch;

ALTER TABLE relay_cursors RENAME TO games_told;
ALTER TABLE games_told RENAME relayed_version TO version;
ALTER TABLE games_told RENAME CONSTRAINT relay_cursors_pkey TO games_told_pkey;
ALTER TABLE games_told RENAME CONSTRAINT relay_cursors_game_id_fkey TO games_told_game_id_fkey;

ALTER TABLE heartbeat RENAME CONSTRAINT heartbeat_single_row TO heartbeat_is_one;

ALTER TABLE known_networks RENAME network_hash TO network;
ALTER TABLE known_networks RENAME last_used_at TO used_at;

ALTER TABLE name_holds RENAME name_hash TO trace;
ALTER TABLE name_holds RENAME CONSTRAINT name_holds_name_hash_length TO name_holds_trace_whole;
ALTER INDEX name_holds_by_held_until RENAME TO name_holds_by_end;

ALTER TABLE nodes RENAME last_seen_at TO seen_at;

ALTER TABLE notification_cursors RENAME TO notice_positions;
ALTER TABLE notice_positions RENAME last_position TO last;
ALTER TABLE notice_positions RENAME read_position TO read;
ALTER TABLE notice_positions RENAME CONSTRAINT notification_cursors_pkey TO notice_positions_pkey;
ALTER TABLE notice_positions RENAME CONSTRAINT notification_cursors_player_id_fkey TO notice_positions_player_id_fkey;
ALTER TABLE notice_positions RENAME CONSTRAINT notification_cursors_read_up_to_last TO notice_positions_read_what_is_there;

ALTER TABLE notification_settings RENAME TO notice_settings;
ALTER TABLE notice_settings RENAME CONSTRAINT notification_settings_pkey TO notice_settings_pkey;
ALTER TABLE notice_settings RENAME CONSTRAINT notification_settings_player_id_fkey TO notice_settings_player_id_fkey;

ALTER TABLE notifications RENAME TO notices;
ALTER TABLE notices RENAME CONSTRAINT notifications_pkey TO notices_pkey;
ALTER TABLE notices RENAME CONSTRAINT notifications_player_id_fkey TO notices_player_id_fkey;

ALTER TABLE premoves RENAME TO orders;
ALTER TABLE orders RENAME plan TO body;
ALTER TABLE orders RENAME created_at TO given_at;
ALTER TABLE orders RENAME CONSTRAINT premoves_pkey TO orders_pkey;
ALTER TABLE orders RENAME CONSTRAINT premoves_game_id_fkey TO orders_game_id_fkey;
ALTER TABLE orders RENAME CONSTRAINT premoves_player_id_fkey TO orders_player_id_fkey;

ALTER TABLE personal_tokens RENAME prefix TO beginning;
ALTER TABLE personal_tokens RENAME CONSTRAINT personal_tokens_session_unique TO personal_tokens_one_a_session;

ALTER TABLE players RENAME house_strategy TO house;
ALTER TABLE players RENAME CONSTRAINT players_secrets_match_state TO players_deleted_have_no_secrets;
ALTER TABLE players RENAME CONSTRAINT players_name_unique TO players_name_taken;
ALTER INDEX players_name_skeleton_unique RENAME TO players_name_skeleton;

ALTER TABLE ratings RENAME leaderboard_score TO at_least;

ALTER TABLE seats RENAME seen_version TO seen;
ALTER TABLE seats RENAME is_sandbox TO shared;
ALTER INDEX seats_player_unique RENAME TO seats_once_at_a_table;

ALTER TABLE series RENAME host_id TO opener_id;
ALTER TABLE series RENAME game_count TO games;
ALTER TABLE series RENAME break_between TO rest;
ALTER TABLE series RENAME break_since TO resting_since;
ALTER TABLE series RENAME CONSTRAINT series_game_count_in_range TO series_games_few;
ALTER TABLE series RENAME CONSTRAINT series_host_id_fkey TO series_opener_id_fkey;
ALTER INDEX series_by_host RENAME TO series_by_opener;

ALTER TABLE series_games RENAME seat_order TO places;
ALTER TABLE series_games RENAME CONSTRAINT series_games_game_unique TO series_games_game_once;

ALTER TABLE series_players RENAME TO series_places;
ALTER TABLE series_places RENAME player_index TO place;
ALTER TABLE series_places RENAME is_ready TO ready;
ALTER TABLE series_places RENAME CONSTRAINT series_players_pkey TO series_places_pkey;
ALTER TABLE series_places RENAME CONSTRAINT series_players_player_id_fkey TO series_places_player_id_fkey;
ALTER TABLE series_places RENAME CONSTRAINT series_players_series_id_fkey TO series_places_series_id_fkey;
ALTER INDEX series_players_by_player RENAME TO series_places_by_player;

ALTER INDEX sessions_by_ended_at RENAME TO sessions_by_end;

ALTER TABLE statistics RENAME taken_over_games TO taken_over;
ALTER TABLE statistics RENAME completed_games TO whole;
ALTER TABLE statistics RENAME totals TO sums;

ALTER TABLE throttle_buckets RENAME TO throttle;
ALTER TABLE throttle RENAME full_at TO used_until;
ALTER TABLE throttle RENAME CONSTRAINT throttle_buckets_pkey TO throttle_pkey;
ALTER INDEX throttle_buckets_by_full_at RENAME TO throttle_by_end;

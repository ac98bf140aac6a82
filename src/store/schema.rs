//! The tables as created by the migrations. A test compares both.

diesel::table! {
    apps (player_id, session_id) {
        player_id -> Uuid,
        session_id -> Uuid,
        app_id -> Text,
        destination -> Nullable<Text>,
        scopes -> Text,
    }
}

diesel::table! {
    authorization_codes (code_hash) {
        code_hash -> Bytea,
        player_id -> Uuid,
        app_id -> Text,
        redirect_uri -> Text,
        code_challenge -> Bytea,
        scopes -> Text,
        expires_at -> Timestamptz,
        session_id -> Nullable<Uuid>,
    }
}

diesel::table! {
    calendars (player_id) {
        player_id -> Uuid,
        token_hash -> Bytea,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    database_incidents (id) {
        id -> Uuid,
        at -> Timestamptz,
        node -> Text,
        kind -> Text,
        expected_value -> Int8,
        actual_value -> Nullable<Int8>,
        game_id -> Nullable<Uuid>,
    }
}

diesel::table! {
    deliveries (id) {
        id -> Uuid,
        destination_id -> Uuid,
        feed_position -> Int8,
        game_id -> Nullable<Uuid>,
        format -> Int2,
        content -> Jsonb,
        created_at -> Timestamptz,
        due_at -> Timestamptz,
        body -> Nullable<Bytea>,
        attempts -> Int2,
        state -> Text,
        outcome -> Nullable<Text>,
        ended_at -> Nullable<Timestamptz>,
        digest_id -> Nullable<Uuid>,
    }
}

diesel::table! {
    destinations (id) {
        id -> Uuid,
        player_id -> Uuid,
        channel -> Text,
        format -> Int2,
        address -> Jsonb,
        created_at -> Timestamptz,
        verified_at -> Nullable<Timestamptz>,
        retired_at -> Nullable<Timestamptz>,
        failing_since -> Nullable<Timestamptz>,
        failures -> Int4,
        disabled_at -> Nullable<Timestamptz>,
        next_attempt_at -> Nullable<Timestamptz>,
        leased_until -> Nullable<Timestamptz>,
        first_success_at -> Nullable<Timestamptz>,
        slow_since -> Nullable<Timestamptz>,
        paused_until -> Nullable<Timestamptz>,
        notification_kinds -> Nullable<Jsonb>,
        session_id -> Nullable<Uuid>,
    }
}

diesel::table! {
    device_authorizations (device_code_hash) {
        device_code_hash -> Bytea,
        user_code -> Text,
        app_id -> Text,
        scopes -> Text,
        expires_at -> Timestamptz,
        interval_seconds -> Int4,
        polled_at -> Nullable<Timestamptz>,
        player_id -> Nullable<Uuid>,
        is_granted -> Bool,
        session_id -> Nullable<Uuid>,
    }
}

diesel::table! {
    event_archive (game_id) {
        game_id -> Uuid,
        format -> Int2,
        events -> Jsonb,
    }
}

diesel::table! {
    events (game_id, version) {
        game_id -> Uuid,
        version -> Int4,
        at -> Timestamptz,
        player_id -> Nullable<Uuid>,
        seat -> Nullable<Int2>,
        is_automatic -> Bool,
        format -> Int2,
        body -> Jsonb,
        request_key -> Nullable<Text>,
        request_hash -> Nullable<Bytea>,
        result_version -> Nullable<Int4>,
        awaited_player_id -> Nullable<Uuid>,
        wait_ms -> Nullable<Int8>,
        result_awaiting_since -> Nullable<Timestamptz>,
        result_deadline -> Nullable<Timestamptz>,
        result_clocks -> Nullable<Jsonb>,
    }
}

diesel::table! {
    finished_games (position) {
        position -> Int8,
        game_id -> Uuid,
        is_archived -> Bool,
    }
}

diesel::table! {
    game_outbox (game_id, version, kind) {
        game_id -> Uuid,
        version -> Int4,
        at -> Timestamptz,
        kind -> Text,
        attempts -> Int2,
    }
}

diesel::table! {
    game_secrets (game_id) {
        game_id -> Uuid,
        seed -> Bytea,
        deck -> Nullable<Bytea>,
    }
}

diesel::table! {
    game_states (game_id) {
        game_id -> Uuid,
        version -> Int4,
        state -> Nullable<Bytea>,
        awaited_seat -> Nullable<Int2>,
        deadline -> Nullable<Timestamptz>,
        changed_at -> Timestamptz,
        clocks -> Nullable<Jsonb>,
        awaiting_since -> Nullable<Timestamptz>,
        revision -> Int4,
        agreements -> Nullable<Jsonb>,
        remind_at -> Nullable<Timestamptz>,
        next_check_at -> Nullable<Timestamptz>,
        request_key_hashes -> Bytea,
    }
}

diesel::table! {
    games (id) {
        id -> Uuid,
        host_id -> Uuid,
        access -> Text,
        status -> Text,
        settings_format -> Int2,
        settings -> Jsonb,
        commitment -> Bytea,
        revealed_seed -> Nullable<Bytea>,
        creation_request_key -> Nullable<Text>,
        creation_request_hash -> Nullable<Bytea>,
        created_at -> Timestamptz,
        timing -> Nullable<Jsonb>,
        shuffle_scheme -> Int2,
        lines_root -> Nullable<Bytea>,
        concluded -> Bool,
        series_id -> Nullable<Uuid>,
        series_number -> Nullable<Int2>,
        rating_mode -> Text,
        rematch_of -> Nullable<Uuid>,
        sandbox_seed_game_id -> Nullable<Uuid>,
        allows_bots -> Bool,
    }
}

diesel::table! {
    heartbeat (id) {
        id -> Bool,
        at -> Timestamptz,
    }
}

diesel::table! {
    idempotency_keys (player_id, key_hash) {
        player_id -> Uuid,
        key_hash -> Bytea,
        request_hash -> Bytea,
        created_id -> Uuid,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    invitations (game_id, player_id) {
        game_id -> Uuid,
        player_id -> Uuid,
        invited_at -> Timestamptz,
    }
}

diesel::table! {
    known_networks (player_id, network_hash) {
        player_id -> Uuid,
        network_hash -> Bytea,
        last_used_at -> Timestamptz,
    }
}

diesel::table! {
    name_holds (name_hash) {
        name_hash -> Bytea,
        player_id -> Nullable<Uuid>,
        held_until -> Timestamptz,
    }
}

diesel::table! {
    nodes (id) {
        id -> Uuid,
        name -> Text,
        last_seen_at -> Timestamptz,
        clock_offset_seconds -> Float8,
        settings -> Jsonb,
    }
}

diesel::table! {
    notification_cursors (player_id) {
        player_id -> Uuid,
        last_position -> Int8,
        read_position -> Int8,
    }
}

diesel::table! {
    notification_settings (player_id) {
        player_id -> Uuid,
        format -> Int2,
        body -> Jsonb,
    }
}

diesel::table! {
    notifications (player_id, position) {
        player_id -> Uuid,
        position -> Int8,
        id -> Uuid,
        game_id -> Nullable<Uuid>,
        version -> Nullable<Int4>,
        at -> Timestamptz,
        format -> Int2,
        body -> Jsonb,
    }
}

diesel::table! {
    personal_tokens (token_hash) {
        token_hash -> Bytea,
        player_id -> Uuid,
        session_id -> Uuid,
        scopes -> Text,
        prefix -> Text,
        expires_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    players (id) {
        id -> Uuid,
        name -> Nullable<Text>,
        name_key -> Nullable<Text>,
        password_hash -> Nullable<Text>,
        created_at -> Timestamptz,
        deleted_at -> Nullable<Timestamptz>,
        absence -> Nullable<Jsonb>,
        house_strategy -> Nullable<Text>,
        reminder_seconds -> Nullable<Int4>,
        owner_id -> Nullable<Uuid>,
        is_admin -> Bool,
        locked_at -> Nullable<Timestamptz>,
        is_guest -> Bool,
        name_skeleton -> Nullable<Text>,
        avatar -> Nullable<Int4>,
    }
}

diesel::table! {
    premoves (game_id, player_id) {
        game_id -> Uuid,
        player_id -> Uuid,
        turn -> Int2,
        giants -> Int2,
        plan -> Jsonb,
        valid_until -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    rating_changes (player_id, position) {
        player_id -> Uuid,
        position -> Int8,
        category -> Text,
        mean -> Float8,
        deviation -> Float8,
    }
}

diesel::table! {
    ratings (category, player_id) {
        category -> Text,
        player_id -> Uuid,
        mean -> Float8,
        deviation -> Float8,
        games -> Int4,
        leaderboard_score -> Float8,
    }
}

diesel::table! {
    refresh_tokens (token_hash) {
        token_hash -> Bytea,
        player_id -> Uuid,
        session_id -> Uuid,
        replaced_at -> Nullable<Timestamptz>,
        replaced_by -> Nullable<Bytea>,
        repeated -> Bool,
    }
}

diesel::table! {
    relay_cursors (game_id) {
        game_id -> Uuid,
        relayed_version -> Int4,
    }
}

diesel::table! {
    results (game_id, seat) {
        game_id -> Uuid,
        seat -> Int2,
        position -> Int8,
        player_id -> Uuid,
        rank -> Int2,
        points -> Int4,
        format -> Int2,
        body -> Jsonb,
    }
}

diesel::table! {
    seats (game_id, seat) {
        game_id -> Uuid,
        seat -> Int2,
        player_id -> Uuid,
        entropy -> Nullable<Bytea>,
        joined_at -> Timestamptz,
        seen_version -> Int4,
        is_sandbox -> Bool,
    }
}

diesel::table! {
    series (id) {
        id -> Uuid,
        host_id -> Uuid,
        game_count -> Int2,
        seating -> Text,
        break_between -> Jsonb,
        status -> Text,
        number -> Int2,
        break_since -> Nullable<Timestamptz>,
        next_at -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    series_games (series_id, number) {
        series_id -> Uuid,
        number -> Int2,
        game_id -> Uuid,
        commitment -> Bytea,
        seat_order -> Nullable<Bytea>,
    }
}

diesel::table! {
    series_players (series_id, player_index) {
        series_id -> Uuid,
        player_index -> Int2,
        player_id -> Uuid,
        entropy -> Nullable<Bytea>,
        is_ready -> Bool,
    }
}

diesel::table! {
    series_secrets (series_id, number) {
        series_id -> Uuid,
        number -> Int2,
        seed -> Bytea,
    }
}

diesel::table! {
    sessions (player_id, id) {
        player_id -> Uuid,
        id -> Uuid,
        client -> Text,
        created_at -> Timestamptz,
        last_used_at -> Timestamptz,
        expires_at -> Timestamptz,
        revoked_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    statistics (player_id, category, is_public) {
        player_id -> Uuid,
        category -> Text,
        is_public -> Bool,
        position -> Int8,
        games -> Int8,
        wins -> Int8,
        taken_over_games -> Int8,
        completed_games -> Int8,
        points -> Int8,
        best_points -> Nullable<Int4>,
        totals -> Array<Int8>,
    }
}

diesel::table! {
    stream_tickets (ticket_hash) {
        ticket_hash -> Bytea,
        player_id -> Uuid,
        session_id -> Uuid,
        expires_at -> Timestamptz,
    }
}

diesel::table! {
    throttle_buckets (key) {
        key -> Bytea,
        full_at -> Timestamptz,
    }
}

diesel::allow_tables_to_appear_in_same_query!(
    apps,
    events,
    game_outbox,
    game_secrets,
    game_states,
    games,
    invitations,
    personal_tokens,
    players,
    premoves,
    ratings,
    refresh_tokens,
    seats,
    series,
    series_games,
    series_players,
    sessions,
);

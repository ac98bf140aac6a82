use std::cmp::Reverse;
use std::sync::{Arc, LazyLock};

use actix_web::http::{Method, header};
use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::Value;

use crate::api::openapi::{OpenApiDocument, Operation};
use crate::api::problem::{Problem, ProblemCode};

use super::{
    accounts, admin, catalogue, destinations, games, health, notifications, players, series,
};

/// Lists the operations of handlers by module. The description by `utoipa` is next to the handler,
/// in a type with the prefix `__path_`.
macro_rules! operations {
    ($($($module:ident)::+: $($handler:ident)+;)+) => {
        [$(operations!(@module [$($module)::+] $($handler)+)),+].into_iter().flatten().collect()
    };
    (@module $module:tt $($handler:ident)+) => {
        vec![$(operations!(@handler $module $handler)),+]
    };
    (@handler [$($module:ident)::+] $handler:ident) => {
        pastey::paste! {
            Operation::new(&$($module)::+::[<__path_ $handler>], $($module)::+::$handler)
        }
    };
}

/// Returns the OpenAPI document of all operations.
pub fn document() -> Value {
    openapi_document().as_value().clone()
}

/// Returns the OpenAPI document of all operations, shared by the process. The document depends on
/// the program only, so one is enough for any number of servers.
pub fn openapi_document() -> Arc<OpenApiDocument> {
    static DOCUMENT: LazyLock<Arc<OpenApiDocument>> =
        LazyLock::new(|| Arc::new(OpenApiDocument::new(operations())));
    DOCUMENT.clone()
}

/// All operations. Routing, authorization and the OpenAPI document derive from this list. If two
/// paths match a request, a path without parameters takes precedence, otherwise the first one.
pub fn operations() -> &'static [Operation] {
    static OPERATIONS: LazyLock<Vec<Operation>> = LazyLock::new(|| {
        operations! {
            // Accounts and players.
            accounts::guests: create_guest claim_account;
            accounts::me: register get_me update_me export_me delete_me;
            accounts::availability: get_availability update_availability create_holiday delete_holiday;
            accounts::sessions: log_in refresh_session list_sessions log_out revoke_session;
            players::routes: search_players get_player list_player_games list_player_ratings get_player_statistics get_head_to_head
                get_leaderboard;

            // Bots, apps and administration.
            accounts::bots: create_bot list_bots delete_bot create_token list_tokens revoke_token;
            accounts::apps: get_token list_apps revoke_app revoke_apps;
            catalogue::limits: get_limits;
            admin: find_account lock_account unlock_account get_backlog
                requeue_deliveries;

            // Notifications.
            notifications::feed: list_notifications mark_notifications_read;
            notifications::settings: get_notification_settings update_notification_settings;
            destinations::email: get_email update_email delete_email
                confirm_email request_password_reset reset_password;
            destinations::webhooks: create_webhook list_webhooks update_webhook delete_webhook rotate_webhook_secret
                test_destination list_deliveries redeliver;
            destinations::push: get_push_key create_push_subscription list_push_subscriptions delete_push_subscription;
            notifications::calendar: create_calendar delete_calendar;
            notifications::streams: create_stream_ticket stream_notifications stream_game;

            // Tables and proposals.
            games::tables: create_table list_games join_table leave_table make_table_unrated
                start_game cancel_table rematch;
            games::seats: add_house_player invite_player decline_invitation create_invitation_link
                resolve_invitation_link;
            series: create_series list_my_series get_series confirm_ready
                withdraw_from_series cancel_series;
            games::sandboxes: create_sandbox create_sandbox_from_record list_sandboxes;
            games::proposals: create_proposal answer_proposal withdraw_proposal resume_game;
            games::seats: offer_seat delete_seat_offer take_seat;

            // Games.
            games::show: list_my_games get_game list_events get_game_at_version mark_game_seen;
            games::changes: get_game_changes;
            games::show: get_score_history;
            games::pictures: draw_table_svg draw_table_png draw_table_text draw_kingdom_svg
                draw_kingdom_png draw_kingdom_text draw_animation create_picture_links;
            games::records: download_record download_notation export_my_records export_records
                verify_record;
            games::commands: list_legal_commands preview_command play_command;
            games::premoves: get_premove set_premove delete_premove preview_premove;
            catalogue: list_dominoes list_variants list_quests list_paces;

            // Calendar, health and documents.
            notifications::calendar: get_calendar;
            health::probes: live ready ready_to_write metrics openapi openapi_3_0
                openapi_admin;
        }
    });
    &OPERATIONS
}

/// Registers the probes and metrics, which also have a listener of their own.
pub fn probes(config: &mut web::ServiceConfig) {
    let probes: Vec<Operation> = operations! { health::probes: live ready ready_to_write metrics; };
    for operation in &probes {
        config.service(operation.resource(&operation.path));
    }
}

/// Registers the routes of all operations.
///
/// The router matches a request against one path after the other, which is slow for paths with
/// parameters. Paths with the same prefix up to the first parameter therefore share a scope, in
/// which most of the remaining paths are plain text.
pub fn routes(config: &mut web::ServiceConfig) {
    let (mut plain, mut scopes): (Vec<&Operation>, Vec<(&str, Vec<&Operation>)>) =
        Default::default();
    for operation in operations() {
        match prefix_with_first_parameter(&operation.path) {
            None => plain.push(operation),
            Some(begin) => match scopes.iter_mut().find(|(known, _)| *known == begin) {
                Some((_, operations)) => operations.push(operation),
                None => scopes.push((begin, vec![operation])),
            },
        }
    }
    for operation in plain {
        config.service(operation.resource(&operation.path));
        // Without this route, other methods would match the path with a session id.
        if operation.path == "/v1/sessions/refresh" {
            config.route(&operation.path, web::to(route_not_found));
        }
    }
    // Requests of the largest scope, that of a game, are matched first.
    scopes.sort_by_key(|(_, operations)| Reverse(operations.len()));
    for (begin, operations) in scopes {
        let scope = operations.into_iter().fold(web::scope(begin), |scope, operation| {
            scope.service(operation.resource(&operation.path[begin.len()..]))
        });
        config.service(scope);
    }
}

/// Prefix of a path that ends with the first parameter, such as `/v1/games/{game_id}`. `None` for
/// paths without parameters, or if the parameter is only part of a segment.
fn prefix_with_first_parameter(path: &str) -> Option<&str> {
    let end = path.find('}')? + 1;
    let is_segment = path[..path.find('{')?].ends_with('/');
    let ends = path[end..].is_empty() || path[end..].starts_with('/');
    (is_segment && ends).then_some(&path[..end])
}

/// Responds to requests that match no operation: an unsupported method, or an unknown path.
pub async fn route_not_found(
    request: HttpRequest,
    document: web::Data<OpenApiDocument>,
) -> HttpResponse {
    let methods = document.methods_at(request.path());
    if methods.is_empty() {
        return HttpResponse::from_error(Problem::new(ProblemCode::RouteNotFound));
    }
    let mut response = HttpResponse::from_error(Problem::new(ProblemCode::MethodNotAllowed));
    let allowed: Vec<&str> = methods.iter().map(Method::as_str).collect();
    if let Ok(allowed) = header::HeaderValue::from_str(&allowed.join(", ")) {
        response.headers_mut().insert(header::ALLOW, allowed);
    }
    response
}

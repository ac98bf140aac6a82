use actix_web::http::{Method, header};
use actix_web::{HttpRequest, HttpResponse, web};
use utoipa_actix_web::scope::scope;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::api::openapi::OpenApiDocument;
use crate::api::problem::ProblemCode;

use super::problem::Problem;
use super::{
    accounts, admin, catalogue, endpoints, games, notifications, operation, players, series,
};

/// Every operation. The document is collected from here too.
pub fn routes(config: &mut ServiceConfig) {
    let v1 = scope("/v1")
        .configure(people)
        .configure(programs)
        .configure(notified)
        .configure(tables_and_series)
        .configure(play);
    config
        .service(v1)
        .service(notifications::calendar::read_calendar)
        .service(operation::probes::live)
        .service(operation::probes::ready)
        .service(operation::probes::metrics)
        .service(operation::probes::openapi)
        .service(operation::probes::openapi_3_0);
}

/// Who plays.
fn people(config: &mut ServiceConfig) {
    config
        .service(accounts::me::register)
        .service(accounts::me::show_me)
        .service(accounts::me::change_me)
        .service(accounts::me::export_me)
        .service(accounts::me::delete_me)
        .service(accounts::habits::show_habits)
        .service(accounts::habits::change_habits)
        .service(accounts::habits::take_holiday)
        .service(accounts::habits::end_holiday)
        .service(accounts::sessions::log_in)
        .service(accounts::sessions::refresh)
        // Asked by another method it would be taken for the id of a session.
        .route("/sessions/refresh", web::to(nothing_here))
        .service(accounts::sessions::list_sessions)
        .service(accounts::sessions::log_out)
        .service(accounts::sessions::revoke_session)
        .service(players::routes::show_player)
        .service(players::routes::list_played_games)
        .service(players::routes::show_statistics)
        .service(players::routes::show_head_to_head)
        .service(players::routes::show_leaderboard);
}

/// What plays for them, and who runs the server.
fn programs(config: &mut ServiceConfig) {
    config
        .service(accounts::bots::make_bot)
        .service(accounts::bots::list_bots)
        .service(accounts::bots::delete_bot)
        .service(accounts::bots::make_token)
        .service(accounts::bots::list_tokens)
        .service(accounts::bots::revoke_token)
        .service(catalogue::limits::show_limits)
        .service(admin::routes::find_account)
        .service(admin::routes::lock_account)
        .service(admin::routes::unlock_account)
        .service(admin::routes::show_backlog);
}

/// What players are told.
fn notified(config: &mut ServiceConfig) {
    config
        .service(notifications::notices::list_notices)
        .service(notifications::notices::mark_read)
        .service(notifications::settings::show_notice_settings)
        .service(notifications::settings::change_notice_settings)
        .service(endpoints::mail::show_mail_address)
        .service(endpoints::mail::change_mail_address)
        .service(endpoints::mail::remove_mail_address)
        .service(endpoints::mail::confirm_mail_address)
        .service(endpoints::mail::forget_password)
        .service(endpoints::mail::reset_password)
        .service(endpoints::webhooks::add_webhook)
        .service(endpoints::webhooks::list_webhooks)
        .service(endpoints::webhooks::change_webhook)
        .service(endpoints::webhooks::remove_webhook)
        .service(endpoints::webhooks::rotate_secret)
        .service(endpoints::webhooks::send_test)
        .service(endpoints::webhooks::list_deliveries)
        .service(endpoints::webhooks::deliver_again)
        .service(endpoints::push::show_push_key)
        .service(endpoints::push::subscribe)
        .service(endpoints::push::list_push_subscriptions)
        .service(endpoints::push::unsubscribe)
        .service(notifications::calendar::make_calendar)
        .service(notifications::calendar::end_calendar)
        .service(notifications::streams::new_stream_ticket)
        .service(notifications::streams::stream_notices)
        .service(notifications::streams::stream_game);
}

/// Where they meet, and what they agree on.
fn tables_and_series(config: &mut ServiceConfig) {
    config
        .service(games::tables::open_table)
        .service(games::tables::list_open_tables)
        .service(games::tables::join_table)
        .service(games::tables::leave_table)
        .service(games::tables::invite_player)
        .service(games::tables::start_game)
        .service(games::tables::cancel_table)
        .service(games::tables::rematch)
        .service(series::routes::open_series)
        .service(series::routes::list_my_series)
        .service(series::routes::show_series)
        .service(series::routes::ready_for_next_game)
        .service(series::routes::withdraw_from_series)
        .service(series::routes::cancel_series)
        .service(games::sandboxes::open_sandbox)
        .service(games::sandboxes::open_sandbox_from_record)
        .service(games::sandboxes::list_sandboxes)
        .service(games::proposals::ask_consent)
        .service(games::proposals::answer_proposal)
        .service(games::proposals::withdraw_proposal)
        .service(games::proposals::resume_game)
        .service(games::seats::offer_seat)
        .service(games::seats::end_offer)
        .service(games::seats::take_seat);
}

/// The games themselves.
fn play(config: &mut ServiceConfig) {
    config
        .service(games::show::list_my_games)
        .service(games::show::show_game)
        .service(games::show::list_events)
        .service(games::show::show_game_at_version)
        .service(games::scores::show_scores)
        .service(games::pictures::draw_table_svg)
        .service(games::pictures::draw_table_png)
        .service(games::pictures::draw_table_text)
        .service(games::pictures::draw_kingdom_svg)
        .service(games::pictures::draw_kingdom_png)
        .service(games::pictures::draw_kingdom_text)
        .service(games::film::draw_film)
        .service(games::pictures::make_picture_links)
        .service(games::records::download_record)
        .service(games::records::download_notation)
        .service(games::records::export_my_records)
        .service(games::records::export_records)
        .service(games::records::verify_record)
        .service(games::commands::list_legal_commands)
        .service(games::commands::preview_command)
        .service(games::commands::play_command)
        .service(games::orders::show_order)
        .service(games::orders::give_order)
        .service(games::orders::withdraw_order)
        .service(games::orders::try_order)
        .service(catalogue::routes::list_dominoes)
        .service(catalogue::routes::list_variants)
        .service(catalogue::routes::list_quests)
        .service(catalogue::routes::list_paces);
}

/// What is no operation: an address that knows other methods, or nothing at all.
pub async fn nothing_here(
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

use actix_web::http::{Method, header};
use actix_web::{HttpRequest, HttpResponse, web};
use utoipa_actix_web::scope::scope;
use utoipa_actix_web::service_config::ServiceConfig;

use super::document::Document;
use super::problem::Problem;
use super::problem_code::ProblemCode;
use super::{
    accounts, administration, agreements, bots, calendars, catalogue, commands, film, games,
    habits, limits, mail, notice_settings, notices, operation, orders, pictures, players, push,
    records, sandboxes, scores, seats, series, sessions, streams, tables, webhooks,
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
        .service(calendars::read_calendar)
        .service(operation::live)
        .service(operation::ready)
        .service(operation::metrics)
        .service(operation::openapi)
        .service(operation::openapi_3_0);
}

/// Who plays.
fn people(config: &mut ServiceConfig) {
    config
        .service(accounts::register)
        .service(accounts::show_me)
        .service(accounts::change_me)
        .service(accounts::export_me)
        .service(accounts::delete_me)
        .service(habits::show_habits)
        .service(habits::change_habits)
        .service(habits::take_holiday)
        .service(habits::end_holiday)
        .service(sessions::log_in)
        .service(sessions::refresh)
        // Asked by another method it would be taken for the id of a session.
        .route("/sessions/refresh", web::to(nothing_here))
        .service(sessions::list_sessions)
        .service(sessions::log_out)
        .service(sessions::revoke_session)
        .service(players::show_player)
        .service(players::list_played_games)
        .service(players::show_statistics)
        .service(players::show_head_to_head)
        .service(players::show_leaderboard);
}

/// What plays for them, and who runs the server.
fn programs(config: &mut ServiceConfig) {
    config
        .service(bots::make_bot)
        .service(bots::list_bots)
        .service(bots::delete_bot)
        .service(bots::make_token)
        .service(bots::list_tokens)
        .service(bots::revoke_token)
        .service(limits::show_limits)
        .service(administration::find_account)
        .service(administration::lock_account)
        .service(administration::unlock_account)
        .service(administration::show_backlog);
}

/// What players are told.
fn notified(config: &mut ServiceConfig) {
    config
        .service(notices::list_notices)
        .service(notices::mark_read)
        .service(notice_settings::show_notice_settings)
        .service(notice_settings::change_notice_settings)
        .service(mail::show_mail_address)
        .service(mail::change_mail_address)
        .service(mail::remove_mail_address)
        .service(mail::confirm_mail_address)
        .service(mail::forget_password)
        .service(mail::reset_password)
        .service(webhooks::add_webhook)
        .service(webhooks::list_webhooks)
        .service(webhooks::change_webhook)
        .service(webhooks::remove_webhook)
        .service(webhooks::rotate_secret)
        .service(webhooks::send_test)
        .service(webhooks::list_deliveries)
        .service(webhooks::deliver_again)
        .service(push::show_push_key)
        .service(push::subscribe)
        .service(push::list_push_subscriptions)
        .service(push::unsubscribe)
        .service(calendars::make_calendar)
        .service(calendars::end_calendar)
        .service(streams::new_stream_ticket)
        .service(streams::stream_notices)
        .service(streams::stream_game);
}

/// Where they meet, and what they agree on.
fn tables_and_series(config: &mut ServiceConfig) {
    config
        .service(tables::open_table)
        .service(tables::list_open_tables)
        .service(tables::join_table)
        .service(tables::leave_table)
        .service(tables::invite_player)
        .service(tables::start_game)
        .service(tables::cancel_table)
        .service(tables::rematch)
        .service(series::open_series)
        .service(series::list_my_series)
        .service(series::show_series)
        .service(series::ready_for_next_game)
        .service(series::withdraw_from_series)
        .service(series::cancel_series)
        .service(sandboxes::open_sandbox)
        .service(sandboxes::open_sandbox_from_record)
        .service(sandboxes::list_sandboxes)
        .service(agreements::ask_consent)
        .service(agreements::answer_proposal)
        .service(agreements::withdraw_proposal)
        .service(agreements::resume_game)
        .service(seats::offer_seat)
        .service(seats::end_offer)
        .service(seats::take_seat);
}

/// The games themselves.
fn play(config: &mut ServiceConfig) {
    config
        .service(games::list_my_games)
        .service(games::show_game)
        .service(games::list_events)
        .service(games::show_game_at_version)
        .service(scores::show_scores)
        .service(pictures::draw_table_svg)
        .service(pictures::draw_table_png)
        .service(pictures::draw_table_text)
        .service(pictures::draw_kingdom_svg)
        .service(pictures::draw_kingdom_png)
        .service(pictures::draw_kingdom_text)
        .service(film::draw_film)
        .service(pictures::make_picture_links)
        .service(records::download_record)
        .service(records::download_notation)
        .service(records::export_my_records)
        .service(records::export_records)
        .service(records::verify_record)
        .service(commands::list_legal_commands)
        .service(commands::preview_command)
        .service(commands::play_command)
        .service(orders::show_order)
        .service(orders::give_order)
        .service(orders::withdraw_order)
        .service(orders::try_order)
        .service(catalogue::list_dominoes)
        .service(catalogue::list_variants)
        .service(catalogue::list_quests)
        .service(catalogue::list_paces);
}

/// What is no operation: an address that knows other methods, or nothing at all.
pub async fn nothing_here(request: HttpRequest, document: web::Data<Document>) -> HttpResponse {
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

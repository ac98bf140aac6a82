use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use jiff::SignedDuration;
use jiff::tz::TimeZone;
use kingdomino::{GameState, Settings};
use serde::{Deserialize, Serialize};
use url::Url;
use utoipa::{IntoParams, ToSchema};

use crate::api::http::{
    CachedTags, Caller, IdempotencyKey, content_tag, created_response, set_replayed_header,
    wanted_language, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::i18n::{
    Language, Moment, Names, NotificationMessage, UiText, expansion, variant, without_isolates,
};
use crate::notifications::content::table_names;
use crate::notifications::links::{LINK_LIFETIME, Links, TableLink};
use crate::service::notifications::{Agenda, DueTurn};
use crate::service::{self, Context};

use super::icalendar::ICalendar;

/// The URL of a calendar.
#[derive(Serialize, ToSchema)]
pub struct CalendarView {
    /// URL to which calendar programs subscribe. It is shown only once and gives access to the
    /// deadlines of the player.
    #[schema(format = "uri", max_length = 2000)]
    pub url: String,
}

/// Query parameters of `get_calendar`. Unknown parameters are ignored.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CalendarQuery {
    /// Language of the calendar. Default: the language of the notification settings, or else of
    /// `Accept-Language`.
    language: Option<Language>,
}

/// Create a calendar
///
/// Creates a URL at which calendar programs can subscribe to your deadlines. The previous URL stops
/// working.
#[utoipa::path(
    post, path = "/v1/me/calendar", tag = "notifications",
    extensions(("x-refusals" = json!([Code::CalendarNotFound]))),
    responses((status = 201, description = "The URL of the calendar.", body = CalendarView))
)]
pub async fn create_calendar(
    ctx: web::Data<Context>,
    caller: Caller,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("create_calendar", &())?;
    let made =
        with_timeout(service::notifications::create_calendar(&ctx, caller.0, idempotency)).await?;
    let url = calendar_url(ctx.senders.links.base(), made.value.expose()).to_string();
    let mut response = created_response(&ctx, format_args!("calendar/{}.ics", made.value.expose()));
    set_replayed_header(&mut response, made.replayed);
    let no_store = (header::CACHE_CONTROL, "no-store");
    Ok(response.insert_header(no_store).json(CalendarView { url }))
}

/// Delete your calendar
///
/// Deletes the calendar. Its URL stops working.
#[utoipa::path(
    delete, path = "/v1/me/calendar", tag = "notifications",
    responses((status = 204, description = "The calendar was deleted."))
)]
pub async fn delete_calendar(
    ctx: web::Data<Context>,
    caller: Caller,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::notifications::delete_calendar(&ctx, caller.0)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Get a calendar
///
/// Returns a calendar with an event for each game in which the player has to decide by a deadline.
/// The event ends at the deadline and has an alarm for each reminder of the player. The token in
/// the URL is the only authentication.
#[utoipa::path(
    get, path = "/calendar/{token}.ics", tag = "notifications",
    params(("token" = String, Path, description = "Secret token in the URL of the calendar.", max_length = 68)),
    extensions(("x-refusals" = json!([Code::CalendarNotFound]))),
    responses(
        (status = 200, description = "The calendar in the format of RFC 5545.", body = String, content_type = "text/calendar; charset=utf-8", headers(("ETag" = String, description = "ETag of the calendar, for `If-None-Match`."))),
        (status = 304, description = "The calendar has not changed.")
    )
)]
pub async fn get_calendar(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
    query: web::Query<CalendarQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let agenda = with_timeout(service::notifications::load_agenda(&ctx, &token)).await?;
    let language = query.language.or(agenda.language);
    let language = language.unwrap_or_else(|| wanted_language(&request));
    let calendar = render_calendar(&agenda, language, &ctx.senders.links);
    let tag = content_tag(&calendar);
    let is_cached = cached.has(&tag)?;
    let mut response = if is_cached { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response
        .insert_header((header::ETAG, tag))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .insert_header((header::CONTENT_LANGUAGE, language.tag()))
        .insert_header((header::VARY, "accept-language"));
    if is_cached {
        return Ok(response.finish());
    }
    Ok(response.content_type("text/calendar; charset=utf-8").body(calendar))
}

fn calendar_url(base: &Url, token: &str) -> Url {
    let mut url = base.clone();
    url.set_path(&format!("{}calendar/{token}.ics", base.path()));
    url
}

fn render_calendar(agenda: &Agenda, language: Language, links: &Links) -> String {
    let zone = TimeZone::get(&agenda.time_zone).unwrap_or(TimeZone::UTC);
    let mut calendar = ICalendar::new(&UiText::CalendarName.text(language), &agenda.time_zone);
    for turn in &agenda.turns {
        // The link lives as long as the entry is useful, and is the same in every response.
        let until = turn.deadline.checked_add(LINK_LIFETIME).unwrap_or(turn.deadline);
        let link = TableLink { player: agenda.player, game: turn.game.id, plays: false, until };
        write_event(&mut calendar, turn, language, &zone, &links.url(&link));
    }
    calendar.finish()
}

/// Length of an event before its deadline. Calendar programs hide events without a length.
const EVENT_DURATION: SignedDuration = SignedDuration::from_mins(30);

/// Writes an event that ends at the deadline. Its id stays the same from turn to turn, so calendar
/// programs move the event. Its text changes only with the game or the settings of the player.
fn write_event(
    calendar: &mut ICalendar,
    turn: &DueTurn,
    language: Language,
    zone: &TimeZone,
    url: &str,
) {
    let DueTurn { game, awaiting, deadline, reminders } = turn;
    let names = table_names(language, game);
    let opponents = names.iter().enumerate().filter(|(seat, _)| *seat != awaiting.seat.index());
    let opponents: Vec<&str> = opponents.map(|(_, name)| name.as_str()).collect();
    let round = game.state.as_ref().map_or(0, GameState::round);
    let notification = NotificationMessage::YourTurn {
        opponents: Names(&opponents),
        round: round.into(),
        rounds: game.settings.rounds().into(),
        expected: awaiting.expected,
    };
    let summary = without_isolates(&notification.subject(language));
    let until = UiText::Deadline { at: Moment(deadline.to_zoned(zone.clone())) };
    let (body, until) = (notification.body(language), until.text(language));
    // Some calendar programs show only links in the description.
    let description =
        format!("{body}\n{until}\n{}\n{url}", describe_rules(game.settings, language));

    calendar.write_property("BEGIN", "VEVENT");
    calendar.write_property("UID", &game.id.to_string());
    calendar.write_time("DTSTAMP", game.changed_at);
    // The deadline can change without an event of the game.
    calendar.write_property(
        "SEQUENCE",
        &game.version.number().saturating_add(game.revision).to_string(),
    );
    calendar.write_time("DTSTART", deadline.checked_sub(EVENT_DURATION).unwrap_or(*deadline));
    calendar.write_time("DTEND", *deadline);
    calendar.write_text("SUMMARY", &summary);
    calendar.write_text("DESCRIPTION", &description);
    calendar.write_property("URL", url);
    calendar.write_property("TRANSP", "TRANSPARENT");
    for reminder in reminders {
        calendar.write_property("BEGIN", "VALARM");
        calendar.write_property("ACTION", "DISPLAY");
        calendar.write_trigger(deadline.duration_since(*reminder));
        calendar.write_text("DESCRIPTION", &summary);
        calendar.write_property("END", "VALARM");
    }
    calendar.write_property("END", "VEVENT");
}

/// Names of the expansion and variants of a table.
fn describe_rules(settings: Settings, language: Language) -> String {
    let variants = settings.variants().iter().map(|chosen| variant(language, chosen));
    let names = [expansion(language, settings.expansion())].into_iter().chain(variants);
    names.collect::<Vec<_>>().join(" · ")
}

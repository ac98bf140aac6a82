//! Calendars of deadlines in the format of RFC 5545: their operations, their events, and the writer
//! of the format.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
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
use crate::service;
use crate::service::Context;
use crate::service::preferences::{Agenda, DueTurn};

/// Length of an event before its deadline. Calendar programs hide events without a length.
const EVENT_DURATION: SignedDuration = SignedDuration::from_mins(30);

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
        with_timeout(service::preferences::create_calendar(&ctx, caller.0, idempotency)).await?;
    let url = calendar_url(ctx.senders.links.base(), made.value.expose()).to_string();
    let mut response = created_response(&ctx, format_args!("calendar/{}.ics", made.value.expose()));
    set_replayed_header(&mut response, made.replayed);
    let no_store = (header::CACHE_CONTROL, "no-store");
    Ok(response.insert_header(no_store).json(CalendarView { url }))
}

fn calendar_url(base: &Url, token: &str) -> Url {
    let mut url = base.clone();
    url.set_path(&format!("{}calendar/{token}.ics", base.path()));
    url
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
    with_timeout(service::preferences::delete_calendar(&ctx, caller.0)).await?;
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
    let agenda = with_timeout(service::preferences::load_agenda(&ctx, &token)).await?;
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

/// Maximum length of a line in bytes, without the line break.
const MAX_LINE_BYTES: usize = 75;

/// A calendar writer.
struct ICalendar(String);

impl ICalendar {
    /// Starts a subscribed calendar with a name and the time zone of its player.
    pub fn new(name: &str, time_zone: &str) -> ICalendar {
        let mut calendar = ICalendar(String::new());
        calendar.write_property("BEGIN", "VCALENDAR");
        calendar.write_property("VERSION", "2.0");
        calendar.write_property("PRODID", "-//Kingdomail//Kingdomail//EN");
        calendar.write_property("METHOD", "PUBLISH");
        // `NAME` is from RFC 7986; many programs support only `X-WR-CALNAME`.
        calendar.write_text("X-WR-CALNAME", name);
        calendar.write_text("NAME", name);
        calendar.write_text("X-WR-TIMEZONE", time_zone);
        calendar.write_property("REFRESH-INTERVAL;VALUE=DURATION", "PT15M");
        calendar.write_property("X-PUBLISHED-TTL", "PT15M");
        // A calendar needs at least one component, even without events.
        for (name, value) in [
            ("BEGIN", "VTIMEZONE"),
            ("TZID", "UTC"),
            ("BEGIN", "STANDARD"),
            ("DTSTART", "19700101T000000"),
            ("TZOFFSETFROM", "+0000"),
            ("TZOFFSETTO", "+0000"),
            ("END", "STANDARD"),
            ("END", "VTIMEZONE"),
        ] {
            calendar.write_property(name, value);
        }
        calendar
    }

    pub fn finish(mut self) -> String {
        self.write_property("END", "VCALENDAR");
        self.0
    }

    /// Writes a property without escaping its value.
    pub fn write_property(&mut self, name: &str, value: &str) {
        self.0 += &fold_line(&format!("{name}:{value}"));
    }

    pub fn write_text(&mut self, name: &str, text: &str) {
        self.write_property(name, &escape_text(text));
    }

    /// Writes the trigger of an alarm: `lead` before the end of the event.
    pub fn write_trigger(&mut self, lead: SignedDuration) {
        self.write_property("TRIGGER;RELATED=END", &format!("-{}", format_duration(lead)));
    }

    pub fn write_time(&mut self, name: &str, at: Timestamp) {
        self.write_property(name, &at.strftime("%Y%m%dT%H%M%SZ").to_string());
    }
}

/// Folds a line that is too long, and adds the line break.
fn fold_line(line: &str) -> String {
    let (mut folded, mut remaining, mut max_bytes) = (String::new(), line, MAX_LINE_BYTES);
    while remaining.len() > max_bytes {
        let (part, after) = remaining.split_at(find_fold_position(remaining, max_bytes));
        folded += part;
        folded += "\r\n ";
        // The leading space counts.
        (remaining, max_bytes) = (after, MAX_LINE_BYTES - 1);
    }
    folded + remaining + "\r\n"
}

/// Last position within `max_bytes` bytes at which a line can be folded: at a character boundary
/// and, if possible, not next to a space, because some readers drop it.
fn find_fold_position(line: &str, max_bytes: usize) -> usize {
    let is_next_to_space = |at: usize| line[..at].ends_with(' ') || line[at..].starts_with(' ');
    let within = (1..=max_bytes).rev().filter(|at| line.is_char_boundary(*at));
    let apart = within.clone().find(|at| !is_next_to_space(*at));
    apart.unwrap_or_else(|| line.floor_char_boundary(max_bytes))
}

/// Escapes a text so that it ends neither the value nor the line.
fn escape_text(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => escaped.extend(['\\', c]),
            '\n' => escaped += "\\n",
            c if c.is_control() => {}
            c => escaped.push(c),
        }
    }
    escaped
}

/// Formats a duration in days, hours, minutes and seconds. A day has 24 hours.
fn format_duration(duration: SignedDuration) -> String {
    let seconds = duration.as_secs().max(0);
    let mut text = format!("P{}DT", seconds / 86_400).replace("P0D", "P");
    for (unit, length, of) in [('H', 3600, 24), ('M', 60, 60), ('S', 1, 60)] {
        let count = seconds / length % of;
        if count > 0 {
            text += &format!("{count}{unit}");
        }
    }
    match text.as_str() {
        "PT" => "PT0S".to_owned(),
        text => text.trim_end_matches('T').to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn duration_omits_zero_units() {
        let text = |seconds| format_duration(SignedDuration::from_secs(seconds));
        assert_eq!(text(0), "PT0S");
        assert_eq!(text(90), "PT1M30S");
        assert_eq!(text(7200), "PT2H");
        assert_eq!(text(86_400), "P1D");
        assert_eq!(text(14 * 86_400 + 59), "P14DT59S");
    }

    #[test]
    fn escaped_text_cannot_break_out() {
        let text = "Ada; Grace, \\ and\r\nEND:VEVENT\u{0}\u{85}";
        assert_eq!(escape_text(text), "Ada\\; Grace\\, \\\\ and\\nEND:VEVENT");
    }

    #[test]
    fn long_line_folds_between_characters() {
        assert_eq!(fold_line(&"a".repeat(75)), format!("{}\r\n", "a".repeat(75)));
        assert_eq!(fold_line(&"a".repeat(76)), format!("{}\r\n a\r\n", "a".repeat(75)));
        let folded = fold_line(&"Ω".repeat(100));
        assert!(folded.split("\r\n").all(|line| line.len() <= 75));
        assert_eq!(folded.lines().map(str::len).collect::<Vec<_>>(), [74, 75, 53]);
    }

    #[test]
    fn line_folds_away_from_spaces() {
        let line = format!("{} {}", "a".repeat(74), "b".repeat(9));
        assert_eq!(fold_line(&line), format!("{}\r\n a {}\r\n", "a".repeat(73), "b".repeat(9)));
        assert_eq!(
            fold_line(&" ".repeat(80)),
            format!("{}\r\n {}\r\n", " ".repeat(75), " ".repeat(5))
        );
    }
}

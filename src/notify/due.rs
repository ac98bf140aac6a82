use jiff::civil::{Time, time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Unit, Zoned, ZonedRound};

use crate::store::{Channel, Digest, Notice, NoticeKind, NoticeSettings, QuietHours};

/// When the daily mail comes.
const MORNING: Time = time(8, 0, 0, 0);

/// When a notice of a moment is to go out on a channel, to a player in a time zone. Programs are told at once. People are
/// told of a turn after `wait`, in mails as often as they like, and never in their quiet hours. What touches the safety
/// of an account, or the end of one's time, waits for no digest, and the former for nothing.
pub(super) fn due(
    notice: &Notice,
    at: Timestamp,
    channel: Channel,
    settings: &NoticeSettings,
    zone: &TimeZone,
    wait: SignedDuration,
) -> Timestamp {
    let kind = notice.kind();
    if channel == Channel::Webhook || kind == NoticeKind::Security {
        return at;
    }
    let is_a_turn = matches!(kind, NoticeKind::YourTurn | NoticeKind::CoverACrown);
    let is_collected = channel == Channel::Mail && kind != NoticeKind::Reminder;
    let mut due = at;
    // What is collected waits anyway: a turn of the last minutes would come an hour or a day late.
    if is_a_turn && !(is_collected && settings.digest != Digest::AtOnce) {
        due = at.saturating_add(wait).unwrap_or(at);
    }
    if is_collected {
        due = after(due, zone, |due| digested(settings.digest, due));
    }
    match settings.quiet_hours {
        Some(quiet) => after(due, zone, |due| quiet.end_around(due)),
        None => due,
    }
}

/// A moment that is not before another, or that one if it cannot be told.
fn after(
    moment: Timestamp,
    zone: &TimeZone,
    later: impl FnOnce(&Zoned) -> Option<Zoned>,
) -> Timestamp {
    let found = later(&moment.to_zoned(zone.clone()));
    found.map_or(moment, |found| found.timestamp().max(moment))
}

fn digested(digest: Digest, due: &Zoned) -> Option<Zoned> {
    match digest {
        Digest::AtOnce => None,
        Digest::Hourly => {
            let up = ZonedRound::new().smallest(Unit::Hour).mode(jiff::RoundMode::Ceil);
            due.round(up).ok()
        }
        Digest::Daily => {
            let today = due.with().time(MORNING).build().ok()?;
            if today.timestamp() >= due.timestamp() {
                return Some(today);
            }
            due.tomorrow().ok()?.with().time(MORNING).build().ok()
        }
    }
}

impl QuietHours {
    /// The end of the quiet hours in which a moment lies; none when it lies in none.
    fn end_around(self, moment: &Zoned) -> Option<Zoned> {
        let QuietHours { from, until } = self;
        let now = moment.time();
        let over_midnight = from > until;
        let within =
            if over_midnight { now >= from || now < until } else { from <= now && now < until };
        if !within {
            return None;
        }
        let day =
            if over_midnight && now >= from { moment.tomorrow().ok()? } else { moment.clone() };
        day.with().time(until).build().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TURN: Notice = Notice::YourTurn { deadline: None };

    fn due_at(notice: &Notice, at: &str, channel: Channel, settings: &NoticeSettings) -> String {
        let zone = TimeZone::get("Europe/Athens").expect("a zone");
        let at: Zoned = format!("{at}[Europe/Athens]").parse().expect("a time");
        let wait = SignedDuration::from_mins(2);
        let due = due(notice, at.timestamp(), channel, settings, &zone, wait);
        due.to_zoned(zone).strftime("%d %H:%M").to_string()
    }

    fn quiet(from: i8, until: i8) -> NoticeSettings {
        let hours = QuietHours { from: time(from, 0, 0, 0), until: time(until, 0, 0, 0) };
        NoticeSettings { quiet_hours: Some(hours), ..NoticeSettings::default() }
    }

    fn digest(digest: Digest) -> NoticeSettings {
        NoticeSettings { digest, ..NoticeSettings::default() }
    }

    #[test]
    fn a_turn_waits_two_minutes_but_not_for_programs() {
        let usual = NoticeSettings::default();
        assert_eq!(due_at(&TURN, "2026-11-21T12:00:00", Channel::Mail, &usual), "21 12:02");
        assert_eq!(due_at(&TURN, "2026-11-21T12:00:00", Channel::Push, &usual), "21 12:02");
        assert_eq!(due_at(&TURN, "2026-11-21T12:00:00", Channel::Webhook, &usual), "21 12:00");
        let started = Notice::GameStarted {};
        assert_eq!(due_at(&started, "2026-11-21T12:00:00", Channel::Mail, &usual), "21 12:00");
    }

    #[test]
    fn nobody_is_told_in_quiet_hours() {
        let night = quiet(22, 7);
        let due = |at| due_at(&TURN, at, Channel::Chat, &night);
        assert_eq!(due("2026-11-21T21:57:59"), "21 21:59");
        assert_eq!(due("2026-11-21T21:58:00"), "22 07:00");
        assert_eq!(due("2026-11-21T23:59:00"), "22 07:00");
        assert_eq!(due("2026-11-22T06:00:00"), "22 07:00");
        assert_eq!(due("2026-11-22T06:58:00"), "22 07:00");
        let noon = quiet(12, 14);
        assert_eq!(due_at(&TURN, "2026-11-21T13:00:00", Channel::Push, &noon), "21 14:00");
        assert_eq!(due_at(&TURN, "2026-11-21T15:00:00", Channel::Push, &noon), "21 15:02");
        let changed = Notice::PasswordChanged {};
        assert_eq!(due_at(&changed, "2026-11-21T23:00:00", Channel::Mail, &night), "21 23:00");
        assert_eq!(due_at(&TURN, "2026-11-21T23:00:00", Channel::Webhook, &night), "21 23:00");
    }

    #[test]
    fn a_night_in_which_the_clocks_change_ends_at_seven_all_the_same() {
        assert_eq!(due_at(&TURN, "2026-10-24T23:00:00", Channel::Push, &quiet(22, 7)), "25 07:00");
        assert_eq!(due_at(&TURN, "2026-03-28T23:00:00", Channel::Push, &quiet(22, 7)), "29 07:00");
    }

    #[test]
    fn mails_come_at_the_full_hour_or_in_the_morning() {
        let (hourly, daily) = (digest(Digest::Hourly), digest(Digest::Daily));
        assert_eq!(due_at(&TURN, "2026-11-21T12:10:00", Channel::Mail, &hourly), "21 13:00");
        assert_eq!(due_at(&TURN, "2026-11-21T12:10:00", Channel::Push, &hourly), "21 12:12");
        assert_eq!(due_at(&TURN, "2026-11-21T07:10:00", Channel::Mail, &daily), "21 08:00");
        assert_eq!(due_at(&TURN, "2026-11-21T12:58:30", Channel::Mail, &hourly), "21 13:00");
        assert_eq!(due_at(&TURN, "2026-11-21T07:59:59", Channel::Mail, &daily), "21 08:00");
        assert_eq!(due_at(&TURN, "2026-11-21T12:10:00", Channel::Mail, &daily), "22 08:00");
        let reminder = Notice::Reminder { deadline: Timestamp::UNIX_EPOCH };
        assert_eq!(due_at(&reminder, "2026-11-21T12:10:00", Channel::Mail, &daily), "21 12:10");
    }
}

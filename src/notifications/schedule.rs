use jiff::civil::{Time, time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Unit, Zoned, ZonedRound};

use crate::domain::notification::{
    Channel, DigestFrequency, Notification, NotificationKind, NotificationSettings,
};

/// Local time of the daily digest.
const DAILY_DIGEST_TIME: Time = time(8, 0, 0, 0);

/// Returns the time at which to send a notification on a channel. Webhooks are sent immediately. On
/// other channels, turns are sent after `wait`, and emails at the digest frequency of the player.
/// Quiet hours delay a message unless the deadline would be too close at their end. `holiday` is
/// the end of the player's holiday if it stops the clock; turns and reminders wait until then.
/// Reminders of a deadline skip the digest, and account security skips every delay.
pub(crate) fn due(
    notification: &Notification,
    at: Timestamp,
    channel: Channel,
    settings: &NotificationSettings,
    zone: &TimeZone,
    wait: SignedDuration,
    holiday: Option<Timestamp>,
) -> Timestamp {
    let kind = notification.kind();
    if channel == Channel::Webhook || kind == NotificationKind::Security {
        return at;
    }
    let is_a_turn = matches!(kind, NotificationKind::YourTurn | NotificationKind::CoverACrown);
    let is_digestible = channel == Channel::Email && kind != NotificationKind::Reminder;
    let mut due = at;
    // Digests delay messages anyway; adding `wait` would postpone the turns of the last minutes by
    // an hour or a day.
    if is_a_turn && !(is_digestible && settings.digest != DigestFrequency::AtOnce) {
        due = at.saturating_add(wait).unwrap_or(at);
    }
    if let Some(back) = holiday.filter(|_| notification.is_turn_notification()) {
        due = due.max(back);
    }
    if is_digestible {
        due = shift_later(due, zone, |due| next_digest(settings.digest, due));
    }
    settings
        .local_quiet_hours(zone)
        .and_then(|quiet| quiet.held_until(due, notification.deadline()))
        .unwrap_or(due)
}

/// Returns the later moment, but never one before `moment`. Returns `moment` if no later one can be
/// computed.
fn shift_later(
    moment: Timestamp,
    zone: &TimeZone,
    later: impl FnOnce(&Zoned) -> Option<Zoned>,
) -> Timestamp {
    let found = later(&moment.to_zoned(zone.clone()));
    found.map_or(moment, |found| found.timestamp().max(moment))
}

fn next_digest(digest: DigestFrequency, due: &Zoned) -> Option<Zoned> {
    match digest {
        DigestFrequency::AtOnce => None,
        DigestFrequency::Hourly => {
            let up = ZonedRound::new().smallest(Unit::Hour).mode(jiff::RoundMode::Ceil);
            due.round(up).ok()
        }
        DigestFrequency::Daily => {
            let today = due.with().time(DAILY_DIGEST_TIME).build().ok()?;
            if today.timestamp() >= due.timestamp() {
                return Some(today);
            }
            due.tomorrow().ok()?.with().time(DAILY_DIGEST_TIME).build().ok()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::clock::QuietHours;

    const TURN: Notification = Notification::YourTurn { deadline: None };

    fn due_at(
        notification: &Notification,
        at: &str,
        channel: Channel,
        settings: &NotificationSettings,
    ) -> String {
        let zone = TimeZone::get("Europe/Athens").expect("a zone");
        let at: Zoned = format!("{at}[Europe/Athens]").parse().expect("a time");
        let wait = SignedDuration::from_mins(2);
        let due = due(notification, at.timestamp(), channel, settings, &zone, wait, None);
        due.to_zoned(zone).strftime("%d %H:%M").to_string()
    }

    fn quiet(from: i8, until: i8) -> NotificationSettings {
        let (from, until) = (time(from, 0, 0, 0), time(until, 0, 0, 0));
        let hours = QuietHours { from, until, strict: false };
        NotificationSettings { quiet_hours: Some(hours), ..NotificationSettings::default() }
    }

    fn digest(digest: DigestFrequency) -> NotificationSettings {
        NotificationSettings { digest, ..NotificationSettings::default() }
    }

    #[test]
    fn turn_waits_except_for_webhooks() {
        let usual = NotificationSettings::default();
        assert_eq!(due_at(&TURN, "2026-11-21T12:00:00", Channel::Email, &usual), "21 12:02");
        assert_eq!(due_at(&TURN, "2026-11-21T12:00:00", Channel::Push, &usual), "21 12:02");
        assert_eq!(due_at(&TURN, "2026-11-21T12:00:00", Channel::Webhook, &usual), "21 12:00");
        let started = Notification::GameStarted {};
        assert_eq!(due_at(&started, "2026-11-21T12:00:00", Channel::Email, &usual), "21 12:00");
    }

    #[test]
    fn notifications_wait_until_quiet_hours_end() {
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
        let changed = Notification::PasswordChanged {};
        assert_eq!(due_at(&changed, "2026-11-21T23:00:00", Channel::Email, &night), "21 23:00");
        assert_eq!(due_at(&TURN, "2026-11-21T23:00:00", Channel::Webhook, &night), "21 23:00");
    }

    #[test]
    fn urgent_notifications_ignore_quiet_hours() {
        let night = quiet(22, 7);
        let hours = night.quiet_hours.map(|hours| QuietHours { strict: true, ..hours });
        let strict = NotificationSettings { quiet_hours: hours, ..night.clone() };
        let deadline: Timestamp = "2026-11-21T21:10:00Z".parse().expect("23:10 in Athens");
        let turns = [
            Notification::YourTurn { deadline: Some(deadline) },
            Notification::CoverACrown { deadline: Some(deadline) },
            Notification::Reminder { deadline },
        ];
        for notification in &turns {
            for channel in [Channel::Email, Channel::Chat, Channel::Push] {
                let told = due_at(notification, "2026-11-21T23:00:00", channel, &night);
                assert!(told.starts_with("21 23:0"), "{notification:?} {channel:?} {told}");
                assert_eq!(
                    due_at(notification, "2026-11-21T23:00:00", channel, &strict),
                    "22 07:00"
                );
            }
            let program = due_at(notification, "2026-11-21T23:00:00", Channel::Webhook, &strict);
            assert_eq!(program, "21 23:00");
        }
        let late = Notification::TimedOut { taken_over: false };
        assert_eq!(due_at(&late, "2026-11-21T23:10:00", Channel::Push, &night), "22 07:00");
    }

    #[test]
    fn turn_waits_for_holiday_then_digest() {
        let zone = TimeZone::UTC;
        let at = |text: &str| text.parse::<Timestamp>().expect("a time");
        let back = at("2026-11-28T12:30:00Z");
        let due = |notification: &Notification, channel, settings: &NotificationSettings| {
            let at = at("2026-11-21T12:00:00Z");
            let wait = SignedDuration::from_mins(2);
            due(notification, at, channel, settings, &zone, wait, Some(back))
        };
        let usual = NotificationSettings::default();
        let reminder = Notification::Reminder { deadline: at("2026-12-01T00:00:00Z") };
        for channel in [Channel::Email, Channel::Chat, Channel::Push] {
            assert_eq!(due(&TURN, channel, &usual), back);
            assert_eq!(due(&reminder, channel, &usual), back);
            let started = due(&Notification::GameStarted {}, channel, &usual);
            assert_eq!(started, at("2026-11-21T12:00:00Z"));
        }
        assert_eq!(due(&TURN, Channel::Webhook, &usual), at("2026-11-21T12:00:00Z"));
        assert_eq!(
            due(&TURN, Channel::Email, &digest(DigestFrequency::Daily)),
            at("2026-11-29T08:00:00Z")
        );
    }

    #[test]
    fn quiet_hours_follow_clock_changes() {
        assert_eq!(due_at(&TURN, "2026-10-24T23:00:00", Channel::Push, &quiet(22, 7)), "25 07:00");
        assert_eq!(due_at(&TURN, "2026-03-28T23:00:00", Channel::Push, &quiet(22, 7)), "29 07:00");
    }

    #[test]
    fn digests_are_hourly_or_daily() {
        let (hourly, daily) = (digest(DigestFrequency::Hourly), digest(DigestFrequency::Daily));
        assert_eq!(due_at(&TURN, "2026-11-21T12:10:00", Channel::Email, &hourly), "21 13:00");
        assert_eq!(due_at(&TURN, "2026-11-21T12:10:00", Channel::Push, &hourly), "21 12:12");
        assert_eq!(due_at(&TURN, "2026-11-21T07:10:00", Channel::Email, &daily), "21 08:00");
        assert_eq!(due_at(&TURN, "2026-11-21T12:58:30", Channel::Email, &hourly), "21 13:00");
        assert_eq!(due_at(&TURN, "2026-11-21T07:59:59", Channel::Email, &daily), "21 08:00");
        assert_eq!(due_at(&TURN, "2026-11-21T12:10:00", Channel::Email, &daily), "22 08:00");
        let reminder = Notification::Reminder { deadline: Timestamp::UNIX_EPOCH };
        assert_eq!(due_at(&reminder, "2026-11-21T12:10:00", Channel::Email, &daily), "21 12:10");
    }
}

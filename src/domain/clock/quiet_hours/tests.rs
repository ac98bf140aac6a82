use jiff::civil::time;

use super::*;

fn local(from: (i8, i8), until: (i8, i8), zone: &str) -> LocalQuietHours {
    let hours = QuietHours {
        from: time(from.0, from.1, 0, 0),
        until: time(until.0, until.1, 0, 0),
        strict: false,
    };
    LocalQuietHours { hours, zone: TimeZone::get(zone).expect("a zone") }
}

fn at(text: &str) -> Timestamp {
    text.parse().expect("a time")
}

/// Returns the start and the end of the quiet hours around a time, all in UTC.
fn around(quiet: &LocalQuietHours, text: &str) -> Option<(String, String)> {
    let shown = |at: Timestamp| at.strftime("%d %H:%M").to_string();
    quiet.period_at(at(text)).map(|stop| (shown(stop.from), shown(stop.until)))
}

fn between(from: &str, until: &str) -> (String, String) {
    (from.to_owned(), until.to_owned())
}

#[test]
fn quiet_hours_span_local_midnight() {
    let athens = local((22, 0), (7, 0), "Europe/Athens");
    assert_eq!(around(&athens, "2026-11-21T19:59:59Z"), None);
    assert_eq!(around(&athens, "2026-11-21T20:00:00Z"), Some(between("21 20:00", "22 05:00")));
    assert_eq!(around(&athens, "2026-11-22T04:59:59Z"), Some(between("21 20:00", "22 05:00")));
    assert_eq!(around(&athens, "2026-11-22T05:00:00Z"), None);
    let auckland = local((23, 30), (6, 15), "Pacific/Auckland");
    assert_eq!(around(&auckland, "2026-11-21T12:00:00Z"), Some(between("21 10:30", "21 17:15")));
    let siesta = local((13, 0), (15, 0), "Europe/Madrid");
    assert_eq!(around(&siesta, "2026-11-21T13:59:00Z"), Some(between("21 12:00", "21 14:00")));
    assert_eq!(around(&siesta, "2026-11-21T14:00:00Z"), None);
}

#[test]
fn quiet_hours_keep_local_times_across_dst() {
    let athens = local((22, 0), (7, 0), "Europe/Athens");
    assert_eq!(around(&athens, "2026-10-24T23:00:00Z"), Some(between("24 19:00", "25 05:00")));
    assert_eq!(around(&athens, "2026-03-28T23:00:00Z"), Some(between("28 20:00", "29 04:00")));
    let short = local((2, 30), (3, 30), "Europe/Athens");
    assert_eq!(
        around(&short, "2026-10-25T00:15:00Z"),
        Some(between("24 23:30", "25 00:30")),
        "the first half past three"
    );
    assert_eq!(around(&short, "2026-10-25T01:15:00Z"), None, "the second quarter past three");
    // The hour from 3:00 to 4:00 occurs twice or is skipped. A time in it is the first of the two,
    // or one hour later.
    let twice = local((3, 30), (4, 30), "Europe/Athens");
    assert_eq!(around(&twice, "2026-10-25T01:15:00Z"), Some(between("25 00:30", "25 02:30")));
    assert_eq!(around(&twice, "2026-03-29T01:45:00Z"), None);
}

#[test]
fn urgent_message_is_not_held() {
    let night = local((22, 0), (7, 0), "UTC");
    let until = |deadline: &str| night.held_until(at("2026-11-21T23:00:00Z"), Some(at(deadline)));
    let morning = Some(at("2026-11-22T07:00:00Z"));
    assert_eq!(until("2026-11-21T23:10:00Z"), None);
    assert_eq!(until("2026-11-22T07:14:59Z"), None);
    assert_eq!(until("2026-11-22T07:15:00Z"), morning);
    assert_eq!(night.held_until(at("2026-11-21T23:00:00Z"), None), morning);
    assert_eq!(night.held_until(at("2026-11-21T21:00:00Z"), None), None);
    let strict = QuietHours { strict: true, ..night.hours };
    let strict = LocalQuietHours { hours: strict, ..night };
    let lost = Some(at("2026-11-21T23:10:00Z"));
    assert_eq!(strict.held_until(at("2026-11-21T23:00:00Z"), lost), morning);
}

#[test]
fn night_deadline_reminder_is_sent_before() {
    let night = local((22, 0), (7, 0), "UTC");
    let noon = "2026-11-21T12:00:00Z";
    let ahead = |reminder: &str, deadline: &str, since: &str| {
        let found = night.early_reminder_at(at(reminder), at(deadline), at(since));
        found.map(|at| at.strftime("%H:%M").to_string())
    };
    let evening = Some("21:30".to_owned());
    assert_eq!(ahead("2026-11-21T23:00:00Z", "2026-11-22T02:00:00Z", noon), evening);
    assert_eq!(ahead("2026-11-22T04:00:00Z", "2026-11-22T07:14:59Z", noon), evening);
    assert_eq!(ahead("2026-11-22T04:00:00Z", "2026-11-22T07:15:00Z", noon), None, "in the morning");
    assert_eq!(ahead("2026-11-21T21:59:59Z", "2026-11-22T02:00:00Z", noon), None, "as it is");
    let late = "2026-11-21T21:30:00Z";
    assert_eq!(ahead("2026-11-21T23:00:00Z", "2026-11-21T23:59:00Z", late), None, "just told");
}

#[test]
fn strict_is_stored_only_if_set() {
    let old = r#"{"from":"22:00:00","until":"07:00:00"}"#;
    let read: QuietHours = serde_json::from_str(old).expect("as it was stored before");
    assert!(!read.strict);
    assert_eq!(serde_json::to_string(&read).expect("JSON"), old);
}

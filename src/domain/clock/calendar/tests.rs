use uuid::Uuid;

use crate::domain::HolidayId;
use crate::domain::clock::Holiday;

use super::*;

const HOUR: SignedDuration = SignedDuration::from_hours(1);

fn at(text: &str) -> Timestamp {
    text.parse().expect("a time")
}

fn allowing() -> Timing {
    Timing { holidays: true, weekends: true, ..Timing::default() }
}

fn absence(zone: &str, weekends_off: bool, holidays: &[(&str, &str)]) -> Absence {
    let holidays = holidays.iter().map(|(from, until)| Holiday {
        id: HolidayId::new(Uuid::nil()),
        from: at(from),
        until: at(until),
    });
    let holidays = holidays.collect();
    Absence { time_zone: zone.to_owned(), weekends_off, holidays, ..Absence::default() }
}

fn weekends_in(zone: &str) -> Calendar {
    Calendar::new(allowing(), Some(&absence(zone, true, &[])), None)
}

#[test]
fn clock_without_stops_runs_continuously() {
    let calendar = Calendar::default();
    assert_eq!(
        calendar.time_after_running(at("2028-02-28T12:00:00Z"), HOUR * 24),
        at("2028-02-29T12:00:00Z")
    );
    assert_eq!(
        calendar.time_after_running(at("2028-02-28T12:00:00Z"), HOUR * 48),
        at("2028-03-01T12:00:00Z")
    );
}

#[test]
fn weekend_follows_the_player_time_zone() {
    // In Auckland, 13 hours ahead of UTC, Saturday starts while it is still Friday in UTC.
    let calendar = weekends_in("Pacific/Auckland");
    let friday = at("2028-03-03T10:59:00Z");
    assert_eq!(calendar.stops_at(friday), vec![]);
    let monday = at("2028-03-05T11:00:00Z");
    assert_eq!(
        calendar.stops_at(at("2028-03-03T11:00:00Z")),
        vec![(ClockStopReason::Weekend, monday)]
    );
    assert_eq!(
        calendar.stops_at(monday - SignedDuration::from_secs(1)),
        vec![(ClockStopReason::Weekend, monday)]
    );
    assert_eq!(calendar.stops_at(monday), vec![]);
    assert_eq!(calendar.time_after_running(friday, HOUR), monday + SignedDuration::from_mins(59));
}

#[test]
fn daylight_saving_changes_weekend_length() {
    let length = |zone, from, until| {
        let calendar = weekends_in(zone);
        let (from, until) = (at(from), at(until));
        until.duration_since(from) - calendar.running_time(from, until)
    };
    // Forward in Berlin on the 26th of March, back on the 29th of October.
    let spring = length("Europe/Berlin", "2028-03-23T00:00:00Z", "2028-03-28T00:00:00Z");
    assert_eq!(spring, HOUR * 47);
    let autumn = length("Europe/Berlin", "2028-10-26T00:00:00Z", "2028-10-31T00:00:00Z");
    assert_eq!(autumn, HOUR * 49);
    // In Cairo, midnight of Friday, 28 April, is skipped. The weekend after it has its normal
    // length.
    let cairo = length("Africa/Cairo", "2028-04-27T00:00:00Z", "2028-05-02T00:00:00Z");
    assert_eq!(cairo, HOUR * 48);
}

#[test]
fn deadline_is_never_while_clock_stopped() {
    let holidays = [("2028-03-01T00:00:00Z", "2028-03-03T00:00:00Z")];
    let calendar = Calendar::new(allowing(), Some(&absence("UTC", true, &holidays)), None);
    // A deadline after 24 hours coincides with the start of the holiday and moves to its end; one
    // after 48 hours coincides with the start of the weekend and moves to Monday.
    assert_eq!(
        calendar.time_after_running(at("2028-02-29T00:00:00Z"), HOUR * 24),
        at("2028-03-03T00:00:00Z")
    );
    assert_eq!(
        calendar.time_after_running(at("2028-02-29T00:00:00Z"), HOUR * 48),
        at("2028-03-06T00:00:00Z")
    );
    assert_eq!(
        calendar.time_after_running(at("2028-02-29T00:00:00Z"), HOUR * 49),
        at("2028-03-06T01:00:00Z")
    );
    assert_eq!(
        calendar.running_time(at("2028-02-29T00:00:00Z"), at("2028-03-06T01:00:00Z")),
        HOUR * 49
    );
}

#[test]
fn each_stop_reason_has_its_end() {
    let holidays = [("2028-03-03T00:00:00Z", "2028-03-08T00:00:00Z")];
    let pause = PauseSpan { from: at("2028-03-04T12:00:00Z"), until: at("2028-03-10T00:00:00Z") };
    let absence = absence("UTC", true, &holidays);
    let calendar = Calendar::new(allowing(), Some(&absence), Some(pause));
    assert_eq!(
        calendar.stops_at(at("2028-03-04T13:00:00Z")),
        vec![
            (ClockStopReason::Holiday, at("2028-03-08T00:00:00Z")),
            (ClockStopReason::Pause, at("2028-03-10T00:00:00Z")),
            (ClockStopReason::Weekend, at("2028-03-06T00:00:00Z")),
        ]
    );
    assert_eq!(
        calendar.time_after_running(at("2028-03-04T13:00:00Z"), HOUR),
        at("2028-03-10T01:00:00Z")
    );
}

#[test]
fn clock_ignores_absences_not_allowed() {
    let holidays = [("2028-03-01T00:00:00Z", "2028-03-08T00:00:00Z")];
    let absence = absence("UTC", true, &holidays);
    let calendar = Calendar::new(Timing::default(), Some(&absence), None);
    assert_eq!(
        calendar.time_after_running(at("2028-03-03T23:00:00Z"), HOUR * 2),
        at("2028-03-04T01:00:00Z")
    );
}

#[test]
fn running_time_inverts_the_deadline() {
    let holidays = [("2028-03-01T07:00:00Z", "2028-03-02T09:30:00Z")];
    let absence = absence("America/Santiago", true, &holidays);
    let pause = PauseSpan { from: at("2028-04-01T12:00:00Z"), until: at("2028-04-03T00:00:00Z") };
    let calendar = Calendar::new(allowing(), Some(&absence), Some(pause));
    let mut since = at("2028-02-25T00:00:00Z");
    for step in 1..200 {
        let running = SignedDuration::from_mins(17 * step);
        let deadline = calendar.time_after_running(since, running);
        assert_eq!(calendar.running_time(since, deadline), running, "from {since}");
        assert_eq!(calendar.stops_at(deadline), vec![]);
        since += SignedDuration::from_mins(277);
    }
}

#[test]
fn zone_changes_do_not_prolong_weekends() {
    let zones = ["Pacific/Kiritimati", "Europe/Athens", "UTC", "Pacific/Niue", "Etc/GMT+12"];
    let (monday, next) = (at("2028-02-28T12:00:00Z"), at("2028-03-06T12:00:00Z"));
    // Changes the zone every seven hours. The clock runs by the calendar that is current at the
    // time.
    for first in 0..zones.len() {
        let mut absence = absence(zones[first], true, &[]);
        let mut running = SignedDuration::ZERO;
        let mut from = monday;
        for number in 1_usize.. {
            let to = next.min(from + HOUR * 7);
            running += Calendar::new(allowing(), Some(&absence), None).running_time(from, to);
            if to == next {
                break;
            }
            absence.change_zone(zones[(first + number) % zones.len()], to).expect("a zone");
            from = to;
        }
        assert_eq!(running, HOUR * 24 * 5, "{first}");
    }
}

#[test]
fn weekend_after_the_next_follows_the_new_zone() {
    let mut absence = absence("Pacific/Niue", true, &[]);
    absence.change_zone("Pacific/Kiritimati", at("2028-03-04T00:00:00Z")).expect("a zone");
    let calendar = Calendar::new(allowing(), Some(&absence), None);
    // In Niue, 11 hours behind UTC, the weekend lasts until Monday at 11:00 UTC.
    let niue = (ClockStopReason::Weekend, at("2028-03-06T11:00:00Z"));
    assert_eq!(calendar.stops_at(at("2028-03-06T10:59:59Z")), vec![niue]);
    let monday = at("2028-03-06T11:30:00Z");
    assert_eq!(calendar.stops_at(monday), vec![]);
    let kiritimati = at("2028-03-12T10:00:00Z");
    assert_eq!(
        calendar.time_after_running(monday, HOUR * 120),
        kiritimati + HOUR * 120 - HOUR * 94 - HOUR / 2
    );
}

use uuid::Uuid;

use super::*;

const BUDGET: SignedDuration = SignedDuration::from_hours(21 * 24);

fn at(text: &str) -> Timestamp {
    text.parse().expect("a time")
}

fn holiday(number: u128, from: &str, until: &str) -> Holiday {
    let id = HolidayId::new(Uuid::from_u128(number));
    Holiday { id, from: at(from), until: at(until) }
}

#[test]
fn new_year_holiday_uses_two_budgets() {
    let mut absence = Absence::default();
    absence.set_time_zone("Europe/Athens").expect("a zone");
    let now = at("2027-12-01T00:00:00Z");
    let over = holiday(1, "2027-12-20T22:00:00Z", "2028-01-14T22:00:00Z");
    assert_eq!(absence.add_holiday(over, now, BUDGET), Ok(()));
    assert_eq!(absence.holiday_time_used(2027), SignedDuration::from_hours(11 * 24));
    assert_eq!(absence.holiday_time_used(2028), SignedDuration::from_hours(14 * 24));
    let much = holiday(2, "2028-03-01T00:00:00Z", "2028-03-08T00:00:01Z");
    assert_eq!(absence.add_holiday(much, now, BUDGET), Err(AbsenceViolation::OverBudget));
    let rest = holiday(3, "2028-03-01T00:00:00Z", "2028-03-08T00:00:00Z");
    assert_eq!(absence.add_holiday(rest, now, BUDGET), Ok(()));
    let nested = holiday(4, "2028-03-02T00:00:00Z", "2028-03-03T00:00:00Z");
    assert_eq!(absence.add_holiday(nested, now, BUDGET), Err(AbsenceViolation::Overlaps));
}

#[test]
fn early_end_refunds_unused_holiday() {
    let mut absence = Absence::default();
    let now = at("2028-05-01T00:00:00Z");
    let planned = holiday(1, "2028-05-01T00:00:00Z", "2028-05-11T00:00:00Z");
    absence.add_holiday(planned, now, BUDGET).expect("taken");
    assert!(absence.end_holiday(planned.id, at("2028-05-03T00:00:00Z")));
    assert!(!absence.end_holiday(planned.id, at("2028-05-03T00:00:00Z")), "it is over");
    assert_eq!(absence.holiday_time_used(2028), SignedDuration::from_hours(48));
    let later = holiday(2, "2028-06-01T00:00:00Z", "2028-06-02T00:00:00Z");
    absence.add_holiday(later, now, BUDGET).expect("planned");
    assert!(absence.end_holiday(later.id, at("2028-05-03T00:00:00Z")));
    assert_eq!(absence.holidays.len(), 1, "called off, it never was");
}

#[test]
fn many_short_holidays_fit_the_budget() {
    let mut absence = Absence::default();
    let now = at("2028-01-01T00:00:00Z");
    let hour = SignedDuration::from_hours(1);
    for number in 0..504 {
        let from = now + hour * (2 * number);
        let id = HolidayId::new(Uuid::from_u128(u128::from(number.unsigned_abs())));
        let holiday = Holiday { id, from, until: from + hour };
        assert_eq!(absence.add_holiday(holiday, now, BUDGET), Ok(()), "{number}");
    }
    let more = holiday(1000, "2028-12-01T00:00:00Z", "2028-12-01T01:00:00Z");
    assert_eq!(absence.add_holiday(more, now, BUDGET), Err(AbsenceViolation::OverBudget));
}

#[test]
fn weekends_follow_the_former_zone_until_monday() {
    let mut absence = Absence { weekends_off: true, ..Absence::default() };
    absence.change_zone("Europe/Athens", at("2028-03-03T09:59:59Z")).expect("a zone");
    assert_eq!(absence.former_zone, None, "a Friday everywhere");
    absence.change_zone("Pacific/Niue", at("2028-03-03T10:00:00Z")).expect("a zone");
    let until = at("2028-03-06T12:00:00Z");
    let athens = Some(FormerZone { time_zone: "Europe/Athens".to_owned(), until });
    assert_eq!(absence.former_zone, athens);
    absence.change_zone("Pacific/Auckland", at("2028-03-06T11:59:59Z")).expect("a zone");
    assert_eq!((&absence.former_zone, absence.time_zone.as_str()), (&athens, "Pacific/Auckland"));
    absence.change_zone("UTC", until).expect("a zone");
    assert_eq!(absence.former_zone, None);
    absence.change_zone("Middle/Earth", until).expect_err("no zone");
    assert_eq!(absence.time_zone, "UTC");
}

#[test]
fn invalid_holidays_and_zones_are_rejected() {
    let mut absence = Absence::default();
    let now = at("2028-05-01T00:00:00Z");
    let mut take = |from, until| absence.add_holiday(holiday(1, from, until), now, BUDGET);
    let past = take("2028-04-30T23:59:59Z", "2028-05-02T00:00:00Z");
    assert_eq!(past, Err(AbsenceViolation::InThePast));
    let short = take("2028-05-01T00:00:00Z", "2028-05-01T00:59:59Z");
    assert_eq!(short, Err(AbsenceViolation::TooShort));
    let far = take("2029-05-03T00:00:00Z", "2029-05-04T00:00:00Z");
    assert_eq!(far, Err(AbsenceViolation::TooFarAway));
    assert_eq!(absence.set_time_zone("Middle/Earth"), Err(AbsenceViolation::UnknownTimeZone));
    assert_eq!(absence, Absence::default());
}

use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::HolidayId;
use crate::domain::account::Availability;

/// One's own days.
#[derive(Debug, Serialize, ToSchema)]
pub struct HabitsView {
    /// The name of a zone of the IANA database.
    #[schema(max_length = 64, examples("Europe/Athens"))]
    pub time_zone: String,
    /// Whether your clocks stand on Saturdays and Sundays, at tables that allow it.
    pub weekends_off: bool,
    /// How long before a deadline you are reminded, besides when four fifths of the time are gone; null for not.
    #[schema(minimum = 60, maximum = 1_209_600)]
    pub reminder_seconds: Option<i64>,
    /// Those of this year and to come, in order.
    #[schema(max_items = 1100)]
    pub holidays: Vec<HolidayView>,
    /// The year in which it is now in your time zone.
    #[schema(minimum = 1, maximum = 9999, examples(2028))]
    pub year: i16,
    /// How much holiday a year has.
    #[schema(minimum = 0)]
    pub budget_seconds: i64,
    /// How much was taken and planned in this year.
    #[schema(minimum = 0)]
    pub taken_seconds: i64,
}

/// A time away.
#[derive(Debug, Serialize, ToSchema)]
pub struct HolidayView {
    pub id: HolidayId,
    pub from: Timestamp,
    /// The first moment after it.
    pub until: Timestamp,
}

impl HabitsView {
    pub fn new(habits: &Availability, budget: SignedDuration) -> HabitsView {
        let Availability { absence, reminder, read_at, .. } = habits;
        let year = absence.year_of(*read_at);
        let holidays = absence.holidays.iter().map(|holiday| HolidayView {
            id: holiday.id,
            from: holiday.from,
            until: holiday.until,
        });
        HabitsView {
            time_zone: absence.time_zone.clone(),
            weekends_off: absence.weekends_off,
            reminder_seconds: reminder.map(|lead| lead.as_secs()),
            holidays: holidays.collect(),
            year,
            budget_seconds: budget.as_secs(),
            taken_seconds: absence.taken_in(year).as_secs(),
        }
    }
}

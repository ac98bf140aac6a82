use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::HolidayId;
use crate::domain::account::Availability;

/// Availability of a player: time zone, weekends off, holidays and personal reminder.
#[derive(Debug, Serialize, ToSchema)]
pub struct AvailabilityView {
    /// Time zone, as a name of the IANA database.
    #[schema(max_length = 64, examples("Europe/Athens"))]
    pub time_zone: String,
    /// True if the clocks of the player stop on Saturdays and Sundays at tables that allow it.
    pub weekends_off: bool,
    /// Time between the personal reminder and the deadline in seconds; null for no personal
    /// reminder. Every player also gets a reminder when four fifths of the time are used.
    #[schema(minimum = 60, maximum = 1_209_600)]
    pub reminder_seconds: Option<i64>,
    /// Holidays of this year and later, in chronological order.
    #[schema(max_items = 1100)]
    pub holidays: Vec<HolidayView>,
    /// Current year in the time zone of the player.
    #[schema(minimum = 1, maximum = 9999, examples(2028))]
    pub holiday_year: i16,
    /// Holiday budget of a year in seconds.
    #[schema(minimum = 0)]
    pub holiday_budget_seconds: i64,
    /// Part of this year's budget that is taken or planned, in seconds.
    #[schema(minimum = 0)]
    pub holiday_used_seconds: i64,
}

/// A holiday.
#[derive(Debug, Serialize, ToSchema)]
pub struct HolidayView {
    /// Id of the holiday.
    pub id: HolidayId,
    /// Start of the holiday.
    pub from: Timestamp,
    /// End of the holiday, exclusive.
    pub until: Timestamp,
}

impl AvailabilityView {
    pub fn new(availability: &Availability, budget: SignedDuration) -> AvailabilityView {
        let Availability { absence, reminder, read_at, .. } = availability;
        let year = absence.local_year(*read_at);
        let holidays = absence.holidays.iter().map(|holiday| HolidayView {
            id: holiday.id,
            from: holiday.from,
            until: holiday.until,
        });
        AvailabilityView {
            time_zone: absence.time_zone.clone(),
            weekends_off: absence.weekends_off,
            reminder_seconds: reminder.map(|lead| lead.as_secs()),
            holidays: holidays.collect(),
            holiday_year: year,
            holiday_budget_seconds: budget.as_secs(),
            holiday_used_seconds: absence.holiday_time_used(year).as_secs(),
        }
    }
}

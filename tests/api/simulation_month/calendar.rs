use std::collections::{HashMap, HashSet};

use jiff::civil::Weekday;
use jiff::{SignedDuration, Timestamp};

use super::cast::Actor;
use kingdomail::domain::PlayerId;

/// Hour 0: four days before a leap day. In the following weeks, daylight saving time starts in
/// America and Europe and ends in Chile and New Zealand.
const START: &str = "2028-02-25T00:00:00Z";

pub fn at(hour: i64) -> Timestamp {
    let start: Timestamp = START.parse().expect("a time");
    start + SignedDuration::from_hours(hour)
}

pub fn hour_of(at: Timestamp) -> i64 {
    let hours = at.duration_since(START.parse().expect("a time"));
    assert_eq!(hours.as_secs() % 3600, 0, "everything happens on the hour");
    hours.as_hours()
}

/// Hours in which clocks were stopped, computed independently of the server.
#[derive(Default)]
pub struct StoppedClocks {
    /// Hours in which no node was alive.
    pub outages: HashSet<i64>,
    pub holidays: HashMap<PlayerId, HashSet<i64>>,
}

impl StoppedClocks {
    /// Returns true if the clock of a player was stopped in the hour that begins at `hour`.
    pub fn is_stopped(&self, actor: &Actor, hour: i64) -> bool {
        let local = at(hour).to_zoned(actor.zone.clone());
        let weekend = matches!(local.weekday(), Weekday::Saturday | Weekday::Sunday);
        let holidays = self.holidays.get(&actor.id());
        weekend && actor.weekends_off
            || self.outages.contains(&hour)
            || holidays.is_some_and(|hours| hours.contains(&hour))
    }
}

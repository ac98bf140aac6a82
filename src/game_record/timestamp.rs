//! Times in a record: in UTC with six decimal places, so that each time has exactly one spelling.

use jiff::Timestamp;
use jiff::fmt::temporal::DateTimePrinter;
use serde::{Deserialize, Deserializer, Serializer};

static PRINTER: DateTimePrinter = DateTimePrinter::new().precision(Some(6));

/// Truncates a time to microseconds, the precision of the database.
pub fn truncate(at: Timestamp) -> Timestamp {
    Timestamp::from_microsecond(at.as_microsecond()).unwrap_or(at)
}

pub fn format_timestamp(at: Timestamp) -> String {
    PRINTER.timestamp_to_string(&at)
}

pub fn serialize<S: Serializer>(at: &Timestamp, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&format_timestamp(*at))
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Timestamp, D::Error> {
    Timestamp::deserialize(deserializer)
}

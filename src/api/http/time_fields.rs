//! Times in bodies. Errors are explained in texts of this server, not in those of the parser
//! library.

use jiff::Timestamp;
use jiff::civil::Time;
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer};

const TIMESTAMP_FORMAT: &str = "a time with an offset, such as `2026-01-31T18:00:00Z`";
const TIME_OF_DAY_FORMAT: &str = "a time of day, such as `22:00`";

/// Deserializes a timestamp; for `deserialize_with`.
pub fn timestamp<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Timestamp, D::Error> {
    parse_text(&String::deserialize(deserializer)?, TIMESTAMP_FORMAT)
}

/// Deserializes a timestamp that may be null or absent.
pub fn optional_timestamp<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Timestamp>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    text.map(|text| parse_text(&text, TIMESTAMP_FORMAT)).transpose()
}

/// Deserializes a time of day; for `deserialize_with`.
pub fn time_of_day<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Time, D::Error> {
    parse_text(&String::deserialize(deserializer)?, TIME_OF_DAY_FORMAT)
}

fn parse_text<T: std::str::FromStr, E: Error>(text: &str, expected: &str) -> Result<T, E> {
    text.parse().map_err(|_| E::invalid_value(Unexpected::Other("a text"), &expected))
}

//! Explains values that cannot be deserialized, in texts of this server instead of those of
//! libraries. Times in bodies are deserialized with such texts.

use jiff::Timestamp;
use jiff::civil::Time;
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer};

use crate::api::problem::{Problem, ProblemCode};

/// Describes the position of a JSON syntax error.
pub fn describe_json_error(error: &serde_json::Error) -> String {
    if error.is_eof() {
        return "The JSON text ends too early.".to_owned();
    }
    format!("Invalid JSON in line {}, column {}.", error.line(), error.column())
}

/// Creates the problem for a deserialization error at `path`, which is `.` for the body itself. A
/// missing or repeated field is named instead of the object that contains it.
pub fn invalid_field(path: &str, error: &serde_json::Error) -> Problem {
    let message = error.to_string();
    let problem = Problem::new(ProblemCode::FieldInvalid).detail(explain_error("field", &message));
    match (path, field_in_message(&message)) {
        (".", None) => problem,
        (".", Some(name)) => problem.field(name),
        (path, None) => problem.field(path),
        (path, Some(name)) => problem.field(format!("{path}.{name}")),
    }
}

/// Returns the name of the field that an error reports as missing or repeated.
pub fn field_in_message(message: &str) -> Option<&str> {
    let name =
        message.strip_prefix("missing field `").or(message.strip_prefix("duplicate field `"))?;
    Some(name.split_once('`')?.0)
}

/// Errors of our own types, with the sentences that explain them to clients.
const DOMAIN_ERRORS: [(&str, &str); 7] = [
    ("no game has so many events", "Expected a whole number from 0 to 2147483647."),
    ("no such seat: expected 0 to 4", "Expected a seat number from 0 to 4."),
    (
        "no such domino: expected \"1\" to \"54\" or \"A\" to \"F\"",
        "Expected a domino from \"1\" to \"54\" or from \"A\" to \"F\".",
    ),
    ("a domino is listed twice", "Each domino can occur only once."),
    ("a quest is listed twice", "Each quest can occur only once."),
    ("a game has two quests or none", "Expected two quests or none."),
    (
        "expected 32 bytes in lower-case hexadecimal",
        "Expected 32 bytes as 64 lower-case hexadecimal digits.",
    ),
];

/// Explains a deserialization error in a sentence of our own. The explanation contains neither the
/// value that was sent, which may be a secret, nor names of types or texts of libraries. `noun` is
/// the kind of name in the input, such as "field" or "parameter".
pub fn explain_error(noun: &str, message: &str) -> String {
    let message = message.rsplit_once(" at line ").map_or(message, |(message, _)| message);
    if let Some((_, sentence)) = DOMAIN_ERRORS.iter().find(|(own, _)| *own == message) {
        return (*sentence).to_owned();
    }
    if let Some(name) = field_in_message(message) {
        let is_missing = message.starts_with("missing field ");
        let defect = if is_missing { "is required" } else { "occurs more than once" };
        return format!("The {noun} `{name}` {defect}.");
    }
    if message.starts_with("unknown field ") && message.ends_with(", there are no fields") {
        return format!("Unknown {noun}. No {noun}s are expected here.");
    }
    let deserializer_prefixes =
        ["invalid type: ", "invalid value: ", "invalid length ", "unknown "];
    let is_deserializer_error =
        deserializer_prefixes.iter().any(|start| message.starts_with(start));
    let expected = message.rsplit_once(", expected ").filter(|_| is_deserializer_error);
    match expected {
        Some((found, expected)) if found.starts_with("unknown field ") => {
            format!("Unknown {noun}. Expected {expected}.")
        }
        Some((_, expected)) => format!("Expected {}.", describe_expected(expected)),
        None => describe_parse_error(message).to_owned(),
    }
}

/// Describes what a type expects without the names of types.
fn describe_expected(expected: &str) -> &str {
    match expected {
        "i8" => "a whole number from -128 to 127",
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "i16" | "i32" | "i64" | "u64" | "usize" => "a whole number",
        "f32" | "f64" => "a number",
        "a borrowed string" | "string or map" => "a string",
        "a sequence" => "a list",
        "a map" => "an object",
        "unit" => "null",
        uuid if uuid.contains("UUID") => "a UUID",
        union if union.contains("tagged enum") => "an object",
        word if word.starts_with("enum ") || word == "variant identifier" => "a string",
        structure if structure.contains("struct") || structure.contains("::") => "an object",
        plain => plain,
    }
}

/// Explains the error of a library that parses a text.
fn describe_parse_error(message: &str) -> &'static str {
    match message {
        "expected value" => "Expected a string.",
        "invalid digit found in string" | "cannot parse integer from empty string" => {
            "Expected a whole number."
        }
        "number too large to fit in target type" => "Expected a smaller number.",
        "number too small to fit in target type" => "Expected a larger number.",
        "invalid float literal" | "cannot parse float from empty string" => "Expected a number.",
        "provided string was not `true` or `false`" => "Expected `true` or `false`.",
        uuid if uuid.contains("UUID") => "Expected a UUID.",
        _ => "The value does not have the documented format.",
    }
}

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

#[cfg(test)]
mod tests {
    use kingdomino::shuffle::Hex32;
    use kingdomino::{DominoId, Quests, Seat};
    use serde::de::DeserializeOwned;

    use crate::domain::GameId;
    use crate::domain::event_log::Version;

    use super::*;

    fn explained_error<T: DeserializeOwned>(json: &str) -> String {
        let error = serde_json::from_str::<T>(json).err().expect("an error");
        explain_error("field", &error.to_string())
    }

    #[test]
    fn library_errors_are_explained() {
        assert_eq!(explained_error::<GameId>("\"x\""), "Expected a UUID.");
        assert_eq!(explained_error::<GameId>("5"), "Expected a UUID.");
        assert_eq!(explained_error::<Vec<u8>>("{}"), "Expected a list.");
        assert_eq!(explained_error::<u16>("70000"), "Expected a whole number from 0 to 65535.");
        assert_eq!(explained_error::<f64>("\"x\""), "Expected a number.");
        for (message, sentence) in [
            ("invalid digit found in string", "Expected a whole number."),
            ("UUID parsing failed: invalid length", "Expected a UUID."),
            ("missing field `name` at line 1 column 2", "The parameter `name` is required."),
            ("duplicate field `name`", "The parameter `name` occurs more than once."),
            (
                "unknown field `secret`, expected `name` or `limit`",
                "Unknown parameter. Expected `name` or `limit`.",
            ),
            (
                "unknown field `secret`, there are no fields",
                "Unknown parameter. No parameters are expected here.",
            ),
            (
                "failed to parse year in date, expected 0-9 but got t",
                "The value does not have the documented format.",
            ),
        ] {
            assert_eq!(explain_error("parameter", message), sentence);
        }
    }

    #[test]
    fn own_errors_are_explained() {
        for explained in [
            explained_error::<Version>("4294967295"),
            explained_error::<Seat>("7"),
            explained_error::<DominoId>("\"55\""),
            explained_error::<Quests>("[\"harmony\"]"),
            explained_error::<Quests>("[\"harmony\", \"harmony\"]"),
            explained_error::<Hex32>("\"AB\""),
        ] {
            let mut sentences = DOMAIN_ERRORS.iter().map(|(_, sentence)| *sentence);
            assert!(sentences.any(|sentence| sentence == explained), "{explained}");
        }
    }
}

//! Deprecated operations, and their announcement in the document and in response headers.

use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use jiff::Timestamp;
use jiff::fmt::rfc2822;
use serde_json::{Value, json};

/// A deprecated operation.
pub struct Deprecated {
    pub operation: &'static str,
    /// Method and path pattern, such as `GET /v1/games/{game_id}`.
    pub route: &'static str,
    /// Time of the deprecation, in seconds since 1970-01-01 UTC.
    pub since: i64,
    /// Time of the removal, in seconds since 1970-01-01 UTC.
    pub sunset: i64,
    /// Replacement operation.
    pub replacement: &'static str,
}

/// All deprecated operations. `sunset` is at least half a year after `since`.
pub const DEPRECATED: &[Deprecated] = &[];

/// Deprecated parameters that operations still accept, as pairs of operation and parameter.
const PARAMETERS: &[(&str, &str)] = &[("list_deliveries", "before")];

/// Marks a deprecated operation, and deprecated parameters, in the document.
pub fn mark_deprecated(operation: &mut Value) {
    mark_deprecated_from(DEPRECATED, operation);
    for (operation_id, name) in PARAMETERS {
        if operation["operationId"] != *operation_id {
            continue;
        }
        let parameters = operation["parameters"].as_array_mut();
        for parameter in parameters.into_iter().flatten().filter(|one| one["name"] == *name) {
            parameter["deprecated"] = json!(true);
        }
    }
}

/// Adds the headers `Deprecation` and `Sunset` to the response of a deprecated operation.
pub fn add_deprecation_headers(headers: &mut HeaderMap, method: &str, pattern: &str) {
    add_headers_from(headers, DEPRECATED, method, pattern);
}

fn mark_deprecated_from(deprecated: &[Deprecated], operation: &mut Value) {
    let found = deprecated.iter().find(|one| operation["operationId"] == one.operation);
    let Some(Deprecated { replacement, .. }) = found else { return };
    operation["deprecated"] = json!(true);
    let description = operation["description"].as_str().unwrap_or_default();
    operation["description"] = json!(format!("{description}\n\nDeprecated: use `{replacement}`."));
}

fn add_headers_from(
    headers: &mut HeaderMap,
    deprecated: &[Deprecated],
    method: &str,
    pattern: &str,
) {
    let matches_route = |one: &&Deprecated| one.route.split_once(' ') == Some((method, pattern));
    let Some(Deprecated { since, sunset, .. }) = deprecated.iter().find(matches_route) else {
        return;
    };
    let date = Timestamp::from_second(*sunset).ok().and_then(|sunset| {
        rfc2822::DateTimePrinter::new().timestamp_to_rfc9110_string(&sunset).ok()
    });
    let values = [("deprecation", Some(format!("@{since}"))), ("sunset", date)];
    for (name, value) in values {
        if let Some(Ok(value)) = value.map(|value| HeaderValue::from_str(&value)) {
            headers.insert(HeaderName::from_static(name), value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &[Deprecated] = &[Deprecated {
        operation: "show_throne",
        route: "GET /v1/thrones/{throne_id}",
        since: 1_767_225_600,
        sunset: 1_782_864_000,
        replacement: "show_castle",
    }];

    #[test]
    fn document_marks_deprecated_operations() {
        let mut operation = json!({ "operationId": "show_throne", "description": "The throne." });
        mark_deprecated_from(ONE, &mut operation);
        assert_eq!(operation["deprecated"], true);
        assert_eq!(operation["description"], "The throne.\n\nDeprecated: use `show_castle`.");
        let mut other = json!({ "operationId": "show_castle" });
        mark_deprecated_from(ONE, &mut other);
        assert_eq!(other, json!({ "operationId": "show_castle" }));
    }

    #[test]
    fn responses_announce_deprecation() {
        let mut headers = HeaderMap::new();
        add_headers_from(&mut headers, ONE, "GET", "/v1/thrones/{throne_id}");
        assert_eq!(headers.get("deprecation").expect("a header"), "@1767225600");
        assert_eq!(headers.get("sunset").expect("a header"), "Wed, 01 Jul 2026 00:00:00 GMT");
        let mut others = HeaderMap::new();
        add_headers_from(&mut others, ONE, "DELETE", "/v1/thrones/{throne_id}");
        assert!(others.is_empty());
    }

    #[test]
    fn sunset_follows_deprecation_by_half_year() {
        const HALF_A_YEAR: i64 = 182 * 24 * 60 * 60;
        assert!(
            DEPRECATED
                .iter()
                .chain(ONE)
                .all(|one| one.sunset - one.since >= HALF_A_YEAR - 2 * 86_400)
        );
    }
}

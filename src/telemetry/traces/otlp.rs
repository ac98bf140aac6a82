use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::telemetry::VERSION;

use super::finished_span::{AttributeValue, FinishedSpan};

/// Name of the service and of the instrumentation scope.
const NAME: &str = "kingdomail";

/// Returns the body of an OTLP request in JSON. `instance` identifies the process.
pub(super) fn request(instance: &str, spans: &[FinishedSpan]) -> Vec<u8> {
    let text = |key: &str, value: &str| json!({ "key": key, "value": { "stringValue": value } });
    let request = json!({ "resourceSpans": [{
        "resource": { "attributes": [
            text("service.name", NAME),
            text("service.version", VERSION),
            text("service.instance.id", instance),
        ] },
        "scopeSpans": [{
            "scope": { "name": NAME, "version": VERSION },
            "spans": spans.iter().map(span).collect::<Vec<_>>(),
        }],
    }] });
    request.to_string().into_bytes()
}

/// IDs are hexadecimal, unlike other bytes in the JSON of Protocol Buffers, and 64-bit numbers are
/// strings.
fn span(span: &FinishedSpan) -> Value {
    let nanos =
        |at: SystemTime| at.duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos().to_string();
    let attributes = span.attributes.iter().map(|(key, value)| {
        let value = match value {
            AttributeValue::Text(text) => json!({ "stringValue": text }),
            AttributeValue::Number(number) => json!({ "intValue": number.to_string() }),
            AttributeValue::Flag(flag) => json!({ "boolValue": flag }),
        };
        json!({ "key": key, "value": value })
    });
    let mut written = json!({
        "traceId": format!("{:032x}", span.ids.trace),
        "spanId": format!("{:016x}", span.ids.span),
        "name": span.name,
        "kind": span.kind as u8,
        "startTimeUnixNano": nanos(span.started_at),
        "endTimeUnixNano": nanos(span.started_at + span.duration),
        "attributes": attributes.collect::<Vec<_>>(),
        "status": if span.is_failure { json!({ "code": 2 }) } else { json!({}) },
    });
    if let Some(parent) = span.parent {
        written["parentSpanId"] = format!("{parent:016x}").into();
    }
    written
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::telemetry::traces::finished_span::{SpanIds, SpanKind};

    #[test]
    fn span_is_encoded_as_otlp_json() {
        let span = FinishedSpan {
            ids: SpanIds { trace: 0xa, span: 0xb },
            parent: Some(0xc),
            name: "GET /v1/me".to_owned(),
            kind: SpanKind::Server,
            started_at: UNIX_EPOCH + Duration::from_secs(1),
            duration: Duration::from_nanos(5),
            attributes: vec![
                ("http.response.status_code", AttributeValue::Number(500)),
                ("http.route", AttributeValue::Text("/v1/me".to_owned())),
                ("kingdomail.flag", AttributeValue::Flag(true)),
            ],
            is_failure: true,
        };
        let request: Value = serde_json::from_slice(&request("one", &[span])).expect("JSON");
        let expected = json!({
            "traceId": "0000000000000000000000000000000a",
            "spanId": "000000000000000b",
            "parentSpanId": "000000000000000c",
            "name": "GET /v1/me",
            "kind": 2,
            "startTimeUnixNano": "1000000000",
            "endTimeUnixNano": "1000000005",
            "attributes": [
                { "key": "http.response.status_code", "value": { "intValue": "500" } },
                { "key": "http.route", "value": { "stringValue": "/v1/me" } },
                { "key": "kingdomail.flag", "value": { "boolValue": true } },
            ],
            "status": { "code": 2 },
        });
        assert_eq!(request["resourceSpans"][0]["scopeSpans"][0]["spans"], json!([expected]));
        let resource = &request["resourceSpans"][0]["resource"]["attributes"];
        assert_eq!(resource[0], json!({ "key": "service.name", "value": { "stringValue": NAME } }));
    }
}

//! Traces received by a collector, and the server's independence of it.

#[path = "../shared/program.rs"]
mod program;
#[expect(dead_code, unused_imports, reason = "shared with the API tests")]
#[path = "../api/support/mod.rs"]
mod support;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceRequest;
use opentelemetry_proto::tonic::common::v1::KeyValue;
use opentelemetry_proto::tonic::common::v1::any_value::Value;
use opentelemetry_proto::tonic::trace;
use opentelemetry_proto::tonic::trace::v1::span::SpanKind;
use opentelemetry_proto::tonic::trace::v1::status::StatusCode;
use prost::Message;
use reqwest::Method;
use reqwest::StatusCode as HttpStatus;
use serde_json::json;
use support::{
    Answer, Catcher, Caught, DataFolder, NO_RESPONSE, PASSWORD, Player, Program, play_to_end,
    start_game, wait_until,
};

const TRACE: &str = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT: &str = "00f067aa0ba902b7";

/// Span as received by the collector.
#[derive(Clone, Debug)]
struct Span {
    trace: String,
    id: String,
    parent: String,
    name: String,
    kind: SpanKind,
    is_failure: bool,
    attributes: BTreeMap<String, String>,
}

/// Requests that a collector has received.
fn requests(collector: &Catcher) -> Vec<ExportTraceServiceRequest> {
    let read = |caught: Caught| {
        assert_eq!(caught.path, "/v1/traces");
        assert_eq!(caught.headers["content-type"], "application/x-protobuf");
        ExportTraceServiceRequest::decode(&*caught.body).expect("a request")
    };
    collector.caught().into_iter().map(read).collect()
}

/// All spans that a collector has received.
fn spans(collector: &Catcher) -> Vec<Span> {
    let of_resources = requests(collector).into_iter().flat_map(|request| request.resource_spans);
    let of_scopes = of_resources.flat_map(|resource| resource.scope_spans);
    let read = |span: trace::v1::Span| Span {
        trace: hex::encode(&span.trace_id),
        id: hex::encode(&span.span_id),
        parent: hex::encode(&span.parent_span_id),
        kind: span.kind(),
        is_failure: span.status.is_some_and(|status| status.code() == StatusCode::Error),
        name: span.name,
        attributes: texts(span.attributes),
    };
    of_scopes.flat_map(|scope| scope.spans).map(read).collect()
}

/// Attributes with their values as text.
fn texts(attributes: Vec<KeyValue>) -> BTreeMap<String, String> {
    let text = |pair: KeyValue| {
        let value = match pair.value.and_then(|value| value.value).expect("a value") {
            Value::StringValue(text) => text,
            Value::IntValue(number) => number.to_string(),
            other => panic!("{other:?}"),
        };
        (pair.key, value)
    };
    attributes.into_iter().map(text).collect()
}

/// Server that sends its traces to a collector.
fn start_traced(folder: &DataFolder, collector: &str) -> Program {
    let environment = [
        ("KINGDOMAIL_OUTBOUND_NETWORKS", "127.0.0.0/8"),
        ("OTEL_EXPORTER_OTLP_ENDPOINT", collector),
        ("OTEL_EXPORTER_OTLP_HEADERS", "api-key=sesame"),
        ("OTEL_RESOURCE_ATTRIBUTES", "deployment.environment.name=test"),
        ("OTEL_BSP_SCHEDULE_DELAY", "200"),
    ];
    Program::with_environment(folder, &environment)
}

#[tokio::test(flavor = "multi_thread")]
async fn request_trace_includes_its_statements() {
    let collector = Catcher::start().await;
    let folder = DataFolder::new();
    let program = start_traced(&folder, &collector.url(""));
    let ada = Player::register(program.base.clone(), "Ada").await;
    let ask = async |trace: &str, flags: &str, id: &str| {
        let request = ada.request(Method::GET, "/v1/me/games").header("x-request-id", id);
        let answer = request.header("traceparent", format!("00-{trace}-{PARENT}-{flags}"));
        Answer::from_request(answer).await.expect(HttpStatus::OK);
    };
    let unsampled = "1".repeat(32);
    ask(&unsampled, "00", "a-request-that-nobody-records").await;
    ask(TRACE, "01", "a-request-of-a-trace").await;
    // Pending spans are sent at shutdown.
    assert!(program.stop().success());

    let spans = spans(&collector);
    let request = spans.iter().find(|span| span.trace == TRACE && span.kind == SpanKind::Server);
    let request = request.expect("the span of the request");
    assert_eq!((&*request.name, &*request.parent), ("GET /v1/me/games", PARENT));
    let expected = [
        ("http.request.method", "GET"),
        ("http.response.status_code", "200"),
        ("http.route", "/v1/me/games"),
        ("kingdomail.request.id", "a-request-of-a-trace"),
    ];
    let expected = expected.map(|(key, value)| (key.to_owned(), value.to_owned())).into();
    assert_eq!(request.attributes, expected);
    let statements: Vec<&Span> = spans.iter().filter(|span| span.parent == request.id).collect();
    assert!(statements.iter().any(|span| span.name.contains("games")), "{statements:?}");
    for statement in statements {
        assert_eq!((&*statement.trace, statement.kind), (TRACE, SpanKind::Client));
        assert_eq!(statement.attributes["db.system.name"], "postgresql");
    }
    assert!(!spans.iter().any(|span| span.trace == unsampled), "{spans:?}");
    assert!(!spans.iter().any(|span| span.is_failure), "{spans:?}");
    for request in requests(&collector) {
        let resource = request.resource_spans[0].resource.clone().expect("a resource");
        let resource = texts(resource.attributes);
        assert_eq!(resource["service.name"], "kingdomail");
        assert_eq!(resource["deployment.environment.name"], "test");
    }

    // Work that continues after the client disconnects still belongs to its request.
    let registered = spans.iter().find(|span| span.name == "POST /v1/players");
    let registered = registered.expect("the span of the registration");
    assert_eq!(registered.parent, "");
    let writes = |span: &Span| span.parent == registered.id && span.name.contains("INSERT players");
    assert!(spans.iter().any(writes), "{spans:?}");

    // Frequent polling by the nodes is not traced.
    let is_request = |span: &Span| span.kind == SpanKind::Server;
    assert!(spans.iter().all(|span| is_request(span) || !span.parent.is_empty()), "{spans:?}");
    for caught in collector.caught() {
        assert_eq!(caught.headers["api-key"], "sesame");
        let body = String::from_utf8_lossy(&caught.body);
        for secret in [PASSWORD, "Ada", &ada.id, &ada.access_token, &ada.refresh_token] {
            assert!(!body.contains(secret), "{secret} is in a trace");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn delivery_trace_includes_its_outcome() {
    let (collector, endpoint) = (Catcher::start().await, Catcher::start().await);
    let folder = DataFolder::new();
    let program = start_traced(&folder, &collector.url(""));
    let ada = Player::register(program.base.clone(), "Ada").await;
    let wish = json!({ "url": endpoint.url("/hook"), "kind": "standard" });
    let webhook = ada.post("/v1/me/webhooks", &wish).await.expect(HttpStatus::CREATED);
    let id = webhook["webhook"]["id"].as_str().expect("an id").to_owned();
    endpoint.answer(500);
    let test = format!("/v1/me/destinations/{id}/test");
    ada.post_empty(&test).await.expect(HttpStatus::ACCEPTED);
    let ended = |outcome: &str| {
        let spans = spans(&collector).into_iter();
        let mut spans = spans.filter(|span| span.name == "deliver webhook");
        let is = |span: &Span| {
            span.attributes.get("kingdomail.delivery.outcome").is_some_and(|is| is == outcome)
        };
        spans.find(is)
    };
    wait_until(async || ended("rejected").is_some()).await;
    endpoint.answer(204);
    wait_until(async || ended("delivered").is_some()).await;
    assert!(ended("rejected").expect("the first attempt").is_failure);
    let delivery = ended("delivered").expect("the span of the delivery");
    assert_eq!(delivery.kind, SpanKind::Producer);
    assert_eq!(delivery.attributes["kingdomail.delivery.channel"], "webhook");
    assert_eq!(delivery.attributes["kingdomail.delivery.attempts_before"], "1");
    let caught = endpoint.caught();
    assert_eq!(delivery.attributes["kingdomail.delivery.id"], caught[1].headers["webhook-id"]);
    assert!(
        spans(&collector)
            .iter()
            .any(|span| span.parent == delivery.id && span.kind == SpanKind::Client)
    );
    assert!(program.stop().success());
}

#[tokio::test(flavor = "multi_thread")]
async fn hanging_collector_does_not_block() {
    let collector = Catcher::start().await;
    collector.answer(NO_RESPONSE);
    let folder = DataFolder::new();
    let program = start_traced(&folder, &collector.url(""));
    let mut players = Vec::new();
    for name in ["Ada", "Grace"] {
        players.push(Player::register(program.base.clone(), name).await);
    }
    let game = start_game(&players, json!({})).await;
    wait_until(async || !collector.caught().is_empty()).await;
    let game = play_to_end(&players, game, 7).await;
    assert_eq!(game.awaited(), None);
    // The collector hangs for a minute; shutdown waits five seconds for it.
    #[expect(clippy::disallowed_methods, reason = "how long a program takes is seen from outside")]
    let begun = Instant::now();
    assert!(program.stop().success());
    assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());

    collector.answer(400);
    let program = start_traced(&folder, &collector.url(""));
    let hedy = Player::register(program.base.clone(), "Hedy").await;
    let dropped = async || {
        let metrics = hedy.get("/metrics").await.body;
        let name = "kingdomail_spans_dropped_total ";
        let mut lines = metrics.as_str().expect("text").lines();
        let count = lines.find_map(|line| line.strip_prefix(name)).expect("a number");
        count.parse::<u64>().expect("a number")
    };
    wait_until(async || dropped().await > 0).await;
    assert!(program.stop().success());
}

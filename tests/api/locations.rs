//! `Location` headers of created resources.

use std::collections::BTreeSet;

use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Answer, Browser, Player, TestServer, now, play_to_end, players, start_game};

/// Request that creates a resource, with its operation and the expected location.
struct Creation<'a> {
    operation: &'static str,
    by: &'a Player,
    path: String,
    body: String,
    follow_up: Method,
    expected_status: StatusCode,
}

#[tokio::test(flavor = "multi_thread")]
async fn created_resource_is_at_its_location() {
    let server = TestServer::start().await;
    let seated = players(&server, 2).await;
    let game = play_to_end(&seated, start_game(&seated, json!({})).await, 7).await;
    let ada = &seated[0];
    let record = ada.request(Method::GET, &format!("/v1/games/{}/record", game.id()));
    let record = record.send().await.expect("an answer").text().await.expect("a record");
    let open = ada.open(json!({ "players": 2 })).await;
    let nobody = ada.without_token();
    let grace = server.player("Rosalind").await;
    let table = json!({ "settings": { "players": 2 } });
    let from = now() + SignedDuration::from_hours(48);
    let made = |operation, path: &str, body: Value, follow_up, expected_status| Creation {
        operation,
        by: ada,
        path: path.to_owned(),
        body: body.to_string(),
        follow_up,
        expected_status,
    };
    let found =
        |operation, path: &str, body| made(operation, path, body, Method::GET, StatusCode::OK);
    let ended = |operation, path: &str, body| {
        made(operation, path, body, Method::DELETE, StatusCode::NO_CONTENT)
    };
    let links = format!("/v1/games/{}/invitation-links", open.id());
    let account = json!({ "name": "Hedy", "password": "a crown for every lake" });
    let login = json!({ "name": "Rosalind", "password": "a crown for every lake" });
    let all = [
        found("create_table", "/v1/games", table.clone()),
        found("create_invitation_link", &links, json!({})),
        found("create_sandbox", "/v1/sandboxes", table.clone()),
        // A game record is uploaded unchanged.
        Creation {
            body: record,
            ..found("create_sandbox_from_record", "/v1/sandboxes/from-record", json!({}))
        },
        found("create_series", "/v1/series", json!({ "table": table })),
        found("create_calendar", "/v1/me/calendar", json!({})),
        found(
            "create_holiday",
            "/v1/me/holidays",
            json!({ "from": from, "until": from + SignedDuration::from_hours(48) }),
        ),
        // A stream does not end, so only its existence is checked.
        made(
            "create_stream_ticket",
            "/v1/me/stream-tickets",
            json!({}),
            Method::HEAD,
            StatusCode::OK,
        ),
        Creation { by: &nobody, ..found("register", "/v1/players", account) },
        Creation { by: &nobody, ..found("create_guest", "/v1/guests", json!({})) },
        ended("create_bot", "/v1/me/bots", json!({ "name": "Engine" })),
        ended(
            "create_token",
            "/v1/me/tokens",
            json!({ "name": "script", "scopes": ["games:read"] }),
        ),
        ended("create_webhook", "/v1/me/webhooks", json!({ "url": "http://127.0.0.1:1/" })),
        ended(
            "create_push_subscription",
            "/v1/me/push-subscriptions",
            Browser::new().subscription("https://127.0.0.1:1/push"),
        ),
        Creation { by: &grace, ..ended("log_in", "/v1/sessions", login) },
    ];
    let mut seen = BTreeSet::new();
    for Creation { operation, by, path, body, follow_up, expected_status } in all {
        let request = by.request(Method::POST, &path).header("content-type", "application/json");
        let made = Answer::from_request(request.body(body)).await;
        let location =
            made.headers.get("location").unwrap_or_else(|| panic!("{operation}: {}", made.body));
        let location = location.to_str().expect("text").to_owned();
        made.expect(StatusCode::CREATED);
        let asks = if by.access_token.is_empty() { ada } else { by };
        let answer = asks.request(follow_up, &location).send().await.expect("an answer");
        assert_eq!(answer.status(), expected_status, "{operation}: {location}");
        seen.insert(operation.to_owned());
    }
    assert_eq!(seen, creating_operations(), "what the document says makes something");
}

/// Operations of the API document that create a resource.
fn creating_operations() -> BTreeSet<String> {
    let document = kingdomail::api::document();
    let paths = document["paths"].as_object().expect("paths").values();
    let operations = paths.flat_map(|path| path.as_object().expect("operations").values());
    let makers = operations.filter(|operation| operation["responses"]["201"].is_object());
    makers.map(|one| one["operationId"].as_str().expect("a name").to_owned()).collect()
}

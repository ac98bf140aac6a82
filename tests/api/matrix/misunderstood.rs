//! Authorization errors take precedence over all other errors of a request.

use std::collections::BTreeMap;

use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};

use crate::support::{Answer, Player, TestServer, fresh_key};

use super::world::{TableAccess, World};
use super::{INVALID_REQUEST_CODES, Operation, ROLES, operations};

const SAMPLE_ID: &str = "01920000-0000-7000-8000-000000000000";

/// Kinds of invalid request.
#[derive(Clone, Copy, Debug)]
enum InvalidRequest {
    NoJson,
    UnknownField,
    NoContentType,
    TooLarge,
    Path,
    Query,
    Key,
    NoKey,
    Tag,
}

impl InvalidRequest {
    const ALL: [InvalidRequest; 9] = [
        InvalidRequest::NoJson,
        InvalidRequest::UnknownField,
        InvalidRequest::NoContentType,
        InvalidRequest::TooLarge,
        InvalidRequest::Path,
        InvalidRequest::Query,
        InvalidRequest::Key,
        InvalidRequest::NoKey,
        InvalidRequest::Tag,
    ];

    /// Returns true if a request for the operation can have this error.
    fn applies_to(self, operation: &Operation) -> bool {
        let has = |name: &str| operation.parameters.iter().any(|one| one["name"] == name);
        match self {
            InvalidRequest::NoJson
            | InvalidRequest::UnknownField
            | InvalidRequest::NoContentType
            | InvalidRequest::TooLarge => !operation.body.is_null(),
            InvalidRequest::Path => operation.pattern.contains('{'),
            InvalidRequest::Query => operation.parameters.iter().any(|one| one["in"] == "query"),
            InvalidRequest::Key => operation.accepts_key(),
            InvalidRequest::NoKey => operation
                .parameters
                .iter()
                .any(|one| one["name"] == "Idempotency-Key" && one["required"] == true),
            InvalidRequest::Tag => has("If-Match"),
        }
    }

    fn request(self, player: &Player, operation: &Operation) -> RequestBuilder {
        let mut path = operation.pattern.clone();
        while let (Some(start), Some(end)) = (path.find('{'), path.find('}')) {
            let value = match (&path[start..=end], self) {
                (_, InvalidRequest::Path) => "x",
                ("{seat}", _) => "0",
                ("{version}", _) => "1",
                ("{category}", _) => "base",
                _ => SAMPLE_ID,
            };
            path.replace_range(start..=end, value);
        }
        if matches!(self, InvalidRequest::Query) {
            // Pictures ignore unknown parameters, which other software adds.
            let is_picture = operation.name.starts_with("draw_");
            path += if is_picture { "?language=nonsense" } else { "?nonsense=1" };
        }
        let request = player.request(operation.method.clone(), &path);
        let request = match self {
            InvalidRequest::Key => request.header("Idempotency-Key", "two words"),
            InvalidRequest::NoKey => request,
            _ if !operation.accepts_key() => request,
            _ => request.header("Idempotency-Key", fresh_key()),
        };
        let request = if matches!(self, InvalidRequest::Tag) {
            request.header("If-Match", "one")
        } else {
            request
        };
        if operation.body.is_null() {
            return request;
        }
        match self {
            InvalidRequest::NoContentType => request.body(operation.body.to_string()),
            InvalidRequest::NoJson => request.header("Content-Type", "application/json").body("{"),
            InvalidRequest::UnknownField => request.json(&json!({ "nonsense": 1 })),
            InvalidRequest::TooLarge => {
                request.header("Content-Type", "application/json").body(" ".repeat(70_000))
            }
            _ => request.json(&operation.body),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn unauthorized_requests_are_not_validated() {
    let server = TestServer::start().await;
    let world = World::new(&server, "get_me", TableAccess::Invitation).await;
    let matrix = include_str!("matrix.tsv");
    let mut tokens: BTreeMap<Vec<String>, Player> = BTreeMap::new();
    let mut people: BTreeMap<&str, Player> = BTreeMap::new();
    let (mut tried, mut faults) = (0, Vec::new());
    for operation in operations().iter().filter(|operation| operation.is_secured) {
        let row = matrix.lines().find(|line| line.split('\t').next() == Some(&operation.name));
        let expected: BTreeMap<&str, &str> =
            ROLES.into_iter().zip(row.expect("a row").split('\t').skip(1)).collect();
        for role in ["anonymous", "bad", "expired", "revoked", "token", "stranger", "admin"] {
            let known = match role {
                "token" => tokens.get(&operation.scopes),
                _ => people.get(role),
            };
            let actor = match known {
                Some(actor) => actor.clone(),
                None => world.actor(role, operation).await.expect("somebody"),
            };
            if role == "token" {
                tokens.insert(operation.scopes.clone(), actor.clone());
            } else {
                people.insert(role, actor.clone());
            }
            for wrong in InvalidRequest::ALL.into_iter().filter(|wrong| wrong.applies_to(operation))
            {
                let answer = Answer::from_request(wrong.request(&actor, operation)).await;
                let code = answer.body["code"].as_str().unwrap_or_default().to_owned();
                let explanation = format!("{} {code}", answer.status.as_u16());
                let is_welcome = matches!(role, "stranger" | "admin")
                    || role == "anonymous" && operation.is_open;
                let is_unwelcome = !is_welcome || expected[role] == "403 not_an_admin";
                let is_right = if is_unwelcome {
                    explanation == expected[role]
                } else {
                    is_about_the_request(operation, &answer)
                };
                if !is_right {
                    faults.push(format!("{} {role} {wrong:?}: {}", operation.name, answer.body));
                }
                tried += 1;
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(tried > 1000, "only {tried}");
}

/// Returns true if the response reports an error of the request, or of the uploaded game record.
fn is_about_the_request(operation: &Operation, answer: &Answer) -> bool {
    let code = answer.body["code"].as_str().unwrap_or_default();
    INVALID_REQUEST_CODES.contains(&code)
        || matches!(code, "idempotency_key_required" | "body_too_large" | "settings_stale")
        || (operation.name == "create_sandbox_from_record" && code == "record_invalid")
        || (operation.name == "verify_record" && answer.status == StatusCode::OK)
}

/// Routing and token checks must decode percent-encoded paths in the same way.
#[tokio::test(flavor = "multi_thread")]
async fn encoded_path_needs_the_same_token() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for path in ["/v1/%6de", "/v1/m%65", "/v1/me/seri%65s", "/v1/%73essions"] {
        // The API document does not contain the percent-encoded path.
        let open_request = async |player: &Player| {
            let response = player.request(Method::GET, path).send().await.expect("an answer");
            let status = response.status();
            let body: Value = response.json().await.expect("JSON");
            (status, body["code"].as_str().unwrap_or_default().to_owned())
        };
        let (status, code) = open_request(&ada.without_token()).await;
        assert_eq!((status, &*code), (StatusCode::UNAUTHORIZED, "token_missing"), "{path}");
        let (status, code) = open_request(&ada).await;
        assert!(status == StatusCode::OK || code == "parameter_invalid", "{path}: {code}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_do_not_reveal_implementation() {
    let server = TestServer::start().await;
    let world = World::new(&server, "get_me", TableAccess::Invitation).await;
    let wrong = [
        json!(null),
        json!(-1),
        json!(7.5),
        json!("castle"),
        json!(["castle"]),
        json!({}),
        json!({ "type": "castle" }),
        json!({ "type": 7 }),
    ];
    let mut tried = 0;
    for operation in operations().iter().filter(|operation| !operation.body.is_null()) {
        let actor = world.actor("host", operation).await.expect("an opener");
        let mut places = vec![String::new()];
        collect(&operation.body, &mut String::new(), &mut places);
        for place in &places {
            for value in &wrong {
                let mut operation = operation.clone();
                *operation.body.pointer_mut(place).expect("a place") = value.clone();
                let answer =
                    Answer::from_request(InvalidRequest::NoKey.request(&actor, &operation)).await;
                assert_no_internals(&operation, &answer);
                tried += 1;
            }
        }
    }
    for operation in operations().iter().filter(|operation| !operation.parameters.is_empty()) {
        let actor = world.actor("host", operation).await.expect("an opener");
        for parameter in operation.parameters.iter().filter(|one| one["in"] == "query") {
            for value in ["", "castle", "-1", "99999999999999999999", "%00", "1.5", "true"] {
                let mut operation = operation.clone();
                let name = parameter["name"].as_str().expect("a name");
                operation.pattern += &format!("?{name}={value}");
                let request = InvalidRequest::NoKey.request(&actor, &operation);
                let response = request.send().await.expect("an answer");
                // A stream or an animation may start.
                if response.status().is_client_error() {
                    assert_no_internals(&operation, &Answer::from_response(response).await);
                }
                tried += 1;
            }
        }
    }
    assert!(tried > 500, "only {tried}");
}

/// Collects the JSON pointers of all values in a body.
fn collect(value: &Value, path: &mut String, places: &mut Vec<String>) {
    let mut go = |name: &str, value: &Value| {
        let length = path.len();
        *path += &format!("/{name}");
        places.push(path.clone());
        collect(value, path, places);
        path.truncate(length);
    };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| go(name, value)),
        Value::Array(items) => {
            (0..).zip(items).for_each(|(number, item)| go(&i32::to_string(&number), item));
        }
        _ => {}
    }
}

#[track_caller]
fn assert_no_internals(operation: &Operation, answer: &Answer) {
    assert!(!answer.status.is_server_error(), "{}: {}", operation.name, answer.body);
    let detail = answer.body["detail"].as_str().unwrap_or_default();
    // Text between these quotes consists of identifiers of the API.
    let explanation: String = detail.split('`').step_by(2).collect();
    for of_a_program in [
        "struct",
        "enum",
        "variant",
        "::",
        "serde",
        "tuple",
        "invalid type",
        "u8",
        "i8",
        "u32",
        "parsing failed",
        "but got",
        "missing field",
        "duplicate field",
        "found in string",
        " at line ",
        "trailing",
        "EOF",
    ] {
        assert!(!explanation.contains(of_a_program), "{}: {detail}", operation.name);
    }
    let letters: Vec<char> = explanation.chars().collect();
    let joined = letters.windows(2).any(|two| two[0].is_lowercase() && two[1].is_uppercase());
    assert!(!joined, "{}: {detail}", operation.name);
}

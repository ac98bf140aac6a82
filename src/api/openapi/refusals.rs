//! The codes by which the operations refuse.

use serde_json::{Map, Value, json};

use crate::api::problem::ProblemCode as Code;
use crate::i18n::Language;

/// Where a handler names the codes, and the groups of codes, by which it refuses what its shape does not tell.
const REFUSALS: &str = "x-refusals";

/// Codes that come together, under a name that begins with `@`.
const GROUPS: &[(&str, &[Code])] = &[
    (
        "@running_game",
        &[
            Code::NotSeated,
            Code::GameNotStarted,
            Code::GameFinished,
            Code::DeadlinePassed,
            Code::SeatConceded,
            Code::SeatTakenOver,
        ],
    ),
    (
        "@rules",
        &[
            Code::GameNotStarted,
            Code::NotSeated,
            Code::GameFinished,
            Code::SeatConceded,
            Code::SeatTakenOver,
            Code::SeatIsYours,
            Code::NotYourTurn,
            Code::MustPlaceFirst,
            Code::NothingToPlace,
            Code::DominoNotInLine,
            Code::DominoTaken,
            Code::NotYourDomino,
            Code::OutOfBounds,
            Code::CellOccupied,
            Code::NoMatchingTerrain,
            Code::MustPlace,
            Code::MustCover,
            Code::MustSendOrKeep,
            Code::NoGiantCame,
            Code::NoFootprint,
            Code::NoVisibleCrown,
            Code::NoGiantThere,
            Code::NoOpponent,
            Code::OpponentWithoutCrown,
        ],
    ),
    ("@new_password", &[Code::PasswordTooShort, Code::PasswordTooLong, Code::PasswordGuessable]),
    ("@mailed_link", &[Code::LinkInvalid, Code::LinkExpired, Code::LinkUsed]),
    (
        "@table_settings",
        &[
            Code::PlayersOutOfRange,
            Code::MightyDuelNeedsTwoPlayers,
            Code::VariantIsAQuest,
            Code::PaceOutOfRange,
            Code::TooManyHousePlayers,
        ],
    ),
    ("@picture", &[Code::GameNotStarted, Code::VersionNotFound, Code::LinkInvalid]),
];

/// What is refused of every request with such a parameter.
const OF_PARAMETERS: &[(&str, &[Code])] = &[
    ("Idempotency-Key", &[Code::HeaderInvalid, Code::IdempotencyKeyReused]),
    ("If-Match", &[Code::HeaderInvalid]),
    ("If-None-Match", &[Code::HeaderInvalid]),
    ("Last-Event-ID", &[Code::HeaderInvalid]),
    ("game_id", &[Code::GameNotFound]),
    ("series_id", &[Code::SeriesNotFound]),
    ("seat", &[Code::SeatNotFound]),
    ("player_id", &[Code::ProfileNotFound]),
    ("session_id", &[Code::SessionNotFound]),
    ("endpoint_id", &[Code::EndpointNotFound]),
    ("webhook_id", &[Code::EndpointNotFound]),
    ("subscription_id", &[Code::EndpointNotFound]),
    ("delivery_id", &[Code::DeliveryNotFound]),
    ("holiday_id", &[Code::HolidayNotFound]),
    ("bot_id", &[Code::BotNotFound]),
    ("token_id", &[Code::TokenNotFound]),
];

const OF_A_BODY: &[Code] = &[
    Code::RequestMalformed,
    Code::JsonMalformed,
    Code::BodyTimeout,
    Code::BodyTooLarge,
    Code::ContentTypeUnsupported,
    Code::FieldInvalid,
];

const OF_A_TOKEN: &[Code] =
    &[Code::TokenMissing, Code::TokenInvalid, Code::TokenExpired, Code::SessionEnded];

const OF_ALL: &[Code] = &[Code::RequestMalformed, Code::InternalError, Code::Unavailable];

/// The codes by which an operation, whose requests are counted or not, refuses; in the order of the list of all.
pub fn refusals(operation: &mut Value, is_counted: bool) -> Vec<Code> {
    let mut codes: Vec<Code> = OF_ALL.to_vec();
    if is_counted {
        codes.extend([Code::RateLimited, Code::TooManyConnections]);
    }
    if let Some(needed) = operation.pointer("/security/0/bearer").and_then(Value::as_array) {
        codes.extend(OF_A_TOKEN);
        codes.push(if needed.is_empty() { Code::SessionRequired } else { Code::ScopeMissing });
    }
    if operation.get("requestBody").is_some() {
        codes.extend(OF_A_BODY);
    }
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        if matches!(parameter["in"].as_str(), Some("path" | "query")) {
            codes.push(Code::ParameterInvalid);
        }
        let of_it = OF_PARAMETERS.iter().filter(|(name, _)| parameter["name"] == *name);
        codes.extend(of_it.flat_map(|(_, codes)| *codes));
    }
    if let Some(named) = operation.get_mut(REFUSALS).and_then(Value::as_array_mut) {
        named.retain(|name| match meant(name) {
            Some(meant) => {
                codes.extend(meant);
                false
            }
            None => true,
        });
        // What nobody knows stays, for a test to find.
        if named.is_empty()
            && let Some(operation) = operation.as_object_mut()
        {
            operation.remove(REFUSALS);
        }
    }
    Code::ALL.iter().copied().filter(|code| codes.contains(code)).collect()
}

/// The codes that a name stands for.
fn meant(name: &Value) -> Option<Vec<Code>> {
    let group = GROUPS.iter().find(|(group, _)| name == group);
    match group {
        Some((_, codes)) => Some(codes.to_vec()),
        None => serde_json::from_value(name.clone()).ok().map(|code| vec![code]),
    }
}

/// Adds a code to what a response may refuse by.
pub fn refuse(response: &mut Value, code: Code) {
    let (name, title) = (code.as_str(), code.title(Language::English));
    let line = format!("- `{name}`: {title}");
    response["description"] = match response["description"].as_str() {
        Some("") | None => json!(line),
        Some(lines) => json!(format!("{lines}\n{line}")),
    };
    response["content"]["application/problem+json"]["examples"][name] =
        json!({ "$ref": format!("#/components/examples/{name}") });
}

pub fn problem_content() -> Value {
    json!({ "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } })
}

/// Statuses by which nearly all operations refuse in the same words.
const SHARED: [&str; 7] = ["401", "408", "413", "415", "429", "500", "503"];

/// The refusals that most operations have, said once: each operation that has them refers to them.
pub fn share_refusals(document: &mut Value) -> Value {
    let mut shared = Map::new();
    for status in SHARED {
        let mut counted: Vec<(Value, usize)> = Vec::new();
        for responses in all_responses(document) {
            let Some(response) = responses.get(status) else { continue };
            match counted.iter_mut().find(|(known, _)| known == response) {
                Some((_, count)) => *count += 1,
                None => counted.push((response.clone(), 1)),
            }
        }
        let Some((usual, _)) = counted.into_iter().max_by_key(|(_, count)| *count) else {
            continue;
        };
        let name = format!("Refused{status}");
        let reference = json!({ "$ref": format!("#/components/responses/{name}") });
        for responses in all_responses(document) {
            if responses.get(status) == Some(&usual) {
                responses.insert(status.to_owned(), reference.clone());
            }
        }
        shared.insert(name, usual);
    }
    Value::Object(shared)
}

fn all_responses(document: &mut Value) -> impl Iterator<Item = &mut Map<String, Value>> {
    let paths = document["paths"].as_object_mut().into_iter().flat_map(Map::values_mut);
    let operations = paths.filter_map(Value::as_object_mut).flat_map(Map::values_mut);
    operations.filter_map(|operation| operation.get_mut("responses")?.as_object_mut())
}

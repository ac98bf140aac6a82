//! API compatibility: everything that the previous document promised to clients still holds in the
//! current document.

use std::collections::BTreeSet;

use serde_json::Value;

/// Direction of a schema's data: requests must remain accepted, and responses must keep their
/// fields.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Request,
    Response,
}

/// Comparison of two documents that collects breaking changes.
struct Comparison<'a> {
    before: &'a Value,
    now: &'a Value,
    broken: BTreeSet<String>,
    /// Pairs of named schemas that have been compared.
    seen: BTreeSet<(String, String, bool)>,
}

/// Returns all changes that break a client of the previous document.
fn breaking_changes(before: &Value, now: &Value) -> BTreeSet<String> {
    let mut comparison = Comparison { before, now, broken: BTreeSet::new(), seen: BTreeSet::new() };
    for (path, operations) in object(&before["paths"]) {
        for (method, operation) in object(operations) {
            let name = format!("{} {path}", method.to_uppercase());
            comparison.operation(&name, operation, &now["paths"][path][method]);
        }
    }
    comparison.broken
}

fn object(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn names(value: &Value) -> BTreeSet<&str> {
    array(value).filter_map(Value::as_str).collect()
}

/// Returns the types of a schema, including `null` if it is nullable.
fn types(schema: &Value) -> BTreeSet<&str> {
    match &schema["type"] {
        Value::String(kind) => BTreeSet::from([kind.as_str()]),
        kinds => names(kinds),
    }
}

/// Returns the types of all variants of a schema, with references resolved.
fn variant_types<'a>(document: &'a Value, schema: &'a Value) -> BTreeSet<&'a str> {
    let variants = array(&schema["oneOf"]).map(|variant| resolve(document, variant));
    types(schema)
        .into_iter()
        .chain(variants.flat_map(|variant| variant_types(document, variant)))
        .collect()
}

/// Returns the names of the schemas in a `oneOf` or `anyOf`.
fn variants(schema: &Value) -> BTreeSet<&str> {
    array(&schema["oneOf"]).filter_map(|variant| variant["$ref"].as_str()).collect()
}

impl Comparison<'_> {
    fn report(&mut self, what: String) {
        self.broken.insert(what);
    }

    fn operation(&mut self, name: &str, before: &Value, now: &Value) {
        if now.is_null() {
            return self.report(format!("{name} is gone"));
        }
        if before["operationId"] != now["operationId"] {
            self.report(format!("{name} has another name"));
        }
        self.parameters(name, before, now);
        let (old_body, new_body) = (&before["requestBody"], &now["requestBody"]);
        if old_body["required"] != true && new_body["required"] == true {
            self.report(format!("{name} requires a body"));
        }
        for (media, content) in object(&old_body["content"]) {
            match &new_body["content"][media]["schema"] {
                Value::Null => self.report(format!("{name} does not read {media}")),
                schema => {
                    self.schema(
                        &format!("{name} body"),
                        &content["schema"],
                        schema,
                        Direction::Request,
                    );
                }
            }
        }
        for (status, response) in object(&before["responses"]) {
            if status.as_str() >= "400" {
                continue;
            }
            let place = format!("{name} {status}");
            if now["responses"][status].is_null() {
                self.report(format!("{place} is gone"));
            }
            for (media, content) in object(&response["content"]) {
                let other = resolve(self.now, &now["responses"][status]);
                match &other["content"][media]["schema"] {
                    Value::Null => self.report(format!("{place} is no {media}")),
                    // The schema once described the text of the whole stream, which no client can
                    // read to its end.
                    schema if media == "text/event-stream" && schema["type"] == "object" => {}
                    schema => self.schema(&place, &content["schema"], schema, Direction::Response),
                }
            }
        }
        self.security(name, &before["security"], &now["security"]);
    }

    fn parameters(&mut self, name: &str, before: &Value, now: &Value) {
        let same =
            |one: &Value, other: &Value| one["name"] == other["name"] && one["in"] == other["in"];
        for parameter in array(&before["parameters"]) {
            let place = format!("{name} {}", parameter["name"]);
            match array(&now["parameters"]).find(|other| same(parameter, other)) {
                None => self.report(format!("{place} is gone")),
                Some(other) => {
                    if parameter["required"] != true && other["required"] == true {
                        self.report(format!("{place} is required"));
                    }
                    let sent = without_null(&parameter["schema"]);
                    self.schema(&place, &sent, &other["schema"], Direction::Request);
                }
            }
        }
        for parameter in array(&now["parameters"]).filter(|one| one["required"] == true) {
            if !array(&before["parameters"]).any(|other| same(parameter, other)) {
                self.report(format!("{name} {} is new and required", parameter["name"]));
            }
        }
    }

    /// Each accepted kind of authentication is still accepted, without additional scopes.
    fn security(&mut self, name: &str, before: &Value, now: &Value) {
        let ways = |security: &Value| array(security).cloned().collect::<Vec<Value>>();
        let (before, now) = (ways(before), ways(now));
        if before.is_empty() && !now.is_empty() {
            self.report(format!("{name} needs a token"));
        }
        for way in before {
            for (scheme, scopes) in object(&way) {
                let still = now.iter().find_map(|way| way.get(scheme));
                let held = names(scopes);
                match still {
                    _ if now.is_empty() => {}
                    None => self.report(format!("{name} cannot be asked with a {scheme}")),
                    Some(needed) if !held.is_empty() && !names(needed).is_subset(&held) => {
                        self.report(format!("{name} needs more scopes"));
                    }
                    Some(_) => {}
                }
            }
        }
    }

    fn schema(&mut self, place: &str, before: &Value, now: &Value, way: Direction) {
        let named = |schema: &Value| schema["$ref"].as_str().unwrap_or_default().to_owned();
        let pair = (named(before), named(now), way == Direction::Request);
        let is_named = !pair.0.is_empty() && !pair.1.is_empty();
        if is_named && !self.seen.insert(pair.clone()) {
            return;
        }
        let place = if is_named { pair.0.rsplit('/').next().unwrap_or(place) } else { place };
        if is_nullable(before) != is_nullable(now)
            && is_nullable(now) == (way == Direction::Response)
        {
            let what = if way == Direction::Response { "may be null" } else { "may not be null" };
            self.report(format!("{place} {what}"));
        }
        let (before, now) = (resolve(self.before, before), resolve(self.now, now));
        self.kind(place, before, now, way);
        self.bounds(place, before, now, way);
        self.properties(place, before, now, way);
        if before["items"].is_object() {
            self.schema(&format!("{place}[]"), &before["items"], &now["items"], way);
        }
        for variant in array(&before["oneOf"]) {
            let reference = variant["$ref"].as_str().unwrap_or_default();
            if let Some(other) = array(&now["oneOf"]).find(|other| other["$ref"] == reference) {
                self.schema(place, variant, other, way);
            }
        }
        let missing: Vec<&str> = variants(before).difference(&variants(now)).copied().collect();
        if way == Direction::Request && !missing.is_empty() {
            self.report(format!("{place} cannot be {missing:?}"));
        }
    }

    fn kind(&mut self, place: &str, before: &Value, now: &Value, way: Direction) {
        let (mut old, mut new) = (variant_types(self.before, before), variant_types(self.now, now));
        // Nullability has been compared above.
        old.remove("null");
        new.remove("null");
        let fits = match way {
            _ if old.is_empty() && new.is_empty() => true,
            Direction::Request => new.is_empty() || old.is_subset(&new),
            Direction::Response => !new.is_empty() && new.is_subset(&old),
        };
        if !fits {
            self.report(format!("{place} was {old:?} and is {new:?}"));
        }
        // Enums in responses may grow, and clients expect additions.
        let (old, new) = (names(&before["enum"]), names(&now["enum"]));
        if way == Direction::Request && !new.is_empty() && !old.is_subset(&new) {
            self.report(format!("{place} cannot be all of {old:?}"));
        }
    }

    /// Limits on requests must not become stricter.
    fn bounds(&mut self, place: &str, before: &Value, now: &Value, way: Direction) {
        if way == Direction::Response {
            return;
        }
        for (bound, grows) in [
            ("maximum", true),
            ("maxLength", true),
            ("maxItems", true),
            ("minimum", false),
            ("minLength", false),
            ("minItems", false),
        ] {
            let tighter = match (before[bound].as_f64(), now[bound].as_f64()) {
                (_, None) => false,
                (None, Some(least)) => grows || least > 0.0,
                (Some(old), Some(new)) => {
                    if grows {
                        new < old
                    } else {
                        new > old
                    }
                }
            };
            if tighter {
                self.report(format!("{place} has another {bound}"));
            }
        }
        let is_new = !now["pattern"].is_null() && now["pattern"] != before["pattern"];
        if is_new && now["pattern"] != IDEMPOTENCY_KEY_PATTERN {
            self.report(format!("{place} has another pattern"));
        }
    }

    fn properties(&mut self, place: &str, before: &Value, now: &Value, way: Direction) {
        let (old, new) = (names(&before["required"]), names(&now["required"]));
        let missing: Vec<&str> = match way {
            Direction::Request => new.difference(&old).copied().collect(),
            Direction::Response => old.difference(&new).copied().collect(),
        };
        if !missing.is_empty() {
            let what = if way == Direction::Request { "requires" } else { "may lack" };
            self.report(format!("{place} {what} {missing:?}"));
        }
        for (name, property) in object(&before["properties"]) {
            match &now["properties"][name] {
                Value::Null => self.report(format!("{place}.{name} is gone")),
                other => self.schema(&format!("{place}.{name}"), property, other, way),
            }
        }
    }
}

/// Pattern of an idempotency key. The previous document omitted it, but other keys were already
/// rejected.
const IDEMPOTENCY_KEY_PATTERN: &str = "^[!-~]{1,255}$";

/// Returns a schema without `null`, which a header or a query cannot contain.
fn without_null(schema: &Value) -> Value {
    let mut schema = schema.clone();
    if let Some(kinds) = schema["type"].as_array_mut() {
        kinds.retain(|kind| kind != "null");
    }
    schema
}

/// Returns whether a schema is nullable, in any notation.
fn is_nullable(schema: &Value) -> bool {
    types(schema).contains("null") || array(&schema["oneOf"]).any(|one| one["type"] == "null")
}

/// Resolves the reference of a schema and removes `null`.
fn resolve<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    let some: Vec<&Value> =
        array(&schema["oneOf"]).filter(|variant| variant["type"] != "null").collect();
    if let ([only], true) = (&some[..], is_nullable(schema)) {
        return resolve(document, only);
    }
    let reference = schema["$ref"].as_str().and_then(|reference| reference.strip_prefix('#'));
    match reference {
        Some(pointer) => document.pointer(pointer).unwrap_or(&Value::Null),
        None => schema,
    }
}

fn previous() -> Value {
    serde_json::from_str(include_str!("../../openapi/previous.json")).expect("JSON")
}

fn major_version(document: &Value) -> String {
    let version = document["info"]["version"].as_str().expect("a version");
    version.split('.').next().expect("a number").to_owned()
}

#[test]
fn previous_client_still_works() {
    let (before, now) = (previous(), kingdomail::api::document());
    if major_version(&before) == major_version(&now) {
        assert_eq!(breaking_changes(&before, &now), BTreeSet::new());
    }
}

#[test]
fn new_operations_are_in_changelog() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/client/api-changelog.md");
    let changelog = std::fs::read_to_string(path).expect("the changelog");
    let names = |document: &Value| -> BTreeSet<String> {
        let operations = object(&document["paths"]).flat_map(|(_, operations)| object(operations));
        operations.filter_map(|(_, one)| Some(one["operationId"].as_str()?.to_owned())).collect()
    };
    let now = names(&kingdomail::api::document());
    for new in now.difference(&names(&previous())) {
        assert!(changelog.contains(&format!("`{new}`")), "{new} is not in the changelog");
    }
}

/// Returns the document with the value at `pointer` replaced.
fn with_change(pointer: &str, value: Value) -> Value {
    let mut document = previous();
    *document.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}")) = value;
    document
}

#[test]
fn breaking_changes_are_detected() {
    use serde_json::json;
    let games = "/paths/~1v1~1games/post";
    let schemas = "/components/schemas";
    let breaks = [
        ("/paths/~1v1~1me".to_owned(), json!({}), "GET /v1/me is gone"),
        (format!("{games}/operationId"), json!("open"), "POST /v1/games has another name"),
        (format!("{games}/responses"), json!({}), "POST /v1/games 201 is gone"),
        (
            format!("{games}/requestBody/content"),
            json!({}),
            "POST /v1/games does not read application/json",
        ),
        (
            format!("{games}/parameters"),
            json!([{ "name": "x", "in": "query", "required": true, "schema": {} }]),
            "POST /v1/games \"x\" is new and required",
        ),
        (
            "/paths/~1livez/get/security".to_owned(),
            json!([{ "bearer": [] }]),
            "GET /livez needs a token",
        ),
        (
            format!("{schemas}/Profile/properties/name/type"),
            json!(["string", "null"]),
            "Profile.name may be null",
        ),
        (
            format!("{schemas}/Game/properties/status"),
            json!({ "oneOf": [{ "type": "null" }, { "$ref": "#/components/schemas/GameStatus" }] }),
            "Game.status may be null",
        ),
        (
            format!("{schemas}/Game/properties/seats"),
            json!({ "description": "Who sits at the table." }),
            "Game.seats was {\"array\"} and is {}",
        ),
        (
            format!("{schemas}/Event/properties/payload"),
            json!({ "oneOf": [{ "$ref": "#/components/schemas/GameStatus" }] }),
            "Event.payload was {\"object\"} and is {\"string\"}",
        ),
        (
            format!("{schemas}/Profile/required"),
            json!(["id", "created_at", "bot", "guest"]),
            "Profile may lack [\"name\"]",
        ),
        (format!("{schemas}/Profile/properties"), json!({}), "Profile.name is gone"),
        (
            format!("{schemas}/CreateAccount/required"),
            json!(["name", "password", "client"]),
            "CreateAccount requires [\"client\"]",
        ),
        (
            format!("{schemas}/CreateAccount/properties/name/maxLength"),
            json!(8),
            "CreateAccount.name has another maxLength",
        ),
        (
            format!("{schemas}/Expansion/enum"),
            json!(["none"]),
            "Expansion cannot be all of {\"age_of_giants\", \"none\"}",
        ),
        (
            format!("{schemas}/Proposal/oneOf"),
            json!([]),
            "Proposal cannot be [\"#/components/schemas/PauseProposal\", \"#/components/schemas/UndoProposal\"]",
        ),
    ];
    for (pointer, value, expected) in breaks {
        let found = breaking_changes(&previous(), &with_change(&pointer, value));
        assert!(found.contains(expected), "{expected}: {found:?}");
    }
}

#[test]
fn additions_are_not_breaking() {
    use serde_json::json;
    let mut grown = previous();
    grown["paths"]["/v1/thrones"]["get"] = json!({ "operationId": "list_thrones" });
    let schemas = &mut grown["components"]["schemas"];
    schemas["Profile"]["properties"]["throne"] = json!({ "type": "string" });
    schemas["CreateAccount"]["properties"]["throne"] = json!({ "type": "string" });
    schemas["Event"]["properties"]["payload"] =
        json!({ "oneOf": [{ "$ref": "#/components/schemas/Proposal" }] });
    schemas["Expansion"]["enum"].as_array_mut().expect("a list").push(json!("age_of_thrones"));
    assert_eq!(breaking_changes(&previous(), &grown), BTreeSet::new());
}

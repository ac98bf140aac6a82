//! Published documents: split by audience, in the versions of OpenAPI that client generators need,
//! and with the address of the server.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::v3_0::to_openapi_3_0;

/// Tags of the operations for operators and their tools.
const OPERATOR_TAGS: [&str; 2] = ["administration", "health"];

/// Address of the server in documents that are printed without a running server.
pub const DEFAULT_BASE: &str = "http://localhost:8080";

/// The published documents.
pub struct Published {
    pub openapi: Value,
    pub openapi_3_0: Value,
    pub openapi_admin: Value,
}

impl Published {
    /// Creates the published documents from the document of all operations. `base` is the public
    /// URL of the server; a trailing slash is ignored.
    pub fn new(document: &Value, base: &str) -> Published {
        let mut document = document.clone();
        set_base_url(&mut document, base.trim_end_matches('/'));
        let openapi = for_players(&document);
        Published {
            openapi_3_0: to_openapi_3_0(&openapi),
            openapi_admin: for_operators(&document),
            openapi,
        }
    }
}

/// Adds the server URL, and makes the links to its pages absolute.
fn set_base_url(document: &mut Value, base: &str) {
    make_links_absolute(document, base);
    document["servers"] = json!([{
        "url": "{base}",
        "description": "The server that serves this document.",
        "variables": { "base": { "default": base, "description": "Public URL of the server." } },
    }]);
}

fn make_links_absolute(value: &mut Value, base: &str) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::String(url)) =
                fields.get_mut("externalDocs").map(|docs| &mut docs["url"])
                && url.starts_with('/')
            {
                url.insert_str(0, base);
            }
            fields.iter_mut().for_each(|(_, value)| make_links_absolute(value, base));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| make_links_absolute(item, base)),
        _ => {}
    }
}

/// Returns the document for players and clients.
pub fn for_players(document: &Value) -> Value {
    filter_by_tag(document, |tag| !OPERATOR_TAGS.contains(&tag))
}

/// Returns the document for operators.
pub fn for_operators(document: &Value) -> Value {
    let mut part = filter_by_tag(document, |tag| OPERATOR_TAGS.contains(&tag));
    part["info"]["title"] = "Kingdomail administration".into();
    part
}

/// Returns the operations with the wanted tags, and the components that they use.
fn filter_by_tag(document: &Value, is_wanted: impl Fn(&str) -> bool) -> Value {
    let mut part = document.clone();
    let has_tag = |operation: &Value| operation["tags"][0].as_str().is_some_and(&is_wanted);
    for group in ["paths", "webhooks"] {
        let Some(paths) = part[group].as_object_mut() else { continue };
        for (_, operations) in paths.iter_mut() {
            if let Some(operations) = operations.as_object_mut() {
                operations.retain(|_, operation| has_tag(operation));
            }
        }
        paths.retain(|_, operations| operations.as_object().is_some_and(|all| !all.is_empty()));
    }
    if let Some(tags) = part["tags"].as_array_mut() {
        tags.retain(|tag| tag["name"].as_str().is_some_and(&is_wanted));
    }
    if let Some(fields) = part.as_object_mut() {
        fields.retain(|name, value| name != "webhooks" || value != &Value::Object(Map::new()));
    }
    drop_unused(&mut part);
    part
}

/// Drops components that are not referenced.
pub(super) fn drop_unused(document: &mut Value) {
    let components = document["components"].take();
    let mut used = BTreeSet::new();
    let mut unvisited = references(document);
    while let Some(reference) = unvisited.pop() {
        let inside = components.pointer(&reference).map(references);
        if used.insert(reference) {
            unvisited.extend(inside.into_iter().flatten());
        }
    }
    let schemes = used_schemes(document);
    let mut kept = Map::new();
    for (group, members) in components.as_object().into_iter().flatten() {
        let is_used = |name: &str| match group.as_str() {
            "securitySchemes" => schemes.contains(name),
            _ => used.contains(&format!("/{group}/{name}")),
        };
        let members = members.as_object().into_iter().flatten();
        let members = members.filter(|(name, _)| is_used(name));
        let members: Map<_, _> = members.map(|(name, one)| (name.clone(), one.clone())).collect();
        if !members.is_empty() {
            kept.insert(group.clone(), Value::Object(members));
        }
    }
    document["components"] = Value::Object(kept);
}

/// Collects the references of a value, as pointers into the components.
fn references(value: &Value) -> Vec<String> {
    match value {
        Value::Object(fields) => {
            let own = fields.get("$ref").and_then(Value::as_str);
            let own = own.and_then(|reference| reference.strip_prefix("#/components"));
            let inside = fields.values().flat_map(references);
            // The mapping of a discriminator also contains references.
            let mapped = fields.get("mapping").and_then(Value::as_object).into_iter().flatten();
            let mapped = mapped.filter_map(|(_, to)| to.as_str()?.strip_prefix("#/components"));
            own.into_iter().chain(mapped).map(str::to_owned).chain(inside).collect()
        }
        Value::Array(items) => items.iter().flat_map(references).collect(),
        _ => Vec::new(),
    }
}

/// Names of the security schemes that the operations use.
fn used_schemes(document: &Value) -> BTreeSet<String> {
    let paths = document["paths"].as_object().into_iter().flatten();
    let operations = paths.flat_map(|(_, operations)| operations.as_object().into_iter().flatten());
    let security = operations.filter_map(|(_, operation)| operation["security"].as_array());
    let schemes = security.flatten().filter_map(Value::as_object).flat_map(Map::keys);
    schemes.cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_contain_only_used_components() {
        let answer = |schema: &str| json!({ "$ref": format!("#/components/schemas/{schema}") });
        let whole = json!({
            "info": { "title": "All" },
            "paths": {
                "/v1/crowns": { "get": { "tags": ["play"], "security": [{ "bearer": [] }], "answer": answer("Crown") } },
                "/v1/admin": { "get": { "tags": ["administration"], "answer": answer("Backlog") } },
            },
            "webhooks": { "crown": { "post": { "tags": ["play"] } } },
            "tags": [{ "name": "play" }, { "name": "administration" }],
            "components": {
                "schemas": { "Crown": { "of": answer("Metal") }, "Metal": {}, "Backlog": {}, "Unused": {} },
                "securitySchemes": { "bearer": {} },
            },
        });
        let names = |value: &Value| value.as_object().map(|all| all.keys().cloned().collect());
        let these =
            |names: &[&str]| Some(names.iter().map(ToString::to_string).collect::<Vec<_>>());

        let players = for_players(&whole);
        assert_eq!(names(&players["paths"]), these(&["/v1/crowns"]));
        assert_eq!(names(&players["components"]["schemas"]), these(&["Crown", "Metal"]));
        assert_eq!(players["tags"], json!([{ "name": "play" }]));
        assert!(players["webhooks"]["crown"].is_object());

        let operators = for_operators(&whole);
        assert_eq!(names(&operators["paths"]), these(&["/v1/admin"]));
        assert_eq!(operators["components"], json!({ "schemas": { "Backlog": {} } }));
        assert_eq!(operators.get("webhooks"), None);
    }

    #[test]
    fn links_and_server_use_public_url() {
        let mut document = json!({
            "externalDocs": { "url": "/docs/" },
            "paths": { "/v1/me": { "get": { "externalDocs": { "url": "https://elsewhere.example/" } } } },
        });
        set_base_url(&mut document, "https://kings.example/mail");
        assert_eq!(document["externalDocs"]["url"], "https://kings.example/mail/docs/");
        let other = &document["paths"]["/v1/me"]["get"]["externalDocs"]["url"];
        assert_eq!(other, "https://elsewhere.example/");
        assert_eq!(
            document["servers"][0]["variables"]["base"]["default"],
            "https://kings.example/mail"
        );
    }
}

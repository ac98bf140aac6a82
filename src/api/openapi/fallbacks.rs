use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::responses::{SCHEMAS, for_each_response, response_schemas};
use super::schemas::MAY_GROW;

/// Schema of an unknown member of a union.
const UNKNOWN: &str = "Unknown";

/// Adds fallbacks for enums and unions that may gain values to all responses: `AnyGameStatus`, an
/// arbitrary string, replaces the enum `GameStatus`; `AnyEventPayload`, an `EventPayload` or an
/// `Unknown`, replaces the union `EventPayload`. Requests are unchanged.
pub fn add_fallbacks(document: &mut Value) {
    let answered = response_schemas(document);
    let schemas = &document["components"]["schemas"];
    let may_grow = |name: &&String| schemas[*name][MAY_GROW] == true;
    let growing: BTreeSet<String> = answered.iter().filter(may_grow).cloned().collect();

    for_each_response(document, &mut |answer| redirect(answer, &growing));
    let schemas = &mut document["components"]["schemas"];
    for name in &answered {
        redirect(&mut schemas[name], &growing);
    }
    for name in &growing {
        let known = &schemas[name];
        let mut any = json!({ "description": known["description"], MAY_GROW: true });
        if let Some(names) = known.get("enum") {
            any["type"] = json!("string");
            any["x-extensible-enum"] = names.clone();
        } else {
            let one_of = [name, UNKNOWN].map(|name| json!({ "$ref": format!("{SCHEMAS}{name}") }));
            any["anyOf"] = json!(one_of);
        }
        schemas[any_of(name)] = any;
    }
    schemas[UNKNOWN] = json!({
        "description": "Value added by a newer server, with a `type` that is not in this document.",
        "type": "object",
        "required": ["type"],
        "properties": { "type": { "type": "string", "description": "Type of the value." } },
        "additionalProperties": {},
    });
}

fn any_of(name: &str) -> String {
    format!("Any{name}")
}

/// Redirects references to the schemas with fallbacks. Lists of these lose `maxItems`, which is the
/// number of known values.
fn redirect(value: &mut Value, growing: &BTreeSet<String>) {
    let grows = |schema: &Value| {
        let name = schema["$ref"].as_str()?.strip_prefix(SCHEMAS)?;
        growing.contains(name).then(|| json!(format!("{SCHEMAS}{}", any_of(name))))
    };
    if let Some(any) = grows(value) {
        value["$ref"] = any;
    }
    if grows(&value["items"]).is_some()
        && let Some(list) = value.as_object_mut()
    {
        list.remove("maxItems");
    }
    match value {
        Value::Object(fields) => fields.values_mut().for_each(|value| redirect(value, growing)),
        Value::Array(items) => items.iter_mut().for_each(|value| redirect(value, growing)),
        _ => {}
    }
}

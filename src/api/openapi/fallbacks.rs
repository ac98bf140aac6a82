use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::answered::{SCHEMAS, answered, in_answers};
use super::growth::MAY_GROW;

/// What an answer may have in the place of each union.
const UNKNOWN: &str = "Unknown";

/// Gives what may grow a fallback wherever it is in an answer: `AnyGameStatus`, any text, is there instead of the enum `GameStatus`, and
/// `AnyEventPayload`, an `EventPayload` or an `Unknown`, instead of the union `EventPayload`. Requests have what they had.
pub fn add_fallbacks(document: &mut Value) {
    let answered = answered(document);
    let schemas = &document["components"]["schemas"];
    let may_grow = |name: &&String| schemas[*name][MAY_GROW] == true;
    let growing: BTreeSet<String> = answered.iter().filter(may_grow).cloned().collect();

    in_answers(document, &mut |answer| redirect(answer, &growing));
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

/// Has references to what may grow lead to what has a fallback. As many as are known are not the most that a list of them has.
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

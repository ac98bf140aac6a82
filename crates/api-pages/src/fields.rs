//! Descriptions of schemas in words.

use maud::{Markup, html};
use serde_json::Value;

use crate::document::{Document, items, members, reference_name, text};
use crate::markdown::markdown;
use crate::names::Names;

/// Characters per line in the column next to a name.
const CHARS_PER_LINE: usize = 46;

/// Renders a table of parameters or fields: names, types and descriptions.
pub fn table(caption: &str, rows: &[Field<'_>], names: &Names) -> Markup {
    html! {
        table.fields {
            caption.hidden { (caption) }
            thead.hidden { tr { th scope="col" { "Name" } th scope="col" { "Meaning" } } }
            tbody {
                @for row in rows {
                    tr {
                        th scope="row" {
                            code { (row.name) } " "
                            @if let Some(location) = row.location { span.note { (location) } " " }
                            @if !row.is_required { span.note { "optional" } }
                        }
                        td { (row.meaning_cell(names)) }
                    }
                }
            }
        }
    }
}

/// Renders the rows in less space than [`table`]: names and types, with the rest collapsed.
pub fn collapsed_table(rows: &[Field<'_>], names: &Names) -> Markup {
    html! {
        div.folded {
            @for row in rows {
                details {
                    summary {
                        code { (row.name) } " "
                        @if let Some(location) = row.location { span.note { (location) } " " }
                        @if !row.is_required { span.note { "optional" } " " }
                        span.note { (type_text(row.schema)) }
                    }
                    (row.meaning_cell(names))
                }
            }
        }
    }
}

/// A row of a table.
pub struct Field<'a> {
    pub name: &'a str,
    /// Location of a parameter; `None` for other fields.
    pub location: Option<&'a str>,
    pub is_required: bool,
    pub description: &'a str,
    pub schema: &'a Value,
}

impl Field<'_> {
    /// Estimated number of lines in a table.
    pub fn lines(&self) -> usize {
        lines(&format!("{} {} {}", type_text(self.schema), limits(self.schema), self.description))
    }

    fn meaning_cell(&self, names: &Names) -> Markup {
        let limits = limits(self.schema);
        html! {
            span.type { (type_of(self.schema)) }
            @if !limits.is_empty() { " " span.note { (limits) } }
            @if !self.description.is_empty() { " " (markdown(self.description, names)) }
        }
    }
}

/// Returns the fields of an object, required ones first.
pub fn fields(schema: &Value) -> Vec<Field<'_>> {
    let is_required = |name: &str| items(&schema["required"]).any(|one| one == name);
    let mut fields: Vec<Field<'_>> = members(&schema["properties"])
        .map(|(name, schema)| Field {
            name,
            location: None,
            is_required: is_required(name),
            description: description(schema),
            schema,
        })
        .collect();
    fields.sort_by_key(|field| !field.is_required);
    fields
}

/// Returns the description of a schema, or of its first alternative that has one.
pub fn description(schema: &Value) -> &str {
    let inner = || items(&schema["oneOf"]).find_map(|one| one["description"].as_str());
    schema["description"].as_str().or_else(inner).unwrap_or_default()
}

/// Renders the type in a few words, with links to named types.
pub fn type_of(schema: &Value) -> Markup {
    if let Some(name) = reference_name(schema) {
        return html! { a href=(name) { code { (name) } } };
    }
    if let Some(values) = schema["enum"].as_array() {
        let values: Vec<String> = values.iter().map(plain).collect();
        return html! {
            @for (at, value) in values.iter().enumerate() {
                @if at > 0 { @if at + 1 == values.len() { " or " } @else { ", " } }
                code { (value) }
            }
        };
    }
    let either: Vec<&Value> = items(&schema["oneOf"]).chain(items(&schema["anyOf"])).collect();
    if !either.is_empty() {
        return html! {
            @for (at, one) in either.iter().enumerate() { @if at > 0 { " or " } (type_of(one)) }
        };
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        several => items(several).map(text).collect(),
    };
    html! {
        @for (at, kind) in kinds.iter().enumerate() {
            @if at > 0 { " or " }
            @match *kind {
                "array" => { "list of " (type_of(&schema["items"])) },
                "object" if schema["additionalProperties"].is_object() => {
                    "map to " (type_of(&schema["additionalProperties"]))
                },
                kind => (kind),
            }
        }
        @if kinds.is_empty() { "anything" }
    }
}

/// Returns the type in a few words, without links.
fn type_text(schema: &Value) -> String {
    if let Some(name) = reference_name(schema) {
        return name.to_owned();
    }
    let either: Vec<&Value> = items(&schema["oneOf"]).chain(items(&schema["anyOf"])).collect();
    if !either.is_empty() {
        return either.into_iter().map(type_text).collect::<Vec<_>>().join(" or ");
    }
    let kinds: Vec<String> = match &schema["type"] {
        Value::String(kind) if kind == "array" => {
            vec![format!("list of {}", type_text(&schema["items"]))]
        }
        Value::String(kind) => vec![kind.clone()],
        several => items(several).map(|kind| text(kind).to_owned()).collect(),
    };
    kinds.join(" or ")
}

/// Estimated number of lines of a text next to a name.
pub fn lines(text: &str) -> usize {
    text.chars().count().div_ceil(CHARS_PER_LINE)
}

/// Returns the constraints of a type: format, range, length, pattern and default.
pub fn limits(schema: &Value) -> String {
    let mut limits = Vec::new();
    if let Some(format) = schema["format"].as_str().filter(|format| !format.starts_with("int")) {
        limits.push(format.to_owned());
    }
    let mut range =
        |least: &str, most: &str, unit: &str| match (plain(&schema[least]), plain(&schema[most])) {
            (least, most) if least.is_empty() && most.is_empty() => {}
            (least, most) if least.is_empty() => limits.push(format!("at most {most}{unit}")),
            (least, most) if most.is_empty() => limits.push(format!("at least {least}{unit}")),
            (least, most) if least == most => limits.push(format!("{least}{unit}")),
            (least, most) => limits.push(format!("{least} to {most}{unit}")),
        };
    range("minimum", "maximum", "");
    range("minLength", "maxLength", " characters");
    range("minItems", "maxItems", " items");
    if let Some(pattern) = schema["pattern"].as_str() {
        limits.push(format!("pattern {pattern}"));
    }
    if let Some(default) = schema.get("default") {
        limits.push(format!("default {}", plain(default)));
    }
    limits.join(", ")
}

/// Formats a value without quotes.
pub fn plain(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(value) => value.clone(),
        value => value.to_string(),
    }
}

/// Converts a parameter to a row.
pub fn parameter<'a>(document: Document<'a>, parameter: &'a Value) -> Field<'a> {
    let parameter = document.resolve_reference(parameter);
    Field {
        name: text(&parameter["name"]),
        location: parameter["in"].as_str(),
        is_required: parameter["required"] == true,
        description: text(&parameter["description"]),
        schema: &parameter["schema"],
    }
}

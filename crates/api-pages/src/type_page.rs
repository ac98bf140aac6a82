use maud::{Markup, html};
use serde_json::Value;

use crate::code::{JSON, literal};
use crate::document::{Document, items, text};
use crate::fields::{fields, limits, plain, table, type_of};
use crate::markdown::{code_block, markdown};
use crate::names::Names;

/// Renders the page of a type: its fields or values, an example, and its uses.
pub fn page(
    document: Document<'_>,
    name: &str,
    schema: &Value,
    users: &[String],
    names: &Names,
) -> Markup {
    let rows = fields(schema);
    let limits = limits(schema);
    let example = document.0.pointer(&format!("/components/examples/{name}/value"));
    html! {
        article.operation {
            div.said {
                h1 { (name) }
                p.address { a href="./#types" { "type" } }
                (markdown(text(&schema["description"]), names))
                @if schema["enum"].is_array() {
                    h2 id="values" { "Values" }
                    ul.values { @for value in items(&schema["enum"]) { li { code { (plain(value)) } } } }
                } @else if schema["oneOf"].is_array() {
                    h2 id="forms" { "One of" }
                    ul { @for one in items(&schema["oneOf"]) { li { (form(document, one, names)) } } }
                } @else if rows.is_empty() {
                    p { span.type { (type_of(schema)) } @if !limits.is_empty() { ", " (limits) } }
                } @else {
                    h2 id="fields" { "Fields" }
                    (table("Fields", &rows, names))
                }
            }
            div.examples {
                @if let Some(example) = example {
                    h2 id="example" { "Example" }
                    (code_block("json", &literal(example, JSON, 0)))
                }
                @if !users.is_empty() {
                    h2 id="users" { "Used by" }
                    p.users { @for user in users { a href=(user) { code { (user) } } " " } }
                }
            }
        }
    }
}

fn form(document: Document<'_>, schema: &Value, names: &Names) -> Markup {
    html! {
        (type_of(schema)) " "
        (markdown(text(&document.resolve_reference(schema)["description"]), names))
    }
}

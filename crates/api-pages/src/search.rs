use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::document::Document;
use crate::fields::{description, fields};
use crate::markdown::Rendered;
use crate::names::{ERRORS_GUIDE, Names};

/// Returns the search index. Each entry contains a kind, a title, a link, a short description and
/// further words to match.
pub fn index(document: Document<'_>, guides: &BTreeMap<String, Rendered>, names: &Names) -> Value {
    let mut entries = Vec::new();
    for operation in document.operations() {
        let address = format!("{} {}", operation.method, operation.path.unwrap_or_default());
        let words = format!("{} {} {}", operation.name, operation.tag(), operation.description());
        entries.push(json!(["operation", operation.summary(), operation.name, address, words]));
    }
    for (name, guide) in guides {
        let title = title(guide);
        let page = if name == crate::names::INDEX_GUIDE { "./" } else { name };
        for section in &guide.sections {
            let place = format!("{page}#{}", section.anchor);
            entries.push(json!(["guide", section.heading, place, title, plain(&section.text)]));
        }
    }
    if names.guides.contains(ERRORS_GUIDE) {
        for (code, meaning) in &names.codes {
            entries.push(json!(["code", code, format!("{ERRORS_GUIDE}#{code}"), meaning, ""]));
        }
    }
    for (name, schema) in document.schemas() {
        let fields = fields(schema);
        let words: Vec<&str> = fields.iter().map(|field| field.name).collect();
        let words = format!("{} {}", words.join(" "), description(schema));
        entries.push(json!(["type", name, name, "type", words]));
    }
    Value::Array(entries)
}

/// Returns the title of a guide.
pub fn title(guide: &Rendered) -> &str {
    guide.sections.iter().find(|section| section.level == 1).map_or("", |section| &section.heading)
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

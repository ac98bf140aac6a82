use std::collections::{BTreeMap, BTreeSet};

use maud::{PreEscaped, html};
use serde_json::Value;

use crate::document::{Document, members, reference_name};
use crate::layout::{contents, layout, mark_current_page};
use crate::markdown::{Rendered, render};
use crate::names::{ERRORS_GUIDE, INDEX_GUIDE, Names};
use crate::{operation, overview, search, type_page};

/// A guide in Markdown. The guide named `README` is part of the first page.
pub struct Guide {
    /// File name without `.md`.
    pub name: String,
    /// Markdown source.
    pub text: String,
}

/// All pages of an API.
pub struct Site {
    document: Value,
    guides: BTreeMap<String, Rendered>,
    names: Names,
    contents: String,
    /// Operations and types that refer to each type.
    users: BTreeMap<String, Vec<String>>,
}

impl Site {
    /// Creates the pages of an OpenAPI document and of guides. `files` are the names of all other
    /// files in the folder of the guides.
    pub fn new(document: Value, guides: Vec<Guide>, files: Vec<String>) -> Site {
        let view = Document(&document);
        let guide_names = guides.iter().map(|guide| guide.name.clone()).collect();
        let names = Names::new(view, guide_names, files.into_iter().collect());
        let order = reading_order(&guides);
        let rendered = guides.into_iter().map(|Guide { name, text }| {
            let guide = render(&text, &names, name == ERRORS_GUIDE);
            (name, guide)
        });
        let guides: BTreeMap<String, Rendered> = rendered.collect();
        let listed = order.into_iter().map(|name| {
            let title = search::title(&guides[&name]).to_owned();
            (name, title)
        });
        let contents = contents(view, &listed.collect::<Vec<_>>());
        let users = users(view);
        Site { document, guides, names, contents, users }
    }

    /// Returns the page with this name, or `None` if there is none. The name of the first page is
    /// empty.
    pub fn page(&self, name: &str) -> Option<String> {
        let document = Document(&self.document);
        let site = format!("{} API", document.title());
        let (title, content) = if name.is_empty() {
            (site.clone(), overview::page(document, self.guides.get(INDEX_GUIDE), &self.names))
        } else if let Some(guide) = self.guides.get(name).filter(|_| name != INDEX_GUIDE) {
            let article = html! { article.guide { (PreEscaped(&guide.html)) } };
            (search::title(guide).to_owned(), article)
        } else if let Some(found) = document.operation(name) {
            (found.summary().to_owned(), operation::page(document, found, &self.names))
        } else {
            let (_, schema) = document.schemas().find(|(one, _)| *one == name)?;
            let users = self.users.get(name).map_or(&[][..], Vec::as_slice);
            (name.to_owned(), type_page::page(document, name, schema, users, &self.names))
        };
        let contents = mark_current_page(&self.contents, name);
        Some(layout(&title, &site, &contents, &content).into_string())
    }

    /// Returns the names of all pages except the first.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let Names { operations, types, guides, .. } = &self.names;
        let guides = guides.iter().filter(|name| *name != INDEX_GUIDE);
        guides.chain(operations).chain(types).map(String::as_str)
    }

    /// Returns the search index for the script, as JSON.
    pub fn search_index(&self) -> String {
        search::index(Document(&self.document), &self.guides, &self.names).to_string()
    }
}

/// Returns the guides in the order in which the first one links to them, then the others.
fn reading_order(guides: &[Guide]) -> Vec<String> {
    let first = guides.iter().find(|guide| guide.name == INDEX_GUIDE);
    let mention = |name: &str| {
        let at = first.and_then(|first| first.text.find(&format!("({name}.md")));
        at.unwrap_or(usize::MAX)
    };
    let mut names: Vec<String> =
        guides.iter().map(|guide| guide.name.clone()).filter(|name| name != INDEX_GUIDE).collect();
    names.sort_by_key(|name| mention(name));
    names
}

fn users(document: Document<'_>) -> BTreeMap<String, Vec<String>> {
    let mut users: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let operations = document.operations().map(|operation| (operation.name, operation.value));
    let types = document.schemas().map(|(name, schema)| (name.as_str(), schema));
    for (user, value) in operations.chain(types) {
        let mut named = BTreeSet::new();
        collect_types(value, &mut named);
        for name in named {
            users.entry(name.to_owned()).or_default().push(user.to_owned());
        }
    }
    users
}

fn collect_types<'a>(value: &'a Value, found: &mut BTreeSet<&'a str>) {
    if value["$ref"].as_str().is_some_and(|place| place.starts_with("#/components/schemas/")) {
        found.extend(reference_name(value));
    }
    members(value).for_each(|(_, inner)| collect_types(inner, found));
    value.as_array().into_iter().flatten().for_each(|inner| collect_types(inner, found));
}

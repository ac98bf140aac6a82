use std::collections::{BTreeMap, BTreeSet};

use crate::document::Document;

/// The guide that begins the first page.
pub const FIRST: &str = "README";
/// The guide that has all codes of refusals.
pub const ERRORS: &str = "errors";
/// Where the example in guides says that its server is.
const EXAMPLE_SERVER: &str = "http://127.0.0.1:8080";
/// Where the documents are found by who reads the guides as files. Below the pages' folder is the root of the server.
const DOCUMENTS: &str = "../../openapi/";

/// What there is to link to. All pages lie in one folder.
pub struct Names {
    pub operations: BTreeSet<String>,
    /// The addresses of operations.
    pub paths: BTreeSet<String>,
    pub types: BTreeSet<String>,
    /// The codes with their meanings.
    pub codes: BTreeMap<String, String>,
    pub guides: BTreeSet<String>,
    pub files: BTreeSet<String>,
}

impl Names {
    pub fn new(document: Document<'_>, guides: BTreeSet<String>, files: BTreeSet<String>) -> Names {
        let codes = document.codes().map(|(code, title)| (code.to_owned(), title.to_owned()));
        Names {
            operations: document.operations().map(|operation| operation.name.to_owned()).collect(),
            paths: document.operations().filter_map(|one| one.path.map(str::to_owned)).collect(),
            types: document.schemas().map(|(name, _)| name.clone()).collect(),
            codes: codes.collect(),
            guides,
            files,
        }
    }

    /// Where a link of a guide leads to on the pages; none if it leads to what only readers of the sources have.
    pub fn link(&self, target: &str) -> Option<String> {
        let target = target.strip_prefix(EXAMPLE_SERVER).unwrap_or(target);
        if let Some(below) = target.strip_prefix("/docs/") {
            return Some(if below.is_empty() { "./".to_owned() } else { local(below) });
        }
        if target.starts_with('#') || target.contains("://") {
            return Some(target.to_owned());
        }
        if let Some(document) = target.strip_prefix(DOCUMENTS) {
            return self.paths.contains(&format!("/{document}")).then(|| format!("../{document}"));
        }
        let (path, anchor) = target.split_at(target.find('#').unwrap_or(target.len()));
        match path.strip_suffix(".md") {
            Some(FIRST) => Some(format!("./{anchor}")),
            Some(guide) => self.guides.contains(guide).then(|| format!("{guide}{anchor}")),
            None => self.files.contains(path).then(|| target.to_owned()),
        }
    }

    /// What a word in code names: an operation, a type, or a code of refusals. Operations that are called by a single word, which
    /// may mean something else, are meant only where names are listed.
    pub fn word(&self, word: &str, is_listed: bool) -> Option<String> {
        let is_operation = self.operations.contains(word) && (is_listed || word.contains('_'));
        if is_operation || self.types.contains(word) {
            return Some(word.to_owned());
        }
        let has_page = self.codes.contains_key(word) && self.guides.contains(ERRORS);
        has_page.then(|| format!("{ERRORS}#{word}"))
    }
}

/// A link into the folder of the pages. A part of the first page is named without it.
fn local(below: &str) -> String {
    if below.starts_with('#') { format!("./{below}") } else { below.to_owned() }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn links_of_guides_lead_to_pages() {
        let document = json!({"paths": {"/openapi.json": {"get": {"operationId": "openapi"}}}});
        let guides = BTreeSet::from(["errors".to_owned(), FIRST.to_owned()]);
        let files = BTreeSet::from(["check.py".to_owned()]);
        let names = Names::new(Document(&document), guides, files);
        for (target, expected) in [
            ("errors.md#429", Some("errors#429")),
            ("README.md", Some("./")),
            ("check.py", Some("check.py")),
            ("#here", Some("#here")),
            ("https://example.org/a.md", Some("https://example.org/a.md")),
            ("http://127.0.0.1:8080/docs/#games", Some("./#games")),
            ("/docs/errors", Some("errors")),
            ("../../openapi/openapi.json", Some("../openapi.json")),
            ("../../openapi/previous.json", None),
            ("../operations.md", None),
            ("nothing.md", None),
        ] {
            assert_eq!(names.link(target).as_deref(), expected, "{target}");
        }
    }
}

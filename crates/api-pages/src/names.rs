use std::collections::{BTreeMap, BTreeSet};

use crate::document::Document;

/// Guide at the start of the first page.
pub const INDEX_GUIDE: &str = "README";
/// Guide that lists all error codes.
pub const ERRORS_GUIDE: &str = "errors";
/// Address of the server in the examples of guides.
const EXAMPLE_SERVER: &str = "http://127.0.0.1:8080";
/// Path from the guides to the OpenAPI documents in the source tree. On the site, the documents are
/// in the folder above the pages.
const OPENAPI_FOLDER: &str = "../../openapi/";

/// All targets of links. All pages are in one folder.
pub struct Names {
    pub operations: BTreeSet<String>,
    /// Paths of operations.
    pub paths: BTreeSet<String>,
    pub types: BTreeSet<String>,
    /// Error codes with their meanings.
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

    /// Returns the target on the site of a link in a guide, or `None` if only the source tree
    /// contains it.
    pub fn link(&self, target: &str) -> Option<String> {
        let target = target.strip_prefix(EXAMPLE_SERVER).unwrap_or(target);
        if let Some(below) = target.strip_prefix("/docs/") {
            return Some(if below.is_empty() { "./".to_owned() } else { local(below) });
        }
        if target.starts_with('#') || target.contains("://") {
            return Some(target.to_owned());
        }
        if let Some(document) = target.strip_prefix(OPENAPI_FOLDER) {
            return self.paths.contains(&format!("/{document}")).then(|| format!("../{document}"));
        }
        let (path, anchor) = target.split_at(target.find('#').unwrap_or(target.len()));
        match path.strip_suffix(".md") {
            Some(INDEX_GUIDE) => Some(format!("./{anchor}")),
            Some(guide) => self.guides.contains(guide).then(|| format!("{guide}{anchor}")),
            None => self.files.contains(path).then(|| target.to_owned()),
        }
    }

    /// Returns the page of an operation, type or error code that `word` names. Operations with a
    /// name of one word, which may have another meaning, are recognised only if `is_listed`.
    pub fn word(&self, word: &str, is_listed: bool) -> Option<String> {
        let is_operation = self.operations.contains(word) && (is_listed || word.contains('_'));
        if is_operation || self.types.contains(word) {
            return Some(word.to_owned());
        }
        let has_page = self.codes.contains_key(word) && self.guides.contains(ERRORS_GUIDE);
        has_page.then(|| format!("{ERRORS_GUIDE}#{word}"))
    }
}

/// Returns a link to a page in the same folder, or to an anchor on the first page.
fn local(below: &str) -> String {
    if below.starts_with('#') { format!("./{below}") } else { below.to_owned() }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn guide_links_resolve_to_pages() {
        let document = json!({"paths": {"/openapi.json": {"get": {"operationId": "openapi"}}}});
        let guides = BTreeSet::from(["errors".to_owned(), INDEX_GUIDE.to_owned()]);
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

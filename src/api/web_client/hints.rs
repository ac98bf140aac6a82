use std::collections::BTreeMap;

use actix_web::http::header::HeaderValue;
use serde::Deserialize;

use crate::i18n::Language;

/// Files that pages need in addition to those of all pages, as reported by the bundler. With these
/// hints, a browser can load them before it runs a script.
#[derive(Default, Deserialize)]
pub struct Hints {
    /// Files of each language, by language tag.
    languages: BTreeMap<String, Vec<String>>,
    /// Files of each screen, by the normalized pattern of its path.
    screens: BTreeMap<String, Vec<String>>,
}

impl Hints {
    /// Returns the `Link` header for the page with this path pattern; none if there are no hints.
    pub fn preload_links(&self, pattern: &str, language: Language) -> Option<HeaderValue> {
        let texts = self.languages.get(language.tag()).into_iter().flatten();
        let scripts = self.screens.get(&normalize_pattern(pattern)).into_iter().flatten();
        let links = texts.chain(scripts).map(|file| format!("<{file}>; rel=modulepreload"));
        let links = links.collect::<Vec<_>>().join(", ");
        HeaderValue::from_str(&links).ok().filter(|links| !links.is_empty())
    }
}

/// Normalizes a path pattern: each parameter, in any syntax, becomes `*`.
pub fn normalize_pattern(pattern: &str) -> String {
    let parts =
        pattern.split('/').map(|part| if part.starts_with([':', '{']) { "*" } else { part });
    parts.collect::<Vec<_>>().join("/")
}

use std::collections::BTreeMap;

use actix_web::http::header::HeaderValue;
use serde::Deserialize;

use crate::i18n::Language;

/// What pages need beside what all of them begin with, as the bundler says. A browser that is told with the page need not first
/// run a script to find out.
#[derive(Default, Deserialize)]
pub struct Hints {
    /// The files of each language, by its tag.
    languages: BTreeMap<String, Vec<String>>,
    /// The files of each screen, by its shape.
    screens: BTreeMap<String, Vec<String>>,
}

impl Hints {
    /// The value of a `Link` header for the page at an address with this pattern; none where there is nothing to say.
    pub fn links(&self, pattern: &str, language: Language) -> Option<HeaderValue> {
        let texts = self.languages.get(language.tag()).into_iter().flatten();
        let scripts = self.screens.get(&shape(pattern)).into_iter().flatten();
        let links = texts.chain(scripts).map(|file| format!("<{file}>; rel=modulepreload"));
        let links = links.collect::<Vec<_>>().join(", ");
        HeaderValue::from_str(&links).ok().filter(|links| !links.is_empty())
    }
}

/// The pattern of an address with every part that varies as `*`, however it is written.
pub fn shape(pattern: &str) -> String {
    let parts =
        pattern.split('/').map(|part| if part.starts_with([':', '{']) { "*" } else { part });
    parts.collect::<Vec<_>>().join("/")
}

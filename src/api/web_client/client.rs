use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use actix_web::http::header::HeaderValue;
use rust_embed::RustEmbed;

use crate::api::http::StaticFile;
use crate::i18n::Language;

use super::hints::Hints;

/// Output of the bundler: embedded in release builds, read from the folder in debug builds.
#[derive(RustEmbed)]
#[folder = "web/dist"]
struct Dist;

/// HTML document of all pages.
const INDEX: &str = "index.html";
/// Preload hints of the bundler. The file is not served.
const HINTS: &str = "hints.json";

/// Files of the web client by path.
pub struct WebClient {
    files: BTreeMap<String, Arc<StaticFile>>,
    hints: Hints,
}

impl WebClient {
    /// Returns the web client that is part of this program.
    pub fn bundled() -> WebClient {
        WebClient::from_files(Dist::iter().filter_map(|path| {
            let content = Dist::get(&path)?.data;
            Some((path.into_owned(), content))
        }))
    }

    /// Creates a web client from its files.
    pub fn from_files(files: impl IntoIterator<Item = (String, Cow<'static, [u8]>)>) -> WebClient {
        let files = files.into_iter().map(|(path, content)| {
            let file = Arc::new(StaticFile::new(&path, content));
            (path, file)
        });
        let mut files: BTreeMap<_, _> = files.collect();
        let hints = files.remove(HINTS);
        let hints = hints.map(|hints| serde_json::from_str(hints.text().unwrap_or_default()));
        let hints = hints.transpose().unwrap_or_else(|error| {
            tracing::warn!(%error, file = HINTS, "hints file unreadable, pages are sent without hints");
            None
        });
        WebClient { files, hints: hints.unwrap_or_default() }
    }

    /// Returns the `Link` header that preloads the additional files of a page.
    pub fn preload_links(&self, pattern: &str, language: Language) -> Option<HeaderValue> {
        self.hints.preload_links(pattern, language)
    }

    /// Returns the HTML document of all pages; none without a web client.
    pub fn index(&self) -> Option<&Arc<StaticFile>> {
        self.files.get(INDEX)
    }

    /// Returns the file at a path of the server, except the HTML document of the pages.
    pub fn file_at(&self, address: &str) -> Option<&Arc<StaticFile>> {
        let path = address.strip_prefix('/')?;
        self.files.get(path).filter(|_| path != INDEX)
    }

    /// Returns the paths of the files outside the folder of immutable assets.
    pub fn public_paths(&self) -> impl Iterator<Item = String> {
        let files = self.files.iter().filter(|(path, file)| !file.is_immutable && *path != INDEX);
        files.map(|(path, _)| format!("/{path}"))
    }

    /// Compresses all files in advance, so that no request waits for it.
    pub fn compress(&self) {
        self.files.values().for_each(|file| file.compress());
    }
}

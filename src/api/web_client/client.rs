use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use actix_web::http::header::HeaderValue;
use rust_embed::RustEmbed;

use crate::api::http::StaticFile;
use crate::i18n::Language;

use super::hints::Hints;

/// What the bundler leaves there: part of the program in a release, and read from the folder in a debug build.
#[derive(RustEmbed)]
#[folder = "web/dist"]
struct Dist;

/// What every page of the client begins with.
const INDEX: &str = "index.html";
/// What the bundler says of the other files. It is for the server alone.
const HINTS: &str = "hints.json";

/// The files of the web client, by their paths.
pub struct WebClient {
    files: BTreeMap<String, Arc<StaticFile>>,
    hints: Hints,
}

impl WebClient {
    /// The client that comes with this program.
    pub fn bundled() -> WebClient {
        WebClient::of(Dist::iter().filter_map(|path| {
            let content = Dist::get(&path)?.data;
            Some((path.into_owned(), content))
        }))
    }

    /// A client of these files.
    pub fn of(files: impl IntoIterator<Item = (String, Cow<'static, [u8]>)>) -> WebClient {
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

    /// What a page needs beside what all of them begin with, for a `Link` header.
    pub fn links(&self, pattern: &str, language: Language) -> Option<HeaderValue> {
        self.hints.links(pattern, language)
    }

    /// What every page begins with; none if there is no client.
    pub fn index(&self) -> Option<&Arc<StaticFile>> {
        self.files.get(INDEX)
    }

    /// The file at an address of the server, but not what is at the address of a page.
    pub fn at(&self, address: &str) -> Option<&Arc<StaticFile>> {
        let path = address.strip_prefix('/')?;
        self.files.get(path).filter(|_| path != INDEX)
    }

    /// The addresses of the files that are not in the folder of assets.
    pub fn addresses(&self) -> impl Iterator<Item = String> {
        let files = self.files.iter().filter(|(path, file)| !file.is_immutable && *path != INDEX);
        files.map(|(path, _)| format!("/{path}"))
    }

    /// Compresses all files, so that nobody has to wait for it.
    pub fn compress(&self) {
        self.files.values().for_each(|file| file.compress());
    }
}

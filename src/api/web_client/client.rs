//! Files of the web client, their preload hints, and the paths of the pages.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use actix_web::http::header::HeaderValue;
use rust_embed::RustEmbed;
use serde::Deserialize;

use crate::api::http::StaticFile;
use crate::i18n::Language;

/// HTML document of all pages.
const INDEX: &str = "index.html";
/// Preload hints of the bundler. The file is not served.
const HINTS: &str = "hints.json";

/// Output of the bundler: embedded in release builds, read from the folder in debug builds.
#[derive(RustEmbed)]
#[folder = "web/dist"]
struct Dist;

/// Files of the web client by path.
pub struct WebClient {
    files: BTreeMap<String, Arc<StaticFile>>,
    hints: Hints,
}

/// Files that pages need in addition to those of all pages, as reported by the bundler. With these
/// hints, a browser can load them before it runs a script.
#[derive(Default, Deserialize)]
struct Hints {
    /// Files of each language, by language tag.
    languages: BTreeMap<String, Vec<String>>,
    /// Files of each screen, by the normalized pattern of its path.
    screens: BTreeMap<String, Vec<String>>,
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
fn normalize_pattern(pattern: &str) -> String {
    let parts =
        pattern.split('/').map(|part| if part.starts_with([':', '{']) { "*" } else { part });
    parts.collect::<Vec<_>>().join("/")
}

/// Path of a game.
pub const GAME_PAGE: &str = "/games/{game_id}";
/// Path of a series.
pub const SERIES_PAGE: &str = "/dynasties/{series_id}";
/// Path of a player's profile.
pub const PLAYER_PAGE: &str = "/players/{player_id}";

/// Pages that contain metadata for link previews.
pub const PREVIEWED_PAGES: [&str; 3] = [GAME_PAGE, SERIES_PAGE, PLAYER_PAGE];

/// Paths of all pages. The web client determines their content.
pub const PAGES: [&str; 18] = [
    "/",
    "/games",
    GAME_PAGE,
    "/lobby",
    "/new",
    "/dynasties",
    SERIES_PAGE,
    PLAYER_PAGE,
    "/players/{player_id}/against/{opponent_id}",
    "/leaderboards",
    "/settings",
    "/settings/{section}",
    "/learn",
    "/learn/{lesson}",
    "/login",
    "/register",
    "/forgot",
    "/claim",
];

/// Returns true if the path pattern belongs to a page that needs no data.
pub fn is_static_page(pattern: &str) -> bool {
    PAGES.contains(&pattern) && !PREVIEWED_PAGES.contains(&pattern)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn pages_match_the_client_routes() {
        let client = include_str!("../../../web/src/app.tsx");
        let mut routes = BTreeSet::new();
        for route in client.split("<Route path=\"").skip(1) {
            let (path, _) = route.split_once('"').expect("the end of a path");
            // A last segment with a question mark is optional.
            if let Some(whole) = path.strip_suffix('?') {
                routes.insert(normalize_pattern(whole.rsplit_once('/').expect("parts").0));
                routes.insert(normalize_pattern(whole));
            } else {
                routes.insert(normalize_pattern(path));
            }
        }
        assert_eq!(routes, PAGES.into_iter().map(normalize_pattern).collect());
    }
}

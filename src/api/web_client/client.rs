use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use rust_embed::RustEmbed;

use crate::api::http::StaticFile;

/// What the bundler leaves there: part of the program in a release, and read from the folder in a debug build.
#[derive(RustEmbed)]
#[folder = "web/dist"]
struct Dist;

/// What every page of the client begins with.
const INDEX: &str = "index.html";

/// The files of the web client, by their paths.
pub struct WebClient {
    files: BTreeMap<String, Arc<StaticFile>>,
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
        WebClient { files: files.collect() }
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

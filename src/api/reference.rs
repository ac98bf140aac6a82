//! API reference: the OpenAPI documents, and pages made from them and from the guides for authors
//! of clients.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use api_pages::{Guide, SCRIPT, SCRIPT_NAME, SEARCH_NAME, STYLE, STYLE_NAME, Site};
use kingdomino_render::TOKENS_CSS;
use rust_embed::RustEmbed;
use serde_json::Value;

use crate::api::http::{CachedTags, StaticFile, read_route, send_file};
use crate::api::openapi::Published;
use crate::api::problem::Problem;

/// Guides for authors of clients: embedded in release builds, read from the folder in debug builds.
#[derive(RustEmbed)]
#[folder = "docs/client"]
struct Guides;

/// Content security policy: the pages may only run their own script, which loads the search index.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Published OpenAPI documents, and the pages of the reference.
pub struct Reference {
    pub openapi: Arc<StaticFile>,
    pub openapi_3_0: Arc<StaticFile>,
    pub openapi_admin: Arc<StaticFile>,
    site: Site,
    /// Other files of the pages by name, such as the style sheet and the script.
    files: BTreeMap<String, Arc<StaticFile>>,
}

impl Reference {
    /// Builds the pages and the published documents from `document`, which contains all operations.
    /// `base` is the public URL of the server.
    pub fn new(document: Value, base: &str) -> Reference {
        let file = |name: &str, content| Arc::new(StaticFile::new(name, content));
        let text = |text: String| Cow::Owned(text.into_bytes());
        let document_file = |name: &str, document: &Value| file(name, text(document.to_string()));
        let published = Published::new(&document, base);
        let openapi = document_file("openapi.json", &published.openapi);
        let openapi_3_0 = document_file("openapi-3.0.json", &published.openapi_3_0);
        let openapi_admin = document_file("openapi-admin.json", &published.openapi_admin);

        let (mut guides, mut files) = (Vec::new(), BTreeMap::new());
        for path in Guides::iter() {
            let Some(content) = Guides::get(&path).map(|found| found.data) else { continue };
            match path.strip_suffix(".md") {
                Some(name) => {
                    let text = String::from_utf8_lossy(&content).into_owned();
                    guides.push(Guide { name: name.to_owned(), text });
                }
                None => _ = files.insert(path.to_string(), file(&path, content)),
            }
        }
        let site = Site::new(document, guides, files.keys().cloned().collect());
        let assets = [
            (STYLE_NAME, text(format!("{TOKENS_CSS}\n{STYLE}"))),
            (SCRIPT_NAME, Cow::Borrowed(SCRIPT.as_bytes())),
            (SEARCH_NAME, text(site.search_index())),
        ];
        files.extend(assets.map(|(name, content)| (name.to_owned(), file(name, content))));
        Reference { openapi, openapi_3_0, openapi_admin, site, files }
    }

    /// Compresses the documents and the other files in advance, so that no request waits for it.
    pub fn compress(&self) {
        let documents = [&self.openapi, &self.openapi_3_0, &self.openapi_admin];
        documents.into_iter().chain(self.files.values()).for_each(|file| file.compress());
    }

    /// Returns a file, or renders the page with this name.
    fn file(&self, name: &str) -> Option<Arc<StaticFile>> {
        let page = |text| Arc::new(StaticFile::generated("page.html", text));
        self.files.get(name).cloned().or_else(|| self.site.page(name).map(page))
    }
}

/// Registers the routes of the reference. The redirect is relative, because the server may have a
/// base path that it does not see.
pub fn reference(config: &mut web::ServiceConfig) {
    config.service(web::redirect("/docs", "docs/")).route("/docs/{file:.*}", read_route().to(page));
}

async fn page(
    name: web::Path<String>,
    reference: web::Data<Reference>,
    request: HttpRequest,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let file = reference.file(&name);
    let mut response = send_file(file.as_ref(), &request, &cached).await?;
    let policy = HeaderValue::from_static(POLICY);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    Ok(response)
}

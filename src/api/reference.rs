//! The reference of all operations: the document, and the pages on which people read it.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::Value;
use utoipa_swagger_ui::{Config, serve};

use crate::api::http::{CachedTags, StaticFile, read_route, send_file};
use crate::api::openapi::{as_3_0, as_3_2};
use crate::api::problem::Problem;

/// The file of the pages with which one begins.
const INDEX: &str = "index.html";
/// All files of the pages. The maps of their sources, which are many times as large, are not among them.
const FILES: [&str; 8] = [
    INDEX,
    "index.css",
    "swagger-ui.css",
    "swagger-ui-bundle.js",
    "swagger-ui-standalone-preset.js",
    "swagger-initializer.js",
    "favicon-16x16.png",
    "favicon-32x32.png",
];

/// The pages are the same in every server of a process.
static PAGES: LazyLock<BTreeMap<&str, Arc<StaticFile>>> = LazyLock::new(|| {
    let config = Arc::new(Config::from("/openapi.json"));
    let page = |name| {
        let file = serve(name, Arc::clone(&config)).ok()??;
        let content = Cow::Owned(file.bytes.into_owned());
        Some((name, Arc::new(StaticFile::new(name, content))))
    };
    FILES.into_iter().filter_map(page).collect()
});

/// The document as it is served, in all versions.
pub struct Reference {
    pub openapi: Arc<StaticFile>,
    pub openapi_3_0: Arc<StaticFile>,
    pub openapi_3_2: Arc<StaticFile>,
}

impl Reference {
    pub fn new(document: &Value) -> Reference {
        let file = |name, document: &Value| {
            let text = document.to_string().into_bytes();
            Arc::new(StaticFile::new(name, Cow::Owned(text)))
        };
        Reference {
            openapi: file("openapi.json", document),
            openapi_3_0: file("openapi-3.0.json", &as_3_0(document)),
            openapi_3_2: file("openapi-3.2.json", &as_3_2(document)),
        }
    }

    /// Compresses the documents and the pages, so that nobody has to wait for it.
    pub fn compress(&self) {
        let files = [&self.openapi, &self.openapi_3_0, &self.openapi_3_2];
        files.into_iter().chain(PAGES.values()).for_each(|file| file.compress());
    }
}

/// Where the pages are.
pub fn reference(config: &mut web::ServiceConfig) {
    config
        .service(web::redirect("/docs", "/docs/"))
        .route("/docs/{file:.*}", read_route().to(page));
}

async fn page(
    file: web::Path<String>,
    request: HttpRequest,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let name = if file.is_empty() { INDEX } else { file.as_str() };
    send_file(PAGES.get(name), &request, &cached).await
}

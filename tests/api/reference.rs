//! Reference pages and the API document: compressed and cached.

use reqwest::header::HeaderMap;
use reqwest::redirect::Policy;
use reqwest::{Method, StatusCode};
use serde_json::Value;

use crate::support::{DataFolder, Program, TestServer};

const INDEX: &str = "/docs/search.json";

/// Raw response, as a browser receives it.
async fn send_request(
    server: &TestServer,
    method: Method,
    path: &str,
    header: (&str, &str),
) -> (StatusCode, HeaderMap, Vec<u8>) {
    let client = reqwest::Client::builder().redirect(Policy::none()).build().expect("a client");
    let request = client.request(method, server.url(path)).header(header.0, header.1);
    let response = request.send().await.expect("an answer");
    let (status, headers) = (response.status(), response.headers().clone());
    (status, headers, response.bytes().await.expect("a body").to_vec())
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_compressed_and_cached() {
    let server = TestServer::start().await;
    let plain = ("Accept-Encoding", "identity");
    let (status, headers, page) = send_request(&server, Method::GET, "/docs/", plain).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(headers["content-type"], "text/html; charset=utf-8");
    let policy = headers["content-security-policy"].to_str().expect("ASCII");
    assert!(policy.contains("script-src 'self';") && !policy.contains("unsafe"), "{policy}");
    let page = String::from_utf8(page).expect("text");
    assert!(page.contains("href=\"play_command\"") && page.contains("href=\"guide\""), "{page}");
    let (status, headers, _) = send_request(&server, Method::GET, "/docs", plain).await;
    assert_eq!(
        (status, &headers["location"]),
        (StatusCode::TEMPORARY_REDIRECT, &"docs/".parse().expect("a header"))
    );
    assert_eq!(send_request(&server, Method::HEAD, "/docs/", plain).await.0, StatusCode::OK);
    for nothing in ["/docs/nothing", "/docs/guide.md", "/docs/README", "/docs/../Cargo.toml"] {
        let (status, ..) = send_request(&server, Method::GET, nothing, plain).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{nothing}");
    }

    let (_, headers, whole) = send_request(&server, Method::GET, INDEX, plain).await;
    let zip = ("Accept-Encoding", "gzip");
    let (_, zipped, small) = send_request(&server, Method::GET, INDEX, zip).await;
    assert_eq!(zipped["content-encoding"], "gzip");
    assert!(small.len() * 3 < whole.len(), "{} of {}", small.len(), whole.len());
    let tag = headers["etag"].to_str().expect("ASCII");
    let (status, _, body) = send_request(&server, Method::GET, INDEX, ("If-None-Match", tag)).await;
    assert_eq!((status, body.len()), (StatusCode::NOT_MODIFIED, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn document_is_compressed_on_request() {
    let server = TestServer::start().await;
    for (path, addresses) in
        [("/openapi.json", 50), ("/openapi-3.0.json", 50), ("/openapi-admin.json", 5)]
    {
        let (_, _, whole) =
            send_request(&server, Method::GET, path, ("Accept-Encoding", "identity")).await;
        let document: Value = serde_json::from_slice(&whole).expect("JSON");
        assert!(document["paths"].as_object().expect("paths").len() > addresses);
        let (_, headers, small) =
            send_request(&server, Method::GET, path, ("Accept-Encoding", "gzip")).await;
        assert_eq!(headers["content-encoding"], "gzip");
        assert!(small.len() * 5 < whole.len(), "{} of {}", small.len(), whole.len());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_operation_has_a_page() {
    let server = TestServer::start().await;
    let plain = ("Accept-Encoding", "identity");
    let document = kingdomail::api::document();
    let paths = document["paths"].as_object().expect("paths").values();
    let operations = paths.flat_map(|path| path.as_object().expect("operations").values());
    let names = operations.map(|operation| operation["operationId"].as_str().expect("a name"));
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/client"));
    let files = folder.expect("a folder").map(|file| file.expect("a file").file_name());
    let files: Vec<String> = files.map(|name| name.into_string().expect("a name")).collect();
    let guides = files.iter().filter(|name| *name != "README.md");
    let guides = guides.map(|name| name.trim_end_matches(".md"));
    for name in names.chain(guides) {
        let (status, _, page) =
            send_request(&server, Method::GET, &format!("/docs/{name}"), plain).await;
        assert_eq!((status, page.is_empty()), (StatusCode::OK, false), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn document_contains_the_contact() {
    let folder = DataFolder::new();
    let contact = ("KINGDOMAIL_CONTACT", "mailto:king@kings.example");
    let program = Program::with_environment(&folder, &[contact]);
    for path in ["openapi.json", "openapi-3.0.json", "openapi-admin.json"] {
        let answer = reqwest::get(format!("{}/{path}", program.base)).await.expect("an answer");
        let document: Value = answer.json().await.expect("the document");
        assert_eq!(document["info"]["contact"]["email"], "king@kings.example", "{path}");
    }
    program.stop();
}

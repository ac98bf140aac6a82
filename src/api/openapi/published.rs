//! Published documents: split by audience, in the versions of OpenAPI that client generators need,
//! and with the address of the server.

use serde_json::{Value, json};

use super::audience::{for_operators, for_players};
use super::v3_0::to_openapi_3_0;

/// Address of the server in documents that are printed without a running server.
pub const DEFAULT_BASE: &str = "http://localhost:8080";

/// The published documents.
pub struct Published {
    pub openapi: Value,
    pub openapi_3_0: Value,
    pub openapi_admin: Value,
}

impl Published {
    /// Creates the published documents from the document of all operations. `base` is the public
    /// URL of the server; a trailing slash is ignored.
    pub fn new(document: &Value, base: &str) -> Published {
        let mut document = document.clone();
        set_base_url(&mut document, base.trim_end_matches('/'));
        let openapi = for_players(&document);
        Published {
            openapi_3_0: to_openapi_3_0(&openapi),
            openapi_admin: for_operators(&document),
            openapi,
        }
    }
}

/// Adds the server URL, and makes the links to its pages absolute.
fn set_base_url(document: &mut Value, base: &str) {
    make_links_absolute(document, base);
    document["servers"] = json!([{
        "url": "{base}",
        "description": "The server that serves this document.",
        "variables": { "base": { "default": base, "description": "Public URL of the server." } },
    }]);
}

fn make_links_absolute(value: &mut Value, base: &str) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::String(url)) =
                fields.get_mut("externalDocs").map(|docs| &mut docs["url"])
                && url.starts_with('/')
            {
                url.insert_str(0, base);
            }
            fields.iter_mut().for_each(|(_, value)| make_links_absolute(value, base));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| make_links_absolute(item, base)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_server_use_public_url() {
        let mut document = json!({
            "externalDocs": { "url": "/docs/" },
            "paths": { "/v1/me": { "get": { "externalDocs": { "url": "https://elsewhere.example/" } } } },
        });
        set_base_url(&mut document, "https://kings.example/mail");
        assert_eq!(document["externalDocs"]["url"], "https://kings.example/mail/docs/");
        let other = &document["paths"]["/v1/me"]["get"]["externalDocs"]["url"];
        assert_eq!(other, "https://elsewhere.example/");
        assert_eq!(
            document["servers"][0]["variables"]["base"]["default"],
            "https://kings.example/mail"
        );
    }
}

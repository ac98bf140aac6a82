//! Destination of traces.

use url::Url;

use super::reader::Reader;

impl Reader {
    pub fn otlp_url(&mut self) -> Option<Url> {
        const NAME: &str = "KINGDOMAIL_OTLP_URL";
        let expected =
            "the URL of a collector that accepts OTLP over HTTP, such as http://127.0.0.1:4318";
        let url: Url = self.parse(NAME, expected)?;
        let is_http_url = matches!(url.scheme(), "http" | "https") && url.has_host();
        let is_bare = url.query().is_none() && url.fragment().is_none();
        let has_user = !url.username().is_empty() || url.password().is_some();
        if !is_http_url || !is_bare || has_user {
            // The message omits the value, which may contain a password.
            self.add_error(
                NAME,
                format_args!("expected {expected}, without a user, a password or a query"),
            );
            return None;
        }
        Some(url)
    }

    /// Parses names and values in the format of OpenTelemetry's own variable:
    /// `name=value,name=value`.
    pub fn otlp_headers(&mut self) -> Vec<(String, String)> {
        const NAME: &str = "KINGDOMAIL_OTLP_HEADERS";
        let text = self.secret(NAME).unwrap_or_default();
        let mut headers = Vec::new();
        for header in text.split(',').map(str::trim).filter(|header| !header.is_empty()) {
            let header = header.split_once('=').map(|(name, value)| (name.trim(), value.trim()));
            let is_header = |(name, value): &(&str, &str)| {
                let is_of_a_name =
                    |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
                !name.is_empty()
                    && name.bytes().all(is_of_a_name)
                    && value.bytes().all(|byte| (0x20..0x7f).contains(&byte))
            };
            match header.filter(is_header) {
                Some((name, value)) => headers.push((name.to_owned(), value.to_owned())),
                None => self.add_error(NAME, "expected headers such as name=value,name=value"),
            }
        }
        headers
    }
}

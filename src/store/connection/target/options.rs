//! Options of a database URL that the driver does not support, or supports with another value.

use percent_encoding::percent_decode_str;

/// Certificate files named in the URL.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct TlsFiles {
    /// Certificates of the trusted authorities. The default is those of the system.
    pub roots: Option<String>,
    /// Client certificate and its private key.
    pub certificate: Option<String>,
    pub key: Option<String>,
}

impl TlsFiles {
    pub fn is_empty(&self) -> bool {
        *self == TlsFiles::default()
    }
}

struct Parameter<'a> {
    name: String,
    value: String,
    /// The parameter as written in the URL.
    text: &'a str,
}

/// Returns `url` reduced to the options that the driver supports, and the files that it names.
pub(super) fn to_driver_url(url: &str) -> (String, TlsFiles) {
    let (head, parameters, separator) = match split_url(url) {
        Some((head, query)) => (head, query.split('&').map(parse_query_parameter).collect(), "&"),
        None => ("", parse_connection_string(url), " "),
    };
    let mut files = TlsFiles::default();
    let Some(parameters) = parameters else { return (url.to_owned(), files) };
    let mut kept = Vec::new();
    for Parameter { name, value, text } in parameters {
        match (name.as_str(), value.as_str()) {
            // The name that libpq uses for the certificates of the system.
            ("sslrootcert", "system") => {}
            ("sslrootcert", _) => files.roots = Some(value),
            ("sslcert", _) => files.certificate = Some(value),
            ("sslkey", _) => files.key = Some(value),
            // The driver supports no stronger mode; the certificate is always verified.
            ("sslmode", "verify-full" | "verify-ca") => kept.push("sslmode=require"),
            // The driver recognizes a primary by its accepting writes.
            ("target_session_attrs", "primary") => kept.push("target_session_attrs=read-write"),
            _ => kept.push(text),
        }
    }
    (format!("{head}{}", kept.join(separator)), files)
}

/// Splits a URL after the `?` that begins its query. Returns `None` without a query or if the text
/// is no URL.
fn split_url(url: &str) -> Option<(&str, &str)> {
    let prefix =
        ["postgres://", "postgresql://"].iter().find(|prefix| url.starts_with(**prefix))?;
    // The driver reads the user and the password up to the first `@`.
    let host = url[prefix.len()..].find('@').map_or(prefix.len(), |at| prefix.len() + at + 1);
    let query = host + url[host..].find('?')? + 1;
    Some(url.split_at(query))
}

fn parse_query_parameter(text: &str) -> Option<Parameter<'_>> {
    let (name, value) = text.split_once('=')?;
    let decoded = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    Some(Parameter { name: decoded(name), value: decoded(value), text })
}

/// Parses a connection string such as `host=one user=kingdomail`. Returns `None` if it is
/// malformed, which the driver then reports.
fn parse_connection_string(text: &str) -> Option<Vec<Parameter<'_>>> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (name, after) = rest.split_once('=')?;
        let name = name.trim_end();
        if name.contains(char::is_whitespace) {
            return None;
        }
        let (value, left) = parse_value(after.trim_start())?;
        let text = &rest[..rest.len() - left.len()];
        found.push(Parameter { name: name.to_owned(), value, text });
        rest = left.trim_start();
    }
    Some(found)
}

/// Parses the value at the beginning of `text`, without its quotes, and returns it with the
/// remaining text.
fn parse_value(text: &str) -> Option<(String, &str)> {
    let quoted = text.strip_prefix('\'');
    let body = quoted.unwrap_or(text);
    let mut value = String::new();
    let mut chars = body.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => value.extend(chars.next().map(|(_, c)| c)),
            '\'' if quoted.is_some() => return Some((value, &body[at + 1..])),
            c if quoted.is_none() && c.is_whitespace() => return Some((value, &body[at..])),
            c => value.push(c),
        }
    }
    quoted.is_none().then_some((value, ""))
}

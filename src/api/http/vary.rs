use actix_web::http::header::{CACHE_CONTROL, HeaderMap, HeaderName, HeaderValue, VARY};

/// Adds a request header to `Vary`, and merges existing values so that each header is listed once.
pub fn vary_by(headers: &mut HeaderMap, name: &HeaderName) {
    let lines = headers.get_all(VARY).filter_map(|value| value.to_str().ok());
    let existing = lines.flat_map(|names| names.split(',')).map(str::trim);
    let mut names: Vec<&str> = Vec::new();
    for name in existing.chain([name.as_str()]).filter(|name| !name.is_empty()) {
        let is_known = |known: &&str| *known == "*" || known.eq_ignore_ascii_case(name);
        if !names.iter().any(is_known) {
            names.push(name);
        }
    }
    let all = names.join(", ");
    if let Ok(all) = HeaderValue::from_str(&all) {
        headers.insert(VARY, all);
    }
}

/// Returns true if the response may be cached, but only by its reader.
pub fn is_privately_cached(headers: &HeaderMap) -> bool {
    let cache_control = headers.get(CACHE_CONTROL).and_then(|value| value.to_str().ok());
    cache_control.is_some_and(|cache_control| cache_control.contains("private"))
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::{ACCEPT_ENCODING, AUTHORIZATION};

    use super::*;

    #[test]
    fn vary_lines_are_merged() {
        let mut headers = HeaderMap::new();
        for line in ["Origin, accept-encoding", "Accept-Encoding", "authorization"] {
            headers.append(VARY, HeaderValue::from_static(line));
        }
        vary_by(&mut headers, &ACCEPT_ENCODING);
        let all: Vec<_> = headers.get_all(VARY).collect();
        assert_eq!(all, ["Origin, accept-encoding, authorization"]);
    }

    #[test]
    fn vary_names_each_header_once() {
        let mut headers = HeaderMap::new();
        for (name, expected) in [
            (AUTHORIZATION, "authorization"),
            (AUTHORIZATION, "authorization"),
            (ACCEPT_ENCODING, "authorization, accept-encoding"),
            (AUTHORIZATION, "authorization, accept-encoding"),
        ] {
            vary_by(&mut headers, &name);
            let all: Vec<_> = headers.get_all(VARY).collect();
            assert_eq!(all, [expected]);
        }
    }
}

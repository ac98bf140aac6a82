use actix_web::http::header::{CACHE_CONTROL, HeaderMap, HeaderName, HeaderValue, VARY};

/// Tells whoever keeps the answer that another value of this request header may lead to another one.
pub fn vary_by(headers: &mut HeaderMap, name: &HeaderName) {
    let before: Vec<&str> =
        headers.get_all(VARY).filter_map(|value| value.to_str().ok()).map(str::trim).collect();
    let mut known = before.iter().flat_map(|names| names.split(',')).map(str::trim);
    if known.any(|before| before == "*" || before.eq_ignore_ascii_case(name.as_str())) {
        return;
    }
    let all = [&before[..], &[name.as_str()]].concat().join(", ");
    if let Ok(all) = HeaderValue::from_str(&all) {
        headers.insert(VARY, all);
    }
}

/// Whether the answer may be kept, but only for whom it was made for.
pub fn is_kept_by_its_reader(headers: &HeaderMap) -> bool {
    let kept = headers.get(CACHE_CONTROL).and_then(|value| value.to_str().ok());
    kept.is_some_and(|kept| kept.contains("private"))
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::{ACCEPT_ENCODING, AUTHORIZATION};

    use super::*;

    #[test]
    fn a_header_that_the_answer_depends_on_is_named_once() {
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

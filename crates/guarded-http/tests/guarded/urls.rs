//! Parsing and validation of URLs.

use std::sync::LazyLock;

use guarded_http::{Destination, Forbidden, GuardedClient};
use proptest::prelude::*;

use crate::receiver::{expect_client, options_allowing};

fn rejection(text: &str) -> Option<Forbidden> {
    Destination::parse(text).err()
}

#[test]
fn urls_are_normalised() {
    let kept = |text: &str| Destination::parse(text).map(|to| to.expose().to_owned());
    assert_eq!(kept("HTTPS://Example.ORG:443/A?b=c#d").as_deref(), Ok("https://example.org/A?b=c"));
    assert_eq!(kept("https://bücher.example").as_deref(), Ok("https://xn--bcher-kva.example/"));
    assert_eq!(kept("https://[2a00::0001]:8443/").as_deref(), Ok("https://[2a00::1]:8443/"));
    let host = Destination::parse("https://example.org:1/secret").map(|to| to.host().to_owned());
    assert_eq!(host.as_deref(), Ok("example.org"));
}

#[test]
fn request_smuggling_is_rejected() {
    for text in [
        "https://example.org/\r\nX-Evil: yes",
        "https://example.org/a\nb",
        "https://exam\tple.org/",
        "https://example.org\r\nHost: evil.example/",
        " https://example.org/",
        "https://example.org/ HTTP/1.1",
        "https://example.org/\0",
        "https://example.org/\u{85}",
        "https://example.org/\u{2028}",
        "https:\\\\example.org\\",
        "https://good.example\\@evil.example/",
    ] {
        assert_eq!(rejection(text), Some(Forbidden::InvalidUrl), "{text:?}");
    }
    let encoded = Destination::parse("https://example.org/%0d%0aX-Evil:%20yes")
        .map(|to| to.expose().to_owned());
    assert_eq!(encoded.as_deref(), Ok("https://example.org/%0d%0aX-Evil:%20yes"));
    assert!(rejection("https://example.org%0d%0a/").is_some());
}

#[test]
fn credentials_and_other_schemes_are_rejected() {
    for text in [
        "https://user@example.org/",
        "https://user:password@example.org/",
        "https://:password@example.org/",
        "https://@example.org/",
        "https://:@example.org/",
        "https://a%40b@example.org/",
    ] {
        assert_eq!(rejection(text), Some(Forbidden::UserInfo), "{text}");
    }
    assert_eq!(rejection("https://example.org/@user?a@b"), None);
    for text in [
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://x/",
        "javascript:alert(1)",
        "unix:/run/x",
    ] {
        assert_eq!(rejection(text), Some(Forbidden::Scheme), "{text}");
    }
    for text in [
        "",
        "example.org",
        "//example.org/",
        "https://",
        "https:///",
        "https://[::1/",
        "https://a:99999/",
    ] {
        assert!(matches!(rejection(text), Some(Forbidden::InvalidUrl)), "{text}");
    }
    assert_eq!(
        rejection(&format!("https://example.org/{}", "a".repeat(2048))),
        Some(Forbidden::InvalidUrl)
    );
}

static CLIENT: LazyLock<GuardedClient> =
    LazyLock::new(|| expect_client(GuardedClient::new(options_allowing(&["10.0.0.0/8"]))));

proptest! {
    #[test]
    fn arbitrary_text_never_panics(text in any::<String>()) {
        assert_round_trip(&text);
    }

    #[test]
    fn url_like_text_never_panics(
        text in r"(https?|HTTPS|ftp|):?[/\\]{0,3}([a-z0-9.%@:\[\]_\-é。]{0,20}|\PC{0,8})(:[0-9]{0,6})?([/?#]\PC{0,20})?"
    ) {
        assert_round_trip(&text);
    }
}

/// Checks that an accepted URL parses to itself and contains no white space or control characters.
fn assert_round_trip(text: &str) {
    if let Ok(to) = Destination::parse(text) {
        let again = Destination::parse(to.expose()).map(|to| to.expose().to_owned());
        assert_eq!(again.as_deref(), Ok(to.expose()));
        assert!(!to.expose().contains(|c: char| c.is_control() || c.is_whitespace()));
        assert!(to.expose().starts_with("http") && !to.host().is_empty());
        let _ = CLIENT.check_destination(&to);
    }
}

//! Parsing of email addresses and of mail server URLs.

use crate::kingdom::sender;
use kingdomail::notifications::channels::mail::{
    EmailAddress, EmailAddressError, Mailer, Sender, SmtpOptions, SmtpUrlError,
};

fn parse_address(text: &str) -> Result<String, EmailAddressError> {
    EmailAddress::parse(text).map(|address| address.as_str().to_owned())
}

#[test]
fn address_parsing_normalizes_only_the_domain() {
    for (text, expected) in [
        ("ada@kingdoms.example", "ada@kingdoms.example"),
        ("Ada.L+game'1@KINGDOMS.Example", "Ada.L+game'1@kingdoms.example"),
        ("x@localhost", "x@localhost"),
        ("kral@království.example", "kral@xn--krlovstv-9ya0k.example"),
        ("a@ΒΑΣΊΛΕΙΟ.example", "a@xn--kxadcouk4a1a.example"),
        ("!#$%&'*+/=?^_`{|}~-@a.example", "!#$%&'*+/=?^_`{|}~-@a.example"),
    ] {
        assert_eq!(parse_address(text).as_deref(), Ok(expected));
        assert_eq!(parse_address(expected).as_deref(), Ok(expected));
    }
}

#[test]
fn invalid_addresses_are_rejected() {
    use EmailAddressError::{Domain, Name, NotAscii, NotOneAddress, TooLong};
    let long = |user: usize, domain: usize| {
        format!("{}@{}.example", "u".repeat(user), vec!["d".repeat(10); domain].join("."))
    };
    for (text, reason) in [
        ("", NotOneAddress),
        ("ada", NotOneAddress),
        ("ada@", Domain),
        ("@kingdoms.example", Name),
        ("ada@kingdoms.example, grace@kingdoms.example", NotOneAddress),
        ("ada@kingdoms.example,grace@kingdoms.example", NotOneAddress),
        ("a@b@kingdoms.example", NotOneAddress),
        ("Ada <ada@kingdoms.example>", NotOneAddress),
        ("<ada@kingdoms.example>", NotOneAddress),
        ("\"ada lovelace\"@kingdoms.example", NotOneAddress),
        ("\"ada\"@kingdoms.example", NotOneAddress),
        (" ada@kingdoms.example", NotOneAddress),
        ("ada@kingdoms.example\r\nBcc: x@y.example", NotOneAddress),
        ("ada@kingdoms.example\0", NotOneAddress),
        ("ada\u{a0}@kingdoms.example", NotOneAddress),
        ("ада@kingdoms.example", NotAscii),
        (".ada@kingdoms.example", Name),
        ("ada..l@kingdoms.example", Name),
        ("ada@[127.0.0.1]", Domain),
        ("ada@127.0.0.1", Domain),
        ("ada@0x7f000001", Domain),
        ("ada@[::1]", Domain),
        ("ada@kingdoms..example", Domain),
        ("ada@-kingdoms.example", Domain),
        ("ada@kingdoms.example.", Domain),
        ("ada@king_doms.example", Domain),
        ("ada@kingdoms%2eexample", Domain),
        ("ada@kingdoms.example/x", Domain),
        (&long(65, 1), Name),
        (&long(64, 18), TooLong),
        (&"x".repeat(100_000), TooLong),
    ] {
        assert_eq!(parse_address(text), Err(reason), "{text}");
    }
    assert!(parse_address(&long(64, 16)).is_ok());
}

#[test]
fn sender_has_a_name() {
    for text in
        ["post@play.example", "Kings <post@play.example>", " \"The, king\" <post@play.example> "]
    {
        let sender = Sender::parse(text).unwrap_or_else(|reason| panic!("{text}: {reason}"));
        assert_eq!(sender.address().as_str(), "post@play.example");
    }
    for text in ["", "Kings", "Kings <>", "A\nBcc: x <post@play.example>", "a <b@c.example> d"] {
        assert!(Sender::parse(text).is_err(), "{text:?}");
    }
}

fn url_error(url: &str) -> Option<SmtpUrlError> {
    Mailer::smtp(url, sender(), SmtpOptions::default()).err()
}

#[test]
fn mail_server_url_is_parsed() {
    for url in [
        "smtps://user:password@mail.example",
        "smtps://user%40example.org:p%40ss%3Aw%2Frd%23@mail.example:2465",
        "smtp://mail.example",
        "smtp://user:password@mail.example:2525/",
        "smtp://localhost:1025?tls=none",
        "smtp://mail:1025?tls=none",
        "smtps://[::1]:465",
        "smtps://192.0.2.7",
    ] {
        assert_eq!(url_error(url), None, "{url}");
    }
}

#[test]
fn mail_server_error_hides_the_password() {
    use SmtpUrlError::{Account, NotAUrl, Query, Scheme, UnencryptedPassword};
    for (url, reason) in [
        ("", NotAUrl),
        ("mail.example", NotAUrl),
        ("mail.example:465", Scheme),
        ("https://user:CANARY@mail.example", Scheme),
        ("smtps://user:CANARY@", NotAUrl),
        ("smtps://user:CANARY#1@mail.example", NotAUrl),
        ("smtps://user:CANARY/1@mail.example", NotAUrl),
        ("smtps://user:CANARY@mail.example/path", NotAUrl),
        ("smtps://user:CANARY@mail.example#x", NotAUrl),
        ("smtps://user:CANARY@mail.example:70000", NotAUrl),
        ("smtps://mail.example?tls=none", Query),
        ("smtp://mail.example?tls=opportunistic", Query),
        ("smtp://mail.example?tls=none&x=CANARY", Query),
        ("smtp://user:CANARY@mail.example?tls=none", UnencryptedPassword),
        ("smtps://user@mail.example", Account),
        ("smtps://:CANARY@mail.example", Account),
        ("smtps://user:CANARY%0a@mail.example", Account),
        ("smtps://user:CANARY%ff@mail.example", Account),
    ] {
        let refused = url_error(url);
        assert_eq!(refused, Some(reason), "{url}");
        assert!(!format!("{reason} {reason:?}").contains("CANARY"));
    }
}

//! Names that email programs and chats turn into links to a site of the name's owner.

/// Returns true if link detection in plain text finds an address in `name`.
pub(super) fn is_link(name: &str) -> bool {
    let lower = name.to_lowercase();
    lower.split([' ', '_', '\'']).any(|word| {
        matches!(word, "http" | "https")
            || word.starts_with("www.")
            || is_host(word)
            || word.split('-').any(is_host)
    })
}

/// Returns true if `word` ends with a dot and a public suffix, such as `.com` or `.co.uk`.
fn is_host(word: &str) -> bool {
    let host = word.trim_matches(['.', '-']);
    let Some((_, last)) = host.rsplit_once('.') else { return false };
    !last.is_empty() && psl::suffix(host.as_bytes()).is_some_and(|suffix| suffix.is_known())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn web_addresses_are_links() {
        for name in [
            "paypal.com",
            "PayPal.Com",
            "www.ada",
            "http ada",
            "Ada example.org",
            "login.paypal.co.uk",
            "paypal.com-login",
            "paypal.com.",
            "пример.рф",
        ] {
            assert!(is_link(name), "{name}");
        }
    }

    #[test]
    fn initials_are_not_links() {
        for name in
            ["J.-P. 2", "J.R.R. Tolkien", "Ada.Lovelace", "Ada L.", "St. Ada", "Dr.Ada", "v1.5"]
        {
            assert!(!is_link(name), "{name}");
        }
    }
}

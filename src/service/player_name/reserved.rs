//! Names that mislead other players: those that pose as the server, its staff or its house players,
//! and those that email programs and chats turn into links to a site of the name's owner.

use std::collections::HashSet;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

use super::lookalikes::skeleton;

/// Name of the server. Player names must not contain it.
const SERVER_NAME: &str = "kingdomail";

/// Words that are forbidden anywhere in a name, in the languages of the server.
#[rustfmt::skip]
const FORBIDDEN_WORDS: &[&str] = &[
    "admin", "admins", "administrator", "administrators", "moderator", "moderators", "sysadmin", "sysop",
    "administrador", "administradora", "moderador", "moderadora",
    "administratorka", "moderatorka",
    "διαχειριστής", "διαχειρίστρια", "συντονιστής", "συντονίστρια",
    "админ", "администратор", "модератор",
    "מנהל", "מנהלת", "מנהלמערכת",
];

/// Words that are forbidden as the whole name, with or without a number.
#[rustfmt::skip]
const FORBIDDEN_NAMES: &[&str] = &[
    "system", "server", "root", "support", "staff", "official", "security", "moderation", "administration",
    "webmaster", "postmaster", "hostmaster", "abuse", "noreply", "mailerdaemon",
    "house", "houseplayer", "thehouse", "houserandom", "housegreedy", "housesearching",
    "computer", "thecomputer", "computerplayer", "computereasy", "computermedium", "computerhard",
    "sistema", "servidor", "soporte", "jugadordelacasa", "ordenador", "ordenadorfácil", "ordenadormedio", "ordenadordifícil",
    "serwer", "wsparcie", "administracja", "moderacja", "komputer", "komputerłatwy", "komputerśredni", "komputertrudny",
    "σύστημα", "διακομιστής", "υποστήριξη", "υπολογιστής", "υπολογιστήςεύκολος", "υπολογιστήςμέτριος", "υπολογιστήςδύσκολος",
    "система", "сървър", "поддръжка", "компютър", "компютърлесен", "компютърсреден", "компютъртруден",
    "מערכת", "שרת", "תמיכה", "המחשב", "המחשבקל", "המחשבבינוני", "המחשבקשה",
];

static FOLDED_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| fold_words(FORBIDDEN_WORDS));
static FOLDED_NAMES: LazyLock<HashSet<String>> = LazyLock::new(|| fold_words(FORBIDDEN_NAMES));

/// Returns true if `name` impersonates the server. Accounts that had such a name before the rule
/// keep it.
pub fn is_reserved(name: &str) -> bool {
    let words = || name.split([' ', '-', '_', '.', '\'']).filter(|word| !word.is_empty());
    let is_in = |words: &HashSet<String>, word: &str| {
        words.contains(&fold_word(word)) || words.contains(&fold_word(&word.to_lowercase()))
    };
    let is_staff = |word: &str| is_in(&FOLDED_WORDS, word);
    let whole: String = words().collect();
    let unnumbered: String = whole.chars().filter(|c| !c.is_numeric()).collect();
    let is_whole = |text: &str| is_staff(text) || is_in(&FOLDED_NAMES, text);
    let unnumbered_word = |word: &str| word.trim_matches(char::is_numeric).to_owned();
    words().any(|word| is_staff(word) || is_staff(&unnumbered_word(word)))
        || is_whole(&whole)
        || is_whole(&unnumbered)
        || fold_word(&whole).contains(&fold_word(SERVER_NAME))
}

fn fold_words(words: &[&str]) -> HashSet<String> {
    words.iter().map(|word| fold_word(word)).collect()
}

/// Returns `word` without accents, and with look-alike letters and digits as one.
fn fold_word(word: &str) -> String {
    let plain: String =
        word.nfd().filter(|c| !unicode_normalization::char::is_combining_mark(*c)).collect();
    skeleton(&plain).chars().map(fold_look_alike).collect()
}

fn fold_look_alike(c: char) -> char {
    match c {
        'l' | '1' => 'i',
        '0' => 'o',
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        c => c,
    }
}

/// Returns true if link detection in plain text finds an address in `name`.
pub fn is_link(name: &str) -> bool {
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
    fn server_and_staff_names_are_reserved() {
        for name in [
            "Kingdomail",
            "Kingdom-Ail",
            "Kingdomail Support",
            "K1ngdomail",
            "admin",
            "ADMIN",
            "Adm1n",
            "admin42",
            "Ada Admin",
            "Moderator",
            "moderator_2",
            "System",
            "House",
            "House 1",
            "house-3",
            "House player 2",
            "Computer 2",
            "computer-easy",
            "Ordenador",
            "Komputer trudny",
            "Администратор",
            "АДМИН",
            "Διαχειριστης",
            "מנהל",
            "no-reply",
        ] {
            assert!(is_reserved(name), "{name}");
        }
    }

    #[test]
    fn personal_names_are_not_reserved() {
        for name in [
            "Ada",
            "Gregory House",
            "Systema",
            "Rooth",
            "Badminton",
            "Ada 1",
            "Kingdom",
            "Mailer",
            "Владимир",
            "רחל",
            "Server Farmer",
            "Modesty",
            "Administrata",
        ] {
            assert!(!is_reserved(name), "{name}");
        }
    }

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

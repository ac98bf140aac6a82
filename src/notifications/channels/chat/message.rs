/// What there is to say. The texts may hold whatever a stranger chose for a name; the URLs are ours.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChatMessage {
    /// One line.
    pub title: String,
    /// As many lines as it takes.
    pub text: String,
    /// Where to read on.
    pub url: Option<String>,
    /// A picture of it, for all to see.
    pub image_url: Option<String>,
    /// Whether it is to make no sound, where the service can do so.
    pub silent: bool,
}

/// As many characters of `text` as fit into `most` once each is `escaped`, as `length` counts, with an
/// ellipsis where some are left out. No escape is cut in two.
pub(super) fn cut(
    text: &str,
    most: usize,
    escaped: impl Fn(char, &mut String),
    length: impl Fn(&str) -> usize,
) -> String {
    const ELLIPSIS: &str = "…";
    let (mut whole, mut fits) = (String::new(), 0);
    let mut counted = 0;
    for c in text.chars() {
        let before = whole.len();
        escaped(c, &mut whole);
        counted += length(&whole[before..]);
        if counted > most {
            whole.truncate(fits);
            return whole + ELLIPSIS;
        }
        if counted + length(ELLIPSIS) <= most {
            fits = whole.len();
        }
    }
    whole
}

/// `text` on one line, with no control characters.
pub(super) fn line(text: &str) -> String {
    text.split(char::is_control).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// `text` with line breaks as its only control characters.
pub(super) fn lines(text: &str) -> String {
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// The way of counting that gives the most, for services that say "characters".
pub(super) fn utf_16(text: &str) -> usize {
    text.encode_utf16().count()
}

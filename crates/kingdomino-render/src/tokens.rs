//! The colours and measures that the pictures share with mails, pages and web clients.

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::sync::LazyLock;

/// The style sheet with the design tokens: custom properties, by day in `:root` and by night for who prefers dark or is in
/// `[data-theme="dark"]`.
pub const TOKENS_CSS: &str = include_str!("art/tokens.css");

/// A custom property of [`TOKENS_CSS`]. It is written as its value by day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token(&'static str);

impl Token {
    /// By its name without the dashes. One that is not in the style sheet is written as `inherit`; a test finds it.
    pub(crate) const fn new(name: &'static str) -> Token {
        Token(name)
    }

    /// Its value by day, if there is such a token.
    pub(crate) fn value(self) -> Option<&'static str> {
        BY_DAY.get(self.0).copied()
    }
}

impl Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.value().unwrap_or("inherit"))
    }
}

/// A style in which each `var(--name)` of a token is its value by day, for programs that know no custom properties.
pub fn with_tokens(style: &str) -> String {
    let mut parts = style.split("var(--");
    let mut written = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(')').unwrap_or((part, ""));
        match BY_DAY.get(name) {
            Some(value) => written += value,
            None => written += &format!("var(--{name})"),
        }
        written += rest;
    }
    written
}

static BY_DAY: LazyLock<BTreeMap<&'static str, &'static str>> =
    LazyLock::new(|| declared(TOKENS_CSS, "\n:root {"));

/// The custom properties in the first block that begins so.
fn declared(css: &'static str, opening: &str) -> BTreeMap<&'static str, &'static str> {
    let block = css.split_once(opening).map_or("", |(_, after)| after);
    let block = block.split_once('}').map_or(block, |(block, _)| block);
    let lines = block.lines().filter_map(|line| line.trim().strip_prefix("--"));
    lines.filter_map(|line| line.trim_end_matches(';').split_once(": ")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn night_is_the_same_preferred_or_chosen_and_has_no_token_of_its_own() {
        let preferred = declared(TOKENS_CSS, ":root:not([data-theme=\"light\"]) {");
        let chosen = declared(TOKENS_CSS, "[data-theme=\"dark\"] {");
        assert!(preferred.len() > 10);
        assert_eq!(preferred, chosen);
        assert!(preferred.keys().all(|name| BY_DAY.contains_key(name)));
    }

    #[test]
    fn a_style_has_the_values_of_its_tokens() {
        let style = "color:var(--ink);border:1px solid var(--edge);width:var(--else)";
        let (ink, edge) = (BY_DAY["ink"], BY_DAY["edge"]);
        let written = format!("color:{ink};border:1px solid {edge};width:var(--else)");
        assert_eq!(with_tokens(style), written);
    }
}

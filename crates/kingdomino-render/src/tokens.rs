//! Colours and sizes that images share with emails, pages and web clients.

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::sync::LazyLock;

/// Style sheet with the design tokens as custom properties: the light theme in `:root`, the dark
/// theme for users who prefer it and for `[data-theme="dark"]`.
pub const TOKENS_CSS: &str = include_str!("art/tokens.css");

/// A custom property of [`TOKENS_CSS`]. Displays as its value in the light theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token(&'static str);

impl Token {
    /// Creates a token from its name without the dashes. An unknown name displays as `inherit`; a
    /// test detects it.
    pub(crate) const fn new(name: &'static str) -> Token {
        Token(name)
    }

    /// Returns the value in the light theme, if the token exists.
    pub(crate) fn value(self) -> Option<&'static str> {
        LIGHT_THEME.get(self.0).copied()
    }
}

impl Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.value().unwrap_or("inherit"))
    }
}

/// Replaces each `var(--name)` of a token by its value in the light theme, for programs without
/// support for custom properties.
pub fn inline_tokens(style: &str) -> String {
    let mut parts = style.split("var(--");
    let mut written = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(')').unwrap_or((part, ""));
        match LIGHT_THEME.get(name) {
            Some(value) => written += value,
            None => written += &format!("var(--{name})"),
        }
        written += rest;
    }
    written
}

static LIGHT_THEME: LazyLock<BTreeMap<&'static str, &'static str>> =
    LazyLock::new(|| parse_properties(TOKENS_CSS, "\n:root {"));

/// Returns the custom properties in the first block that starts with `opening`.
fn parse_properties(css: &'static str, opening: &str) -> BTreeMap<&'static str, &'static str> {
    let block = css.split_once(opening).map_or("", |(_, after)| after);
    let block = block.split_once('}').map_or(block, |(block, _)| block);
    let lines = block.lines().filter_map(|line| line.trim().strip_prefix("--"));
    lines.filter_map(|line| line.trim_end_matches(';').split_once(": ")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_dark_themes_are_equal() {
        let preferred = parse_properties(TOKENS_CSS, ":root:not([data-theme=\"light\"]) {");
        let chosen = parse_properties(TOKENS_CSS, "[data-theme=\"dark\"] {");
        assert!(preferred.len() > 10);
        assert_eq!(preferred, chosen);
        assert!(preferred.keys().all(|name| LIGHT_THEME.contains_key(name)));
    }

    #[test]
    fn with_tokens_replaces_known_tokens() {
        let style = "color:var(--ink);border:1px solid var(--edge);width:var(--else)";
        let (ink, edge) = (LIGHT_THEME["ink"], LIGHT_THEME["edge"]);
        let written = format!("color:{ink};border:1px solid {edge};width:var(--else)");
        assert_eq!(inline_tokens(style), written);
    }
}

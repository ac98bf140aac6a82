mod dates;
mod plurals;
mod sentences;
mod texts;

use super::language::Language;

/// Collects a text in every language, in the order of `Language::ALL`.
fn in_all(say: impl Fn(Language) -> String) -> [String; 6] {
    Language::ALL.map(say)
}

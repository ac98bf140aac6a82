use super::Language;

mod dates;
mod negotiation;
mod pictures;
mod plurals;
mod sentences;
mod terms;
mod texts;

/// A text in every language, in the order in which they are listed here.
fn in_all(say: impl Fn(Language) -> String) -> [String; 6] {
    [
        Language::English,
        Language::Greek,
        Language::Polish,
        Language::Bulgarian,
        Language::Hebrew,
        Language::Spanish,
    ]
    .map(say)
}

//! Lists of names.

use fluent_bundle::FluentValue;

use super::argument::{Argument, isolate};
use super::grammar::{Grammar, Sound};
use super::language::Language;
use super::message::Message;

/// Names of one or more players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names<'a>(pub &'a [&'a str]);

impl Argument for Names<'_> {
    fn value(&self, language: Language) -> FluentValue<'_> {
        let names: Vec<String> = self.0.iter().map(|name| isolate(name)).collect();
        join_names(language, &names).into()
    }
}

/// Joins names with the separators of the language.
pub(super) fn join_names(language: Language, names: &[String]) -> String {
    let Some((last, before)) = names.split_last() else { return String::new() };
    if before.is_empty() {
        return last.clone();
    }
    let next = Sound::of(last.trim_start_matches('\u{2068}'));
    Grammar::ListEnd { before: before.join(", "), last: last.clone(), next }.format(language, None)
}

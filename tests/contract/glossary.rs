//! Glossary: each term refers to an item in the code.

use std::path::PathBuf;

use crate::architecture::{read, root, sources_below};

/// Keywords that begin the definition of an item in the glossary.
const KEYWORDS: [&str; 5] = ["enum", "fn", "struct", "trait", "type"];

/// Returns each term with its path, from headings such as
/// "### Class: `domain::notification::DeliveryClass`".
fn entries() -> Vec<(String, String)> {
    let page = read(&root().join("docs/GLOSSARY.md"));
    let headings = page.lines().filter_map(|line| line.strip_prefix("### "));
    let entry = |heading: &str| {
        let (word, path) = heading.split_once(": `").expect("a word and its path");
        (word.to_owned(), path.trim_end_matches('`').to_owned())
    };
    headings.map(entry).collect()
}

/// Returns the files in which an item of these modules can be defined.
fn files(modules: &[&str]) -> Vec<PathBuf> {
    let (first, inside) = modules.split_first().expect("a module");
    let of_a_crate = root().join("crates").join(first.replace('_', "-")).join("src");
    let mut place = if of_a_crate.is_dir() { of_a_crate } else { root().join("src").join(first) };
    place.extend(inside);
    let file = place.with_extension("rs");
    if file.is_file() {
        vec![file]
    } else if place.is_dir() {
        sources_below(&place)
    } else {
        Vec::new()
    }
}

fn is_defined(path: &str) -> bool {
    let mut modules: Vec<&str> = path.split("::").collect();
    let name = modules.pop().expect("a name");
    files(&modules).iter().any(|file| defines(&read(file), name))
}

/// Returns whether a source contains a definition such as `pub(crate) struct Name {`.
fn defines(source: &str, name: &str) -> bool {
    let mut visible = source.lines().map(str::trim).filter(|line| line.starts_with("pub"));
    visible.any(|line| {
        let mut words = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        words.any(|word| KEYWORDS.contains(&word)) && words.next() == Some(name)
    })
}

#[test]
fn glossary_terms_exist_in_code() {
    let entries = entries();
    assert!(entries.len() >= 25, "only {} words", entries.len());
    let undefined: Vec<_> = entries.iter().filter(|(_, path)| !is_defined(path)).collect();
    assert!(undefined.is_empty(), "nothing with this path is defined: {undefined:?}");
}

#[test]
fn glossary_terms_are_sorted() {
    let words: Vec<String> = entries().iter().map(|(word, _)| word.to_lowercase()).collect();
    let unordered: Vec<_> = words.windows(2).filter(|pair| pair[0] >= pair[1]).collect();
    assert!(unordered.is_empty(), "the second comes before the first: {unordered:?}");
}

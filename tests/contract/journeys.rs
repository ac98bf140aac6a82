//! Journeys in the architecture page: each name occurs in the files that the journey visits.

use std::collections::BTreeSet;
use std::path::Path;

use crate::architecture::{read, root};

const JOURNEYS: [&str; 3] = ["A command", "A timeout", "An email"];

/// Returns the words of a text that can be identifiers.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// Returns each text between `begin` and `end`.
fn between<'a>(text: &'a str, begin: &'a str, end: char) -> impl Iterator<Item = &'a str> {
    text.split(begin).skip(1).filter_map(move |rest| rest.split(end).next())
}

/// Returns the paths in backticks, such as `Links::url`.
fn backticked_paths(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter(|quoted| {
        quoted.split("::").all(|name| {
            let mut letters = name.chars();
            letters.next().is_some_and(|c| c.is_ascii_alphabetic())
                && letters.all(|c| c.is_ascii_alphanumeric() || c == '_')
        })
    })
}

#[test]
fn journeys_match_the_visited_files() {
    let page = read(&root().join("docs/ARCHITECTURE.md"));
    let mut strange = Vec::new();
    for journey in JOURNEYS {
        let heading = format!("\n## {journey}\n");
        let (_, rest) = page.split_once(&heading).expect("the journey");
        let journey = rest.split("\n## ").next().expect("its steps");
        let files: Vec<String> = between(journey, "](", ')')
            .map(|link| read(&root().join("docs").join(Path::new(link))))
            .collect();
        let known: BTreeSet<&str> = files.iter().flat_map(|file| words(file)).collect();
        assert!(files.len() > 10, "{heading} visits {} files", files.len());
        strange.extend(
            backticked_paths(journey)
                .filter(|path| path.rsplit("::").next().is_none_or(|name| !known.contains(name))),
        );
    }
    assert_eq!(strange, [""; 0], "these names are in none of the files");
}

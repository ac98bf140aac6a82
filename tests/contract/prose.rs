//! Language of comments and names, measured over all sources. The limits are those of well-kept
//! Rust services; `cargo test --test contract prose -- --nocapture` prints the figures.

use std::fs;
use std::path::{Path, PathBuf};

use crate::architecture::root;

/// Folders with sources.
const FOLDERS: [&str; 8] =
    ["src", "crates", "tests", "benches", "migrations", "web/src", "web/tests", "examples"];
/// Generated or installed files.
const SKIPPED: [&str; 5] = ["target", "node_modules", "dist", "generated", "build"];

const PRONOUNS: [&str; 8] =
    ["who", "whom", "whose", "whoever", "nobody", "somebody", "anybody", "everybody"];
const CLAUSES: [&str; 11] =
    ["What", "Who", "Whom", "Whose", "Whoever", "Whether", "How", "Where", "When", "That", "Of"];
const SAYING: [&str; 12] = [
    "tell", "tells", "told", "telling", "say", "says", "said", "ask", "asks", "asked", "know",
    "knows",
];
const RIDDLES: [&str; 6] = ["MOST", "PATIENCE", "LOOK", "ENOUGH", "FEW", "MANY"];

/// A comment line without its marker.
struct Comment {
    at: String,
    text: String,
    columns: usize,
    /// The first line of its comment.
    opens: bool,
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            if !SKIPPED.contains(&name.as_str()) && !name.starts_with('.') {
                files(&path, found);
            }
        } else if marker(&path).is_some() {
            found.push(path);
        }
    }
}

/// Start of a comment line in the language of the file.
fn marker(file: &Path) -> Option<&'static str> {
    match file.extension()?.to_str()? {
        "rs" | "ts" | "tsx" | "mjs" => Some("//"),
        "sql" => Some("--"),
        "py" | "sh" => Some("#"),
        _ => None,
    }
}

fn sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    FOLDERS.iter().for_each(|folder| files(&root().join(folder), &mut found));
    found.sort();
    found
}

fn comments() -> Vec<Comment> {
    let mut all = Vec::new();
    for file in sources() {
        let marker = marker(&file).expect("a source file");
        let mut opens = true;
        for (number, line) in fs::read_to_string(&file).expect("a text file").lines().enumerate() {
            let text = line.trim_start().strip_prefix(marker);
            let text = text.map(|text| text.trim_start_matches(['/', '!']).trim());
            let text =
                text.filter(|text| !text.is_empty() && !text.starts_with(['`', '|', '#', '-']));
            if let Some(text) = text {
                let at = format!("{}:{}", file.display(), number + 1);
                let columns = line.chars().count();
                all.push(Comment { at, text: text.to_owned(), columns, opens });
            }
            opens = text.is_none();
        }
    }
    all
}

fn has_word(text: &str, words: &[&str]) -> bool {
    text.split(|c: char| !c.is_alphanumeric())
        .any(|word| words.iter().any(|other| word.eq_ignore_ascii_case(other)))
}

fn opens_with_clause(text: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric()).next().is_some_and(|word| CLAUSES.contains(&word))
}

/// Asserts that at most `per_mille` of `all` comments are `wrong`.
fn assert_rare<'a>(
    subject: &str,
    per_mille: usize,
    all: impl Iterator<Item = &'a Comment>,
    wrong: impl Fn(&Comment) -> bool,
) {
    let all: Vec<&Comment> = all.collect();
    let wrong: Vec<&str> =
        all.iter().filter(|comment| wrong(comment)).map(|comment| comment.at.as_str()).collect();
    println!("{subject}: {} of {}", wrong.len(), all.len());
    assert!(all.len() > 1_000, "{} comments", all.len());
    assert!(wrong.len() * 1_000 <= all.len() * per_mille, "{subject}: {wrong:#?}");
}

#[test]
fn comments_name_roles_instead_of_pronouns() {
    let comments = comments();
    assert_rare("lines with a pronoun for an actor", 7, comments.iter(), |comment| {
        has_word(&comment.text, &PRONOUNS)
    });
}

#[test]
fn comments_open_with_noun_or_verb() {
    let comments = comments();
    let opening = comments.iter().filter(|comment| comment.opens);
    assert_rare("comments that open with a clause", 20, opening, |comment| {
        opens_with_clause(&comment.text)
    });
}

#[test]
fn comments_use_technical_verbs() {
    let comments = comments();
    assert_rare("lines with tell, say, ask or know", 10, comments.iter(), |comment| {
        has_word(&comment.text, &SAYING)
    });
}

#[test]
fn comments_are_wrapped() {
    let comments = comments();
    assert_rare("lines over 100 columns", 10, comments.iter(), |comment| comment.columns > 100);
}

/// Lines of code of all Rust files, each with its place and the line before it.
fn rust_lines() -> Vec<(String, String, String)> {
    let mut all = Vec::new();
    for file in sources().into_iter().filter(|file| file.extension().is_some_and(|e| e == "rs")) {
        let mut before = String::new();
        for (number, line) in fs::read_to_string(&file).expect("a text file").lines().enumerate() {
            let at = format!("{}:{}", file.display(), number + 1);
            let line = line.trim().to_owned();
            let previous = std::mem::replace(&mut before, line.clone());
            all.push((at, previous, line));
        }
    }
    all
}

#[test]
fn constants_state_what_they_bound() {
    let is_riddle = |line: &str| {
        let name = line.split_once("const ").map_or("", |(_, name)| name);
        RIDDLES.iter().any(|riddle| name.starts_with(riddle))
    };
    let wrong: Vec<String> = rust_lines()
        .into_iter()
        .filter(|(_, _, line)| is_riddle(line))
        .map(|(at, _, line)| format!("{at}: {line}"))
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn test_names_are_short() {
    let mut words: Vec<(usize, String)> = rust_lines()
        .into_iter()
        .filter(|(_, before, _)| before.contains("test]") || before.contains("test("))
        .filter_map(|(at, _, line)| {
            let name = line.split_once("fn ")?.1.split(['(', '<']).next()?.to_owned();
            Some((name.split('_').count(), format!("{at}: {name}")))
        })
        .collect();
    words.sort();
    assert!(words.len() > 1_000, "{} tests", words.len());
    let median = words[words.len() / 2].0;
    let long: Vec<&String> = words.iter().filter(|(n, _)| *n > 10).map(|(_, name)| name).collect();
    println!("test names: median {median} words, {} over ten words", long.len());
    assert!(median <= 5, "the median test name has {median} words");
    assert_eq!(long, Vec::<&String>::new());
}

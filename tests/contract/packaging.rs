//! Packages and images describe the program with the program's own texts.

use std::fmt::Write;
use std::path::Path;

use kingdomail::config::VARIABLES;

/// Characters per comment line.
const COMMENT_WIDTH: usize = 100;

fn read(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect(path)
}

/// Formats a text as a comment of several lines.
fn comment(text: &str) -> String {
    let mut lines = vec!["#".to_owned()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("a line");
        if last.chars().count() + 1 + word.chars().count() > COMMENT_WIDTH {
            lines.push(format!("# {word}"));
        } else {
            write!(last, " {word}").expect("text");
        }
    }
    lines.join("\n")
}

#[test]
fn package_configuration_explains_every_variable() {
    let page = "packaging/debian/kingdomail.env";
    let committed = read(page);
    let begin = "# Variables, with the text of `kingdomail --help`:\n";
    let (head, _) = committed.split_once(begin).expect("where the variables begin");
    let mut current = format!("{head}{begin}");
    for (name, explanation) in VARIABLES {
        write!(current, "\n{}\n#{name}=\n", comment(explanation)).expect("text");
    }
    if current != committed {
        let new = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kingdomail.env");
        std::fs::write(&new, current).expect("a folder for what tests leave");
        panic!("run `cp {} {page}` and commit it", new.display());
    }
}

#[test]
fn image_declares_its_version() {
    let image = read("Dockerfile");
    assert!(image.contains(concat!("\nARG VERSION=", env!("CARGO_PKG_VERSION"), "\n")));
}

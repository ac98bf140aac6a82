//! `kingdomail verify` and `kingdomail notation` with typical input from files and pipes.

use std::fs;

use crate::folder::DataFolder;
use crate::{kingdomail, kingdomail_with_input, stderr_text, stdout_text};

const BYTE_ORDER_MARK: &str = "\u{feff}";

/// Returns the first two records of the first release, as JSON and in notation.
fn records() -> [String; 2] {
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/0.1.0/records.ndjson");
    let text = fs::read_to_string(corpus).expect("the corpus");
    let json: Vec<&str> = text.lines().take(2).collect();
    let json = json.join("\n") + "\n";
    let notation = kingdomail_with_input(&["notation", "-"], json.as_bytes());
    assert!(notation.status.success(), "{}", stderr_text(&notation));
    [json, stdout_text(&notation)]
}

#[test]
fn input_without_a_record_fails() {
    let folder = DataFolder::new("no-records");
    fs::create_dir_all(&folder.0).expect("a folder");
    for input in ["", "\n", "\n \n\t\n", "\r\n\r\n", BYTE_ORDER_MARK] {
        let file = folder.0.join("records");
        fs::write(&file, input).expect("written");
        let file = file.to_str().expect("a path");
        for command in ["verify", "notation"] {
            for (output, name) in [
                (kingdomail_with_input(&[command, "-"], input.as_bytes()), "-"),
                (kingdomail(&[command, file], &[]), file),
            ] {
                let printed = format!("{}{}", stdout_text(&output), stderr_text(&output));
                assert!(!output.status.success(), "{command} {input:?}: {printed}");
                assert!(printed.contains(&format!("{name}: no game record found")), "{printed}");
                assert!(!printed.contains("valid"), "{printed}");
            }
        }
    }
}

#[test]
fn one_empty_file_of_several_fails() {
    let folder = DataFolder::new("one-empty");
    fs::create_dir_all(&folder.0).expect("a folder");
    let files = ["good", "empty"].map(|name| folder.0.join(name).display().to_string());
    fs::write(&files[0], &records()[0]).expect("written");
    fs::write(&files[1], "").expect("written");
    let output = kingdomail(&["verify", &files[0], &files[1]], &[]);
    assert!(!output.status.success());
    assert!(
        stdout_text(&output).contains(&format!("{}: no game record found", files[1])),
        "{}",
        stdout_text(&output)
    );
    assert!(stdout_text(&output).contains("Verified 2 records"), "{}", stdout_text(&output));
}

#[test]
fn windows_text_files_are_accepted() {
    for text in records() {
        for mark in ["", BYTE_ORDER_MARK] {
            let input = format!("{mark}{}", text.replace('\n', "\r\n"));
            let output = kingdomail_with_input(&["verify", "-"], input.as_bytes());
            let printed = format!("{}{}", stdout_text(&output), stderr_text(&output));
            assert!(output.status.success(), "{mark:?}: {printed}");
            assert!(printed.contains("Verified 2 records"), "{mark:?}: {printed}");
            let output = kingdomail_with_input(&["notation", "-"], input.as_bytes());
            assert!(output.status.success(), "{mark:?}: {}", stderr_text(&output));
        }
    }
}

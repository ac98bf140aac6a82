//! Files of records, as read by the command line.

use std::fs;
use std::path::PathBuf;

use crate::honest::games;
use kingdomail::game_record::archive::{convert, verify};

/// A file that is removed on drop.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, text: &[u8]) -> Scratch {
        let path = std::env::temp_dir().join(format!("kingdomail-{}-{name}", std::process::id()));
        fs::write(&path, text).expect("a file");
        Scratch(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        fs::remove_file(&self.0).expect("removed");
    }
}

fn verify_file(file: &Scratch) -> (bool, String) {
    let mut report = Vec::new();
    let holds =
        verify(std::slice::from_ref(&file.0), &mut report, &|_| {}).expect("a readable file");
    (holds, String::from_utf8(report).expect("text"))
}

fn translate_file(file: &Scratch) -> String {
    let (mut out, mut complaints) = (Vec::new(), Vec::new());
    assert!(convert(&file.0, &mut out, &mut complaints).expect("a readable file"));
    assert!(complaints.is_empty());
    String::from_utf8(out).expect("text")
}

#[test]
fn record_files_verify_and_round_trip() {
    let lines: Vec<String> = games().step_by(40).map(|record| record.to_json_line()).collect();
    let json = lines.join("\n") + "\n";
    let file = Scratch::new("all.ndjson", json.as_bytes());
    let report = format!("Verified {} records. All are valid.\n", lines.len());
    assert_eq!(verify_file(&file), (true, report.clone()));
    let text = translate_file(&file);
    let notation = Scratch::new("all.txt", text.as_bytes());
    assert_eq!(verify_file(&notation), (true, report));
    assert!(translate_file(&notation) == json);
}

#[test]
fn invalid_records_are_reported_by_line() {
    let mut lines: Vec<String> =
        games().step_by(90).take(4).map(|record| record.to_json_line()).collect();
    lines[1] = lines[1].replacen("\"at\":\"20", "\"at\":\"21", 1);
    lines[2] = "castle".to_owned();
    lines.push("x".repeat(5 << 20));
    let file = Scratch::new("bad.ndjson", lines.join("\n").as_bytes());
    let (holds, report) = verify_file(&file);
    assert!(!holds);
    let report: Vec<&str> = report.lines().collect();
    assert_eq!(report.len(), 4, "{report:?}");
    assert!(report[0].contains(":2: game ") && report[0].contains(": checksum: "), "{}", report[0]);
    assert!(report[1].contains(":3: malformed: "), "{}", report[1]);
    assert!(report[2].contains(":5: too_large: "), "{}", report[2]);
    assert_eq!(report[3], "Verified 5 records. 3 are invalid.");
}

/// A line that is too long for a game is not skipped.
#[test]
fn notation_lines_are_never_skipped() {
    let line = games().next().expect("a game").to_json_line();
    let text = translate_file(&Scratch::new("one.ndjson", line.as_bytes()));
    let (begin, end) = text.split_at(text.find("\n1 ").or(text.find("\n2 ")).expect("a line") + 1);
    let long = format!("{begin}{}\n{end}", "x".repeat(5 << 20));
    let (holds, report) = verify_file(&Scratch::new("long.txt", long.as_bytes()));
    assert!(!holds, "{report}");
}

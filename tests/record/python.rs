//! The second implementation of the shuffle reads records, too.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use kingdomail::rules::shuffle::Hex32;

use crate::honest::games;

fn judged(name: &str, lines: &[String]) -> Output {
    let file: PathBuf =
        std::env::temp_dir().join(format!("kingdomail-{}-{name}", std::process::id()));
    std::fs::write(&file, lines.join("\n")).expect("a file");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/verify_shuffle.py");
    let output = Command::new("python3").arg(script).arg(&file).output();
    std::fs::remove_file(&file).expect("removed");
    output.expect("python3 must be on the PATH: it checks the shuffle independently")
}

#[test]
fn another_implementation_agrees_with_records() {
    let lines: Vec<String> = games().step_by(3).map(|record| record.to_json_line()).collect();
    let output = judged("true.ndjson", &lines);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn another_implementation_finds_another_seed() {
    let mut record = games().next().expect("a game");
    record.header.seats[0].entropy = Some(Hex32([9; 32]));
    assert!(!judged("false.ndjson", &[record.to_json_line()]).status.success());
}

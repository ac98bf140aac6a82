//! Independent implementations of the shuffle and of the verifier agree with this one.

use kingdomino::shuffle::Hex32;
use kingdomino::{Fact, Seat};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::honest::games;
use kingdomail::domain::event_log::{StoredEvent, TableEvent, Version};
use kingdomail::game_record::Record;

/// Name of a forgery and the change to the record.
type Forgery<'a> = (&'a str, &'a dyn Fn(&mut Record));

fn run_verifier(name: &str, lines: &[String]) -> Output {
    run_script("verify_shuffle.py", name, lines)
}

fn run_script(script: &str, name: &str, lines: &[String]) -> Output {
    let file: PathBuf =
        std::env::temp_dir().join(format!("kingdomail-{}-{name}", std::process::id()));
    std::fs::write(&file, lines.join("\n")).expect("a file");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/client").join(script);
    let output = Command::new("python3").arg(script).arg(&file).output();
    std::fs::remove_file(&file).expect("removed");
    output.expect("python3 must be on the PATH: it checks the shuffle independently")
}

#[test]
fn python_shuffle_agrees_with_records() {
    let lines: Vec<String> = games().step_by(3).map(|record| record.to_json_line()).collect();
    let output = run_verifier("true.ndjson", &lines);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn python_shuffle_rejects_another_seed() {
    let mut record = games().next().expect("a game");
    record.header.seats[0].entropy = Some(Hex32([9; 32]));
    assert!(!run_verifier("false.ndjson", &[record.to_json_line()]).status.success());
}

#[test]
fn independent_verifier_accepts_records() {
    let lines: Vec<String> = games().step_by(2).map(|record| record.to_json_line()).collect();
    let output = run_script("verify_record.py", "whole.ndjson", &lines);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn independent_verifier_rejects_forgeries() {
    let record = games().next().expect("a game");
    let placed = |event: &StoredEvent| matches!(event.fact, TableEvent::Play(Fact::Placed { .. }));
    let place = record.events.iter().position(placed).expect("a placement");
    let forgeries: [Forgery; 5] = [
        ("moved", &|record| {
            if let TableEvent::Play(Fact::Placed { x, .. }) = &mut record.events[place].fact {
                *x += 4;
            }
        }),
        ("another seat", &|record| record.events[place].seat = Seat::new(4)),
        ("left out", &|record| drop(record.events.remove(place))),
        ("points", &|record| {
            let result = record.header.result.as_mut().expect("a result");
            result[0].points += 1;
        }),
        ("the end", &|record| drop(record.events.pop())),
    ];
    for (what, forge) in forgeries {
        let mut forged = record.clone();
        forge(&mut forged);
        forged.events.iter_mut().zip(1..).for_each(|(event, number)| {
            event.version = Version::NONE.after(number);
        });
        forged.header.ended_at = forged.events.last().expect("events").at;
        forged.seal();
        let name = format!("{}.ndjson", what.replace(' ', "-"));
        let output = run_script("verify_record.py", &name, &[forged.to_json_line()]);
        assert!(!output.status.success(), "{what}");
    }
    let broken = record.to_json_line().replacen("picked", "pikced", 1);
    assert!(!run_script("verify_record.py", "broken.ndjson", &[broken]).status.success());
}

//! Records of every release replay to the same hash and the same state.

use kingdomail::game_record::Record;
use kingdomino::{decode, encode};
use std::fs;
use std::path::Path;

#[test]
fn records_of_all_releases_replay_identically() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let releases = fs::read_dir(corpus).expect("the corpus").flatten();
    let releases: Vec<_> =
        releases.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    assert!(!releases.is_empty());
    for release in releases {
        let records = fs::read_to_string(release.join("records.ndjson")).expect("records");
        let ends = fs::read_to_string(release.join("ends.txt")).expect("how they end");
        assert_eq!(records.lines().count(), ends.lines().count());
        for (line, end) in records.lines().zip(ends.lines()) {
            let record = Record::read(line.as_bytes()).expect("a record");
            let game = record.header.game;
            assert_eq!(record.verify(), Ok(()), "{game}");
            let fields: Vec<&str> = end.split(' ').collect();
            let [id, hash, stored] = fields[..] else { panic!("three fields: {end}") };
            assert_eq!(id, game.to_string());
            assert_eq!(record.final_hash().map(|hash| hash.to_string()).as_deref(), Some(hash));
            let last = record.events.last().expect("events").version;
            let state = record.state_at(last);
            let stored = hex::decode(stored.trim_start_matches('-')).expect("hexadecimal");
            let was = (!stored.is_empty()).then(|| decode(&stored).expect("a state"));
            assert!(state == was, "{game}");
            // Encoding and decoding in the newest format preserves the state.
            assert!(state.is_none_or(|state| decode(&encode(&state)) == Ok(state)));
        }
    }
}

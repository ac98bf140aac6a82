//! The published schema accepts all records of this and all previous releases, and no unknown
//! fields.

use std::path::Path;

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::honest::games;

fn validator() -> Validator {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/client/record.schema.json");
    let schema = std::fs::read_to_string(path).expect("the schema");
    let schema = serde_json::from_str(&schema).expect("JSON");
    jsonschema::draft202012::new(&schema).expect("a schema")
}

#[track_caller]
fn assert_valid(validator: &Validator, line: &str) -> Value {
    let record: Value = serde_json::from_str(line).expect("JSON");
    if let Err(error) = validator.validate(&record) {
        panic!("{} {error}", error.instance_path());
    }
    record
}

#[test]
fn records_match_the_schema() {
    let validator = validator();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    for release in std::fs::read_dir(corpus).expect("the corpus").flatten() {
        let Ok(records) = std::fs::read_to_string(release.path().join("records.ndjson")) else {
            continue;
        };
        for line in records.lines() {
            assert_valid(&validator, line);
        }
    }
    for record in games() {
        assert_valid(&validator, &record.to_json_line());
    }
}

#[test]
fn schema_rejects_unknown_fields() {
    let validator = validator();
    let record = assert_valid(&validator, &games().next().expect("a game").to_json_line());
    let events = record["events"].as_array().expect("events");
    let mut tried = 0;
    for (number, event) in events.iter().enumerate() {
        let fact = event["fact"].as_object().expect("a fact");
        for name in fact.keys() {
            let mut other = record.clone();
            let fact = other["events"][number]["fact"].as_object_mut().expect("a fact");
            let value = fact.remove(name).expect("a field");
            fact.insert(format!("{name}_id"), value);
            assert!(!validator.is_valid(&other), "{name}");
            tried += 1;
        }
    }
    assert!(tried > 50);
    let mut more = record.clone();
    more["events"][0]["fact"]["anything"] = json!(1);
    assert!(!validator.is_valid(&more));
}

use std::collections::BTreeSet;
use std::path::Path;

/// What stands between two marks.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(between, _)| between)
}

#[test]
fn the_operations_that_check_the_session_themselves_are_those_that_take_a_bearer() {
    let api = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/api");
    let mut take_a_bearer = BTreeSet::new();
    for path in crate::architecture::sources().iter().filter(|path| path.starts_with(&api)) {
        let source = std::fs::read_to_string(path).expect("a source");
        for handler in source.split("#[utoipa::path(").skip(1) {
            let name = between(handler, "operation_id = \"", "\"").expect("a name");
            if handler.contains("caller: Bearer") || handler.contains("Shown::find(") {
                take_a_bearer.insert(name.to_owned());
            }
        }
    }
    let list = std::fs::read_to_string(api.join("openapi/requirements.rs")).expect("a source");
    let list = between(&list, "const CHECK_SESSION_THEMSELVES", "];").expect("a list");
    let listed: BTreeSet<String> = list.split('"').skip(1).step_by(2).map(str::to_owned).collect();
    assert_eq!(listed, take_a_bearer);
}

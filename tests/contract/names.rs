use std::collections::BTreeMap;

use crate::architecture::root;
use crate::source_graph::SourceGraph;

/// Type names with more than one meaning, with the reason to keep them.
const TWICE: &[(&str, &str)] =
    &[("Result", "the result of a layer, with its error, as `std::io` has it")];

/// A type name is unambiguous without its import.
#[test]
fn no_public_type_has_the_name_of_another() {
    let mut files: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, file) in SourceGraph::of_crate(&root().join("src/lib.rs")).types {
        let file = file.strip_prefix(root()).expect("a file of the project").display().to_string();
        files.entry(name).or_default().push(file);
    }
    let excepted = |name: &str| TWICE.iter().any(|(known, _)| *known == name);
    files.retain(|name, files| files.len() > 1 && !excepted(name));
    assert_eq!(files, BTreeMap::new());
}

//! Each dependency has an entry with its cost and its reason.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const PAGE: &str = "docs/dependencies.md";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the manifests of the server and of the other crates of the workspace.
fn manifests() -> Vec<PathBuf> {
    let crates = std::fs::read_dir(root().join("crates")).expect("the folder of the crates");
    let crates = crates.map(|entry| entry.expect("an entry").path().join("Cargo.toml"));
    std::iter::once(root().join("Cargo.toml")).chain(crates).collect()
}

/// Returns the names under `[dependencies]`, without crates of the workspace.
fn dependencies(manifest: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(manifest).expect("a manifest");
    let lines = text.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    let foreign = lines.filter(|line| !line.contains("path = ") && !line.starts_with('#'));
    let names = foreign.filter_map(|line| line.split(['.', ' ', '=']).next());
    names.filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

#[test]
fn each_dependency_has_a_reason() {
    let named: BTreeSet<String> =
        manifests().iter().flat_map(|manifest| dependencies(manifest)).collect();
    let page = std::fs::read_to_string(root().join(PAGE)).expect("the page");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `"));
    let mut explained = BTreeSet::new();
    for row in rows {
        let (name, cells) = row.split_once('`').expect("a name in code");
        let cells: Vec<&str> = cells.split('|').map(str::trim).collect();
        let ["", units, alone, itself, reason, ""] = cells[..] else {
            panic!("{PAGE}: {name} has other columns")
        };
        assert!(units.parse::<u16>().is_ok(), "{PAGE}: the units of {name}");
        for seconds in [alone, itself] {
            assert!(seconds.parse::<f64>().is_ok(), "{PAGE}: the seconds of {name}");
        }
        assert!(reason.ends_with('.'), "{PAGE}: the reason for {name}");
        assert!(explained.insert(name.to_owned()), "{PAGE}: {name} is there twice");
    }
    assert_eq!(explained, named, "{PAGE} and the manifests");
}

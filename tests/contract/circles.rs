use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::architecture::root;
use crate::source_graph::SourceGraph;

type Uses<'a> = BTreeMap<&'a Path, BTreeSet<PathBuf>>;

/// Two files that use each other cannot be understood separately.
#[test]
fn files_have_no_dependency_cycles() {
    let crates = ["src/lib.rs", "src/main.rs"].map(|file| root().join(file));
    let members = std::fs::read_dir(root().join("crates")).expect("a folder").flatten();
    let members = members.map(|member| member.path().join("src/lib.rs"));
    let mut cycles = Vec::new();
    for file in crates.into_iter().chain(members) {
        let graph = SourceGraph::from_crate(&file);
        cycles.extend(dependency_cycles(&graph.uses()));
    }
    assert_eq!(cycles, Vec::<String>::new());
}

#[test]
fn source_graph_follows_re_exports() {
    let graph = SourceGraph::from_crate(&root().join("src/lib.rs"));
    let uses = graph.uses();
    let of = |file: &str| uses.get(&*root().join("src").join(file)).expect("a file that uses");
    let uses_file = |file, other: &str| of(file).contains(&root().join("src").join(other));
    assert!(uses_file("service/games/play.rs", "service/games/played_command.rs"), "by `super::`");
    assert!(uses_file("service/games/play.rs", "domain/table/viewer.rs"), "by a re-export");
    assert!(!uses_file("service/games/advance.rs", "service/games/play.rs"));
}

/// Returns one line for each file of a cycle, with the files of the same cycle that it uses.
fn dependency_cycles(uses: &Uses<'_>) -> Vec<String> {
    let reached: BTreeMap<&Path, BTreeSet<&Path>> =
        uses.keys().map(|file| (*file, reachable_files(uses, file))).collect();
    let together = |a: &Path, b: &Path| {
        reached.get(a).is_some_and(|from| from.contains(b))
            && reached.get(b).is_some_and(|from| from.contains(a))
    };
    let mut lines = Vec::new();
    for (file, used) in uses {
        let cycle: Vec<String> = used
            .iter()
            .filter(|other| together(file, other))
            .map(|other| relative_path(other))
            .collect();
        if !cycle.is_empty() {
            lines.push(format!("{} uses {}", relative_path(file), cycle.join(", ")));
        }
    }
    lines
}

fn reachable_files<'a>(uses: &'a Uses<'_>, file: &Path) -> BTreeSet<&'a Path> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&Path> = vec![file];
    while let Some(at) = next.pop() {
        for used in uses.get(at).into_iter().flatten() {
            if reached.insert(used.as_path()) {
                next.push(used);
            }
        }
    }
    reached
}

fn relative_path(file: &Path) -> String {
    file.strip_prefix(root()).expect("a file of the project").display().to_string()
}

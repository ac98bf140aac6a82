use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::architecture::root;
use crate::source_graph::SourceGraph;

type Uses<'a> = BTreeMap<&'a Path, BTreeSet<PathBuf>>;

/// Uses between modules of a layer that run against their order, with the reason. At most five per
/// layer.
const AGAINST_THE_ORDER: &[(&str, &str, &str)] = &[
    ("src/service/context", "src/service/accounts", "holds the locks and throttles of accounts"),
    ("src/service/context", "src/service/games", "holds the cache and the batcher of games"),
    ("src/service/context", "src/service/notifications", "holds the waiters"),
    ("src/service/accounts", "src/service/games", "an invitation admits a new account"),
    ("src/service/games", "src/service/series", "the end of a game continues its series"),
    ("src/api/openapi", "src/api/destinations", "describes the webhook messages"),
    ("src/api/openapi", "src/api/catalogue", "has the catalogue as examples"),
    ("src/api/http", "src/api/web_client", "files of the web client are not counted"),
    ("src/api/http", "src/api/oauth", "protects the consent page and names its metadata"),
    ("src/api/games", "src/api/accounts", "a seat shows its account"),
];

/// The modules of each layer, such as `service/games`, have an order in which each uses only those
/// before it. Files of one module treat one subject and may use each other.
#[test]
fn modules_have_no_dependency_cycles() {
    let graph = SourceGraph::from_crate(&root().join("src/lib.rs"));
    let mut uses: BTreeMap<PathBuf, BTreeSet<PathBuf>> = BTreeMap::new();
    for (file, used) in graph.uses() {
        let Some(from) = module_of(file) else { continue };
        let others = used.iter().filter_map(|file| module_of(file)).filter(|to| *to != from);
        let others = others.filter(|to| to.parent() == from.parent()).collect::<Vec<_>>();
        uses.entry(from).or_default().extend(others);
    }
    for (from, to, reason) in AGAINST_THE_ORDER {
        let is_used = uses.get_mut(Path::new(from)).is_some_and(|used| used.remove(Path::new(to)));
        assert!(is_used, "{from} does not use {to}: {reason}");
    }
    let borrowed = uses.iter().map(|(from, to)| (from.as_path(), to.clone())).collect();
    assert_eq!(dependency_cycles(&borrowed), Vec::<String>::new());
    for layer in ["src/service", "src/api"] {
        let count = AGAINST_THE_ORDER.iter().filter(|(from, ..)| from.starts_with(layer)).count();
        assert!(count <= 5, "{layer} has {count} exceptions");
    }
}

/// Module of a layer that contains the file, such as `src/service/games`. None for the files that
/// define the layer itself.
fn module_of(file: &Path) -> Option<PathBuf> {
    let inside = file.strip_prefix(root()).expect("a file of the project");
    let mut parts = inside.components();
    let module: PathBuf = parts.by_ref().take(3).collect();
    let is_layer_file = module.ends_with("mod.rs") || module.components().count() < 3;
    (!is_layer_file).then(|| module.with_extension(""))
}

#[test]
fn files_of_crates_have_no_dependency_cycles() {
    let members = std::fs::read_dir(root().join("crates")).expect("a folder").flatten();
    let mut cycles = Vec::new();
    for member in members {
        let graph = SourceGraph::from_crate(&member.path().join("src/lib.rs"));
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
    assert!(
        uses_file("service/games/commands/play.rs", "service/games/commands/repeated.rs"),
        "by `super::`"
    );
    assert!(
        uses_file("service/games/commands/play.rs", "domain/table/viewer.rs"),
        "by a re-export"
    );
    assert!(!uses_file("service/games/commands/advance.rs", "service/games/commands/play.rs"));
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
    file.strip_prefix(root()).unwrap_or(file).display().to_string()
}

use std::fs;
use std::path::{Path, PathBuf};

/// What each layer may use of the crate, as the map in `lib.rs` says.
const LAYERS: &[(&str, &[&str])] = &[
    ("ids", &[]),
    ("words", &["ids"]),
    ("letter", &["words"]),
    ("mail", &["letter"]),
    ("clock", &["ids"]),
    ("log", &["clock", "ids"]),
    ("series", &["rules"]),
    ("rating", &["log", "ids"]),
    ("record", &["clock", "log", "ids"]),
    ("archive", &["record"]),
    ("auth", &["ids"]),
    ("store", &["clock", "log", "series", "rating", "ids", "auth", "words"]),
    ("links", &["ids", "auth", "log", "store", "words", "rules"]),
    (
        "notify",
        &[
            "words", "letter", "mail", "ids", "clock", "log", "series", "rating", "auth", "store",
            "links",
        ],
    ),
    (
        "service",
        &[
            "words", "letter", "mail", "ids", "clock", "log", "series", "rating", "record", "auth",
            "store", "links", "notify",
        ],
    ),
    (
        "api",
        &[
            "words", "letter", "ids", "clock", "log", "series", "rating", "record", "auth",
            "store", "links", "notify", "service",
        ],
    ),
    ("config", &["auth"]),
    ("worker", &["ids", "service"]),
    ("start", &["api", "auth", "config", "links", "mail", "notify", "service", "store", "worker"]),
    ("demo", &["auth", "config", "start"]),
];

/// Crates that only some layers may speak of.
const CRATES: &[(&str, &[&str])] = &[
    ("actix_web", &["api", "start"]),
    ("diesel::", &["store", "service"]),
    ("diesel_async", &["store"]),
    ("tokio_postgres", &["store"]),
    ("jsonwebtoken", &["auth"]),
    ("argon2", &["auth"]),
    ("reqwest", &["demo"]),
    ("fluent_bundle", &["words"]),
    ("clap", &["demo"]),
    ("aws_lc_rs", &["notify", "store"]),
    ("governor", &["api"]),
    ("actix_cors", &["api"]),
    ("actix_http", &["api"]),
    ("actix_server", &["api"]),
    ("actix_service", &["api"]),
    ("lettre", &["mail"]),
    ("embedded_postgres", &["config", "start"]),
    ("skillratings", &["rating"]),
];

#[test]
fn a_layer_uses_only_what_lies_below() {
    let mut wrong = Vec::new();
    for (layer, file, line) in lines() {
        let (_, allowed) =
            LAYERS.iter().find(|(name, _)| *name == layer).expect("a layer of the map");
        for used in line.split("crate::").skip(1) {
            let used: String =
                used.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            if used != layer && !allowed.contains(&used.as_str()) {
                wrong.push(format!("{}: {layer} uses {used}", file.display()));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn a_crate_is_used_only_where_it_belongs() {
    let mut wrong = Vec::new();
    for (layer, file, line) in lines() {
        for (name, layers) in CRATES {
            let called = line.find(name).is_some_and(|at| {
                at == 0
                    || !line.as_bytes()[at - 1].is_ascii_alphanumeric()
                        && line.as_bytes()[at - 1] != b'_'
            });
            if called && !layers.contains(&layer.as_str()) {
                wrong.push(format!("{}: {name} in {layer}", file.display()));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// diesel's own connection prepares a statement anew for most calls, and leaks it when the call is given up.
#[test]
fn there_is_one_kind_of_connection() {
    let wrong: Vec<String> = lines()
        .filter(|(_, _, line)| {
            line.contains("AsyncPgConnection")
                || line.contains("prepare_typed(")
                || line.contains(".prepare(")
        })
        .filter(|(_, file, _)| !file.ends_with("store/connection/statements.rs"))
        .map(|(_, file, line)| format!("{}: {line}", file.display()))
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn the_service_knows_of_diesel_only_its_error() {
    let wrong: Vec<String> = lines()
        .filter(|(layer, _, line)| layer == "service" && line.contains("diesel"))
        .filter(|(_, _, line)| !line.contains("diesel::result::Error"))
        .map(|(_, file, line)| format!("{}: {line}", file.display()))
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn files_are_short() {
    let mut lengths: Vec<(usize, PathBuf)> = sources()
        .into_iter()
        .filter(|file| !file.ends_with("src/store/schema.rs") && !file.ends_with("tests.rs"))
        .map(|file| (read(&file).lines().count(), file))
        .collect();
    lengths.sort();
    let (longest, file) = lengths.last().expect("sources");
    assert!(*longest <= 350, "{} has {longest} lines", file.display());
    let (median, _) = lengths[lengths.len() / 2];
    assert!(median <= 130, "the median file has {median} lines");
}

/// The lines of code, without comments and doc comments, with the layer and the file they are in.
fn lines() -> impl Iterator<Item = (String, PathBuf, String)> {
    sources()
        .into_iter()
        .filter(|file| !file.ends_with("lib.rs") && !file.ends_with("main.rs"))
        .flat_map(|file| {
            let inside = file.strip_prefix(root().join("src")).expect("below src");
            let first = inside.components().next().expect("a layer").as_os_str().to_string_lossy();
            let layer = first.trim_end_matches(".rs").to_owned();
            let text = read(&file);
            let code = text
                .lines()
                .map(str::trim)
                .filter(|line| !line.starts_with("//"))
                .map(str::to_owned);
            code.map(|line| (layer.clone(), file.clone(), line)).collect::<Vec<_>>()
        })
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn sources() -> Vec<PathBuf> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&root().join("src"), &mut found);
    found
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).expect("a readable source")
}

use std::fs;
use std::path::{Path, PathBuf};

/// Modules of the crate that each layer may use, as described in `lib.rs`.
const LAYERS: &[(&str, &[&str])] = &[
    ("i18n", &[]),
    ("limits", &[]),
    ("domain", &["i18n", "limits"]),
    ("auth", &["domain", "limits"]),
    ("game_record", &["domain"]),
    ("notifications", &["i18n", "limits", "domain", "auth"]),
    ("progress", &[]),
    ("telemetry", &[]),
    ("store", &["domain", "auth", "progress", "telemetry"]),
    (
        "service",
        &[
            "i18n",
            "limits",
            "domain",
            "auth",
            "game_record",
            "notifications",
            "store",
            "progress",
            "telemetry",
        ],
    ),
    (
        "api",
        &[
            "i18n",
            "limits",
            "domain",
            "auth",
            "game_record",
            "notifications",
            "service",
            "telemetry",
        ],
    ),
    ("worker", &["domain", "service"]),
    // The command line belongs to the binary and uses the library by its crate name.
    ("cli", &[]),
    // Validates URLs and addresses, so that all configuration errors are reported together.
    ("config", &["limits", "auth", "domain", "notifications", "store"]),
    // Opens and migrates the database before a service exists.
    (
        "bootstrap",
        &[
            "api",
            "auth",
            "config",
            "domain",
            "limits",
            "notifications",
            "service",
            "store",
            "telemetry",
            "worker",
        ],
    ),
    ("demo", &["auth", "config", "bootstrap"]),
    // Checks the readiness of a server in the same way as the demo.
    ("doctor", &["domain", "notifications", "service", "config", "bootstrap", "demo"]),
];

/// Crates that only some layers may use.
const CRATES: &[(&str, &[&str])] = &[
    ("actix_web", &["api", "bootstrap"]),
    ("diesel::", &["store", "service"]),
    ("diesel_async", &["store"]),
    ("tokio_postgres", &["store"]),
    ("jsonwebtoken", &["auth"]),
    ("argon2", &["auth"]),
    ("reqwest", &["demo"]),
    ("hyper_rustls", &["cli", "telemetry"]),
    ("rmcp::", &["api"]),
    ("http_body_util", &["api", "cli"]),
    ("fluent_bundle", &["i18n"]),
    ("clap", &["cli", "demo"]),
    ("p256::", &["notifications"]),
    ("governor", &["api"]),
    ("actix_cors", &["api"]),
    ("actix_http", &["api"]),
    ("actix_server", &["api"]),
    ("actix_service", &["api"]),
    ("lettre", &["notifications"]),
    ("embedded_postgres", &["config", "bootstrap"]),
    ("skillratings", &["domain"]),
    ("rust_embed", &["api"]),
    ("api_pages", &["api"]),
    ("brotli", &["api"]),
    ("json_patch", &["api"]),
    ("flate2", &["api", "service"]),
    ("mime_guess", &["api"]),
    ("socket2", &["api"]),
    ("indicatif", &["progress"]),
    ("metrics_exporter_prometheus", &["api"]),
    ("tar::", &["service"]),
    ("ruzstd", &["service"]),
    ("unicode_security", &["service"]),
    ("psl::", &["service"]),
];

#[test]
fn layers_use_only_lower_layers() {
    let mut wrong = Vec::new();
    for (layer, file, line) in lines() {
        let (_, allowed) =
            LAYERS.iter().find(|(name, _)| *name == layer).expect("a layer of the map");
        for used in line.split("crate::").skip(1).flat_map(first_segments) {
            if used != layer && !allowed.contains(&used.as_str()) {
                wrong.push(format!("{}: {layer} uses {used}", file.display()));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// Returns the names after `crate::`: one name, or several in braces.
fn first_segments(path: &str) -> Vec<String> {
    let name = |path: &str| path.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    match path.strip_prefix('{') {
        Some(several) => several
            .split(',')
            .map(|path| name(path.trim()))
            .filter(|name: &String| !name.is_empty())
            .collect(),
        None => vec![name(path)],
    }
}

#[test]
fn crates_are_used_where_allowed() {
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

/// Diesel's own connection prepares a statement again for most calls, and leaks it when the call is
/// cancelled.
#[test]
fn only_one_connection_type_exists() {
    let wrong: Vec<String> = lines()
        .filter(|(_, _, line)| {
            line.contains("AsyncPgConnection")
                || line.contains("prepare_typed(")
                || line.contains(".prepare(")
        })
        .filter(|(_, file, _)| !file.ends_with("store/connection/statement.rs"))
        .map(|(_, file, line)| format!("{}: {line}", file.display()))
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn service_uses_only_diesel_error() {
    let wrong: Vec<String> = lines()
        .filter(|(layer, _, line)| layer == "service" && line.contains("diesel"))
        .filter(|(_, _, line)| !line.contains("diesel::result::Error"))
        .map(|(_, file, line)| format!("{}: {line}", file.display()))
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
}

/// A use case holds its statements together in one transaction.
#[test]
fn only_service_opens_transactions() {
    let wrong: Vec<String> = lines()
        .filter(|(layer, _, line)| layer != "service" && line.contains(".transaction("))
        .filter(|(_, file, _)| !file.starts_with(root().join("src/store/connection")))
        .map(|(_, file, line)| format!("{}: {line}", file.display()))
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
}

/// Without the helper, a test would depend on the environment of the shell.
#[test]
fn tests_start_program_with_helper() {
    let variable = concat!("CARGO_BIN_EXE_", "kingdomail");
    let users: Vec<PathBuf> = sources_below(&root().join("tests"))
        .into_iter()
        .filter(|file| read(file).contains(variable))
        .collect();
    assert_eq!(users, [root().join("tests/shared/program.rs")]);
}

/// A module with submodules is a folder with a `mod.rs`.
#[test]
fn modules_use_one_file_style() {
    let wrong: Vec<PathBuf> =
        sources().into_iter().filter(|file| file.with_extension("").is_dir()).collect();
    assert_eq!(wrong, Vec::<PathBuf>::new());
}

/// Handler folder of each first path segment after `/v1`, or second segment after `/v1/me`.
const RESOURCES: &[(&str, &[&str])] = &[
    (
        "accounts",
        &[
            "me",
            "data",
            "deletion",
            "claim",
            "guests",
            "availability",
            "holidays",
            "bots",
            "tokens",
            "token",
            "apps",
            "sessions",
        ],
    ),
    ("admin", &["admin"]),
    ("catalogue", &["catalogue", "limits"]),
    (
        "destinations",
        &[
            "destinations",
            "webhooks",
            "push-subscriptions",
            "push-key",
            "email",
            "email-confirmations",
            "password-resets",
        ],
    ),
    ("games", &["games", "sandboxes", "records", "invitation-links"]),
    (
        "notifications",
        &["notifications", "notification-settings", "stream", "stream-tickets", "calendar"],
    ),
    (
        "health",
        &["livez", "readyz", "metrics", "openapi.json", "openapi-3.0.json", "openapi-admin.json"],
    ),
    ("players", &["players", "leaderboards"]),
    ("series", &["series"]),
];

/// Paths handled in another folder: `POST /v1/players` registers an account, and a game's stream is
/// served with the other streams.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("post /players", "accounts"),
    ("get /games/{game_id}/stream", "notifications"),
    ("get /me/games", "games"),
    ("get /me/records", "games"),
    ("get /me/series", "series"),
];

#[test]
fn handler_folder_matches_its_path() {
    let mut wrong = Vec::new();
    let mut seen = 0;
    for (_, file, line) in lines().filter(|(layer, ..)| layer == "api") {
        let Some((method, rest)) = line.split_once(", path = \"") else { continue };
        let address = rest.split('"').next().expect("an address");
        let address = address.strip_prefix("/v1").unwrap_or(address);
        let inside = file.strip_prefix(root().join("src/api")).expect("below api");
        let folder = inside.components().next().expect("a folder").as_os_str().to_string_lossy();
        let mut segments = address.split('/').filter(|segment| !segment.is_empty());
        let first = match (segments.next(), segments.next()) {
            (Some("me"), Some(second)) => second,
            (Some(first), _) => first,
            _ => "",
        };
        let operation = format!("{} {address}", method.trim());
        let excepted = EXCEPTIONS.iter().find(|(other, _)| *other == operation).map(|(_, at)| *at);
        let wanted = excepted
            .or_else(|| Some(RESOURCES.iter().find(|(_, names)| names.contains(&first))?.0));
        seen += 1;
        if wanted != Some(&*folder) {
            wrong.push(format!("{address} is in {folder}"));
        }
    }
    assert!(seen > 100, "{seen} operations");
    assert_eq!(wrong, Vec::<String>::new());
}

/// A module with a loop has a doc comment of at least three lines. It is the place to state which
/// rows the loop claims, for how long, and the state that a crash leaves.
#[test]
fn loops_have_module_docs() {
    let loops: Vec<PathBuf> = sources()
        .into_iter()
        .filter(|file| read(file).contains("tokio::time::interval("))
        .collect();
    assert!(loops.len() >= 3, "{loops:?}");
    let is_undocumented = |file: &PathBuf| {
        let text = read(file);
        text.lines().take_while(|line| line.starts_with("//!")).count() < 3
    };
    let wrong: Vec<PathBuf> = loops.into_iter().filter(is_undocumented).collect();
    assert_eq!(wrong, Vec::<PathBuf>::new());
}

/// A module exposes items that it or its direct children define, so that `store::games::load_game`
/// is found in `store/games`.
#[test]
fn re_exports_reach_one_level() {
    let is_module = |name: &str| name.starts_with(|first: char| first.is_ascii_lowercase());
    let wrong: Vec<String> = lines()
        .filter(|(_, file, _)| file.ends_with("mod.rs"))
        .filter_map(|(_, file, line)| {
            let path = line.strip_prefix("pub use ")?;
            let names: Vec<&str> = path.trim_end_matches(';').split("::").collect();
            let outside = ["crate", "super", "self"].contains(&names[0]);
            let modules = names[..names.len() - 1].iter().filter(|name| is_module(name)).count();
            (!outside && modules > 1).then(|| format!("{}: {line}", file.display()))
        })
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
}

/// Files longer than 400 lines, with the reason.
const LONG_FILES: &[(&str, &str)] = &[("src/store/schema.rs", "generated from the migrations")];

#[test]
fn files_are_short() {
    let length = |file: &PathBuf| read(file).lines().count();
    let is_long = |file: &&PathBuf| length(file) > 400;
    let is_known = |file: &PathBuf| LONG_FILES.iter().any(|(known, _)| file.ends_with(known));
    let files = sources();
    let long: Vec<&PathBuf> = files.iter().filter(is_long).filter(|file| !is_known(file)).collect();
    assert_eq!(long, Vec::<&PathBuf>::new());
    for (file, _) in LONG_FILES {
        assert!(length(&root().join(file)) > 400, "{file} is no exception any more");
    }
}

/// Returns the lines of code without comments, each with its layer and file.
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

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub fn sources() -> Vec<PathBuf> {
    sources_below(&root().join("src"))
}

/// Returns the Rust files in a folder, recursively.
pub fn sources_below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(sources_below(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

pub fn read(file: &Path) -> String {
    fs::read_to_string(file).expect("a readable source")
}

//! Documentation: generated parts match the code, and all links are valid.

use api_pages::{Guide, SCRIPT_NAME, STYLE_NAME, Site};
use kingdomail::api::openapi::for_players;
use kingdomail::api::problem::ProblemCode;
use kingdomail::config::VARIABLES;
use kingdomail::domain::account::Scope;
use kingdomail::i18n::Language;
use kingdomail::limits::{self, Cores};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Longer lists of operations are replaced by a summary.
const MAX_LISTED_OPERATIONS: usize = 24;

fn operations(document: &Value) -> Vec<&Value> {
    let paths = document["paths"].as_object().expect("paths").values();
    paths.flat_map(|path| path.as_object().expect("operations").values()).collect()
}

fn name(operation: &Value) -> String {
    format!("`{}`", operation["operationId"].as_str().expect("a name"))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Compares a generated part of a page in `docs` with the expected text. On a mismatch, writes the
/// corrected page for the developer to copy.
fn assert_generated_part(page: &str, part: &str, expected: &str) {
    let begin = format!("<!-- {part}: written by tests/contract/pages.rs -->\n");
    let end = "<!-- end -->\n";
    let committed = std::fs::read_to_string(root().join("docs").join(page)).expect("a page");
    let (before, rest) = committed.split_once(&begin).expect("where the part begins");
    let (_, after) = rest.split_once(end).expect("where it ends");
    let current = format!("{before}{begin}\n{expected}\n{end}{after}");
    if current != committed {
        let name = Path::new(page).file_name().expect("a file");
        let new = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&new, current).expect("a folder for what tests leave");
        panic!("run `cp {} docs/{page}` and commit it", new.display());
    }
}

#[test]
fn refusals_page_lists_every_code() {
    let document = kingdomail::api::document();
    let operations = operations(&document);
    let refuses = |operation: &Value, code: ProblemCode| {
        let examples = "/content/application~1problem+json/examples";
        let response = &operation["responses"][code.status().as_str()];
        // Shared responses are defined once.
        let shared = response["$ref"].as_str().and_then(|place| document.pointer(&place[1..]));
        shared
            .unwrap_or(response)
            .pointer(examples)
            .is_some_and(|codes| codes.get(code.as_str()).is_some())
    };
    let mut by_status: BTreeMap<_, String> = BTreeMap::new();
    for code in ProblemCode::ALL {
        let by: Vec<String> = operations
            .iter()
            .filter(|operation| refuses(operation, *code))
            .map(|operation| name(operation))
            .collect();
        let by = match by.len() {
            0 => "none".to_owned(),
            all if all == operations.len() => "all".to_owned(),
            many if many > MAX_LISTED_OPERATIONS => format!("{many} of {}", operations.len()),
            _ => by.join(", "),
        };
        let title = code.title(Language::English);
        let rows = by_status.entry(code.status()).or_default();
        writeln!(rows, "| `{}` | {title} | {by} |", code.as_str()).expect("text");
    }
    let tables = by_status.iter().map(|(status, rows)| {
        format!("### {status}\n\n| code | meaning | operations |\n|---|---|---|\n{rows}")
    });
    assert_generated_part("client/errors.md", "the codes", &tables.collect::<Vec<_>>().join("\n"));
}

#[test]
fn tokens_page_lists_every_scope() {
    let document = kingdomail::api::document();
    let operations = operations(&document);
    // Returns the scopes that an operation requires of a token, or `None` if it accepts no token.
    let scopes = |operation: &Value| {
        let security = operation["security"].as_array().expect("security");
        let bearer = security.iter().find_map(|scheme| scheme.get("bearer"));
        bearer.map(|scopes| scopes.as_array().expect("scopes").clone())
    };
    let is_open = |operation: &Value| {
        let security = operation["security"].as_array().expect("security");
        security.iter().any(|scheme| scheme == &json!({}))
    };
    let names = |wanted: &dyn Fn(&Value) -> bool| {
        let wanted = operations.iter().filter(|operation| wanted(operation));
        wanted.map(|operation| name(operation)).collect::<Vec<_>>().join(", ")
    };
    let mut table = "| scope | operations |\n|---|---|\n".to_owned();
    for scope in Scope::ALL {
        let opened = names(&|operation| {
            let is_needed =
                scopes(operation).is_some_and(|scopes| scopes.contains(&scope.name().into()));
            is_needed && !is_open(operation)
        });
        assert_ne!(opened, "", "{scope:?}");
        writeln!(table, "| `{}` | {opened} |", scope.name()).expect("text");
    }
    // Returns the operations that require a token but no scope. Apps, which have scopes only, may
    // call those that are open to any app.
    let without_scope = |is_for_apps: bool| {
        let wanted = operations.iter().filter(|operation| {
            let security = operation["security"].as_array().expect("security");
            security.iter().any(|scheme| scheme.get("oauth2").is_some()) == is_for_apps
                && scopes(operation).is_some_and(|scopes| scopes.is_empty())
        });
        wanted.map(|operation| name(operation)).collect::<Vec<_>>().join(", ")
    };
    writeln!(table, "| `games:read`, or no token for public data | {} |", names(&is_open))
        .expect("text");
    writeln!(table, "| any token | {} |", without_scope(true)).expect("text");
    writeln!(table, "| only a session | {} |", without_scope(false)).expect("text");
    writeln!(table, "| no token | {} |", names(&|operation| scopes(operation).is_none()))
        .expect("text");
    assert_generated_part("client/tokens.md", "the scopes", &table);
}

#[test]
fn rules_page_lists_every_domino() {
    let dominoes =
        std::fs::read_to_string(root().join("crates/kingdomino/tests/rules/dominoes.tsv"))
            .expect("a table");
    let mut rows: Vec<Vec<&str>> =
        dominoes.lines().skip(1).map(|row| row.split('\t').collect()).collect();
    // Sort letters after numbers.
    rows.sort_by_key(|row| (row[0].parse::<u8>().unwrap_or(0), row[0].to_owned()));
    let square = |terrain: &str, crowns: &str| match crowns {
        "0" => terrain.to_owned(),
        crowns => format!("{terrain} {crowns}"),
    };
    let mut table = "| domino | first square | second square |\n|---|---|---|\n".to_owned();
    for row in rows {
        let (one, other) = (square(row[2], row[3]), square(row[4], row[5]));
        writeln!(table, "| `{}` | {one} | {other} |", row[0]).expect("text");
    }
    assert_generated_part("client/rules.md", "the dominoes", &table);
}

#[test]
fn operations_page_lists_every_limit() {
    let mut table =
        "| limit | at a time | queue | variable | when reached |\n|---|---|---|---|---|\n"
            .to_owned();
    for limit in limits::ALL {
        let (bounds, key) = (limit.bounds, limit.key);
        let is_bound = |bound: &usize| *bound < usize::MAX;
        let total = match limit.cores {
            Some(Cores::All) => Some("one per core".to_owned()),
            Some(Cores::Half) => Some("half of the cores".to_owned()),
            None => Some(bounds.total).filter(is_bound).map(|total| total.to_string()),
        };
        let per_key = Some(bounds.per_key).filter(is_bound).map(|most| format!("{most} per {key}"));
        let at_a_time: Vec<String> = total.into_iter().chain(per_key).collect();
        let seconds = bounds.max_wait.as_secs();
        let queue = [
            match limit.queued_per_permit {
                Some(most) => Some(format!("{most} per permit")),
                None => Some(bounds.queued).filter(is_bound).map(|most| most.to_string()),
            },
            Some(bounds.queued_newcomers)
                .filter(|reserved| *reserved > 0)
                .map(|reserved| format!("{reserved} reserved for {key}s without other requests")),
            Some(bounds.admitted_per_key)
                .filter(is_bound)
                .map(|most| format!("{most} per {key}, including those in progress")),
            (seconds < u64::MAX).then(|| format!("{seconds} s")),
        ];
        let queue = queue.into_iter().flatten().collect::<Vec<_>>().join("; ");
        let queue = match (bounds.queued, queue.as_str()) {
            (0, _) => "none",
            (_, "") => "unlimited",
            (_, queue) => queue,
        };
        let variable = limit.variable.map(|name| format!("`{name}`")).unwrap_or_default();
        let when_reached = if limit.when_reached.is_empty() { "waits" } else { limit.when_reached };
        let (name, at_a_time) = (limit.name, at_a_time.join("; "));
        writeln!(table, "| {name} | {at_a_time} | {queue} | {variable} | {when_reached} |")
            .expect("text");
        assert!(
            limit.variable.is_none_or(|name| VARIABLES.iter().any(|(known, _)| *known == name))
        );
        let codes: Vec<&str> = limit.when_reached.split('`').collect();
        for code in codes.chunks_exact(2) {
            let known = ProblemCode::ALL.iter().find(|known| known.as_str() == code[1]);
            let status = known.expect(code[1]).status();
            assert!(code[0].ends_with(&format!("{} ", status.as_u16())), "{}", limit.when_reached);
        }
    }
    assert_generated_part("operations.md", "the limits", &table);
}

#[test]
fn operations_page_lists_every_variable() {
    let page = std::fs::read_to_string(root().join("docs/operations.md")).expect("a page");
    let words = page.split(|letter: char| !letter.is_ascii_uppercase() && letter != '_');
    let is_variable = |word: &&str| {
        ["KINGDOMAIL_", "DATABASE_URL", "OTEL_"].iter().any(|name| word.starts_with(name))
    };
    let named: BTreeSet<&str> = words.filter(is_variable).collect();
    let known: BTreeSet<&str> = VARIABLES.iter().map(|(name, _)| *name).collect();
    assert_eq!(named, known);
}

/// Returns the pages of the repository.
fn pages() -> Vec<PathBuf> {
    let root_pages = ["CHANGELOG.md", "CONTRIBUTING.md", "README.md", "SECURITY.md"];
    let mut pages: Vec<PathBuf> = root_pages.map(|page| root().join(page)).into();
    for folder in ["docs", "crates", "examples", "clients"] {
        collect(&root().join(folder), &mut pages);
    }
    pages
}

/// Adds the pages in a folder, recursively, except build output.
fn collect(folder: &Path, pages: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let entry = entry.expect("an entry");
        let (path, name) = (entry.path(), entry.file_name());
        let name = name.to_string_lossy();
        let is_built =
            name.starts_with('.') || ["generated", "node_modules", "target"].contains(&&*name);
        if path.is_dir() && !is_built {
            collect(&path, pages);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            pages.push(path);
        }
    }
}

/// Returns the anchors of the headings of a page.
fn anchors(page: &str) -> Vec<String> {
    let headings = page.lines().filter_map(|line| line.strip_prefix('#'));
    let anchor = |heading: &str| {
        let words = heading.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
        words.chars().filter(|letter| letter.is_alphanumeric() || "-_".contains(*letter)).collect()
    };
    headings.map(anchor).collect()
}

#[test]
fn page_links_are_valid() {
    for page in pages() {
        let text = std::fs::read_to_string(&page).expect("a page");
        let links = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
        for (link, _) in links.filter(|(link, _)| !link.contains("://")) {
            let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = page.parent().expect("a folder").join(path);
            let target = if path.is_empty() { page.clone() } else { target };
            assert!(target.exists(), "{}: {link}", page.display());
            if !anchor.is_empty() {
                let anchors = anchors(&std::fs::read_to_string(target).expect("a page"));
                assert!(anchors.iter().any(|one| one == anchor), "{}: {link}", page.display());
            }
        }
    }
}

/// Pages at `/docs/`, generated by the server from the document and the guides.
#[test]
fn reference_links_are_valid() {
    let folder = root().join("docs/client");
    let (mut guides, mut files) = (Vec::new(), Vec::new());
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let name = entry.file_name().into_string().expect("a name");
        match name.strip_suffix(".md") {
            Some(guide) => guides.push(Guide {
                name: guide.to_owned(),
                text: std::fs::read_to_string(entry.path()).expect("a page"),
            }),
            None => files.push(name),
        }
    }
    let known_files: BTreeSet<String> =
        files.iter().cloned().chain([STYLE_NAME, SCRIPT_NAME].map(str::to_owned)).collect();
    let site = Site::new(kingdomail::api::document(), guides, files);
    let mut pages: BTreeMap<&str, String> =
        site.names().map(|name| (name, site.page(name).expect("a page"))).collect();
    let operations = operations(&kingdomail::api::document()).len();
    assert!(pages.len() > operations, "{} pages", pages.len());
    pages.insert("", site.page("").expect("the first page"));
    // Some file systems ignore case, so names must differ in more than case.
    let different: BTreeSet<String> = pages.keys().map(|name| name.to_lowercase()).collect();
    assert_eq!(different.len(), pages.len());
    assert!(pages.keys().all(|name| !known_files.contains(*name)));

    // Other files: the document and the icon.
    let document = kingdomail::api::document();
    let paths = document["paths"].as_object().expect("paths").keys().map(String::as_str);
    let served: BTreeSet<&str> = paths.chain(["/favicon.svg"]).collect();

    let mut wrong = BTreeSet::new();
    for (name, page) in &pages {
        let links = [" href=\"", " src=\""].into_iter().flat_map(|kind| page.split(kind).skip(1));
        for link in links.filter_map(|rest| rest.split('"').next()) {
            let is_elsewhere = link.contains("://")
                || link.strip_prefix("..").is_some_and(|path| served.contains(path));
            let (target, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if target.is_empty() { name } else { target.trim_start_matches("./") };
            let leads_there = known_files.contains(target)
                || pages.get(target).is_some_and(|page| {
                    anchor.is_empty() || page.contains(&format!(" id=\"{anchor}\""))
                });
            if !is_elsewhere && !leads_there {
                wrong.insert(format!("{name}: {link}"));
            }
        }
    }
    assert_eq!(wrong, BTreeSet::new());
}

#[test]
fn document_links_every_guide() {
    let document = for_players(&kingdomail::api::document()).to_string();
    let guides = std::fs::read_dir(root().join("docs/client")).expect("the guides");
    let mut linked = 0;
    for guide in guides.map(|guide| guide.expect("a file").path()) {
        let name = guide.file_stem().and_then(|name| name.to_str()).expect("a name");
        if guide.extension().is_none_or(|kind| kind != "md") {
            continue;
        }
        let page = if name == "README" { "" } else { name };
        let ends = ["\"", "#", ")"].map(|end| format!("/docs/{page}{end}"));
        assert!(ends.iter().any(|link| document.contains(link)), "{name} is linked from nowhere");
        linked += 1;
    }
    assert!(linked > 15, "{linked}");
}

#[test]
fn document_references_are_pages() {
    let document = kingdomail::api::document();
    let tags = document["tags"].as_array().expect("tags").iter();
    let named = tags.chain(operations(&document)).chain([&document]);
    let urls: Vec<&str> = named.filter_map(|one| one["externalDocs"]["url"].as_str()).collect();
    assert!(urls.len() > 30, "{} links", urls.len());
    for url in urls {
        let below = url.strip_prefix("/docs/").expect("a page of this server");
        let (page, anchor) = below.split_once('#').unwrap_or((below, ""));
        let page = if page.is_empty() { "README" } else { page };
        let page = root().join("docs/client").join(page).with_extension("md");
        let text = std::fs::read_to_string(page).expect(url);
        assert!(anchor.is_empty() || anchors(&text).iter().any(|one| one == anchor), "{url}");
    }
}

//! The `/metrics` page, and the metrics used by the operators' page, the dashboard and the alert
//! rules.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use kingdomail::telemetry::{METRICS, MetricKind};
use serde_json::{Value, json};

use crate::expressions::{Expression, rule_expressions};
use crate::support::{TestServer, play_to_end, players, start_game};

/// Metadata and samples of one metric.
#[derive(Debug, Default)]
struct Family {
    help: String,
    kind: String,
    samples: Vec<Sample>,
}

#[derive(Debug, PartialEq)]
struct Sample {
    name: String,
    labels: BTreeMap<String, String>,
    value: f64,
}

/// Parses the text format of Prometheus.
fn parse_families(text: &str) -> BTreeMap<String, Family> {
    let mut families: BTreeMap<String, Family> = BTreeMap::new();
    let mut current = String::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        if let Some(help) = line.strip_prefix("# HELP ") {
            let (name, help) = help.split_once(' ').expect("a name and its help");
            help.clone_into(&mut families.entry(name.to_owned()).or_default().help);
        } else if let Some(kind) = line.strip_prefix("# TYPE ") {
            let (name, kind) = kind.split_once(' ').expect("a name and its kind");
            kind.clone_into(&mut families.entry(name.to_owned()).or_default().kind);
            name.clone_into(&mut current);
        } else {
            let (series, value) = line.rsplit_once(' ').expect("a series and its value");
            let [selector] = &Expression::parse(series).selectors[..] else { panic!("{line}") };
            let labels = selector.matchers.iter();
            let labels = labels.map(|matcher| (matcher.label.clone(), matcher.value.clone()));
            families.get_mut(&current).expect("a kind before it").samples.push(Sample {
                name: selector.metric.clone(),
                labels: labels.collect(),
                value: value.parse().expect("a number"),
            });
        }
    }
    families
}

/// Metrics of a server after a game.
async fn scrape_metrics() -> BTreeMap<String, Family> {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({})).await;
    play_to_end(&players, game, 4).await;
    let text = players[0].get("/metrics").await.body;
    parse_families(text.as_str().expect("text"))
}

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_follow_naming_conventions() {
    let families = scrape_metrics().await;
    for (name, Family { help, kind, samples }) in &families {
        let parts: Vec<&str> = name.split('_').collect();
        assert_eq!(parts[0], "kingdomail", "{name}");
        assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{name}");
        assert!(help.ends_with('.'), "{name}: {help}");
        assert_eq!(kind == "counter", name.ends_with("_total"), "{name} is a {kind}");
        let unit = parts.iter().rposition(|part| ["seconds", "bytes"].contains(part));
        let last = parts.len() - if kind == "counter" { 2 } else { 1 };
        assert!(unit.is_none_or(|at| at == last), "{name}: the unit comes last");
        assert!(kind != "histogram" || unit.is_some(), "{name} has no unit");
        for word in ["counter", "gauge", "histogram", "ms", "sec", "minutes", "kb", "mb"] {
            assert!(!parts.contains(&word), "{name} has {word} in it");
        }
        // In OpenMetrics, the name of a counter family has no suffix.
        let base = name.trim_end_matches("_total");
        assert!(base == name || !families.contains_key(base), "{name} and {base} are one name");
        assert_ne!(samples.len(), 0, "{name} is explained and not there");
        for sample in samples {
            let suffix = sample.name.strip_prefix(name.as_str()).expect("its own name");
            let allowed: &[&str] =
                if kind == "histogram" { &["_bucket", "_sum", "_count"] } else { &[""] };
            assert!(allowed.contains(&suffix), "{sample:?}");
            assert!(sample.value.is_finite(), "{sample:?}");
            for (label, value) in &sample.labels {
                assert!(label.bytes().all(|byte| byte.is_ascii_lowercase()), "{sample:?}");
                let has_id = value.split('/').any(|part| uuid::Uuid::try_parse(part).is_ok());
                assert!(!has_id, "{sample:?}");
            }
        }
    }
    let described = METRICS.iter().map(|metric| {
        let kind = match metric.kind {
            MetricKind::Counter => "counter",
            MetricKind::Gauge => "gauge",
            MetricKind::Histogram => "histogram",
        };
        (metric.name, kind)
    });
    let shown = families.iter().map(|(name, family)| (name.as_str(), family.kind.as_str()));
    assert_eq!(shown.collect::<BTreeSet<_>>(), described.collect::<BTreeSet<_>>());
}

#[test]
fn operations_page_lists_all_metrics() {
    let page = read("docs/operations.md");
    let words = page.split(|letter: char| !letter.is_ascii_lowercase() && letter != '_');
    // The remainder of a file name pattern is not a metric.
    let is_metric =
        |word: &&str| word.strip_prefix("kingdomail_").is_some_and(|rest| !rest.is_empty());
    let named: BTreeSet<&str> = words.filter(is_metric).collect();
    let known: BTreeSet<&str> = METRICS.iter().map(|metric| metric.name).collect();
    assert_eq!(named, known);
}

/// All expressions of the dashboard, in panels and variables.
fn dashboard_expressions(dashboard: &Value) -> Vec<String> {
    let panels = dashboard["panels"].as_array().expect("panels").iter();
    let targets = panels.flat_map(|panel| panel["targets"].as_array().into_iter().flatten());
    let exprs = targets.map(|target| target["expr"].as_str().expect("an expression"));
    let variables = dashboard["templating"]["list"].as_array().expect("variables").iter();
    let queries = variables.filter_map(|variable| variable["query"]["query"].as_str());
    exprs.chain(queries).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn dashboards_and_alerts_use_known_metrics() {
    /// Labels added by Prometheus.
    const PROMETHEUS_LABELS: [&str; 2] = ["instance", "job"];
    let families = scrape_metrics().await;
    let samples: Vec<&Sample> = families.values().flat_map(|family| &family.samples).collect();
    let dashboard: Value = serde_json::from_str(&read("monitoring/dashboard.json")).expect("JSON");
    let (rules, panels) =
        (rule_expressions(&read("monitoring/alerts.yml")), dashboard_expressions(&dashboard));
    assert!(rules.len() > 10 && panels.len() > 20, "{} {}", rules.len(), panels.len());
    let mut referenced = BTreeSet::new();
    for text in rules.iter().chain(&panels) {
        let expression = Expression::parse(text);
        let mut labels: BTreeSet<&str> = PROMETHEUS_LABELS.into();
        for selector in &expression.selectors {
            let found: Vec<&&Sample> =
                samples.iter().filter(|sample| sample.name == selector.metric).collect();
            assert!(!found.is_empty(), "there is no {} for {text}", selector.metric);
            referenced.insert(selector.metric.clone());
            labels.extend(found.iter().flat_map(|sample| sample.labels.keys()).map(|l| &**l));
            for matcher in &selector.matchers {
                assert!(labels.contains(&*matcher.label), "no {} in {text}", matcher.label);
                let is_exact =
                    matcher.operator == "=" && !PROMETHEUS_LABELS.contains(&&*matcher.label);
                let has_value =
                    |sample: &&&Sample| sample.labels.get(&matcher.label) == Some(&matcher.value);
                assert!(!is_exact || found.iter().any(has_value), "{matcher:?} in {text}");
            }
        }
        for label in &expression.grouping {
            assert!(labels.contains(&**label), "no {label} in {text}");
        }
    }
    // Every metric must have a consumer.
    let is_asked = |name: &str| referenced.iter().any(|referenced| referenced.starts_with(name));
    let unasked: Vec<&str> =
        METRICS.iter().map(|metric| metric.name).filter(|name| !is_asked(name)).collect();
    assert_eq!(unasked, Vec::<&str>::new());
}

#[test]
fn dashboard_panels_do_not_overlap() {
    let dashboard: Value = serde_json::from_str(&read("monitoring/dashboard.json")).expect("JSON");
    assert!(dashboard["schemaVersion"].as_u64().is_some_and(|version| version >= 36));
    let variables = dashboard["templating"]["list"].as_array().expect("variables");
    assert!(variables.iter().any(|v| v["name"] == "datasource" && v["type"] == "datasource"));
    let (mut ids, mut taken) = (BTreeSet::new(), BTreeSet::new());
    for panel in dashboard["panels"].as_array().expect("panels") {
        let title = panel["title"].as_str().expect("a title");
        assert!(ids.insert(panel["id"].as_u64()), "the id of {title} is that of another");
        let place = |side: &str| panel["gridPos"][side].as_u64().expect("a place");
        let (x, y, width, height) = (place("x"), place("y"), place("w"), place("h"));
        assert!(x + width <= 24 && width > 0 && height > 0, "{title}");
        for square in (x..x + width).flat_map(|x| (y..y + height).map(move |y| (x, y))) {
            assert!(taken.insert(square), "{title} covers another");
        }
        if panel["type"] != "row" {
            assert_eq!(panel["datasource"]["uid"], "${datasource}", "{title}");
            assert!(!panel["targets"].as_array().expect("targets").is_empty(), "{title}");
        }
    }
}

//! Webhook signatures verify with the Standard Webhooks libraries for two other languages.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use guarded_http::GuardedClient;
use jiff::Timestamp;
use serde_json::{Value, json};

use crate::receiver::{Receiver, ScriptedResponse, expect_client, options_allowing, to};
use kingdomail::notifications::channels::webhook::{WebhookId, WebhookSecret, webhook_request};

/// The libraries reject messages older than five minutes by the clock of the machine.
#[expect(clippy::disallowed_methods, reason = "the libraries read the clock, too")]
fn now() -> Timestamp {
    Timestamp::now()
}

/// Returns webhooks as received, each with a secret and whether it must verify.
async fn cases() -> Vec<Value> {
    let (new, old, other) = (
        WebhookSecret::generate([1; 32]),
        WebhookSecret::from_bytes(vec![2; 24]).unwrap_or_else(|reason| panic!("{reason}")),
        WebhookSecret::from_bytes(vec![3; 64]).unwrap_or_else(|reason| panic!("{reason}")),
    );
    let receiver = Receiver::start(ScriptedResponse::Text("HTTP/1.1 204 No Content\r\n\r\n")).await;
    let id = WebhookId::parse("msg_0199-turn").expect("a name");
    let body = r#"{"type":"turn","names":["Ænn","🏰"]}"#;
    let client = expect_client(GuardedClient::new(options_allowing(&["127.0.0.0/8"])));
    let now = now();
    for former in [None, Some(&old)] {
        let to = to(&receiver.url());
        let request = webhook_request(&to, &id, now, &new, former, body.as_bytes().to_vec());
        client.post(&request, now).await;
    }
    let seen: Vec<Value> =
        receiver.requests().iter().map(|request| parse_request(request)).collect();
    assert_eq!(seen.len(), 2);
    let case = |seen: &Value, secret: &WebhookSecret, good: bool| {
        let mut case = seen.clone();
        case["secret"] = json!(secret.expose());
        case["good"] = json!(good);
        case
    };
    let mut changed = case(&seen[0], &new, false);
    changed["body"] = json!(format!("{body} "));
    let mut stale = case(&seen[0], &new, false);
    stale["headers"]["webhook-timestamp"] = json!((now.as_second() - 1).to_string());
    let mut renamed = case(&seen[0], &new, false);
    renamed["headers"]["webhook-id"] = json!("msg_0199-turm");
    vec![
        case(&seen[0], &new, true),
        case(&seen[0], &old, false),
        case(&seen[1], &new, true),
        case(&seen[1], &old, true),
        case(&seen[1], &other, false),
        changed,
        stale,
        renamed,
    ]
}

fn parse_request(request: &str) -> Value {
    let (head, body) = request.split_once("\r\n\r\n").expect("a head and a body");
    let headers: serde_json::Map<String, Value> = head
        .lines()
        .skip(1)
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_owned(), json!(value)))
        .collect();
    json!({ "headers": headers, "body": body })
}

#[tokio::test]
async fn python_library_verifies_webhooks() {
    let library = install_packages("python", |folder| {
        let mut pip = Command::new("python3");
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"])
            .args(["standardwebhooks==1.1.0", "--target"])
            .arg(folder);
        pip
    });
    let mut python = Command::new("python3");
    python.arg(script("check_webhook.py")).env("PYTHONPATH", library);
    assert_verified(&mut python, &cases().await);
}

#[tokio::test]
async fn javascript_library_verifies_webhooks() {
    let library = install_packages("javascript", |folder| {
        let mut npm = Command::new("npm");
        npm.args(["install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"])
            .args(["standardwebhooks@1.1.1", "--prefix"])
            .arg(folder);
        npm
    });
    let mut node = Command::new("node");
    node.arg(script("check_webhook.mjs")).current_dir(library);
    assert_verified(&mut node, &cases().await);
}

fn script(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/channels").join(name)
}

/// Returns a folder with the installed packages. `install` runs once for all test runs, and a
/// partial installation is never visible.
fn install_packages(language: &str, install: impl Fn(&Path) -> Command) -> PathBuf {
    let whole = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("standardwebhooks-{language}"));
    if !whole.exists() {
        let part = whole.with_extension(std::process::id().to_string());
        fs::create_dir_all(&part).expect("a folder");
        let done = install(&part).output().expect("python3 with pip, and npm, must be on the PATH");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        // A concurrent run may have installed the folder first.
        if fs::rename(&part, &whole).is_err() {
            fs::remove_dir_all(&part).expect("a folder of ours");
        }
    }
    whole
}

fn assert_verified(program: &mut Command, cases: &[Value]) {
    let mut running = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3 and node must be on the PATH");
    let mut input = running.stdin.take().expect("an input");
    input.write_all(json!(cases).to_string().as_bytes()).expect("the cases are read");
    drop(input);
    let done = running.wait_with_output().expect("an end");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert_eq!(String::from_utf8_lossy(&done.stdout).trim(), "verified");
}

//! SIGHUP: the server reloads its configuration and continues to run.

use std::path::Path;
use std::process::Command;

use crate::folder::{DataFolder, start_durable_postgres};
use crate::output::Output;
use crate::program;

fn get(address: &str, path: &str) -> String {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let answer = reqwest::get(format!("http://{address}{path}")).await.expect("an answer");
        let status = answer.status().as_u16();
        format!("{status} {}", answer.text().await.expect("text"))
    })
}

fn run_task(task: &str, data: &DataFolder, config: &Path) -> Command {
    let mut command = program::kingdomail(&data.0);
    command.arg(task).env("KINGDOMAIL_CONFIG_FILE", config);
    command.env("KINGDOMAIL_LOG_FORMAT", "json").env("KINGDOMAIL_DRAIN_SECONDS", "0");
    command
}

#[test]
fn hangup_reloads_settings() {
    let data = DataFolder::new("reload");
    std::fs::create_dir_all(&data.0).expect("a folder");
    let config = data.0.join("kingdomail.env");
    let write = |text: &str| std::fs::write(&config, text).expect("a file");
    write("KINGDOMAIL_LISTEN=127.0.0.1:0\nKINGDOMAIL_LOG=warn\nKINGDOMAIL_ACCOUNT_BOTS=3\n");
    let server = Output::spawn(run_task("serve", &data, &config));
    let listens = server.line_with(" listens on ");
    let address = listens.rsplit("http://").next().expect("an address").to_owned();
    let limits = |name: &str| {
        let answer = get(&address, "/v1/limits");
        let body = answer.strip_prefix("200 ").expect("the limits");
        serde_json::from_str::<serde_json::Value>(body).expect("JSON")[name].as_u64()
    };
    assert_eq!(limits("bots"), Some(3));

    // At level WARN the server would not log the reload.
    write(
        "KINGDOMAIL_LOG=info\nKINGDOMAIL_ACCOUNT_BOTS=7\nKINGDOMAIL_ADDRESS_REQUESTS_PER_MINUTE=77\n",
    );
    server.signal("HUP");
    server.line_with("configuration reloaded");
    assert_eq!(limits("bots"), Some(7));
    assert_eq!(limits("requests_per_minute_per_ip"), Some(77));

    write("KINGDOMAIL_LOG=loud\n");
    server.signal("HUP");
    let refused = server.line_with("configuration reload failed");
    assert!(refused.contains("`loud`"), "{refused}");
    assert_eq!(limits("bots"), Some(7));
    server.stop();
}

#[test]
fn worker_survives_hangup() {
    let data = DataFolder::new("worker-probes");
    let postgres = DataFolder::new("worker-database");
    let cluster = start_durable_postgres(&postgres);
    std::fs::create_dir_all(&data.0).expect("a folder");
    let config = data.0.join("kingdomail.env");
    std::fs::write(&config, "KINGDOMAIL_LOG=info\n").expect("a file");
    let mut command = run_task("worker", &data, &config);
    command.env("DATABASE_URL", cluster.url("postgres"));
    command.env("KINGDOMAIL_ADMIN_LISTEN", "127.0.0.1:0");
    command.env("KINGDOMAIL_TOKEN_SECRET", "a secret for a worker, of thirty-two bytes");
    let worker = Output::spawn(command);
    let probes = worker.line_with("/readyz");
    let probes = probes.rsplit("http://").next().and_then(|rest| rest.strip_suffix("/readyz"));
    let probes = probes.expect("an address").to_owned();
    for path in ["/livez", "/readyz", "/readyz/write"] {
        assert!(get(&probes, path).starts_with("200 "), "{path}");
    }
    let metrics = get(&probes, "/metrics");
    assert!(metrics.contains("\nkingdomail_database_writable 1\n"), "{metrics}");
    assert!(get(&probes, "/v1/limits").starts_with("404 "));
    worker.signal("HUP");
    worker.line_with("configuration reloaded");
    assert!(get(&probes, "/readyz").starts_with("200 "));
    worker.stop();
    cluster.stop().expect("stopped");
}

//! Several nodes on one database: different settings and clocks, nodes with restricted networks,
//! and a restored database.

use kingdomail::bootstrap::reload_context;
use kingdomail::config::Config;
use kingdomail::domain::diagnosis::IncidentKind;
use kingdomail::domain::node::{Fingerprints, LiveNode, SharedSetting, differences};
use kingdomail::service;
use kingdomail::store::{self, Pool};
use reqwest::StatusCode;
use serde_json::json;

use crate::support::{
    Answer, Catcher, Limits, PASSWORD, Player, TestServer, advance_clock, database, players,
    run_deliveries, start_game, wait_until,
};

fn fingerprints(values: &[(SharedSetting, &str)]) -> Fingerprints {
    let print = |(setting, value): &(SharedSetting, &str)| {
        (setting.variable().to_owned(), (*value).to_owned())
    };
    values.iter().map(print).collect()
}

/// Node that publishes the fingerprint `value` of `setting`.
fn node(url: &str, setting: SharedSetting, value: &str) -> TestServer {
    TestServer::with_limits(url, |limits: &mut Limits| {
        limits.settings = fingerprints(&[(setting, value)]);
    })
}

async fn report_node(server: &TestServer) {
    service::report_node(&server.ctx).await.expect("the database answers");
}

async fn live_nodes(server: &TestServer) -> Vec<LiveNode> {
    service::collect_database_facts(&server.ctx.pool).await.expect("the database answers").nodes
}

#[tokio::test(flavor = "multi_thread")]
async fn differing_settings_are_published() {
    let url = database().await;
    let one = node(&url, SharedSetting::PublicUrl, "1");
    let other = node(&url, SharedSetting::PublicUrl, "2");
    let third = node(&url, SharedSetting::PublicUrl, "1");
    for server in [&one, &other, &third] {
        report_node(server).await;
    }
    let nodes = live_nodes(&one).await;
    assert_eq!(nodes.len(), 3);
    assert!(nodes.iter().all(|node| node.clock_offset_seconds.abs() < 2.0), "{nodes:?}");
    let found = differences(&nodes);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].setting, SharedSetting::PublicUrl);
    assert_eq!(found[0].groups.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1]);

    // The gauges are global to the process, and other tests set them too.
    let player = one.player("Ada").await;
    let shown = async |series: &str| {
        report_node(&one).await;
        let text = player.get("/metrics").await.body;
        text.as_str().expect("text").contains(series)
    };
    wait_until(|| shown("kingdomail_settings_differ{setting=\"KINGDOMAIL_PUBLIC_URL\"} 1")).await;

    service::remove_node(&other.ctx).await.expect("the database answers");
    assert_eq!(differences(&live_nodes(&one).await), []);
}

fn configuration(variables: &[(SharedSetting, &str)]) -> Config {
    let variable = |(setting, value): &(SharedSetting, &str)| {
        (setting.variable().to_owned(), (*value).to_owned())
    };
    let data = ("KINGDOMAIL_DATA".to_owned(), "/srv".to_owned());
    let read = Config::read(variables.iter().map(variable).chain([data]));
    let Ok(config) = read else { panic!("refused") };
    config
}

#[tokio::test(flavor = "multi_thread")]
async fn reloaded_settings_are_published() {
    use SharedSetting::{AccountBots, PublicUrl};
    let url = database().await;
    let configure = |limits: &mut Limits| {
        limits.settings =
            fingerprints(&[(AccountBots, "at the start"), (PublicUrl, "at the start")]);
    };
    let [one, other] =
        [TestServer::with_limits(&url, configure), TestServer::with_limits(&url, configure)];
    report_node(&one).await;
    report_node(&other).await;
    assert_eq!(differences(&live_nodes(&one).await), []);

    // A reload does not apply another public URL.
    let changed = configuration(&[(AccountBots, "7"), (PublicUrl, "https://kingdomail.example")]);
    reload_context(&one.ctx, &changed);
    report_node(&one).await;
    let found: Vec<_> =
        differences(&live_nodes(&one).await).iter().map(|difference| difference.setting).collect();
    assert_eq!(found, [AccountBots]);
    assert_eq!(one.ctx.quotas.get().bots, 7);

    reload_context(&other.ctx, &changed);
    report_node(&other).await;
    assert_eq!(differences(&live_nodes(&one).await), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_node_is_not_compared() {
    let url = database().await;
    let one = node(&url, SharedSetting::TokenSecret, "1");
    let other = node(&url, SharedSetting::TokenSecret, "2");
    report_node(&one).await;
    report_node(&other).await;
    let silent = "UPDATE nodes SET last_seen_at = last_seen_at - interval '1 minute' WHERE settings::text LIKE '%2%'";
    assert_eq!(one.sql(silent).await, 1);
    assert_eq!(live_nodes(&one).await.len(), 1);
    one.sql("UPDATE nodes SET last_seen_at = last_seen_at - interval '2 days'").await;
    report_node(&one).await;
    assert_eq!(one.count("SELECT count(*) FROM nodes").await, 1, "dead nodes are removed");
}

/// Player with a webhook and a pending message.
async fn queue_message(server: &TestServer, catcher: &Catcher) -> (Vec<Player>, serde_json::Value) {
    let players = players(server, 2).await;
    let webhook = players[0].create_webhook(&catcher.url("/hook"), "standard").await;
    start_game(&players, json!({})).await;
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    (players, webhook["webhook"]["id"].clone())
}

const REQUEUE: &str = "/v1/admin/backlog/requeue";

async fn appoint(server: &TestServer, player: &Player) {
    let me = player.get("/v1/me").await.expect(StatusCode::OK);
    let name = me["name"].as_str().expect("a name");
    service::accounts::set_admin(&server.ctx, name, true).await.expect("an admin");
}

/// Node that may not send messages to private networks.
fn confined_node(url: &str, value: &str) -> TestServer {
    TestServer::with_limits(url, |limits: &mut Limits| {
        limits.networks = Vec::new();
        limits.settings = fingerprints(&[(SharedSetting::OutboundNetworks, value)]);
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn another_node_sends_forbidden_message() {
    let url = database().await;
    let open = node(&url, SharedSetting::OutboundNetworks, "open");
    let confined = confined_node(&url, "confined");
    report_node(&open).await;
    report_node(&confined).await;
    let catcher = Catcher::start().await;
    let (players, webhook) = queue_message(&open, &catcher).await;
    for round in 1..=12 {
        run_deliveries(&confined).await;
        advance_clock(&open, round * 10).await;
    }
    assert_eq!(catcher.caught().len(), 0);
    let log = players[0].log(&webhook).await;
    assert!(!log.is_empty());
    for message in &log {
        assert_eq!(message["state"], "pending", "{message}");
        assert_eq!(message["attempts"], 0, "{message}");
    }
    let shown = players[0].webhook().await;
    assert_eq!(shown["failures"], 0, "the endpoint is not to blame");
    run_deliveries(&open).await;
    assert_eq!(catcher.caught().len(), log.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn globally_forbidden_message_can_be_requeued() {
    let url = database().await;
    let open = node(&url, SharedSetting::OutboundNetworks, "same");
    let confined = confined_node(&url, "same");
    report_node(&open).await;
    report_node(&confined).await;
    let catcher = Catcher::start().await;
    let (players, webhook) = queue_message(&open, &catcher).await;
    run_deliveries(&confined).await;
    let log = players[0].log(&webhook).await;
    assert!(!log.is_empty());
    assert!(log.iter().all(|message| message["state"] == "dead"), "{log:?}");

    let [ada, grace] = &players[..] else { panic!("two players") };
    grace.post_empty(REQUEUE).await.expect_problem("not_an_admin");
    appoint(&open, ada).await;
    let mail = ada.post_empty(&format!("{REQUEUE}?channel=email")).await;
    assert_eq!(mail.expect(StatusCode::OK)["requeued"], 0);
    let all = ada.post_empty(REQUEUE).await.expect(StatusCode::OK);
    assert_eq!(all["requeued"], log.len());
    assert_eq!(ada.post_empty(REQUEUE).await.expect(StatusCode::OK)["requeued"], 0);
    run_deliveries(&open).await;
    assert_eq!(catcher.caught().len(), log.len());
    let log = ada.log(&webhook).await;
    assert!(log.iter().all(|message| message["state"] == "delivered"), "{log:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn requeue_skips_stale_messages() {
    let server = TestServer::start().await;
    let catcher = Catcher::start().await;
    let (players, webhook) = queue_message(&server, &catcher).await;
    let ada = &players[0];
    appoint(&server, ada).await;
    let notifications = ada.log(&webhook).await.len();
    assert!(notifications > 0);
    let others = "INSERT INTO deliveries \
         (id, destination_id, feed_position, format, content, created_at, due_at, state, ended_at) \
         SELECT gen_random_uuid(), e.id, 0, 1, jsonb_build_object('type', kind), \
         game_time(), game_time(), 'dead', game_time() \
         FROM destinations e, unnest(ARRAY['test', 'verification', 'password_reset']) AS kind";
    assert_eq!(server.sql(others).await, 3);

    for (hours, requeued) in [(1, notifications), (71, notifications), (73, 0)] {
        let died = format!(
            "UPDATE deliveries SET state = 'dead', ended_at = game_time() - interval '{hours} hours'"
        );
        assert_eq!(server.sql(&died).await, notifications + 3);
        let answer = ada.post_empty(REQUEUE).await.expect(StatusCode::OK);
        assert_eq!(answer["requeued"], requeued, "{hours} hours");
        let pending = "SELECT count(*) FROM deliveries \
             WHERE state = 'pending' AND content->>'type' = 'notice'";
        assert_eq!(server.texts(pending).await, [format!("({requeued})")], "{hours} hours");
        let others = "SELECT count(*) FROM deliveries \
             WHERE state = 'dead' AND content->>'type' <> 'notice'";
        assert_eq!(server.count(others).await, 3, "{hours} hours");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn message_forbidden_at_differing_nodes_ends() {
    let url = database().await;
    let open = TestServer::with_database(&url);
    let nodes = [confined_node(&url, "one"), confined_node(&url, "other")];
    for node in &nodes {
        report_node(node).await;
    }
    let catcher = Catcher::start().await;
    let (players, _) = queue_message(&open, &catcher).await;
    start_game(&players, json!({})).await;
    service::notifications::relay_all(&open.ctx).await.expect("the database answers");
    // One message for each of the two games, because messages about the same game are delivered in
    // sequence.
    let surplus = "DELETE FROM deliveries WHERE id NOT IN (SELECT DISTINCT ON (game_id) id \
         FROM deliveries WHERE game_id IS NOT NULL ORDER BY game_id, id)";
    open.sql(surplus).await;
    let shown = "SELECT state, attempts FROM deliveries";
    run_deliveries(&nodes[0]).await;
    assert_eq!(open.texts(shown).await, ["(pending,0)", "(pending,0)"]);

    // Each step exceeds the longest pause after the attempt before it.
    let steps = [3_700, 10, 400, 2_200, 9_000, 22_000, 44_000, 61_000, 87_000, 104_000];
    let mut time = 0;
    for (step, attempt) in steps.into_iter().zip(1_usize..) {
        time += step;
        advance_clock(&open, time).await;
        run_deliveries(&nodes[attempt % 2]).await;
        let state = if attempt < steps.len() { "pending" } else { "dead" };
        let expected = format!("({state},{attempt})");
        assert_eq!(open.texts(shown).await, [expected.clone(), expected]);
    }
    assert_eq!(catcher.caught().len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn email_waits_for_capable_node() {
    let url = database().await;
    let with_server = node(&url, SharedSetting::MailServer, "true");
    let without = node(&url, SharedSetting::MailServer, "false");
    report_node(&with_server).await;
    report_node(&without).await;
    let ada = without.player("Ada").await;
    let address = json!({ "address": "ada@example.org", "password": PASSWORD });
    let set =
        Answer::from_request(ada.request(reqwest::Method::PUT, "/v1/me/email").json(&address));
    assert!(set.await.status.is_success());
    run_deliveries(&without).await;
    let states = "SELECT state FROM deliveries";
    assert_eq!(without.texts(states).await, ["(pending)"]);
    service::remove_node(&with_server.ctx).await.expect("the database answers");
    advance_clock(&without, 10).await;
    run_deliveries(&without).await;
    assert_eq!(without.texts(states).await, ["(delivered)"], "now no other node has one");
}

#[tokio::test(flavor = "multi_thread")]
async fn local_synchronous_commit_is_unsafe() {
    let server = TestServer::start().await;
    let mut conn = server.connection().await;
    let set = async |level: &str, conn: &mut store::Connection| {
        use diesel_async::SimpleAsyncConnection;
        conn.batch_execute(&format!("SET synchronous_commit = {level}")).await.expect("set");
        let found = store::check_durability(conn).await.expect("the database answers");
        found.iter().any(|one| one.starts_with("synchronous_commit"))
    };
    for (level, is_unsafe) in [
        ("local", true),
        ("off", true),
        ("on", false),
        ("remote_apply", false),
        ("remote_write", false),
    ] {
        assert_eq!(set(level, &mut conn).await, is_unsafe, "{level}");
    }
}

/// Makes new connections see the given objects instead of those of Postgres.
async fn override_catalog(server: &TestServer, statements: &[&str]) {
    for statement in statements {
        server.sql(statement).await;
    }
    let first = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', \
                 current_database()); END $$";
    server.sql(first).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asynchronous_standby_is_at_risk() {
    let server = TestServer::start().await;
    let examined = async || {
        let pool = Pool::new(&server.database, 1).expect("a pool");
        service::collect_database_facts(&pool).await.expect("the database answers").replication
    };
    assert!(!examined().await.is_at_risk());
    let standby = "CREATE VIEW pg_stat_replication AS SELECT 1 AS pid, 'db2' AS application_name";
    override_catalog(&server, &[standby]).await;
    let found = examined().await;
    assert_eq!((found.standbys, found.is_at_risk()), (1, true));
    server.sql("CREATE OR REPLACE VIEW pg_stat_replication AS SELECT 1 AS pid, 'pg_receivewal' AS application_name").await;
    assert!(!examined().await.is_at_risk(), "an archive of the log is no standby");
}

#[tokio::test(flavor = "multi_thread")]
async fn lossy_failover_is_recorded() {
    let first = TestServer::start().await;
    let timeline = |number: u32| {
        format!(
            "CREATE OR REPLACE FUNCTION public.pg_walfile_name(pg_lsn) RETURNS text LANGUAGE sql \
             AS 'SELECT ''{number:08}0000000000000001'''"
        )
    };
    override_catalog(&first, &[&timeline(1)]).await;
    let server = TestServer::with_database(&first.database);
    report_node(&server).await;
    let players = players(&server, 2).await;
    let lost = start_game(&players, json!({ "auto_play_forced": false })).await;
    let kept = start_game(&players, json!({ "auto_play_forced": false })).await;
    for game in [&lost, &kept] {
        let player = game.awaited_player(&players).expect("a player");
        let command = player.legal_commands(game).await.remove(0);
        player.play(game, &command).await;
    }
    let incidents = async || {
        let facts =
            service::collect_database_facts(&server.ctx.pool).await.expect("the database answers");
        facts.incidents.into_iter().map(|incident| incident.kind).collect::<Vec<_>>()
    };
    report_node(&server).await;
    assert_eq!(incidents().await, []);

    server.sql(&timeline(2)).await;
    report_node(&server).await;
    assert_eq!(incidents().await, [IncidentKind::Timeline { before: 1, after: 2 }]);

    let id = lost.id();
    let acknowledged =
        server.count(&format!("SELECT version FROM game_states WHERE game_id = '{id}'")).await;
    let stored = acknowledged - 1;
    server.sql(&format!("DELETE FROM events WHERE game_id = '{id}' AND version > {stored}")).await;
    server.sql(&format!("UPDATE game_states SET version = {stored} WHERE game_id = '{id}'")).await;
    server.sql(&timeline(3)).await;
    report_node(&server).await;
    let found = incidents().await;
    let rewound: Vec<_> =
        found.iter().filter(|kind| matches!(kind, IncidentKind::Rewound { .. })).collect();
    let [IncidentKind::Rewound { game, acknowledged: before, stored: after }] = rewound[..] else {
        panic!("{found:?}")
    };
    assert_eq!(game.to_string(), id.to_string());
    assert_eq!((*before, *after), (acknowledged.cast_signed(), Some(stored.cast_signed())));

    server.sql(&timeline(4)).await;
    report_node(&server).await;
    let again = incidents().await;
    let rewound = again.iter().filter(|kind| matches!(kind, IncidentKind::Rewound { .. }));
    assert_eq!(rewound.count(), 1, "a loss is reported once");
}

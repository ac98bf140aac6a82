//! Names: comparison, rejected names, and the time for which a name is reserved.

use futures_util::future::join_all;
use jiff::SignedDuration;
use kingdomail::domain::account::TokenBucket;
use kingdomail::service::accounts::{Throttles, update_name_forms};
use kingdomail::service::{RetentionScan, delete_expired_rows};
use reqwest::StatusCode;
use serde_json::{Value, json};
use url::Url;

use crate::guests::create_guest;
use crate::support::{Answer, Game, PASSWORD, Player, TestServer, Visitor, database};

async fn register(at: &Player, name: &str) -> Answer {
    at.without_token().post("/v1/players", &json!({ "name": name, "password": PASSWORD })).await
}

async fn log_in(at: &Player, name: &str) -> Answer {
    at.without_token().post("/v1/sessions", &json!({ "name": name, "password": PASSWORD })).await
}

async fn rename(player: &Player, name: &str) -> Answer {
    player.patch("/v1/me", &json!({ "name": name })).await
}

async fn delete_account(player: &Player) -> Answer {
    player.post("/v1/me/deletion", &json!({ "password": PASSWORD })).await
}

/// Server that allows two wrong passwords per account.
async fn strict_server() -> TestServer {
    TestServer::with_limits(&database().await, |limits| {
        let refill_interval = SignedDuration::from_hours(1);
        limits.throttles.password_attempts_per_account = TokenBucket { burst: 2, refill_interval };
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn name_lookup_ignores_spaces_and_apostrophes() {
    let server = strict_server().await;
    let ada = server.player("Ada").await;
    let made = register(&ada, " O\u{2019}Neil ").await.expect(StatusCode::CREATED);
    assert_eq!(made["player"]["name"], "O'Neil");
    let id = made["player"]["id"].clone();
    for name in
        ["O'Neil ", "\u{a0}o'neil", "O\u{2019}Neil", "O\u{2bc}Neil", "O`Neil", "O\u{b4}NEIL\n"]
    {
        let grant = log_in(&ada, name).await.expect(StatusCode::CREATED);
        assert_eq!(grant["player_id"], id, "{}", name.escape_unicode());
        register(&ada, name).await.expect_problem("name_taken");
        let found = url::form_urlencoded::byte_serialize(name.as_bytes()).collect::<String>();
        let found = ada.get(&format!("/v1/players?name={found}")).await.expect(StatusCode::OK);
        assert_eq!(found["items"][0]["id"], id);
    }
    let wish = json!({ "settings": { "players": 2 }, "access": "invitation" });
    let game = Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let invitations = format!("/v1/games/{}/invitations", game.id());
    ada.post(&invitations, &json!({ "name": " O\u{2019}Neil" })).await.expect(StatusCode::OK);
    let bot = ada.post("/v1/me/bots", &json!({ "name": "Ada\u{2019}s  engine " })).await;
    assert_eq!(bot.expect(StatusCode::CREATED)["name"], "Ada's engine");
    assert_eq!(rename(&ada, " Ada  L. ").await.expect(StatusCode::OK)["name"], "Ada L.");
}

#[tokio::test(flavor = "multi_thread")]
async fn invitation_page_accepts_name_with_spaces() {
    let server = strict_server().await;
    let ada = server.player("Ada").await;
    server.player("O'Neil").await;
    let visitor = Visitor::new("en");
    for name in ["O'Neil ", " o\u{2019}neil", "O\u{2bc}Neil", "\u{2068}O'Neil\u{2069}"] {
        let page = visitor.open(&create_invitation_link(&ada).await).await;
        let filled = [("name", name), ("password", PASSWORD)];
        let page = visitor.send(&page.form("Log in and join"), &filled).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.words());
        assert!(page.words().contains("O'Neil"), "{}", page.words());
    }
}

async fn create_invitation_link(opener: &Player) -> Url {
    let wish = json!({ "settings": { "players": 3 }, "access": "invitation" });
    let game = Game(opener.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let link = opener.post_empty(&format!("/v1/games/{}/invitation-links", game.id())).await;
    let link = link.expect(StatusCode::CREATED);
    link["url"].as_str().expect("an address").parse().expect("an address")
}

/// Gives an account a name that an older release accepted.
async fn set_legacy_name(server: &TestServer, player: &Player, name: &str, key: &str) {
    let id = &player.id;
    server
        .sql(&format!(
            "UPDATE players SET name = '{name}', name_key = '{key}', name_skeleton = NULL \
             WHERE id = '{id}'"
        ))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_older_releases_stay_valid() {
    let server = TestServer::start().await;
    let (ada, grace, hedy) =
        (server.player("Ada").await, server.player("Grace").await, server.player("Hedy").await);
    let curled = "O\u{2bc}Neil";
    set_legacy_name(&server, &ada, curled, "o\u{2bc}neil").await;
    set_legacy_name(&server, &grace, "admin", "admin").await;
    for (player, name) in [(&ada, curled), (&grace, "Admin")] {
        let grant = log_in(player, name).await.expect(StatusCode::CREATED);
        assert_eq!(grant["player_id"], player.id.as_str());
    }
    let (password, new) =
        (json!({ "current": PASSWORD, "new": "a giant on every crown" }), "admin");
    let both = json!({ "name": new, "password": password });
    assert_eq!(grace.patch("/v1/me", &both).await.expect(StatusCode::OK)["name"], "admin");

    assert_eq!(update_name_forms(&server.ctx).await.expect("renewed"), 2);
    assert_eq!(update_name_forms(&server.ctx).await.expect("renewed"), 0);
    for name in [curled, "O'Neil", "o\u{2019}neil"] {
        let grant = log_in(&hedy, name).await.expect(StatusCode::CREATED);
        assert_eq!(grant["player_id"], ada.id.as_str());
        register(&hedy, name).await.expect_problem("name_taken");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn old_look_alike_names_are_kept() {
    let server = TestServer::start().await;
    let nodes: Vec<TestServer> =
        (0..4).map(|_| TestServer::with_database(&server.database)).collect();
    let (ada, grace) = (server.player("Ada").await, server.player("Grace").await);
    set_legacy_name(&server, &ada, "Paca", "paca").await;
    let cyrillic = "\u{420}\u{430}\u{441}\u{430}";
    set_legacy_name(&server, &grace, cyrillic, "\u{440}\u{430}\u{441}\u{430}").await;
    join_all(nodes.iter().map(|node| async {
        update_name_forms(&node.ctx).await.expect("renewed");
    }))
    .await;
    for (player, name) in [(&ada, "Paca"), (&grace, cyrillic)] {
        let grant = log_in(player, name).await.expect(StatusCode::CREATED);
        assert_eq!(grant["player_id"], player.id.as_str());
        let again = player.patch("/v1/me", &json!({ "name": name })).await;
        assert_eq!(again.expect(StatusCode::OK)["name"], name);
    }
    let skeletons = "SELECT count(*) FROM players WHERE name_skeleton = 'paca'";
    assert_eq!(server.count(skeletons).await, 1);
    register(&ada, "PACA").await.expect_problem("name_taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn misleading_names_are_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (somebody, _) = create_guest(&server, &ada).await;
    for name in [
        "Kingdomail",
        "Kingdomail Support",
        "admin",
        "Adm1n",
        "\u{430}\u{434}\u{43c}\u{438}\u{43d}",
        "Moderator",
        "System",
        "House 1",
        "house-2",
        "paypal.com",
        "www.ada",
        "http ada",
        "...",
        "--",
        "-\u{301}\u{301}",
    ] {
        let problem = register(&ada, name).await.expect_problem("name_invalid");
        assert_eq!(problem["field"], "name");
        rename(&ada, name).await.expect_problem("name_invalid");
        ada.post("/v1/me/bots", &json!({ "name": name })).await.expect_problem("name_invalid");
        let claim = json!({ "name": name, "password": PASSWORD });
        somebody.post("/v1/me/claim", &claim).await.expect_problem("name_invalid");
        let visitor = Visitor::new("en");
        let page = visitor.open(&create_invitation_link(&ada).await).await;
        let filled = [("name", name), ("password", PASSWORD)];
        let page = visitor.send(&page.form("Create an account and join"), &filled).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn look_alike_names_are_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for (name, alike) in [
        ("Paca", "\u{420}\u{430}\u{441}\u{430}"),
        ("Alice", "AIice"),
        ("Bob", "B0b"),
        ("\u{39d}\u{3af}\u{3ba}\u{3bf}\u{3c2}", "\u{39d}\u{3af}\u{3ba}\u{43e}\u{3c2}"),
    ] {
        register(&ada, name).await.expect(StatusCode::CREATED);
        let refused = register(&ada, alike).await;
        assert!(
            ["name_taken", "name_invalid"]
                .contains(&refused.body["code"].as_str().expect("a code"))
        );
        assert!(!rename(&ada, alike).await.status.is_success());
        assert!(!ada.post("/v1/me/bots", &json!({ "name": alike })).await.status.is_success());
    }
    register(&ada, "AIice").await.expect_problem("name_taken");
    for different in ["Kai", "Kal", "Jose", "Jos\u{e9}", "Hedy 1", "Hedy 2"] {
        register(&ada, different).await.expect(StatusCode::CREATED);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn racing_look_alikes_have_one_winner() {
    let server = TestServer::start().await;
    let nodes: Vec<TestServer> =
        (0..8).map(|_| TestServer::with_database(&server.database)).collect();
    let ada = server.player("Ada").await;
    let names = ["Paca", "\u{420}\u{430}\u{441}\u{430}"];
    let racing = nodes.iter().enumerate().map(|(number, node)| {
        let at = ada.at(node.url(""));
        async move { register(&at, names[number % 2]).await }
    });
    let answers = join_all(racing).await;
    let (made, refused): (Vec<_>, Vec<_>) =
        answers.into_iter().partition(|answer| answer.status == StatusCode::CREATED);
    assert_eq!((made.len(), refused.len()), (1, 7));
    refused.into_iter().for_each(|answer| drop(answer.expect_problem("name_taken")));
}

#[tokio::test(flavor = "multi_thread")]
async fn successful_renames_are_limited() {
    let server = TestServer::with_limits(&database().await, |limits| {
        limits.throttles.renames = Throttles::default().renames;
    });
    let (ada, _) = (server.player("Ada").await, server.player("Eve").await);
    for _ in 0..8 {
        rename(&ada, "Eve").await.expect_problem("name_taken");
        rename(&ada, "E").await.expect_problem("name_invalid");
        rename(&ada, "Ada").await.expect(StatusCode::OK);
    }
    for number in 0..5 {
        rename(&ada, &format!("Ada {number}")).await.expect(StatusCode::OK);
    }
    let refused = rename(&ada, "Ada 5").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    let wait: i64 =
        refused.headers["retry-after"].to_str().expect("ASCII").parse().expect("seconds");
    assert!((5 * 86_400..=6 * 86_400).contains(&wait), "{wait}");
    refused.expect_problem("too_many_renames");
    let limits = ada.get("/v1/limits").await.expect(StatusCode::OK);
    assert_eq!(limits["renames"], json!({ "burst": 5, "refill_seconds": 518_400 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn former_name_is_reserved_for_owner() {
    let server = TestServer::start().await;
    let (ada, eve) = (server.player("Alice").await, server.player("Eve").await);
    rename(&ada, "Countess Lovelace").await.expect(StatusCode::OK);
    let (newcomer, _) = create_guest(&server, &eve).await;
    for name in ["Alice", "ALICE", "AIice"] {
        register(&eve, name).await.expect_problem("name_taken");
        rename(&eve, name).await.expect_problem("name_taken");
        eve.post("/v1/me/bots", &json!({ "name": name })).await.expect_problem("name_taken");
        let claim = json!({ "name": name, "password": PASSWORD });
        newcomer.post("/v1/me/claim", &claim).await.expect_problem("name_taken");
    }
    rename(&ada, "Alice").await.expect(StatusCode::OK);
    log_in(&ada, "alice").await.expect(StatusCode::CREATED);
    rename(&ada, "Countess Lovelace").await.expect(StatusCode::OK);

    server.sql("UPDATE name_holds SET held_until = now() - interval '1 s'").await;
    rename(&eve, "AIice").await.expect(StatusCode::OK);
    rename(&ada, "Alice").await.expect_problem("name_taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_account_name_is_hashed() {
    let server = TestServer::start().await;
    let (ada, eve) = (server.player("Rosalind").await, server.player("Eve").await);
    rename(&ada, "Countess Lovelace").await.expect(StatusCode::OK);
    delete_account(&ada).await.expect(StatusCode::NO_CONTENT);
    for name in ["Rosalind", "Countess Lovelace", "c0untess lovelace"] {
        register(&eve, name).await.expect_problem("name_taken");
    }
    let left = "SELECT count(*) FROM name_holds WHERE player_id IS NOT NULL \
                OR encode(name_hash, 'escape') ILIKE '%osalind%'";
    assert_eq!(server.count(left).await, 0);
    assert_eq!(server.count("SELECT count(*) FROM name_holds").await, 4);
    assert_eq!(server.count("SELECT count(*) FROM players WHERE name ILIKE '%countess%'").await, 0);

    server.sql("UPDATE name_holds SET held_until = now() - interval '1 s'").await;
    delete_expired_rows(&server.ctx, &mut RetentionScan::default()).await.expect("removed");
    assert_eq!(server.count("SELECT count(*) FROM name_holds").await, 0);
    register(&eve, "Rosalind").await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_bot_name_is_reserved() {
    let server = TestServer::start().await;
    let (ada, eve) = (server.player("Ada").await, server.player("Eve").await);
    let wish = json!({ "name": "Engine" });
    let bot = ada.post("/v1/me/bots", &wish).await.expect(StatusCode::CREATED);
    let path = format!("/v1/me/bots/{}", bot["id"].as_str().expect("an id"));
    ada.delete(&path).await.expect(StatusCode::NO_CONTENT);
    eve.post("/v1/me/bots", &wish).await.expect_problem("name_taken");
    ada.post("/v1/me/bots", &wish).await.expect(StatusCode::CREATED);
    delete_account(&ada).await.expect(StatusCode::NO_CONTENT);
    eve.post("/v1/me/bots", &wish).await.expect_problem("name_taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn reserved_names_per_account_are_bounded() {
    let server = TestServer::start().await;
    let (ada, eve) = (server.player("Ada").await, server.player("Eve").await);
    let names: Vec<Value> = ('a'..='v').map(|c| json!({ "name": format!("Engine {c}") })).collect();
    for name in &names {
        let bot = ada.post("/v1/me/bots", name).await.expect(StatusCode::CREATED);
        let path = format!("/v1/me/bots/{}", bot["id"].as_str().expect("an id"));
        ada.delete(&path).await.expect(StatusCode::NO_CONTENT);
    }
    let last = names.last().expect("a name");
    eve.post("/v1/me/bots", last).await.expect_problem("name_taken");
    eve.post("/v1/me/bots", &names[0]).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn name_released_during_race_stays_reserved() {
    let server = TestServer::start().await;
    let nodes: Vec<TestServer> =
        (0..8).map(|_| TestServer::with_database(&server.database)).collect();
    let ada = server.player("Alice").await;
    for deletes in [false, true] {
        let name = if deletes { "Countess" } else { "Alice" };
        let claims = nodes.iter().map(|node| {
            let at = ada.at(node.url(""));
            async move { register(&at, name).await }
        });
        let given_up = async {
            if deletes { delete_account(&ada).await } else { rename(&ada, "Countess").await }
        };
        let (claims, given_up) = tokio::join!(join_all(claims), given_up);
        assert!(given_up.status.is_success(), "{}", given_up.body);
        claims
            .into_iter()
            .for_each(|answer: Answer| drop::<Value>(answer.expect_problem("name_taken")));
    }
}

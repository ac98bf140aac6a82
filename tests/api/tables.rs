use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::support::{Answer, Game, Player, TestServer, play_to_end, players};

async fn act(player: &Player, game: &Game, step: &str) -> Answer {
    player.post_empty(&format!("/v1/games/{}/{step}", game.id())).await
}

async fn join(player: &Player, game: &Game, body: Value) -> Answer {
    player.post(&format!("/v1/games/{}/join", game.id()), &body).await
}

async fn invite(player: &Player, game: &Game, name: &str) -> Answer {
    player.post(&format!("/v1/games/{}/invitations", game.id()), &json!({ "name": name })).await
}

fn bytes(text: &Value) -> Vec<u8> {
    hex::decode(text.as_str().expect("hexadecimal")).expect("hexadecimal")
}

/// Asserts `commitment = SHA-256("kingdomail-commit-1" ‖ 00 ‖ game_id ‖ seed)` from public data.
fn assert_commitment(game: &Game) {
    let id = game.id().replace('-', "");
    let hash = Sha256::new()
        .chain_update(b"kingdomail-commit-1\0")
        .chain_update(hex::decode(id).expect("an id"))
        .chain_update(bytes(&game.0["shuffle"]["seed"]))
        .finalize();
    assert_eq!(hash.to_vec(), bytes(&game.0["shuffle"]["commitment"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn table_is_left_and_rejoined() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let [ada, grace, hedy] = &players[..] else { panic!("three") };
    let table = ada.open(json!({ "players": 4, "variants": ["harmony"] })).await;
    assert_eq!((table.version(), &table.0["status"]), (2, &json!("open")));
    assert_eq!(table.0["settings"]["variants"], json!(["harmony"]));
    assert_eq!(table.0["shuffle"]["seed"], Value::Null);
    for player in [grace, hedy] {
        player.join(&table).await;
    }
    let after = Game(act(grace, &table, "leave").await.expect(StatusCode::OK));
    // Later seats move up.
    assert_eq!(after.0["seats"][1]["player"]["name"], "Hedy");
    assert_eq!(after.0["your_seat"], Value::Null);
    let again = grace.join(&table).await;
    assert_eq!(again.0["your_seat"], 2);
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn forbidden_table_actions_are_rejected() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let [ada, grace, hedy] = &players[..] else { panic!("three") };
    let table = ada.open(json!({ "players": 2 })).await;
    join(ada, &table, json!({})).await.expect_problem("already_seated");
    act(ada, &table, "leave").await.expect_problem("host_cannot_leave");
    act(ada, &table, "start").await.expect_problem("too_few_players");
    act(grace, &table, "leave").await.expect_problem("not_seated");
    act(grace, &table, "start").await.expect_problem("not_the_host");
    act(grace, &table, "cancel").await.expect_problem("not_the_host");
    invite(grace, &table, "Hedy").await.expect_problem("not_the_host");
    for nobody in ["Nobody", "\u{0}", ""] {
        assert_eq!(
            invite(ada, &table, nobody).await.expect_problem("player_not_found")["field"],
            "name"
        );
    }
    let legal = format!("/v1/games/{}/legal-commands", table.id());
    ada.get(&legal).await.expect_problem("game_not_started");
    let concede = json!({ "type": "concede" });
    Answer::from_request(ada.command(&table, &concede)).await.expect_problem("game_not_started");
    Answer::from_request(grace.command(&table, &concede)).await.expect_problem("not_seated");
    assert_eq!(ada.get_game(&table).await, table);

    let running = grace.join(&table).await;
    for step in ["leave", "start", "cancel"] {
        act(ada, &table, step).await.expect_problem("table_not_open");
    }
    join(hedy, &table, json!({})).await.expect_problem("table_not_open");
    invite(ada, &table, "Hedy").await.expect_problem("table_not_open");
    hedy.get(&legal).await.expect_problem("not_seated");
    assert_eq!(grace.get_game(&table).await, running);
}

#[tokio::test(flavor = "multi_thread")]
async fn illegal_settings_are_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let open =
        async |settings: Value| ada.post("/v1/games", &json!({ "settings": settings })).await;
    for players in [0, 1, 5, 255] {
        let problem =
            open(json!({ "players": players })).await.expect_problem("players_out_of_range");
        assert_eq!(problem["field"], "settings.players");
    }
    let duel = json!({ "players": 3, "variants": ["mighty_duel"] });
    let problem = open(duel).await.expect_problem("mighty_duel_needs_two_players");
    assert_eq!(problem["field"], "settings.variants");
    let problem = open(json!({ "players": 2, "variants": ["giants"] })).await;
    assert_eq!(problem.expect_problem("field_invalid")["field"], "settings.variants[0]");
    assert_eq!(server.check_games().await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn host_starts_with_fewer_players() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let table = players[0].open(json!({ "players": 4 })).await;
    players[1].join(&table).await;
    players[2].join(&table).await;
    let game = Game(act(&players[0], &table, "start").await.expect(StatusCode::OK));
    assert_eq!(game.0["status"], "active");
    assert_eq!(game.0["settings"]["players"], 3);
    let before = format!("/v1/games/{}/versions/4", table.id());
    let before = players[0].get(&before).await.expect(StatusCode::OK);
    assert_eq!((&before["status"], &before["settings"]["players"]), (&json!("open"), &json!(4)));
    let game = play_to_end(&players, game, 11).await;
    assert_commitment(&game);
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn cancelled_table_reveals_its_seed() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let table = players[0].open(json!({ "players": 3 })).await;
    players[1].join(&table).await;
    let cancel = || {
        let path = format!("/v1/games/{}/cancel", table.id());
        Answer::from_request(
            players[0].request(Method::POST, &path).header("Idempotency-Key", "off"),
        )
    };
    let cancelled = cancel().await.expect(StatusCode::OK);
    assert_eq!(cancelled["status"], "cancelled");
    assert_commitment(&Game(cancelled.clone()));
    assert_eq!(cancel().await.expect(StatusCode::OK), cancelled);
    join(&players[1], &table, json!({})).await.expect_problem("table_not_open");
    Answer::from_request(
        players[1].command(&players[1].get_game(&table).await, &json!({ "type": "concede" })),
    )
    .await
    .expect_problem("game_finished");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn player_entropy_affects_the_deck() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let (mine, yours) = ("ab".repeat(32), "CD".repeat(32));
    for bad in
        ["", "ab", "zz".repeat(32).as_str(), "ab".repeat(33).as_str(), "é".repeat(32).as_str()]
    {
        let body = json!({ "settings": { "players": 2 }, "entropy": bad });
        let problem = players[0].post("/v1/games", &body).await.expect_problem("field_invalid");
        assert_eq!(problem["field"], "entropy");
    }
    let body = json!({ "settings": { "players": 2 }, "entropy": mine });
    let table = Game(players[0].post("/v1/games", &body).await.expect(StatusCode::CREATED));
    let joined = join(&players[1], &table, json!({ "entropy": yours })).await;
    let game = Game(joined.expect(StatusCode::OK));
    assert_eq!(game.0["seats"][0]["entropy"], mine.as_str());
    assert_eq!(game.0["seats"][1]["entropy"], yours.to_lowercase().as_str());
    // Without the entropy of the players, the deck would differ.
    assert_eq!(server.check_games().await, 1);
    server.sql("UPDATE seats SET entropy = NULL WHERE seat = 1").await;
    let checked = kingdomail::service::check_games(&server.ctx).await.expect("checked");
    assert!(checked.1.iter().any(|fault| fault.what == "the deck does not match the seed"));
}

#[tokio::test(flavor = "multi_thread")]
async fn invitation_opens_private_table() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let [ada, grace, hedy] = &players[..] else { panic!("three") };
    let wish = json!({ "settings": { "players": 2 }, "access": "invitation" });
    let table = Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let listed = |body: &Value| body.to_string().contains(table.id());
    join(grace, &table, json!({})).await.expect_problem("game_not_found");
    let invited = Game(invite(ada, &table, "grace").await.expect(StatusCode::OK));
    assert_eq!(invited.version(), table.version() + 1);
    // A repeated invitation, or one of a seated player, changes nothing.
    for name in ["GRACE", "Ada"] {
        let again = Game(invite(ada, &table, name).await.expect(StatusCode::OK));
        assert_eq!(again.version(), invited.version());
    }
    assert!(listed(&grace.get("/v1/me/games").await.body));
    assert!(!listed(&grace.get("/v1/games").await.body));
    assert!(!listed(&hedy.get("/v1/me/games").await.body));
    assert_eq!(grace.join(&table).await.0["status"], "active");
    assert_eq!(server.check_games().await, 1);
}

/// Copies a game until `player` has `count` active games.
async fn add_active_games(server: &TestServer, game: &Game, count: u32) {
    let (id, copies) = (game.id(), count - 1);
    let copy = |table: &str, change: &str| {
        format!(
            "SELECT (jsonb_populate_record(old, jsonb_build_object({change}))).* FROM {table} old"
        )
    };
    let games = copy("games", "'id', gen_random_uuid()");
    let games =
        format!("INSERT INTO games {games}, generate_series(1, {copies}) WHERE id = '{id}'");
    server.sql(&games).await;
    let others = format!("games new WHERE old.game_id = '{id}' AND new.id <> '{id}'");
    for table in ["game_states", "seats"] {
        let rows = copy(table, "'game_id', new.id");
        server.sql(&format!("INSERT INTO {table} {rows}, {others}")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_per_account_are_bounded() {
    let server = TestServer::start().await;
    let [ada, grace] = &players(&server, 2).await[..] else { panic!("two") };
    let game = ada.open(json!({ "players": 2 })).await;
    add_active_games(&server, &game, 499).await;
    let last = ada.open(json!({ "players": 2 })).await;
    let body = json!({ "settings": { "players": 2 } });
    ada.post("/v1/games", &body).await.expect_problem("too_many_games");
    let other = grace.open(json!({ "players": 2 })).await;
    join(ada, &other, json!({})).await.expect_problem("too_many_games");
    let sandbox = json!({ "settings": { "players": 2 } });
    ada.post("/v1/sandboxes", &sandbox).await.expect(StatusCode::CREATED);
    act(ada, &last, "cancel").await.expect(StatusCode::OK);
    join(ada, &other, json!({})).await.expect(StatusCode::OK);
}

//! House players that join before the game starts.

use kingdomino::HousePlayer;
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::collections::BTreeSet;

use crate::support::{
    Answer, Game, PASSWORD, Player, TestServer, advance_clock, play_to_end, players, run_deadlines,
};
use kingdomail::domain::event_log::{HOUSE_ACCOUNTS_PER_STRATEGY, house_account};
use kingdomail::store::revert_all;

/// Table settings for `players` seats with the given house players.
fn table_settings(players: usize, house: &[&str]) -> Value {
    json!({ "settings": { "players": players }, "house": house })
}

async fn open(player: &Player, players: usize, house: &[&str]) -> Game {
    let wish = table_settings(players, house);
    Game(player.post("/v1/games", &wish).await.expect(StatusCode::CREATED))
}

/// Value of a field for each seat.
fn seat_values(game: &Game, pointer: &str) -> Vec<Value> {
    let seats = game.0["seats"].as_array().expect("seats").iter();
    seats.map(|seat| seat.pointer(pointer).expect("a field").clone()).collect()
}

async fn event_payloads(player: &Player, game: &Game) -> Vec<Value> {
    let path = format!("/v1/games/{}/events?limit=500", game.id());
    let page = player.get(&path).await.expect(StatusCode::OK);
    let events = page["items"].as_array().expect("a list").iter();
    events.map(|event| event["payload"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn player_and_three_house_players_finish() {
    let server = TestServer::start().await;
    let ada = [server.player("Ada").await];
    let game = open(&ada[0], 4, &["random", "greedy", "searching"]).await;
    assert_eq!(game.0["status"], "active");
    assert_eq!(game.awaited(), Some(0));
    assert_eq!(
        seat_values(&game, "/house"),
        [json!(null), "random".into(), "greedy".into(), "searching".into()]
    );
    let names = ["Ada", "House 1 (random)", "House 2 (greedy)", "House 3 (searching)"];
    assert_eq!(seat_values(&game, "/player/name"), names);
    assert_eq!(seat_values(&game, "/entropy")[1..], [Value::Null, Value::Null, Value::Null]);
    assert!(seat_values(&game, "/conceded").iter().all(|conceded| *conceded == false));

    let game = play_to_end(&ada, game, 3).await;
    assert_eq!(game.0["status"], "finished");
    assert_eq!(game.0["ranking"].as_array().map(Vec::len), Some(4));
    let facts = event_payloads(&ada[0], &game).await;
    let kinds: Vec<&Value> = facts.iter().map(|fact| &fact["type"]).take(10).collect();
    assert_eq!(kinds[0], "table_created");
    assert_eq!(kinds[1..5], ["player_joined"; 4]);
    assert_eq!(kinds[5], "game_started");
    assert_eq!(kinds[6..9], ["house_seated"; 3]);
    assert_eq!(kinds[9], "line_dealt");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_house_players_share_a_strategy() {
    let server = TestServer::start().await;
    let ada = [server.player("Ada").await];
    let game = open(&ada[0], 3, &["random", "random"]).await;
    let ids = seat_values(&game, "/player/id");
    assert_ne!(ids[1], ids[2]);
    let before = format!("/v1/games/{}/versions/3", game.id());
    let before = Game(ada[0].get(&before).await.expect(StatusCode::OK));
    assert_eq!(seat_values(&before, "/house"), [json!(null), json!("random")]);
    let game = play_to_end(&ada, game, 5).await;
    assert_eq!(game.0["status"], "finished");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn four_house_players_play_giants() {
    let server = TestServer::start().await;
    let ada = [server.player("Ada").await];
    let mut wish = table_settings(5, &["greedy"; 4]);
    wish["settings"]["expansion"] = "age_of_giants".into();
    let game = Game(ada[0].post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    assert_eq!(play_to_end(&ada, game, 7).await.0["status"], "finished");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn last_player_starts_the_game() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let [ada, grace, hedy] = &players[..] else { panic!("three") };
    let table = open(ada, 4, &["greedy"]).await;
    assert_eq!((&table.0["status"], table.version()), (&json!("open"), 3));
    grace.join(&table).await;
    // The house player stays when a player leaves.
    let leave = format!("/v1/games/{}/leave", table.id());
    let left = Game(grace.post_empty(&leave).await.expect(StatusCode::OK));
    assert_eq!(seat_values(&left, "/house"), [json!(null), json!("greedy")]);
    hedy.join(&table).await;
    let game = grace.join(&table).await;
    assert_eq!(game.0["status"], "active");
    assert_eq!(
        seat_values(&game, "/house"),
        [json!(null), "greedy".into(), json!(null), json!(null)]
    );
    let game = play_to_end(&players, game, 9).await;
    assert_eq!(game.0["status"], "finished");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn host_starts_early_with_house_players() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let table = open(&ada, 4, &["greedy"]).await;
    let start = format!("/v1/games/{}/start", table.id());
    let game = Game(ada.post_empty(&start).await.expect(StatusCode::OK));
    assert_eq!((&game.0["status"], &game.0["settings"]["players"]), (&json!("active"), &json!(2)));
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn concession_of_only_player_ends_game() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let game = open(&ada, 4, &["greedy", "searching", "random"]).await;
    let game = ada.play(&game, &json!({ "type": "concede" })).await;
    assert_eq!(game.0["status"], "finished");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn house_acts_after_player_timeout() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let mut wish = table_settings(3, &["searching", "random"]);
    wish["pace"] = json!({ "type": "per_turn", "seconds": 3_600 });
    let game = Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    assert_eq!(game.awaited(), Some(0));
    advance_clock(&server, 7200).await;
    assert_eq!(run_deadlines(&server).await.games, 1);
    let after = ada.get_game(&game).await;
    assert!(after.version() > game.version() + 1);
    assert_eq!(after.awaited(), Some(0));
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_house_players_are_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for (seats, house) in [(2, 2), (4, 4), (4, 50)] {
        let wish = table_settings(seats, &vec!["greedy"; house]);
        let refused = ada.post("/v1/games", &wish).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(refused.expect_problem("too_many_house_players")["field"], "house");
    }
    let refused = ada
        .post("/v1/games", &table_settings(2, &["clever"]))
        .await
        .expect_problem("field_invalid");
    assert_eq!(refused["field"], "house[0]");
    assert_eq!(server.check_games().await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_request_creates_one_table() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let request = || {
        let request = ada.request(reqwest::Method::POST, "/v1/games");
        request.header("Idempotency-Key", "with-the-house")
    };
    let open = async |house| Answer::from_request(request().json(&table_settings(3, house))).await;
    let first = Game(open(&["greedy"; 2]).await.expect(StatusCode::CREATED));
    let legal = ada.legal_commands(&first).await;
    ada.play(&first, &legal[0]).await;
    let again = Game(open(&["greedy"; 2]).await.expect(StatusCode::CREATED));
    assert_eq!((again.id(), again.version()), (first.id(), first.version()));
    assert_eq!(again.0["kingdoms"], first.0["kingdoms"]);
    open(&["random"; 2]).await.expect_problem("idempotency_key_reused");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn house_accounts_are_unreachable() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let table = open(&ada, 4, &["greedy"]).await;
    let name = "House 1 (greedy)";
    assert_eq!(seat_values(&table, "/player/name")[1], name);
    for name in [name, "house 1 (greedy)", ""] {
        let invitation = format!("/v1/games/{}/invitations", table.id());
        let invited = ada.post(&invitation, &json!({ "name": name })).await;
        invited.expect_problem("player_not_found");
        for password in ["", PASSWORD] {
            let login = json!({ "name": name, "password": password });
            ada.post("/v1/sessions", &login).await.expect_problem("credentials_wrong");
        }
    }
    let taken = json!({ "name": name, "password": PASSWORD });
    ada.post("/v1/players", &taken).await.expect_problem("name_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn house_accounts_match_the_program() {
    let server = TestServer::start().await;
    let there = server
        .texts("SELECT house_strategy || ' ' || id FROM players WHERE house_strategy IS NOT NULL")
        .await;
    let known = HousePlayer::ALL.into_iter().flat_map(|house| {
        let strategy = serde_json::to_value(house).expect("JSON");
        let strategy = strategy.as_str().expect("a text").to_owned();
        (1..=HOUSE_ACCOUNTS_PER_STRATEGY)
            .map(move |number| format!("(\"{strategy} {}\")", house_account(house, number)))
    });
    assert_eq!(there.into_iter().collect::<BTreeSet<_>>(), known.collect());
}

#[tokio::test(flavor = "multi_thread")]
async fn house_seats_are_verified() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    open(&ada, 2, &["greedy"]).await;
    let random = house_account(HousePlayer::Random, 1);
    server.sql(&format!("UPDATE seats SET player_id = '{random}' WHERE seat = 1")).await;
    let (_, faults) = kingdomail::service::check_games(&server.ctx).await.expect("checked");
    let expected = "the seats of house players do not match their accounts";
    assert!(faults.iter().any(|fault| fault.what == expected), "{faults:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn migrations_revert_after_house_games() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    open(&ada, 3, &["greedy"]).await;
    open(&ada, 2, &["random"]).await;
    ada.open(json!({ "players": 2 })).await;
    let conn = server.connection().await;
    let reverted = tokio::task::spawn_blocking(|| revert_all(conn)).await.expect("no panic");
    assert!(reverted.expect("every step goes back") >= 6);
}

/// Kingdom of a seat and the dominoes under its kings.
fn kingdom_and_picks(game: &Game, seat: usize) -> (Value, BTreeSet<String>) {
    let lines = ["current_line", "next_line"].map(|line| game.0[line].as_array().expect("a line"));
    let own = |slot: &&Value| slot["king"] == seat && slot["resolved"] == false;
    let dominoes = lines.into_iter().flatten().filter(own).map(|slot| slot["domino"].to_string());
    (game.0["kingdoms"][seat].clone(), dominoes.collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn preview_stops_before_house_decisions() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let mut before_the_house = 0;
    for house in [["random", "random"], ["greedy", "random"], ["greedy", "greedy"]] {
        let mut game = open(&ada, 3, &house).await;
        for _ in 0..6 {
            let mut commands = ada.legal_commands(&game).await;
            commands.push(json!({ "type": "concede" }));
            for command in &commands {
                let path = format!("/v1/games/{}/preview", game.id());
                let shown = ada.post(&path, &json!({ "command": command })).await;
                let shown = Game(shown.expect(StatusCode::OK));
                for seat in [1, 2] {
                    assert_eq!(
                        kingdom_and_picks(&shown, seat),
                        kingdom_and_picks(&game, seat),
                        "{command}"
                    );
                }
                assert_eq!(shown.0["status"], "active");
                before_the_house += u32::from(shown.awaited().is_some_and(|seat| seat > 0));
            }
            let played = ada.play(&game, &commands[0]).await;
            // The house players have moved within the same request.
            assert_eq!(played.awaited(), Some(0));
            game = played;
        }
    }
    assert!(before_the_house > 10, "{before_the_house}");
}

#[tokio::test(flavor = "multi_thread")]
async fn host_fills_seats_with_house_players() {
    let server = TestServer::start().await;
    let people = players(&server, 3).await;
    let [ada, bo, cy] = &people[..] else { panic!("three of them") };
    let table = open(ada, 4, &["greedy"]).await;
    let path = format!("/v1/games/{}/house-players", table.id());
    let greedy = json!({ "house": "greedy" });

    bo.post(&path, &greedy).await.expect_problem("not_the_host");
    ada.post(&path, &json!({ "house": "clever" })).await.expect_problem("field_invalid");
    bo.post(&format!("/v1/games/{}/join", table.id()), &json!({})).await.expect(StatusCode::OK);
    cy.post(&path, &greedy).await.expect_problem("not_the_host");

    // Two concurrent requests for the last seat, as by a double click.
    let [once, twice] = [ada.post(&path, &greedy), ada.post(&path, &greedy)];
    let (once, twice) = tokio::join!(once, twice);
    let (seated, late) = if once.status == StatusCode::OK { (once, twice) } else { (twice, once) };
    let game = Game(seated.expect(StatusCode::OK));
    late.expect_problem("table_not_open");
    assert_eq!(game.0["status"], "active");
    let house = [Value::Null, "greedy".into(), Value::Null, "greedy".into()];
    assert_eq!(seat_values(&game, "/house"), house);
    let accounts: BTreeSet<String> =
        seat_values(&game, "/player/id").iter().map(Value::to_string).collect();
    assert_eq!(accounts.len(), 4, "each has an account of its own");
    ada.post(&path, &greedy).await.expect_problem("table_not_open");
}

#[tokio::test(flavor = "multi_thread")]
async fn series_continues_with_house_player() {
    let server = TestServer::start().await;
    let ada = [server.player("Ada").await];
    let wish = json!({ "table": { "settings": { "players": 2 } }, "games": 2 });
    let series = ada[0].post("/v1/series", &wish).await.expect(StatusCode::CREATED);
    let first = series["games"][0]["game_id"].as_str().expect("a game").to_owned();
    let path = format!("/v1/games/{first}/house-players");
    let game = Game(ada[0].post(&path, &json!({ "house": "random" })).await.expect(StatusCode::OK));
    assert_eq!(game.0["status"], "active");
    play_to_end(&ada, game, 1).await;
    let series = ada[0]
        .get(&format!("/v1/series/{}", series["id"].as_str().expect("an id")))
        .await
        .expect(StatusCode::OK);
    let names = ["/players/0/player/name", "/players/1/player/name"];
    let names = names.map(|name| series.pointer(name).cloned().unwrap_or_default());
    assert_eq!(names, ["Ada", "House 1 (random)"], "{series}");
}

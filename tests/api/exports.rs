//! Exports and their effect on other requests. The tests hold the export permits themselves.

use futures_util::future::join_all;
use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::json;
use uuid::Uuid;

use crate::support::{
    Game, Player, TestServer, advance_clock, conclude_games, now, play_to_end, players, start_game,
};
use kingdomail::domain::PlayerId;
use kingdomail::game_record::Record;
use kingdomail::service::{Export, ExportPermit};

fn open(server: &TestServer, owner: &str) -> Export {
    let owner: Uuid = owner.parse().expect("an id");
    server.ctx.exports.open(PlayerId::new(owner), 4).expect("few are open")
}

/// Acquires both export permits.
async fn acquire_all_permits(server: &TestServer) -> Vec<(ExportPermit, Export)> {
    let owners = ["00000000-0000-7000-8000-000000000001", "00000000-0000-7000-8000-000000000002"];
    let turns = owners.map(async |owner| {
        let export = open(server, owner);
        (export.acquire().await.expect("a turn"), export)
    });
    join_all(turns).await
}

/// Conceded games, oldest first.
async fn concede_games(server: &TestServer, players: &[Player], count: usize) -> Vec<String> {
    let mut games = Vec::new();
    for _ in 0..count {
        let mut game = start_game(players, json!({})).await;
        for player in players {
            game = player.play(&game, &json!({ "type": "concede" })).await;
        }
        assert_eq!(game.0["status"], "finished");
        games.push(game.id().to_owned());
    }
    conclude_games(server).await;
    games
}

/// Ids of the games in an export, one per line.
fn exported_game_ids(export: &str) -> Vec<String> {
    let records = export.lines().map(|line| Record::read(line.as_bytes()).expect("a record"));
    records.map(|record| record.header.game.to_string()).collect()
}

async fn export(player: &Player, path: &str) -> String {
    let answer = player.request(Method::GET, path).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK);
    answer.text().await.expect("a whole body")
}

#[tokio::test(flavor = "multi_thread")]
async fn export_resumes_at_any_game() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let all = concede_games(&server, &players, 19).await;
    for path in ["/v1/records", "/v1/me/records"] {
        assert_eq!(exported_game_ids(&export(&players[0], path).await), all);
        for place in [0, 7, 8, 15, 18] {
            let rest = format!("{path}?after={}", all[place]);
            assert_eq!(exported_game_ids(&export(&players[0], &rest).await), all[place + 1..]);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn exports_do_not_block_other_requests() {
    let server = TestServer::start().await;
    let all_players = players(&server, 5).await;
    let all = concede_games(&server, &all_players[..2], 3).await;
    let other = server.player("Zoe").await;
    let table = other.open(json!({ "players": 2 })).await;
    let turns = acquire_all_permits(&server).await;

    // More requests than database connections.
    let paths = ["/v1/records", "/v1/me/records", "/v1/me/data"];
    let exports = all_players.iter().flat_map(|player| paths.map(|path| (player, path)));
    let begun: Vec<_> = exports
        .map(|(player, path)| tokio::spawn(player.request(Method::GET, path).send()))
        .collect();
    for _ in 0..20 {
        assert_eq!(other.get_game(&table).await, table);
    }
    let played = start_game(&[other.clone(), all_players[0].clone()], json!({})).await;
    assert_eq!(played.0["status"], "active");

    drop(turns);
    for answer in join_all(begun).await {
        let answer = answer.expect("no panic").expect("an answer");
        // A request that exceeds the maximum wait is rejected with a retry hint.
        if answer.status() != StatusCode::OK {
            assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
            assert!(answer.headers().contains_key("retry-after"));
        }
        answer.bytes().await.expect("a whole body");
    }
    assert_eq!(exported_game_ids(&export(&all_players[2], "/v1/records").await), all);
}

#[tokio::test(flavor = "multi_thread")]
async fn exports_per_account_are_bounded() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let all = concede_games(&server, &players, 1).await;
    let [ada, grace] = &players[..] else { panic!("two") };
    let open: Vec<Export> = (0..4).map(|_| open(&server, &ada.id)).collect();
    for path in ["/v1/records", "/v1/me/records", "/v1/me/data"] {
        let refused = ada.get(path).await;
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
        assert!(refused.headers.contains_key("retry-after"));
        refused.expect_problem("rate_limited");
        export(grace, path).await;
    }
    drop(open);
    assert_eq!(exported_game_ids(&export(ada, "/v1/records").await), all);
    assert_eq!(Game(ada.get("/v1/me/data").await.body).0["game_ids"], json!(all));
}

#[tokio::test(flavor = "multi_thread")]
async fn game_lists_and_exports_share_filters() {
    let server = TestServer::start().await;
    let people = players(&server, 3).await;
    let rated = concede_games(&server, &people[..2], 1).await;
    advance_clock(&server, 7200).await;
    let end_of_first = now() + SignedDuration::from_hours(1);
    let wish = json!({ "settings": { "players": 3, "variants": ["harmony"] }, "rated": "no" });
    let mut second = Game(people[0].post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    for player in &people[1..] {
        second = player.join(&second).await;
    }
    second = play_to_end(&people, second, 5).await;
    conclude_games(&server).await;
    let (first, second) = (rated[0].as_str(), second.id());

    for (query, expected) in [
        ("", vec![first, second]),
        ("players=3", vec![second]),
        ("players=4", vec![]),
        ("variant=harmony", vec![second]),
        ("variant=middle_kingdom", vec![]),
        ("expansion=none", vec![first, second]),
        ("expansion=age_of_giants", vec![]),
        (&format!("player_id={}", people[2].id), vec![second]),
        (&format!("player_id={}", people[1].id), vec![first, second]),
        ("min_rating=-1000", vec![first]),
        ("min_rating=20", vec![]),
        (&format!("ended_from={end_of_first}"), vec![second]),
        (&format!("ended_before={end_of_first}"), vec![first]),
        (&format!("ended_before={end_of_first}&variant=harmony"), vec![]),
    ] {
        for path in ["/v1/records", "/v1/me/records"] {
            let records = export(&people[0], &format!("{path}?{query}")).await;
            assert_eq!(exported_game_ids(&records), expected, "{path}?{query}");
        }
        let page = people[0].get(&format!("/v1/games?status=finished&{query}")).await;
        let page = page.expect(StatusCode::OK);
        let items = page["items"].as_array().expect("games").iter();
        let listed: Vec<&str> = items.rev().filter_map(|game| game["id"].as_str()).collect();
        assert_eq!(listed, expected, "{query}");
    }
    let page = people[0].get("/v1/games?status=finished&limit=1").await.expect(StatusCode::OK);
    assert_eq!(page["items"][0]["id"], second);
    let next = page["next_cursor"].as_str().expect("a second page");
    let page = people[0].get(&format!("/v1/games?status=finished&limit=1&cursor={next}")).await;
    let page = page.expect(StatusCode::OK);
    assert_eq!((&page["items"][0]["id"], &page["next_cursor"]), (&json!(first), &json!(null)));

    for wrong in
        ["players=6", "min_rating=1001", "min_rating=NaN", "min_rating=high", "ended_from=today"]
    {
        for path in ["/v1/games?status=finished&", "/v1/records?"] {
            let refused = people[0].get(&format!("{path}{wrong}")).await;
            let refused = refused.expect_problem("parameter_invalid");
            assert_eq!(refused["field"], wrong.split('=').next().expect("a name"), "{path}{wrong}");
        }
    }

    // A game that has not ended has no end and no rating.
    let open = people[0].open(json!({ "players": 2 })).await;
    for (query, expected) in [
        (format!("player_id={}", people[0].id), vec![open.id()]),
        (format!("player_id={}", people[1].id), vec![]),
        ("min_rating=-1000".to_owned(), vec![]),
        (format!("ended_before={end_of_first}"), vec![]),
    ] {
        let page = people[0].get(&format!("/v1/games?{query}")).await.expect(StatusCode::OK);
        let items = page["items"].as_array().expect("games").iter();
        let listed: Vec<&str> = items.filter_map(|game| game["id"].as_str()).collect();
        assert_eq!(listed, expected, "{query}");
    }
}

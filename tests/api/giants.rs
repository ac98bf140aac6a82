//! Age of Giants over HTTP.

use std::collections::BTreeSet;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Answer, Chance, Game, Player, TestServer, players, start_game};

/// Plays a whole game at random; returns the event types.
async fn play_whole_game(count: usize, mut settings: Value, seed: u64) -> BTreeSet<String> {
    let server = TestServer::start().await;
    let players = players(&server, count).await;
    settings["expansion"] = json!("age_of_giants");
    let game = start_game(&players, settings).await;
    let quests = game.0["quests"].as_array().expect("quests").clone();
    assert_eq!(quests.len(), 2);
    let game = play_to_end_with_giants(&players, game, seed).await;

    assert_eq!(game.0["status"], "finished");
    assert_eq!(game.0["ranking"].as_array().map(Vec::len), Some(count));
    let mut giants = 0;
    for kingdom in game.0["kingdoms"].as_array().expect("kingdoms") {
        giants += kingdom["giants"].as_array().expect("a list").len();
        let scored = kingdom["score"]["quests"].as_array().expect("a list").iter();
        assert!(scored.map(|scored| &scored["quest"]).eq(&quests));
        let points = |part: &str| -> u64 {
            let entries = kingdom["score"][part].as_array().expect("a list").iter();
            entries.map(|entry| entry["points"].as_u64().expect("points")).sum()
        };
        let total = points("properties") + points("bonuses") + points("quests");
        assert_eq!(kingdom["score"]["total"], total);
    }
    assert!(giants <= 6);
    assert_eq!(server.check_games().await, 1);

    let path = format!("/v1/games/{}/events?limit=500", game.id());
    let events = players[0].get(&path).await.expect(StatusCode::OK);
    let facts = events["items"].as_array().expect("a list").iter();
    facts.map(|event| event["payload"]["type"].as_str().expect("a type").to_owned()).collect()
}

/// Plays at random to the end and keeps a giant half of the time, because uniform choice rarely
/// would.
async fn play_to_end_with_giants(players: &[Player], mut game: Game, seed: u64) -> Game {
    let mut chance = Chance(seed);
    while let Some(player) = game.awaited_player(players) {
        let legal = player.legal_commands(&game).await;
        let keeps = chance.choose(&[true, false]);
        let keep = legal.iter().find(|command| *keeps && command["type"] == "keep_giant");
        game = player.play(&game, keep.unwrap_or_else(|| chance.choose(&legal))).await;
    }
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn giants_games_reach_a_ranking() {
    let duel = json!({ "variants": ["mighty_duel"] });
    let by_hand = json!({ "auto_play_forced": false });
    let arena = json!({ "edition": "board_game_arena" });
    let games = [(2, json!({})), (2, duel), (3, by_hand), (4, arena), (5, json!({}))];
    let mut happened = BTreeSet::new();
    for (seed, (count, settings)) in (1..).zip(games) {
        happened.extend(play_whole_game(count, settings, seed).await);
    }
    // The server shuffles the deck, so a missing event type occurs in one of the next games.
    let stirred = ["covered", "giant_sent", "giant_kept"];
    let all = |happened: &BTreeSet<String>| stirred.iter().all(|fact| happened.contains(*fact));
    for seed in 6..20 {
        if all(&happened) {
            break;
        }
        happened.extend(play_whole_game(5, json!({}), seed).await);
    }
    assert!(all(&happened), "{happened:?}");
}

/// Asserts that the command of the awaited seat is rejected and changes nothing.
async fn assert_rejected(player: &Player, game: &Game, command: Value, code: &str, field: &str) {
    let answer = Answer::from_request(player.command(game, &command)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
    assert_eq!(answer.expect_problem(code)["field"], field, "{command}");
    assert_eq!(player.get_game(game).await.version(), game.version());
}

#[tokio::test(flavor = "multi_thread")]
async fn illegal_giant_commands_are_rejected() {
    let server = TestServer::start().await;
    let players = players(&server, 5).await;
    let mut seen = BTreeSet::new();
    let mut chance = Chance(5);
    for _ in 0..20 {
        let settings = json!({ "expansion": "age_of_giants", "auto_play_forced": false });
        let mut game = start_game(&players, settings).await;
        while let Some(player) = game.awaited_player(&players) {
            let own = game.awaited().expect("a seat");
            let expected = game.0["awaiting"]["expected"].as_str().expect("a word").to_owned();
            if seen.insert(expected.clone()) {
                assert_out_of_order_rejected(player, &game, own, &expected).await;
                let bystander =
                    players.iter().find(|other| other.id != player.id).expect("another");
                let keep = json!({ "type": "keep_giant" });
                let answer = Answer::from_request(bystander.command(&game, &keep)).await;
                answer.expect_problem("not_your_turn");
            }
            let legal = player.legal_commands(&game).await;
            game = player.play(&game, chance.choose(&legal)).await;
        }
        if seen.len() == 4 {
            return;
        }
    }
    panic!("only {seen:?} was ever expected");
}

async fn assert_out_of_order_rejected(player: &Player, game: &Game, own: usize, expected: &str) {
    let pick = json!({ "type": "pick", "domino": "1" });
    let cover = |x: i8| json!({ "type": "cover", "x": x, "y": 0 });
    let keep = json!({ "type": "keep_giant" });
    let send = |x: i8, y: i8, to_seat: usize| json!({ "type": "send_giant", "x": x, "y": y, "to_seat": to_seat });
    match expected {
        "cover" => {
            assert_rejected(player, game, pick, "must_cover", "command.type").await;
            assert_rejected(player, game, keep, "must_cover", "command.type").await;
            // Neither the castle nor a cell outside the kingdom.
            for x in [0, 6, 8, -128, 127] {
                assert_rejected(player, game, cover(x), "no_visible_crown", "command.x").await;
            }
        }
        "send_or_keep" => {
            assert_rejected(player, game, pick, "must_send_or_keep", "command.type").await;
            assert_rejected(player, game, cover(1), "must_send_or_keep", "command.type").await;
            assert_rejected(player, game, send(0, 0, (own + 1) % 5), "no_giant_there", "command.x")
                .await;
            let giant = &game.0["kingdoms"][own]["giants"][0];
            let at = |axis: &str| {
                i8::try_from(giant[axis].as_i64().expect("a number")).expect("a coordinate")
            };
            let send = send(at("x"), at("y"), own);
            assert_rejected(player, game, send, "no_opponent", "command.to_seat").await;
        }
        _ => {
            assert_rejected(player, game, cover(1), "no_giant_came", "command.type").await;
            assert_rejected(player, game, keep, "no_footprint", "command.type").await;
            assert_rejected(player, game, send(1, 0, 1), "no_footprint", "command.type").await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn giants_settings_are_validated() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let open =
        async |settings: Value| ada.post("/v1/games", &json!({ "settings": settings })).await;
    for (settings, code) in [
        (json!({ "players": 5 }), "players_out_of_range"),
        (json!({ "players": 6, "expansion": "age_of_giants" }), "players_out_of_range"),
        (
            json!({ "players": 3, "expansion": "age_of_giants", "variants": ["mighty_duel"] }),
            "mighty_duel_needs_two_players",
        ),
        (
            json!({ "players": 4, "expansion": "age_of_giants", "variants": ["harmony"] }),
            "variant_not_with_giants",
        ),
        (
            json!({ "players": 4, "expansion": "age_of_giants", "variants": ["middle_kingdom"] }),
            "variant_not_with_giants",
        ),
    ] {
        let answer = open(settings).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        answer.expect_problem(code);
    }
    let table = open(json!({ "players": 5, "expansion": "age_of_giants" })).await;
    let table = table.expect(StatusCode::CREATED);
    assert_eq!(table["settings"]["expansion"], "age_of_giants");
    assert_eq!(table["quests"], json!([]), "drawn at the start");
}

#[tokio::test(flavor = "multi_thread")]
async fn catalogue_lists_expansion_and_quests() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let dominoes = ada.get("/v1/catalogue/dominoes").await.expect(StatusCode::OK);
    let dominoes = dominoes["items"].as_array().expect("a list");
    assert_eq!(dominoes.len(), 60);
    assert_eq!(dominoes[0]["domino"], "A");
    assert_eq!(dominoes[0]["kind"], "giant");
    assert_eq!(dominoes[6]["expansion"], "none");
    assert_eq!(dominoes[59]["kind"], "footprint");
    assert_eq!(dominoes[59]["expansion"], "age_of_giants");
    let quests = ada.get("/v1/catalogue/quests").await.expect(StatusCode::OK);
    let quests = quests["items"].as_array().expect("a list");
    assert_eq!(quests.len(), 17);
    assert_eq!(
        quests[14],
        json!({
            "quest": "lost_corner",
            "rule": "20 points if the castle is on a corner of the kingdom's bounding box.",
            "points": 20,
        })
    );
    let variants = ada.get("/v1/catalogue/variants").await.expect(StatusCode::OK);
    assert_eq!(variants["items"][0]["expansions"], json!(["none"]));
    assert_eq!(variants["items"][2]["expansions"], json!(["none", "age_of_giants"]));
}

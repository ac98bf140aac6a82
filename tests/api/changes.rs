//! JSON Patch from an earlier version of a game to the current one.

use jiff::SignedDuration;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Game, Player, TestServer, now, play_to_end, players, start_game};

/// Applies the changes to an earlier view of the game.
async fn apply_changes(player: &Player, shown: &Game) -> Value {
    let path = format!("/v1/games/{}/changes?since={}", shown.id(), shown.version());
    let changes = player.get(&path).await.expect(StatusCode::OK);
    let steps: json_patch::Patch =
        serde_json::from_value(changes["patch"].clone()).expect("a JSON Patch");
    let mut game = shown.0.clone();
    json_patch::patch(&mut game, &steps).expect("it fits what was shown");
    assert_eq!(game["version"], changes["version"]);
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_update_any_earlier_version() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let settings = json!({ "expansion": "age_of_giants" });
    let open = players[0].open(json!({ "players": 3, "expansion": "age_of_giants" })).await;
    let mut shown = vec![open];
    let mut game = start_game(&players, settings).await;
    while let Some(player) = game.awaited_player(&players) {
        shown.push(players[0].get_game(&game).await);
        let command = player.legal_commands(&game).await.remove(0);
        game = player.play(&game, &command).await;
        let now = players[0].get_game(&game).await;
        assert_eq!(apply_changes(&players[0], shown.last().expect("one")).await, now.0);
    }
    let now = players[0].get_game(&game).await;
    assert_eq!(now.0["status"], "finished");
    for before in shown.iter().skip(1).step_by(7).chain([&now]) {
        assert_eq!(apply_changes(&players[0], before).await, now.0);
    }
    assert_eq!(apply_changes(&players[0], &shown[0]).await, shown[0].0);
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_include_proposals_and_departures() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({})).await;
    let before = players[1].get_game(&game).await;
    let until = now() + SignedDuration::from_hours(24);
    let ask = json!({ "proposal": { "type": "pause", "until": until } });
    let path = format!("/v1/games/{}/proposals", game.id());
    players[0].post(&path, &ask).await.expect(StatusCode::OK);
    let proposed = players[1].get_game(&game).await;
    assert!(proposed.0["open_proposal"].is_object());
    assert_eq!(apply_changes(&players[1], &before).await, proposed.0);

    play_to_end(&players, players[0].get_game(&game).await, 3).await;
    let over = players[1].get_game(&game).await;
    for shown in [&before, &proposed] {
        assert_eq!(apply_changes(&players[1], shown).await, over.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_since_unknown_version_are_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let game = ada.open(json!({ "players": 2 })).await;
    let proposed =
        async |query: &str| ada.get(&format!("/v1/games/{}/changes{query}", game.id())).await;
    for query in ["?since=0", "?since=99"] {
        proposed(query).await.expect_problem("version_not_found");
    }
    for query in ["", "?since=x", "?since=-1", "?until=1"] {
        proposed(query).await.expect_problem("parameter_invalid");
    }
}

//! JSON Patch from an earlier version of a game to the current one.

use jiff::SignedDuration;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Game, Player, TestServer, now, play_to_the_end, players, started};

/// Applies the changes to an earlier view of the game.
async fn patched(player: &Player, shown: &Game) -> Value {
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
async fn every_version_that_was_shown_becomes_the_game_as_it_is() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let settings = json!({ "expansion": "age_of_giants" });
    let open = players[0].open(json!({ "players": 3, "expansion": "age_of_giants" })).await;
    let mut shown = vec![open];
    let mut game = started(&players, settings).await;
    while let Some(player) = game.awaited_of(&players) {
        shown.push(players[0].show(&game).await);
        let command = player.legal(&game).await.remove(0);
        game = player.play(&game, &command).await;
        let now = players[0].show(&game).await;
        assert_eq!(patched(&players[0], shown.last().expect("one")).await, now.0);
    }
    let now = players[0].show(&game).await;
    assert_eq!(now.0["status"], "finished");
    for before in shown.iter().skip(1).step_by(7).chain([&now]) {
        assert_eq!(patched(&players[0], before).await, now.0);
    }
    assert_eq!(patched(&players[0], &shown[0]).await, shown[0].0);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_agreed_on_and_who_goes_is_among_the_changes() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = started(&players, json!({})).await;
    let before = players[1].show(&game).await;
    let until = now() + SignedDuration::from_hours(24);
    let ask = json!({ "proposal": { "type": "pause", "until": until } });
    let path = format!("/v1/games/{}/proposals", game.id());
    players[0].post(&path, &ask).await.expect(StatusCode::OK);
    let asked = players[1].show(&game).await;
    assert!(asked.0["open_proposal"].is_object());
    assert_eq!(patched(&players[1], &before).await, asked.0);

    play_to_the_end(&players, players[0].show(&game).await, 3).await;
    let over = players[1].show(&game).await;
    for shown in [&before, &asked] {
        assert_eq!(patched(&players[1], shown).await, over.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_no_changes_since_a_version_that_was_not() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let game = ada.open(json!({ "players": 2 })).await;
    let asked =
        async |query: &str| ada.get(&format!("/v1/games/{}/changes{query}", game.id())).await;
    for query in ["?since=0", "?since=99"] {
        asked(query).await.refused("version_not_found");
    }
    for query in ["", "?since=x", "?since=-1", "?until=1"] {
        asked(query).await.refused("parameter_invalid");
    }
}

//! How a game went: the curve of its scores.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Game, Player, TestServer, play_to_the_end, players, started};

async fn curve(player: &Player, game: &Game) -> Vec<Value> {
    let answer = player.get(&format!("/v1/games/{}/scores", game.id())).await;
    answer.expect(StatusCode::OK)["items"].as_array().expect("items").clone()
}

/// What the seats have, as the game itself says.
fn totals(game: &Value) -> Vec<Value> {
    let kingdoms = game["kingdoms"].as_array().expect("kingdoms").iter();
    kingdoms.map(|kingdom| kingdom["score"]["total"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_curve_ends_with_the_points_of_the_ranking() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let game = started(&players, json!({ "expansion": "age_of_giants" })).await;
    let begun = curve(&players[0], &game).await;
    assert_eq!(begun.last().map(|last| &last["version"]), Some(&json!(game.version())));
    let game = play_to_the_end(&players, game, 5).await;
    let spectator = server.player("Spectator").await;
    let curve = curve(&spectator, &game).await;
    let last = curve.last().expect("an end");
    assert_eq!(last["version"], game.version());
    for ranked in game.0["ranking"].as_array().expect("a ranking") {
        let seat = ranked["seat"].as_u64().expect("a seat");
        assert_eq!(last["points"][usize::try_from(seat).expect("small")], ranked["points"]);
    }
    for at in &curve {
        let path = format!("/v1/games/{}/versions/{}", game.id(), at["version"]);
        let then = spectator.get(&path).await.expect(StatusCode::OK);
        assert_eq!(totals(&then), *at["points"].as_array().expect("points"));
        assert_eq!((&then["round"], &then["changed_at"]), (&at["round"], &at["at"]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_curve_follows_what_stands() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = started(&players, json!({ "auto_play_forced": false })).await;
    let (player, before, after) = loop {
        let player = game.awaited_of(&players).expect("a crown, sooner or later");
        let command = player.legal(&game).await.pop().expect("a command");
        let after = player.play(&game, &command).await;
        if totals(&after.0) != totals(&game.0) {
            break (player, game, after);
        }
        game = after;
    };
    let (known, scored) = (curve(player, &before).await, curve(player, &after).await);
    let last = scored.last().expect("an end");
    assert_eq!(last["version"], after.version());
    assert_eq!(*last["points"].as_array().expect("points"), totals(&after.0));
    let undo = json!({ "proposal": { "type": "undo" } });
    let undone = player.post(&format!("/v1/games/{}/proposals", before.id()), &undo).await;
    let undone = undone.expect(StatusCode::OK);
    let curve = curve(player, &after).await;
    let last = curve.last().expect("an end");
    assert_eq!(last["version"], undone["version"]);
    assert_eq!(*last["points"].as_array().expect("points"), totals(&before.0));
    assert_eq!(curve[..curve.len() - 1], known[..known.len() - 1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_a_game_has_an_empty_curve() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let table = ada.open(json!({ "players": 2 })).await;
    assert_eq!(curve(&ada, &table).await, [] as [Value; 0]);
    let path = format!("/v1/games/{}/cancel", table.id());
    ada.post_nothing(&path).await.expect(StatusCode::OK);
    assert_eq!(curve(&ada, &table).await, [] as [Value; 0]);
}

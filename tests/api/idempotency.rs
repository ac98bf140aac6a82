//! A key that was used, and what comes under it again.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Answer, Game, Player, TestServer, players, started};

impl Player {
    async fn post_with_key(&self, path: &str, key: &str, body: &Value) -> Answer {
        let request = self.request(Method::POST, path).header("Idempotency-Key", key);
        Answer::to(request.json(body)).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_used_key_is_recognised_before_the_rules_judge_another_request() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = started(&players, json!({ "auto_play_forced": false })).await;
    // All picks of the first line.
    for number in 0..4 {
        let player = game.awaited_of(&players).expect("somebody's turn");
        let command = player.legal(&game).await.remove(0);
        let request = player.command_with_key(&game, &command, &format!("used {number}").replace(' ', "-"));
        game = Game(Answer::to(request).await.expect(StatusCode::OK));
    }
    let awaited = game.awaited_of(&players).expect("somebody's turn");
    let other = players.iter().find(|player| player.id != awaited.id).expect("another");
    for player in [awaited, other] {
        for number in 0..4 {
            for command in [
                json!({ "type": "pick", "domino": "48" }),
                json!({ "type": "place", "domino": "48", "x": 100, "y": 0, "direction": "east" }),
                json!({ "type": "keep_giant" }),
                json!({ "type": "take_back" }),
            ] {
                let key = format!("used-{number}");
                let answer = Answer::to(player.command_with_key(&game, &command, &key)).await;
                // Each player has used some of them.
                let code = answer.body["code"].as_str().expect("a code").to_owned();
                let mine = server
                    .count(&format!(
                        "SELECT count(*) FROM events WHERE request_key = '{key}' AND player_id = '{}'",
                        player.id
                    ))
                    .await;
                assert_eq!(code == "idempotency_key_reused", mine == 1, "{key} {command}: {code}");
            }
        }
    }
    assert_eq!(awaited.show(&game).await.version(), game.version());
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_opened_a_table_is_recognised_before_another_wish_is_judged() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let table = json!({ "settings": { "players": 2 } });
    let crowded = json!({ "settings": { "players": 2 }, "house": ["random", "random"] });
    let opened = ada.post_with_key("/v1/games", "one", &table).await.expect(StatusCode::CREATED);
    for (path, body) in [
        ("/v1/games", crowded.clone()),
        ("/v1/series", json!({ "table": crowded, "games": 3 })),
        ("/v1/sandboxes", crowded),
        ("/v1/sandboxes/from-record", json!({})),
        (&format!("/v1/games/{}/rematch", opened["id"].as_str().expect("an id")), json!({})),
    ] {
        ada.post_with_key(path, "one", &body).await.refused("idempotency_key_reused");
    }
    let again = ada.post_with_key("/v1/games", "one", &table).await;
    assert_eq!(again.headers["idempotency-replayed"], "true");
    assert_eq!(again.expect(StatusCode::CREATED), opened);
    // A key of somebody else is another one.
    let grace = server.player("Grace").await;
    grace.post_with_key("/v1/games", "one", &table).await.expect(StatusCode::CREATED);
}

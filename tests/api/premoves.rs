//! Premoves and their outcomes.

use futures_util::future::join_all;
use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, Chance, Game, Player, TestServer, advance_clock, event_payloads, now, players,
    start_game,
};

impl Player {
    async fn set_premove(&self, game: &Game, plan: &Value) -> Answer {
        let path = format!("/v1/games/{}/premove", game.id());
        Answer::from_request(self.request(Method::PUT, &path).json(&json!({ "plan": plan }))).await
    }

    async fn get_premove(&self, game: &Game) -> Answer {
        self.get(&format!("/v1/games/{}/premove", game.id())).await
    }

    async fn preview_premove(&self, game: &Game, order: &Value) -> Value {
        let path = format!("/v1/games/{}/premove/preview", game.id());
        self.post(&path, &json!({ "plan": order })).await.expect(StatusCode::OK)
    }
}

/// Dominoes that can be picked, the last one first.
fn pickable_dominoes(game: &Game) -> Vec<Value> {
    let slots = game.0["next_line"].as_array().expect("a line").iter().rev();
    slots.filter(|slot| slot["king"].is_null()).map(|slot| slot["domino"].clone()).collect()
}

/// Game in which one seat decides and then another one that is not awaited yet; returns the players
/// of both.
async fn start_before_turn_change(players: &[Player]) -> (Game, &Player, &Player, Game) {
    loop {
        let game = start_game(players, json!({ "auto_play_forced": false })).await;
        let first = game.awaited_player(players).expect("somebody's turn");
        let legal = first.legal_commands(&game).await;
        let path = format!("/v1/games/{}/preview", game.id());
        let preview = json!({ "command": legal[0] });
        let after = Game(first.post(&path, &preview).await.expect(StatusCode::OK));
        let second = after.awaited_player(players).expect("another's turn");
        if second.id != first.id {
            return (game, first, second, after);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn premove_runs_with_preceding_command() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let (game, first, second, after) = start_before_turn_change(&players).await;
    let by_value = pickable_dominoes(&after);
    let taken = first.legal_commands(&game).await[0]["domino"].clone();
    let wish = json!({ "pick": [taken, by_value[0]], "place": null });
    assert_eq!(second.get_premove(&game).await.status, StatusCode::NOT_FOUND);
    let seen = first.get_game(&game).await;
    let given = second.set_premove(&game, &wish).await.expect(StatusCode::OK);
    assert_eq!(given["plan"]["pick"], wish["pick"]);
    assert_eq!(second.get_premove(&game).await.expect(StatusCode::OK), given);
    // Other players can see neither the premove nor its existence.
    first.get_premove(&game).await.expect_problem("premove_not_found");
    assert_eq!(first.get_game(&game).await, seen);
    assert_eq!(second.preview_premove(&game, &wish).await["pick"]["domino"], wish["pick"][0]);

    let command = first.legal_commands(&game).await.remove(0);
    let next = first.play(&game, &command).await;
    let payloads = event_payloads(first, &next).await;
    let picked = json!({ "type": "picked", "domino": by_value[0] });
    assert_eq!(payloads[payloads.len() - 2..], [json!({ "type": "premove_played" }), picked]);
    assert_ne!(next.awaited(), after.awaited());
    second.get_premove(&next).await.expect_problem("premove_not_found");
    assert!(server.check_games().await > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn void_premove_awaits_the_player() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    for case in ["void", "withdrawn", "too old", "nothing free"] {
        let (game, first, second, after) = start_before_turn_change(&players).await;
        let command = first.legal_commands(&game).await.remove(0);
        let taken = command["domino"].clone();
        let mut wish = json!({ "pick": pickable_dominoes(&after) });
        match case {
            "void" => wish["void_if_taken"] = json!([taken]),
            "nothing free" => wish["pick"] = json!([taken]),
            _ => {}
        }
        second.set_premove(&game, &wish).await.expect(StatusCode::OK);
        let path = format!("/v1/games/{}/premove", game.id());
        if case == "withdrawn" {
            second.delete(&path).await.expect(StatusCode::NO_CONTENT);
        }
        if case == "too old" {
            let until = (now() + SignedDuration::from_hours(1)).to_string();
            let body = json!({ "plan": wish, "valid_until": until });
            let given = Answer::from_request(second.request(Method::PUT, &path).json(&body)).await;
            given.expect(StatusCode::OK);
            advance_clock(&server, 7200).await;
            second.get_premove(&game).await.expect_problem("premove_not_found");
            let late = Answer::from_request(second.request(Method::PUT, &path).json(&body)).await;
            assert_eq!(late.expect_problem("premove_invalid")["field"], "valid_until");
        }
        let next = first.play(&game, &command).await;
        assert_eq!(next.awaited(), after.awaited(), "{case}");
        assert_eq!(next.version(), game.version() + 1, "{case}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn premove_is_discarded_by_undo() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let (game, first, second, after) = start_before_turn_change(&players).await;
    let command = first.legal_commands(&game).await.remove(0);
    let third = players.iter().find(|other| ![&first.id, &second.id].contains(&&other.id));
    let third = third.expect("three players");
    second
        .set_premove(&game, &json!({ "pick": pickable_dominoes(&after) }))
        .await
        .expect(StatusCode::OK);
    let next = first.play(&game, &command).await;
    third
        .set_premove(&next, &json!({ "place": { "otherwise": "best_score" } }))
        .await
        .expect(StatusCode::OK);

    let undo = json!({ "proposal": { "type": "undo" } });
    let path = format!("/v1/games/{}/proposals", game.id());
    first.post(&path, &undo).await.expect_problem("nothing_to_undo");
    let undone = Game(second.post(&path, &undo).await.expect(StatusCode::OK));
    assert_eq!(undone.0["next_line"], after.0["next_line"]);
    assert_eq!(undone.awaited(), after.awaited());
    third.get_premove(&undone).await.expect_problem("premove_not_found");
    // After the undo of the other player's decision, the previous decision is the last one again.
    let undone = Game(first.post(&path, &undo).await.expect(StatusCode::OK));
    assert_eq!(undone.0["next_line"], game.0["next_line"]);
    let again = first.play(&undone, &command).await;
    assert_eq!(again.awaited(), after.awaited(), "what was ordered is not carried out again");
    assert!(server.check_games().await > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn premove_racing_move_is_not_lost() {
    let server = TestServer::start().await;
    let players = &players(&server, 3).await;
    let mut games = Vec::new();
    for _ in 0..25 {
        games.push(start_before_turn_change(players).await);
    }
    let races = games.iter().zip(0u64..).map(async |((game, first, second, after), number)| {
        let command = first.legal_commands(game).await.remove(0);
        let wish = json!({ "pick": pickable_dominoes(after) });
        let play = async {
            tokio::time::sleep(std::time::Duration::from_micros(150 * number)).await;
            first.play(game, &command).await
        };
        let (next, given) = futures_util::join!(play, second.set_premove(game, &wish));
        given.expect(StatusCode::OK);
        let payloads = event_payloads(first, &next).await;
        let carried_out = payloads.contains(&json!({ "type": "premove_played" }));
        let waits = second.get_premove(&next).await.status == StatusCode::OK;
        assert_ne!(carried_out, waits, "either it was in time, or it is for the next turn");
        carried_out
    });
    join_all(races).await;
    assert!(server.check_games().await >= games.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn game_with_premoves_finishes() {
    let server = TestServer::start().await;
    let players = players(&server, 4).await;
    let settings = json!({ "expansion": "age_of_giants", "auto_play_forced": false });
    let mut game = start_game(&players, settings).await;
    let mut chance = Chance(3);
    let mut ordered = 0;
    while let Some(player) = game.awaited_player(&players) {
        for other in &players {
            let wish =
                json!({ "pick": pickable_dominoes(&game), "place": { "otherwise": "best_score" } });
            let answer = other.set_premove(&game, &wish).await;
            if answer.status != StatusCode::OK {
                assert!(
                    ["no_turn_left", "premove_invalid"]
                        .contains(&answer.body["code"].as_str().expect("a code"))
                );
            }
        }
        let legal = player.legal_commands(&game).await;
        let next = player.play(&game, chance.choose(&legal)).await;
        let path = format!("/v1/games/{}/events?after={}", game.id(), game.version());
        let events = player.get(&path).await.expect(StatusCode::OK);
        let events = events["items"].as_array().expect("a list").iter();
        ordered += events.filter(|event| event["payload"]["type"] == "premove_played").count();
        game = next;
    }
    assert_eq!(game.0["status"], "finished");
    assert!(ordered > 20, "{ordered} orders were carried out");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsensical_premove_is_rejected() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({})).await;
    for wish in [json!({}), json!({ "pick": ["1", "1"] }), json!({ "pick": [], "place": null })] {
        let refused = players[0].set_premove(&game, &wish).await.expect_problem("premove_invalid");
        assert_eq!(refused["field"], "plan");
    }
    for wrong in [json!({ "pick": ["55"] }), json!({ "place": { "otherwise": "burn" } }), json!(7)]
    {
        players[0].set_premove(&game, &wrong).await.expect_problem("field_invalid");
    }
    let stranger = server.player("Hedy").await;
    let wish = json!({ "pick": ["1"] });
    stranger.set_premove(&game, &wish).await.expect_problem("not_seated");
    let open = players[0].open(json!({ "players": 2 })).await;
    players[0].set_premove(&open, &wish).await.expect_problem("game_not_started");
}

#[tokio::test(flavor = "multi_thread")]
async fn out_of_range_premove_names_field() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let (game, _, second, after) = start_before_turn_change(&players).await;
    for (x, y, field) in [(127, 0, "plan.place.at.x"), (0, -128, "plan.place.at.y")] {
        let far = json!({ "otherwise": "ask", "at": { "x": x, "y": y, "direction": "east" } });
        let wish = json!({ "plan": { "pick": pickable_dominoes(&after), "place": far } });
        let path = format!("/v1/games/{}/premove", game.id());
        let given = Answer::from_request(second.request(Method::PUT, &path).json(&wish)).await;
        assert_eq!(given.expect_problem("field_invalid")["field"], field);
        let tried = second.post(&format!("{path}/preview"), &wish).await;
        assert_eq!(tried.expect_problem("field_invalid")["field"], field);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn premove_with_distant_expiry_works() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let edge = json!({ "otherwise": "ask", "at": { "x": 6, "y": -6, "direction": "east" } });
    for until in ["9999-12-30T22:00:00.999999999Z", "9999-12-30T22:00:00.9999995Z"] {
        let (game, first, second, after) = start_before_turn_change(&players).await;
        let wish = json!({ "pick": pickable_dominoes(&after), "place": edge });
        second.preview_premove(&game, &wish).await;
        let path = format!("/v1/games/{}/premove", game.id());
        let body = json!({ "plan": wish, "valid_until": until });
        let given = Answer::from_request(second.request(Method::PUT, &path).json(&body)).await;
        given.expect(StatusCode::OK);
        second.get_premove(&game).await.expect(StatusCode::OK);
        let command = first.legal_commands(&game).await.remove(0);
        let next = first.play(&game, &command).await;
        assert_ne!(next.awaited(), after.awaited());
    }
    assert!(server.check_games().await > 0);
}

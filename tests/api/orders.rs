//! Premoves and their outcomes.

use futures_util::future::join_all;
use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, Chance, Game, Player, TestServer, facts, later, now, players, started,
};

impl Player {
    async fn order(&self, game: &Game, order: &Value) -> Answer {
        let path = format!("/v1/games/{}/premove", game.id());
        Answer::to(self.request(Method::PUT, &path).json(&json!({ "plan": order }))).await
    }

    async fn ordered(&self, game: &Game) -> Answer {
        self.get(&format!("/v1/games/{}/premove", game.id())).await
    }

    async fn dry_run(&self, game: &Game, order: &Value) -> Value {
        let path = format!("/v1/games/{}/premove/preview", game.id());
        self.post(&path, &json!({ "plan": order })).await.expect(StatusCode::OK)
    }
}

/// Dominoes that can be picked, the last one first.
fn free(game: &Game) -> Vec<Value> {
    let slots = game.0["next_line"].as_array().expect("a line").iter().rev();
    slots.filter(|slot| slot["king"].is_null()).map(|slot| slot["domino"].clone()).collect()
}

/// Game in which one seat decides and then another one that is not awaited yet; returns the players
/// of both.
async fn about_to_pass(players: &[Player]) -> (Game, &Player, &Player, Game) {
    loop {
        let game = started(players, json!({ "auto_play_forced": false })).await;
        let first = game.awaited_of(players).expect("somebody's turn");
        let legal = first.legal(&game).await;
        let path = format!("/v1/games/{}/preview", game.id());
        let preview = json!({ "command": legal[0] });
        let after = Game(first.post(&path, &preview).await.expect(StatusCode::OK));
        let second = after.awaited_of(players).expect("another's turn");
        if second.id != first.id {
            return (game, first, second, after);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_is_carried_out_with_the_command_that_brings_the_turn() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let (game, first, second, after) = about_to_pass(&players).await;
    let dearest = free(&after);
    let taken = first.legal(&game).await[0]["domino"].clone();
    let wish = json!({ "pick": [taken, dearest[0]], "place": null });
    assert_eq!(second.ordered(&game).await.status, StatusCode::NOT_FOUND);
    let seen = first.show(&game).await;
    let given = second.order(&game, &wish).await.expect(StatusCode::OK);
    assert_eq!(given["plan"]["pick"], wish["pick"]);
    assert_eq!(second.ordered(&game).await.expect(StatusCode::OK), given);
    // Other players can see neither the premove nor its existence.
    first.ordered(&game).await.refused("premove_not_found");
    assert_eq!(first.show(&game).await, seen);
    assert_eq!(second.dry_run(&game, &wish).await["pick"]["domino"], wish["pick"][0]);

    let command = first.legal(&game).await.remove(0);
    let next = first.play(&game, &command).await;
    let told = facts(first, &next).await;
    let picked = json!({ "type": "picked", "domino": dearest[0] });
    assert_eq!(told[told.len() - 2..], [json!({ "type": "premove_played" }), picked]);
    assert_ne!(next.awaited(), after.awaited());
    second.ordered(&next).await.refused("premove_not_found");
    assert!(server.checked().await > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_is_void_or_withdrawn_or_too_old_asks_the_player() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    for case in ["void", "withdrawn", "too old", "nothing free"] {
        let (game, first, second, after) = about_to_pass(&players).await;
        let command = first.legal(&game).await.remove(0);
        let taken = command["domino"].clone();
        let mut wish = json!({ "pick": free(&after) });
        match case {
            "void" => wish["void_if_taken"] = json!([taken]),
            "nothing free" => wish["pick"] = json!([taken]),
            _ => {}
        }
        second.order(&game, &wish).await.expect(StatusCode::OK);
        let path = format!("/v1/games/{}/premove", game.id());
        if case == "withdrawn" {
            second.delete(&path).await.expect(StatusCode::NO_CONTENT);
        }
        if case == "too old" {
            let until = (now() + SignedDuration::from_hours(1)).to_string();
            let body = json!({ "plan": wish, "valid_until": until });
            let given = Answer::to(second.request(Method::PUT, &path).json(&body)).await;
            given.expect(StatusCode::OK);
            later(&server, 7200).await;
            second.ordered(&game).await.refused("premove_not_found");
            let late = Answer::to(second.request(Method::PUT, &path).json(&body)).await;
            assert_eq!(late.refused("premove_invalid")["field"], "valid_until");
        }
        let next = first.play(&game, &command).await;
        assert_eq!(next.awaited(), after.awaited(), "{case}");
        assert_eq!(next.version(), game.version() + 1, "{case}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_ordered_for_a_game_that_is_taken_back_is_forgotten() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let (game, first, second, after) = about_to_pass(&players).await;
    let command = first.legal(&game).await.remove(0);
    let third = players.iter().find(|other| ![&first.id, &second.id].contains(&&other.id));
    let third = third.expect("three players");
    second.order(&game, &json!({ "pick": free(&after) })).await.expect(StatusCode::OK);
    let next = first.play(&game, &command).await;
    third
        .order(&next, &json!({ "place": { "otherwise": "best_score" } }))
        .await
        .expect(StatusCode::OK);

    let undo = json!({ "proposal": { "type": "undo" } });
    let path = format!("/v1/games/{}/proposals", game.id());
    first.post(&path, &undo).await.refused("nothing_to_undo");
    let undone = Game(second.post(&path, &undo).await.expect(StatusCode::OK));
    assert_eq!(undone.0["next_line"], after.0["next_line"]);
    assert_eq!(undone.awaited(), after.awaited());
    third.ordered(&undone).await.refused("premove_not_found");
    // After the undo of the other player's decision, the previous decision is the last one again.
    let undone = Game(first.post(&path, &undo).await.expect(StatusCode::OK));
    assert_eq!(undone.0["next_line"], game.0["next_line"]);
    let again = first.play(&undone, &command).await;
    assert_eq!(again.awaited(), after.awaited(), "what was ordered is not carried out again");
    assert!(server.checked().await > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_given_at_the_moment_of_a_move_is_carried_out_or_for_the_next_turn() {
    let server = TestServer::start().await;
    let players = &players(&server, 3).await;
    let mut games = Vec::new();
    for _ in 0..25 {
        games.push(about_to_pass(players).await);
    }
    let races = games.iter().zip(0u64..).map(async |((game, first, second, after), number)| {
        let command = first.legal(game).await.remove(0);
        let wish = json!({ "pick": free(after) });
        let play = async {
            tokio::time::sleep(std::time::Duration::from_micros(150 * number)).await;
            first.play(game, &command).await
        };
        let (next, given) = futures_util::join!(play, second.order(game, &wish));
        given.expect(StatusCode::OK);
        let told = facts(first, &next).await;
        let carried_out = told.contains(&json!({ "type": "premove_played" }));
        let waits = second.ordered(&next).await.status == StatusCode::OK;
        assert_ne!(carried_out, waits, "either it was in time, or it is for the next turn");
        carried_out
    });
    join_all(races).await;
    assert!(server.checked().await >= games.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_which_everybody_orders_comes_to_its_end() {
    let server = TestServer::start().await;
    let players = players(&server, 4).await;
    let settings = json!({ "expansion": "age_of_giants", "auto_play_forced": false });
    let mut game = started(&players, settings).await;
    let mut chance = Chance(3);
    let mut ordered = 0;
    while let Some(player) = game.awaited_of(&players) {
        for other in &players {
            let wish = json!({ "pick": free(&game), "place": { "otherwise": "best_score" } });
            let answer = other.order(&game, &wish).await;
            if answer.status != StatusCode::OK {
                assert!(
                    ["no_turn_left", "premove_invalid"]
                        .contains(&answer.body["code"].as_str().expect("a code"))
                );
            }
        }
        let legal = player.legal(&game).await;
        let next = player.play(&game, chance.one_of(&legal)).await;
        let path = format!("/v1/games/{}/events?after={}", game.id(), game.version());
        let events = player.get(&path).await.expect(StatusCode::OK);
        let events = events["items"].as_array().expect("a list").iter();
        ordered += events.filter(|event| event["payload"]["type"] == "premove_played").count();
        game = next;
    }
    assert_eq!(game.0["status"], "finished");
    assert!(ordered > 20, "{ordered} orders were carried out");
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_makes_no_sense_is_refused() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = started(&players, json!({})).await;
    for wish in [json!({}), json!({ "pick": ["1", "1"] }), json!({ "pick": [], "place": null })] {
        let refused = players[0].order(&game, &wish).await.refused("premove_invalid");
        assert_eq!(refused["field"], "plan");
    }
    for wrong in [json!({ "pick": ["55"] }), json!({ "place": { "otherwise": "burn" } }), json!(7)]
    {
        players[0].order(&game, &wrong).await.refused("field_invalid");
    }
    let stranger = server.player("Hedy").await;
    let wish = json!({ "pick": ["1"] });
    stranger.order(&game, &wish).await.refused("not_seated");
    let open = players[0].open(json!({ "players": 2 })).await;
    players[0].order(&open, &wish).await.refused("game_not_started");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_far_out_of_any_range_is_refused_with_the_name_of_the_field() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let (game, _, second, after) = about_to_pass(&players).await;
    for (x, y, field) in [(127, 0, "plan.place.at.x"), (0, -128, "plan.place.at.y")] {
        let far = json!({ "otherwise": "ask", "at": { "x": x, "y": y, "direction": "east" } });
        let wish = json!({ "plan": { "pick": free(&after), "place": far } });
        let path = format!("/v1/games/{}/premove", game.id());
        let given = Answer::to(second.request(Method::PUT, &path).json(&wish)).await;
        assert_eq!(given.refused("field_invalid")["field"], field);
        let tried = second.post(&format!("{path}/preview"), &wish).await;
        assert_eq!(tried.refused("field_invalid")["field"], field);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_is_valid_for_ever_keeps_nobody_from_playing() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let edge = json!({ "otherwise": "ask", "at": { "x": 6, "y": -6, "direction": "east" } });
    for until in ["9999-12-30T22:00:00.999999999Z", "9999-12-30T22:00:00.9999995Z"] {
        let (game, first, second, after) = about_to_pass(&players).await;
        let wish = json!({ "pick": free(&after), "place": edge });
        second.dry_run(&game, &wish).await;
        let path = format!("/v1/games/{}/premove", game.id());
        let body = json!({ "plan": wish, "valid_until": until });
        let given = Answer::to(second.request(Method::PUT, &path).json(&body)).await;
        given.expect(StatusCode::OK);
        second.ordered(&game).await.expect(StatusCode::OK);
        let command = first.legal(&game).await.remove(0);
        let next = first.play(&game, &command).await;
        assert_ne!(next.awaited(), after.awaited());
    }
    assert!(server.checked().await > 0);
}

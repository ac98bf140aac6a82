//! The game cache of a node. Changes recorded by other nodes must still take effect.

use futures_util::future::join_all;
use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::support::{
    Answer, Chance, DAY, Game, PASSWORD, Player, TestServer, database, later, now, players,
    seconds, started, timed,
};

/// Two nodes on one database, and the players with clients at each node.
async fn two_nodes(count: usize) -> ([TestServer; 2], [Vec<Player>; 2]) {
    let url = database().await;
    let nodes = [TestServer::on(&url), TestServer::on(&url)];
    let here = players(&nodes[0], count).await;
    let there = here.iter().map(|player| player.at(nodes[1].url(""))).collect();
    (nodes, [here, there])
}

/// Plays the first legal command of the awaited player.
async fn play_on(players: &[Player], game: &Game) -> Game {
    let player = game.awaited_of(players).expect("somebody's turn");
    let legal = player.legal(game).await;
    player.play(game, &legal[0]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_over_two_nodes_in_turns() {
    let (nodes, players) = two_nodes(3).await;
    let mut game = started(&players[0], json!({ "auto_play_forced": false })).await;
    let mut chance = Chance(7);
    while let Some(player) = game.awaited_of(&players[*chance.one_of(&[0, 1])]) {
        let legal = player.legal(&game).await;
        game = player.play(&game, chance.one_of(&legal)).await;
    }
    let shown = players[1][0].show(&game).await;
    assert_eq!((shown.version(), &shown.0["ranking"]), (game.version(), &game.0["ranking"]));
    assert_eq!(nodes[0].checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_that_know_the_same_version_one_records_the_next() {
    let (nodes, players) = two_nodes(2).await;
    let mut game = started(&players[0], json!({ "auto_play_forced": false })).await;
    // Each node has recorded a different version of the game.
    for at in [0, 1, 0, 1] {
        game = play_on(&players[at], &game).await;
    }
    for _ in 0..8 {
        let awaited = [0, 1].map(|at| game.awaited_of(&players[at]).expect("somebody's turn"));
        let legal = awaited[0].legal(&game).await;
        let wishes = awaited.iter().zip(legal.iter().cycle());
        let answers = wishes.map(|(player, wish)| Answer::to(player.command(&game, wish)));
        let mut answers = join_all(answers).await;
        answers.sort_by_key(|answer| answer.status);
        assert_eq!(answers[1].status, StatusCode::PRECONDITION_FAILED, "{:?}", answers[1].body);
        game = Game(answers.swap_remove(0).expect(StatusCode::OK));
    }
    assert_eq!(nodes[0].checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_was_given_at_another_node_is_carried_out() {
    let (nodes, players) = two_nodes(2).await;
    loop {
        let game = started(&players[0], json!({ "auto_play_forced": false })).await;
        let game = play_on(&players[0], &game).await;
        let first = game.awaited_of(&players[0]).expect("somebody's turn");
        let legal = first.legal(&game).await;
        let preview = json!({ "command": legal[0] });
        let path = format!("/v1/games/{}/preview", game.id());
        let after = Game(first.post(&path, &preview).await.expect(StatusCode::OK));
        let next = after.awaited_of(&players[1]).expect("another's turn");
        if next.id == first.id {
            continue;
        }
        let free = after.0["next_line"].as_array().expect("a line").iter();
        let free: Vec<_> = free.filter(|slot| slot["king"].is_null()).collect();
        let wish = json!({ "plan": { "pick": [free[0]["domino"]], "place": null } });
        let path = format!("/v1/games/{}/premove", game.id());
        Answer::to(next.request(Method::PUT, &path).json(&wish)).await.expect(StatusCode::OK);
        let played = first.play(&game, &legal[0]).await;
        assert!(played.version() > game.version() + 1, "the order is carried out with the command");
        nodes[0].checked().await;
        return;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_logged_out_at_another_node_plays_no_more() {
    let (_nodes, players) = two_nodes(2).await;
    let game = started(&players[0], json!({ "auto_play_forced": false })).await;
    let game = play_on(&players[0], &game).await;
    let here = game.awaited_of(&players[0]).expect("somebody's turn");
    let legal = here.legal(&game).await;
    let there = game.awaited_of(&players[1]).expect("somebody's turn");
    there.delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
    Answer::to(here.command(&game, &legal[0])).await.refused("session_ended");
    let other = &players[0][usize::from(players[0][0].id == here.id)];
    assert_eq!(other.show(&game).await.version(), game.version());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_in_the_next_answer() {
    let (_nodes, players) = two_nodes(2).await;
    let game = started(&players[0], json!({ "auto_play_forced": false })).await;
    let game = play_on(&players[0], &game).await;
    let name = json!({ "name": "Countess Lovelace" });
    players[1][0].patch("/v1/me", &name).await.expect(StatusCode::OK);
    let game = play_on(&players[0], &game).await;
    let names = game.0["seats"].as_array().expect("seats").iter();
    assert!(
        names.map(|seat| &seat["player"]["name"]).any(|name| name == "Countess Lovelace"),
        "{}",
        game.0
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn when_it_was_later_at_the_database_the_clocks_know() {
    let (nodes, players) = two_nodes(2).await;
    let game = timed(&players[0], json!({})).await;
    let game = play_on(&players[0], &game).await;
    later(&nodes[0], DAY / 2).await;
    let after = play_on(&players[0], &game).await;
    let waited = seconds(&after.0["awaiting"]["since"]) - seconds(&game.0["awaiting"]["since"]);
    assert!((DAY / 2..DAY / 2 + 60).contains(&waited), "{waited}");
    assert_eq!(nodes[0].checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_holiday_that_was_taken_at_another_node_stops_the_clock() {
    let (nodes, players) = two_nodes(2).await;
    let mut game = timed(&players[0], json!({})).await;
    game = play_on(&players[0], &game).await;
    let away = game.awaited_of(&players[1]).expect("somebody's turn").clone();
    let until = (now() + SignedDuration::from_secs(3 * DAY)).to_string();
    away.post("/v1/me/holidays", &json!({ "until": until })).await.expect(StatusCode::CREATED);
    // Until the other player has moved and the player on holiday is awaited again.
    while game.awaited_of(&players[0]).expect("somebody's turn").id == away.id {
        game = play_on(&players[0], &game).await;
    }
    while game.awaited_of(&players[0]).expect("somebody's turn").id != away.id {
        game = play_on(&players[0], &game).await;
    }
    let waits = &game.0["awaiting"];
    assert!(seconds(&waits["deadline"]) - seconds(&waits["since"]) > 3 * DAY, "{waits}");
    assert_eq!(nodes[0].checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_name_of_an_account_that_was_deleted_is_in_no_answer() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let game = started(&players, json!({ "auto_play_forced": false })).await;
    let game = play_on(&players, &game).await;
    let awaited = game.awaited_of(&players).expect("somebody's turn").id.clone();
    let leaves = players.iter().find(|player| player.id != awaited).expect("another");
    let name = leaves.get("/v1/me").await.expect(StatusCode::OK)["name"].clone();
    let confirm = json!({ "password": PASSWORD });
    leaves.post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
    let stays = players.iter().find(|player| player.id == awaited).expect("somebody");
    let game = stays.show(&game).await;
    let command = stays.legal(&game).await.remove(0);
    let answer = stays.play(&game, &command).await.0.to_string();
    assert!(!answer.contains(name.as_str().expect("a name")), "{answer}");
}

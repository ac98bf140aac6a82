//! The game cache of a node. Changes recorded by other nodes must still take effect.

use futures_util::future::join_all;
use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::support::{
    Answer, Chance, DAY, Game, PASSWORD, Player, TestServer, advance_clock, database, now, players,
    start_game, start_timed_game, unix_seconds,
};

/// Two nodes on one database, and the players with clients at each node.
async fn two_nodes(count: usize) -> ([TestServer; 2], [Vec<Player>; 2]) {
    let url = database().await;
    let nodes = [TestServer::with_database(&url), TestServer::with_database(&url)];
    let here = players(&nodes[0], count).await;
    let there = here.iter().map(|player| player.at(nodes[1].url(""))).collect();
    (nodes, [here, there])
}

/// Plays the first legal command of the awaited player.
async fn play_first_legal(players: &[Player], game: &Game) -> Game {
    let player = game.awaited_player(players).expect("somebody's turn");
    let legal = player.legal_commands(game).await;
    player.play(game, &legal[0]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn game_alternates_between_two_nodes() {
    let (nodes, players) = two_nodes(3).await;
    let mut game = start_game(&players[0], json!({ "auto_play_forced": false })).await;
    let mut chance = Chance(7);
    while let Some(player) = game.awaited_player(&players[*chance.choose(&[0, 1])]) {
        let legal = player.legal_commands(&game).await;
        game = player.play(&game, chance.choose(&legal)).await;
    }
    let shown = players[1][0].get_game(&game).await;
    assert_eq!((shown.version(), &shown.0["ranking"]), (game.version(), &game.0["ranking"]));
    assert_eq!(nodes[0].check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_nodes_record_one_version() {
    let (nodes, players) = two_nodes(2).await;
    let mut game = start_game(&players[0], json!({ "auto_play_forced": false })).await;
    // Each node has recorded a different version of the game.
    for at in [0, 1, 0, 1] {
        game = play_first_legal(&players[at], &game).await;
    }
    for _ in 0..8 {
        let awaited = [0, 1].map(|at| game.awaited_player(&players[at]).expect("somebody's turn"));
        let legal = awaited[0].legal_commands(&game).await;
        let wishes = awaited.iter().zip(legal.iter().cycle());
        let answers =
            wishes.map(|(player, wish)| Answer::from_request(player.command(&game, wish)));
        let mut answers = join_all(answers).await;
        answers.sort_by_key(|answer| answer.status);
        assert_eq!(answers[1].status, StatusCode::PRECONDITION_FAILED, "{:?}", answers[1].body);
        game = Game(answers.swap_remove(0).expect(StatusCode::OK));
    }
    assert_eq!(nodes[0].check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn rejected_stranger_keeps_game_cached() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let stranger = server.player("Stranger").await;
    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    let game = play_first_legal(&players, &game).await;
    let legal = game.awaited_player(&players).expect("a turn").legal_commands(&game).await;
    // From now on, a command on the stored game fails.
    server.sql("UPDATE game_secrets SET deck = NULL").await;
    let rejected = Answer::from_request(stranger.command(&game, &legal[0])).await;
    rejected.expect_problem("not_seated");
    play_first_legal(&players, &game).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn premove_from_another_node_runs() {
    let (nodes, players) = two_nodes(2).await;
    loop {
        let game = start_game(&players[0], json!({ "auto_play_forced": false })).await;
        let game = play_first_legal(&players[0], &game).await;
        let first = game.awaited_player(&players[0]).expect("somebody's turn");
        let legal = first.legal_commands(&game).await;
        let preview = json!({ "command": legal[0] });
        let path = format!("/v1/games/{}/preview", game.id());
        let after = Game(first.post(&path, &preview).await.expect(StatusCode::OK));
        let next = after.awaited_player(&players[1]).expect("another's turn");
        if next.id == first.id {
            continue;
        }
        let free = after.0["next_line"].as_array().expect("a line").iter();
        let free: Vec<_> = free.filter(|slot| slot["king"].is_null()).collect();
        let wish = json!({ "plan": { "pick": [free[0]["domino"]], "place": null } });
        let path = format!("/v1/games/{}/premove", game.id());
        Answer::from_request(next.request(Method::PUT, &path).json(&wish))
            .await
            .expect(StatusCode::OK);
        let played = first.play(&game, &legal[0]).await;
        assert!(played.version() > game.version() + 1, "the order is carried out with the command");
        nodes[0].check_games().await;
        return;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn logout_at_another_node_applies() {
    let (_nodes, players) = two_nodes(2).await;
    let game = start_game(&players[0], json!({ "auto_play_forced": false })).await;
    let game = play_first_legal(&players[0], &game).await;
    let here = game.awaited_player(&players[0]).expect("somebody's turn");
    let legal = here.legal_commands(&game).await;
    let there = game.awaited_player(&players[1]).expect("somebody's turn");
    there.delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
    Answer::from_request(here.command(&game, &legal[0])).await.expect_problem("session_ended");
    let other = &players[0][usize::from(players[0][0].id == here.id)];
    assert_eq!(other.get_game(&game).await.version(), game.version());
}

#[tokio::test(flavor = "multi_thread")]
async fn rename_shows_in_next_response() {
    let (_nodes, players) = two_nodes(2).await;
    let game = start_game(&players[0], json!({ "auto_play_forced": false })).await;
    let game = play_first_legal(&players[0], &game).await;
    let name = json!({ "name": "Countess Lovelace" });
    players[1][0].patch("/v1/me", &name).await.expect(StatusCode::OK);
    let game = play_first_legal(&players[0], &game).await;
    let names = game.0["seats"].as_array().expect("seats").iter();
    assert!(
        names.map(|seat| &seat["player"]["name"]).any(|name| name == "Countess Lovelace"),
        "{}",
        game.0
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn cached_game_uses_database_time() {
    let (nodes, players) = two_nodes(2).await;
    let game = start_timed_game(&players[0], json!({})).await;
    let game = play_first_legal(&players[0], &game).await;
    advance_clock(&nodes[0], DAY / 2).await;
    let after = play_first_legal(&players[0], &game).await;
    let waited =
        unix_seconds(&after.0["awaiting"]["since"]) - unix_seconds(&game.0["awaiting"]["since"]);
    assert!((DAY / 2..DAY / 2 + 60).contains(&waited), "{waited}");
    assert_eq!(nodes[0].check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn holiday_from_another_node_applies() {
    let (nodes, players) = two_nodes(2).await;
    let mut game = start_timed_game(&players[0], json!({})).await;
    game = play_first_legal(&players[0], &game).await;
    let away = game.awaited_player(&players[1]).expect("somebody's turn").clone();
    let until = (now() + SignedDuration::from_secs(3 * DAY)).to_string();
    away.post("/v1/me/holidays", &json!({ "until": until })).await.expect(StatusCode::CREATED);
    // Until the other player has moved and the player on holiday is awaited again.
    while game.awaited_player(&players[0]).expect("somebody's turn").id == away.id {
        game = play_first_legal(&players[0], &game).await;
    }
    while game.awaited_player(&players[0]).expect("somebody's turn").id != away.id {
        game = play_first_legal(&players[0], &game).await;
    }
    let waits = &game.0["awaiting"];
    assert!(unix_seconds(&waits["deadline"]) - unix_seconds(&waits["since"]) > 3 * DAY, "{waits}");
    assert_eq!(nodes[0].check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_name_leaves_all_responses() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    let game = play_first_legal(&players, &game).await;
    let awaited = game.awaited_player(&players).expect("somebody's turn").id.clone();
    let leaves = players.iter().find(|player| player.id != awaited).expect("another");
    let name = leaves.get("/v1/me").await.expect(StatusCode::OK)["name"].clone();
    let confirm = json!({ "password": PASSWORD });
    leaves.post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
    let stays = players.iter().find(|player| player.id == awaited).expect("somebody");
    let game = stays.get_game(&game).await;
    let command = stays.legal_commands(&game).await.remove(0);
    let answer = stays.play(&game, &command).await.0.to_string();
    assert!(!answer.contains(name.as_str().expect("a name")), "{answer}");
}

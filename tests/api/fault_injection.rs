use serde_json::json;

use crate::support::{Player, TestServer, database, players, start_game};
use kingdomail::service::check_games;

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_serve_one_game() {
    let url = database().await;
    let (here, there) = (TestServer::with_database(&url), TestServer::with_database(&url));
    let players = players(&here, 2).await;
    let elsewhere: Vec<Player> = players.iter().map(|player| player.at(there.url(""))).collect();
    let mut game = start_game(&players, json!({})).await;
    let mut moves = 0;
    while let Some(seat) = game.awaited() {
        let nodes = [&players, &elsewhere];
        let at = nodes[moves % 2];
        let player = game.awaited_player(at).expect("a player");
        let command = player.legal_commands(&game).await.remove(0);
        game = player.play(&game, &command).await;
        moves += 1;
        assert!(seat < 2);
    }
    assert_eq!(game.0["status"], "finished");
    assert_eq!(there.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn stored_faults_are_detected() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({})).await;
    let awaited = game.awaited_player(&players).expect("somebody's turn");
    let command = awaited.legal_commands(&game).await.remove(0);
    let game = awaited.play(&game, &command).await;
    let faults = async || {
        let (_, faults) = check_games(&server.ctx).await.expect("checked");
        faults.into_iter().map(|fault| fault.what).collect::<Vec<_>>()
    };
    assert_eq!(faults().await, Vec::<String>::new());
    server.sql("UPDATE game_states SET state = set_byte(state, 7, 0)").await;
    assert_eq!(
        faults().await.first().map(String::as_str),
        Some("the state does not match the events")
    );
    server.sql("UPDATE game_states SET state = set_byte(state, 0, 99)").await;
    assert!(faults().await[0].contains("format 99"));
    server.sql("UPDATE events SET format = 98").await;
    server.sql("UPDATE game_states SET state = set_byte(state, 0, 2)").await;
    assert!(faults().await[0].contains("format 98"));
    drop(game);
}

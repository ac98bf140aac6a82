use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{TestServer, play_to_end, players, start_game};

async fn play_whole_game(count: usize, settings: Value) {
    let server = TestServer::start().await;
    let players = players(&server, count).await;
    let game = start_game(&players, settings).await;
    assert_eq!(game.0["status"], "active");
    let game = play_to_end(&players, game, count as u64).await;

    assert_eq!(game.0["status"], "finished");
    let ranking = game.0["ranking"].as_array().expect("a ranking");
    assert_eq!(ranking.len(), count);
    for ranked in ranking {
        let seat = usize::try_from(ranked["seat"].as_u64().expect("a seat")).expect("a seat");
        assert_eq!(ranked["points"], game.0["kingdoms"][seat]["score"]["total"]);
    }
    assert_eq!(ranking[0]["rank"], 1);
    assert_eq!(game.0["shuffle"]["seed"].as_str().expect("the seed is revealed").len(), 64);
    let (games, faults) = kingdomail::service::check_games(&server.ctx).await.expect("checked");
    assert_eq!((games, faults), (1, vec![]));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_finish_by_rulebook() {
    play_whole_game(2, json!({ "variants": ["harmony", "middle_kingdom"] })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_players_finish_by_rulebook() {
    play_whole_game(3, json!({ "auto_play_forced": false })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_players_finish_by_rulebook() {
    play_whole_game(4, json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_finish_in_arena_edition() {
    play_whole_game(2, json!({ "edition": "board_game_arena", "auto_play_forced": false })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_players_finish_in_arena_edition() {
    play_whole_game(3, json!({ "edition": "board_game_arena" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_players_finish_in_arena_edition() {
    play_whole_game(4, json!({ "edition": "board_game_arena", "variants": ["harmony"] })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mighty_duel_reaches_a_ranking() {
    play_whole_game(2, json!({ "variants": ["mighty_duel", "harmony", "middle_kingdom"] })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn move_out_of_turn_is_rejected() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({})).await;
    let awaited = game.awaited_player(&players).expect("somebody's turn").id.clone();
    let other = players.iter().find(|player| player.id != awaited).expect("the other");
    let domino = game.0["next_line"][0]["domino"].as_str().expect("a domino").to_owned();
    let refused = other.pick(&game, &domino).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    refused.expect_problem("not_your_turn");
    assert_eq!(other.get_game(&game).await.version(), game.version());
}

#[tokio::test(flavor = "multi_thread")]
async fn preview_has_no_entity_tag() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({})).await;
    let player = game.awaited_player(&players).expect("an awaited player");
    let path = format!("/v1/games/{}", game.id());
    let legal = player.get(&format!("{path}/legal-commands")).await.expect(StatusCode::OK);
    let command = json!({ "command": legal["items"][0]["command"] });
    let preview = player.post(&format!("{path}/preview"), &command).await;
    assert!(!preview.headers.contains_key("etag"));
    let preview = preview.expect(StatusCode::OK);
    assert_eq!(preview["status"], "active");
    assert!(player.get(&path).await.headers.contains_key("etag"));
}

#[tokio::test(flavor = "multi_thread")]
async fn conceded_player_has_no_commands() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = start_game(&all, json!({})).await;
    let legal = format!("/v1/games/{}/legal-commands", game.id());
    let game = all[0].play(&game, &json!({ "type": "concede" })).await;
    all[0].get(&legal).await.expect_problem("seat_conceded");
    let order = format!("/v1/games/{}/premove", game.id());
    all[0].get(&order).await.expect_problem("seat_conceded");
    let preview = format!("/v1/games/{}/preview", game.id());
    let again = json!({ "command": { "type": "concede" } });
    all[0].post(&preview, &again).await.expect_problem("seat_conceded");

    let game = all[1].play(&game, &json!({ "type": "concede" })).await;
    let game = all[2].play(&game, &json!({ "type": "concede" })).await;
    assert_eq!(game.0["status"], "finished");
    for player in &all {
        let none = player.get(&legal).await.expect(StatusCode::OK);
        assert_eq!(none["items"], json!([]));
    }
}

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Game, Player, TestServer};

/// A game that was opened by the first of `players` and joined by the others.
pub async fn started(players: &[Player], mut settings: Value) -> Game {
    settings["players"] = players.len().into();
    let mut game = players[0].open(settings).await;
    for player in &players[1..] {
        game = player.join(&game).await;
    }
    game
}

/// Players with accounts.
pub async fn players(server: &TestServer, count: usize) -> Vec<Player> {
    let mut players = Vec::new();
    for name in &["Ada", "Grace", "Hedy", "Mary"][..count] {
        players.push(server.player(name).await);
    }
    players
}

/// Chance from a seed, enough to choose moves by.
struct Chance(u64);

impl Chance {
    fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let index = (self.0 >> 33) % list.len() as u64;
        &list[usize::try_from(index).expect("an index")]
    }
}

/// Plays random legal commands until nobody is awaited.
async fn play_to_the_end(players: &[Player], mut game: Game, seed: u64) -> Game {
    let mut chance = Chance(seed);
    while let Some(player) = game.awaited_of(players) {
        let legal = player.legal(&game).await;
        game = player.play(&game, chance.one_of(&legal)).await;
    }
    game
}

async fn a_whole_game(count: usize, settings: Value) {
    let server = TestServer::start().await;
    let players = players(&server, count).await;
    let game = started(&players, settings).await;
    assert_eq!(game.0["status"], "active");
    let game = play_to_the_end(&players, game, count as u64).await;

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
async fn two_play_by_the_rulebook_to_a_ranking() {
    a_whole_game(2, json!({ "variants": ["harmony", "middle_kingdom"] })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_play_by_the_rulebook_to_a_ranking() {
    a_whole_game(3, json!({ "auto_play_forced": false })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_play_by_the_rulebook_to_a_ranking() {
    a_whole_game(4, json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_as_at_board_game_arena_to_a_ranking() {
    a_whole_game(2, json!({ "edition": "board_game_arena", "auto_play_forced": false })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_play_as_at_board_game_arena_to_a_ranking() {
    a_whole_game(3, json!({ "edition": "board_game_arena" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_play_as_at_board_game_arena_to_a_ranking() {
    a_whole_game(4, json!({ "edition": "board_game_arena", "variants": ["harmony"] })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mighty_duel_is_played_to_a_ranking() {
    a_whole_game(2, json!({ "variants": ["mighty_duel", "harmony", "middle_kingdom"] })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_out_of_turn_is_refused_and_changes_nothing() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = started(&players, json!({})).await;
    let awaited = game.awaited_of(&players).expect("somebody's turn").id.clone();
    let other = players.iter().find(|player| player.id != awaited).expect("the other");
    let domino = game.0["next_line"][0]["domino"].as_str().expect("a domino").to_owned();
    let refused = other.pick(&game, &domino).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    refused.refused("not_your_turn");
    assert_eq!(other.show(&game).await.version(), game.version());
}

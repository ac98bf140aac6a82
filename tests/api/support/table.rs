use serde_json::Value;

use super::{Game, Player, TestServer};

/// Game created by the first of `players` and joined by the others.
pub async fn start_game(players: &[Player], mut settings: Value) -> Game {
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
    for name in &["Ada", "Grace", "Hedy", "Mary", "Radia"][..count] {
        players.push(server.player(name).await);
    }
    players
}

/// Seeded random numbers, sufficient to choose moves.
pub struct Chance(pub u64);

impl Chance {
    pub fn choose<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let index = (self.0 >> 33) % list.len() as u64;
        &list[usize::try_from(index).expect("an index")]
    }
}

/// Plays random legal commands until no player is awaited.
pub async fn play_to_end(players: &[Player], mut game: Game, seed: u64) -> Game {
    let mut chance = Chance(seed);
    while let Some(player) = game.awaited_player(players) {
        let legal = player.legal_commands(&game).await;
        game = player.play(&game, chance.choose(&legal)).await;
    }
    game
}

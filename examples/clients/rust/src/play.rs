//! Plays a game: lists the legal commands and sends one of them back.

use uuid::Uuid;

use crate::kingdomail::types::{AnyCommand, Command, Game, PlayCommand};
use crate::player::{Player, Result};

/// Makes one decision for the player whose turn it is and returns the resulting game.
pub async fn decide(players: &[Player], game: &Game) -> Result<Game> {
    let api = &awaited(players, game)?.api;
    let legal = api.list_legal_commands().game_id(game.id.clone()).send().await?.into_inner();
    let moves = legal.items.into_iter().filter_map(|item| match item.command {
        // Never choose an unknown command of a newer server.
        AnyCommand::Command(Command::ConcedeCommand(_)) | AnyCommand::Unknown(_) => None,
        AnyCommand::Command(command) => Some((item.score, command)),
    });
    let best = moves.max_by_key(|(score, _)| *score);
    let (_, best) = best.ok_or("no legal move")?;
    let request = PlayCommand::builder().command(best).expected_version(*legal.version);
    // A retry with the same key plays the command only once.
    let key = Uuid::new_v4().to_string();
    let played = api.play_command().game_id(game.id.clone()).idempotency_key(key).body(request);
    Ok(played.send().await?.into_inner())
}

/// Returns the player whose turn it is.
pub fn awaited<'a>(players: &'a [Player], game: &Game) -> Result<&'a Player> {
    let awaiting = game.awaiting.as_ref().ok_or("no decision is open")?;
    let seat = game.seats.iter().find(|seat| *seat.seat == *awaiting.seat).ok_or("no such seat")?;
    let player = players.iter().find(|player| *player.profile.id == *seat.player.id);
    Ok(player.ok_or("the turn of another account")?)
}

/// Plays until no decision is open.
pub async fn play_out(players: &[Player], mut game: Game) -> Result<Game> {
    while game.awaiting.is_some() {
        game = decide(players, &game).await?;
    }
    Ok(game)
}

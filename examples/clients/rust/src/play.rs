//! Playing: ask what is legal, send one of it back as it is.

use uuid::Uuid;

use crate::kingdomail::types::{AnyCommand, Command, GameView, PlayRequest};
use crate::player::{Player, Result};

/// Makes one decision for whoever is awaited, and shows the game after it.
pub async fn decide(players: &[Player], game: &GameView) -> Result<GameView> {
    let api = &awaited(players, game)?.api;
    let legal = api.list_legal_commands().game_id(game.id.clone()).send().await?.into_inner();
    let moves = legal.items.into_iter().filter_map(|item| match item.command {
        // A newer server may know commands that this client does not, and that it had better not choose.
        AnyCommand::Command(Command::ConcedeCommand(_)) | AnyCommand::Unknown(_) => None,
        AnyCommand::Command(command) => Some((item.score, command)),
    });
    let best = moves.max_by_key(|(score, _)| *score);
    let (_, best) = best.ok_or("whoever is awaited can do something")?;
    let request = PlayRequest::builder().command(best).expected_version(legal.version);
    // With the same key it can be sent again, if the answer was lost: it is played once.
    let key = Uuid::new_v4().to_string();
    let played = api.play_command().game_id(game.id.clone()).idempotency_key(key).body(request);
    Ok(played.send().await?.into_inner())
}

/// Whose turn it is.
pub fn awaited<'a>(players: &'a [Player], game: &GameView) -> Result<&'a Player> {
    let awaiting = game.awaiting.as_ref().ok_or("nobody is awaited")?;
    let seat =
        game.seats.iter().find(|seat| *seat.seat == *awaiting.seat).ok_or("a seat of the table")?;
    let player = players.iter().find(|player| *player.profile.id == *seat.player.id);
    Ok(player.ok_or("somebody else is awaited")?)
}

/// Plays until nobody is awaited any more.
pub async fn play_out(players: &[Player], mut game: GameView) -> Result<GameView> {
    while game.awaiting.is_some() {
        game = decide(players, &game).await?;
    }
    Ok(game)
}

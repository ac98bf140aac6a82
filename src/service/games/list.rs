use kingdomino::{Command, SeatControl};

use crate::domain::IdempotentRequest;
use crate::domain::event_log::GameStatus;
use crate::domain::table::{GameSummary, MyGamesCursor, StoredGame, Viewer};
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

use super::agreements::delete_seat_offer;
use super::cancel::cancel_table;
use super::deadlines::run_due_deadlines;
use super::leave::leave_table;
use super::play::play_for_server;
use super::show::get_game;

/// Returns the games in which the player has a seat or an invitation, those that wait for the
/// player first.
pub async fn list_player_games(
    ctx: &Context,
    viewer: Viewer,
    status: Option<GameStatus>,
    after: Option<MyGamesCursor>,
    limit: i64,
) -> Result<Vec<GameSummary>> {
    let mut conn = ctx.connection().await?;
    Ok(store::games::list_player_games(&mut conn, viewer.player, status, after, limit).await?)
}

/// Leaves every table and concedes every game before the account is deleted, so that opponents do
/// not wait for it.
pub(crate) async fn forfeit_all_games(ctx: &Context, viewer: Viewer) -> Result<()> {
    decline_offers(ctx, viewer).await?;
    let games =
        store::games::list_unfinished_player_games(&mut *ctx.connection().await?, viewer.player)
            .await?;
    for id in games {
        let game = get_game(ctx, viewer, id).await?;
        let left = match game.status {
            GameStatus::Open if game.opener == viewer.player => {
                cancel_table(ctx, viewer, id, None).await
            }
            GameStatus::Open => leave_table(ctx, viewer, id, None).await,
            GameStatus::Active => {
                // The key contains a space, which keys of clients cannot.
                let request =
                    IdempotentRequest { key: format!("left at {}", game.version), hash: [0; 32] };
                play_for_server(ctx, viewer, id, game.version, request, Command::Concede {}).await
            }
            GameStatus::Finished | GameStatus::Cancelled => continue,
        };
        match left {
            // Another move came first, the game has ended, or the house already has the seat.
            Ok(_) | Err(Error::VersionStale { .. } | Error::Table(_) | Error::Rule(_)) => {}
            // Runs the due timeout now, so that opponents do not wait for it.
            Err(Error::DeadlinePassed) => {
                if run_due_deadlines(ctx, &[]).await?.games == 0 {
                    return Err(Error::Busy);
                }
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Declines all seat offers to the player.
async fn decline_offers(ctx: &Context, viewer: Viewer) -> Result<()> {
    let player = viewer.player;
    let games =
        store::games::list_games_with_seat_offer(&mut *ctx.connection().await?, player).await?;
    for id in games {
        let game = store::games::find_game(&mut *ctx.connection().await?, id).await?;
        let Some(game) = game else { continue };
        let offers = game.agreements.offers.into_iter().filter(|offer| offer.to == player);
        for offer in offers {
            match delete_seat_offer(ctx, viewer, id, offer.seat, None).await {
                // The offer was withdrawn, or the game ended, concurrently.
                Ok(_) | Err(Error::GameNotFound | Error::Table(_) | Error::Rule(_)) => {}
                Err(error) => return Err(error),
            }
        }
    }
    Ok(())
}

/// Returns true if opponents may wait for the player: at an open table, or in a game that the
/// player has not conceded.
pub(crate) async fn has_unfinished_games(conn: &mut Connection, viewer: Viewer) -> Result<bool> {
    let unfinished = store::games::list_unfinished_player_games(conn, viewer.player).await?;
    let games = store::games::find_games(conn, &unfinished).await?;
    let conceded = |game: &StoredGame| match (&game.state, game.seat_of(viewer.player)) {
        (Some(state), Some(seat)) => state.seat_control(seat) == SeatControl::HousePermanently,
        _ => false,
    };
    Ok(!games.iter().all(conceded))
}

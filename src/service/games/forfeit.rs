//! Forfeit of all games before an account is deleted.

use kingdomino::{Command, SeatControl};

use crate::domain::event_log::GameStatus;
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{IdempotentRequest, ProblemCode};
use crate::service::{Context, Error, Result, ServerWork};
use crate::store;
use crate::store::Connection;

use super::agreements::delete_seat_offer;
use super::clocks::deadlines::run_due_deadlines;
use super::commands::play::play_to_completion;
use super::commands::search::SearchClient;
use super::reads::show::get_game;
use super::tables::seats::leave_table;
use super::tables::start::cancel_table;

/// Leaves every table and concedes every game before the account is deleted, so that opponents do
/// not wait for it.
pub(in crate::service) async fn forfeit_all_games(ctx: &Context, viewer: Viewer) -> Result<()> {
    decline_offers(ctx, viewer).await?;
    let games =
        store::games::list_unfinished_player_games(&mut *ctx.connection().await?, viewer.player)
            .await?;
    for id in games {
        let game = get_game(ctx, viewer, id).await?;
        let left = match game.status {
            GameStatus::Open if game.host == viewer.player => {
                cancel_table(ctx, viewer, id, None).await
            }
            GameStatus::Open => leave_table(ctx, viewer, id, None).await,
            GameStatus::Active => {
                // The key contains a space, which keys of clients cannot.
                let request =
                    IdempotentRequest { key: format!("left at {}", game.version), hash: [0; 32] };
                let search_client = SearchClient::Server(ServerWork::AccountDeletion);
                let command = Command::Concede {};
                play_to_completion(ctx, search_client, viewer, id, game.version, request, command)
                    .await
            }
            GameStatus::Finished | GameStatus::Cancelled => continue,
        };
        match left {
            // Another move came first, the game has ended, or the house already has the seat.
            Ok(_)
            | Err(
                Error::VersionStale { .. }
                | Error::Refused(
                    ProblemCode::TableNotOpen
                    | ProblemCode::GameNotStarted
                    | ProblemCode::NotSeated,
                )
                | Error::Rule(_),
            ) => {}
            Err(Error::Refused(ProblemCode::DeadlinePassed)) => fire_deadlines(ctx).await?,
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Runs due timeouts now, so that opponents do not wait for them.
///
/// # Errors
/// [`Error::Busy`]: none could be run, for example because another node is processing it.
async fn fire_deadlines(ctx: &Context) -> Result<()> {
    let is_fired = run_due_deadlines(ctx, &[]).await?.games > 0;
    if is_fired { Ok(()) } else { Err(Error::Busy) }
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
            let mut declined = delete_seat_offer(ctx, viewer, id, offer.seat, None).await;
            if let Err(Error::Refused(ProblemCode::DeadlinePassed)) = declined {
                fire_deadlines(ctx).await?;
                declined = delete_seat_offer(ctx, viewer, id, offer.seat, None).await;
            }
            match declined {
                // The offer was withdrawn, or the game ended, concurrently.
                Ok(_)
                | Err(
                    Error::Refused(ProblemCode::GameNotFound | ProblemCode::SeatNotOffered)
                    | Error::Rule(_),
                ) => {}
                Err(Error::Refused(ProblemCode::DeadlinePassed)) => return Err(Error::Busy),
                Err(error) => return Err(error),
            }
        }
    }
    Ok(())
}

/// Returns true if opponents may wait for the player: at an open table, or in a game that the
/// player has not conceded.
pub(in crate::service) async fn has_unfinished_games(
    conn: &mut Connection,
    viewer: Viewer,
) -> Result<bool> {
    let unfinished = store::games::list_unfinished_player_games(conn, viewer.player).await?;
    let games = store::games::find_games(conn, &unfinished).await?;
    let conceded = |game: &StoredGame| match (&game.state, game.seat_of(viewer.player)) {
        (Some(state), Some(seat)) => state.seat_control(seat) == SeatControl::HousePermanently,
        _ => false,
    };
    Ok(!games.iter().all(conceded))
}

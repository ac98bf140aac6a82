//! The current game, the authorization of its viewers, the games of a player, and the forfeit of
//! all games before an account is deleted.

use crate::domain::ProblemCode;
use kingdomino::SeatControl;

use crate::domain::event_log::{GameStatus, Version};
use crate::domain::table::{
    GameSummary, MyGamesCursor, PUBLIC_VIEWER, StoredGame, TableAccess, Viewer,
};
use crate::domain::{GameId, IdempotentRequest};
use crate::service::games::agreements::delete_seat_offer;
use crate::service::games::clocks::deadlines::run_due_deadlines;
use crate::service::games::commands::play::concede_for_deleted_account;
use crate::service::games::tables::seats::leave_table;
use crate::service::games::tables::start::cancel_table;
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::Connection;
use crate::store::games::GameForViewer;

/// Returns the current game.
///
/// # Errors
/// There is no such game for this viewer.
pub async fn get_game(ctx: &Context, viewer: Viewer, game: GameId) -> Result<StoredGame> {
    load_visible(&mut *ctx.connection().await?, viewer, game).await
}

/// Returns the current game if it is public.
///
/// # Errors
/// There is no such public game.
pub async fn get_public_game(ctx: &Context, game: GameId) -> Result<StoredGame> {
    load_visible(&mut *ctx.connection().await?, PUBLIC_VIEWER, game).await
}

/// Returns the game if the viewer may view it.
pub(crate) async fn load_visible(
    conn: &mut Connection,
    viewer: Viewer,
    game: GameId,
) -> Result<StoredGame> {
    let loaded = store::games::load_game(conn, game, viewer).await?;
    authorize_view(conn, viewer, loaded).await
}

/// Authorizes the viewer: public games are visible to all, other games to seated players, invited
/// players and players with a seat offer. An invisible game is reported as not found. An ended
/// session gets the same error in all cases, so that it cannot probe for games.
pub async fn authorize_view(
    conn: &mut Connection,
    viewer: Viewer,
    loaded: Option<GameForViewer>,
) -> Result<StoredGame> {
    let loaded = authorize_session(conn, viewer, loaded).await?;
    if may_view(&loaded, viewer) { Ok(loaded.game) } else { Err(ProblemCode::GameNotFound.into()) }
}

/// Returns the game if it exists and the viewer's session is live.
pub async fn authorize_session(
    conn: &mut Connection,
    viewer: Viewer,
    loaded: Option<GameForViewer>,
) -> Result<GameForViewer> {
    let Some(loaded) = loaded else {
        let live = viewer.is_sessionless()
            || store::accounts::is_session_live(conn, viewer.player, viewer.session).await?;
        return Err(Error::Refused(if live {
            ProblemCode::GameNotFound
        } else {
            ProblemCode::SessionEnded
        }));
    };
    if !loaded.session_is_live && !viewer.is_sessionless() {
        return Err(ProblemCode::SessionEnded.into());
    }
    Ok(loaded)
}

/// Returns true if the viewer may view the game. A seat offer grants access only while it stands.
pub fn may_view(loaded: &GameForViewer, viewer: Viewer) -> bool {
    let GameForViewer { game, viewer_is_invited, .. } = loaded;
    game.access == TableAccess::Public
        || *viewer_is_invited
        || game.seat_of(viewer.player).is_some()
        || game.is_offered_to(viewer.player)
}

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

/// Records that the player has seen a version of the game, so that notifications about the turn are
/// dropped.
///
/// # Errors
/// The viewer may not view the game, or has no seat in it.
pub async fn mark_game_seen(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    version: Version,
) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let game = load_visible(&mut conn, viewer, game).await?;
    if game.seat_of(viewer.player).is_none() {
        return Err(ProblemCode::NotSeated.into());
    }
    let seen = version.min(game.version);
    Ok(store::games::set_seen_version(&mut conn, game.id, viewer.player, seen).await?)
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
            GameStatus::Open if game.host == viewer.player => {
                cancel_table(ctx, viewer, id, None).await
            }
            GameStatus::Open => leave_table(ctx, viewer, id, None).await,
            GameStatus::Active => {
                // The key contains a space, which keys of clients cannot.
                let request =
                    IdempotentRequest { key: format!("left at {}", game.version), hash: [0; 32] };
                concede_for_deleted_account(ctx, viewer, id, game.version, request).await
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
            // Runs the due timeout now, so that opponents do not wait for it.
            Err(Error::Refused(ProblemCode::DeadlinePassed)) => {
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
                Ok(_)
                | Err(
                    Error::Refused(ProblemCode::GameNotFound | ProblemCode::SeatNotOffered)
                    | Error::Rule(_),
                ) => {}
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

use kingdomino::shuffle::Bytes32;

use crate::domain::event_log::{NewEvent, TableEvent, is_bot};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest, PlayerId};
use crate::service::{Context, Error, Result, TableViolation};
use crate::store::games::Secrets;
use crate::store::{self, Connection};

use super::play::Applied;
use super::search::Outcomes;
use super::start::start;
use super::table_transaction::{Step, TableChange, still_open, take};

/// Takes the next free seat. The game starts when it was the last.
///
/// # Errors
/// The table is not open, or full; the player sits there already, or was not invited, or is a bot where none is wanted.
pub async fn join_table(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    entropy: Option<Bytes32>,
    request: Option<IdempotentRequest>,
) -> Result<Applied> {
    take(ctx, viewer, game, request, Step::Join(entropy)).await
}

/// What joining does.
pub(crate) async fn join(
    conn: &mut Connection,
    outcomes: &Outcomes,
    game: &StoredGame,
    secrets: &Secrets,
    viewer: Viewer,
    entropy: Option<&Bytes32>,
) -> Result<TableChange> {
    if game.seat_of(viewer.player).is_some() {
        return Err(TableViolation::AlreadySeated.into());
    }
    admitted(game, viewer.player)?;
    let seated = game.seats.len();
    if seated >= usize::from(game.settings.players()) {
        return Err(TableViolation::Full.into());
    }
    sit_down(conn, game.id, seated, viewer, entropy).await?;
    let joined = NewEvent::of_the_table(TableEvent::PlayerJoined { player: viewer.player });
    if seated + 1 < usize::from(game.settings.players()) {
        return Ok(still_open(vec![joined]));
    }
    // With who has just sat down, whose time may be the first to be counted.
    let (full, _) =
        store::games::load_game_to_play(conn, game.id, viewer).await?.ok_or(Error::GameNotFound)?;
    start(conn, outcomes, &full.game, secrets, vec![joined]).await
}

/// Whether the player may sit at the table at all: bots only where they are wanted, or at their own tables.
pub(crate) fn admitted(game: &StoredGame, player: PlayerId) -> Result<()> {
    if is_bot(player) && !game.bots && player != game.opener {
        return Err(TableViolation::BotsNotAdmitted.into());
    }
    Ok(())
}

/// How many games that are not over a player sits at. Whatever concerns all games of an account, such as a holiday or its
/// deletion, takes its time for each.
pub const MOST_GAMES: i64 = 500;

/// Takes a seat for whoever does not sit at enough games already. Whoever calls holds the account, which nobody deletes
/// meanwhile.
pub(in crate::service) async fn sit_down(
    conn: &mut Connection,
    game: GameId,
    seat: usize,
    viewer: Viewer,
    entropy: Option<&Bytes32>,
) -> Result<()> {
    if store::games::has_games(conn, viewer.player, MOST_GAMES).await? {
        return Err(Error::TooManyGames);
    }
    Ok(store::games::take_seat(conn, game, seat, viewer.player, entropy).await?)
}

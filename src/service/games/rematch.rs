use kingdomino::shuffle::Bytes32;

use crate::domain::event_log::{Status, is_bot};
use crate::domain::table::{Access, Sitter, StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest, PlayerId};
use crate::service::accounts::count_rematch;
use crate::service::{Context, Error, Result, TableViolation};
use crate::store::games::{REMATCH_OPEN_ONCE, RecordedRequest};
use crate::store::{self, Connection};

use super::applied::Applied;
use super::join::join_table;
use super::open::{NewTable, Origin, open, opened_before};
use super::repeated::{as_first_answered, repeated};
use super::show::load_visible;

/// Asks the people of a finished game for another one under the same rules: opens a table and invites them, or joins
/// the one that somebody else of them has opened. The house players are there again.
///
/// # Errors
/// There is no such game for the viewer; it is not finished; the viewer did not sit there at its end, or sits at the new
/// table already.
pub async fn rematch(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
    entropy: Option<Bytes32>,
    request: Option<IdempotentRequest>,
) -> Result<Applied> {
    // What is stored is stored by one of two use cases, which see to it that it is whole.
    for _ in 0..ATTEMPTS {
        let mut conn = ctx.connection().await?;
        let game = load_visible(&mut conn, viewer, id).await?;
        if let Some(request) = &request
            && let Some(played) = asked_before(&mut conn, viewer, &game, request).await?
        {
            return Ok(played);
        }
        if game.is_sandbox() {
            return Err(TableViolation::IsSandbox.into());
        }
        if game.status != Status::Finished {
            return Err(TableViolation::NotFinished.into());
        }
        game.seat_of(viewer.player).ok_or(TableViolation::NotSeated)?;
        let waiting = store::games::find_open_rematch(&mut conn, id).await?;
        drop(conn);
        let request = request.clone();
        let played = match waiting {
            Some(table) => join_table(ctx, viewer, table, entropy, request).await,
            None => {
                count_rematch(ctx, viewer, id).await?;
                let origin = Origin::Rematch { of: id, others: others(&game, viewer) };
                open(ctx, viewer, as_before(&game, entropy), origin, request).await
            }
        };
        match played {
            // Somebody else was faster, to open or to take the last seat.
            Err(Error::Store(error)) if error.violates(REMATCH_OPEN_ONCE) => {}
            Err(Error::Table(TableViolation::NotOpen | TableViolation::Full)) => {}
            played => return played,
        }
    }
    Err(Error::Busy)
}

/// More than ever come between at a table of five.
const ATTEMPTS: usize = 5;

fn as_before(game: &StoredGame, entropy: Option<Bytes32>) -> NewTable {
    NewTable {
        settings: game.settings,
        timing: game.timing,
        access: Access::Invitation,
        rated: game.rated,
        bots: game.bots || game.seats.iter().any(|seat| is_bot(seat.player)),
        house: game.seats.iter().filter_map(Sitter::house).collect(),
        entropy,
    }
}

/// The other people of the game whose accounts are still there.
fn others(game: &StoredGame, viewer: Viewer) -> Vec<PlayerId> {
    let people = game.seats.iter().filter(|seat| seat.house().is_none() && seat.name.is_some());
    people.map(|seat| seat.player).filter(|player| *player != viewer.player).collect()
}

/// What the same request led to before, whether it opened a table or joined one.
async fn asked_before(
    conn: &mut Connection,
    viewer: Viewer,
    game: &StoredGame,
    request: &IdempotentRequest,
) -> Result<Option<Applied>> {
    if let Some(played) = opened_before(conn, viewer, Some(request)).await? {
        return Ok(Some(played));
    }
    let key = &request.key;
    let asked = store::games::find_rematch_asked_for(conn, game.id, viewer.player, key).await?;
    let Some(table) = asked else { return Ok(None) };
    let found = repeated(conn, viewer, table, request).await?;
    let Some(RecordedRequest { end, waiting, .. }) = found else { return Ok(None) };
    let now = load_visible(conn, viewer, table).await?;
    let game = as_first_answered(conn, now, end, waiting).await?;
    Ok(Some(Applied { game, replayed: true }))
}

use kingdomino::shuffle::Bytes32;

use crate::domain::event_log::{GameStatus, NewEvent, TableEvent, is_bot};
use crate::domain::table::{Sitter, StoredGame, TableAccess, Viewer};
use crate::domain::{GameId, IdempotentRequest, PlayerId};
use crate::service::accounts::count_rematch;
use crate::service::{Context, Error, Result, TableViolation};
use crate::store::games::{REMATCH_OPEN_ONCE, RecordedRequest};
use crate::store::{self, Connection};

use super::applied::Applied;
use super::join::{admitted, sit_down};
use super::limits::check_game_limit;
use super::open::{NewTable, Origin, open, opened_before};
use super::repeated::{as_first_answered, repeated};
use super::show::load_visible;
use super::table_transaction::{Table, TableChange, TableStep, When, still_open, take};

/// Requests a rematch of a finished game with the same rules and house players. A game has one
/// rematch: the first request opens its table and invites the other players; later requests join
/// it. For a player with a seat in the rematch, returns it unchanged, even after its start. While
/// the table is open, such a request also invites players again that have declined.
///
/// # Errors
/// There is no such game for the viewer; it is not finished; the viewer had no seat in it at its
/// end; or the rematch started without the viewer.
pub async fn rematch(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
    entropy: Option<Bytes32>,
    request: Option<IdempotentRequest>,
) -> Result<Applied> {
    // Each of the use cases below is atomic. A request that loses a race finds the table of the
    // other request.
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
        if game.status != GameStatus::Finished {
            return Err(TableViolation::NotFinished.into());
        }
        game.seat_of(viewer.player).ok_or(TableViolation::NotSeated)?;
        let others = others(&game, viewer);
        let existing = match store::games::find_rematch(&mut conn, id).await? {
            Some(table) => store::games::find_game(&mut conn, table).await?,
            None => None,
        };
        let is_asked = match &existing {
            Some(table) if table.status != GameStatus::Open => {
                table.seat_of(viewer.player).ok_or(TableViolation::NotOpen)?;
                return Ok(Applied { game: table.clone(), replayed: false });
            }
            Some(table) if table.seat_of(viewer.player).is_some() => {
                !uninvited(&mut conn, table, &others).await?.is_empty()
            }
            Some(_) => false,
            None => true,
        };
        drop(conn);
        if is_asked {
            count_rematch(ctx, viewer, id).await?;
        }
        let request = request.clone();
        let played = match existing {
            Some(table) => {
                let quota = ctx.quotas.get().games;
                let step = JoinRematch { entropy, others, quota };
                take(ctx, viewer, table.id, request, step).await
            }
            None => {
                let origin = Origin::Rematch { of: id, others };
                open(ctx, viewer, as_before(&game, entropy), origin, request).await
            }
        };
        match played {
            // A node of an earlier release opened the rematch at the same time.
            Err(Error::Store(error)) if error.violates(REMATCH_OPEN_ONCE) => {}
            // Another request opened, filled or cancelled the rematch at the same time.
            Err(Error::Table(TableViolation::NotOpen | TableViolation::Full)) => {}
            played => return played,
        }
    }
    Err(Error::Busy)
}

/// Maximum attempts against concurrent requests of the other players of the game.
const ATTEMPTS: usize = 5;

/// Takes a seat at the open rematch. No invitation is needed, because a player may have declined it
/// by mistake. If the player already has a seat, invites those of `others` again that have
/// declined.
struct JoinRematch {
    entropy: Option<Bytes32>,
    others: Vec<PlayerId>,
    /// Maximum unfinished games of the player.
    quota: i64,
}

impl TableStep for JoinRematch {
    const WHEN: When = When::BeforeTheStart;
    const LENGTHENS: bool = true;
    const LOCKS_ACCOUNT: bool = true;

    fn admits_strangers(&self) -> bool {
        true
    }

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let Table { game, viewer, .. } = table;
        if game.seat_of(viewer.player).is_none() {
            admitted(conn, game, viewer.player).await?;
            check_game_limit(conn, viewer.player, self.quota).await?;
            return sit_down(conn, table, viewer.player, self.entropy.as_ref()).await;
        }
        let mut events = Vec::new();
        for player in uninvited(conn, game, &self.others).await? {
            store::games::insert_invitation(conn, game.id, player).await?;
            events.push(NewEvent::of_the_table(TableEvent::PlayerInvited { player }));
        }
        Ok(still_open(events))
    }
}

/// Returns the `players` without a seat and without an invitation.
async fn uninvited(
    conn: &mut Connection,
    table: &StoredGame,
    players: &[PlayerId],
) -> Result<Vec<PlayerId>> {
    let mut uninvited = Vec::new();
    for player in players {
        if !store::games::belongs_to(conn, table.id, *player).await? {
            uninvited.push(*player);
        }
    }
    Ok(uninvited)
}

fn as_before(game: &StoredGame, entropy: Option<Bytes32>) -> NewTable {
    NewTable {
        settings: game.settings,
        timing: game.timing,
        access: TableAccess::Invitation,
        rated: game.rated,
        bots: game.bots || game.seats.iter().any(|seat| is_bot(seat.player)),
        house: game.seats.iter().filter_map(Sitter::house).collect(),
        entropy,
    }
}

/// Returns the other human players of the game, except those with deleted accounts.
fn others(game: &StoredGame, viewer: Viewer) -> Vec<PlayerId> {
    let people = game.seats.iter().filter(|seat| seat.house().is_none() && seat.name.is_some());
    people.map(|seat| seat.player).filter(|player| *player != viewer.player).collect()
}

/// Returns the earlier result of the same request, which opened a table or joined one.
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
    // The request joined the table, so its response is returned even if the player has left and
    // declined since.
    let now = store::games::find_game(conn, table).await?.ok_or(Error::GameNotFound)?;
    let game = as_first_answered(conn, now, end, waiting).await?;
    Ok(Some(Applied { game, replayed: true }))
}

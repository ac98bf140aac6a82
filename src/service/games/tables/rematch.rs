use kingdomino::shuffle::Bytes32;

use crate::domain::event_log::{GameStatus, NewEvent, TableEvent, is_bot};
use crate::domain::table::{SeatedPlayer, StoredGame, TableAccess, Viewer};
use crate::domain::{GameId, IdempotentRequest, PlayerId, ProblemCode};
use crate::service::accounts::count_rematch;
use crate::service::games::commands::repeated::{find_recorded_request, restore_first_response};
use crate::service::games::commands::search::Attempt;
use crate::service::games::reads::show::load_visible;
use crate::service::{Context, Error, Idempotent, Result};
use crate::store::games::{OPEN_REMATCH_UNIQUE, RecordedRequest};
use crate::store::{self, Connection};

use super::create::{NewTable, Origin, create_table_for, find_replayed_creation};
use super::limits::check_game_limit;
use super::seats::{check_admission, take_next_seat};
use super::transaction::{GamePhase, Table, TableChange, TableStep, open_table_change, run_step};

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
) -> Result<Idempotent<StoredGame>> {
    // Each of the use cases below is atomic. A request that loses a race finds the table of the
    // other request.
    for _ in 0..MAX_ATTEMPTS {
        let mut conn = ctx.connection().await?;
        let game = load_visible(&mut conn, viewer, id).await?;
        if let Some(request) = &request
            && let Some(played) = find_replayed_rematch(&mut conn, viewer, &game, request).await?
        {
            return Ok(played);
        }
        if game.is_sandbox() {
            return Err(ProblemCode::IsSandbox.into());
        }
        if game.status != GameStatus::Finished {
            return Err(ProblemCode::GameNotFinished.into());
        }
        game.seat_of(viewer.player).ok_or(ProblemCode::NotSeated)?;
        let opponents = opponents(&game, viewer);
        let existing = match store::games::find_rematch(&mut conn, id).await? {
            Some(table) => store::games::find_game(&mut conn, table).await?,
            None => None,
        };
        let sends_invitations = match &existing {
            Some(table) if table.status != GameStatus::Open => {
                table.seat_of(viewer.player).ok_or(ProblemCode::TableNotOpen)?;
                return Ok(Idempotent::new(table.clone()));
            }
            Some(table) if table.seat_of(viewer.player).is_some() => {
                !uninvited(&mut conn, table, &opponents).await?.is_empty()
            }
            Some(_) => false,
            None => true,
        };
        drop(conn);
        if sends_invitations {
            count_rematch(ctx, viewer, id).await?;
        }
        let request = request.clone();
        let played = match existing {
            Some(table) => {
                let quota = ctx.quotas.get().games;
                let step = JoinRematch { entropy, opponents, quota };
                run_step(ctx, viewer, table.id, request, step).await
            }
            None => {
                let origin = Origin::Rematch { of: id, opponents };
                create_table_for(ctx, viewer, rematch_table(&game, entropy), origin, request).await
            }
        };
        match played {
            // A node of an earlier release opened the rematch at the same time.
            Err(Error::Store(error)) if error.violates(OPEN_REMATCH_UNIQUE) => {}
            // Another request opened, filled or cancelled the rematch at the same time.
            Err(Error::Refused(ProblemCode::TableNotOpen | ProblemCode::TableFull)) => {}
            played => return played,
        }
    }
    Err(Error::Busy)
}

/// Maximum attempts against concurrent requests of the other players of the game.
const MAX_ATTEMPTS: usize = 5;

/// Takes a seat at the open rematch. No invitation is needed, because a player may have declined it
/// by mistake. If the player already has a seat, invites those of `opponents` again that have
/// declined.
struct JoinRematch {
    entropy: Option<Bytes32>,
    opponents: Vec<PlayerId>,
    /// Maximum unfinished games of the player.
    quota: i64,
}

impl TableStep for JoinRematch {
    const PHASE: GamePhase = GamePhase::BeforeStart;
    const IS_LENGTH_LIMITED: bool = true;
    const LOCKS_ACCOUNT: bool = true;

    fn skips_access_check(&self) -> bool {
        true
    }

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let Table { game, viewer, .. } = table;
        if game.seat_of(viewer.player).is_none() {
            check_admission(conn, game, viewer.player).await?;
            check_game_limit(conn, viewer.player, self.quota).await?;
            return take_next_seat(conn, table, viewer.player, self.entropy.as_ref()).await;
        }
        let mut events = Vec::new();
        for player in uninvited(conn, game, &self.opponents).await? {
            store::games::insert_invitation(conn, game.id, player).await?;
            events.push(NewEvent::at_table(TableEvent::PlayerInvited { player }));
        }
        Ok(open_table_change(events))
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
        if !store::games::is_participant_or_invited(conn, table.id, *player).await? {
            uninvited.push(*player);
        }
    }
    Ok(uninvited)
}

fn rematch_table(game: &StoredGame, entropy: Option<Bytes32>) -> NewTable {
    NewTable {
        settings: game.settings,
        timing: game.timing,
        access: TableAccess::Invitation,
        rated: game.rating_mode,
        bots: game.allows_bots || game.seats.iter().any(|seat| is_bot(seat.player)),
        house: game.seats.iter().filter_map(SeatedPlayer::house).collect(),
        entropy,
    }
}

/// Returns the other human players of the game, except those with deleted accounts.
fn opponents(game: &StoredGame, viewer: Viewer) -> Vec<PlayerId> {
    let people = game.seats.iter().filter(|seat| seat.house().is_none() && seat.name.is_some());
    people.map(|seat| seat.player).filter(|player| *player != viewer.player).collect()
}

/// Returns the earlier result of the same request, which opened a table or joined one.
async fn find_replayed_rematch(
    conn: &mut Connection,
    viewer: Viewer,
    game: &StoredGame,
    request: &IdempotentRequest,
) -> Result<Option<Idempotent<StoredGame>>> {
    if let Some(played) = find_replayed_creation(conn, viewer, Some(request)).await? {
        return Ok(Some(played));
    }
    let key = &request.key;
    let asked =
        store::games::find_rematch_by_request_key(conn, game.id, viewer.player, key).await?;
    let Some(table) = asked else { return Ok(None) };
    let found = find_recorded_request(conn, viewer, table, request).await?;
    let Some(RecordedRequest { result_version: end, waiting, .. }) = found else { return Ok(None) };
    // The request joined the table, so its response is returned even if the player has left and
    // declined since.
    let now = store::games::find_game(conn, table).await?.ok_or(ProblemCode::GameNotFound)?;
    let game = restore_first_response(conn, now, end, waiting).await?;
    Ok(Some(Idempotent::replayed(game)))
}

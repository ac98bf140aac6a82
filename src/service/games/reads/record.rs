use std::collections::BTreeMap;

use crate::domain::event_log::{GameStatus, StoredEvent, Version};
use crate::domain::table::{EndedGameFilter, ExportScope, StoredGame, Viewer};
use crate::domain::{GameId, PlayerId, ProblemCode};
use crate::game_record::{Record, RecordDefect, RecordParts, players};
use crate::service::accounts::resolve_owner;
use crate::service::games::commands::search::compute_client;
use crate::service::{Context, Error, ExpensiveWorkKey, Export, Result};
use crate::store::{self, Connection};

use super::show::load_visible;

/// Returns the record of a finished or cancelled game.
///
/// # Errors
/// There is no such game for the viewer, or it is not over.
pub async fn record(ctx: &Context, viewer: Viewer, id: GameId) -> Result<Record> {
    let game = load_visible(&mut *ctx.connection().await?, viewer, id).await?;
    if !matches!(game.status, GameStatus::Finished | GameStatus::Cancelled) {
        return Err(ProblemCode::GameNotFinished.into());
    }
    if game.is_sandbox() {
        return Err(ProblemCode::IsSandbox.into());
    }
    let task_ctx = ctx.clone();
    ctx.with_permit(ExpensiveWorkKey::Account(viewer.player), async move {
        read_record(&mut *task_ctx.connection().await?, &game).await
    })
    .await
}

async fn read_record(conn: &mut Connection, game: &StoredGame) -> Result<Record> {
    let events =
        store::games::list_events(conn, game.id, Version::NONE, game.version, i64::MAX).await?;
    let players: Vec<PlayerId> = players(&events).into_iter().collect();
    let names = store::accounts::find_names(conn, &players).await?;
    let names = names.into_iter().filter_map(|(player, name)| Some((player, name?))).collect();
    build_record(game, &events, names)
        .ok_or_else(|| Error::Internal(format!("finished game {} has no seed", game.id)))
}

/// Returns the record of a game with all its events; none if the game is not over.
pub(crate) fn build_record(
    game: &StoredGame,
    events: &[StoredEvent],
    names: BTreeMap<PlayerId, String>,
) -> Option<Record> {
    let parts = RecordParts {
        game: game.id,
        scheme: game.shuffle_scheme,
        opener: game.host,
        access: game.access.as_str().to_owned(),
        seats: game.seats.iter().map(|seat| (seat.player, seat.entropy)).collect(),
        commitment: game.commitment,
        lines_root: game.lines_root,
        seed: game.revealed_seed?,
    };
    Some(Record::new(parts, events, names))
}

/// Result of verifying a record.
#[derive(Debug)]
pub struct RecordVerification {
    pub game: Option<GameId>,
    /// First defect found.
    pub defect: Option<RecordDefect>,
    /// True if the record equals the one on this server; none if the viewer cannot view such a game
    /// here.
    pub matches_server: Option<bool>,
}

/// Cost of reading a submitted record in addition to its request, in requests.
pub const RECORD_READ_UNITS: u32 = 5;

/// Runs `read` on a submitted record for a player, in the [compute
/// pool](crate::service::ComputePool).
///
/// # Errors
/// The pool rejects the job.
pub async fn run_in_compute_pool<T: Send + 'static>(
    ctx: &Context,
    player: PlayerId,
    read: impl FnOnce() -> T + Send + 'static,
) -> Result<T> {
    ctx.compute.run(compute_client(ctx, player).await?, RECORD_READ_UNITS, move |_| read()).await
}

/// Verifies a record from any source. Defects of the record are part of the result, not an error.
///
/// # Errors
/// The store fails, or too many records are being verified.
pub async fn verify_record(
    ctx: &Context,
    viewer: Viewer,
    line: Vec<u8>,
) -> Result<RecordVerification> {
    let read = run_in_compute_pool(ctx, viewer.player, move || {
        let record = Record::read(&line)?;
        let defect = record.verify().err();
        Ok::<_, RecordDefect>((record, defect))
    });
    let (submitted, defect) = match read.await? {
        Ok(read) => read,
        Err(defect) => {
            return Ok(RecordVerification {
                game: None,
                defect: Some(defect),
                matches_server: None,
            });
        }
    };
    let game = submitted.header.game;
    let matches_server = match record(ctx, viewer, game).await {
        Ok(stored) => Some(stored.header == submitted.header && stored.events == submitted.events),
        Err(Error::Refused(
            ProblemCode::GameNotFound | ProblemCode::GameNotFinished | ProblemCode::IsSandbox,
        )) => None,
        Err(error) => return Err(error),
    };
    Ok(RecordVerification { game: Some(game), defect, matches_server })
}

/// Returns the position from which an export continues after a game.
///
/// # Errors
/// There is no such game for the viewer, or it is not over yet.
pub async fn export_position(ctx: &Context, viewer: Viewer, after: GameId) -> Result<i64> {
    let mut conn = ctx.connection().await?;
    load_visible(&mut conn, viewer, after).await?;
    let position = store::games::find_finished_position(&mut conn, after).await?;
    position.ok_or_else(|| ProblemCode::GameNotFinished.into())
}

/// Starts an export for a player. An export of a bot counts for its owner. Before each page, the
/// caller must acquire the [permit](Export::acquire) of the export.
///
/// # Errors
/// The owner has too many exports open.
pub async fn begin_export(ctx: &Context, viewer: Viewer) -> Result<Export> {
    ctx.exports.open(resolve_owner(ctx, viewer.player).await?, ctx.quotas.get().exports)
}

/// Returns the next records of an export, in the order in which the games were concluded, and the
/// position of the last one; none if there are no more.
pub async fn export(
    ctx: &Context,
    viewer: Viewer,
    exported: ExportScope,
    filter: &EndedGameFilter,
    after: i64,
) -> Result<Option<(i64, Vec<Record>)>> {
    let mut conn = ctx.connection().await?;
    // The session may have been revoked since the previous page.
    if let Some(session) = viewer.required_session()
        && !store::accounts::is_session_live(&mut conn, viewer.player, session).await?
    {
        return Err(ProblemCode::SessionEnded.into());
    }
    let page = store::games::list_finished_games_to_export(
        &mut conn,
        exported,
        filter,
        after,
        RECORDS_PER_PAGE,
    )
    .await?;
    let Some((last, _)) = page.last().copied() else { return Ok(None) };
    let mut records = Vec::with_capacity(page.len());
    for (_, id) in page {
        let game =
            store::games::find_game(&mut conn, id).await?.ok_or(ProblemCode::GameNotFound)?;
        records.push(read_record(&mut conn, &game).await?);
    }
    Ok(Some((last, records)))
}

/// Records per page. A page stays in memory until the client has read it.
const RECORDS_PER_PAGE: i64 = 4;

use crate::domain::event_log::{FoldedGame, Scores, StoredEvent, Version, fold, score_curve};
use crate::domain::table::{Sitter, StoredGame, Viewer, Waiting};
use crate::domain::{GameId, PlayerId};
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

use super::show::load_visible;

/// A page of the events after a version.
pub struct EventPage {
    pub current: Version,
    pub events: Vec<StoredEvent>,
}

/// The events of a game after a version, at most `limit` of them.
///
/// # Errors
/// There is no such game for this viewer.
pub async fn events_after(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    after: Version,
    limit: i64,
) -> Result<EventPage> {
    let mut conn = ctx.connection().await?;
    let current = load_visible(&mut conn, viewer, game).await?.version;
    let events = store::games::list_events(&mut conn, game, after, current, limit).await?;
    Ok(EventPage { current, events })
}

/// How the scores of a game came about so far; nothing before its start.
///
/// # Errors
/// There is no such game for this viewer.
pub async fn scores(ctx: &Context, viewer: Viewer, game: GameId) -> Result<Vec<Scores>> {
    let mut conn = ctx.connection().await?;
    let game = load_visible(&mut conn, viewer, game).await?;
    Ok(score_curve(&all_events(&mut conn, &game).await?))
}

/// All that happened in `game` so far.
pub(super) async fn all_events(
    conn: &mut Connection,
    game: &StoredGame,
) -> Result<Vec<StoredEvent>> {
    Ok(store::games::list_events(conn, game.id, Version::NONE, game.version, i64::MAX).await?)
}

/// The game as it was at a version.
///
/// # Errors
/// There is no such game for this viewer, or it has no such version.
pub async fn game_at_version(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    version: Version,
) -> Result<StoredGame> {
    let mut conn = ctx.connection().await?;
    let current = load_visible(&mut conn, viewer, game).await?;
    as_it_was(&mut conn, current, version).await
}

/// What `current` was at a version, if it has it.
pub(super) async fn as_it_was(
    conn: &mut Connection,
    current: StoredGame,
    version: Version,
) -> Result<StoredGame> {
    if version < Version::FIRST || version > current.version {
        return Err(Error::VersionNotFound);
    }
    game_at(conn, current, version).await
}

/// What `current` was at an earlier version.
pub(super) async fn game_at(
    conn: &mut Connection,
    current: StoredGame,
    version: Version,
) -> Result<StoredGame> {
    if version == current.version {
        return Ok(current);
    }
    let events =
        store::games::list_events(conn, current.id, Version::NONE, version, i64::MAX).await?;
    let changed_at = events.last().map_or(current.created_at, |event| event.at);
    let rebuilt = fold(&events);
    let seats = sitters(conn, &current, &rebuilt).await?;
    Ok(StoredGame {
        status: rebuilt.status,
        version: rebuilt.version,
        settings: rebuilt.settings.unwrap_or(current.settings),
        seats,
        state: rebuilt.state,
        waiting: Waiting::default(),
        agreements: rebuilt.agreements,
        lines_root: rebuilt.lines_root,
        // What was secret then is shown only in the version that ended the game.
        revealed_seed: None,
        changed_at,
        ..current
    })
}

/// Who sat at the table then. What somebody added to the chance of the shuffle stays with the seat; what else is known
/// beside the name matters only to who sits there now.
async fn sitters(
    conn: &mut Connection,
    current: &StoredGame,
    then: &FoldedGame,
) -> Result<Vec<Sitter>> {
    let players = &then.seats;
    let seated = |player: &PlayerId| current.seats.iter().find(|seat| seat.player == *player);
    let gone: Vec<PlayerId> =
        players.iter().filter(|player| seated(player).is_none()).copied().collect();
    let names =
        if gone.is_empty() { Vec::new() } else { store::accounts::find_names(conn, &gone).await? };
    let added = |seat: usize| match then.state {
        Some(_) => current.seats.get(seat).and_then(|seat| seat.entropy),
        None => None,
    };
    let sitter = |(seat, player): (usize, &PlayerId)| {
        let name = || names.iter().find(|(id, _)| id == player).and_then(|(_, name)| name.clone());
        // In a sandbox several seats are one player's.
        let same = current.seats.get(seat).filter(|sitter| sitter.player == *player);
        same.or_else(|| seated(player)).cloned().unwrap_or_else(|| Sitter {
            player: *player,
            name: name(),
            entropy: added(seat),
            absence: None,
            reminder: None,
            quiet_hours: None,
        })
    };
    Ok(players.iter().enumerate().map(sitter).collect())
}

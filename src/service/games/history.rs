use crate::domain::event_log::{
    FoldedGame, Scores, StoredEvent, TableEvent, Version, fold, score_curve,
};
use crate::domain::table::{Sitter, StoredGame, Viewer, Waiting};
use crate::domain::{GameId, PlayerId};
use crate::service::{Asker, Context, Error, Result};
use crate::store::{self, Connection};

use super::show::load_visible;

/// A page of events after a version.
pub struct EventPage {
    pub current: Version,
    pub events: Vec<StoredEvent>,
}

/// Maximum events read without a permit for expensive work. Event streams, which already hold a
/// permit, read at most this many at a time.
const FEW: i64 = 100;

/// Returns at most `limit` events of a game after a version.
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
    let left = u32::from(current).saturating_sub(after.into());
    if i64::from(left).min(limit) <= FEW {
        let events = store::games::list_events(&mut conn, game, after, current, limit).await?;
        return Ok(EventPage { current, events });
    }
    drop(conn);
    let asker = Asker::Account(viewer.player);
    let own = ctx.clone();
    let events = ctx.in_heavy_turn(asker, async move {
        let mut conn = own.connection().await?;
        Ok(store::games::list_events(&mut conn, game, after, current, limit).await?)
    });
    Ok(EventPage { current, events: events.await? })
}

/// Returns the development of the scores of a game; empty before its start.
///
/// # Errors
/// There is no such game for this viewer.
pub async fn scores(ctx: &Context, viewer: Viewer, game: GameId) -> Result<Vec<Scores>> {
    let mut conn = ctx.connection().await?;
    let game = load_visible(&mut conn, viewer, game).await?;
    drop(conn);
    let own = ctx.clone();
    ctx.in_heavy_turn(Asker::Account(viewer.player), async move {
        let events = all_events(&mut *own.connection().await?, &game).await?;
        own.compute_apart("scores", move || score_curve(&events)).await
    })
    .await
}

/// Returns all events of `game` up to its version.
pub(super) async fn all_events(
    conn: &mut Connection,
    game: &StoredGame,
) -> Result<Vec<StoredEvent>> {
    Ok(store::games::list_events(conn, game.id, Version::NONE, game.version, i64::MAX).await?)
}

/// Returns the game at a version.
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
    drop(conn);
    replayed_version(ctx, Asker::Account(viewer.player), current, version).await
}

/// A game at an earlier version and at the current one.
pub struct ChangedGame {
    pub then: StoredGame,
    pub now: StoredGame,
}

/// Returns the game at a version and at the current one.
///
/// # Errors
/// As for [`game_at_version`].
pub async fn game_since(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    version: Version,
) -> Result<ChangedGame> {
    let mut conn = ctx.connection().await?;
    let now = load_visible(&mut conn, viewer, game).await?;
    drop(conn);
    let asker = Asker::Account(viewer.player);
    let then = replayed_version(ctx, asker, now.clone(), version).await?;
    Ok(ChangedGame { then, now })
}

/// Returns `current` at a version, with a permit of `asker` for expensive work. Do not call while
/// holding a pooled connection.
///
/// # Errors
/// The game has no such version.
pub(super) async fn replayed_version(
    ctx: &Context,
    asker: Asker,
    current: StoredGame,
    version: Version,
) -> Result<StoredGame> {
    if version == current.version {
        return Ok(current);
    }
    let own = ctx.clone();
    let replayed = Box::pin(async move { replayed_to(&own, current, version).await });
    ctx.in_heavy_turn(asker, replayed).await
}

/// As [`replayed_version`], for callers that already hold a permit.
pub(super) async fn replayed_to(
    ctx: &Context,
    current: StoredGame,
    version: Version,
) -> Result<StoredGame> {
    if version < Version::FIRST || version > current.version {
        return Err(Error::VersionNotFound);
    }
    let past = Past::read(&mut *ctx.connection().await?, current, version).await?;
    ctx.compute_apart("replay", move || past.game()).await
}

/// Returns `current` at an earlier version.
pub(super) async fn game_at(
    conn: &mut Connection,
    current: StoredGame,
    version: Version,
) -> Result<StoredGame> {
    Ok(Past::read(conn, current, version).await?.game())
}

/// Input for reconstructing a game at an earlier version.
struct Past {
    current: StoredGame,
    /// None for the current version.
    events: Option<Vec<StoredEvent>>,
    /// Names of the players that have left since.
    names: Vec<(PlayerId, Option<String>)>,
}

impl Past {
    async fn read(conn: &mut Connection, current: StoredGame, version: Version) -> Result<Past> {
        if version == current.version {
            return Ok(Past { current, events: None, names: Vec::new() });
        }
        let events =
            store::games::list_events(conn, current.id, Version::NONE, version, i64::MAX).await?;
        let mut gone: Vec<PlayerId> = events.iter().flat_map(sat_down).copied().collect();
        gone.sort_unstable();
        gone.dedup();
        gone.retain(|player| current.seats.iter().all(|seat| seat.player != *player));
        let names = if gone.is_empty() {
            Vec::new()
        } else {
            store::accounts::find_names(conn, &gone).await?
        };
        Ok(Past { current, events: Some(events), names })
    }

    fn game(self) -> StoredGame {
        let Past { current, events: Some(events), names } = self else { return self.current };
        let changed_at = events.last().map_or(current.created_at, |event| event.at);
        let rebuilt = fold(&events);
        let seats = sitters(&current, &names, &rebuilt);
        StoredGame {
            status: rebuilt.status,
            version: rebuilt.version,
            settings: rebuilt.settings.unwrap_or(current.settings),
            seats,
            state: rebuilt.state,
            waiting: Waiting::default(),
            agreements: rebuilt.agreements,
            lines_root: rebuilt.lines_root,
            // The seed is revealed only in the version that ended the game.
            revealed_seed: None,
            changed_at,
            ..current
        }
    }
}

/// Returns the players that take a seat with the event.
fn sat_down(event: &StoredEvent) -> &[PlayerId] {
    match &event.fact {
        TableEvent::PlayerJoined { player } | TableEvent::SeatHandedOver { to: player, .. } => {
            std::slice::from_ref(player)
        }
        TableEvent::GameStarted { seats, .. } => seats,
        _ => &[],
    }
}

/// Returns the sitters at that version. The entropy added by a player stays with the seat. Other
/// data besides the name is relevant only for current sitters.
fn sitters(
    current: &StoredGame,
    names: &[(PlayerId, Option<String>)],
    then: &FoldedGame,
) -> Vec<Sitter> {
    let players = &then.seats;
    let seated = |player: &PlayerId| current.seats.iter().find(|seat| seat.player == *player);
    let added = |seat: usize| match then.state {
        Some(_) => current.seats.get(seat).and_then(|seat| seat.entropy),
        None => None,
    };
    let sitter = |(seat, player): (usize, &PlayerId)| {
        let name = || names.iter().find(|(id, _)| id == player).and_then(|(_, name)| name.clone());
        // In a sandbox, one player has several seats.
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
    players.iter().enumerate().map(sitter).collect()
}

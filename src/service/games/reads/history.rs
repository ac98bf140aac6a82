use crate::domain::account::ShownPlayer;
use crate::domain::event_log::{
    FoldedGame, Scores, StoredEvent, TableEvent, Version, fold, score_curve,
};
use crate::domain::table::{SeatedPlayer, StoredGame, Viewer, WaitState};
use crate::domain::{GameId, PlayerId, ProblemCode};
use crate::service::{Context, ExpensiveWorkKey, Result};
use crate::store::{self, Connection};

use super::show::load_visible;

/// A page of events after a version.
pub struct EventPage {
    pub current: Version,
    pub events: Vec<StoredEvent>,
}

/// Maximum events read without a permit for expensive work. Event streams, which already hold a
/// permit, read at most this many at a time.
const MAX_EVENTS_WITHOUT_PERMIT: i64 = 100;

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
    if i64::from(left).min(limit) <= MAX_EVENTS_WITHOUT_PERMIT {
        let events = store::games::list_events(&mut conn, game, after, current, limit).await?;
        return Ok(EventPage { current, events });
    }
    drop(conn);
    let work_key = ExpensiveWorkKey::Account(viewer.player);
    let task_ctx = ctx.clone();
    let events = ctx.with_permit(work_key, async move {
        let mut conn = task_ctx.connection().await?;
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
    let task_ctx = ctx.clone();
    ctx.with_permit(ExpensiveWorkKey::Account(viewer.player), async move {
        let events = load_all_events(&mut *task_ctx.connection().await?, &game).await?;
        task_ctx.spawn_cpu("scores", move || score_curve(&events)).await
    })
    .await
}

/// Returns all events of `game` up to its version.
pub async fn load_all_events(conn: &mut Connection, game: &StoredGame) -> Result<Vec<StoredEvent>> {
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
    replay_with_permit(ctx, ExpensiveWorkKey::Account(viewer.player), current, version).await
}

/// A game at an earlier version and at the current one.
pub struct ChangedGame {
    pub earlier: StoredGame,
    pub current: StoredGame,
}

/// Returns the game at a version and at the current one.
///
/// # Errors
/// As for [`game_at_version`].
pub async fn get_changed_game(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    version: Version,
) -> Result<ChangedGame> {
    let mut conn = ctx.connection().await?;
    let current = load_visible(&mut conn, viewer, game).await?;
    drop(conn);
    let work_key = ExpensiveWorkKey::Account(viewer.player);
    let earlier = replay_with_permit(ctx, work_key, current.clone(), version).await?;
    Ok(ChangedGame { earlier, current })
}

/// Returns `current` at a version, with a permit for expensive work. Do not call while
/// holding a pooled connection.
///
/// # Errors
/// The game has no such version.
pub async fn replay_with_permit(
    ctx: &Context,
    work_key: ExpensiveWorkKey,
    current: StoredGame,
    version: Version,
) -> Result<StoredGame> {
    if version == current.version {
        return Ok(current);
    }
    let task_ctx = ctx.clone();
    let replayed = Box::pin(async move { replay_to_version(&task_ctx, current, version).await });
    ctx.with_permit(work_key, replayed).await
}

/// As [`replay_with_permit`], for callers that already hold a permit.
pub async fn replay_to_version(
    ctx: &Context,
    current: StoredGame,
    version: Version,
) -> Result<StoredGame> {
    if version < Version::FIRST || version > current.version {
        return Err(ProblemCode::VersionNotFound.into());
    }
    let input = ReplayInput::read(&mut *ctx.connection().await?, current, version).await?;
    ctx.spawn_cpu("replay", move || input.replay()).await
}

/// Returns `current` at an earlier version.
pub async fn load_game_at_version(
    conn: &mut Connection,
    current: StoredGame,
    version: Version,
) -> Result<StoredGame> {
    Ok(ReplayInput::read(conn, current, version).await?.replay())
}

/// Input for reconstructing a game at an earlier version.
struct ReplayInput {
    current: StoredGame,
    /// None for the current version.
    events: Option<Vec<StoredEvent>>,
    /// Players that have left since.
    departed: Vec<ShownPlayer>,
}

impl ReplayInput {
    async fn read(
        conn: &mut Connection,
        current: StoredGame,
        version: Version,
    ) -> Result<ReplayInput> {
        if version == current.version {
            return Ok(ReplayInput { current, events: None, departed: Vec::new() });
        }
        let events =
            store::games::list_events(conn, current.id, Version::NONE, version, i64::MAX).await?;
        let mut departed: Vec<PlayerId> =
            events.iter().flat_map(newly_seated_players).copied().collect();
        departed.sort_unstable();
        departed.dedup();
        departed.retain(|player| current.seats.iter().all(|seat| seat.player != *player));
        let departed = if departed.is_empty() {
            Vec::new()
        } else {
            store::accounts::find_shown_players(conn, &departed).await?
        };
        Ok(ReplayInput { current, events: Some(events), departed })
    }

    fn replay(self) -> StoredGame {
        let ReplayInput { current, events: Some(events), departed } = self else {
            return self.current;
        };
        let changed_at = events.last().map_or(current.created_at, |event| event.at);
        let rebuilt = fold(&events);
        let seats = seats_at_version(&current, &departed, &rebuilt);
        StoredGame {
            status: rebuilt.status,
            version: rebuilt.version,
            settings: rebuilt.settings.unwrap_or(current.settings),
            seats,
            state: rebuilt.state,
            waiting: WaitState::default(),
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
fn newly_seated_players(event: &StoredEvent) -> &[PlayerId] {
    match &event.fact {
        TableEvent::PlayerJoined { player } | TableEvent::SeatHandedOver { to: player, .. } => {
            std::slice::from_ref(player)
        }
        TableEvent::GameStarted { seats, .. } => seats,
        _ => &[],
    }
}

/// Returns the sitters at that version. The entropy added by a player stays with the seat. Other
/// data besides the name and the avatar is relevant only for current sitters.
fn seats_at_version(
    current: &StoredGame,
    departed: &[ShownPlayer],
    then: &FoldedGame,
) -> Vec<SeatedPlayer> {
    let players = &then.seats;
    let seated = |player: &PlayerId| current.seats.iter().find(|seat| seat.player == *player);
    let added = |seat: usize| match then.state {
        Some(_) => current.seats.get(seat).and_then(|seat| seat.entropy),
        None => None,
    };
    let seat_at_version = |(seat, player): (usize, &PlayerId)| {
        let shown = departed.iter().find(|one| one.id == *player);
        // In a sandbox, one player has several seats.
        let same = current.seats.get(seat).filter(|seat| seat.player == *player);
        same.or_else(|| seated(player)).cloned().unwrap_or_else(|| SeatedPlayer {
            player: *player,
            name: shown.and_then(|one| one.name.clone()),
            avatar: shown.and_then(|one| one.avatar),
            entropy: added(seat),
            absence: None,
            reminder: None,
            quiet_hours: None,
        })
    };
    players.iter().enumerate().map(seat_at_version).collect()
}

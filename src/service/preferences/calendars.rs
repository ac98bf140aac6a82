use jiff::Timestamp;
use kingdomino::{Awaiting, GameState};

use crate::auth::CalendarToken;
use crate::domain::event_log::GameStatus;
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest, PlayerId, ProblemCode, SessionId};
use crate::i18n::Language;
use crate::service::accounts::require_live_session;
use crate::service::games::{current_wait, reminders};
use crate::service::idempotency::{Idempotent, derive_repeatable_secret, find_or_record_request};
use crate::service::{Context, Result};
use crate::store;

/// Upcoming deadlines of a player.
pub struct Agenda {
    pub player: PlayerId,
    /// Language chosen by the player.
    pub language: Option<Language>,
    /// Name of the player's time zone.
    pub time_zone: String,
    pub turns: Vec<DueTurn>,
}

/// Game that waits for the player, with its deadline.
pub struct DueTurn {
    pub game: StoredGame,
    pub awaiting: Awaiting,
    pub deadline: Timestamp,
    /// Times of the reminders, in order.
    pub reminders: Vec<Timestamp>,
}

/// Maximum number of games in a calendar, above the number that a player has at a time.
const MAX_GAMES: i64 = 100;

/// Creates the secret of the player's calendar, which invalidates the previous one.
///
/// # Errors
/// The account was deleted.
pub async fn create_calendar(
    ctx: &Context,
    viewer: Viewer,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<CalendarToken>> {
    ctx.with_account_lock(viewer.player, move |ctx| async move {
        let id = SessionId::new(ctx.new_id());
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            let request = request.as_ref();
            let known = find_or_record_request(conn, viewer, request, id.uuid()).await?;
            let id = known.map_or(id, SessionId::new);
            let token = match request {
                Some(request) => {
                    CalendarToken::new(&derive_repeatable_secret(&ctx, SECRET_PURPOSE, id, request))
                }
                None => CalendarToken::generate()?,
            };
            if known.is_some() {
                // The secret may have been replaced since.
                let found = store::notifications::find_calendar(conn, &token.hash()).await?;
                found.ok_or(ProblemCode::CalendarNotFound)?;
                return Ok(Idempotent::replayed(token));
            }
            if !store::accounts::lock_player_shared(conn, viewer.player).await? {
                return Err(ProblemCode::SessionEnded.into());
            }
            require_live_session(conn, viewer).await?;
            store::notifications::upsert_calendar_token(conn, viewer.player, &token.hash()).await?;
            Ok(Idempotent::new(token))
        })
        .await
    })
    .await
}

/// Derivation purpose of calendar secrets.
const SECRET_PURPOSE: &str = "calendar";

/// Deletes the calendar secret of the player.
pub async fn delete_calendar(ctx: &Context, viewer: Viewer) -> Result<()> {
    Ok(store::notifications::delete_calendar(&mut *ctx.connection().await?, viewer.player).await?)
}

/// Returns the deadlines of the calendar with this token, earliest first.
///
/// # Errors
/// The token matches no calendar.
pub async fn load_agenda(ctx: &Context, token: &str) -> Result<Agenda> {
    let token = CalendarToken::parse(token).ok_or(ProblemCode::CalendarNotFound)?;
    let mut conn = ctx.connection().await?;
    let player = store::notifications::find_calendar(&mut conn, &token.hash()).await?;
    let player = player.ok_or(ProblemCode::CalendarNotFound)?;
    if store::accounts::is_locked(&mut conn, player).await? {
        return Err(ProblemCode::CalendarNotFound.into());
    }
    drop(conn);
    let _lock = ctx.account_locks.lock(player).await?;
    let _scan_permit = ctx.account_locks.acquire_scan().await?;
    let mut conn = ctx.connection().await?;
    let availability = store::accounts::find_availability(&mut conn, player)
        .await?
        .ok_or(ProblemCode::CalendarNotFound)?;
    let active = Some(GameStatus::Active);
    let games = store::games::list_player_games(&mut conn, player, active, None, MAX_GAMES).await?;
    let mut turns = Vec::new();
    let due = games.iter().filter(|game| game.waits_for_you && game.deadline.is_some());
    let due: Vec<GameId> = due.map(|game| game.id).collect();
    for game in store::games::find_games(&mut conn, &due).await? {
        let awaiting = game.state.as_ref().and_then(GameState::awaiting);
        // The game may have changed since it was listed.
        let own_turn = awaiting.filter(|awaiting| game.seat_of(player) == Some(awaiting.seat));
        if let (Some(awaiting), Some(deadline)) = (own_turn, game.waiting.deadline) {
            let reminders = reminder_times(&game);
            turns.push(DueTurn { game, awaiting, deadline, reminders });
        }
    }
    turns.sort_by_key(|turn: &DueTurn| turn.deadline);
    let language =
        store::notifications::find_notification_settings(&mut conn, player).await?.language;
    Ok(Agenda { player, language, time_zone: availability.absence.time_zone, turns })
}

/// Returns the reminder times of the player to move, in order. Reminders before the start of the
/// wait are omitted.
fn reminder_times(game: &StoredGame) -> Vec<Timestamp> {
    let (Some(wait), Some(clocks)) = (current_wait(game), &game.waiting.clocks) else {
        return Vec::new();
    };
    let calendar = game.calendar(wait.seat);
    let all = reminders(game, clocks, wait, &calendar).map(|(_, at)| at);
    let mut all: Vec<Timestamp> = all.filter(|at| *at >= wait.since).collect();
    all.sort_unstable();
    all.dedup();
    all
}

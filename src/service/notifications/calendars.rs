use jiff::Timestamp;
use kingdomino::{Awaiting, GameState};

use crate::auth::CalendarToken;
use crate::domain::event_log::GameStatus;
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest, PlayerId, SessionId};
use crate::i18n::Language;
use crate::service::accounts::{Made, in_turn, made_before, repeatable_secret, still_live};
use crate::service::games::{reminders, waited_for};
use crate::service::{Context, Error, Result};
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
const MOST_TURNS: i64 = 100;

/// Creates the secret of the player's calendar, which invalidates the previous one.
///
/// # Errors
/// The account was deleted.
pub async fn new_calendar(
    ctx: &Context,
    viewer: Viewer,
    request: Option<IdempotentRequest>,
) -> Result<Made<CalendarToken>> {
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), viewer.player, async move {
        let id = SessionId::new(ctx.new_id());
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            let request = request.as_ref();
            let known = made_before(conn, viewer, request, id.uuid()).await?;
            let id = known.map_or(id, SessionId::new);
            let token = match request {
                Some(request) => CalendarToken::new(&repeatable_secret(&ctx, PURPOSE, id, request)),
                None => CalendarToken::generate()?,
            };
            if known.is_some() {
                // The secret may have been replaced since.
                let found = store::notifications::find_calendar(conn, &token.hash()).await?;
                found.ok_or(Error::CalendarNotFound)?;
                return Ok(Made::before(token));
            }
            if !store::accounts::share_player(conn, viewer.player).await? {
                return Err(Error::SessionEnded);
            }
            still_live(conn, viewer).await?;
            store::notifications::put_calendar(conn, viewer.player, &token.hash()).await?;
            Ok(Made::now(token))
        })
        .await
    })
    .await
}

/// Derivation purpose of calendar secrets.
const PURPOSE: &str = "calendar";

/// Deletes the calendar secret of the player.
pub async fn delete_calendar(ctx: &Context, viewer: Viewer) -> Result<()> {
    Ok(store::notifications::delete_calendar(&mut *ctx.connection().await?, viewer.player).await?)
}

/// Returns the deadlines of the calendar with this token, earliest first.
///
/// # Errors
/// The token matches no calendar.
pub async fn agenda(ctx: &Context, token: &str) -> Result<Agenda> {
    let token = CalendarToken::parse(token).ok_or(Error::CalendarNotFound)?;
    let mut conn = ctx.connection().await?;
    let player = store::notifications::find_calendar(&mut conn, &token.hash()).await?;
    let player = player.ok_or(Error::CalendarNotFound)?;
    if store::accounts::is_locked(&mut conn, player).await? {
        return Err(Error::CalendarNotFound);
    }
    drop(conn);
    let _turn = ctx.turns.of(player).await;
    let _place = ctx.turns.walk().await?;
    let mut conn = ctx.connection().await?;
    let habits =
        store::accounts::find_habits(&mut conn, player).await?.ok_or(Error::CalendarNotFound)?;
    let active = Some(GameStatus::Active);
    let games = store::games::list_games_of(&mut conn, player, active, None, MOST_TURNS).await?;
    let mut turns = Vec::new();
    let due = games.iter().filter(|game| game.waits_for_you && game.deadline.is_some());
    let due: Vec<GameId> = due.map(|game| game.id).collect();
    for game in store::games::find_games(&mut conn, &due).await? {
        let awaiting = game.state.as_ref().and_then(GameState::awaiting);
        // The game may have changed since it was listed.
        let mine = awaiting.filter(|awaiting| game.seat_of(player) == Some(awaiting.seat));
        if let (Some(awaiting), Some(deadline)) = (mine, game.waiting.deadline) {
            let reminders = reminders_of(&game);
            turns.push(DueTurn { game, awaiting, deadline, reminders });
        }
    }
    turns.sort_by_key(|turn: &DueTurn| turn.deadline);
    let language = store::notifications::find_notice_settings(&mut conn, player).await?.language;
    Ok(Agenda { player, language, time_zone: habits.absence.time_zone, turns })
}

/// Returns the reminder times of the player to move, in order. Reminders before the start of the
/// wait are omitted.
fn reminders_of(game: &StoredGame) -> Vec<Timestamp> {
    let (Some(wait), Some(clocks)) = (waited_for(game), &game.waiting.clocks) else {
        return Vec::new();
    };
    let calendar = game.calendar(wait.seat);
    let all = reminders(game, clocks, wait, &calendar).map(|(_, at)| at);
    let mut all: Vec<Timestamp> = all.filter(|at| *at >= wait.since).collect();
    all.sort_unstable();
    all.dedup();
    all
}

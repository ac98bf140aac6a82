use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

use crate::domain::account::Availability;
use crate::domain::clock::{Calendar, Holiday};
use crate::domain::table::{StoredGame, Viewer, Waiting};
use crate::domain::{GameId, HolidayId, IdempotentRequest};
use crate::service::games::{recounted, waited_for};
use crate::service::{self, Context, Error, FieldChange, Result};
use crate::store::{self, Connection};

use super::one_at_a_time::in_turn;
use super::requests::{Made, made_before};

/// Changes to a player's availability.
pub struct AvailabilityChange {
    pub time_zone: FieldChange<String>,
    pub weekends_off: FieldChange<bool>,
    pub reminder: FieldChange<Option<SignedDuration>>,
}

/// Returns the player's availability.
///
/// # Errors
/// The account was deleted.
pub async fn habits(ctx: &Context, viewer: Viewer) -> Result<Availability> {
    let mut conn = ctx.connection().await?;
    store::accounts::find_habits(&mut conn, viewer.player).await?.ok_or(Error::SessionEnded)
}

/// Replaces the player's availability. Time that has already elapsed on the player's clocks is
/// unchanged.
///
/// # Errors
/// The time zone does not exist, or the stored availability differs from `as_seen`.
pub async fn update_availability(
    ctx: &Context,
    viewer: Viewer,
    as_seen: impl Fn(&Availability) -> bool + Send + Sync + 'static,
    change: AvailabilityChange,
) -> Result<Availability> {
    amend(ctx, viewer, move |habits| {
        if !as_seen(habits) {
            return Err(Error::SettingsStale);
        }
        if let FieldChange::To(time_zone) = &change.time_zone {
            if habits.is_chosen {
                habits.absence.change_zone(time_zone, habits.read_at)?;
            } else {
                habits.absence.move_to(time_zone)?;
            }
        }
        change.weekends_off.apply(&mut habits.absence.weekends_off);
        change.reminder.apply(&mut habits.reminder);
        Ok(())
    })
    .await
}

/// Schedules a holiday, starting now or later, for all tables that allow holidays.
///
/// # Errors
/// The holiday is not allowed; see [`Absence::take`](crate::domain::clock::Absence::take).
pub async fn create_holiday(
    ctx: &Context,
    viewer: Viewer,
    from: Option<Timestamp>,
    until: Timestamp,
    request: Option<IdempotentRequest>,
) -> Result<Made<Availability>> {
    let (id, budget) = (HolidayId::new(ctx.new_id()), ctx.holiday_budget);
    amend_once(ctx, viewer, id.uuid(), request, move |habits| {
        let now = habits.read_at;
        let holiday = Holiday { id, from: from.unwrap_or(now), until };
        Ok(habits.absence.take(holiday, now, budget)?)
    })
    .await
}

/// Ends a current holiday, or cancels a future one.
///
/// # Errors
/// The holiday does not exist, or is over.
pub async fn delete_holiday(ctx: &Context, viewer: Viewer, id: HolidayId) -> Result<Availability> {
    amend(ctx, viewer, move |habits| {
        let now = habits.read_at;
        if habits.absence.end(id, now) { Ok(()) } else { Err(Error::HolidayNotFound) }
    })
    .await
}

/// Changes the availability, and recomputes the deadlines of all games that wait for the player.
async fn amend(
    ctx: &Context,
    viewer: Viewer,
    change: impl Fn(&mut Availability) -> Result<()> + Send + Sync + 'static,
) -> Result<Availability> {
    Ok(amend_once(ctx, viewer, Uuid::nil(), None, change).await?.made)
}

/// Like [`amend`] for an idempotent request; a repeat returns the current availability.
async fn amend_once(
    ctx: &Context,
    viewer: Viewer,
    made: Uuid,
    request: Option<IdempotentRequest>,
    change: impl Fn(&mut Availability) -> Result<()> + Send + Sync + 'static,
) -> Result<Made<Availability>> {
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), viewer.player, async move {
        let _place = ctx.turns.walk().await?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            let habits = store::accounts::lock_habits(conn, viewer.player).await?;
            let mut habits = habits.ok_or(Error::SessionEnded)?;
            if made_before(conn, viewer, request.as_ref(), made).await?.is_some() {
                return Ok(Made::before(habits));
            }
            change(&mut habits)?;
            recount(conn, viewer, &habits).await?;
            store::accounts::set_habits(conn, viewer.player, &habits).await?;
            // The notification of a turn may have been held until the end of a holiday, which has
            // changed.
            service::notifications::reschedule(conn, viewer.player, ctx.turn_notification_delay)
                .await?;
            Ok(Made::now(habits))
        })
        .await
    })
    .await
}

/// Recomputes the deadlines and reminders of all games of the player by its availability.
pub(crate) async fn recount(
    conn: &mut Connection,
    viewer: Viewer,
    habits: &Availability,
) -> Result<()> {
    let games = store::accounts::lock_games_of(conn, viewer.player).await?;
    let games = store::games::find_games(conn, &games).await?;
    let waiting: Vec<(GameId, Waiting)> =
        games.into_iter().map(|game| (game.id, live_by(viewer, habits, game))).collect();
    Ok(store::games::set_waiting(conn, &waiting).await?)
}

/// Applies the new availability to the wait of a game. A deadline that has passed stays passed.
fn live_by(viewer: Viewer, habits: &Availability, mut game: StoredGame) -> Waiting {
    let awaited = waited_for(&game).map(|wait| wait.seat);
    let is_up = game.waiting.deadline.is_some_and(|deadline| deadline <= game.read_at);
    let own = awaited.filter(|seat| !is_up && game.seat_of(viewer.player) == Some(*seat));
    match own.and_then(|seat| game.seats.get_mut(seat.index())) {
        None => game.waiting,
        Some(seat) => {
            seat.reminder = habits.reminder;
            if let Some(quiet_hours) = &mut seat.quiet_hours {
                quiet_hours.zone = habits.absence.zone();
            }
            let calendar = Calendar::new(game.timing, Some(&habits.absence), game.agreements.pause);
            recounted(&game, game.read_at, &calendar)
        }
    }
}

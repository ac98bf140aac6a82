use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

use crate::domain::account::Availability;
use crate::domain::clock::{Calendar, Holiday};
use crate::domain::table::{StoredGame, Viewer, WaitState};
use crate::domain::{GameId, HolidayId, IdempotentRequest, ProblemCode};
use crate::service::games::{current_wait, recompute_deadline};
use crate::service::idempotency::{Idempotent, find_or_record_request};
use crate::service::{self, Context, Error, FieldChange, Result};
use crate::store::{self, Connection};

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
pub async fn get_availability(ctx: &Context, viewer: Viewer) -> Result<Availability> {
    let mut conn = ctx.connection().await?;
    store::accounts::find_availability(&mut conn, viewer.player)
        .await?
        .ok_or(Error::Refused(ProblemCode::SessionEnded))
}

/// Replaces the player's availability. Time that has already elapsed on the player's clocks is
/// unchanged.
///
/// # Errors
/// The time zone does not exist, or the stored availability differs from `matches_precondition`.
pub async fn update_availability(
    ctx: &Context,
    viewer: Viewer,
    matches_precondition: impl Fn(&Availability) -> bool + Send + Sync + 'static,
    change: AvailabilityChange,
) -> Result<Availability> {
    update(ctx, viewer, move |availability| {
        if !matches_precondition(availability) {
            return Err(ProblemCode::SettingsStale.into());
        }
        if let FieldChange::Set(time_zone) = &change.time_zone {
            if availability.is_chosen {
                availability.absence.change_zone(time_zone, availability.read_at)?;
            } else {
                availability.absence.set_time_zone(time_zone)?;
            }
        }
        change.weekends_off.apply(&mut availability.absence.weekends_off);
        change.reminder.apply(&mut availability.reminder);
        Ok(())
    })
    .await
}

/// Schedules a holiday, starting now or later, for all tables that allow holidays.
///
/// # Errors
/// The holiday is not allowed; see [`Absence::add_holiday`](crate::domain::clock::Absence::add_holiday).
pub async fn create_holiday(
    ctx: &Context,
    viewer: Viewer,
    from: Option<Timestamp>,
    until: Timestamp,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<Availability>> {
    let (id, budget) = (HolidayId::new(ctx.new_id()), ctx.holiday_budget);
    update_idempotently(ctx, viewer, id.uuid(), request, move |availability| {
        let now = availability.read_at;
        let holiday = Holiday { id, from: from.unwrap_or(now), until };
        Ok(availability.absence.add_holiday(holiday, now, budget)?)
    })
    .await
}

/// Ends a current holiday, or cancels a future one.
///
/// # Errors
/// The holiday does not exist, or is over.
pub async fn delete_holiday(ctx: &Context, viewer: Viewer, id: HolidayId) -> Result<Availability> {
    update(ctx, viewer, move |availability| {
        let now = availability.read_at;
        if availability.absence.end_holiday(id, now) {
            Ok(())
        } else {
            Err(ProblemCode::HolidayNotFound.into())
        }
    })
    .await
}

/// Changes the availability, and recomputes the deadlines of all games that wait for the player.
async fn update(
    ctx: &Context,
    viewer: Viewer,
    change: impl Fn(&mut Availability) -> Result<()> + Send + Sync + 'static,
) -> Result<Availability> {
    Ok(update_idempotently(ctx, viewer, Uuid::nil(), None, change).await?.value)
}

/// Like [`update`] for an idempotent request; a repeat returns the current availability.
async fn update_idempotently(
    ctx: &Context,
    viewer: Viewer,
    made: Uuid,
    request: Option<IdempotentRequest>,
    change: impl Fn(&mut Availability) -> Result<()> + Send + Sync + 'static,
) -> Result<Idempotent<Availability>> {
    ctx.with_account_lock(viewer.player, move |ctx| async move {
        let _scan_permit = ctx.account_locks.acquire_scan().await?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            let availability = store::accounts::lock_availability(conn, viewer.player).await?;
            let mut availability = availability.ok_or(ProblemCode::SessionEnded)?;
            if find_or_record_request(conn, viewer, request.as_ref(), made).await?.is_some() {
                return Ok(Idempotent::replayed(availability));
            }
            change(&mut availability)?;
            recompute_deadlines(conn, viewer, &availability).await?;
            store::accounts::set_availability(conn, viewer.player, &availability).await?;
            // The notification of a turn may have been held until the end of a holiday, which has
            // changed.
            service::preferences::reschedule(conn, viewer.player, ctx.turn_notification_delay)
                .await?;
            Ok(Idempotent::new(availability))
        })
        .await
    })
    .await
}

/// Recomputes the deadlines and reminders of all games of the player by its availability.
pub(crate) async fn recompute_deadlines(
    conn: &mut Connection,
    viewer: Viewer,
    availability: &Availability,
) -> Result<()> {
    let games = store::accounts::lock_player_games(conn, viewer.player).await?;
    let games = store::games::find_games(conn, &games).await?;
    let waiting: Vec<(GameId, WaitState)> = games
        .into_iter()
        .map(|game| (game.id, apply_availability(viewer, availability, game)))
        .collect();
    Ok(store::games::set_wait_states(conn, &waiting).await?)
}

/// Applies the new availability to the wait of a game. A deadline that has passed stays passed.
fn apply_availability(
    viewer: Viewer,
    availability: &Availability,
    mut game: StoredGame,
) -> WaitState {
    let awaited = current_wait(&game).map(|wait| wait.seat);
    let has_timed_out = game.waiting.deadline.is_some_and(|deadline| deadline <= game.read_at);
    let own = awaited.filter(|seat| !has_timed_out && game.seat_of(viewer.player) == Some(*seat));
    match own.and_then(|seat| game.seats.get_mut(seat.index())) {
        None => game.waiting,
        Some(seat) => {
            seat.reminder = availability.reminder;
            if let Some(quiet_hours) = &mut seat.quiet_hours {
                quiet_hours.zone = availability.absence.zone();
            }
            let calendar =
                Calendar::new(game.timing, Some(&availability.absence), game.agreements.pause);
            recompute_deadline(&game, game.read_at, &calendar)
        }
    }
}

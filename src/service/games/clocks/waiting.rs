//! Wait of a game after an event: awaited seat, clocks, deadline and reminder. Times are by the
//! clock of the database, read with the game.

use jiff::{SignedDuration, Timestamp};
use kingdomino::{Event, Fact, GameState, Seat};

use crate::domain::clock::{Calendar, Clocks, PauseSpan, Timing, Wait};
use crate::domain::table::{ElapsedWait, StoredGame, WaitState};
use crate::store::games::Reminder;

/// Returns the wait after `events`, which led to `state`.
pub fn wait_after_events(game: &StoredGame, events: &[Event], state: &GameState) -> WaitState {
    let mut clocks = clocks(game, state);
    for event in events {
        if let (Fact::SeatTakenBack {}, Some(seat)) = (event.fact, event.seat) {
            clocks.reset_timeouts(seat);
        }
    }
    match current_wait(game) {
        Some(wait) if !events.iter().any(|event| is_answer(*event, wait)) => {
            WaitState { clocks: Some(clocks), ..game.waiting.clone() }
        }
        Some(wait) => {
            clocks.record_decision(game.timing, wait, game.read_at, &game.calendar(wait.seat));
            credit_premoves(&mut clocks, game.timing, events);
            start_clock(game, clocks, state)
        }
        None => start_clock(game, clocks, state),
    }
}

/// Starts the wait of each seat whose premove was played. The premove used no time.
pub fn credit_premoves(clocks: &mut Clocks, timing: Timing, events: &[Event]) {
    for event in events {
        if let (Fact::PremovePlayed {}, Some(seat)) = (event.fact, event.seat) {
            clocks.start_wait(timing, seat);
        }
    }
}

/// Returns the player that the first of `events` answers for, and the time that the clock ran.
/// Returns none if the event answers no wait.
pub fn elapsed_wait(game: &StoredGame, events: &[Event]) -> Option<ElapsedWait> {
    let wait = current_wait(game)?;
    let first = events.first().filter(|event| is_answer(**event, wait))?;
    let counts = !first.automatic || first.fact == (Fact::TimedOut {});
    let ran = game.waiting.clocks.as_ref()?.elapsed(wait, game.read_at, &game.calendar(wait.seat));
    let player = game.seats.get(wait.seat.index())?.player;
    counts.then_some(ElapsedWait { player, ran })
}

fn is_answer(event: Event, wait: Wait) -> bool {
    event.seat == Some(wait.seat) && event.fact != (Fact::SeatTakenBack {})
}

/// Starts the wait for the seat that is awaited in `state`.
pub fn start_clock(game: &StoredGame, mut clocks: Clocks, state: &GameState) -> WaitState {
    let Some(awaiting) = state.awaiting() else {
        return WaitState { clocks: Some(clocks), ..WaitState::default() };
    };
    clocks.start_wait(game.timing, awaiting.seat);
    let wait = Wait { seat: awaiting.seat, since: game.read_at };
    wait_with_deadline(game, clocks, wait, &game.calendar(awaiting.seat))
}

/// Restarts the wait for a seat after an undo. `ran` is the time that the clock of the seat had run
/// when the decision was made. An undo gains no time: time that has run since counts as well. If
/// all opponents agreed, only the seat's own clock counts; otherwise, the time in which other seats
/// were awaited is charged, too.
pub fn resume_clock_after_undo(
    game: &StoredGame,
    seat: Seat,
    ran: SignedDuration,
    all_agree: bool,
) -> WaitState {
    let Some(clocks) = &game.waiting.clocks else { return game.waiting.clone() };
    let (mut clocks, mut since) = (clocks.clone(), SignedDuration::ZERO);
    let calendar = game.calendar(seat);
    if let Some(wait) = current_wait(game) {
        if wait.seat == seat || !all_agree {
            since = clocks.elapsed(wait, game.read_at, &calendar);
        }
        clocks.cancel_wait(game.timing, wait.seat);
    }
    clocks.resume_wait_after_undo(game.timing, seat, ran, since);
    wait_with_deadline(game, clocks, Wait { seat, since: game.read_at }, &calendar)
}

/// Recomputes the current wait: keeps the time that the clock had run by `stopped`, and runs the
/// rest from now on by `calendar`. Returns the wait unchanged if no seat is awaited.
pub(crate) fn recompute_deadline(
    game: &StoredGame,
    stopped: Timestamp,
    calendar: &Calendar,
) -> WaitState {
    let (Some(wait), Some(clocks)) = (current_wait(game), &game.waiting.clocks) else {
        return game.waiting.clone();
    };
    let mut clocks = clocks.clone();
    clocks.save_elapsed(wait, stopped, &game.calendar(wait.seat));
    wait_with_deadline(game, clocks, Wait { since: game.read_at, ..wait }, calendar)
}

/// Continues the current wait under another pause.
pub fn recompute_with_pause(game: &StoredGame, pause: Option<PauseSpan>) -> WaitState {
    let Some(wait) = current_wait(game) else { return game.waiting.clone() };
    let absence = game.seats.get(wait.seat.index()).and_then(|seat| seat.absence.as_ref());
    recompute_deadline(game, game.read_at, &Calendar::new(game.timing, absence, pause))
}

fn wait_with_deadline(
    game: &StoredGame,
    clocks: Clocks,
    wait: Wait,
    calendar: &Calendar,
) -> WaitState {
    let deadline = clocks.expires_at(game.timing, wait, calendar, 100);
    let remind_at = reminders(game, &clocks, wait, calendar)
        .map(|(_, at)| at)
        .filter(|at| *at > game.read_at)
        .min();
    WaitState { since: Some(wait.since), deadline, remind_at, clocks: Some(clocks) }
}

/// Percentage of the time after which every player is reminded.
const REMINDER_PERCENT: i32 = 80;

/// Returns the reminders of the awaited seat: when most of its time has run, and at the lead time
/// before the deadline that the player configured. Reminders wait while the clock is stopped. A
/// reminder in quiet hours that also contain the deadline is moved ahead of them.
pub(crate) fn reminders(
    game: &StoredGame,
    clocks: &Clocks,
    wait: Wait,
    calendar: &Calendar,
) -> impl Iterator<Item = (Reminder, Timestamp)> {
    let runs_out = clocks.expires_at(game.timing, wait, calendar, REMINDER_PERCENT);
    let deadline = clocks.expires_at(game.timing, wait, calendar, 100);
    let seat = game.seats.get(wait.seat.index());
    let lead: Option<SignedDuration> = seat.and_then(|seat| seat.reminder);
    let quiet_hours = seat.and_then(|seat| seat.quiet_hours.as_ref());
    let at_lead_time =
        deadline.zip(lead).and_then(|(deadline, lead)| deadline.checked_sub(lead).ok());
    let runs_out = runs_out.map(|at| (Reminder::LowTime, at));
    let at_lead_time = at_lead_time.map(|at| (Reminder::PlayerSetting, at));
    runs_out.into_iter().chain(at_lead_time).map(move |(reminder, at)| {
        // A reminder from before the wait is not postponed, which would make it due.
        let at = if at >= wait.since { calendar.next_running_at(at) } else { at };
        let ahead = quiet_hours.zip(deadline).and_then(|(quiet_hours, deadline)| {
            let ahead = quiet_hours.early_reminder_at(at, deadline, wait.since)?;
            calendar.stops_at(ahead).is_empty().then_some(ahead)
        });
        (reminder, ahead.unwrap_or(at))
    })
}

/// Returns the clocks of the game, or new ones at its start.
pub fn clocks(game: &StoredGame, state: &GameState) -> Clocks {
    let new = || Clocks::new(game.timing, state.settings().players());
    game.waiting.clocks.clone().unwrap_or_else(new)
}

/// Returns the current wait of the stored game.
pub(crate) fn current_wait(game: &StoredGame) -> Option<Wait> {
    let seat = game.state.as_ref()?.awaiting()?.seat;
    Some(Wait { seat, since: game.waiting.since? })
}

use kingdomino::{RuleViolation, Seat, SeatControl};

use crate::domain::account::NameKeys;
use crate::domain::clock::Calendar;
use crate::domain::event_log::{NewEvent, TableEvent};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest, PlayerId, ProblemCode};
use crate::service::games::clocks::waiting::{current_wait, recompute_deadline};
use crate::service::games::commands::search::Attempt;
use crate::service::games::tables::invitations::with_invitation_limit;
use crate::service::games::tables::seats::{check_admission, require_playable};
use crate::service::games::tables::transaction::{
    GamePhase, Table, TableChange, TableStep, append_only_change, run_step,
};
use crate::service::player_name::name_keys;
use crate::service::{Context, Idempotent, Result};
use crate::store::{self, Connection};

/// Offers the player's seat to another player. The recipient may view the game while the offer
/// stands. A new offer replaces the old one.
///
/// # Errors
/// The table does not allow it, the seat was conceded or permanently taken over, no player has this
/// name, or that player already has a seat at the table.
pub async fn offer_seat(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    seat: Seat,
    name: &str,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    let offer = OfferSeat { seat, to: name_keys(name) };
    let offering = run_step(ctx, viewer, game, request.clone(), offer);
    with_invitation_limit(ctx, viewer, game, name, request.as_ref(), offering).await
}

/// Withdraws or declines the offer of a seat.
///
/// # Errors
/// There is no such offer by or to the player.
pub async fn delete_seat_offer(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    seat: Seat,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    run_step(ctx, viewer, game, request, DeleteSeatOffer(seat)).await
}

/// Takes a seat that was offered.
///
/// # Errors
/// The seat was not offered to the player, or the player now has another seat at the table.
pub async fn take_seat(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    seat: Seat,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    run_step(ctx, viewer, game, request, TakeSeat(seat)).await
}

/// Offer to the player with this name.
struct OfferSeat {
    seat: Seat,
    to: NameKeys,
}

impl TableStep for OfferSeat {
    const PHASE: GamePhase = GamePhase::Running;
    const IS_LENGTH_LIMITED: bool = true;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let (seat, Table { game, viewer, .. }) = (self.seat, table);
        let (state, viewer_seat) = require_playable(game, viewer)?;
        if viewer_seat != seat {
            return Err(ProblemCode::NotYourSeat.into());
        }
        if !game.timing.hand_over {
            return Err(ProblemCode::HandoverNotAllowed.into());
        }
        if !matches!(state.seat_control(seat), SeatControl::Player | SeatControl::House) {
            return Err(RuleViolation::SeatConceded.into());
        }
        let to = store::accounts::find_player_by_name(conn, &self.to)
            .await?
            .ok_or(ProblemCode::PlayerNotFound)?
            .id;
        if game.seat_of(to).is_some() {
            return Err(ProblemCode::AlreadySeated.into());
        }
        check_admission(conn, game, to).await?;
        append_only_change(game, vec![NewEvent::by_seat(seat, TableEvent::SeatOffered { to })])
    }
}

struct DeleteSeatOffer(Seat);

impl TableStep for DeleteSeatOffer {
    const PHASE: GamePhase = GamePhase::Running;

    async fn apply(&self, _: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let (seat, Table { game, viewer, .. }) = (self.0, table);
        let to = offer_recipient(game, seat)?;
        if to != viewer.player && game.seat_of(viewer.player) != Some(seat) {
            return Err(ProblemCode::SeatNotOffered.into());
        }
        append_only_change(game, vec![NewEvent::by_seat(seat, TableEvent::SeatOfferEnded {})])
    }
}

/// Continues the clock of the seat with the availability of the new player.
struct TakeSeat(Seat);

impl TableStep for TakeSeat {
    const PHASE: GamePhase = GamePhase::Running;
    const LOCKS_ACCOUNT: bool = true;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let (seat, Table { game, viewer, .. }) = (self.0, table);
        if offer_recipient(game, seat)? != viewer.player {
            return Err(ProblemCode::SeatNotOffered.into());
        }
        if game.seat_of(viewer.player).is_some() {
            return Err(ProblemCode::AlreadySeated.into());
        }
        let from = game.seats.get(seat.index()).ok_or(ProblemCode::SeatNotOffered)?.player;
        let availability = store::accounts::find_availability(conn, viewer.player)
            .await?
            .ok_or(ProblemCode::SessionEnded)?;
        store::games::set_seat_player(conn, game.id, seat, viewer.player).await?;
        store::games::delete_premoves(conn, game.id, Some(from)).await?;
        // Keeps the game visible to the previous player.
        store::games::insert_invitation(conn, game.id, from).await?;
        let handed_over = TableEvent::SeatHandedOver { from, to: viewer.player };
        let mut outcome = append_only_change(game, vec![NewEvent::by_seat(seat, handed_over)])?;
        if current_wait(game).is_some_and(|wait| wait.seat == seat) {
            let mut game = game.clone();
            if let Some(seat_data) = game.seats.get_mut(seat.index()) {
                seat_data.reminder = availability.reminder;
            }
            let calendar =
                Calendar::new(game.timing, Some(&availability.absence), game.agreements.pause);
            outcome.waiting = recompute_deadline(&game, game.read_at, &calendar);
        }
        if let Some(clocks) = &mut outcome.waiting.clocks {
            clocks.reset_timeouts(seat);
        }
        Ok(outcome)
    }
}

fn offer_recipient(game: &StoredGame, seat: Seat) -> Result<PlayerId> {
    let offer = game.agreements.offers.iter().find(|offer| offer.seat == seat);
    Ok(offer.ok_or(ProblemCode::SeatNotOffered)?.to)
}

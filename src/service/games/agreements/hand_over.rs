use kingdomino::{RuleViolation, Seat, SeatControl};

use crate::domain::account::NameKeys;
use crate::domain::clock::Calendar;
use crate::domain::event_log::{NewEvent, TableEvent};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest, PlayerId};
use crate::service::accounts::name_keys;
use crate::service::games::Applied;
use crate::service::games::invite::counted;
use crate::service::games::join::admitted;
use crate::service::games::seats::playable;
use crate::service::games::table_transaction::{
    Table, TableChange, TableStep, When, in_play, take,
};
use crate::service::games::waiting::{recounted, waited_for};
use crate::service::{Context, Error, Result, TableViolation};
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
) -> Result<Applied> {
    let offer = Offer { seat, to: name_keys(name) };
    let offering = take(ctx, viewer, game, request.clone(), offer);
    counted(ctx, viewer, game, name, request.as_ref(), offering).await
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
) -> Result<Applied> {
    take(ctx, viewer, game, request, EndOffer(seat)).await
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
) -> Result<Applied> {
    take(ctx, viewer, game, request, TakeSeat(seat)).await
}

/// Offer to the player with this name.
struct Offer {
    seat: Seat,
    to: NameKeys,
}

impl TableStep for Offer {
    const WHEN: When = When::WhileItRuns;
    const LENGTHENS: bool = true;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let (seat, Table { game, viewer, .. }) = (self.seat, table);
        let (state, own) = playable(game, viewer)?;
        if own != seat {
            return Err(TableViolation::NotYourSeat.into());
        }
        if !game.timing.hand_over {
            return Err(TableViolation::SeatsStay.into());
        }
        if !matches!(state.keeper(seat), SeatControl::Player | SeatControl::House) {
            return Err(RuleViolation::SeatConceded.into());
        }
        let to = store::accounts::find_player_by_name(conn, &self.to)
            .await?
            .ok_or(Error::PlayerNotFound)?
            .id;
        if game.seat_of(to).is_some() {
            return Err(TableViolation::AlreadySeated.into());
        }
        admitted(conn, game, to).await?;
        in_play(game, vec![NewEvent::of_a_seat(seat, TableEvent::SeatOffered { to })])
    }
}

struct EndOffer(Seat);

impl TableStep for EndOffer {
    const WHEN: When = When::WhileItRuns;

    async fn apply(&self, _: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let (seat, Table { game, viewer, .. }) = (self.0, table);
        let to = offered_to(game, seat)?;
        if to != viewer.player && game.seat_of(viewer.player) != Some(seat) {
            return Err(TableViolation::NothingOffered.into());
        }
        in_play(game, vec![NewEvent::of_a_seat(seat, TableEvent::OfferEnded {})])
    }
}

/// Continues the clock of the seat with the availability of the new player.
struct TakeSeat(Seat);

impl TableStep for TakeSeat {
    const WHEN: When = When::WhileItRuns;
    const LOCKS_ACCOUNT: bool = true;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let (seat, Table { game, viewer, .. }) = (self.0, table);
        if offered_to(game, seat)? != viewer.player {
            return Err(TableViolation::NothingOffered.into());
        }
        if game.seat_of(viewer.player).is_some() {
            return Err(TableViolation::AlreadySeated.into());
        }
        let from = game.seats.get(seat.index()).ok_or(TableViolation::NothingOffered)?.player;
        let habits =
            store::accounts::find_habits(conn, viewer.player).await?.ok_or(Error::SessionEnded)?;
        store::games::change_sitter(conn, game.id, seat, viewer.player).await?;
        store::games::delete_orders(conn, game.id, Some(from)).await?;
        // Keeps the game visible to the previous player.
        store::games::insert_invitation(conn, game.id, from).await?;
        let handed_over = TableEvent::SeatHandedOver { from, to: viewer.player };
        let mut outcome = in_play(game, vec![NewEvent::of_a_seat(seat, handed_over)])?;
        if waited_for(game).is_some_and(|wait| wait.seat == seat) {
            let mut game = game.clone();
            if let Some(sitter) = game.seats.get_mut(seat.index()) {
                sitter.reminder = habits.reminder;
            }
            let calendar = Calendar::new(game.timing, Some(&habits.absence), game.agreements.pause);
            outcome.waiting = recounted(&game, game.read_at, &calendar);
        }
        if let Some(clocks) = &mut outcome.waiting.clocks {
            clocks.returned(seat);
        }
        Ok(outcome)
    }
}

fn offered_to(game: &StoredGame, seat: Seat) -> Result<PlayerId> {
    let offer = game.agreements.offers.iter().find(|offer| offer.seat == seat);
    Ok(offer.ok_or(TableViolation::NothingOffered)?.to)
}

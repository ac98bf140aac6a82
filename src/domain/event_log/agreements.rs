//! Proposals that need the acceptance of all players, pauses, and offers of seats.

use jiff::Timestamp;
use kingdomino::{Fact, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::PlayerId;
use crate::domain::clock::PauseSpan;

use super::event::{TableEvent, Version};

/// Agreements of the seats of a game, and the open proposal. Derived from the events.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreements {
    /// Pause accepted by all players. It may have ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pause: Option<PauseSpan>,
    /// Open proposal, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<OpenProposal>,
    /// Seats that are offered to players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<SeatOffer>,
}

/// Proposal that requires acceptance by all players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenProposal {
    /// Version of the event that made the proposal. Answers refer to the proposal by this version.
    pub version: Version,
    pub by: Seat,
    pub proposal: Proposal,
    /// Seats that have accepted so far.
    pub agreed: Vec<Seat>,
}

/// A proposal that takes effect when all players have accepted it.
///
/// May gain values: do not accept an unknown proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposal {
    /// Undoes the last decision of the proposing player.
    Undo {},
    /// All clocks stop until a given time.
    Pause {
        /// End of the pause, at most 90 days from now. Any player can end the pause earlier.
        until: Timestamp,
    },
}

/// Offer of a seat to another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatOffer {
    pub seat: Seat,
    pub to: PlayerId,
}

impl Agreements {
    /// Applies an event.
    pub fn apply(
        &mut self,
        version: Version,
        at: Timestamp,
        seat: Option<Seat>,
        fact: &TableEvent,
    ) {
        match (fact, seat) {
            (TableEvent::ProposalMade { proposal }, Some(by)) => {
                self.asked =
                    Some(OpenProposal { version, by, proposal: *proposal, agreed: Vec::new() });
            }
            (TableEvent::ProposalAccepted {}, Some(seat)) => {
                if let Some(asked) = &mut self.asked {
                    asked.agreed.push(seat);
                }
            }
            (
                TableEvent::ProposalRejected {}
                | TableEvent::ProposalWithdrawn {}
                | TableEvent::Undone { .. },
                _,
            ) => {
                self.asked = None;
            }
            (TableEvent::Paused { until }, _) => {
                self.asked = None;
                self.pause = Some(PauseSpan { from: at, until: *until });
            }
            (TableEvent::Resumed {}, _) => self.pause = None,
            (TableEvent::SeatOffered { to }, Some(seat)) => {
                self.withdraw_offer(seat);
                self.offers.push(SeatOffer { seat, to: *to });
            }
            (TableEvent::SeatOfferEnded {}, Some(seat)) => self.withdraw_offer(seat),
            (TableEvent::SeatHandedOver { .. }, Some(seat)) => {
                self.close_undo_proposal();
                self.withdraw_offer(seat);
            }
            (TableEvent::Play(Fact::GameFinished {}), _) => *self = Agreements::default(),
            (fact, seat) => {
                if let Some(fact) = fact.rules_event() {
                    self.on_game_event(fact, seat);
                }
            }
        }
    }

    /// Closes an open undo proposal, because a newer decision makes it obsolete.
    fn on_game_event(&mut self, fact: Fact, seat: Option<Seat>) {
        self.close_undo_proposal();
        if let (Fact::Conceded {} | Fact::SeatTakenOver { for_good: true }, Some(seat)) =
            (fact, seat)
        {
            self.withdraw_offer(seat);
        }
    }

    /// Returns true if a seat is offered to the player.
    pub fn is_offered_to(&self, player: PlayerId) -> bool {
        self.offers.iter().any(|offer| offer.to == player)
    }

    fn close_undo_proposal(&mut self) {
        if self.asked.as_ref().is_some_and(|asked| asked.proposal == (Proposal::Undo {})) {
            self.asked = None;
        }
    }

    fn withdraw_offer(&mut self, seat: Seat) {
        self.offers.retain(|offer| offer.seat != seat);
    }
}

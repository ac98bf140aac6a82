use jiff::{SignedDuration, Timestamp};
use kingdomino::{Seat, SeatControl};

use crate::domain::event_log::{
    GameStatus, Proposal, StoredEvent, TableEvent, Version, last_decision,
};
use crate::game_record::RecordDefect;

use super::RequiredNext;
use super::replayer::Replayer;

/// Maximum length of a pause.
const MAX_PAUSE: SignedDuration = SignedDuration::from_hours(90 * 24);

impl Replayer<'_> {
    /// Verifies an event outside of the rules: a proposal, a pause, an undo or a seat handover.
    pub fn verify_agreement(&mut self, event: &StoredEvent) -> Result<(), RecordDefect> {
        let version = event.version;
        if self.status != GameStatus::Active {
            return Err(RecordDefect::OutOfPlace(version));
        }
        let seat = event.seat.filter(|seat| seat.index() < self.players.len());
        let Some(seat) = seat.filter(|_| !event.automatic) else {
            return Err(RecordDefect::Doer(version));
        };
        if self.due().is_some() {
            return Err(RecordDefect::Due(version));
        }
        if let RequiredNext::ProposalAccepted(by, proposal) = self.next {
            return self.verify_proposal_effect(event, by, proposal);
        }
        if self.next != RequiredNext::Anything {
            return Err(RecordDefect::Due(version));
        }
        let is_valid = match &event.fact {
            TableEvent::Undone { to_version } => {
                return self.verify_undo(event, seat, *to_version, false);
            }
            TableEvent::ProposalMade { proposal } => {
                let possible = match proposal {
                    Proposal::Undo {} => last_decision(&self.effective_events, seat).is_some(),
                    Proposal::Pause { until } => is_valid_pause(event.at, *until),
                };
                self.can_propose(seat) && possible && self.required_acceptors(seat).next().is_some()
            }
            TableEvent::ProposalAccepted {} => self.accept_proposal(seat),
            TableEvent::ProposalRejected {} => {
                self.is_played_by_player(seat) && self.proposer().is_some_and(|by| by != seat)
            }
            // Also possible after the house has taken over the seat.
            TableEvent::ProposalWithdrawn {} => self.proposer() == Some(seat),
            TableEvent::Paused { until } => {
                let agreed = self.is_pause_accepted(seat, *until)
                    || self.required_acceptors(seat).next().is_none();
                self.can_propose(seat) && agreed && is_valid_pause(event.at, *until)
            }
            TableEvent::Resumed {} => {
                let paused = self.agreements.pause.is_some_and(|pause| pause.until > event.at);
                self.is_played_by_player(seat) && paused
            }
            TableEvent::SeatOffered { to } => {
                let keeper = self.state.as_ref().map(|state| state.seat_control(seat));
                let own = matches!(keeper, Some(SeatControl::Player | SeatControl::House));
                self.timing.hand_over && own && !self.players.contains(to)
            }
            TableEvent::SeatOfferEnded {} => {
                self.agreements.offers.iter().any(|offer| offer.seat == seat)
            }
            TableEvent::SeatHandedOver { from, to } => {
                let mut offers = self.agreements.offers.iter();
                let offered = offers.any(|offer| (offer.seat, offer.to) == (seat, *to));
                if !offered || self.players.contains(to) || self.players[seat.index()] != *from {
                    return Err(RecordDefect::Seats(Some(version)));
                }
                self.players[seat.index()] = *to;
                self.timeouts[seat] = 0;
                true
            }
            _ => return Err(RecordDefect::OutOfPlace(version)),
        };
        if is_valid { Ok(()) } else { Err(RecordDefect::Agreement(version)) }
    }

    /// Returns the seat with an open proposal.
    fn proposer(&self) -> Option<Seat> {
        self.agreements.asked.as_ref().map(|asked| asked.by)
    }

    fn can_propose(&self, seat: Seat) -> bool {
        self.is_played_by_player(seat) && self.proposer().is_none_or(|by| by == seat)
    }

    /// Returns the seats that must accept a proposal of `by`.
    fn required_acceptors(&self, by: Seat) -> impl Iterator<Item = Seat> {
        let seats = self.state.iter().flat_map(|state| state.settings().seats());
        seats.filter(move |seat| *seat != by && self.is_played_by_player(*seat))
    }

    /// Returns true if the seat proposed this pause and all remaining players have accepted. The
    /// last missing player may have left.
    fn is_pause_accepted(&self, seat: Seat, until: Timestamp) -> bool {
        self.agreements.asked.as_ref().is_some_and(|asked| {
            asked.by == seat
                && asked.proposal == (Proposal::Pause { until })
                && self.required_acceptors(seat).all(|other| asked.agreed.contains(&other))
        })
    }

    /// Returns true if the seat can accept the open proposal. The last acceptance schedules the
    /// effect of the proposal.
    fn accept_proposal(&mut self, seat: Seat) -> bool {
        let Some(asked) = &self.agreements.asked else { return false };
        if asked.by == seat || asked.agreed.contains(&seat) || !self.is_played_by_player(seat) {
            return false;
        }
        let mut missing = self.required_acceptors(asked.by);
        if !missing.any(|other| other != seat && !asked.agreed.contains(&other)) {
            let agreed = RequiredNext::ProposalAccepted(asked.by, asked.proposal);
            drop(missing);
            self.next = agreed;
        }
        true
    }

    /// Verifies the effect of an accepted proposal.
    fn verify_proposal_effect(
        &mut self,
        event: &StoredEvent,
        by: Seat,
        proposal: Proposal,
    ) -> Result<(), RecordDefect> {
        self.next = RequiredNext::Anything;
        let is_proposer = event.seat == Some(by);
        let is_valid = match (&event.fact, proposal) {
            (TableEvent::Undone { to_version }, Proposal::Undo {}) if is_proposer => {
                return self.verify_undo(event, by, *to_version, true);
            }
            (TableEvent::Paused { until }, Proposal::Pause { until: proposed }) => {
                is_proposer && *until == proposed && is_valid_pause(event.at, *until)
            }
            // The pause would have ended before the last acceptance.
            (TableEvent::ProposalWithdrawn {}, Proposal::Pause { until }) => {
                is_proposer && until <= event.at
            }
            _ => return Err(RecordDefect::Due(event.version)),
        };
        if is_valid { Ok(()) } else { Err(RecordDefect::Agreement(event.version)) }
    }

    /// Undoes the last decision. Requires acceptance by all, unless the undo affects no other
    /// player.
    fn verify_undo(
        &mut self,
        event: &StoredEvent,
        by: Seat,
        to_version: Version,
        all_agree: bool,
    ) -> Result<(), RecordDefect> {
        let wrong = RecordDefect::Undo(event.version);
        let (decision, is_unilateral) =
            last_decision(&self.effective_events, by).ok_or(wrong.clone())?;
        let has_no_acceptors = self.required_acceptors(by).next().is_none();
        let allowed = all_agree || (self.can_propose(by) && (has_no_acceptors || is_unilateral));
        if !allowed || to_version != decision.version.before() {
            return Err(wrong);
        }
        self.history.truncate(self.history.partition_point(|(version, _)| *version <= to_version));
        self.state = Some(self.history.last().ok_or(wrong)?.1);
        self.timeouts[by] = 0;
        Ok(())
    }
}

fn is_valid_pause(at: Timestamp, until: Timestamp) -> bool {
    let length = until.duration_since(at);
    length > SignedDuration::ZERO && length <= MAX_PAUSE
}

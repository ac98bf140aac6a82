use jiff::{SignedDuration, Timestamp};
use kingdomino::{Seat, SeatControl};

use crate::domain::event_log::{
    GameStatus, Proposal, StoredEvent, TableEvent, Version, last_decision,
};
use crate::game_record::RecordDefect;

use super::next::Next;
use super::replayer::Replayer;

/// Maximum length of a pause.
const LONGEST: SignedDuration = SignedDuration::from_hours(90 * 24);

impl Replayer<'_> {
    /// Verifies an event outside of the rules: a proposal, a pause, an undo or a seat handover.
    pub fn agreed(&mut self, event: &StoredEvent) -> Result<(), RecordDefect> {
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
        if let Next::Agreed(by, proposal) = self.next {
            return self.carried(event, by, proposal);
        }
        if self.next != Next::Anything {
            return Err(RecordDefect::Due(version));
        }
        let holds = match &event.fact {
            TableEvent::Undone { to_version } => {
                return self.undo(event, seat, *to_version, false);
            }
            TableEvent::ConsentAsked { proposal } => {
                let possible = match proposal {
                    Proposal::Undo {} => last_decision(&self.standing, seat).is_some(),
                    Proposal::Pause { until } => is_pause(event.at, *until),
                };
                self.may_ask(seat) && possible && self.to_agree(seat).next().is_some()
            }
            TableEvent::ConsentGiven {} => self.consents(seat),
            TableEvent::ConsentRefused {} => {
                self.is_players(seat) && self.asker().is_some_and(|by| by != seat)
            }
            // Also possible after the house has taken over the seat.
            TableEvent::ConsentWithdrawn {} => self.asker() == Some(seat),
            TableEvent::Paused { until } => {
                let agreed = self.is_agreed(seat, *until) || self.to_agree(seat).next().is_none();
                self.may_ask(seat) && agreed && is_pause(event.at, *until)
            }
            TableEvent::Resumed {} => {
                let paused = self.agreements.pause.is_some_and(|pause| pause.until > event.at);
                self.is_players(seat) && paused
            }
            TableEvent::SeatOffered { to } => {
                let keeper = self.state.as_ref().map(|state| state.keeper(seat));
                let own = matches!(keeper, Some(SeatControl::Player | SeatControl::House));
                self.timing.hand_over && own && !self.players.contains(to)
            }
            TableEvent::OfferEnded {} => {
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
        if holds { Ok(()) } else { Err(RecordDefect::Agreement(version)) }
    }

    /// Returns the seat with an open proposal.
    fn asker(&self) -> Option<Seat> {
        self.agreements.asked.as_ref().map(|asked| asked.by)
    }

    fn may_ask(&self, seat: Seat) -> bool {
        self.is_players(seat) && self.asker().is_none_or(|by| by == seat)
    }

    /// Returns the seats that must accept a proposal of `by`.
    fn to_agree(&self, by: Seat) -> impl Iterator<Item = Seat> {
        let seats = self.state.iter().flat_map(|state| state.settings().seats());
        seats.filter(move |seat| *seat != by && self.is_players(*seat))
    }

    /// Returns true if the seat proposed this pause and all remaining players have accepted. The
    /// last missing player may have left.
    fn is_agreed(&self, seat: Seat, until: Timestamp) -> bool {
        self.agreements.asked.as_ref().is_some_and(|asked| {
            asked.by == seat
                && asked.proposal == (Proposal::Pause { until })
                && self.to_agree(seat).all(|other| asked.agreed.contains(&other))
        })
    }

    /// Returns true if the seat can accept the open proposal. The last acceptance schedules the
    /// effect of the proposal.
    fn consents(&mut self, seat: Seat) -> bool {
        let Some(asked) = &self.agreements.asked else { return false };
        if asked.by == seat || asked.agreed.contains(&seat) || !self.is_players(seat) {
            return false;
        }
        let mut missing = self.to_agree(asked.by);
        if !missing.any(|other| other != seat && !asked.agreed.contains(&other)) {
            let agreed = Next::Agreed(asked.by, asked.proposal);
            drop(missing);
            self.next = agreed;
        }
        true
    }

    /// Verifies the effect of an accepted proposal.
    fn carried(
        &mut self,
        event: &StoredEvent,
        by: Seat,
        proposal: Proposal,
    ) -> Result<(), RecordDefect> {
        self.next = Next::Anything;
        let own = event.seat == Some(by);
        let holds = match (&event.fact, proposal) {
            (TableEvent::Undone { to_version }, Proposal::Undo {}) if own => {
                return self.undo(event, by, *to_version, true);
            }
            (TableEvent::Paused { until }, Proposal::Pause { until: proposed }) => {
                own && *until == proposed && is_pause(event.at, *until)
            }
            // The pause would have ended before the last acceptance.
            (TableEvent::ConsentWithdrawn {}, Proposal::Pause { until }) => {
                own && until <= event.at
            }
            _ => return Err(RecordDefect::Due(event.version)),
        };
        if holds { Ok(()) } else { Err(RecordDefect::Agreement(event.version)) }
    }

    /// Undoes the last decision. Requires acceptance by all, unless the undo affects no other
    /// player.
    fn undo(
        &mut self,
        event: &StoredEvent,
        by: Seat,
        to_version: Version,
        all_agree: bool,
    ) -> Result<(), RecordDefect> {
        let wrong = RecordDefect::Undo(event.version);
        let (decision, at_once) = last_decision(&self.standing, by).ok_or(wrong.clone())?;
        let alone = self.to_agree(by).next().is_none();
        let allowed = all_agree || (self.may_ask(by) && (alone || at_once));
        if !allowed || to_version != decision.version.before() {
            return Err(wrong);
        }
        self.past.truncate(self.past.partition_point(|(version, _)| *version <= to_version));
        self.state = Some(self.past.last().ok_or(wrong)?.1);
        self.timeouts[by] = 0;
        Ok(())
    }
}

fn is_pause(at: Timestamp, until: Timestamp) -> bool {
    let length = until.duration_since(at);
    length > SignedDuration::ZERO && length <= LONGEST
}

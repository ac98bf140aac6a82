use kingdomino::Seat;

use crate::domain::event_log::Proposal;

/// Event that must follow immediately, in addition to those that the rules require.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RequiredNext {
    Anything,
    /// Start of the game, because the table is full.
    Start,
    /// Action of the house after a timeout.
    Overdue(Seat),
    /// Move of a premove.
    Premoved(Seat),
    /// Effect of a proposal that all players have accepted.
    ProposalAccepted(Seat, Proposal),
}

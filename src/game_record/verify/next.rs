use kingdomino::Seat;

use crate::domain::event_log::Proposal;

/// What has to follow at once, beside what the rules say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Anything,
    /// The table is full.
    Start,
    /// The house does something about a timeout.
    Overdue(Seat),
    /// The order of the seat is carried out.
    Ordered(Seat),
    /// All agree with what the seat proposed.
    Agreed(Seat, Proposal),
}

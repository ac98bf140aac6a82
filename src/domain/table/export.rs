use crate::domain::PlayerId;

/// Which games of the chronicle are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exported {
    /// Those of a player, who sat there at the end.
    Of(PlayerId),
    /// All public ones.
    Public,
}

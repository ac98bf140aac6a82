/// Tells a search whether to stop before its end; asked between two trial games.
pub type GiveUp<'a> = &'a dyn Fn() -> bool;

/// A search was stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenUp;

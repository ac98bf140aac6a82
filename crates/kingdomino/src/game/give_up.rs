/// Returns true to stop a search early. Called between two playouts.
pub type CancelCheck<'a> = &'a dyn Fn() -> bool;

/// Error for a search that was stopped early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchCancelled;

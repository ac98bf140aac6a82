use crate::service::Error;
use crate::store::accounts::{NAME_LOOKS_TAKEN, NAME_TAKEN};

/// Turns the violation of a constraint on names into [`Error::NameTaken`].
pub(super) fn name_taken(error: Error) -> Error {
    match error {
        Error::Store(error) if error.violates(NAME_TAKEN) || error.violates(NAME_LOOKS_TAKEN) => {
            Error::NameTaken
        }
        other => other,
    }
}

use crate::service::Error;
use crate::store::accounts::{NAME_SKELETON_UNIQUE, NAME_UNIQUE};

/// Turns the violation of a constraint on names into [`Error::NameTaken`].
pub(super) fn map_name_taken(error: Error) -> Error {
    match error {
        Error::Store(error)
            if error.violates(NAME_UNIQUE) || error.violates(NAME_SKELETON_UNIQUE) =>
        {
            Error::NameTaken
        }
        other => other,
    }
}

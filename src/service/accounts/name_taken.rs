use crate::service::Error;
use crate::store::accounts::NAME_TAKEN;

/// Tells the one constraint that a name can violate from what cannot be helped.
pub(super) fn name_taken(error: Error) -> Error {
    match error {
        Error::Store(error) if error.violates(NAME_TAKEN) => Error::NameTaken,
        other => other,
    }
}

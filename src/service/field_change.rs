use serde::{Deserialize, Deserializer};

/// Change of one field. An omitted field stays unchanged, and null clears it, so that a client does
/// not affect fields that it does not support.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FieldChange<T> {
    #[default]
    Unchanged,
    Set(T),
}

impl<T: Clone> FieldChange<T> {
    pub fn apply(&self, field: &mut T) {
        if let FieldChange::Set(value) = self {
            field.clone_from(value);
        }
    }
}

impl<T> FieldChange<T> {
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> FieldChange<U> {
        match self {
            FieldChange::Unchanged => FieldChange::Unchanged,
            FieldChange::Set(value) => FieldChange::Set(change(value)),
        }
    }
}

/// Deserializes a field that is present. A field that may be omitted needs `serde(default)`.
impl<'de, T: Deserialize<'de>> Deserialize<'de> for FieldChange<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(FieldChange::Set)
    }
}

use serde::{Deserialize, Deserializer};

/// What becomes of one field. In a request a field that is left out stays as it is, and one that is null is erased: a
/// client that does not know a field does not touch it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FieldChange<T> {
    #[default]
    Unchanged,
    To(T),
}

impl<T: Clone> FieldChange<T> {
    pub fn apply(&self, field: &mut T) {
        if let FieldChange::To(value) = self {
            field.clone_from(value);
        }
    }
}

impl<T> FieldChange<T> {
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> FieldChange<U> {
        match self {
            FieldChange::Unchanged => FieldChange::Unchanged,
            FieldChange::To(value) => FieldChange::To(change(value)),
        }
    }
}

/// Of a field that is there. One that is not needs `serde(default)`.
impl<'de, T: Deserialize<'de>> Deserialize<'de> for FieldChange<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(FieldChange::To)
    }
}

//! The names of players, sessions, games and the rest: a type each, so that one cannot stand for another.
//!
//! All are `UUIDv7`, made by this program and ordered by the moment they were made. They are not made
//! here: time and chance are arguments, so whoever has both calls `new`.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
        #[serde(transparent)]
        #[schema(value_type = String, format = Uuid)]
        pub struct $name(Uuid);

        impl $name {
            /// The id that `uuid` stands for; a new one is a `UUIDv7`.
            #[must_use]
            pub const fn new(uuid: Uuid) -> Self {
                Self(uuid)
            }

            /// The bare UUID, as it is stored.
            #[must_use]
            pub const fn uuid(self) -> Uuid {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }
    )+};
}

ids! {
    /// An account, across all its games.
    PlayerId;
    /// One login on one device, until it is revoked.
    SessionId;
    /// One game.
    GameId;
    /// Games that belong together.
    SeriesId;
    /// One holiday of a player.
    HolidayId;
    /// One place where a player is told.
    EndpointId;
    /// One message to one of them, in all its attempts.
    DeliveryId;
}

#[cfg(test)]
mod tests {
    use super::*;
    use utoipa::PartialSchema;

    const TEXT: &str = "0192f0c1-7b6a-7c3e-8a5d-3f1e2d4c5b6a";

    #[test]
    fn an_id_is_written_and_read_as_its_uuid() {
        let id: PlayerId = TEXT.parse().expect("a UUID");
        assert_eq!(id.to_string(), TEXT);
        assert_eq!(PlayerId::new(id.uuid()), id);
        let json = serde_json::to_string(&id).expect("JSON");
        assert_eq!(json, format!("\"{TEXT}\""));
        assert_eq!(serde_json::from_str::<PlayerId>(&json).expect("an id"), id);
    }

    #[test]
    fn what_is_no_uuid_is_no_id() {
        assert!("".parse::<GameId>().is_err());
        assert!("castle".parse::<GameId>().is_err());
    }

    #[test]
    fn the_schema_of_an_id_is_a_text_of_format_uuid() {
        let schema = serde_json::to_value(SessionId::schema()).expect("JSON");
        assert_eq!(schema["type"], "string");
        assert_eq!(schema["format"], "uuid");
    }
}

use diesel::sql_types::{Array, Bytea, Int4, Jsonb, Nullable, Text, Uuid as SqlUuid};
use jiff::SignedDuration;
use jiff::tz::TimeZone;
use uuid::Uuid;

use crate::domain::clock::{Absence, LocalQuietHours, QuietHours};
use crate::domain::table::SeatedPlayer;
use crate::domain::{GameId, PlayerId};
use crate::store::Result;
use crate::store::json::{bytes_32, read_json};

use super::selected_row::selected_row;

selected_row! {
    /// Seats `t` of a game, as one list per column in the order of the seats.
    pub(super) struct SeatsRow: SeatsSqlTypes {
        players: Vec<Uuid> = Array<SqlUuid> as "t.players",
        names: Vec<Option<String>> = Array<Nullable<Text>> as "t.names",
        entropy: Vec<Option<Vec<u8>>> = Array<Nullable<Bytea>> as "t.entropy",
        absences: Vec<Option<serde_json::Value>> = Array<Nullable<Jsonb>> as "t.absences",
        reminders: Vec<Option<i32>> = Array<Nullable<Int4>> as "t.reminders",
        quiet_hours: Vec<Option<serde_json::Value>> = Array<Nullable<Jsonb>> as "t.quiet_hours",
    }
}

impl SeatsRow {
    pub fn into_seats(self, id: GameId) -> Result<Vec<SeatedPlayer>> {
        self.players
            .into_iter()
            .zip(self.names)
            .zip(self.entropy)
            .zip(self.absences.into_iter().zip(self.reminders).zip(self.quiet_hours))
            .map(|(((player, name), entropy), ((absence, reminder), quiet_hours))| {
                let absence: Option<Absence> = read_json(id, absence)?;
                // Unreadable settings must not suppress the notification, so defaults apply.
                let hours = quiet_hours.and_then(|hours| serde_json::from_value(hours).ok());
                let quiet_hours = hours.map(|hours: QuietHours| LocalQuietHours {
                    hours,
                    zone: absence.as_ref().map_or(TimeZone::UTC, Absence::zone),
                });
                Ok(SeatedPlayer {
                    player: PlayerId::new(player),
                    name,
                    entropy: entropy.map(|bytes| bytes_32(id, &bytes)).transpose()?,
                    absence,
                    reminder: reminder.map(|seconds| SignedDuration::from_secs(seconds.into())),
                    quiet_hours,
                })
            })
            .collect()
    }
}

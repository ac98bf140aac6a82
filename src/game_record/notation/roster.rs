use crate::domain::PlayerId;
use crate::domain::event_log::TableEvent;
use crate::game_record::Record;

/// Players of a record, abbreviated by their index: `@0`, `@1`, …
#[derive(Default)]
pub(super) struct Roster(Vec<PlayerId>);

impl Roster {
    /// Collects the players in the order in which they first occur in the record.
    pub fn of(record: &Record) -> Roster {
        let mut people = Roster(vec![record.header.opener]);
        for event in &record.events {
            match &event.fact {
                TableEvent::PlayerInvited { player }
                | TableEvent::InvitationDeclined { player }
                | TableEvent::PlayerJoined { player }
                | TableEvent::PlayerLeft { player }
                | TableEvent::SeatOffered { to: player } => people.meet(*player),
                TableEvent::SeatHandedOver { from, to } => {
                    people.meet(*from);
                    people.meet(*to);
                }
                _ => {}
            }
        }
        record.header.seats.iter().for_each(|seat| people.meet(seat.player));
        record.names.keys().for_each(|player| people.meet(*player));
        people
    }

    pub fn meet(&mut self, player: PlayerId) {
        if !self.0.contains(&player) {
            self.0.push(player);
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = PlayerId> {
        self.0.iter().copied()
    }

    /// Returns the abbreviation of a player; `None` for a player that does not occur in the record.
    pub fn called(&self, player: PlayerId) -> Option<String> {
        let place = self.0.iter().position(|known| *known == player)?;
        Some(format!("@{place}"))
    }

    /// Returns the player with an abbreviation.
    pub fn named(&self, name: &str) -> Option<PlayerId> {
        let place: usize = name.strip_prefix('@')?.parse().ok()?;
        self.0.get(place).copied()
    }
}

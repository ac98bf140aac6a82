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
                | TableEvent::SeatOffered { to: player } => people.add(*player),
                TableEvent::SeatHandedOver { from, to } => {
                    people.add(*from);
                    people.add(*to);
                }
                _ => {}
            }
        }
        record.header.seats.iter().for_each(|seat| people.add(seat.player));
        record.names.keys().for_each(|player| people.add(*player));
        people
    }

    pub fn add(&mut self, player: PlayerId) {
        if !self.0.contains(&player) {
            self.0.push(player);
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = PlayerId> {
        self.0.iter().copied()
    }

    /// Returns the abbreviation of a player; `None` for a player that does not occur in the record.
    pub fn alias(&self, player: PlayerId) -> Option<String> {
        let index = self.0.iter().position(|known| *known == player)?;
        Some(format!("@{index}"))
    }

    /// Returns the player with an abbreviation.
    pub fn player(&self, name: &str) -> Option<PlayerId> {
        let index: usize = name.strip_prefix('@')?.parse().ok()?;
        self.0.get(index).copied()
    }
}

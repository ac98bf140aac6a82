use std::collections::BTreeMap;

use kingdomino::Seat;

use crate::domain::PlayerId;
use crate::domain::event_log::{StoredEvent, TableEvent, Version};
use crate::domain::notification::Notice;
use crate::domain::table::StoredGame;
use crate::i18n::{Language, person_name, seat_names};

/// Display names of the players in a notification.
pub struct SeatNames {
    names: BTreeMap<PlayerId, String>,
    /// Events that transferred a seat.
    handed_over: Vec<StoredEvent>,
}

/// Placeholder for the name of a deleted player.
const NOBODY: &str = "—";

/// Display names by seat. Deleted players have an empty name.
pub fn table_names(language: Language, game: &StoredGame) -> Vec<String> {
    seat_names(language, game.seats.iter().map(|sitter| (sitter.house(), sitter.name.as_deref())))
}

/// Returns the name or the placeholder.
pub(super) fn named(name: Option<&str>) -> String {
    name.filter(|name| !name.is_empty()).unwrap_or(NOBODY).to_owned()
}

/// Player on a seat at a version. `events` must include all events after that version.
pub(crate) fn holder(
    game: &StoredGame,
    events: &[StoredEvent],
    seat: Seat,
    at: Version,
) -> Option<PlayerId> {
    let mut since = events.iter().filter(|event| event.version > at && event.seat == Some(seat));
    let former = since.find_map(|event| match event.fact {
        TableEvent::SeatHandedOver { from, .. } => Some(from),
        _ => None,
    });
    former.or_else(|| Some(game.seats.get(seat.index())?.player))
}

/// Players that the events or the notification mention and that may have no seat at the table.
pub fn mentioned(game: &StoredGame, events: &[StoredEvent], notice: &Notice) -> Vec<PlayerId> {
    let mut mentioned = vec![game.opener];
    for event in events {
        match &event.fact {
            TableEvent::SeatOffered { to } => mentioned.push(*to),
            TableEvent::SeatHandedOver { from, to } => mentioned.extend([*from, *to]),
            _ => {}
        }
    }
    match notice {
        Notice::Invited { by }
        | Notice::InvitationDeclined { by }
        | Notice::SeatOffered { by, .. } => mentioned.push(*by),
        Notice::SeatHandedOver { from, to, .. } => mentioned.extend([*from, *to]),
        _ => {}
    }
    let sits = |player: &PlayerId| {
        game.seats.iter().any(|sitter| {
            sitter.player == *player && (sitter.name.is_some() || sitter.house().is_some())
        })
    };
    mentioned.retain(|player| !sits(player));
    mentioned
}

impl SeatNames {
    /// Collects the names of the players at the table and of the `others` that the events and the
    /// notification mention.
    pub fn new(
        language: Language,
        game: &StoredGame,
        events: &[StoredEvent],
        others: &BTreeMap<PlayerId, String>,
    ) -> SeatNames {
        let sitters = game.seats.iter().zip(table_names(language, game));
        let sitters = sitters.filter(|(_, name)| !name.is_empty());
        let others = others.iter().map(|(player, name)| (*player, person_name(language, name)));
        let mut names: BTreeMap<PlayerId, String> = others.collect();
        names.extend(sitters.map(|(sitter, name)| (sitter.player, name)));
        let is_handed_over =
            |event: &&StoredEvent| matches!(event.fact, TableEvent::SeatHandedOver { .. });
        let handed_over = events.iter().filter(is_handed_over).cloned().collect();
        SeatNames { names, handed_over }
    }

    pub fn name(&self, player: PlayerId) -> String {
        named(self.names.get(&player).map(String::as_str))
    }

    /// Name of the player on a seat at a version, to attribute events before a seat transfer.
    pub fn then(&self, game: &StoredGame, seat: Seat, at: Version) -> String {
        holder(game, &self.handed_over, seat, at)
            .map_or(NOBODY.to_owned(), |player| self.name(player))
    }

    /// Name of the current player on a seat.
    pub fn at(&self, game: &StoredGame, seat: Seat) -> String {
        game.seats.get(seat.index()).map_or(NOBODY.to_owned(), |sitter| self.name(sitter.player))
    }
}

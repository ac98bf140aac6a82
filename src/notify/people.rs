use std::collections::BTreeMap;

use crate::ids::PlayerId;
use crate::log::{LogFact, LoggedEvent};
use crate::rules::Seat;
use crate::store::{self, Connection, GameRecord, Notice, Result};
use crate::words::{Language, house_player};

/// What those are called of whom something is told.
pub struct People {
    names: BTreeMap<PlayerId, String>,
}

/// Who is gone has no name any more.
const NOBODY: &str = "—";

impl People {
    /// All that sit at the table, and all of whom the events and the notice speak.
    ///
    /// # Errors
    /// The database fails.
    pub async fn of(
        conn: &mut Connection,
        language: Language,
        game: &GameRecord,
        events: &[LoggedEvent],
        notice: &Notice,
    ) -> Result<People> {
        let mut names = BTreeMap::new();
        for sitter in &game.seats {
            let house = sitter.house().map(|house| house_player(language, house));
            names.extend(house.or_else(|| sitter.name.clone()).map(|name| (sitter.player, name)));
        }
        let mut others = vec![game.opener];
        for event in events {
            match &event.fact {
                LogFact::SeatOffered { to } => others.push(*to),
                LogFact::SeatHandedOver { from, to } => others.extend([*from, *to]),
                _ => {}
            }
        }
        match notice {
            Notice::Invited { by } | Notice::SeatOffered { by, .. } => others.push(*by),
            Notice::SeatHandedOver { from, to, .. } => others.extend([*from, *to]),
            _ => {}
        }
        others.retain(|player| !names.contains_key(player));
        if !others.is_empty() {
            let found = store::find_names(conn, &others).await?;
            names.extend(found.into_iter().filter_map(|(player, name)| Some((player, name?))));
        }
        Ok(People { names })
    }

    pub fn name(&self, player: PlayerId) -> String {
        self.names.get(&player).map_or(NOBODY, String::as_str).to_owned()
    }

    /// Who sits there.
    pub fn at(&self, game: &GameRecord, seat: Seat) -> String {
        game.seats.get(seat.index()).map_or(NOBODY.to_owned(), |sitter| self.name(sitter.player))
    }
}

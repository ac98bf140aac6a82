use crate::log::LoggedEvent;
use crate::record::{Record, RecordParts};
use crate::store::GameRecord;

/// The record of a game with all its events; none of one that is not over. It has the names of those who sit at the table
/// at the end.
pub(super) fn record_of(game: &GameRecord, events: &[LoggedEvent]) -> Option<Record> {
    let parts = RecordParts {
        game: game.id,
        scheme: game.scheme,
        opener: game.opener,
        access: game.access.as_str().to_owned(),
        seats: game.seats.iter().map(|seat| (seat.player, seat.entropy)).collect(),
        commitment: game.commitment,
        lines_root: game.lines_root,
        seed: game.revealed_seed?,
    };
    let named = game.seats.iter().filter_map(|seat| Some((seat.player, seat.name.clone()?)));
    Some(Record::new(parts, events, named.collect()))
}

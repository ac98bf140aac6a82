use kingdomino::Seat;
use sha2::{Digest, Sha256};

use crate::domain::PlayerId;
use crate::domain::event_log::Version;
use crate::domain::table::StoredGame;

/// The entity tag of a version.
pub fn version_tag(version: Version) -> String {
    format!("\"{version}\"")
}

/// The entity tag of what is sent as it is: a trace of all of it.
pub fn content_tag(content: &str) -> String {
    format!("\"{}\"", hex::encode(&Sha256::digest(content)[..16]))
}

/// The entity tag of a game as `viewer` sees it: its version, and a trace of what may change beside it, which are the seat of the
/// viewer, the names of the players, what their clocks stand for, and the deadline.
pub fn game_tag(game: &StoredGame, viewer: PlayerId) -> String {
    let mut beside = Sha256::new();
    beside.update([game.seat_of(viewer).map_or(u8::MAX, Seat::number)]);
    for (sitter, seat) in game.seats.iter().zip(Seat::of(u8::MAX)) {
        beside.update(sitter.name.as_deref().unwrap_or_default());
        beside.update([0]);
        for (reason, until) in game.calendar(seat).standing(game.read_at) {
            beside.update([reason as u8]);
            beside.update(until.as_microsecond().to_be_bytes());
        }
    }
    if let Some(deadline) = game.waiting.deadline {
        beside.update(deadline.as_microsecond().to_be_bytes());
    }
    let beside: [u8; 32] = beside.finalize().into();
    format!("\"{}-{}\"", game.version, hex::encode(&beside[..4]))
}

use kingdomino::Seat;
use sha2::{Digest, Sha256};

use crate::domain::PlayerId;
use crate::domain::event_log::Version;
use crate::domain::table::StoredGame;

use super::coding::Coding;

/// Entity tag of a version.
pub fn version_tag(version: Version) -> String {
    format!("\"{version}\"")
}

/// Entity tag of uncompressed content: a hash of all of it.
pub fn content_tag(content: &str) -> String {
    format!("\"{}\"", hex::encode(&Sha256::digest(content)[..16]))
}

/// Entity tag of a game as shown to `viewer`: its version, and a hash of the data that can change
/// without a new version. These are the seat of the viewer, the names of the players, the reasons
/// for which their clocks are stopped, and the deadline.
pub fn game_tag(game: &StoredGame, viewer: PlayerId) -> String {
    let mut hasher = Sha256::new();
    hasher.update([game.seat_of(viewer).map_or(u8::MAX, Seat::number)]);
    for (player, seat) in game.seats.iter().zip(Seat::for_players(u8::MAX)) {
        hasher.update(player.name.as_deref().unwrap_or_default());
        hasher.update([0]);
        for (reason, until) in game.calendar(seat).stops_at(game.read_at) {
            hasher.update([reason as u8]);
            hasher.update(until.as_microsecond().to_be_bytes());
        }
    }
    if let Some(deadline) = game.waiting.deadline {
        hasher.update(deadline.as_microsecond().to_be_bytes());
    }
    let hash: [u8; 32] = hasher.finalize().into();
    format!("\"{}-{}\"", game.version, hex::encode(&hash[..4]))
}

/// Entity tag of a game at a past version: the version, and a hash of the view, which contains the
/// current names of the players.
pub fn past_game_tag(version: Version, view_json: &str) -> String {
    format!("\"{version}-{}\"", hex::encode(&Sha256::digest(view_json)[..4]))
}

/// Entity tag of content in a coding. A tag identifies one sequence of bytes (RFC 9110, section
/// 8.8.3).
pub fn tag_with_coding(tag: &str, coding: Coding) -> String {
    match (tag.strip_suffix('"'), coding.name()) {
        (Some(tag), Some(name)) => format!("{tag}-{name}\""),
        _ => tag.to_owned(),
    }
}

/// Removes the coding from an entity tag.
pub fn tag_without_coding(tag: &str) -> String {
    let names = Coding::ALL.iter().filter_map(|coding| coding.name());
    let mut suffixes = names.map(|name| format!("-{name}\""));
    let without = suffixes.find_map(|end| tag.strip_suffix(&*end));
    without.map_or_else(|| tag.to_owned(), |tag| format!("{tag}\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_differ_per_coding() {
        for coding in Coding::ALL {
            let tag = tag_with_coding("\"12-1a2b3c4d\"", coding);
            assert_eq!(tag == "\"12-1a2b3c4d\"", coding == Coding::Identity);
            assert_eq!(tag_without_coding(&tag), "\"12-1a2b3c4d\"");
        }
        for other in ["\"12-1a2b3c4d\"", "\"br\"", "*", "", "W/\"12\""] {
            assert_eq!(tag_without_coding(other), other);
        }
    }
}

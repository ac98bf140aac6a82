use kingdomino::Seat;
use sha2::{Digest, Sha256};

use crate::domain::PlayerId;
use crate::domain::event_log::Version;
use crate::domain::table::StoredGame;

use super::coding::Coding;

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

/// The entity tag of a game as it was at a version: that, and a trace of what is shown, in which today's names are.
pub fn past_game_tag(version: Version, shown: &str) -> String {
    format!("\"{version}-{}\"", hex::encode(&Sha256::digest(shown)[..4]))
}

/// The tag of the same content in a form in which it is sent: a tag stands for one sequence of bytes (RFC 9110, section 8.8.3).
pub fn tag_in_form(tag: &str, form: Coding) -> String {
    match (tag.strip_suffix('"'), form.name()) {
        (Some(tag), Some(name)) => format!("{tag}-{name}\""),
        _ => tag.to_owned(),
    }
}

/// The tag of the content, whatever the form in which it was sent.
pub fn tag_without_form(tag: &str) -> String {
    let names = Coding::ALL.iter().filter_map(|form| form.name());
    let mut ends = names.map(|name| format!("-{name}\""));
    let without = ends.find_map(|end| tag.strip_suffix(&*end));
    without.map_or_else(|| tag.to_owned(), |tag| format!("{tag}\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_form_of_a_content_has_a_tag_of_its_own() {
        for form in Coding::ALL {
            let tag = tag_in_form("\"12-1a2b3c4d\"", form);
            assert_eq!(tag == "\"12-1a2b3c4d\"", form == Coding::Identity);
            assert_eq!(tag_without_form(&tag), "\"12-1a2b3c4d\"");
        }
        for other in ["\"12-1a2b3c4d\"", "\"br\"", "*", "", "W/\"12\""] {
            assert_eq!(tag_without_form(other), other);
        }
    }
}

//! Examples of records and of sandboxes.

use kingdomino::shuffle::Scheme;
use serde_json::{Value, json};

use crate::api::games::views::RecordCheckView;
use crate::domain::event_log::{Rated, StoredEvent, TableEvent, Version};
use crate::domain::table::StoredGame;
use crate::game_record::{Record, RecordDefect, RecordParts};
use crate::service::games::Verified;

use super::{SEED, at, game, written};

pub(super) fn of(name: &str) -> Option<Value> {
    match name {
        "SandboxRequest" => Some(json!({
            "settings": { "players": 2, "expansion": "age_of_giants" },
            "seed": hex::encode([7; 32]),
            "house": ["greedy"],
        })),
        "RecordView" => serde_json::from_str(&cancelled().to_json_line()).ok(),
        "RecordCheckView" => written(&RecordCheckView::from(Verified {
            game: Some(game().id),
            flaw: Some(RecordDefect::Line(Version::NONE.after(12))),
            is_ours: Some(false),
        })),
        _ => None,
    }
}

/// A table that was called off: the shortest record there is.
fn cancelled() -> Record {
    let StoredGame { id, opener, settings, timing, commitment, .. } = game();
    let facts = [
        TableEvent::TableOpened { settings, timing, rated: Rated::default(), series: None },
        TableEvent::PlayerJoined { player: opener },
        TableEvent::GameCancelled {},
    ];
    let events: Vec<StoredEvent> = (1..)
        .zip(facts)
        .map(|(number, fact)| StoredEvent {
            version: Version::NONE.after(number),
            at: at(if number == 3 { 10 } else { 0 }),
            seat: None,
            automatic: false,
            fact,
            waited: None,
        })
        .collect();
    let parts = RecordParts {
        game: id,
        scheme: Scheme::NEWEST,
        opener,
        access: "public".to_owned(),
        seats: vec![(opener, None)],
        commitment,
        lines_root: None,
        seed: SEED,
    };
    Record::new(parts, &events, [(opener, "Ada".to_owned())].into())
}

use kingdomino::{DominoKind, Expected, Goal, Quest, Square, Tally, Terrain};

use crate::Words;

/// English texts of the images.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct English;

/// Generates methods that insert their arguments into a text.
macro_rules! format_methods {
    ($($name:ident($($argument:ident: $type:ty),*) $words:literal;)*) => {
        $(fn $name(&self, $($argument: $type),*) -> String {
            format!($words)
        })*
    };
}

impl Words for English {
    format_methods! {
        table() "Kingdomino";
        no_turn() "It is no player's turn.";
        to_place() "This round";
        to_pick() "Next round";
        first_pick_order() "Order of first picks";
        nothing_to_pick() "Last round: nothing to pick.";
        free() "available";
        done() "done";
        ranking() "Ranking";
        kingdom(name: &str) "The kingdom of {name}";
        discarded(dominoes: usize) "{dominoes} discarded";
        pending_points(points: u32) "+{points} pending";
        extent(width: u8, height: u8, frame: u8) "{width} × {height} (maximum {frame} × {frame})";
    }

    fn language(&self) -> &'static str {
        "en"
    }

    fn letter(&self, terrain: Terrain) -> char {
        // In the order of the terrains.
        ['W', 'F', 'L', 'P', 'S', 'M'][terrain as usize]
    }

    fn terrain(&self, terrain: Terrain) -> String {
        terrain.to_string()
    }

    fn square(&self, Square { terrain, crowns }: Square) -> String {
        match crowns {
            0 => terrain.to_string(),
            _ => format!("{terrain} with {}", crowned(crowns.into())),
        }
    }

    fn round(&self, round: u8, rounds: u8) -> String {
        match round {
            0 => "Before the first round".into(),
            _ => format!("Round {round} of {rounds}"),
        }
    }

    fn undrawn(&self, dominoes: u8) -> String {
        match dominoes {
            0 => "no dominoes left".into(),
            1 => "1 domino left".into(),
            more => format!("{more} dominoes left"),
        }
    }

    fn turn(&self, name: &str, expected: Expected) -> String {
        let what = match expected {
            Expected::Pick => "pick a domino".into(),
            Expected::Place(domino) => format!("place domino {domino}"),
            Expected::Cover => "cover a crown with a giant".into(),
            Expected::SendOrKeep => "send or keep a giant".into(),
        };
        format!("It is {name}'s turn to {what}.")
    }

    fn won(&self, names: &[String], points: u32) -> String {
        let points = self.points(points);
        match names {
            [] => String::new(),
            [name] => format!("{name} won with {points}."),
            [before @ .., last] => {
                format!("{} and {last} tie for first place with {points}.", before.join(", "))
            }
        }
    }

    fn points(&self, points: u32) -> String {
        if points == 1 { "1 point".into() } else { format!("{points} points") }
    }

    fn domino_effect(&self, kind: DominoKind) -> Option<String> {
        match kind {
            DominoKind::Plain => None,
            DominoKind::Giant => Some("with a giant".into()),
            DominoKind::Footprint => Some("with footprints".into()),
        }
    }

    fn giants(&self, giants: usize) -> String {
        if giants == 1 { "1 giant".into() } else { format!("{giants} giants") }
    }

    fn property(&self, terrain: Terrain, squares: usize, crowns: u32, points: u32) -> String {
        let squares = if squares == 1 { "1 square".into() } else { format!("{squares} squares") };
        format!("{terrain}: {squares} × {} = {points}", crowned(crowns))
    }

    fn quest(&self, quest: Quest) -> String {
        match quest.goal() {
            Goal::LocalBusiness(terrain) => format!("Local Business ({terrain})"),
            Goal::FourCorners(terrain) => format!("Four Corners ({terrain})"),
            Goal::Harmony => "Harmony".into(),
            Goal::MiddleKingdom => "Middle Kingdom".into(),
            Goal::LostCorner => "Lost Corner".into(),
            Goal::FolieDesGrandeurs => "Folie des Grandeurs".into(),
            Goal::BleakKing => "Bleak King".into(),
        }
    }

    fn goal(&self, goal: Goal, points: u32) -> String {
        let what = match goal {
            Goal::LocalBusiness(terrain) => &format!("each {terrain} square around the castle"),
            Goal::FourCorners(terrain) => {
                &format!("each {terrain} square in a corner of the kingdom")
            }
            Goal::Harmony => return format!("{points} points if no dominoes are discarded"),
            Goal::MiddleKingdom => "the castle in the centre",
            Goal::LostCorner => "the castle in a corner",
            Goal::FolieDesGrandeurs => "every three crowned squares in a row",
            Goal::BleakKing => {
                "each property of 5 or more squares without crowns, except swamps and mines"
            }
        };
        format!("{points} points for {what}")
    }

    fn earned(&self, quest: Quest, points: u32) -> String {
        format!("{} = {points}", self.quest(quest))
    }

    fn pending(&self, quest: Quest, points: u32) -> String {
        format!("{}: {points} pending", self.quest(quest))
    }

    fn ties(&self, tally: Tally) -> String {
        format!("largest property {}, {}", tally.largest_property, crowned(tally.crowns))
    }

    fn key(&self) -> String {
        let terrains = Terrain::ALL.map(|terrain| format!("{} {terrain}", self.letter(terrain)));
        format!(
            "{}. Digits are crowns, a lower-case letter marks a giant, and ## is the castle.",
            terrains.join(", ")
        )
    }
}

fn crowned(crowns: u32) -> String {
    if crowns == 1 { "1 crown".into() } else { format!("{crowns} crowns") }
}

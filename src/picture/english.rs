use crate::rules::{Expected, Goal, Quest, Square, Tally, Terrain};

use super::Words;

/// The pictures in English.
pub struct English;

impl Words for English {
    fn language(&self) -> &'static str {
        "en"
    }

    fn letter(&self, terrain: Terrain) -> char {
        match terrain {
            Terrain::Wheat => 'W',
            Terrain::Forest => 'F',
            Terrain::Lake => 'L',
            Terrain::Pasture => 'P',
            Terrain::Swamp => 'S',
            Terrain::Mine => 'M',
        }
    }

    fn terrain(&self, terrain: Terrain) -> String {
        terrain.to_string()
    }

    fn square(&self, square: Square) -> String {
        match square.crowns {
            0 => self.terrain(square.terrain),
            crowns => {
                format!("{} with {}", self.terrain(square.terrain), number(crowns.into(), "crown"))
            }
        }
    }

    fn table(&self) -> String {
        "Kingdomino".to_owned()
    }

    fn kingdom(&self, name: &str) -> String {
        format!("The kingdom of {name}")
    }

    fn round(&self, round: u8, rounds: u8) -> String {
        match round {
            0 => "Before the first round".to_owned(),
            _ => format!("Round {round} of {rounds}"),
        }
    }

    fn undrawn(&self, dominoes: u8) -> String {
        match dominoes {
            0 => "no dominoes to come".to_owned(),
            1 => "1 domino to come".to_owned(),
            _ => format!("{dominoes} dominoes to come"),
        }
    }

    fn turn(&self, name: &str, expected: Expected) -> String {
        match expected {
            Expected::Pick => format!("{name} is to pick a domino."),
            Expected::Place(domino) => format!("{name} is to place domino {domino}."),
            Expected::Cover => format!("{name} is to let a giant cover a crown."),
            Expected::SendOrKeep => {
                format!("{name} is to send a giant to an opponent, or keep it.")
            }
        }
    }

    fn nobodys_turn(&self) -> String {
        "It is nobody's turn.".to_owned()
    }

    fn won(&self, names: &[String], points: u32) -> String {
        let points = self.points(points);
        match names {
            [name] => format!("{name} has won with {points}."),
            names => format!("{} share the win with {points}.", names.join(" and ")),
        }
    }

    fn to_place(&self) -> String {
        "To place".to_owned()
    }

    fn to_pick(&self) -> String {
        "To pick".to_owned()
    }

    fn order_of_picks(&self) -> String {
        "The first picks".to_owned()
    }

    fn nothing_to_pick(&self) -> String {
        "The last round: nothing to pick.".to_owned()
    }

    fn free(&self) -> String {
        "free".to_owned()
    }

    fn done(&self) -> String {
        "done".to_owned()
    }

    fn points(&self, points: u32) -> String {
        number(points, "point")
    }

    fn discarded(&self, dominoes: usize) -> String {
        format!("{dominoes} discarded")
    }

    fn giants(&self, giants: usize) -> String {
        if giants == 1 { "1 giant".to_owned() } else { format!("{giants} giants") }
    }

    fn extent(&self, width: u8, height: u8, frame: u8) -> String {
        format!("{width} × {height} of {frame} × {frame}")
    }

    fn property(&self, terrain: Terrain, squares: usize, crowns: u32, points: u32) -> String {
        format!("{terrain} {squares} × {} = {points}", number(crowns, "crown"))
    }

    fn quest(&self, quest: Quest) -> String {
        match quest.goal() {
            Goal::LocalBusiness(terrain) => format!("Local Business, {terrain}"),
            Goal::FourCorners(terrain) => format!("Four Corners, {terrain}"),
            Goal::Harmony => "Harmony".to_owned(),
            Goal::MiddleKingdom => "Middle Kingdom".to_owned(),
            Goal::LostCorner => "Lost Corner".to_owned(),
            Goal::FolieDesGrandeurs => "Folie des Grandeurs".to_owned(),
            Goal::BleakKing => "Bleak King".to_owned(),
        }
    }

    fn goal(&self, goal: Goal, points: u32) -> String {
        match goal {
            Goal::LocalBusiness(terrain) => {
                format!("{points} for each {terrain} square around the castle")
            }
            Goal::FourCorners(terrain) => {
                format!("{points} for each {terrain} square on a corner of the kingdom")
            }
            Goal::Harmony => format!("{points} for discarding nothing"),
            Goal::MiddleKingdom => format!("{points} for the castle in the centre"),
            Goal::LostCorner => format!("{points} for the castle on a corner"),
            Goal::FolieDesGrandeurs => format!("{points} for every three crowned squares in a row"),
            Goal::BleakKing => format!("{points} for each large property without crowns"),
        }
    }

    fn earned(&self, quest: Quest, points: u32) -> String {
        format!("{} {points}", self.quest(quest))
    }

    fn ranking(&self) -> String {
        "Ranking".to_owned()
    }

    fn ties(&self, tally: Tally) -> String {
        format!("largest property {}, {}", tally.largest_property, number(tally.crowns, "crown"))
    }

    fn key(&self) -> String {
        let terrains =
            Terrain::ALL.map(|terrain| format!("{} {terrain}", self.letter(terrain))).join(", ");
        format!("{terrains}; a number is the crowns, a small letter has a giant, ## is the castle.")
    }
}

fn number(count: u32, of: &str) -> String {
    if count == 1 { format!("1 {of}") } else { format!("{count} {of}s") }
}

use serde::{Deserialize, Serialize};

use crate::Terrain;

/// Quest tile of Age of Giants. Every player scores both quests of a game.
///
/// May gain values: display the name of an unknown quest, and use the points in the scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Quest {
    /// 5 points for each square of wheat among the 8 cells around the castle.
    LocalBusinessWheat,
    /// 5 points for each square of forest among the 8 cells around the castle.
    LocalBusinessForest,
    /// 5 points for each square of lake among the 8 cells around the castle.
    LocalBusinessLake,
    /// 5 points for each square of pasture among the 8 cells around the castle.
    LocalBusinessPasture,
    /// 5 points for each square of swamp among the 8 cells around the castle.
    LocalBusinessSwamp,
    /// 5 points for each square of mine among the 8 cells around the castle.
    LocalBusinessMine,
    /// 5 points for each square of wheat on a corner cell of the bounding box.
    FourCornersWheat,
    /// 5 points for each square of forest on a corner cell of the bounding box.
    FourCornersForest,
    /// 5 points for each square of lake on a corner cell of the bounding box.
    FourCornersLake,
    /// 5 points for each square of pasture on a corner cell of the bounding box.
    FourCornersPasture,
    /// 5 points for each square of swamp on a corner cell of the bounding box.
    FourCornersSwamp,
    /// 5 points for each square of mine on a corner cell of the bounding box.
    FourCornersMine,
    /// 5 points if no domino was discarded.
    Harmony,
    /// 10 points for a castle in the centre of the bounding box.
    MiddleKingdom,
    /// 20 points for a castle on a corner of the bounding box.
    LostCorner,
    /// 10 points for each alignment of three squares with a visible crown.
    FolieDesGrandeurs,
    /// 10 points for each property of at least 5 squares of wheat, forest, lake or pasture without
    /// a visible crown.
    BleakKing,
}

/// Goal of a quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Squares of the terrain among the 8 cells around the castle.
    LocalBusiness(Terrain),
    /// Squares of the terrain on the corner cells of the kingdom's bounding box.
    FourCorners(Terrain),
    /// No domino was discarded.
    Harmony,
    /// The castle in the centre of the bounding box.
    MiddleKingdom,
    /// The castle on a corner of the bounding box.
    LostCorner,
    /// Alignments of three squares with a visible crown.
    FolieDesGrandeurs,
    /// Properties of at least 5 squares of wheat, forest, lake or pasture without a visible crown.
    BleakKing,
}

impl Quest {
    /// All 17 tiles, in the order in which they are shuffled and stored.
    pub const ALL: [Quest; 17] = [
        Quest::LocalBusinessWheat,
        Quest::LocalBusinessForest,
        Quest::LocalBusinessLake,
        Quest::LocalBusinessPasture,
        Quest::LocalBusinessSwamp,
        Quest::LocalBusinessMine,
        Quest::FourCornersWheat,
        Quest::FourCornersForest,
        Quest::FourCornersLake,
        Quest::FourCornersPasture,
        Quest::FourCornersSwamp,
        Quest::FourCornersMine,
        Quest::Harmony,
        Quest::MiddleKingdom,
        Quest::LostCorner,
        Quest::FolieDesGrandeurs,
        Quest::BleakKing,
    ];

    /// Returns the goal of the quest. [`points_per_goal`](Quest::points_per_goal) returns its points.
    pub fn goal(self) -> Goal {
        match self {
            Quest::LocalBusinessWheat => Goal::LocalBusiness(Terrain::Wheat),
            Quest::LocalBusinessForest => Goal::LocalBusiness(Terrain::Forest),
            Quest::LocalBusinessLake => Goal::LocalBusiness(Terrain::Lake),
            Quest::LocalBusinessPasture => Goal::LocalBusiness(Terrain::Pasture),
            Quest::LocalBusinessSwamp => Goal::LocalBusiness(Terrain::Swamp),
            Quest::LocalBusinessMine => Goal::LocalBusiness(Terrain::Mine),
            Quest::FourCornersWheat => Goal::FourCorners(Terrain::Wheat),
            Quest::FourCornersForest => Goal::FourCorners(Terrain::Forest),
            Quest::FourCornersLake => Goal::FourCorners(Terrain::Lake),
            Quest::FourCornersPasture => Goal::FourCorners(Terrain::Pasture),
            Quest::FourCornersSwamp => Goal::FourCorners(Terrain::Swamp),
            Quest::FourCornersMine => Goal::FourCorners(Terrain::Mine),
            Quest::Harmony => Goal::Harmony,
            Quest::MiddleKingdom => Goal::MiddleKingdom,
            Quest::LostCorner => Goal::LostCorner,
            Quest::FolieDesGrandeurs => Goal::FolieDesGrandeurs,
            Quest::BleakKing => Goal::BleakKing,
        }
    }

    /// Returns the points for each time that the goal is reached.
    pub fn points_per_goal(self) -> u32 {
        match self.goal() {
            Goal::LocalBusiness(_) | Goal::FourCorners(_) | Goal::Harmony => 5,
            Goal::MiddleKingdom | Goal::FolieDesGrandeurs | Goal::BleakKing => 10,
            Goal::LostCorner => 20,
        }
    }
}

/// Quests of a game: two with Age of Giants, otherwise none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Quest>", into = "Vec<Quest>")]
pub struct Quests(Option<[Quest; 2]>);

impl Quests {
    /// No quests, for games without Age of Giants.
    pub const NONE: Quests = Quests(None);

    /// Returns none if both tiles are the same.
    pub fn new(first: Quest, second: Quest) -> Option<Quests> {
        (first != second).then_some(Quests(Some([first, second])))
    }

    /// Returns the quests in the order in which they were drawn: two or none.
    pub fn as_slice(&self) -> &[Quest] {
        self.0.as_ref().map_or(&[], <[Quest; 2]>::as_slice)
    }

    /// Returns true if the game has no quests.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}

impl TryFrom<Vec<Quest>> for Quests {
    type Error = &'static str;

    fn try_from(quests: Vec<Quest>) -> Result<Quests, &'static str> {
        match quests[..] {
            [] => Ok(Quests::NONE),
            [first, second] => Quests::new(first, second).ok_or("a quest is listed twice"),
            _ => Err("a game has two quests or none"),
        }
    }
}

impl From<Quests> for Vec<Quest> {
    fn from(quests: Quests) -> Vec<Quest> {
        quests.as_slice().to_vec()
    }
}

use serde::Serialize;
use utoipa::ToSchema;

use crate::rules::{
    Bonus, Cell, DominoId, GameState, Property, Score, Seat, Terrain, Variant, score,
};

/// A kingdom: the castle at (0, 0) and the squares around it.
#[derive(Debug, Serialize, ToSchema)]
pub struct KingdomView {
    pub seat: Seat,
    /// In the order in which they were placed; a domino's first square comes before its second.
    #[schema(max_items = 48)]
    pub squares: Vec<PlacedSquareView>,
    /// The dominoes that fitted nowhere.
    #[schema(max_items = 24)]
    pub discards: Vec<DominoId>,
    pub score: ScoreView,
}

/// A square that was placed.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlacedSquareView {
    /// Counted to the east of the castle.
    #[schema(minimum = -6, maximum = 6)]
    pub x: i8,
    /// Counted to the south of the castle.
    #[schema(minimum = -6, maximum = 6)]
    pub y: i8,
    pub terrain: Terrain,
    #[schema(minimum = 0, maximum = 3)]
    pub crowns: u8,
    pub domino: DominoId,
}

/// What a kingdom is worth, and why.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScoreView {
    #[schema(minimum = 0, maximum = 1000)]
    pub total: u32,
    /// Every property, with crowns or without.
    #[schema(max_items = 48)]
    pub properties: Vec<PropertyView>,
    /// The bonuses earned so far.
    #[schema(max_items = 2)]
    pub bonuses: Vec<BonusView>,
}

/// Connected squares of one terrain.
#[derive(Debug, Serialize, ToSchema)]
pub struct PropertyView {
    pub terrain: Terrain,
    /// Its squares, row by row from the north-west.
    #[schema(min_items = 1, max_items = 48)]
    pub cells: Vec<CellView>,
    #[schema(minimum = 0, maximum = 100)]
    pub crowns: u32,
    /// Squares × crowns.
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
}

/// A place in a kingdom.
#[derive(Debug, Serialize, ToSchema)]
pub struct CellView {
    /// Counted to the east of the castle.
    #[schema(minimum = -6, maximum = 6)]
    pub x: i8,
    /// Counted to the south of the castle.
    #[schema(minimum = -6, maximum = 6)]
    pub y: i8,
}

/// What a variant adds.
#[derive(Debug, Serialize, ToSchema)]
pub struct BonusView {
    pub variant: Variant,
    #[schema(minimum = 0, maximum = 10)]
    pub points: u32,
}

impl KingdomView {
    pub fn new(state: &GameState, seat: Seat) -> KingdomView {
        let kingdom = state.kingdom(seat);
        let squares = kingdom.squares().map(|(Cell { x, y }, square, domino)| PlacedSquareView {
            x,
            y,
            terrain: square.terrain,
            crowns: square.crowns,
            domino,
        });
        KingdomView {
            seat,
            squares: squares.collect(),
            discards: kingdom.discarded().collect(),
            score: ScoreView::from(score(state.settings(), kingdom)),
        }
    }
}

impl From<Score> for ScoreView {
    fn from(score: Score) -> ScoreView {
        ScoreView {
            total: score.total,
            properties: score.properties.into_iter().map(PropertyView::from).collect(),
            bonuses: score.bonuses.into_iter().map(BonusView::from).collect(),
        }
    }
}

impl From<Property> for PropertyView {
    fn from(property: Property) -> PropertyView {
        let Property { terrain, cells, crowns, points } = property;
        let cells = cells.into_iter().map(|Cell { x, y }| CellView { x, y }).collect();
        PropertyView { terrain, cells, crowns, points }
    }
}

impl From<Bonus> for BonusView {
    fn from(bonus: Bonus) -> BonusView {
        BonusView { variant: bonus.variant, points: bonus.points }
    }
}

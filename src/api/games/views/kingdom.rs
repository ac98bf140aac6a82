use kingdomino::{
    Bonus, Cell, DominoId, GameState, Property, Quest, QuestScore, Score, Seat, Terrain, Variant,
    score,
};
use serde::Serialize;
use utoipa::ToSchema;

/// Kingdom: the castle at (0, 0) and the squares around it.
#[derive(Debug, Serialize, ToSchema)]
pub struct KingdomView {
    /// Seat of the kingdom.
    pub seat: Seat,
    /// Squares in the order in which they were placed, the first square of a domino before its
    /// second.
    #[schema(max_items = 48)]
    pub squares: Vec<PlacedSquareView>,
    /// Cells of the giants; a cell is repeated for each giant on it. Every giant covers one crown,
    /// which then does not count.
    #[schema(max_items = 6)]
    pub giants: Vec<CellView>,
    /// Discarded dominoes, which fitted nowhere.
    #[schema(max_items = 24)]
    pub discards: Vec<DominoId>,
    /// Score of the kingdom.
    pub score: ScoreView,
}

/// Square of a placed domino.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlacedSquareView {
    /// Column of the cell: counted from the castle at 0, positive to the east.
    #[schema(minimum = -6, maximum = 6)]
    pub x: i8,
    /// Row of the cell: counted from the castle at 0, positive to the south.
    #[schema(minimum = -6, maximum = 6)]
    pub y: i8,
    pub terrain: Terrain,
    /// Number of crowns, including crowns covered by giants.
    #[schema(minimum = 0, maximum = 3)]
    pub crowns: u8,
    /// Domino that the square belongs to.
    pub domino: DominoId,
}

/// Score of a kingdom with its parts.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScoreView {
    /// Points of properties, bonuses and quests together.
    #[schema(minimum = 0, maximum = 1000)]
    pub total: u32,
    /// Points of the properties.
    #[schema(minimum = 0, maximum = 1000)]
    pub properties_total: u32,
    /// True once the game is over. Until then, bonuses and quests are scored as if the game ended
    /// now, and can be lost again.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// All properties, with or without crowns.
    #[schema(max_items = 48)]
    pub properties: Vec<PropertyView>,
    /// Bonuses that are earned, or would be if the game ended now.
    #[schema(max_items = 2)]
    pub bonuses: Vec<BonusView>,
    /// Quests of the game, earned or not, scored as if the game ended now.
    #[schema(max_items = 2)]
    pub quests: Vec<QuestScoreView>,
}

/// Property: connected squares of one terrain.
#[derive(Debug, Serialize, ToSchema)]
pub struct PropertyView {
    pub terrain: Terrain,
    /// Cells of the property, row by row from the north-west.
    #[schema(min_items = 1, max_items = 48)]
    pub cells: Vec<CellView>,
    /// Number of crowns that no giant covers.
    #[schema(minimum = 0, maximum = 100)]
    pub crowns: u32,
    /// Points: squares times crowns.
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
}

/// Cell of a kingdom.
#[derive(Debug, Serialize, ToSchema)]
pub struct CellView {
    /// Column of the cell: counted from the castle at 0, positive to the east.
    #[schema(minimum = -6, maximum = 6)]
    pub x: i8,
    /// Row of the cell: counted from the castle at 0, positive to the south.
    #[schema(minimum = -6, maximum = 6)]
    pub y: i8,
}

/// Bonus of a variant.
#[derive(Debug, Serialize, ToSchema)]
pub struct BonusView {
    pub variant: Variant,
    /// Points of the bonus.
    #[schema(minimum = 0, maximum = 10)]
    pub points: u32,
}

/// Score of a quest, and the cells for which it was earned.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestScoreView {
    pub quest: Quest,
    /// Points of the quest.
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
    /// Groups of cells that earned the points. Empty for `harmony`, which is earned by discarding
    /// nothing.
    #[schema(max_items = 100)]
    pub counted: Vec<CountedCellsView>,
}

/// Group of cells that a quest counted once: a square, an alignment of three squares, a property or
/// the castle.
#[derive(Debug, Serialize, ToSchema)]
pub struct CountedCellsView {
    /// Cells of the group.
    #[schema(min_items = 1, max_items = 48)]
    pub cells: Vec<CellView>,
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
            giants: kingdom.giants().map(CellView::from).collect(),
            discards: kingdom.discarded().collect(),
            score: ScoreView::new(
                score(state.settings(), state.quests(), kingdom),
                state.is_finished(),
            ),
        }
    }
}

impl ScoreView {
    fn new(score: Score, is_final: bool) -> ScoreView {
        ScoreView {
            total: score.total,
            properties_total: score.properties.iter().map(|property| property.points).sum(),
            is_final,
            properties: score.properties.into_iter().map(PropertyView::from).collect(),
            bonuses: score.bonuses.into_iter().map(BonusView::from).collect(),
            quests: score.quests.into_iter().map(QuestScoreView::from).collect(),
        }
    }
}

impl From<Property> for PropertyView {
    fn from(property: Property) -> PropertyView {
        let Property { terrain, cells, crowns, points } = property;
        PropertyView { terrain, cells: cell_views(cells), crowns, points }
    }
}

impl From<QuestScore> for QuestScoreView {
    fn from(score: QuestScore) -> QuestScoreView {
        let QuestScore { quest, counted, points } = score;
        let counted =
            counted.into_iter().map(|cells| CountedCellsView { cells: cell_views(cells) });
        QuestScoreView { quest, points, counted: counted.collect() }
    }
}

impl From<Cell> for CellView {
    fn from(Cell { x, y }: Cell) -> CellView {
        CellView { x, y }
    }
}

fn cell_views(cells: Vec<Cell>) -> Vec<CellView> {
    cells.into_iter().map(CellView::from).collect()
}

impl From<Bonus> for BonusView {
    fn from(bonus: Bonus) -> BonusView {
        BonusView { variant: bonus.variant, points: bonus.points }
    }
}

use kingdomino::{
    Bonus, Cell, DominoId, GameState, Property, Quest, QuestScore, Score, Seat, Terrain, Variant,
    score,
};
use serde::Serialize;
use utoipa::ToSchema;

/// A kingdom: the castle at (0, 0) and the squares around it.
#[derive(Debug, Serialize, ToSchema)]
pub struct KingdomView {
    pub seat: Seat,
    /// In the order in which they were placed; a domino's first square comes before its second.
    #[schema(max_items = 48)]
    pub squares: Vec<PlacedSquareView>,
    /// The cells of the giants, a cell as often as giants stand on it. Each covers a crown, which then counts for nothing.
    #[schema(max_items = 6)]
    pub giants: Vec<CellView>,
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
    /// Those that giants cover included.
    #[schema(minimum = 0, maximum = 3)]
    pub crowns: u8,
    pub domino: DominoId,
}

/// What a kingdom is worth, and why.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScoreView {
    /// Properties, bonuses and quests.
    #[schema(minimum = 0, maximum = 1000)]
    pub total: u32,
    /// The properties alone.
    #[schema(minimum = 0, maximum = 1000)]
    pub properties_total: u32,
    /// Whether the game is over. Before that, bonuses and quests are what they would be if it ended now: they may be lost
    /// again.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// Every property, with crowns or without.
    #[schema(max_items = 48)]
    pub properties: Vec<PropertyView>,
    /// The bonuses that count, or would if the game ended now.
    #[schema(max_items = 2)]
    pub bonuses: Vec<BonusView>,
    /// The quests of the game, earned or not, as if the game ended now.
    #[schema(max_items = 2)]
    pub quests: Vec<QuestScoreView>,
}

/// Connected squares of one terrain.
#[derive(Debug, Serialize, ToSchema)]
pub struct PropertyView {
    pub terrain: Terrain,
    /// Its squares, row by row from the north-west.
    #[schema(min_items = 1, max_items = 48)]
    pub cells: Vec<CellView>,
    /// Those that no giant covers.
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

/// What a quest adds, and what it counted.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestScoreView {
    pub quest: Quest,
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
    /// What earned the points, each entry once. Empty for Harmony, which is earned by what is not there.
    #[schema(max_items = 100)]
    pub counted: Vec<CountedView>,
}

/// Something that a quest counted: a square, an alignment of three squares, a property, the castle.
#[derive(Debug, Serialize, ToSchema)]
pub struct CountedView {
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
        let counted = counted.into_iter().map(|cells| CountedView { cells: cell_views(cells) });
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

use crate::board::cells::Cells;
use crate::board::joined::Connections;
use crate::{Cell, Kingdom, Quest, Quests, Settings, Terrain, Variant};

mod properties;
mod quests;

pub(crate) use properties::properties;

/// Score of a kingdom with its components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// All properties, including those without crowns, in the order of [`Terrain::ALL`]; those of
    /// one terrain in the order of their first squares.
    pub properties: Vec<Property>,
    /// Bonuses of the variants in the settings that add points.
    pub bonuses: Vec<Bonus>,
    /// One entry per quest of the game, earned or not.
    pub quests: Vec<QuestScore>,
    /// Sum of properties, bonuses and quests.
    pub total: u32,
}

/// A maximal set of connected squares of one terrain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// Terrain of all its squares.
    pub terrain: Terrain,
    /// Squares row by row, from the north-west.
    pub cells: Vec<Cell>,
    /// Number of visible crowns on its squares.
    pub crowns: u32,
    /// Squares × crowns.
    pub points: u32,
}

/// Points of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// Middle Kingdom or Harmony.
    pub variant: Variant,
    /// 10 for Middle Kingdom, 5 for Harmony.
    pub points: u32,
}

/// Points of a quest, with the cells that earned them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestScore {
    /// Quest that was scored.
    pub quest: Quest,
    /// Groups of cells that each earned the points once: a square, an alignment of three, a
    /// property, or the castle, in the order of their first squares. Empty for Harmony, which no
    /// cell earns.
    pub counted: Vec<Vec<Cell>>,
    /// Total points of the quest; 0 if it is not earned.
    pub points: u32,
}

/// Values by which kingdoms are ranked, in the order of the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tally {
    /// Sum of properties, bonuses and quests.
    pub points: u32,
    /// Number of squares of the largest property, with or without crowns.
    pub largest_property: u32,
    /// Number of crowns that are not covered by a giant.
    pub crowns: u32,
}

const MIDDLE_KINGDOM: u32 = 10;
const HARMONY: u32 = 5;

/// Returns the score of a kingdom with one entry per property, bonus earned, and quest. Bonuses and
/// quests count as if the kingdom were finished, so Harmony counts until a domino is discarded.
///
/// ```
/// use kingdomino::{
///     Direction, Edition, Expansion, Kingdom, Placement, Quests, Settings, Terrain, Variant, draw,
///     score,
/// };
///
/// let mut kingdom = Kingdom::new(5);
/// kingdom.place("1".parse()?, Placement::new(1, 0, Direction::East));
/// kingdom.place("19".parse()?, Placement::new(1, 1, Direction::West));
/// kingdom.place("23".parse()?, Placement::new(2, 1, Direction::South));
/// kingdom.place("28".parse()?, Placement::new(0, 2, Direction::East));
/// assert_eq!(
///     draw(&kingdom),
///     [
///         "## W  W ", //
///         "F  W1 W1", "F1 L  M ",
///     ]
///     .join("\n")
/// );
///
/// let variants = [Variant::MiddleKingdom, Variant::Harmony].into_iter().collect();
/// let settings = Settings::new(4, Expansion::None, Edition::Rulebook, variants, true)?;
/// let score = score(settings, Quests::NONE, &kingdom);
///
/// // 4 squares of wheat with 2 crowns, 2 of forest with 1. The lake and the mine have no crown.
/// let wheat = &score.properties[0];
/// assert_eq!((wheat.terrain, wheat.cells.len(), wheat.crowns), (Terrain::Wheat, 4, 2));
/// let points: Vec<u32> = score.properties.iter().map(|property| property.points).collect();
/// assert_eq!(points, [8, 2, 0, 0]);
/// // Nothing is discarded: 5 points for Harmony. The castle is on a corner: none for the Middle Kingdom.
/// assert_eq!(score.bonuses.len(), 1);
/// assert_eq!(score.total, 8 + 2 + 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn score(settings: Settings, quests: Quests, kingdom: &Kingdom) -> Score {
    let mut properties: Vec<Property> = properties(kingdom)
        .map(|(terrain, cells)| {
            let crowns = kingdom.crowns_on(cells);
            let points = cells.count() * crowns;
            Property { terrain, cells: sorted_cells(kingdom, cells), crowns, points }
        })
        .collect();
    properties.sort_by_key(|property| (property.terrain, row_by_row(property.cells[0])));
    let bonuses: Vec<Bonus> = bonuses(settings, kingdom).collect();
    let quests: Vec<QuestScore> =
        quests.as_slice().iter().map(|quest| quest_score(*quest, kingdom)).collect();
    let total = properties.iter().map(|property| property.points).sum::<u32>()
        + bonuses.iter().map(|bonus| bonus.points).sum::<u32>()
        + quests.iter().map(|quest| quest.points).sum::<u32>();
    Score { properties, bonuses, quests, total }
}

fn quest_score(quest: Quest, kingdom: &Kingdom) -> QuestScore {
    let (mut counted, mut points) = (Vec::new(), 0);
    quests::for_each_goal(quest, kingdom, |cells| {
        points += quest.points_per_goal();
        if !cells.is_empty() {
            counted.push(sorted_cells(kingdom, cells));
        }
    });
    counted.sort_by_key(|cells: &Vec<Cell>| row_by_row(cells[0]));
    QuestScore { quest, counted, points }
}

/// Returns the points of a single quest.
pub(crate) fn quest_points(quest: Quest, kingdom: &Kingdom) -> u32 {
    let mut points = 0;
    quests::for_each_goal(quest, kingdom, |_| points += quest.points_per_goal());
    points
}

/// Returns the points of the properties without bonuses and quests. Visits only properties with
/// crowns.
///
/// ```
/// use kingdomino::{Direction, Kingdom, Placement, draw, points};
///
/// let mut kingdom = Kingdom::new(5);
/// kingdom.place("48".parse()?, Placement::new(1, 0, Direction::East));
/// kingdom.place("45".parse()?, Placement::new(2, 1, Direction::West));
/// assert_eq!(
///     draw(&kingdom),
///     [
///         "## W  M3", //
///         " . W  M2",
///     ]
///     .join("\n")
/// );
/// // 2 squares of mine with 5 crowns; the wheat has no crown.
/// assert_eq!(points(&kingdom), 2 * 5);
/// # Ok::<(), kingdomino::UnknownDomino>(())
/// ```
pub fn points(kingdom: &Kingdom) -> u32 {
    Terrain::ALL.into_iter().map(|terrain| terrain_points(kingdom, terrain)).sum()
}

/// Returns the points of the properties of one terrain.
pub(crate) fn terrain_points(kingdom: &Kingdom, terrain: Terrain) -> u32 {
    let cells = kingdom.cells_of(terrain);
    let mut seeds = cells & kingdom.crown_cells();
    let mut points = 0;
    while !seeds.is_empty() {
        let property = cells.flood(seeds.first());
        points += property.count() * kingdom.crowns_on(property);
        seeds &= !property;
    }
    points
}

/// Returns the total of the [`Score`] without computing tie-breaks.
pub(crate) fn total(settings: Settings, quests: Quests, kingdom: &Kingdom) -> u32 {
    points(kingdom) + bonus_points(settings, quests, kingdom)
}

/// Returns the points of bonuses and quests.
pub(crate) fn bonus_points(settings: Settings, quests: Quests, kingdom: &Kingdom) -> u32 {
    let quests = quests.as_slice().iter().map(|quest| quest_points(*quest, kingdom));
    bonuses(settings, kingdom).map(|bonus| bonus.points).chain(quests).sum()
}

/// Returns the values by which the kingdom is ranked.
pub fn tally(settings: Settings, quests: Quests, kingdom: &Kingdom) -> Tally {
    let points = bonus_points(settings, quests, kingdom);
    let mut tally = Tally { points, largest_property: 0, crowns: 0 };
    // Takes one property of each terrain at a time, because the number per terrain is
    // unpredictable.
    let terrains = Terrain::ALL.map(|terrain| kingdom.cells_of(terrain));
    let connections = Connections::new(terrains);
    let mut rest = terrains;
    loop {
        let seeds = rest.iter().fold(Cells::NONE, |seeds, cells| seeds | cells.first());
        if seeds.is_empty() {
            return tally;
        }
        let flooded = connections.flood(seeds);
        for cells in &mut rest {
            let property = *cells & flooded;
            *cells &= !flooded;
            let (squares, crowns) = (property.count(), kingdom.crowns_on(property));
            tally.points += squares * crowns;
            tally.largest_property = tally.largest_property.max(squares);
            tally.crowns += crowns;
        }
    }
}

pub(crate) fn bonuses(settings: Settings, kingdom: &Kingdom) -> impl Iterator<Item = Bonus> {
    let earned = |variant, is_earned: bool, points| {
        (settings.has(variant) && is_earned).then_some(Bonus { variant, points })
    };
    let middle = earned(Variant::MiddleKingdom, kingdom.extent().is_centred(), MIDDLE_KINGDOM);
    let harmony = earned(Variant::Harmony, kingdom.discarded().is_empty(), HARMONY);
    middle.into_iter().chain(harmony)
}

/// Returns the cells row by row, from the north-west.
fn sorted_cells(kingdom: &Kingdom, mut cells: Cells) -> Vec<Cell> {
    let mut list = Vec::with_capacity(cells.count() as usize);
    while !cells.is_empty() {
        let first = cells.first();
        list.push(kingdom.extent().cell(first.0.trailing_zeros()));
        cells = cells.without_first();
    }
    list.sort_unstable_by_key(|cell| row_by_row(*cell));
    list
}

fn row_by_row(cell: Cell) -> (i8, i8) {
    (cell.y, cell.x)
}

#[cfg(test)]
mod tests;

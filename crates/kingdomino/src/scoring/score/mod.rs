use crate::board::cells::Cells;
use crate::{Cell, Kingdom, Quest, Quests, Settings, Terrain, Variant};

mod quests;

/// What a kingdom is worth, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    pub properties: Vec<Property>,
    pub bonuses: Vec<Bonus>,
    /// One for each quest of the game, earned or not.
    pub quests: Vec<QuestScore>,
    pub total: u32,
}

/// A maximal set of connected squares of one terrain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    pub terrain: Terrain,
    pub cells: Vec<Cell>,
    pub crowns: u32,
    /// Squares × crowns.
    pub points: u32,
}

/// What a variant adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    pub variant: Variant,
    pub points: u32,
}

/// What a quest adds, and what it counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestScore {
    pub quest: Quest,
    /// Each of them earned the points once: a square, an alignment of three, a property, the castle. Empty for Harmony,
    /// which is earned by what is not there.
    pub counted: Vec<Vec<Cell>>,
    pub points: u32,
}

/// What a kingdom is compared by, in the order of the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tally {
    /// Properties, bonuses and quests.
    pub points: u32,
    /// The squares of the largest property, with crowns or without.
    pub largest_property: u32,
    /// Those that no giant covers.
    pub crowns: u32,
}

const MIDDLE_KINGDOM: u32 = 10;
const HARMONY: u32 = 5;

/// The score of a kingdom with one entry per property, per bonus earned and per quest. Bonuses and quests count as if
/// the kingdom were finished, so that Harmony stands until something is discarded.
pub fn score(settings: Settings, quests: Quests, kingdom: &Kingdom) -> Score {
    let properties: Vec<Property> = properties(kingdom)
        .map(|(terrain, cells)| {
            let crowns = kingdom.crowns_on(cells);
            let points = cells.count() * crowns;
            Property { terrain, cells: listed(kingdom, cells), crowns, points }
        })
        .collect();
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
    quests::count(quest, kingdom, |cells| {
        points += quest.worth();
        if !cells.is_empty() {
            counted.push(listed(kingdom, cells));
        }
    });
    QuestScore { quest, counted, points }
}

/// The points of one quest alone.
pub(crate) fn quest_points(quest: Quest, kingdom: &Kingdom) -> u32 {
    let mut points = 0;
    quests::count(quest, kingdom, |_| points += quest.worth());
    points
}

/// The points of the properties alone. Looks only at properties with crowns.
pub fn points(kingdom: &Kingdom) -> u32 {
    let crowned = kingdom.crowned();
    let of = |terrain| {
        let cells = kingdom.cells_of(terrain);
        let mut seeds = cells & crowned;
        let mut points = 0;
        while !seeds.is_empty() {
            let property = cells.flood(seeds.first());
            points += property.count() * kingdom.crowns_on(property);
            seeds &= !property;
        }
        points
    };
    Terrain::ALL.into_iter().map(of).sum()
}

/// What the kingdom is ranked by.
pub fn tally(settings: Settings, quests: Quests, kingdom: &Kingdom) -> Tally {
    let quest_points =
        quests.as_slice().iter().map(|quest| quest_points(*quest, kingdom)).sum::<u32>();
    let mut tally = Tally {
        points: bonuses(settings, kingdom).map(|bonus| bonus.points).sum::<u32>() + quest_points,
        largest_property: 0,
        crowns: 0,
    };
    for (_, cells) in properties(kingdom) {
        let (squares, crowns) = (cells.count(), kingdom.crowns_on(cells));
        tally.points += squares * crowns;
        tally.largest_property = tally.largest_property.max(squares);
        tally.crowns += crowns;
    }
    tally
}

pub(crate) fn bonuses(settings: Settings, kingdom: &Kingdom) -> impl Iterator<Item = Bonus> {
    let earned = |variant, is_earned: bool, points| {
        (settings.has(variant) && is_earned).then_some(Bonus { variant, points })
    };
    let middle = earned(Variant::MiddleKingdom, kingdom.extent().is_centred(), MIDDLE_KINGDOM);
    let harmony = earned(Variant::Harmony, kingdom.discarded().is_empty(), HARMONY);
    middle.into_iter().chain(harmony)
}

pub(crate) fn properties(kingdom: &Kingdom) -> impl Iterator<Item = (Terrain, Cells)> {
    Terrain::ALL.into_iter().flat_map(move |terrain| {
        let mut rest = kingdom.cells_of(terrain);
        std::iter::from_fn(move || {
            let property = rest.flood(rest.first());
            rest &= !property;
            (!property.is_empty()).then_some((terrain, property))
        })
    })
}

/// The cells row by row, from the north-west.
fn listed(kingdom: &Kingdom, mut cells: Cells) -> Vec<Cell> {
    let mut list = Vec::with_capacity(cells.count() as usize);
    while !cells.is_empty() {
        let first = cells.first();
        list.push(kingdom.extent().cell(first.0.trailing_zeros()));
        cells = cells.without_first();
    }
    list.sort_unstable_by_key(|cell| (cell.y, cell.x));
    list
}

#[cfg(test)]
mod tests;

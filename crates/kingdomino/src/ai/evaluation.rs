use crate::board::cells::Cells;
use crate::pieces::quest::Goal;
use crate::scoring::score::{bonuses, properties, quest_points, total};
use crate::{Cell, Extent, GameState, Kingdom, Quests, Settings, Terrain, Variant};

/// Weights by which an unfinished kingdom is evaluated, derived from the settings of the game.
pub struct Evaluation {
    settings: Settings,
    quests: Quests,
    /// True if a castle in the centre scores, by the variant or by the quest.
    middle_kingdom: bool,
    /// Number of dominoes that each player receives.
    dominoes: usize,
}

/// Weight of one point. The other weights use the same unit; among many sets tested by self-play,
/// these score the most points against random and greedy players.
const POINT_WEIGHT: i32 = 1_000;
/// Bonus per crown and free cell next to its property, multiplied by the squares of its terrain and
/// the remaining dominoes.
const GROWTH_WEIGHT: i32 = 2;
/// Bonus per square and free cell next to its property, multiplied by the crowns of its terrain and
/// the remaining dominoes.
const CROWN_WEIGHT: i32 = 6;
/// Penalty for a free area with an odd number of cells, which dominoes cannot cover completely.
const ODD_AREA_PENALTY: i32 = 12_000;
/// Bonus for a castle that can still end in the centre.
const CENTRED_CASTLE_BONUS: i32 = 100_000;

/// Squares and crowns per terrain in the box of the base game.
const SQUARES_BY_TERRAIN: [i32; Terrain::COUNT] = [26, 22, 18, 14, 10, 6];
const CROWNS_BY_TERRAIN: [i32; Terrain::COUNT] = [5, 6, 6, 6, 6, 10];

impl Evaluation {
    pub fn new(state: &GameState) -> Evaluation {
        let settings = state.settings;
        let dominoes = (settings.rounds() * settings.kings_per_player()).into();
        let is_quest =
            state.quests.as_slice().iter().any(|quest| quest.goal() == Goal::MiddleKingdom);
        let middle_kingdom = settings.has(Variant::MiddleKingdom) || is_quest;
        Evaluation { settings, quests: state.quests, middle_kingdom, dominoes }
    }

    /// Returns the value of `kingdom` including its potential. Equals the score if no dominoes
    /// remain.
    pub fn evaluate(&self, kingdom: &Kingdom) -> i32 {
        let remaining_dominoes = self.remaining_dominoes(kingdom);
        if remaining_dominoes == 0 {
            return POINT_WEIGHT * to_i32(total(self.settings, self.quests, kingdom));
        }
        let centred = self.middle_kingdom
            && kingdom.extent().extended_to(self.corners()).fits(self.settings.frame());
        let extent =
            if centred { Extent::default().extended_to(self.corners()) } else { kingdom.extent() };
        let free_cells = extent.reachable_cells(self.settings.frame()) & !kingdom.occupied();
        let centre = if centred { CENTRED_CASTLE_BONUS } else { 0 };
        let properties: i32 = properties(kingdom)
            .map(|(terrain, cells)| {
                property(kingdom, terrain, cells, free_cells, remaining_dominoes)
            })
            .sum();
        self.bonus_value(kingdom) + centre + properties - odd_area_penalty(free_cells)
    }

    /// Returns the number of dominoes still to be placed in `kingdom`.
    fn remaining_dominoes(&self, kingdom: &Kingdom) -> i32 {
        let received = kingdom.occupied().count() as usize / 2 + kingdom.discarded().len();
        #[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "a few")]
        let remaining_dominoes = self.dominoes.saturating_sub(received) as i32;
        remaining_dominoes
    }

    /// Returns the points of bonuses and quests, except for a castle in the centre, which is
    /// evaluated separately.
    fn bonus_value(&self, kingdom: &Kingdom) -> i32 {
        let bonuses = bonuses(self.settings, kingdom)
            .filter(|bonus| bonus.variant != Variant::MiddleKingdom)
            .map(|bonus| bonus.points);
        let quests =
            self.quests.as_slice().iter().filter(|quest| quest.goal() != Goal::MiddleKingdom);
        let points = bonuses.chain(quests.map(|quest| quest_points(*quest, kingdom))).sum();
        POINT_WEIGHT * to_i32(points)
    }

    /// Returns two opposite corners of the frame that is centred on the castle.
    fn corners(&self) -> [Cell; 2] {
        let half_width = (self.settings.frame() / 2).cast_signed();
        [Cell { x: -half_width, y: -half_width }, Cell { x: half_width, y: half_width }]
    }
}

/// Returns the value of a property, including its potential to grow into `free_cells` and to gain crowns.
fn property(
    kingdom: &Kingdom,
    terrain: Terrain,
    cells: Cells,
    free_cells: Cells,
    remaining_dominoes: i32,
) -> i32 {
    let (squares, crowns) = (to_i32(cells.count()), to_i32(kingdom.crowns_on(cells)));
    let open = to_i32((cells.neighbours() & free_cells).count());
    let growth = GROWTH_WEIGHT * crowns * SQUARES_BY_TERRAIN[terrain as usize];
    let crowning = CROWN_WEIGHT * squares * CROWNS_BY_TERRAIN[terrain as usize];
    POINT_WEIGHT * squares * crowns + open * remaining_dominoes * (growth + crowning)
}

/// Returns the penalty for areas of `free_cells` that dominoes cannot cover.
fn odd_area_penalty(free_cells: Cells) -> i32 {
    let mut penalty = 0;
    let mut rest = free_cells;
    while !rest.is_empty() {
        let area = rest.flood(rest.first());
        rest &= !area;
        penalty += ODD_AREA_PENALTY * to_i32(area.count() & 1);
    }
    penalty
}

/// Converts a count, which is always small here.
fn to_i32(count: u32) -> i32 {
    count.cast_signed()
}

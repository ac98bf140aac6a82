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
const POINT: i32 = 1_000;
/// Bonus per crown and free cell next to its property, multiplied by the squares of its terrain and
/// the remaining dominoes.
const GROWTH: i32 = 2;
/// Bonus per square and free cell next to its property, multiplied by the crowns of its terrain and
/// the remaining dominoes.
const CROWNING: i32 = 6;
/// Penalty for a free area with an odd number of cells, which dominoes cannot cover completely.
const ODD: i32 = 12_000;
/// Bonus for a castle that can still end in the centre.
const CENTRED: i32 = 100_000;

/// Squares and crowns per terrain in the box of the base game.
const SQUARES: [i32; Terrain::COUNT] = [26, 22, 18, 14, 10, 6];
const CROWNS: [i32; Terrain::COUNT] = [5, 6, 6, 6, 6, 10];

impl Evaluation {
    pub fn of(state: &GameState) -> Evaluation {
        let settings = state.settings;
        let dominoes = (settings.rounds() * settings.kings_per_player()).into();
        let is_quest =
            state.quests.as_slice().iter().any(|quest| quest.goal() == Goal::MiddleKingdom);
        let middle_kingdom = settings.has(Variant::MiddleKingdom) || is_quest;
        Evaluation { settings, quests: state.quests, middle_kingdom, dominoes }
    }

    /// Returns the value of `kingdom` including its potential. Equals the score if no dominoes
    /// remain.
    pub fn worth(&self, kingdom: &Kingdom) -> i32 {
        let to_come = self.to_come(kingdom);
        if to_come == 0 {
            return POINT * number(total(self.settings, self.quests, kingdom));
        }
        let centred = self.middle_kingdom
            && kingdom.extent().with(self.corners()).fits(self.settings.frame());
        let extent =
            if centred { Extent::default().with(self.corners()) } else { kingdom.extent() };
        let room = extent.within_reach(self.settings.frame()) & !kingdom.taken();
        let centre = if centred { CENTRED } else { 0 };
        let properties: i32 = properties(kingdom)
            .map(|(terrain, cells)| property(kingdom, terrain, cells, room, to_come))
            .sum();
        self.rewards(kingdom) + centre + properties - waste(room)
    }

    /// Returns the number of dominoes still to be placed in `kingdom`.
    fn to_come(&self, kingdom: &Kingdom) -> i32 {
        let had = kingdom.taken().count() as usize / 2 + kingdom.discarded().len();
        #[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "a few")]
        let to_come = self.dominoes.saturating_sub(had) as i32;
        to_come
    }

    /// Returns the points of bonuses and quests, except for a castle in the centre, which is
    /// evaluated separately.
    fn rewards(&self, kingdom: &Kingdom) -> i32 {
        let bonuses = bonuses(self.settings, kingdom)
            .filter(|bonus| bonus.variant != Variant::MiddleKingdom)
            .map(|bonus| bonus.points);
        let quests =
            self.quests.as_slice().iter().filter(|quest| quest.goal() != Goal::MiddleKingdom);
        let points = bonuses.chain(quests.map(|quest| quest_points(*quest, kingdom))).sum();
        POINT * number(points)
    }

    /// Returns two opposite corners of the frame that is centred on the castle.
    fn corners(&self) -> [Cell; 2] {
        let far = (self.settings.frame() / 2).cast_signed();
        [Cell { x: -far, y: -far }, Cell { x: far, y: far }]
    }
}

/// Returns the value of a property, including its potential to grow into `room` and to gain crowns.
fn property(kingdom: &Kingdom, terrain: Terrain, cells: Cells, room: Cells, to_come: i32) -> i32 {
    let (squares, crowns) = (number(cells.count()), number(kingdom.crowns_on(cells)));
    let open = number((cells.neighbours() & room).count());
    let growth = GROWTH * crowns * SQUARES[terrain as usize];
    let crowning = CROWNING * squares * CROWNS[terrain as usize];
    POINT * squares * crowns + open * to_come * (growth + crowning)
}

/// Returns the penalty for areas of `room` that dominoes cannot cover.
fn waste(room: Cells) -> i32 {
    let mut waste = 0;
    let mut rest = room;
    while !rest.is_empty() {
        let area = rest.flood(rest.first());
        rest &= !area;
        waste += ODD * number(area.count() & 1);
    }
    waste
}

/// Converts a count, which is always small here.
fn number(count: u32) -> i32 {
    count.cast_signed()
}

use crate::board::cells::Cells;
use crate::pieces::quest::Goal;
use crate::scoring::score::{bonuses, properties, quest_points, total};
use crate::{Cell, Extent, GameState, Kingdom, Quests, Settings, Terrain, Variant};

/// What a game rewards, by which a kingdom is judged before it is finished.
pub struct Evaluation {
    settings: Settings,
    quests: Quests,
    /// Whether a castle in the centre brings points, by the variant or by the quest.
    middle_kingdom: bool,
    /// How many dominoes a player receives.
    dominoes: usize,
}

/// The unit of what a kingdom promises. The other weights are in it as well; they were found by playing: of many
/// sets of weights, these bring the most points against random and against greedy players.
const POINT: i32 = 1_000;
/// For a crown and a free cell beside its property, times the squares of its terrain and the dominoes to come.
const GROWTH: i32 = 2;
/// For a square and a free cell beside its property, times the crowns of its terrain and the dominoes to come.
const CROWNING: i32 = 6;
/// Against an area with an odd number of cells, of which dominoes cannot cover all.
const ODD: i32 = 12_000;
/// For a castle that can still come to be the centre.
const CENTRED: i32 = 100_000;

/// By terrain, the squares and the crowns in the box of the base game.
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

    /// What `kingdom` is worth with what it promises; when nothing is to come, its score.
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

    /// How many dominoes are still to be placed in `kingdom`.
    fn to_come(&self, kingdom: &Kingdom) -> i32 {
        let had = kingdom.taken().count() as usize / 2 + kingdom.discarded().len();
        #[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "a few")]
        let to_come = self.dominoes.saturating_sub(had) as i32;
        to_come
    }

    /// What counts besides properties, but for the castle in the centre: that shows in the end.
    fn rewards(&self, kingdom: &Kingdom) -> i32 {
        let bonuses = bonuses(self.settings, kingdom)
            .filter(|bonus| bonus.variant != Variant::MiddleKingdom)
            .map(|bonus| bonus.points);
        let quests =
            self.quests.as_slice().iter().filter(|quest| quest.goal() != Goal::MiddleKingdom);
        let points = bonuses.chain(quests.map(|quest| quest_points(*quest, kingdom))).sum();
        POINT * number(points)
    }

    /// Two corners of the frame that has the castle in its centre.
    fn corners(&self) -> [Cell; 2] {
        let far = (self.settings.frame() / 2).cast_signed();
        [Cell { x: -far, y: -far }, Cell { x: far, y: far }]
    }
}

/// What a property is worth, and what it promises by growing into `room` and by being crowned.
fn property(kingdom: &Kingdom, terrain: Terrain, cells: Cells, room: Cells, to_come: i32) -> i32 {
    let (squares, crowns) = (number(cells.count()), number(kingdom.crowns_on(cells)));
    let open = number((cells.neighbours() & room).count());
    let growth = GROWTH * crowns * SQUARES[terrain as usize];
    let crowning = CROWNING * squares * CROWNS[terrain as usize];
    POINT * squares * crowns + open * to_come * (growth + crowning)
}

/// What speaks against leaving `room` to be covered.
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

/// All that is counted here is small.
fn number(count: u32) -> i32 {
    count.cast_signed()
}

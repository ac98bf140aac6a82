//! A second implementation of the rules, as slow and as obvious as possible: plain maps, no
//! bitboards, and only the vocabulary shared with the crate. The state of a game is derived from
//! its events.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use kingdomino::{
    Cell, Command, Direction, DominoId, Edition, Event, Fact, Quest, Seat, Settings, Setup, Square,
    Terrain, TieBreak, Variant,
};

pub type Squares = HashMap<Cell, Square>;

const CASTLE: Cell = Cell { x: 0, y: 0 };

#[derive(Clone, Default)]
pub struct SlowKingdom {
    pub squares: Squares,
    pub placed: Vec<DominoId>,
    pub discarded: Vec<DominoId>,
    /// Cells of the giants.
    pub giants: Vec<Cell>,
}

impl SlowKingdom {
    /// Returns the squares with the crowns that no giant covers.
    pub fn visible(&self) -> Squares {
        let mut squares = self.squares.clone();
        for cell in &self.giants {
            squares.get_mut(cell).expect("a giant stands on a square").crowns -= 1;
        }
        squares
    }

    /// Returns the cells with a visible crown.
    pub fn crowned(&self) -> BTreeSet<Cell> {
        let visible = self.visible();
        visible.iter().filter(|(_, square)| square.crowns > 0).map(|(cell, _)| *cell).collect()
    }
}

#[derive(Clone)]
pub struct SlowGame {
    settings: Settings,
    first_picks: Vec<Seat>,
    /// All lines dealt so far, with the kings placed on them.
    lines: Vec<BTreeMap<DominoId, Option<Seat>>>,
    pub kingdoms: Vec<SlowKingdom>,
    pub quests: Vec<Quest>,
    /// Pending decision about a giant, which precedes the next step of the game.
    giant: Option<Turn>,
    conceded: BTreeSet<Seat>,
    taken_over: BTreeSet<Seat>,
    finished: bool,
}

/// Awaited seat and its task.
type Turn = (Seat, Decision);

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    Pick,
    Place(DominoId),
    Cover,
    SendOrKeep,
}

impl SlowGame {
    pub fn new(setup: Setup) -> SlowGame {
        SlowGame {
            settings: setup.settings,
            first_picks: setup.kings.as_slice().to_vec(),
            lines: Vec::new(),
            kingdoms: vec![SlowKingdom::default(); setup.settings.players().into()],
            quests: setup.quests.as_slice().to_vec(),
            giant: None,
            conceded: BTreeSet::new(),
            taken_over: BTreeSet::new(),
            finished: false,
        }
    }

    pub fn apply_event(&mut self, event: Event) {
        let seat_index = event.seat.map(Seat::index);
        let kingdom = seat_index.map(|seat| &mut self.kingdoms[seat]);
        match event.fact {
            Fact::LineDealt { dominoes } => {
                let out: &[usize] = match (self.settings.has_giants(), self.settings.players()) {
                    (true, 2 | 4) => &[2],
                    (true, 3) => &[1, 3],
                    _ => &[],
                };
                let stays = dominoes.iter().enumerate().filter(|(place, _)| !out.contains(place));
                self.lines.push(stays.map(|(_, domino)| (domino, None)).collect());
            }
            Fact::Picked { domino } => {
                let line = self.lines.last_mut().expect("a line to pick from");
                line.insert(domino, event.seat);
            }
            Fact::Placed { domino, x, y, direction } => {
                let kingdom = kingdom.expect("somebody's kingdom");
                let [first, second] = cells(x, y, direction);
                kingdom.squares.insert(first, domino.domino().first);
                kingdom.squares.insert(second, domino.domino().second);
                kingdom.placed.push(domino);
                self.giant = self.giant_decision(event.seat.expect("somebody's kingdom"), domino);
            }
            Fact::Discarded { domino } => {
                kingdom.expect("somebody's kingdom").discarded.push(domino);
            }
            Fact::Covered { x, y } => {
                kingdom.expect("somebody's kingdom").giants.push(Cell { x, y });
                self.giant = None;
            }
            Fact::GiantSent { x, y, to_seat } => {
                let giants = &mut kingdom.expect("somebody's kingdom").giants;
                let gone = giants.iter().position(|giant| *giant == Cell { x, y });
                giants.remove(gone.expect("a giant to send"));
                self.giant = Some((to_seat, Decision::Cover));
            }
            Fact::GiantKept {} => self.giant = None,
            Fact::Conceded {}
            | Fact::SeatTakenOver { for_good: true }
            | Fact::HouseSeated { .. } => {
                self.conceded.insert(event.seat.expect("somebody's seat"));
            }
            Fact::SeatTakenOver { for_good: false } => {
                self.taken_over.insert(event.seat.expect("somebody's seat"));
            }
            Fact::SeatTakenBack {} => {
                self.taken_over.remove(&event.seat.expect("somebody's seat"));
            }
            Fact::TimedOut {} | Fact::PremovePlayed {} => {}
            Fact::GameFinished {} => self.finished = true,
        }
    }

    /// Returns the giant decision that a placed domino causes.
    fn giant_decision(&self, seat: Seat, domino: DominoId) -> Option<Turn> {
        let label = domino.to_string();
        let own = &self.kingdoms[seat.index()];
        if ["A", "B", "C", "D", "E", "F"].contains(&label.as_str()) {
            return (!own.crowned().is_empty()).then_some((seat, Decision::Cover));
        }
        let footprint = ["49", "50", "51", "52", "53", "54"].contains(&label.as_str());
        let sends = footprint && !own.giants.is_empty() && !self.targets(seat).is_empty();
        sends.then_some((seat, Decision::SendOrKeep))
    }

    fn targets(&self, seat: Seat) -> Vec<Seat> {
        let others = self.settings.seats().filter(|other| *other != seat);
        others.filter(|other| !self.kingdoms[other.index()].crowned().is_empty()).collect()
    }

    pub fn turn(&self) -> Option<Turn> {
        if let Some(turn) = self.giant {
            return Some(turn);
        }
        let (last, earlier) = self.lines.split_last()?;
        let done = |domino: &DominoId| {
            self.kingdoms.iter().any(|kingdom| {
                kingdom.placed.contains(domino) || kingdom.discarded.contains(domino)
            })
        };
        let kings = usize::from(self.settings.kings());
        let rounds = usize::from(self.settings.rounds());
        let picked = last.values().flatten().count();
        let (current, next) = match earlier.last() {
            // A line is due, unless the last round has begun.
            _ if picked == kings && self.lines.len() < rounds => return None,
            _ if picked == kings => (last, None),
            Some(current) => (current, Some(last)),
            None => return Some((*self.first_picks.get(picked)?, Decision::Pick)),
        };
        let turns: Vec<(DominoId, Seat)> =
            current.iter().filter_map(|(domino, king)| Some((*domino, (*king)?))).collect();
        let placed = turns.iter().filter(|(domino, _)| done(domino)).count();
        if next.is_some() && picked < placed {
            return Some((turns[picked].1, Decision::Pick));
        }
        turns.get(placed).map(|(domino, seat)| (*seat, Decision::Place(*domino)))
    }

    /// Returns all legal commands of `seat`.
    pub fn legal(&self, seat: Seat) -> BTreeSet<Command> {
        let mut legal = BTreeSet::new();
        if self.finished
            || self.conceded.contains(&seat)
            || seat.number() >= self.settings.players()
        {
            return legal;
        }
        legal.insert(Command::Concede {});
        if self.taken_over.contains(&seat) {
            legal.insert(Command::TakeBack {});
            return legal;
        }
        match self.turn() {
            Some((awaited, Decision::Pick)) if awaited == seat => {
                let line = self.lines.last().expect("a line to pick from");
                let free = line.iter().filter(|(_, king)| king.is_none());
                legal.extend(free.map(|(domino, _)| Command::Pick { domino: *domino }));
            }
            Some((awaited, Decision::Cover)) if awaited == seat => {
                let crowned = self.kingdoms[seat.index()].crowned().into_iter();
                legal.extend(crowned.map(|Cell { x, y }| Command::Cover { x, y }));
            }
            Some((awaited, Decision::SendOrKeep)) if awaited == seat => {
                legal.insert(Command::KeepGiant {});
                for Cell { x, y } in self.kingdoms[seat.index()].giants.iter().copied() {
                    let targets = self.targets(seat).into_iter();
                    legal.extend(targets.map(|to_seat| Command::SendGiant { x, y, to_seat }));
                }
            }
            Some((awaited, Decision::Place(domino))) if awaited == seat => {
                let squares = &self.kingdoms[seat.index()].squares;
                let places = placements(squares, domino, self.settings.frame());
                if places.is_empty() {
                    legal.insert(Command::Discard { domino });
                }
                legal.extend(places.into_iter().map(|(Cell { x, y }, direction)| Command::Place {
                    domino,
                    x,
                    y,
                    direction,
                }));
            }
            _ => {}
        }
        legal
    }

    pub fn total(&self, seat: Seat) -> u32 {
        let kingdom = &self.kingdoms[seat.index()];
        let properties: u32 = properties(&kingdom.visible()).iter().map(SlowProperty::points).sum();
        let middle = self.settings.has(Variant::MiddleKingdom) && is_centred(&kingdom.squares);
        let harmony = self.settings.has(Variant::Harmony) && kingdom.discarded.is_empty();
        let quests: u32 = self.quests.iter().map(|quest| quest_points(*quest, kingdom)).sum();
        properties + quests + if middle { 10 } else { 0 } + if harmony { 5 } else { 0 }
    }

    /// Returns the rank and the deciding comparison, by seat.
    pub fn ranks(&self) -> Vec<(u8, TieBreak)> {
        let keys: Vec<[u32; 3]> = self.settings.seats().map(|seat| self.key(seat)).collect();
        keys.iter()
            .map(|key| {
                let ahead = keys.iter().filter(|other| *other > key).count();
                let alike = |n: usize| keys.iter().filter(|other| other[..n] == key[..n]).count();
                let decided_by = match (alike(1), alike(2), alike(3)) {
                    (1, _, _) => TieBreak::Points,
                    (_, 1, _) => TieBreak::LargestProperty,
                    (_, _, 1) => TieBreak::Crowns,
                    _ => TieBreak::Shared,
                };
                (u8::try_from(ahead + 1).expect("at most five"), decided_by)
            })
            .collect()
    }

    fn key(&self, seat: Seat) -> [u32; 3] {
        let squares = self.kingdoms[seat.index()].visible();
        let largest = properties(&squares).iter().map(|property| property.cells.len()).max();
        let crowns = squares.values().map(|square| u32::from(square.crowns)).sum();
        let by_crowns = self.settings.edition() == Edition::Rulebook;
        let largest = u32::try_from(largest.unwrap_or(0)).expect("at most 48");
        [self.total(seat), largest, if by_crowns { crowns } else { 0 }]
    }
}

fn cells(x: i8, y: i8, direction: Direction) -> [Cell; 2] {
    let second = match direction {
        Direction::East => Cell { x: x + 1, y },
        Direction::South => Cell { x, y: y + 1 },
        Direction::West => Cell { x: x - 1, y },
        Direction::North => Cell { x, y: y - 1 },
    };
    [Cell { x, y }, second]
}

fn neighbours(cell: Cell) -> [Cell; 4] {
    let Cell { x, y } = cell;
    [Cell { x: x + 1, y }, Cell { x: x - 1, y }, Cell { x, y: y + 1 }, Cell { x, y: y - 1 }]
}

/// Returns the bounds in the order west, east, north, south.
fn bounds(squares: &Squares) -> [i8; 4] {
    let xs = || squares.keys().map(|cell| cell.x).chain([0]);
    let ys = || squares.keys().map(|cell| cell.y).chain([0]);
    [xs().min(), xs().max(), ys().min(), ys().max()].map(|bound| bound.expect("the castle"))
}

fn is_centred(squares: &Squares) -> bool {
    let [west, east, north, south] = bounds(squares);
    -west == east && -north == south
}

pub fn fits(squares: &Squares, frame: u8) -> bool {
    let [west, east, north, south] = bounds(squares);
    east.abs_diff(west) < frame && south.abs_diff(north) < frame
}

pub fn is_connected(squares: &Squares) -> bool {
    let mut reached = HashSet::from([CASTLE]);
    let mut open = vec![CASTLE];
    while let Some(cell) = open.pop() {
        for next in neighbours(cell) {
            if squares.contains_key(&next) && reached.insert(next) {
                open.push(next);
            }
        }
    }
    reached.len() == squares.len() + 1
}

pub fn placements(squares: &Squares, id: DominoId, frame: u8) -> Vec<(Cell, Direction)> {
    let domino = id.domino();
    let free = |cell| cell != CASTLE && !squares.contains_key(&cell);
    let connects = |cell, square: Square| {
        neighbours(cell).into_iter().any(|next| {
            let same = |there: &Square| there.terrain == square.terrain;
            next == CASTLE || squares.get(&next).is_some_and(same)
        })
    };
    let mut found = Vec::new();
    // The first square of a connecting domino is at most two cells outside the bounding box.
    let [west, east, north, south] = bounds(squares);
    for x in west - 2..=east + 2 {
        for y in north - 2..=south + 2 {
            for direction in Direction::ALL {
                let [first, second] = cells(x, y, direction);
                if !free(first) || !free(second) {
                    continue;
                }
                if !connects(first, domino.first) && !connects(second, domino.second) {
                    continue;
                }
                let mut after = squares.clone();
                after.extend([(first, domino.first), (second, domino.second)]);
                if fits(&after, frame) {
                    found.push((first, direction));
                }
            }
        }
    }
    found
}

pub struct SlowProperty {
    pub terrain: Terrain,
    pub cells: Vec<Cell>,
    pub crowns: u32,
}

impl SlowProperty {
    pub fn points(&self) -> u32 {
        u32::try_from(self.cells.len()).expect("at most 48") * self.crowns
    }
}

pub fn properties(squares: &Squares) -> Vec<SlowProperty> {
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    for (start, Square { terrain, .. }) in squares {
        let mut property = SlowProperty { terrain: *terrain, cells: Vec::new(), crowns: 0 };
        let mut open = vec![*start];
        while let Some(cell) = open.pop() {
            let Some(square) = squares.get(&cell).filter(|there| there.terrain == *terrain) else {
                continue;
            };
            if seen.insert(cell) {
                property.cells.push(cell);
                property.crowns += u32::from(square.crowns);
                open.extend(neighbours(cell));
            }
        }
        if !property.cells.is_empty() {
            found.push(property);
        }
    }
    found
}

/// Returns the points of a quest, derived from its name.
pub fn quest_points(quest: Quest, kingdom: &SlowKingdom) -> u32 {
    let name = serde_json::to_value(quest).expect("a quest is text");
    let name = name.as_str().expect("a quest is text");
    let [west, east, north, south] = bounds(&kingdom.squares);
    let corners = HashSet::from([(west, north), (east, north), (west, south), (east, south)]);
    let squares_of = |terrain: &str, counts: &dyn Fn(Cell) -> bool| {
        let of_terrain = |square: &Square| square.terrain.to_string() == terrain;
        let found =
            kingdom.squares.iter().filter(|(cell, square)| counts(**cell) && of_terrain(square));
        u32::try_from(found.count()).expect("at most 8")
    };
    if let Some(terrain) = name.strip_prefix("local_business_") {
        return 5 * squares_of(terrain, &|cell| cell.x.abs() <= 1 && cell.y.abs() <= 1);
    }
    if let Some(terrain) = name.strip_prefix("four_corners_") {
        return 5 * squares_of(terrain, &|cell| corners.contains(&(cell.x, cell.y)));
    }
    match name {
        "harmony" if kingdom.discarded.is_empty() => 5,
        "middle_kingdom" if is_centred(&kingdom.squares) => 10,
        "lost_corner" if corners.contains(&(0, 0)) => 20,
        "folie_des_grandeurs" => 10 * alignments(&kingdom.crowned()),
        "bleak_king" => {
            let bleak = |property: &&SlowProperty| {
                let terrain = property.terrain.to_string();
                ["wheat", "forest", "lake", "pasture"].contains(&terrain.as_str())
                    && property.cells.len() >= 5
                    && property.crowns == 0
            };
            let properties = properties(&kingdom.visible());
            10 * u32::try_from(properties.iter().filter(bleak).count()).expect("a few")
        }
        _ => 0,
    }
}

/// Returns the number of alignments: (n - 1) / 2 for a run of n along each row, column and
/// diagonal.
fn alignments(crowned: &BTreeSet<Cell>) -> u32 {
    let mut found = 0;
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for Cell { x, y } in crowned {
            if crowned.contains(&Cell { x: x - dx, y: y - dy }) {
                continue;
            }
            let run =
                (0..).take_while(|n| crowned.contains(&Cell { x: x + n * dx, y: y + n * dy }));
            found += (u32::try_from(run.count()).expect("at most 7") - 1) / 2;
        }
    }
    found
}

/// Compares the dominoes with the table in the rules.
#[test]
fn dominoes_match_rules_table() {
    let table: Vec<Vec<&str>> = include_str!("dominoes.tsv")
        .lines()
        .skip(1)
        .map(|line| line.split('\t').collect())
        .collect();
    assert_eq!(table.len(), DominoId::COUNT);
    for row in table {
        let id: DominoId = row[0].parse().expect("a domino");
        let kind = serde_json::to_value(id.kind()).expect("a kind is text");
        assert_eq!(kind.as_str(), Some(row[1]));
        let text = |Square { terrain, crowns }| {
            let terrain = serde_json::to_value(terrain).expect("a terrain is text");
            [terrain.as_str().expect("a terrain is text").to_owned(), crowns.to_string()]
        };
        let domino = id.domino();
        assert_eq!(row[0], id.to_string());
        assert_eq!(row[2..], [text(domino.first), text(domino.second)].concat());
    }
}

use crate::{
    BySeat, DominoId, DominoSet, FirstPicks, HousePlayer, Kingdom, Line, Quests, Seat, SeatControl,
    Settings, Setup, Slot,
};

/// A game as everybody may see it. The order of the undrawn dominoes is not in it: that is the
/// [`Deck`](crate::Deck), which only `decide` is given.
///
/// Before the first round the first line is the next line, and there is no current one: kings pick from the
/// next line, and place what lies under them in the current one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameState {
    pub(crate) settings: Settings,
    pub(crate) first_picks: FirstPicks,
    pub(crate) quests: Quests,
    /// 0 while the first line is picked, then 1 to `settings.rounds()`.
    pub(crate) round: u8,
    /// How many kings have moved in this round.
    pub(crate) moved: u8,
    pub(crate) step: Step,
    pub(crate) current_line: Line,
    pub(crate) next_line: Line,
    pub(crate) drawn: u8,
    pub(crate) put_aside: DominoSet,
    pub(crate) keepers: BySeat<SeatControl>,
    pub(crate) kingdoms: BySeat<Kingdom>,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Somebody decides: the owner of the king whose turn it is, or who lets a giant cover a crown.
    Awaits(Awaiting),
    /// Nothing: the last king has placed.
    None,
    /// Nothing ever again.
    Finished,
    /// Nothing before a line is dealt.
    Deal,
}

/// As many giants as there are dominoes that bring one.
const GIANTS: usize = 6;

/// Whose move it is, and what is expected. Aligned as a register, because it is asked for before every step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(4))]
pub struct Awaiting {
    /// The seat whose decision the game waits for. When a giant was sent, not the owner of the king.
    pub seat: Seat,
    /// What it has to decide.
    pub expected: Expected,
}

/// What the seat that is awaited has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// To pick a domino of the next line.
    Pick,
    /// To place this domino, or to discard it if it fits nowhere.
    Place(DominoId),
    /// To let the giant that has come cover a crown.
    Cover,
    /// To send a giant to an opponent, or to keep it.
    SendOrKeep,
}

impl GameState {
    /// A game before its first line is dealt.
    pub fn new(setup: Setup) -> GameState {
        let Setup { settings, kings, quests } = setup;
        GameState {
            settings,
            first_picks: kings,
            quests,
            round: 0,
            moved: 0,
            step: Step::Deal,
            current_line: Line::default(),
            next_line: Line::default(),
            drawn: 0,
            put_aside: DominoSet::EMPTY,
            keepers: BySeat::all(SeatControl::Player),
            kingdoms: BySeat::all(Kingdom::new(settings.frame())),
        }
    }

    /// The rules that were chosen.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// What the game started from.
    pub fn setup(&self) -> Setup {
        Setup { settings: self.settings, kings: self.first_picks, quests: self.quests }
    }

    /// The quests that every player scores.
    pub fn quests(&self) -> Quests {
        self.quests
    }

    /// 0 while the first line is picked, then counted from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The line whose kings place; empty before the first round.
    pub fn current_line(&self) -> &Line {
        &self.current_line
    }

    /// The line that is picked from; empty in the last round.
    pub fn next_line(&self) -> &Line {
        &self.next_line
    }

    /// The slots of the current line whose kings have not placed yet.
    pub fn to_place(&self) -> impl Iterator<Item = Slot> {
        let after_placing = match self.step {
            Step::Awaits(Awaiting { expected, .. }) => !matches!(expected, Expected::Place(_)),
            Step::None | Step::Finished | Step::Deal => false,
        };
        let placed = usize::from(self.moved) + usize::from(after_placing);
        self.current_line.slots().skip(placed)
    }

    /// How many dominoes have been dealt.
    pub fn drawn(&self) -> u8 {
        self.drawn
    }

    /// How many dominoes are still to be dealt.
    pub fn undrawn(&self) -> u8 {
        self.settings.dominoes() - self.drawn
    }

    /// The dominoes that left their line before anyone picked, or that nobody picked. They are nobody's discards.
    pub fn put_aside(&self) -> DominoSet {
        self.put_aside
    }

    /// Who plays the seat.
    pub fn keeper(&self, seat: Seat) -> SeatControl {
        self.keepers[seat]
    }

    /// How the house plays the seat at present; none while its player does. A search is for an opponent: when nobody
    /// plays any more, the house brings the game to its end without one.
    pub fn house(&self, seat: Seat) -> Option<HousePlayer> {
        match self.keepers[seat] {
            SeatControl::Player => None,
            SeatControl::House | SeatControl::HouseForGood => Some(HousePlayer::Greedy),
            SeatControl::Seated(HousePlayer::Searching) if !self.is_attended() => {
                Some(HousePlayer::Greedy)
            }
            SeatControl::Seated(house) => Some(house),
        }
    }

    /// Whether anybody plays a seat of their own.
    fn is_attended(&self) -> bool {
        self.settings.seats().any(|seat| self.keepers[seat] == SeatControl::Player)
    }

    /// Whether the house plays any seat.
    #[inline]
    pub(crate) fn is_played_by_a_house(&self) -> bool {
        self.keepers.iter().any(|keeper| !matches!(keeper, SeatControl::Player))
    }

    /// How many lines were dealt.
    pub fn lines_dealt(&self) -> u8 {
        self.drawn / self.settings.line_length()
    }

    /// The kingdom of `seat`; of a seat that is not in use, the castle alone.
    pub fn kingdom(&self, seat: Seat) -> &Kingdom {
        &self.kingdoms[seat]
    }

    /// Whether the game is over, so that nothing can happen any more.
    pub fn is_finished(&self) -> bool {
        self.step == Step::Finished
    }

    /// Whose move it is; nobody's when the game is over or a line is to be dealt.
    #[inline]
    pub fn awaiting(&self) -> Option<Awaiting> {
        match self.step {
            Step::Awaits(awaiting) => Some(awaiting),
            Step::None | Step::Finished | Step::Deal => None,
        }
    }

    /// The owner of the king whose turn it is; nobody when all have moved.
    pub(crate) fn mover(&self) -> Option<Seat> {
        let turn = usize::from(self.moved);
        if self.round == 0 {
            self.first_picks.as_slice().get(turn).copied()
        } else {
            self.current_line.slot(turn)?.king
        }
    }

    /// What the king whose turn it is does first: before the first round it picks, then it places.
    pub(crate) fn turn(&self) -> Option<Awaiting> {
        let seat = self.mover()?;
        let expected = if self.round == 0 {
            Expected::Pick
        } else {
            Expected::Place(self.current_line.slot(self.moved.into())?.domino)
        };
        Some(Awaiting { seat, expected })
    }

    /// Whether a giant could come to `seat`.
    pub(crate) fn has_visible_crown(&self, seat: Seat) -> bool {
        !self.kingdoms[seat].crown_cells().is_empty()
    }

    /// The seats that `seat` could send a giant to.
    pub(crate) fn targets(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        let others = self.settings.seats().filter(move |other| *other != seat);
        others.filter(|other| self.has_visible_crown(*other))
    }

    /// How many giants are in nobody's kingdom: in the supply, or on the way to who is to cover a crown.
    pub fn giants_left(&self) -> usize {
        let all = if self.settings.has_giants() { GIANTS } else { 0 };
        all - self.settings.seats().map(|seat| self.kingdoms[seat].giants().count()).sum::<usize>()
    }

    /// Whether the round is over once the king whose turn it is has done what is expected of it.
    pub(crate) fn is_last_of_round(&self) -> bool {
        let picks = matches!(self.step, Step::Awaits(Awaiting { expected: Expected::Pick, .. }));
        let picks_afterwards = !picks && !self.next_line.is_empty();
        self.moved + 1 == self.settings.kings() && !picks_afterwards
    }
}

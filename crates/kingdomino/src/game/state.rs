use crate::{
    BySeat, DominoId, DominoSet, FirstPicks, HousePlayer, Kingdom, Line, Quests, Seat, SeatControl,
    Settings, Setup, Slot,
};

/// Public state of a game. Excludes the order of the undrawn dominoes, which is in the
/// [`Deck`](crate::Deck) and passed only to `decide`.
///
/// Before the first round, the first line is the next line, and the current line is empty: kings
/// pick from the next line, and place the dominoes under them in the current one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameState {
    pub(crate) settings: Settings,
    pub(crate) first_picks: FirstPicks,
    pub(crate) quests: Quests,
    /// Number of the round: 0 during the first picks, then 1 to `settings.rounds()`.
    pub(crate) round: u8,
    /// Number of kings that have moved in this round.
    pub(crate) kings_moved: u8,
    pub(crate) step: Step,
    pub(crate) current_line: Line,
    pub(crate) next_line: Line,
    pub(crate) drawn: u8,
    pub(crate) put_aside: DominoSet,
    pub(crate) seat_controls: BySeat<SeatControl>,
    pub(crate) kingdoms: BySeat<Kingdom>,
}

/// Next step of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A seat decides: the owner of the king to move, or the receiver of a giant.
    Awaits(Awaiting),
    /// No step: the last king has placed.
    None,
    /// No step: the game is over.
    Finished,
    /// A line has to be dealt.
    Deal,
}

/// Number of giants; equals the number of dominoes that bring one.
const GIANTS: usize = 6;

/// Awaited seat and expected decision. Register-aligned, because every step reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(4))]
pub struct Awaiting {
    /// Seat that has to decide. After a giant was sent, this is not the owner of the king.
    pub seat: Seat,
    /// Decision of the seat.
    pub expected: Expected,
}

/// Decision that the awaited seat has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Pick a domino of the next line.
    Pick,
    /// Place this domino, or discard it if it fits nowhere.
    Place(DominoId),
    /// Cover a crown with the giant that has come.
    Cover,
    /// Send a giant to an opponent, or keep it.
    SendOrKeep,
}

impl GameState {
    /// Creates a game before its first line is dealt.
    pub fn new(setup: Setup) -> GameState {
        let Setup { settings, kings, quests } = setup;
        GameState {
            settings,
            first_picks: kings,
            quests,
            round: 0,
            kings_moved: 0,
            step: Step::Deal,
            current_line: Line::default(),
            next_line: Line::default(),
            drawn: 0,
            put_aside: DominoSet::EMPTY,
            seat_controls: BySeat::all(SeatControl::Player),
            kingdoms: BySeat::all(Kingdom::new(settings.frame())),
        }
    }

    /// Returns the settings of the game.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// Returns the setup that the game started from.
    pub fn setup(&self) -> Setup {
        Setup { settings: self.settings, kings: self.first_picks, quests: self.quests }
    }

    /// Returns the quests that every player scores.
    pub fn quests(&self) -> Quests {
        self.quests
    }

    /// Returns the number of the round: 0 during the first picks, then counted from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Returns the line with the kings that place dominoes; empty before the first round.
    pub fn current_line(&self) -> &Line {
        &self.current_line
    }

    /// Returns the line that kings pick from; empty in the last round.
    pub fn next_line(&self) -> &Line {
        &self.next_line
    }

    /// Returns the slots of the current line with kings that have not placed yet.
    pub fn unplaced_slots(&self) -> impl Iterator<Item = Slot> {
        let after_placing = match self.step {
            Step::Awaits(Awaiting { expected, .. }) => !matches!(expected, Expected::Place(_)),
            Step::None | Step::Finished | Step::Deal => false,
        };
        let placed = usize::from(self.kings_moved) + usize::from(after_placing);
        self.current_line.slots().skip(placed)
    }

    /// Returns the number of dominoes dealt so far.
    pub fn drawn(&self) -> u8 {
        self.drawn
    }

    /// Returns the number of dominoes still to be dealt.
    pub fn undrawn(&self) -> u8 {
        self.settings.dominoes() - self.drawn
    }

    /// Returns the dominoes that left their line before the picks or without being picked. They are
    /// no player's discards.
    pub fn put_aside(&self) -> DominoSet {
        self.put_aside
    }

    /// Returns the control of the seat.
    pub fn seat_control(&self, seat: Seat) -> SeatControl {
        self.seat_controls[seat]
    }

    /// Returns the house player that currently plays the seat; none while its player does. A greedy
    /// player replaces a searching one if no player is left in the game, so that it ends without
    /// searches.
    pub fn active_house_player(&self, seat: Seat) -> Option<HousePlayer> {
        match self.seat_controls[seat] {
            SeatControl::Player => None,
            SeatControl::House | SeatControl::HousePermanently => Some(HousePlayer::Greedy),
            SeatControl::HouseFromStart(HousePlayer::Searching) if !self.has_human_player() => {
                Some(HousePlayer::Greedy)
            }
            SeatControl::HouseFromStart(house) => Some(house),
        }
    }

    /// Returns true if at least one player controls a seat.
    fn has_human_player(&self) -> bool {
        self.settings.seats().any(|seat| self.seat_controls[seat] == SeatControl::Player)
    }

    /// Returns true if a house player controls at least one seat.
    #[inline]
    pub(crate) fn has_house_player(&self) -> bool {
        self.seat_controls.iter().any(|control| !matches!(control, SeatControl::Player))
    }

    /// Returns the number of lines dealt.
    pub fn lines_dealt(&self) -> u8 {
        self.drawn / self.settings.line_length()
    }

    /// Returns the kingdom of `seat`; for an unused seat, the castle alone.
    pub fn kingdom(&self, seat: Seat) -> &Kingdom {
        &self.kingdoms[seat]
    }

    /// Returns true if the game is over and accepts no more commands.
    pub fn is_finished(&self) -> bool {
        self.step == Step::Finished
    }

    /// Returns the awaited seat and decision; none if the game is over or a line has to be dealt.
    #[inline]
    pub fn awaiting(&self) -> Option<Awaiting> {
        match self.step {
            Step::Awaits(awaiting) => Some(awaiting),
            Step::None | Step::Finished | Step::Deal => None,
        }
    }

    /// Returns the owner of the king to move; none after all have moved.
    pub(crate) fn mover(&self) -> Option<Seat> {
        let turn = usize::from(self.kings_moved);
        if self.round == 0 {
            self.first_picks.as_slice().get(turn).copied()
        } else {
            self.current_line.slot(turn)?.king
        }
    }

    /// Returns the first decision of the king to move: a pick before the first round, then a
    /// placement.
    pub(crate) fn turn(&self) -> Option<Awaiting> {
        let seat = self.mover()?;
        let expected = if self.round == 0 {
            Expected::Pick
        } else {
            Expected::Place(self.current_line.slot(self.kings_moved.into())?.domino)
        };
        Some(Awaiting { seat, expected })
    }

    /// Returns true if a giant could come to `seat`.
    pub(crate) fn has_visible_crown(&self, seat: Seat) -> bool {
        !self.kingdoms[seat].crown_cells().is_empty()
    }

    /// Returns the seats to which `seat` could send a giant.
    pub(crate) fn giant_targets(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        let others = self.settings.seats().filter(move |other| *other != seat);
        others.filter(|other| self.has_visible_crown(*other))
    }

    /// Returns the number of giants outside all kingdoms: in the supply, or waiting to cover a
    /// crown.
    pub fn giants_left(&self) -> usize {
        let all = if self.settings.has_giants() { GIANTS } else { 0 };
        all - self.settings.seats().map(|seat| self.kingdoms[seat].giants().count()).sum::<usize>()
    }

    /// Returns true if the expected decision of the king to move ends the round.
    pub(crate) fn is_last_of_round(&self) -> bool {
        let picks = matches!(self.step, Step::Awaits(Awaiting { expected: Expected::Pick, .. }));
        let picks_afterwards = !picks && !self.next_line.is_empty();
        self.kings_moved + 1 == self.settings.kings() && !picks_afterwards
    }
}

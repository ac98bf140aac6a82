use crate::board::kingdom::Placements;
use crate::game::giant_moves::{Covers, GiantMoves};
use crate::{Awaiting, Command, DominoId, DominoSet, Expected, GameState, Seat, SeatControl};

/// Returns every command that `decide` would accept from `seat`: its moves if it is awaited, taking
/// the seat back, and conceding.
///
/// ```
/// # use kingdomino::shuffle::Shuffle;
/// # use kingdomino::{Edition, Expansion, GameState, Settings, Variants, begin, evolve};
/// use kingdomino::{Command, legal_commands};
///
/// // Two players; the first line is dealt.
/// # let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, false)?;
/// # let shuffle = Shuffle::new([7; 16], &[42; 32], &[]);
/// # let deck = shuffle.deck(settings.expansion()).ok_or("a deck")?;
/// # let mut state = GameState::new(shuffle.setup(settings).ok_or("a setup")?);
/// # begin(&state, &deck).iter().for_each(|event| evolve(&mut state, event));
/// let awaited = state.awaiting().ok_or("nobody")?.seat;
/// let commands: Vec<Command> = legal_commands(&state, awaited).collect();
/// let free = state.next_line().free();
/// assert!(commands[..4].iter().copied().eq(free.map(|domino| Command::Pick { domino })));
/// assert_eq!(commands[4..], [Command::Concede {}]);
///
/// // Who is not awaited can still give up.
/// let other = settings.seats().find(|seat| *seat != awaited).ok_or("nobody else")?;
/// assert!(legal_commands(&state, other).eq([Command::Concede {}]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn legal_commands(state: &GameState, seat: Seat) -> impl Iterator<Item = Command> {
    let plays = seat.number() < state.settings.players() && !state.is_finished();
    let control = state.seat_control(seat);
    let awaited = state.awaiting().is_some_and(|awaiting| awaiting.seat == seat);
    let commands = plays && awaited && control == SeatControl::Player;
    let moves = if commands { legal_moves(state) } else { Moves::None };
    let takes_back = plays && control == SeatControl::House;
    let concedes = plays && matches!(control, SeatControl::Player | SeatControl::House);
    let seat =
        [takes_back.then_some(Command::TakeBack {}), concedes.then_some(Command::Concede {})];
    moves.chain(seat.into_iter().flatten())
}

/// Returns the moves of the awaited seat: all its legal commands except to concede.
pub fn legal_moves(state: &GameState) -> Moves {
    match state.awaiting() {
        None => Moves::None,
        Some(Awaiting { expected: Expected::Pick, .. }) => Moves::Picks(state.next_line.free()),
        Some(Awaiting { seat, expected: Expected::Place(domino) }) => {
            let placements = state.kingdoms[seat].placements(domino.domino());
            if placements.is_empty() {
                Moves::Discard(domino)
            } else {
                Moves::Placements(domino, placements)
            }
        }
        Some(Awaiting { seat, expected: Expected::Cover }) => {
            Moves::Covers(Covers::new(state.kingdom(seat)))
        }
        Some(Awaiting { seat, expected: Expected::SendOrKeep }) => {
            Moves::Giants(GiantMoves::new(state, seat))
        }
    }
}

/// Legal moves of one seat, which can be counted without listing them.
#[derive(Clone, Copy, Debug)]
pub enum Moves {
    /// No seat is awaited.
    None,
    /// Picks one of these dominoes.
    Picks(DominoSet),
    /// Places this domino at one of these placements.
    Placements(DominoId, Placements),
    /// Discards this domino, which fits nowhere.
    Discard(DominoId),
    /// Covers one of these crowns.
    Covers(Covers),
    /// Sends one of these giants, or keeps them.
    Giants(GiantMoves),
}

impl Moves {
    /// Number of remaining moves.
    pub fn len(&self) -> usize {
        match self {
            Moves::None => 0,
            Moves::Picks(free) => free.len(),
            Moves::Placements(_, placements) => placements.len(),
            Moves::Discard(_) => 1,
            Moves::Covers(covers) => covers.len(),
            Moves::Giants(giants) => giants.len(),
        }
    }

    /// Returns true if no moves remain.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the `n`-th move, counted from 0.
    pub fn get(&self, n: usize) -> Option<Command> {
        match *self {
            Moves::None => None,
            Moves::Picks(free) => free.get(n).map(|domino| Command::Pick { domino }),
            Moves::Placements(domino, placements) => {
                placements.get(n).map(|placement| Command::place(domino, placement))
            }
            Moves::Discard(domino) => (n == 0).then_some(Command::Discard { domino }),
            Moves::Covers(mut covers) => covers.nth(n),
            Moves::Giants(mut giants) => giants.nth(n),
        }
    }

    /// Returns the forced move: the only one, if the two directions of a double count as one.
    pub fn forced(&self) -> Option<Command> {
        match self {
            Moves::Placements(id, placements) => placements
                .sole_placement(id.domino())
                .map(|placement| Command::place(*id, placement)),
            _ if self.len() == 1 => self.get(0),
            _ => None,
        }
    }
}

#[expect(clippy::copy_iterator, reason = "small, and iterating over a copy is intended")]
impl Iterator for Moves {
    type Item = Command;

    fn next(&mut self) -> Option<Command> {
        match self {
            Moves::None => None,
            Moves::Picks(free) => free.next().map(|domino| Command::Pick { domino }),
            Moves::Placements(domino, placements) => {
                placements.next().map(|placement| Command::place(*domino, placement))
            }
            Moves::Discard(domino) => {
                let domino = *domino;
                *self = Moves::None;
                Some(Command::Discard { domino })
            }
            Moves::Covers(covers) => covers.next(),
            Moves::Giants(giants) => giants.next(),
        }
    }
}

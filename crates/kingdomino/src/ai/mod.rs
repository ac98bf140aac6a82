//! House players: strategies for seats without an active player. They use only the information that
//! a player has.

use crate::{CancelCheck, Command, GameState, HousePlayer, SearchCancelled, encode, legal_moves};

use self::rng::Rng;

mod evaluation;
mod greedy;
pub(crate) mod house_player;
mod playout;
mod rng;
mod searching;
#[cfg(test)]
mod tests;

pub(crate) use greedy::best_scoring_placement;
pub use greedy::greedy;
use searching::search_cancellable;
pub use searching::{PLAYOUTS, search};

/// Returns the move that a house player makes for the awaited seat. Deterministic: all randomness
/// derives from the seed. Returns none if no seat is awaited.
///
/// ```
/// # use kingdomino::shuffle::Shuffle;
/// # use kingdomino::{Edition, Expansion, GameState, Settings, Variants, begin, evolve};
/// use kingdomino::{Command, DominoId, HousePlayer, house_move, legal_moves};
///
/// // Two players; the first line is dealt.
/// # let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, false)?;
/// # let shuffle = Shuffle::new([7; 16], &[42; 32], &[]);
/// # let deck = shuffle.deck(settings.expansion()).ok_or("a deck")?;
/// # let mut state = GameState::new(shuffle.setup(settings).ok_or("a setup")?);
/// # begin(&state, &deck).iter().for_each(|event| evolve(&mut state, event));
/// for player in HousePlayer::ALL {
///     let command = house_move(&state, player, 1).ok_or("nobody is awaited")?;
///     assert!(legal_moves(&state).any(|legal| legal == command));
///     assert_eq!(house_move(&state, player, 1), Some(command));
/// }
/// // Wheat with a crown, beside a mine, promises the most.
/// let line: Vec<DominoId> = state.next_line().free().collect();
/// assert_eq!(format!("{line:?}"), "[5, 8, 23, 40]");
/// let domino: DominoId = "23".parse()?;
/// assert_eq!(house_move(&state, HousePlayer::Greedy, 1), Some(Command::Pick { domino }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn house_move(state: &GameState, player: HousePlayer, seed: u64) -> Option<Command> {
    // The closure never gives up.
    house_move_cancellable(state, player, seed, &|| false).unwrap_or_default()
}

fn house_move_cancellable(
    state: &GameState,
    player: HousePlayer,
    seed: u64,
    is_cancelled: CancelCheck,
) -> Result<Option<Command>, SearchCancelled> {
    match player {
        HousePlayer::Random => Ok(random(state, &mut Rng::new(seed))),
        HousePlayer::Greedy => Ok(greedy(state)),
        HousePlayer::Searching => search_cancellable(state, seed, PLAYOUTS, is_cancelled),
    }
}

/// Returns the move of a house player in a game. The seed derives from the public state, so the
/// move is the same on every call and reveals no hidden information.
pub(crate) fn seeded_house_move(
    state: &GameState,
    player: HousePlayer,
    is_cancelled: CancelCheck,
) -> Result<Option<Command>, SearchCancelled> {
    house_move_cancellable(state, player, rng::seed_from(&encode(state)), is_cancelled)
}

fn random(state: &GameState, rng: &mut Rng) -> Option<Command> {
    let moves = legal_moves(state);
    moves.get(rng.below(moves.len()))
}

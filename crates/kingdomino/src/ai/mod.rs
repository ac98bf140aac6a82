//! House players: strategies for seats without an active player. They use only the information that
//! a player has.

use crate::{Command, GameState, GiveUp, GivenUp, HousePlayer, encode, legal_moves};

use self::rng::Chance;

mod evaluation;
mod greedy;
pub(crate) mod house_player;
mod playout;
mod rng;
mod searching;
#[cfg(test)]
mod tests;

pub(crate) use greedy::best_scoring;
pub use greedy::greedy;
use searching::search_unless;
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
    house_move_unless(state, player, seed, &|| false).unwrap_or_default()
}

fn house_move_unless(
    state: &GameState,
    player: HousePlayer,
    seed: u64,
    give_up: GiveUp,
) -> Result<Option<Command>, GivenUp> {
    match player {
        HousePlayer::Random => Ok(random(state, &mut Chance::new(seed))),
        HousePlayer::Greedy => Ok(greedy(state)),
        HousePlayer::Searching => search_unless(state, seed, PLAYOUTS, give_up),
    }
}

/// Returns the move of a house player in a game. The seed derives from the public state, so the
/// move is the same on every call and reveals no hidden information.
pub(crate) fn seated_move(
    state: &GameState,
    player: HousePlayer,
    give_up: GiveUp,
) -> Result<Option<Command>, GivenUp> {
    house_move_unless(state, player, rng::seed_from(&encode(state)), give_up)
}

fn random(state: &GameState, chance: &mut Chance) -> Option<Command> {
    let moves = legal_moves(state);
    moves.get(chance.below(moves.len()))
}

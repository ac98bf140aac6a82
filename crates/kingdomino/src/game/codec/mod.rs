//! Binary encoding of states: compact bytes that start with the number of the format.
//!
//! A new field requires a new format; the meaning of an existing format never changes.

mod format;
mod read;
mod write;

use std::fmt;

use crate::GameState;

use format::{BASE_GAME_FORMAT, CURRENT_FORMAT};

/// Error for bytes that do not encode a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// Format of a newer release, or not a state.
    UnknownFormat(u8),
    /// Known format, but truncated or with impossible values.
    Malformed,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecodeError::UnknownFormat(format) => {
                write!(
                    f,
                    "the state has format {format}; this release reads formats up to {CURRENT_FORMAT}"
                )
            }
            DecodeError::Malformed => write!(f, "the state is malformed"),
        }
    }
}

impl std::error::Error for DecodeError {}

/// Encodes `state` in at most a few hundred bytes.
///
/// ```
/// # use kingdomino::shuffle::Shuffle;
/// # use kingdomino::{Edition, Expansion, GameState, Settings, Variants, begin, evolve};
/// use kingdomino::{DecodeError, decode, encode};
///
/// // Two players; the first line is dealt.
/// # let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, false)?;
/// # let shuffle = Shuffle::new([7; 16], &[42; 32], &[]);
/// # let deck = shuffle.deck(settings.expansion()).ok_or("a deck")?;
/// # let mut state = GameState::new(shuffle.setup(settings).ok_or("a setup")?);
/// # begin(&state, &deck).iter().for_each(|event| evolve(&mut state, event));
/// let bytes = encode(&state);
/// assert_eq!(decode(&bytes), Ok(state));
/// assert_eq!(decode(&[9]), Err(DecodeError::UnknownFormat(9)));
/// assert_eq!(decode(&bytes[..9]), Err(DecodeError::Malformed));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn encode(state: &GameState) -> Vec<u8> {
    write::state(state)
}

/// Decodes a state from the bytes of [`encode`].
///
/// # Errors
/// Returns an error if the format is unknown or the bytes are malformed.
pub fn decode(bytes: &[u8]) -> Result<GameState, DecodeError> {
    match bytes.split_first() {
        None => Err(DecodeError::Malformed),
        Some((&format @ (BASE_GAME_FORMAT | CURRENT_FORMAT), rest)) => {
            read::state(rest, format).ok_or(DecodeError::Malformed)
        }
        Some((&format, _)) => Err(DecodeError::UnknownFormat(format)),
    }
}

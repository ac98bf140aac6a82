use crate::domain::table::StoredGame;

/// The game after a request. `replayed` is true if the request had been carried out before.
pub struct CommandResult {
    pub game: StoredGame,
    pub replayed: bool,
}

use crate::domain::table::StoredGame;

/// The game after a request. `replayed` is true if the request had been carried out before.
pub struct Applied {
    pub game: StoredGame,
    pub replayed: bool,
}

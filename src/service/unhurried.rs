use crate::rules::{GameState, HousePlayer};

use super::{Error, Result};

/// What `work` comes to. It is done apart from the threads that serve requests when it `may_search`: a house player that
/// searches takes its time for every move, and nobody else shall wait for it.
pub(super) async fn unhurried<T, W>(may_search: bool, work: W) -> Result<T>
where
    T: Send + 'static,
    W: FnOnce() -> T + Send + 'static,
{
    if !may_search {
        return Ok(work());
    }
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Internal(error.to_string()))
}

/// Whether a house player that searches has a seat.
pub(super) fn may_search(state: &GameState) -> bool {
    state.settings().seats().any(|seat| state.house(seat) == Some(HousePlayer::Searching))
}

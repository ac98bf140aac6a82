use std::sync::Arc;

use jiff::Timestamp;
use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::auth::{NoEntropy, random_bytes};
use crate::domain::GameId;
use crate::service::new_id::new_id;

/// Gives each new game its id and its seed, from which its deck follows: given, so that tests can play the same games again.
#[derive(Clone)]
pub struct GameSource(Arc<Draw>);

type Draw = dyn Fn(Timestamp) -> Result<(Uuid, Bytes32), NoEntropy> + Send + Sync;

impl GameSource {
    /// Draws with `draw`, which is told the time. No two of its ids may be equal, and later ones must be greater.
    pub fn new(
        draw: impl Fn(Timestamp) -> Result<(Uuid, Bytes32), NoEntropy> + Send + Sync + 'static,
    ) -> GameSource {
        GameSource(Arc::new(draw))
    }

    /// Seeds from the operating system's generator, which nobody can foresee.
    pub fn unforeseeable() -> GameSource {
        GameSource::new(|now| Ok((new_id(now), random_bytes()?)))
    }

    pub(super) fn draw(&self, now: Timestamp) -> Result<(GameId, Bytes32), NoEntropy> {
        let (id, seed) = (self.0)(now)?;
        Ok((GameId::new(id), seed))
    }
}

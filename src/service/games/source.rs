use std::sync::Arc;

use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::auth::{NoEntropy, random_bytes};
use crate::domain::GameId;

/// Gives each new game its id and its seed, from which its deck follows: given, so that tests can play the same games again.
#[derive(Clone)]
pub struct GameSource(Arc<Draw>);

type Draw = dyn Fn(Uuid) -> Result<(Uuid, Bytes32), NoEntropy> + Send + Sync;

impl GameSource {
    /// Draws with `draw`, which gets a new id and returns this or another one, and the seed. No two of the ids may be equal, and later
    /// ones must be greater.
    pub fn new(
        draw: impl Fn(Uuid) -> Result<(Uuid, Bytes32), NoEntropy> + Send + Sync + 'static,
    ) -> GameSource {
        GameSource(Arc::new(draw))
    }

    /// Seeds from the operating system's generator, which nobody can foresee.
    pub fn unforeseeable() -> GameSource {
        GameSource::new(|id| Ok((id, random_bytes()?)))
    }

    pub(super) fn draw(&self, id: Uuid) -> Result<(GameId, Bytes32), NoEntropy> {
        let (id, seed) = (self.0)(id)?;
        Ok((GameId::new(id), seed))
    }
}

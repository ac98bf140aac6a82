use std::sync::Arc;

use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::auth::{NoEntropy, random_bytes};
use crate::domain::GameId;

/// Source of ids and seeds of new games. The seed determines the deck. Tests inject a source to
/// reproduce games.
#[derive(Clone)]
pub struct GameSource(Arc<DrawFn>);

type DrawFn = dyn Fn(Uuid) -> Result<(Uuid, Bytes32), NoEntropy> + Send + Sync;

impl GameSource {
    /// Creates a source from `draw`, which receives a new id and returns this or another id, and
    /// the seed. Ids must be unique and increasing.
    pub fn new(
        draw: impl Fn(Uuid) -> Result<(Uuid, Bytes32), NoEntropy> + Send + Sync + 'static,
    ) -> GameSource {
        GameSource(Arc::new(draw))
    }

    /// Draws unpredictable seeds from the operating system's generator.
    pub fn from_os_random() -> GameSource {
        GameSource::new(|id| Ok((id, random_bytes()?)))
    }

    pub(super) fn draw(&self, id: Uuid) -> Result<(GameId, Bytes32), NoEntropy> {
        let (id, seed) = (self.0)(id)?;
        Ok((GameId::new(id), seed))
    }
}

//! What goes through all games of an account is done once at a time for each: it takes long where there are many, and goes on
//! when its client is gone.

use std::sync::{Arc, LazyLock};

use keyed_quota::{Place, Quota};

use crate::domain::PlayerId;

static TURNS: LazyLock<Arc<Quota<PlayerId>>> = LazyLock::new(|| Quota::new(1));

/// Waits until nothing goes through all games of the player. Whoever calls has no connection in hand.
pub(crate) async fn turn_of(player: PlayerId) -> Place<PlayerId> {
    TURNS.wait(player).await
}

use uuid::Uuid;

use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, SessionId};
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

/// What a request made, and whether it had been made before by the same request.
pub struct Made<T> {
    pub made: T,
    pub replayed: bool,
}

impl<T> Made<T> {
    pub(crate) fn now(made: T) -> Made<T> {
        Made { made, replayed: false }
    }

    pub(crate) fn before(made: T) -> Made<T> {
        Made { made, replayed: true }
    }
}

/// The id of what the same request made before. If it is new, it is remembered to make `made`, in the transaction that makes
/// it: nothing of it stays when that is refused.
///
/// # Errors
/// [`Error::KeyReused`]: another request came under this key, be it one that opened a table.
pub(crate) async fn made_before(
    conn: &mut Connection,
    viewer: Viewer,
    request: Option<&IdempotentRequest>,
    made: Uuid,
) -> Result<Option<Uuid>> {
    let Some(request) = request else { return Ok(None) };
    if store::games::find_opened(conn, viewer.player, &request.key).await?.is_some() {
        return Err(Error::KeyReused);
    }
    match store::accounts::remember_request(conn, viewer.player, request, made).await? {
        Some(earlier) if earlier.hash != request.hash => Err(Error::KeyReused),
        earlier => Ok(earlier.map(|earlier| earlier.made)),
    }
}

/// The random part of a secret that is shown once, and only its hash is stored: a repeat of the request that made it shows it
/// again. It follows from the key of the request and that of the server; with what is stored, or with one of the two, nobody
/// can tell it.
pub(crate) fn repeatable_secret(
    ctx: &Context,
    purpose: &str,
    made: SessionId,
    request: &IdempotentRequest,
) -> [u8; 32] {
    ctx.senders.links.key().derive(&format!("{purpose} {made} {}", request.key))
}

//! Idempotency keys of requests that create something other than events.

use uuid::Uuid;

use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, ProblemCode, SessionId};
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

/// Result of an idempotent request: the created value, and a flag that marks a repeat.
pub struct Idempotent<T> {
    pub value: T,
    pub replayed: bool,
}

impl<T> Idempotent<T> {
    pub(crate) fn new(value: T) -> Idempotent<T> {
        Idempotent { value, replayed: false }
    }

    pub(crate) fn replayed(value: T) -> Idempotent<T> {
        Idempotent { value, replayed: true }
    }
}

/// Returns the id created earlier by the same request. Otherwise records `made` in the transaction
/// that creates it, so that a rollback also removes the record.
///
/// # Errors
/// [`ProblemCode::IdempotencyKeyReused`]: the key belongs to another request, including one that
/// created a table.
pub(crate) async fn find_or_record_request(
    conn: &mut Connection,
    viewer: Viewer,
    request: Option<&IdempotentRequest>,
    made: Uuid,
) -> Result<Option<Uuid>> {
    let Some(request) = request else { return Ok(None) };
    if store::games::find_table_by_request_key(conn, viewer.player, &request.key).await?.is_some() {
        return Err(ProblemCode::IdempotencyKeyReused.into());
    }
    match store::accounts::record_request(conn, viewer.player, request, made).await? {
        Some(earlier) if earlier.hash != request.hash => {
            Err(Error::Refused(ProblemCode::IdempotencyKeyReused))
        }
        earlier => Ok(earlier.map(|earlier| earlier.created_id)),
    }
}

/// Returns the random part of a secret that is shown once and stored as a hash. It is derived from
/// the key of the request and the key of the server, so that a repeat of the request returns the
/// same secret. Neither key alone, nor the stored data, reveals it.
pub(crate) fn derive_repeatable_secret(
    ctx: &Context,
    purpose: &str,
    made: SessionId,
    request: &IdempotentRequest,
) -> [u8; 32] {
    ctx.senders.links.key().derive(&format!("{purpose} {made} {}", request.key))
}

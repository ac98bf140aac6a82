use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::api::problem::{Problem, ProblemCode};
use crate::domain::IdempotentRequest;

/// Returns the idempotency key and hash of a call. The key contains a space, so it cannot collide
/// with the key of an API client.
pub fn idempotent_request<K: Serialize, B: Serialize>(
    tool: &str,
    key: &K,
    body: &B,
) -> Result<IdempotentRequest, Problem> {
    let key = hash_json(tool, key)?;
    Ok(IdempotentRequest { key: format!("mcp {}", hex::encode(key)), hash: hash_json(tool, body)? })
}

fn hash_json<T: Serialize>(tool: &str, value: &T) -> Result<[u8; 32], Problem> {
    let hashed = serde_json::to_vec(value).map_err(|error| {
        tracing::error!(%error, "tool call serialisation failed");
        Problem::new(ProblemCode::InternalError)
    })?;
    Ok(Sha256::new().chain_update(tool).chain_update([0]).chain_update(hashed).finalize().into())
}

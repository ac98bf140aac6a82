use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::api::problem::{Problem, ProblemCode};
use crate::domain::IdempotentRequest;

/// What makes a call recognisable when it comes again. The key has a space, as no client of the API can send one.
pub fn repeatable<K: Serialize, B: Serialize>(
    tool: &str,
    key: &K,
    body: &B,
) -> Result<IdempotentRequest, Problem> {
    let key = hashed(tool, key)?;
    Ok(IdempotentRequest { key: format!("mcp {}", hex::encode(key)), hash: hashed(tool, body)? })
}

fn hashed<T: Serialize>(tool: &str, hashed: &T) -> Result<[u8; 32], Problem> {
    let hashed = serde_json::to_vec(hashed).map_err(|error| {
        tracing::error!(%error, "a call cannot be written as JSON");
        Problem::new(ProblemCode::InternalError)
    })?;
    Ok(Sha256::new().chain_update(tool).chain_update([0]).chain_update(hashed).finalize().into())
}

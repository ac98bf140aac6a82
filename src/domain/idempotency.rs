use kingdomino::shuffle::Bytes32;

/// Identity of a request, by which a retry is recognised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdempotentRequest {
    /// Idempotency key chosen by the client.
    pub key: String,
    /// Hash of the content of the request.
    pub hash: Bytes32,
}

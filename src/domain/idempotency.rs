use kingdomino::shuffle::Bytes32;

/// What makes a request recognisable when it comes again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdempotentRequest {
    /// The idempotency key that the client chose.
    pub key: String,
    /// A hash of what the request asks for.
    pub hash: Bytes32,
}

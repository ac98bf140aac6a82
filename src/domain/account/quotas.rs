/// Maximum number of things that an account can have at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// Games that have not ended. Taking a holiday or deleting the account takes time for each of
    /// them.
    pub games: i64,
    /// Sandboxes. When the quota is reached, a new one replaces the oldest.
    pub sandboxes: i64,
    pub bots: usize,
    /// Personal tokens, including those of bots.
    pub tokens: usize,
    /// Open exports. Only one of them reads at a time.
    pub exports: usize,
    /// Webhooks. The same number of push subscriptions is allowed in addition.
    pub destinations: usize,
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas { games: 500, sandboxes: 50, bots: 10, tokens: 50, exports: 4, destinations: 20 }
    }
}

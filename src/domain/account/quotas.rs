/// Number of things that an account may have at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// Games that are not over. A holiday or the deletion of the account takes time for each of them.
    pub games: i64,
    /// Sandboxes: a new one replaces the oldest.
    pub sandboxes: i64,
    pub bots: usize,
    /// Personal tokens, those of the bots included.
    pub tokens: usize,
    /// Open exports. One of them reads at a time.
    pub exports: usize,
    /// Webhooks, and as many push subscriptions.
    pub endpoints: usize,
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas { games: 500, sandboxes: 50, bots: 10, tokens: 50, exports: 4, endpoints: 20 }
    }
}

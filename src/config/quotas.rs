//! The quotas of an account.

use crate::domain::account::Quotas;

use super::reader::Reader;

impl Reader {
    pub fn quotas(&mut self) -> Quotas {
        let usual = Quotas::default();
        let count = |count: i64| usize::try_from(count).unwrap_or_default();
        let games = self.number("KINGDOMAIL_ACCOUNT_GAMES", 1..=10_000, count(usual.games));
        let sandboxes = count(usual.sandboxes);
        let sandboxes = self.number("KINGDOMAIL_ACCOUNT_SANDBOXES", 1..=1_000, sandboxes);
        Quotas {
            games: i64::try_from(games).unwrap_or(usual.games),
            sandboxes: i64::try_from(sandboxes).unwrap_or(usual.sandboxes),
            bots: self.number("KINGDOMAIL_ACCOUNT_BOTS", 1..=100, usual.bots),
            tokens: self.number("KINGDOMAIL_ACCOUNT_TOKENS", 1..=1_000, usual.tokens),
            exports: self.number("KINGDOMAIL_ACCOUNT_EXPORTS", 1..=100, usual.exports),
            endpoints: self.number("KINGDOMAIL_ACCOUNT_DESTINATIONS", 1..=200, usual.endpoints),
        }
    }
}

//! The quotas of an account.

use crate::domain::account::Quotas;

use super::reader::Reader;

impl Reader {
    pub fn quotas(&mut self) -> Quotas {
        let defaults = Quotas::default();
        let count = |count: i64| usize::try_from(count).unwrap_or_default();
        let games = self.number("KINGDOMAIL_ACCOUNT_GAMES", 1..=10_000, count(defaults.games));
        let sandboxes = count(defaults.sandboxes);
        let sandboxes = self.number("KINGDOMAIL_ACCOUNT_SANDBOXES", 1..=1_000, sandboxes);
        Quotas {
            games: i64::try_from(games).unwrap_or(defaults.games),
            sandboxes: i64::try_from(sandboxes).unwrap_or(defaults.sandboxes),
            bots: self.number("KINGDOMAIL_ACCOUNT_BOTS", 1..=100, defaults.bots),
            tokens: self.number("KINGDOMAIL_ACCOUNT_TOKENS", 1..=1_000, defaults.tokens),
            exports: self.number("KINGDOMAIL_ACCOUNT_EXPORTS", 1..=100, defaults.exports),
            destinations: self.number(
                "KINGDOMAIL_ACCOUNT_DESTINATIONS",
                1..=200,
                defaults.destinations,
            ),
        }
    }
}

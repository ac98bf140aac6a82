//! Accounts of house players and bots, recognized by their ids.

use kingdomino::HousePlayer;
use uuid::Uuid;

use crate::domain::PlayerId;

/// Base of the ids of house accounts. A migration creates as many accounts for each strategy as can
/// be at one table. The last two bytes of an id are the strategy and the number, counted from 1.
const HOUSE_ID_BASE: u128 = 0x0000_0000_0000_8000_8000_0000_0000_0000;

/// Number of accounts per strategy.
pub const HOUSE_ACCOUNTS_PER_STRATEGY: u8 = 4;

/// Returns an account of a house player. `number` counts from 1.
pub fn house_account(house: HousePlayer, number: u8) -> PlayerId {
    let [strategy, number] = [strategy(house), number].map(u128::from);
    PlayerId::new(Uuid::from_u128(HOUSE_ID_BASE | strategy << 8 | number))
}

/// Returns the accounts of all house players.
pub fn house_accounts() -> impl Iterator<Item = PlayerId> {
    let numbers = 1..=HOUSE_ACCOUNTS_PER_STRATEGY;
    HousePlayer::ALL
        .into_iter()
        .flat_map(move |house| numbers.clone().map(move |number| house_account(house, number)))
}

/// Returns the house player of an account; `None` for any other account.
pub fn house_player(account: PlayerId) -> Option<HousePlayer> {
    let numbers = 1..=HOUSE_ACCOUNTS_PER_STRATEGY;
    HousePlayer::ALL
        .into_iter()
        .find(|house| numbers.clone().any(|number| house_account(*house, number) == account))
}

/// Returns true for the account of a bot. Ids of bots and house accounts have UUID version 8 and
/// those of people version 7, so the id of an event is sufficient.
pub fn is_bot(account: PlayerId) -> bool {
    account.uuid().get_version_num() == 8 && house_player(account).is_none()
}

/// Returns the account that holds the rating of a player: its own, or for a house player the first
/// account of its strategy.
pub fn rating_account(player: PlayerId) -> PlayerId {
    house_player(player).map_or(player, |house| house_account(house, 1))
}

fn strategy(house: HousePlayer) -> u8 {
    match house {
        HousePlayer::Random => 1,
        HousePlayer::Greedy => 2,
        HousePlayer::Searching => 3,
    }
}

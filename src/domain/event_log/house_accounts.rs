use kingdomino::HousePlayer;
use uuid::Uuid;

use crate::domain::PlayerId;

/// The accounts of the house, which a migration makes: as many of each strategy as ever sit at one table. The last two
/// bytes of their ids are the strategy and the number, counted from 1.
const ACCOUNTS: u128 = 0x0000_0000_0000_8000_8000_0000_0000_0000;

/// How many accounts a strategy has.
pub const HOUSE_ACCOUNTS: u8 = 4;

/// The account of a house player.
pub fn house_account(house: HousePlayer, number: u8) -> PlayerId {
    let [strategy, number] = [strategy(house), number].map(u128::from);
    PlayerId::new(Uuid::from_u128(ACCOUNTS | strategy << 8 | number))
}

/// The accounts of all house players.
pub fn house_accounts() -> impl Iterator<Item = PlayerId> {
    let numbers = 1..=HOUSE_ACCOUNTS;
    HousePlayer::ALL
        .into_iter()
        .flat_map(move |house| numbers.clone().map(move |number| house_account(house, number)))
}

/// The house player whose account it is; none for somebody's.
pub fn house_player(account: PlayerId) -> Option<HousePlayer> {
    let numbers = 1..=HOUSE_ACCOUNTS;
    HousePlayer::ALL
        .into_iter()
        .find(|house| numbers.clone().any(|number| house_account(*house, number) == account))
}

/// Whether it is somebody's program that plays: the ids of all programs are of version 8, those of people of version 7,
/// so that an event alone tells.
pub fn is_bot(account: PlayerId) -> bool {
    account.uuid().get_version_num() == 8 && house_player(account).is_none()
}

/// The account whose rating a player has: its own; of a house player, the first of its kind.
pub fn rated_account(player: PlayerId) -> PlayerId {
    house_player(player).map_or(player, |house| house_account(house, 1))
}

fn strategy(house: HousePlayer) -> u8 {
    match house {
        HousePlayer::Random => 1,
        HousePlayer::Greedy => 2,
        HousePlayer::Searching => 3,
    }
}

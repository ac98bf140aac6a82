use kingdomino::HousePlayer;

use crate::domain::PlayerId;
use crate::domain::event_log::{HOUSE_ACCOUNTS_PER_STRATEGY, house_account, house_player};
use crate::domain::series::Series;
use crate::service::{Error, Result};
use crate::store::{self, Connection};

/// Returns the players by seat. A house player permanently replaces a player with a deleted
/// account.
pub(super) async fn resolve_players(
    conn: &mut Connection,
    series: &mut Series,
) -> Result<Vec<PlayerId>> {
    let mut players: Vec<PlayerId> = series.places.iter().map(|place| place.player).collect();
    for (place, number) in (0..players.len()).zip(0u8..) {
        let player = players[place];
        if house_player(player).is_none()
            && !store::accounts::lock_player_shared(conn, player).await?
        {
            players[place] = pick_house_player(&players)?;
            store::series::set_series_player(conn, series.id, number, players[place]).await?;
            series.places[place].player = players[place];
        }
    }
    Ok(players)
}

/// Returns a house player that does not play in the series yet.
pub(super) fn pick_house_player(players: &[PlayerId]) -> Result<PlayerId> {
    let numbers = 1..=HOUSE_ACCOUNTS_PER_STRATEGY;
    let kinds = [HousePlayer::Greedy, HousePlayer::Random];
    let accounts =
        kinds.into_iter().flat_map(|kind| numbers.clone().map(move |n| house_account(kind, n)));
    let mut free = accounts.filter(|account| !players.contains(account));
    free.next().ok_or_else(|| Error::Internal("no house player is left".to_owned()))
}

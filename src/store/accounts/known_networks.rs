use diesel::dsl::{exists, now};
use diesel::prelude::*;
use diesel::upsert::excluded;
use diesel_async::RunQueryDsl;
use kingdomino::shuffle::Bytes32;

use crate::domain::PlayerId;
use crate::store::schema::known_networks;
use crate::store::{Connection, Result};

/// Maximum number of networks remembered for an account; the most recently used are kept.
const MAX_KNOWN_NETWORKS: i64 = 20;

/// Returns whether the account has logged in from the network with this keyed hash.
pub async fn is_known_network(
    conn: &mut Connection,
    player: PlayerId,
    network: &Bytes32,
) -> Result<bool> {
    let known = known_networks::table
        .filter(known_networks::player_id.eq(player.uuid()))
        .filter(known_networks::network.eq(network.as_slice()));
    Ok(diesel::select(exists(known)).get_result(conn).await?)
}

/// Remembers a network. At the limit, it replaces the least recently used one.
pub async fn record_network(
    conn: &mut Connection,
    player: PlayerId,
    network: &Bytes32,
) -> Result<()> {
    diesel::insert_into(known_networks::table)
        .values((
            known_networks::player_id.eq(player.uuid()),
            known_networks::network.eq(network.as_slice()),
            known_networks::used_at.eq(now),
        ))
        .on_conflict((known_networks::player_id, known_networks::network))
        .do_update()
        .set(known_networks::used_at.eq(excluded(known_networks::used_at)))
        .execute(conn)
        .await?;
    let networks = known_networks::table.filter(known_networks::player_id.eq(player.uuid()));
    let surplus = networks
        .order((known_networks::used_at.desc(), known_networks::network))
        .offset(MAX_KNOWN_NETWORKS)
        .select(known_networks::network)
        .load::<Vec<u8>>(conn)
        .await?;
    if !surplus.is_empty() {
        diesel::delete(networks.filter(known_networks::network.eq_any(surplus)))
            .execute(conn)
            .await?;
    }
    Ok(())
}

/// Deletes all networks of an account.
pub async fn erase_known_networks(conn: &mut Connection, player: PlayerId) -> Result<()> {
    diesel::delete(known_networks::table.filter(known_networks::player_id.eq(player.uuid())))
        .execute(conn)
        .await?;
    Ok(())
}

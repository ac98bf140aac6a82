//! Access to a game: players with a seat, an invitation or a seat offer, the audience of a stream,
//! and the versions that players have seen and need no notification of.

use std::collections::HashSet;

use diesel::dsl::exists;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

use crate::domain::event_log::{Agreements, Version};
use crate::domain::table::TableAccess;
use crate::domain::{GameId, PlayerId};
use crate::store::json::read_json;
use crate::store::rows::IdRow;
use crate::store::schema::{game_states, games, invitations, seats};
use crate::store::{Connection, Result};

/// SQL condition: a seat of the game is offered to the player `$1`.
const SEAT_OFFERED_CONDITION: &str = "agreements @> jsonb_build_object('offers', jsonb_build_array(\
     jsonb_build_object('to', $1::text)))";

/// Players with access to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Audience {
    Public,
    /// Players with a seat, an invitation or a seat offer.
    Players(HashSet<PlayerId>),
}

impl Audience {
    pub fn contains(&self, player: PlayerId) -> bool {
        match self {
            Audience::Public => true,
            Audience::Players(players) => players.contains(&player),
        }
    }
}

/// Returns whether the player has a seat in the game, an invitation, or a seat offer.
pub async fn is_participant_or_invited(
    conn: &mut Connection,
    game: GameId,
    player: PlayerId,
) -> Result<bool> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Bool)]
        belongs: bool,
    }
    let row = diesel::sql_query(format!(
        "SELECT EXISTS (SELECT FROM seats WHERE game_id = $2 AND player_id = $1) \
         OR EXISTS (SELECT FROM invitations WHERE game_id = $2 AND player_id = $1) \
         OR EXISTS (SELECT FROM game_states WHERE game_id = $2 AND {SEAT_OFFERED_CONDITION}) AS belongs"
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<SqlUuid, _>(game.uuid())
    .get_result::<Row>(conn)
    .await?;
    Ok(row.belongs)
}

/// Lists the running games in which a seat is offered to the player.
pub async fn list_games_with_seat_offer(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<Vec<GameId>> {
    let rows = diesel::sql_query(format!(
        "SELECT id FROM games JOIN game_states ON game_id = id \
         WHERE status = 'active' AND {SEAT_OFFERED_CONDITION} ORDER BY id"
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .load::<IdRow>(conn)
    .await?;
    Ok(rows.into_iter().map(|row| GameId::new(row.id)).collect())
}

pub async fn is_invited(conn: &mut Connection, game: GameId, player: PlayerId) -> Result<bool> {
    let invitation = invitations::table
        .filter(invitations::game_id.eq(game.uuid()))
        .filter(invitations::player_id.eq(player.uuid()));
    Ok(diesel::select(exists(invitation)).get_result(conn).await?)
}

/// Returns the audience of a game, or `None` if the game does not exist.
pub async fn find_audience(conn: &mut Connection, game: GameId) -> Result<Option<Audience>> {
    let found = games::table
        .inner_join(game_states::table.on(game_states::game_id.eq(games::id)))
        .filter(games::id.eq(game.uuid()))
        .select((games::access, game_states::agreements))
        .first::<(String, Option<serde_json::Value>)>(conn)
        .await
        .optional()?;
    let Some((access, agreements)) = found else { return Ok(None) };
    if TableAccess::from_stored(&access) == Some(TableAccess::Public) {
        return Ok(Some(Audience::Public));
    }
    let mut players = seats::table
        .filter(seats::game_id.eq(game.uuid()))
        .select(seats::player_id)
        .load::<Uuid>(conn)
        .await?;
    let invited = invitations::table
        .filter(invitations::game_id.eq(game.uuid()))
        .select(invitations::player_id)
        .load::<Uuid>(conn)
        .await?;
    players.extend(invited);
    let agreements: Agreements = read_json(game, agreements)?.unwrap_or_default();
    players.extend(agreements.offers.iter().map(|offer| offer.to.uuid()));
    Ok(Some(Audience::Players(players.into_iter().map(PlayerId::new).collect())))
}

/// Records that a player has seen a version. Earlier versions have no effect.
pub async fn set_seen_version(
    conn: &mut Connection,
    game: GameId,
    player: PlayerId,
    version: Version,
) -> Result<()> {
    let unseen = seats::table
        .filter(seats::game_id.eq(game.uuid()))
        .filter(seats::player_id.eq(player.uuid()))
        .filter(seats::seen_version.lt(version.number()));
    diesel::update(unseen).set(seats::seen_version.eq(version.number())).execute(conn).await?;
    Ok(())
}

/// Returns the last version that a player has seen.
pub async fn find_seen_version(
    conn: &mut Connection,
    game: GameId,
    player: PlayerId,
) -> Result<Version> {
    let seen = seats::table
        .filter(seats::game_id.eq(game.uuid()))
        .filter(seats::player_id.eq(player.uuid()))
        .select(seats::seen_version)
        .first::<i32>(conn)
        .await
        .optional()?;
    Ok(seen.map_or(Version::NONE, Version::from_number))
}

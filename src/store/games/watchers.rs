//! Authorization of the clients that watch games.

use std::collections::HashSet;

use diesel::dsl::now;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use uuid::Uuid;

use crate::domain::event_log::Agreements;
use crate::domain::table::TableAccess;
use crate::domain::{GameId, PlayerId, SessionId};
use crate::store::json::read_json;
use crate::store::schema::{games, invitations, players, seats, sessions};
use crate::store::{Connection, Result};

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

/// Returns the audience of a game, or `None` if the game does not exist.
pub async fn find_audience(conn: &mut Connection, game: GameId) -> Result<Option<Audience>> {
    let found = games::table
        .find(game.uuid())
        .select((games::access, games::agreements))
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

/// Returns the given sessions that are live: not revoked, not expired, and of an account that is
/// not locked. One statement serves all sessions.
pub async fn list_live_sessions(
    conn: &mut Connection,
    ids: &[SessionId],
) -> Result<HashSet<SessionId>> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.uuid()).collect();
    let live = sessions::table
        .inner_join(players::table.on(players::id.eq(sessions::player_id)))
        .filter(sessions::id.eq_any(ids))
        .filter(sessions::revoked_at.is_null())
        .filter(sessions::expires_at.gt(now))
        .filter(players::locked_at.is_null())
        .select(sessions::id)
        .load::<Uuid>(conn)
        .await?;
    Ok(live.into_iter().map(SessionId::new).collect())
}

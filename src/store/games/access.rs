//! Players with access to a game.

use diesel::dsl::exists;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

use crate::domain::{GameId, PlayerId};
use crate::store::schema::invitations;
use crate::store::{Connection, Result};

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
         OR EXISTS (SELECT FROM games WHERE id = $2 AND {SEAT_OFFERED_CONDITION}) AS belongs"
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
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = SqlUuid)]
        id: Uuid,
    }
    let rows = diesel::sql_query(format!(
        "SELECT id FROM games WHERE status = 'active' AND {SEAT_OFFERED_CONDITION} ORDER BY id"
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .load::<Row>(conn)
    .await?;
    Ok(rows.into_iter().map(|row| GameId::new(row.id)).collect())
}

/// SQL condition: a seat of the game is offered to the player `$1`.
const SEAT_OFFERED_CONDITION: &str = "agreements @> jsonb_build_object('offers', jsonb_build_array(\
     jsonb_build_object('to', $1::text)))";

pub async fn is_invited(conn: &mut Connection, game: GameId, player: PlayerId) -> Result<bool> {
    let invitation = invitations::table
        .filter(invitations::game_id.eq(game.uuid()))
        .filter(invitations::player_id.eq(player.uuid()));
    Ok(diesel::select(exists(invitation)).get_result(conn).await?)
}

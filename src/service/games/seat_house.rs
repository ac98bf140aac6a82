use kingdomino::HousePlayer;

use crate::domain::event_log::house_account;
use crate::domain::table::Viewer;
use crate::domain::{GameId, IdempotentRequest};
use crate::service::{Context, Result};
use crate::store::Connection;

use super::applied::Applied;
use super::join::sit_down;
use super::table_transaction::{Table, TableChange, TableStep, When, opener_only, take};

/// Gives the next free seat to a house player. The game starts when it was the last.
///
/// # Errors
/// The table is not open, full, or not the player's.
pub async fn add_house_player(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    house: HousePlayer,
    request: Option<IdempotentRequest>,
) -> Result<Applied> {
    take(ctx, viewer, game, request, SeatHouse(house)).await
}

struct SeatHouse(HousePlayer);

impl TableStep for SeatHouse {
    const WHEN: When = When::BeforeTheStart;
    const LENGTHENS: bool = true;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        opener_only(table.game, table.viewer)?;
        // Its number is of no other house player at the table, of whatever kind: names tell them apart. There are as many
        // accounts of each kind as seats beside the opener's.
        let beside = table.game.seats.iter().filter(|seat| seat.house().is_some()).count();
        let number = u8::try_from(beside + 1).unwrap_or(u8::MAX);
        sit_down(conn, table, house_account(self.0, number), None).await
    }
}

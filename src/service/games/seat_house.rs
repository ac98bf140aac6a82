use kingdomino::HousePlayer;

use crate::domain::event_log::house_account;
use crate::domain::table::Viewer;
use crate::domain::{GameId, IdempotentRequest};
use crate::service::{Context, Result};
use crate::store::Connection;

use super::applied::Applied;
use super::join::sit_down;
use super::table_transaction::{Table, TableChange, TableStep, When, opener_only, take};

/// Gives the next free seat to a house player. Filling the last one starts the game.
///
/// # Errors
/// The table is not open or is full, or the player is not its host.
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
        // The number is unique among the house players of the table, regardless of their kind, to
        // keep names distinct. Each kind has as many accounts as there are seats besides the
        // host's.
        let beside = table.game.seats.iter().filter(|seat| seat.house().is_some()).count();
        let number = u8::try_from(beside + 1).unwrap_or(u8::MAX);
        sit_down(conn, table, house_account(self.0, number), None).await
    }
}

use kingdomino::HousePlayer;

use crate::domain::event_log::house_account;
use crate::domain::table::Viewer;
use crate::domain::{GameId, IdempotentRequest};
use crate::service::{Context, Result};
use crate::store::Connection;

use super::applied::CommandResult;
use super::join::take_next_seat;
use super::table_transaction::{GamePhase, Table, TableChange, TableStep, require_host, run_step};

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
) -> Result<CommandResult> {
    run_step(ctx, viewer, game, request, AddHousePlayerStep(house)).await
}

struct AddHousePlayerStep(HousePlayer);

impl TableStep for AddHousePlayerStep {
    const PHASE: GamePhase = GamePhase::BeforeStart;
    const IS_LENGTH_LIMITED: bool = true;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        require_host(table.game, table.viewer)?;
        // The number is unique among the house players of the table, regardless of their kind, to
        // keep names distinct. Each kind has as many accounts as there are seats besides the
        // host's.
        let house_players = table.game.seats.iter().filter(|seat| seat.house().is_some()).count();
        let number = u8::try_from(house_players + 1).unwrap_or(u8::MAX);
        take_next_seat(conn, table, house_account(self.0, number), None).await
    }
}

//! Seats of a table: joining, leaving, house players, and the permissions of a seat.

use kingdomino::shuffle::Bytes32;
use kingdomino::{GameState, HousePlayer, RuleViolation, Seat, SeatControl};

use crate::domain::event_log::{
    GameStatus, NewEvent, RatingMode, TableEvent, house_account, is_bot,
};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest, PlayerId, ProblemCode};
use crate::service::games::commands::search::Attempt;
use crate::service::{Context, Idempotent, Result};
use crate::store;
use crate::store::Connection;

use super::invitations::read_invitation;
use super::limits::check_game_limit;
use super::start::start;
use super::transaction::{
    GamePhase, Table, TableChange, TableStep, open_table_change, require_host, run_step,
};

/// Takes the next free seat. Taking the last one starts the game.
///
/// # Errors
/// The table is not open, or is full; the player already has a seat, is not invited, is a bot at a
/// table without bots, or is a guest at a rated table.
pub async fn join_table(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    entropy: Option<Bytes32>,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    let quota = ctx.quotas.get().games;
    run_step(ctx, viewer, game, request, Join { entropy, by_link: false, quota }).await
}

/// Takes the next free seat with an invitation link, even at a table that requires an invitation.
///
/// # Errors
/// As for [`join_table`]; or the link is invalid, has expired, or belongs to another table.
pub async fn join_by_invitation(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    invitation: &str,
    entropy: Option<Bytes32>,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    let link = read_invitation(ctx, invitation).await?;
    if link.game != game {
        return Err(ProblemCode::LinkInvalid.into());
    }
    let quota = ctx.quotas.get().games;
    run_step(ctx, viewer, game, request, Join { entropy, by_link: true, quota }).await
}

struct Join {
    /// Entropy that the player adds to the shuffle.
    entropy: Option<Bytes32>,
    /// True if the player has an invitation link to the table.
    by_link: bool,
    /// Maximum unfinished games of the player.
    quota: i64,
}

impl TableStep for Join {
    const PHASE: GamePhase = GamePhase::BeforeStart;
    const IS_LENGTH_LIMITED: bool = true;
    const LOCKS_ACCOUNT: bool = true;

    fn skips_access_check(&self) -> bool {
        self.by_link
    }

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let Table { game, viewer, .. } = table;
        if game.seat_of(viewer.player).is_some() {
            return Err(ProblemCode::AlreadySeated.into());
        }
        check_admission(conn, game, viewer.player).await?;
        check_game_limit(conn, viewer.player, self.quota).await?;
        take_next_seat(conn, table, viewer.player, self.entropy.as_ref()).await
    }
}

/// Gives the next free seat to a player. Filling the last one starts the game.
///
/// # Errors
/// The table is full.
pub async fn take_next_seat(
    conn: &mut Connection,
    table: Table<'_>,
    player: PlayerId,
    entropy: Option<&Bytes32>,
) -> Attempt<TableChange> {
    let Table { game, secrets, viewer, search_cache } = table;
    let seated = game.seats.len();
    if seated >= usize::from(game.settings.players()) {
        return Err(ProblemCode::TableFull.into());
    }
    store::games::take_seat(conn, game.id, seated, player, entropy).await?;
    let joined = NewEvent::at_table(TableEvent::PlayerJoined { player });
    if seated + 1 < usize::from(game.settings.players()) {
        return Ok(open_table_change(vec![joined]));
    }
    // Reloads the game, because the availability of the new player may determine the first
    // deadline.
    let (full, _) = store::games::load_game_for_command(conn, game.id, viewer)
        .await?
        .ok_or(ProblemCode::GameNotFound)?;
    start(conn, search_cache, &full.game, secrets, vec![joined]).await
}

/// Checks that the player may sit at the table: bots are admitted only if the table allows them or
/// they are its host, guests only at unrated tables.
pub(crate) async fn check_admission(
    conn: &mut Connection,
    game: &StoredGame,
    player: PlayerId,
) -> Result<()> {
    if is_bot(player) && !game.allows_bots && player != game.host {
        return Err(ProblemCode::BotsNotAllowed.into());
    }
    check_rated(conn, game.rating_mode, player).await
}

/// Rejects guests at rated tables: a guest could discard a rating by creating another account.
pub async fn check_rated(conn: &mut Connection, rated: RatingMode, player: PlayerId) -> Result<()> {
    if rated != RatingMode::No && store::accounts::is_guest(conn, player).await? {
        return Err(ProblemCode::GuestsPlayUnrated.into());
    }
    Ok(())
}

/// Leaves a table before the game starts.
///
/// # Errors
/// The table is not open; or the player has no seat, or is the host.
pub async fn leave_table(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    run_step(ctx, viewer, game, request, Leave).await
}

struct Leave;

impl TableStep for Leave {
    const PHASE: GamePhase = GamePhase::BeforeStart;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let Table { game, viewer, .. } = table;
        if game.host == viewer.player {
            return Err(ProblemCode::HostCannotLeave.into());
        }
        game.seat_of(viewer.player).ok_or(ProblemCode::NotSeated)?;
        store::games::delete_seat(conn, game.id, viewer.player).await?;
        let left = NewEvent::at_table(TableEvent::PlayerLeft { player: viewer.player });
        Ok(open_table_change(vec![left]))
    }
}

/// Makes the table unrated, so that guests can join. Has no effect on an unrated table.
///
/// # Errors
/// The table is not open, or the player is not its host.
pub async fn make_table_unrated(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    run_step(ctx, viewer, game, request, MakeUnrated).await
}

struct MakeUnrated;

impl TableStep for MakeUnrated {
    const PHASE: GamePhase = GamePhase::BeforeStart;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let Table { game, viewer, .. } = table;
        require_host(game, viewer)?;
        if game.rating_mode == RatingMode::No {
            return Ok(open_table_change(Vec::new()));
        }
        store::games::set_rating_mode(conn, game.id, RatingMode::No).await?;
        Ok(open_table_change(vec![NewEvent::at_table(TableEvent::TableMadeUnrated {})]))
    }
}

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
) -> Result<Idempotent<StoredGame>> {
    run_step(ctx, viewer, game, request, AddHousePlayerStep(house)).await
}

struct AddHousePlayerStep(HousePlayer);

impl TableStep for AddHousePlayerStep {
    const PHASE: GamePhase = GamePhase::BeforeStart;
    const IS_LENGTH_LIMITED: bool = true;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        require_host(table.game, table.viewer)?;
        // The number is unique among the house players of the table, regardless of their kind, to
        // keep names distinct. Each kind has as many accounts as there are seats besides the
        // host's.
        let house_players = table.game.seats.iter().filter(|seat| seat.house().is_some()).count();
        let number = u8::try_from(house_players + 1).unwrap_or(u8::MAX);
        take_next_seat(conn, table, house_account(self.0, number), None).await
    }
}

/// Returns the state of a playable game and the viewer's seat.
pub fn require_playable(game: &StoredGame, viewer: Viewer) -> Result<(GameState, Seat)> {
    let seat = game.seat_of(viewer.player).ok_or(ProblemCode::NotSeated)?;
    match game.status {
        GameStatus::Open => Err(ProblemCode::GameNotStarted.into()),
        GameStatus::Cancelled => Err(RuleViolation::GameFinished.into()),
        GameStatus::Active | GameStatus::Finished => Ok((*game.started_state()?, seat)),
    }
}

/// Returns the player's seat if the player, not the house, controls it.
pub fn require_controlled_seat(game: &StoredGame, viewer: Viewer) -> Result<Seat> {
    let (state, seat) = require_playable(game, viewer)?;
    match state.seat_control(seat) {
        SeatControl::Player => Ok(seat),
        SeatControl::House => Err(RuleViolation::SeatTakenOver.into()),
        SeatControl::HousePermanently | SeatControl::HouseFromStart(_) => {
            Err(RuleViolation::SeatConceded.into())
        }
    }
}

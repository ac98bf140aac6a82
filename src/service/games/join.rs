use kingdomino::shuffle::Bytes32;

use crate::domain::event_log::{NewEvent, RatingMode, TableEvent, is_bot};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest, PlayerId};
use crate::service::{Context, Error, Result, TableViolation};
use crate::store::{self, Connection};

use super::applied::Applied;
use super::invitation_link::read_invitation;
use super::limits::check_game_limit;
use super::start::start;
use super::table_transaction::{Table, TableChange, TableStep, When, still_open, take};

/// Takes the next free seat. The game starts when it was the last.
///
/// # Errors
/// The table is not open, or full; the player sits there already, or was not invited, or is a bot where none is wanted, or a guest where ratings change.
pub async fn join_table(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    entropy: Option<Bytes32>,
    request: Option<IdempotentRequest>,
) -> Result<Applied> {
    let quota = ctx.quotas.get().games;
    take(ctx, viewer, game, request, Join { entropy, by_link: false, quota }).await
}

/// The same for who holds a link by which the opener invites, at a table for the invited, too.
///
/// # Errors
/// As [`join_table`]; the link is none of ours or of another table, or has expired.
pub async fn join_by_invitation(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    invitation: &str,
    entropy: Option<Bytes32>,
    request: Option<IdempotentRequest>,
) -> Result<Applied> {
    let link = read_invitation(ctx, invitation).await?;
    if link.game != game {
        return Err(Error::LinkInvalid);
    }
    let quota = ctx.quotas.get().games;
    take(ctx, viewer, game, request, Join { entropy, by_link: true, quota }).await
}

struct Join {
    /// What the player adds to the chance of the shuffle.
    entropy: Option<Bytes32>,
    /// Whether the player holds a link to the table.
    by_link: bool,
    /// Games that the player may have.
    quota: i64,
}

impl TableStep for Join {
    const WHEN: When = When::BeforeTheStart;
    const LENGTHENS: bool = true;
    const LOCKS_ACCOUNT: bool = true;

    fn admits_strangers(&self) -> bool {
        self.by_link
    }

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let Table { game, viewer, .. } = table;
        if game.seat_of(viewer.player).is_some() {
            return Err(TableViolation::AlreadySeated.into());
        }
        admitted(conn, game, viewer.player).await?;
        check_game_limit(conn, viewer.player, self.quota).await?;
        sit_down(conn, table, viewer.player, self.entropy.as_ref()).await
    }
}

/// Gives the next free seat to a player, and starts the game when it was the last.
///
/// # Errors
/// The table is full.
pub(super) async fn sit_down(
    conn: &mut Connection,
    table: Table<'_>,
    player: PlayerId,
    entropy: Option<&Bytes32>,
) -> Result<TableChange> {
    let Table { game, secrets, viewer, outcomes } = table;
    let seated = game.seats.len();
    if seated >= usize::from(game.settings.players()) {
        return Err(TableViolation::Full.into());
    }
    store::games::take_seat(conn, game.id, seated, player, entropy).await?;
    let joined = NewEvent::of_the_table(TableEvent::PlayerJoined { player });
    if seated + 1 < usize::from(game.settings.players()) {
        return Ok(still_open(vec![joined]));
    }
    // With who has just sat down, whose time may be the first to be counted.
    let (full, _) =
        store::games::load_game_to_play(conn, game.id, viewer).await?.ok_or(Error::GameNotFound)?;
    start(conn, outcomes, &full.game, secrets, vec![joined]).await
}

/// Whether the player may sit at the table at all: bots only where they are wanted, or at their own tables, and guests only
/// where no ratings change.
pub(crate) async fn admitted(
    conn: &mut Connection,
    game: &StoredGame,
    player: PlayerId,
) -> Result<()> {
    if is_bot(player) && !game.bots && player != game.opener {
        return Err(TableViolation::BotsNotAdmitted.into());
    }
    check_rated(conn, game.rated, player).await
}

/// Refuses guests where ratings change: who has lost comes back as another.
pub(super) async fn check_rated(
    conn: &mut Connection,
    rated: RatingMode,
    player: PlayerId,
) -> Result<()> {
    if rated != RatingMode::No && store::accounts::is_guest(conn, player).await? {
        return Err(TableViolation::GuestsPlayUnrated.into());
    }
    Ok(())
}

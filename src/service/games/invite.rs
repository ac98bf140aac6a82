use crate::domain::account::NameKeys;
use crate::domain::event_log::{NewEvent, TableEvent};
use crate::domain::table::Viewer;
use crate::domain::{GameId, IdempotentRequest};
use crate::service::accounts::{count_invitation, name_keys};
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

use super::applied::CommandResult;
use super::join::check_admission;
use super::repeated::find_recorded_request;
use super::table_transaction::{
    GamePhase, Table, TableChange, TableStep, open_table_change, require_host, run_step,
};

/// Allows another player to view and join the table. Repeated invitations have no effect.
///
/// # Errors
/// Too many invitations; the table is not open, or the player is not its host; or no player has
/// this name.
pub async fn invite_player(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    name: &str,
    request: Option<IdempotentRequest>,
) -> Result<CommandResult> {
    let invite = Invite(name_keys(name));
    let inviting = run_step(ctx, viewer, game, request.clone(), invite);
    with_invitation_limit(ctx, viewer, game, name, request.as_ref(), inviting).await
}

/// Counts an invitation of the player called `name` towards the rate limits, then awaits
/// `inviting`. Failed and replayed requests are not counted.
pub(super) async fn with_invitation_limit(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    name: &str,
    request: Option<&IdempotentRequest>,
    inviting: impl Future<Output = Result<CommandResult>>,
) -> Result<CommandResult> {
    let tokens = match count_invitation(ctx, viewer, name).await {
        Err(Error::TooManyAttempts(_))
            if is_recorded_request(ctx, viewer, game, request).await? =>
        {
            None
        }
        tokens => Some(tokens?),
    };
    let applied = inviting.await;
    let invites = applied.as_ref().is_ok_and(|applied| !applied.replayed);
    if let Some(tokens) = tokens.filter(|_| !invites) {
        tokens.refund(ctx).await?;
    }
    applied
}

async fn is_recorded_request(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<&IdempotentRequest>,
) -> Result<bool> {
    let Some(request) = request else { return Ok(false) };
    let mut conn = ctx.connection().await?;
    Ok(find_recorded_request(&mut conn, viewer, game, request).await?.is_some())
}

/// Invitation of the player with this name.
struct Invite(NameKeys);

impl TableStep for Invite {
    const PHASE: GamePhase = GamePhase::BeforeStart;
    const IS_LENGTH_LIMITED: bool = true;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let Table { game, viewer, .. } = table;
        require_host(game, viewer)?;
        let player = store::accounts::find_player_by_name(conn, &self.0)
            .await?
            .ok_or(Error::PlayerNotFound)?
            .id;
        let known = game.seat_of(player).is_some()
            || store::games::is_invited(conn, game.id, player).await?;
        if known {
            return Ok(open_table_change(Vec::new()));
        }
        check_admission(conn, game, player).await?;
        store::games::insert_invitation(conn, game.id, player).await?;
        Ok(open_table_change(vec![NewEvent::at_table(TableEvent::PlayerInvited { player })]))
    }
}

//! Invitations by the host of a table: of one player by name, and by links. Any client with a link
//! can join, with or without an account.

use jiff::Timestamp;

use crate::domain::account::NameKeys;
use crate::domain::event_log::{NewEvent, TableEvent};
use crate::domain::series::Series;
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest, ProblemCode};
use crate::notifications::links::{INVITATION_LIFETIME, InvitationLink};
use crate::service::accounts::count_invitation;
use crate::service::games::commands::repeated::find_recorded_request;
use crate::service::games::commands::search::Attempt;
use crate::service::games::reads::show::load_visible;
use crate::service::player_name::name_keys;
use crate::service::tasks::run_detached;
use crate::service::{Context, Error, Idempotent, Result};
use crate::store;
use crate::store::Connection;

use super::seats::check_admission;
use super::transaction::{
    GamePhase, Table, TableChange, TableStep, check_open, open_table_change, require_host, run_step,
};

/// New link to an open table.
pub struct CreatedInvitationLink {
    /// Token of the link, as in its URL.
    pub token: String,
    /// Page on which the recipient takes a seat.
    pub url: String,
    pub until: Timestamp,
}

/// Current table of an invitation link.
pub struct LinkedInvitation {
    pub game: StoredGame,
    pub series: Option<Series>,
    pub until: Timestamp,
}

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
) -> Result<Idempotent<StoredGame>> {
    let invite = Invite(name_keys(name));
    let inviting = run_step(ctx, viewer, game, request.clone(), invite);
    with_invitation_limit(ctx, viewer, game, name, request.as_ref(), inviting).await
}

/// Counts an invitation of the player called `name` towards the rate limits, then awaits
/// `inviting`. Failed and replayed requests are not counted.
pub async fn with_invitation_limit(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    name: &str,
    request: Option<&IdempotentRequest>,
    inviting: impl Future<Output = Result<Idempotent<StoredGame>>>,
) -> Result<Idempotent<StoredGame>> {
    let tokens = match count_invitation(ctx, viewer, name).await {
        Err(Error::Throttled(ProblemCode::TooManyAttempts, _))
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

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let Table { game, viewer, .. } = table;
        require_host(game, viewer)?;
        let player = store::accounts::find_player_by_name(conn, &self.0)
            .await?
            .ok_or(ProblemCode::PlayerNotFound)?
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

/// Creates a link with which any recipient can take a seat at the viewer's table. The server stores
/// no state for it. The link is valid until it expires, while the table is open.
///
/// # Errors
/// There is no such table for the viewer, it is not open, or the viewer is not its host.
pub async fn create_invitation_link(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
) -> Result<CreatedInvitationLink> {
    let game = load_visible(&mut *ctx.connection().await?, viewer, id).await?;
    check_open(&game)?;
    require_host(&game, viewer)?;
    let until = game.read_at.checked_add(INVITATION_LIFETIME);
    let until = until.map_err(|error| Error::Internal(error.to_string()))?;
    let link = InvitationLink { game: id, by: viewer.player, until };
    let links = &ctx.senders.links;
    Ok(CreatedInvitationLink { token: links.token(&link), url: links.url(&link), until })
}

/// Returns the table of a link, without taking a seat.
///
/// # Errors
/// The link is invalid, has expired, or belongs to a locked account; or the table is no longer
/// open.
pub async fn resolve_invitation_link(ctx: &Context, token: &str) -> Result<LinkedInvitation> {
    let InvitationLink { game, by, until } = read_invitation(ctx, token).await?;
    let mut conn = ctx.connection().await?;
    let game = load_visible(&mut conn, Viewer::from_link(by), game).await?;
    check_open(&game)?;
    let series = match game.series {
        Some(of) => store::series::find_series(&mut conn, of.id).await?,
        None => None,
    };
    Ok(LinkedInvitation { game, series, until })
}

/// Returns the game of a link, even if its table is no longer open.
///
/// # Errors
/// The link is invalid, has expired, or belongs to a locked account.
pub async fn get_invitation_link_game(ctx: &Context, token: &str) -> Result<GameId> {
    Ok(read_invitation(ctx, token).await?.game)
}

/// Decodes and validates a link.
pub async fn read_invitation(ctx: &Context, token: &str) -> Result<InvitationLink> {
    let link: InvitationLink = ctx.open_link(token).await?;
    if store::accounts::is_locked(&mut *ctx.connection().await?, link.by).await? {
        return Err(ProblemCode::LinkInvalid.into());
    }
    Ok(link)
}

/// Declines an invitation and notifies the host. Returns no game, because the table may no longer
/// be visible to the player. Declining again has no effect.
///
/// # Errors
/// There is no such table for the viewer, it is not open, or the viewer has a seat.
pub async fn decline_invitation(ctx: &Context, viewer: Viewer, id: GameId) -> Result<()> {
    let ctx = ctx.clone();
    run_detached(async move {
        let _permit = ctx.acquire_table_permit(viewer, id).await?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::games::lock_game(conn, id).await?;
            let game = match load_visible(conn, viewer, id).await {
                Err(Error::Refused(ProblemCode::GameNotFound))
                    if store::games::has_declined(conn, id, viewer.player).await? =>
                {
                    return Ok(());
                }
                game => game?,
            };
            check_open(&game)?;
            if game.seat_of(viewer.player).is_some() {
                return Err(ProblemCode::AlreadySeated.into());
            }
            if store::games::delete_invitation(conn, id, viewer.player).await? {
                let declined = TableEvent::InvitationDeclined { player: viewer.player };
                let change = open_table_change(vec![NewEvent::at_table(declined)]);
                let change = change.update(&game, &game.agreements, viewer, None);
                let recorded = store::games::append_events(conn, &change).await?;
                // The row is locked, so the update cannot conflict.
                recorded.ok_or_else(|| Error::Internal("a locked table changed".to_owned()))?;
            }
            Ok::<_, Error>(())
        })
        .await
    })
    .await
}

//! Invitation links of the host of a table. Anyone with the link can join, with or without an
//! account.

use jiff::Timestamp;

use crate::domain::GameId;
use crate::domain::event_log::GameStatus;
use crate::domain::series::Series;
use crate::domain::table::{StoredGame, Viewer};
use crate::notifications::links::{INVITATION_LIFETIME, InvitationLink};
use crate::service::{Context, Error, Result, TableViolation};
use crate::store;

use super::show::load_visible;
use super::table_transaction::require_host;

/// A new link to an open table.
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
pub(super) async fn read_invitation(ctx: &Context, token: &str) -> Result<InvitationLink> {
    let mut conn = ctx.connection().await?;
    let now = store::game_now(&mut conn).await?;
    let link: InvitationLink = ctx.senders.links.read(token, now)?;
    if store::accounts::is_locked(&mut conn, link.by).await? {
        return Err(Error::LinkInvalid);
    }
    Ok(link)
}

fn check_open(game: &StoredGame) -> Result<()> {
    if game.status == GameStatus::Open { Ok(()) } else { Err(TableViolation::NotOpen.into()) }
}

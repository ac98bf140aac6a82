//! Links by which the opener of a table invites whoever has them, with an account or without.

use jiff::Timestamp;

use crate::domain::GameId;
use crate::domain::event_log::GameStatus;
use crate::domain::series::Series;
use crate::domain::table::{StoredGame, Viewer};
use crate::notifications::links::{INVITATION_LASTS, InvitationLink};
use crate::service::{Context, Error, Result, TableViolation};
use crate::store;

use super::show::load_visible;
use super::table_transaction::opener_only;

/// A link to an open table.
pub struct MadeInvitation {
    /// What stands for it in its address.
    pub token: String,
    /// The page where somebody sits down by it.
    pub url: String,
    pub until: Timestamp,
}

/// The table to which a link leads, as it stands.
pub struct LinkedInvitation {
    pub game: StoredGame,
    /// The series of the game.
    pub series: Option<Series>,
    pub until: Timestamp,
}

/// Makes a link by which whoever has it can sit down at the viewer's table. Nothing is stored for it: it is good until its
/// time is over, as long as the table is open.
///
/// # Errors
/// There is no such table for the viewer; it is not open, or not the viewer's.
pub async fn make_invitation(ctx: &Context, viewer: Viewer, id: GameId) -> Result<MadeInvitation> {
    let game = load_visible(&mut *ctx.connection().await?, viewer, id).await?;
    still_open(&game)?;
    opener_only(&game, viewer)?;
    let until = game.read_at.checked_add(INVITATION_LASTS);
    let until = until.map_err(|error| Error::Internal(error.to_string()))?;
    let link = InvitationLink { game: id, by: viewer.player, until };
    let links = &ctx.senders.links;
    Ok(MadeInvitation { token: links.token(&link), url: links.url(&link), until })
}

/// The table of a link, for who thinks about sitting down there.
///
/// # Errors
/// The link is none of ours, has expired, or is of an account that is locked; the table is not open any more.
pub async fn linked_invitation(ctx: &Context, token: &str) -> Result<LinkedInvitation> {
    let InvitationLink { game, by, until } = read_invitation(ctx, token).await?;
    let mut conn = ctx.connection().await?;
    let game = load_visible(&mut conn, Viewer::by_link(by), game).await?;
    still_open(&game)?;
    let series = match game.series {
        Some(of) => store::series::find_series(&mut conn, of.id).await?,
        None => None,
    };
    Ok(LinkedInvitation { game, series, until })
}

/// The game of a link, whether or not its table is still open.
///
/// # Errors
/// As for [`linked_invitation`].
pub async fn invited_to(ctx: &Context, token: &str) -> Result<GameId> {
    Ok(read_invitation(ctx, token).await?.game)
}

/// What a link says.
pub(super) async fn read_invitation(ctx: &Context, token: &str) -> Result<InvitationLink> {
    let mut conn = ctx.connection().await?;
    let now = store::game_now(&mut conn).await?;
    let link: InvitationLink = ctx.senders.links.read(token, now)?;
    if store::accounts::is_locked(&mut conn, link.by).await? {
        return Err(Error::LinkInvalid);
    }
    Ok(link)
}

fn still_open(game: &StoredGame) -> Result<()> {
    if game.status == GameStatus::Open { Ok(()) } else { Err(TableViolation::NotOpen.into()) }
}

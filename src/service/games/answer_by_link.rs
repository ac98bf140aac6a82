use sha2::{Digest, Sha256};

use crate::domain::table::Viewer;
use crate::domain::{GameId, IdempotentRequest, PlayerId};
use crate::notifications::links::{Answer, AnswerLink};
use crate::service::games::agreements::{answer_proposal, delete_seat_offer, take_seat};
use crate::service::{Context, Error, Result};
use crate::store;

use super::by_link::{LinkedTable, load_linked_table};
use super::decline::decline_invitation;
use super::join::join_table;
use super::rematch::rematch;

/// Preview of an answer link.
pub struct AnswerLinkPreview {
    pub table: LinkedTable,
    pub answer: Answer,
    /// True while the player can still give the answer.
    pub can_answer: bool,
}

/// Result of an answer link.
pub struct AnswerLinkResult {
    pub player: PlayerId,
    /// Game that the player belongs to after the answer; none after a declined invitation.
    pub game: Option<GameId>,
}

/// Previews an answer link without using it.
///
/// # Errors
/// The link is invalid or has expired, or the player can no longer view the game.
pub async fn preview_answer_link(ctx: &Context, token: &str) -> Result<AnswerLinkPreview> {
    let link = read(ctx, token).await?;
    let table = load_linked_table(ctx, link.player, link.game, true).await?;
    // A player invited to a public table may also decline.
    let is_open_to_all = table.answers.contains(&Answer::Invitation {});
    let can_answer = table.answers.contains(&link.answer)
        || (link.answer == Answer::Decline {} && is_open_to_all);
    Ok(AnswerLinkPreview { table, answer: link.answer, can_answer })
}

/// Gives the answer of a link. Using the link again has no further effect.
///
/// # Errors
/// The link is invalid, has expired, or belongs to a locked account; or the proposal, offer or
/// invitation is no longer open.
pub async fn answer_by_link(ctx: &Context, token: &str) -> Result<AnswerLinkResult> {
    let link = read(ctx, token).await?;
    let AnswerLink { player, game, answer, .. } = link;
    if store::accounts::is_locked(&mut *ctx.connection().await?, player).await? {
        return Err(Error::LinkInvalid);
    }
    let (viewer, request) = (Viewer::from_link(player), Some(request(&link)));
    let answered = match answer {
        Answer::Proposal { version, agrees } => {
            answer_proposal(ctx, viewer, game, version, agrees, request).await
        }
        Answer::Seat { seat, takes: true } => take_seat(ctx, viewer, game, seat, request).await,
        Answer::Seat { seat, takes: false } => {
            delete_seat_offer(ctx, viewer, game, seat, request).await
        }
        Answer::Invitation {} => join_table(ctx, viewer, game, None, request).await,
        Answer::Decline {} => {
            decline_invitation(ctx, viewer, game).await?;
            return Ok(AnswerLinkResult { player, game: None });
        }
        Answer::Rematch {} => rematch(ctx, viewer, game, None, request).await,
    }?;
    Ok(AnswerLinkResult { player, game: Some(answered.game.id) })
}

async fn read(ctx: &Context, token: &str) -> Result<AnswerLink> {
    let now = store::game_now(&mut *ctx.connection().await?).await?;
    Ok(ctx.senders.links.read(token, now)?)
}

/// Returns the idempotent request of a link, which is the same for each use. Its key contains a
/// space, which keys of clients cannot.
fn request(link: &AnswerLink) -> IdempotentRequest {
    let link = serde_json::to_vec(link).unwrap_or_default();
    let hash: [u8; 32] = Sha256::digest(link).into();
    IdempotentRequest { key: format!("by link: {}", hex::encode(&hash[..16])), hash }
}

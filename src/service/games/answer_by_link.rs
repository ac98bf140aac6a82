use sha2::{Digest, Sha256};

use crate::domain::IdempotentRequest;
use crate::domain::table::Viewer;
use crate::notifications::links::{Answer, AnswerLink};
use crate::service::games::agreements::{answer_proposal, end_offer, take_seat};
use crate::service::{Context, Error, Result};
use crate::store;

use super::by_link::{LinkedTable, table};
use super::join::join_table;

/// What a link to answer would do.
pub struct LinkedAnswer {
    pub table: LinkedTable,
    pub answer: Answer,
    /// Whether the player is still asked.
    pub can_be_given: bool,
}

/// What a link to answer would do now.
///
/// # Errors
/// The link is none of ours, or has expired; the game is not to be seen any more.
pub async fn linked_answer(ctx: &Context, token: &str) -> Result<LinkedAnswer> {
    let link = read(ctx, token).await?;
    let table = table(ctx, link.player, link.game, true).await?;
    let can_be_given = table.answers.contains(&link.answer);
    Ok(LinkedAnswer { table, answer: link.answer, can_be_given })
}

/// Gives the answer of a link, once.
///
/// # Errors
/// The link is none of ours, has expired, or is of an account that is locked; nothing is asked any more.
pub async fn answer_by_link(ctx: &Context, token: &str) -> Result<()> {
    let link = read(ctx, token).await?;
    if store::accounts::is_locked(&mut *ctx.connection().await?, link.player).await? {
        return Err(Error::LinkInvalid);
    }
    let (viewer, game, request) = (Viewer::by_link(link.player), link.game, Some(request(&link)));
    match link.answer {
        Answer::Proposal { version, agrees } => {
            answer_proposal(ctx, viewer, game, version, agrees, request).await
        }
        Answer::Seat { seat, takes: true } => take_seat(ctx, viewer, game, seat, request).await,
        Answer::Seat { seat, takes: false } => end_offer(ctx, viewer, game, seat, request).await,
        Answer::Invitation {} => join_table(ctx, viewer, game, None, request).await,
    }?;
    Ok(())
}

async fn read(ctx: &Context, token: &str) -> Result<AnswerLink> {
    let now = store::game_now(&mut *ctx.connection().await?).await?;
    Ok(ctx.senders.links.read(token, now)?)
}

/// The same for the same link. Its key has a space, as no client can send one.
fn request(link: &AnswerLink) -> IdempotentRequest {
    let link = serde_json::to_vec(link).unwrap_or_default();
    let hash: [u8; 32] = Sha256::digest(link).into();
    IdempotentRequest { key: format!("by link: {}", hex::encode(&hash[..16])), hash }
}

//! Invitations to an open table: by name, and by a link for whoever has it.

use actix_web::{HttpResponse, web};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::views::GameView;
use crate::api::http::{
    Body, Caller, IdempotencyKey, NoIdempotencyKey, TablesWrite, created, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::domain::table::NOBODY;
use crate::notifications::links::{InvitationLink, Link};
use crate::service::games::{LinkedInvitation, MadeInvitation};
use crate::service::{self, Context};

use super::response::after_request;

/// A player to invite.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InviteRequest {
    #[schema(min_length = 2, max_length = 32, examples("Grace"))]
    pub name: String,
}

/// What stands for an invitation in the address of its link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InspectInvitationRequest {
    #[schema(max_length = 1000)]
    pub token: String,
}

/// A link by which whoever has it can sit down at a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationLinkView {
    /// The page where somebody registers or logs in and sits down, without a client.
    #[schema(max_length = 2000)]
    pub url: String,
    /// What stands for the invitation in it, for clients.
    #[schema(max_length = 1000)]
    pub token: String,
    /// Until when it is good, as long as the table is open.
    pub expires_at: Timestamp,
}

/// What an invitation link is for.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationView {
    /// The table, as who does not sit there sees it.
    pub game: GameView,
    /// Until when the link is good, as long as the table is open.
    pub expires_at: Timestamp,
}

/// Invite a player
///
/// Lets a player see and join a table that is for the invited only. Only its opener can; to invite somebody again
/// changes nothing.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/invitations", tag = "tables",
    params(("game_id" = GameId, Path, description = "The table.")),
    extensions(("x-refusals" = json!([Code::BotsNotAdmitted, Code::GuestsPlayUnrated, Code::TableNotOpen, Code::NotTheOpener, Code::PlayerNotFound, Code::GameTooLong, Code::TooManyAttempts]))),
    responses((status = 200, description = "The table after it.", body = GameView))
)]
pub async fn invite_player(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
    body: Body<InviteRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("invite_player", &body.0)?;
    let played = with_timeout(service::games::invite_player(
        &ctx,
        caller.0,
        *game,
        &body.0.name,
        repeatable,
    ))
    .await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Decline an invitation
///
/// A table for the invited is not to be seen any more. To decline again changes nothing.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/invitations/decline", tag = "tables",
    params(("game_id" = GameId, Path, description = "The table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::AlreadySeated]))),
    responses((status = 204, description = "You are not invited any more."))
)]
pub async fn decline_invitation(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::games::decline_invitation(&ctx, caller.0, *game)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Make an invitation link
///
/// Whoever has it can see the table and sit down there, with an account or after registering on the page that it leads to,
/// also when the table is only for the invited. It is good for 14 days, as long as the table is open. Only the opener can
/// make one. Nothing is stored for it, so it cannot be taken back but by cancelling the table.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/invitation-links", tag = "tables",
    params(("game_id" = GameId, Path, description = "The table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::NotTheOpener]))),
    responses((status = 201, description = "The link.", body = InvitationLinkView))
)]
pub async fn make_invitation_link(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    _: NoIdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let made = with_timeout(service::games::make_invitation(&ctx, caller.0, *game)).await?;
    let MadeInvitation { token, url, until } = made;
    let page = format_args!("{}/{token}", InvitationLink::PAGE);
    Ok(created(&ctx, page).json(InvitationLinkView { url, token, expires_at: until }))
}

/// Inspect an invitation link
///
/// The table to which a link leads, for who thinks about sitting down there. To sit down, join it with the token as
/// `invitation`.
#[utoipa::path(
    post, path = "/v1/invitation-links/inspection", tag = "tables",
    extensions(("x-refusals" = json!([Code::LinkInvalid, Code::LinkExpired, Code::TableNotOpen]))),
    responses((status = 200, description = "What it is for.", body = InvitationView))
)]
pub async fn inspect_invitation_link(
    ctx: web::Data<Context>,
    body: Body<InspectInvitationRequest>,
) -> Result<HttpResponse, Problem> {
    let found = with_timeout(service::games::linked_invitation(&ctx, &body.0.token)).await;
    let LinkedInvitation { game, until, .. } =
        found.map_err(|problem| of_the_link(problem, "token"))?;
    let game = GameView::new(&game, NOBODY.player);
    Ok(HttpResponse::Ok().json(InvitationView { game, expires_at: until }))
}

/// A refusal of a link with the field in which it came.
pub(super) fn of_the_link(problem: Problem, field: &str) -> Problem {
    match problem.code {
        Code::LinkInvalid | Code::LinkExpired => problem.field(field),
        _ => problem,
    }
}

//! Seats of a table: offers to another player, house players, and invitations by name or by a link.

use actix_web::{HttpResponse, web};
use jiff::Timestamp;
use kingdomino::{HousePlayer, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::views::GameView;
use crate::api::http::{
    Body, Caller, GamesPlay, IdempotencyKey, NoIdempotencyKey, TablesWrite, created_response,
    with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code, RUNNING_GAME};
use crate::domain::GameId;
use crate::domain::table::PUBLIC_VIEWER;
use crate::notifications::links::{InvitationLink, Link};
use crate::service;
use crate::service::Context;
use crate::service::games::{CreatedInvitationLink, LinkedInvitation};

use super::commands::updated_game_response;

/// Player to whom a seat is offered.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OfferSeat {
    /// Name of the player.
    #[schema(min_length = 2, max_length = 32, examples("Hedy"))]
    pub name: String,
}

/// House player to add to a table.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AddHousePlayer {
    /// Strategy of the house player, as in `house` of `create_table`.
    pub house: HousePlayer,
}

/// Player to invite.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InvitePlayer {
    /// Name of the player.
    #[schema(min_length = 2, max_length = 32, examples("Grace"))]
    pub name: String,
}

/// Invitation link to resolve.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResolveInvitationLink {
    /// Token from the URL of the link.
    #[schema(max_length = 1000)]
    pub token: String,
}

/// Link with which a player can join a table without a personal invitation.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationLinkView {
    /// URL of a page on which a player can register or log in, and join the table without a client.
    #[schema(max_length = 2000)]
    pub url: String,
    /// Token of the link, for clients.
    #[schema(max_length = 1000)]
    pub token: String,
    /// Time at which the link expires. It stops working earlier if the table is no longer open.
    pub expires_at: Timestamp,
}

/// Table that an invitation link refers to.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationView {
    /// Table as seen by a player without a seat.
    pub game: GameView,
    /// Time at which the link expires. It stops working earlier if the table is no longer open.
    pub expires_at: Timestamp,
}

/// Offer a seat
///
/// Offers your seat to another player, who can then read the game and take the seat. The table must
/// allow handovers. A new offer replaces the previous one. Returns the game.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/seats/{seat}/offer", tag = "agreements",
    params(("seat" = Seat, Path, description = "Number of your seat, counted from 0.")),
    extensions(("x-refusals" = json!([Code::BotsNotAllowed, Code::GuestsPlayUnrated, RUNNING_GAME, Code::NotYourSeat, Code::HandoverNotAllowed, Code::PlayerNotFound, Code::AlreadySeated, Code::GameTooLong, Code::TooManyProposals, Code::TooManyAttempts]))),
    responses((status = 200, description = "The game.", body = GameView))
)]
pub async fn offer_seat(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    path: web::Path<(GameId, Seat)>,
    key: IdempotencyKey,
    body: Body<OfferSeat>,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = path.into_inner();
    let idempotency = key.to_request("offer_seat", &(seat, &body.0))?;
    let offered = service::games::agreements::offer_seat(
        &ctx,
        caller.0,
        game,
        seat,
        &body.0.name,
        idempotency,
    );
    Ok(updated_game_response(HttpResponse::Ok(), &with_timeout(offered).await?, caller.0))
}

/// Delete a seat offer
///
/// Withdraws the offer of your seat, or declines an offer that was made to you. Returns the game.
#[utoipa::path(
    delete, path = "/v1/games/{game_id}/seats/{seat}/offer", tag = "agreements",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::NotYourSeat, Code::SeatNotOffered]))),
    responses((status = 200, description = "The game.", body = GameView))
)]
pub async fn delete_seat_offer(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    path: web::Path<(GameId, Seat)>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = path.into_inner();
    let idempotency = key.to_request("delete_seat_offer", &seat)?;
    let ended =
        service::games::agreements::delete_seat_offer(&ctx, caller.0, game, seat, idempotency);
    Ok(updated_game_response(HttpResponse::Ok(), &with_timeout(ended).await?, caller.0))
}

/// Take an offered seat
///
/// Takes a seat that was offered to you in a running game. The clock of the seat continues
/// unchanged. Returns the game.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/seats/{seat}/take", tag = "agreements",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::SeatNotOffered, Code::AlreadySeated, Code::HandoverNotAllowed]))),
    responses((status = 200, description = "The game.", body = GameView))
)]
pub async fn take_seat(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    path: web::Path<(GameId, Seat)>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = path.into_inner();
    let idempotency = key.to_request("take_seat", &seat)?;
    let taken = service::games::agreements::take_seat(&ctx, caller.0, game, seat, idempotency);
    Ok(updated_game_response(HttpResponse::Ok(), &with_timeout(taken).await?, caller.0))
}

/// Add a house player
///
/// Gives the next free seat of an open table to a house player, a computer player run by the
/// server. You must be the host of the table. The game starts when the last seat is taken. Returns
/// the table, or the started game.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/house-players", tag = "tables",
    params(("game_id" = GameId, Path, description = "Id of the table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::TableFull, Code::NotTheHost, Code::GameTooLong]))),
    responses((status = 200, description = "The table, or the started game.", body = GameView))
)]
pub async fn add_house_player(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
    body: Body<AddHousePlayer>,
) -> Result<HttpResponse, Problem> {
    let AddHousePlayer { house } = body.0;
    let idempotency = key.to_request("add_house_player", &body.0)?;
    let seated = service::games::add_house_player(&ctx, caller.0, *game, house, idempotency);
    Ok(updated_game_response(HttpResponse::Ok(), &with_timeout(seated).await?, caller.0))
}

/// Invite a player
///
/// Invites a player, who can then see and join the table even if it is only for invited players.
/// You must be the host. Inviting a player again has no effect. Returns the table.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/invitations", tag = "tables",
    params(("game_id" = GameId, Path, description = "Id of the table.")),
    extensions(("x-refusals" = json!([Code::BotsNotAllowed, Code::GuestsPlayUnrated, Code::TableNotOpen, Code::NotTheHost, Code::PlayerNotFound, Code::GameTooLong, Code::TooManyAttempts]))),
    responses((status = 200, description = "The table.", body = GameView))
)]
pub async fn invite_player(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
    body: Body<InvitePlayer>,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("invite_player", &body.0)?;
    let played = with_timeout(service::games::invite_player(
        &ctx,
        caller.0,
        *game,
        &body.0.name,
        idempotency,
    ))
    .await?;
    Ok(updated_game_response(HttpResponse::Ok(), &played, caller.0))
}

/// Decline an invitation
///
/// Declines your invitation to a table. A table for invited players is then no longer visible to
/// you. Declining again has no effect.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/invitations/decline", tag = "tables",
    params(("game_id" = GameId, Path, description = "Id of the table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::AlreadySeated]))),
    responses((status = 204, description = "The invitation was declined."))
)]
pub async fn decline_invitation(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::games::decline_invitation(&ctx, caller.0, *game)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Create an invitation link
///
/// Returns a link with which a player can see and join the table, even if it is only for invited
/// players. A person without an account can register on the linked page, or play as a guest if the
/// table is unrated. The link expires after 14 days, or when the table is no longer open. You must
/// be the host. Links are not stored; to revoke a link, cancel the table.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/invitation-links", tag = "tables",
    params(("game_id" = GameId, Path, description = "Id of the table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::NotTheHost]))),
    responses((status = 201, description = "The link.", body = InvitationLinkView))
)]
pub async fn create_invitation_link(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    _: NoIdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let made = with_timeout(service::games::create_invitation_link(&ctx, caller.0, *game)).await?;
    let CreatedInvitationLink { token, url, until } = made;
    let page = format_args!("{}/{token}", InvitationLink::PAGE);
    Ok(created_response(&ctx, page).json(InvitationLinkView { url, token, expires_at: until }))
}

/// Resolve an invitation link
///
/// Returns the table that an invitation link refers to. To take a seat, call `join_table` with the
/// token as `invitation`.
#[utoipa::path(
    post, path = "/v1/invitation-links/resolve", tag = "tables",
    extensions(("x-refusals" = json!([Code::LinkInvalid, Code::LinkExpired, Code::TableNotOpen]))),
    responses((status = 200, description = "The table that the link refers to.", body = InvitationView))
)]
pub async fn resolve_invitation_link(
    ctx: web::Data<Context>,
    body: Body<ResolveInvitationLink>,
) -> Result<HttpResponse, Problem> {
    let found = with_timeout(service::games::resolve_invitation_link(&ctx, &body.0.token)).await;
    let LinkedInvitation { game, until, .. } =
        found.map_err(|problem| with_link_field(problem, "token"))?;
    let game = GameView::new(&game, PUBLIC_VIEWER.player);
    Ok(HttpResponse::Ok().json(InvitationView { game, expires_at: until }))
}

/// Adds the field that contained the link to the refusal of the link.
pub(super) fn with_link_field(problem: Problem, field: &str) -> Problem {
    match problem.code {
        Code::LinkInvalid | Code::LinkExpired => problem.field(field),
        _ => problem,
    }
}

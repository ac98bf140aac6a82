//! Page of an invitation link: the terms of the table, and forms to register or log in and take a
//! seat.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::api::accounts::new_session::session_cookies;
use crate::api::http::{SessionMark, form, wanted_language, with_timeout};
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, PlayerId};
use crate::i18n::{Language, Name, PageText, UiText};
use crate::notifications::content::document::{Document, Form};
use crate::notifications::content::{table_names, terms};
use crate::notifications::links::{InvitationLink, LIFETIME, Link, TableLink};
use crate::service::accounts::Grant;
use crate::service::games::LinkedInvitation;
use crate::service::{self, Context};

use super::entry::{Newcomer, Way, enter, takes_newcomers, with_ways_in};
use super::layout::{Page, confirm, form_problem, page, path, refused, title, with_client};

pub(super) async fn invitation(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let language = wanted_language(&request);
    match with_timeout(service::games::linked_invitation(&ctx, &token)).await {
        Ok(invitation) => {
            // A browser with a session continues in the web client, in which another player can
            // also log in.
            let document = if SessionMark::is_set(&request) {
                let document = described(&invitation, language);
                with_table(&ctx, document, invitation.game.id, Some(&token))
            } else {
                offered(&ctx, &invitation, &token, language, "")
            };
            Ok(page(StatusCode::OK, &document))
        }
        Err(problem) if problem.code == ProblemCode::TableNotOpen => {
            let game = with_timeout(service::games::invited_to(&ctx, &token)).await;
            let document = Document::new(language, title(&problem, language));
            Ok(match game {
                Ok(game) => page(problem.code.status(), &with_table(&ctx, document, game, None)),
                Err(problem) => refused(&request, &problem),
            })
        }
        Err(problem) => Ok(refused(&request, &problem)),
    }
}

/// Appends a link to the table in the web client, in which a logged-in player need not log in
/// again.
fn with_table(ctx: &Context, document: Document, game: GameId, token: Option<&str>) -> Document {
    let query = token.map(|token| format!("?invitation={token}")).unwrap_or_default();
    with_client(ctx, document, &format!("games/{game}{query}"), &PageText::PlayInBrowser)
}

/// Hidden form field that selects registration or login.
const WAY: &str = "way";

/// Form of the invitation page.
#[derive(Deserialize)]
pub(super) struct JoinForm {
    way: Way,
    name: String,
    password: String,
    /// Not empty if the browser runs no scripts.
    #[serde(default)]
    without_scripts: String,
    /// Empty if the browser runs no scripts.
    #[serde(default)]
    time_zone: String,
}

pub(super) async fn join(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
    form: Result<form::BoundedForm<JoinForm>, Problem>,
) -> Page {
    let invitation = match with_timeout(service::games::linked_invitation(&ctx, &token)).await {
        Ok(invitation) => invitation,
        Err(problem) => return Ok(refused(&request, &problem)),
    };
    let sent = match form {
        Ok(form) => form.0,
        Err(problem) => return Ok(refused(&request, &problem)),
    };
    match sit_down(&ctx, &request, &invitation, &token, &sent).await {
        Ok(arrived) => {
            // A redirect, so that going back or reloading does not submit the form again.
            let runs_scripts = sent.without_scripts.is_empty();
            let place = way_on(&ctx, &invitation.game, &arrived, runs_scripts);
            let mut response = HttpResponse::SeeOther()
                .insert_header((header::LOCATION, place))
                .insert_header((header::CACHE_CONTROL, "no-store"))
                .finish();
            for cookie in arrived.grant.iter().flat_map(|grant| session_cookies(&ctx, grant)) {
                response.add_cookie(&cookie)?;
            }
            Ok(response)
        }
        Err(problem) => {
            // If the last seat was taken in the meantime, the page is shown without forms.
            let found = with_timeout(service::games::linked_invitation(&ctx, &token)).await;
            let Ok(invitation) = found else { return Ok(refused(&request, &problem)) };
            let language = wanted_language(&request);
            let document = offered(&ctx, &invitation, &token, language, &sent.name);
            let wrong = form_problem(&problem, language);
            let mut document = document.refused_form((WAY, sent.way.value()), &wrong);
            if SessionMark::is_set(&request) {
                document = with_table(&ctx, document, invitation.game.id, Some(&token));
            }
            Ok(page(problem.code.status(), &document))
        }
    }
}

/// A player that took a seat.
struct Arrived {
    player: PlayerId,
    /// True if the web client has a session of the player. Otherwise, the player continues with
    /// links.
    is_known: bool,
    /// Session that the browser keeps.
    grant: Option<Grant>,
}

/// Registers or logs in the player, and takes a seat.
async fn sit_down(
    ctx: &Context,
    request: &HttpRequest,
    invitation: &LinkedInvitation,
    token: &str,
    form: &JoinForm,
) -> Result<Arrived, Problem> {
    let game = &invitation.game;
    if is_full(game) {
        return Err(service::Error::from(service::TableViolation::Full).into());
    }
    let JoinForm { way, name, password, time_zone, .. } = form;
    let newcomer = Newcomer { name, password, time_zone, invitation: Some(token) };
    let entered = enter(ctx, request, *way, &newcomer).await?;
    let (viewer, is_known) = (entered.viewer(), entered.stays());
    let seated = take_seat(ctx, viewer, game.id, token).await;
    let grant = entered.settle(ctx, seated.is_ok()).await?;
    seated?;
    Ok(Arrived { player: viewer.player, is_known, grant })
}

/// Takes a seat, unless the player already has one.
async fn take_seat(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    token: &str,
) -> Result<(), Problem> {
    let joined = service::games::join_by_invitation(ctx, viewer, game, token, None, None);
    match with_timeout(joined).await {
        // A player that is already seated is redirected to the table.
        Err(problem) if problem.code != ProblemCode::AlreadySeated => Err(problem),
        _ => Ok(()),
    }
}

fn is_full(game: &StoredGame) -> bool {
    game.seats.len() >= usize::from(game.settings.players())
}

/// Describes the table: the inviting player and the terms.
fn described(invitation: &LinkedInvitation, language: Language) -> Document {
    let LinkedInvitation { game, series, .. } = invitation;
    let names = table_names(language, game);
    let opener = game.seat_of(game.opener).and_then(|seat| names.get(seat.index()));
    let player = Name(opener.map_or("—", String::as_str));
    Document::new(language, PageText::InvitedBy { player }.text(language)).lines(terms(
        language,
        game,
        series.as_ref(),
    ))
}

/// Describes the table, with forms to register or log in and take a seat.
fn offered(
    ctx: &Context,
    invitation: &LinkedInvitation,
    token: &str,
    language: Language,
    name: &str,
) -> Document {
    let document = described(invitation, language);
    if is_full(&invitation.game) {
        let full = crate::i18n::problem_title(language, "table_full").unwrap_or_default();
        return document.paragraph(full);
    }
    let form = Form {
        without_scripts: Some("without_scripts".to_owned()),
        ..confirm(ctx, InvitationLink::PAGE, token, &UiText::Confirm, language)
    };
    let label = |way, language| match way {
        Way::Register => PageText::RegisterAndJoin.text(language),
        Way::LogIn => PageText::LogInAndJoin.text(language),
    };
    let ways = [Way::Register, Way::LogIn];
    with_ways_in(document, ways, &form, label, WAY, name, takes_newcomers(ctx, true))
}

/// Returns the path for a seated player: the web client if it can run and has a session of the
/// player, otherwise the page of the table. The link to that page authorizes the player without a
/// login.
fn way_on(ctx: &Context, game: &StoredGame, arrived: &Arrived, runs_scripts: bool) -> String {
    let client = client_path(ctx, game.id);
    if arrived.is_known && runs_scripts {
        return client;
    }
    let Ok(until) = game.read_at.checked_add(LIFETIME) else { return client };
    path(ctx, &TableLink { player: arrived.player, game: game.id, plays: true, until })
}

/// Path of a game in the web client.
fn client_path(ctx: &Context, game: GameId) -> String {
    format!("{}games/{game}", ctx.senders.links.base().path())
}

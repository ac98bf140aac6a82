//! Page of an invitation link: the terms of the table, and forms to register or log in and take a
//! seat. Browsers that run scripts continue at the table in the web client, where a visitor can also
//! join as a guest.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::api::accounts::sessions::session_cookies;
use crate::api::http::{SessionMark, body, wanted_language, with_timeout};
use crate::api::link_preview::LinkPreview;
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, PlayerId};
use crate::i18n::{Language, Name, PageText, UiText};
use crate::notifications::content::document::{ClientPage, Document};
use crate::notifications::content::{table_names, terms};
use crate::notifications::links::{InvitationLink, LINK_LIFETIME, Link, TableLink};
use crate::service::accounts::Grant;
use crate::service::games::LinkedInvitation;
use crate::service::{self, Context};

use super::entry::{EntryFields, EntryMethod, add_entry_forms, allows_registration, enter};
use super::layout::{
    Page, add_client_button, client_path, confirmation_form, form_problem, html_page, link_path,
    problem_page,
};

pub(super) async fn invitation(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let language = wanted_language(&request);
    match with_timeout(service::games::resolve_invitation_link(&ctx, &token)).await {
        Ok(invitation) => {
            // The registration or login would replace the session of the browser.
            let document = if SessionMark::is_set(&request) {
                let document = invitation_document(&invitation, language);
                with_table(&ctx, document, invitation.game.id, Some(&token))
            } else {
                join_document(&ctx, &invitation, &token, language, "")
            };
            let preview = LinkPreview::of_invitation(&invitation, &token, language);
            let path = format!("games/{}?invitation={token}", invitation.game.id);
            let document = document.head(preview.elements(&ctx));
            let client = ClientPage { path: client_path(&ctx, &path), required_cookie: None };
            Ok(html_page(StatusCode::OK, &document.continued_at(client)))
        }
        Err(problem) if problem.code == ProblemCode::TableNotOpen => {
            let game = with_timeout(service::games::get_invitation_link_game(&ctx, &token)).await;
            let document = Document::new(language, problem.code.title(language));
            Ok(match game {
                Ok(game) => {
                    html_page(problem.code.status(), &with_table(&ctx, document, game, None))
                }
                Err(problem) => problem_page(&request, &problem),
            })
        }
        Err(problem) => Ok(problem_page(&request, &problem)),
    }
}

/// Appends a link to the table in the web client, in which a logged-in player need not log in
/// again.
fn with_table(ctx: &Context, document: Document, game: GameId, token: Option<&str>) -> Document {
    let query = token.map(|token| format!("?invitation={token}")).unwrap_or_default();
    add_client_button(ctx, document, &format!("games/{game}{query}"), &PageText::PlayInBrowser)
}

/// Hidden form field that selects registration or login.
const ENTRY_METHOD: &str = "way";

/// Form of the invitation page.
#[derive(Deserialize)]
pub(super) struct JoinForm {
    way: EntryMethod,
    name: String,
    password: String,
    /// Empty if the browser runs no scripts.
    #[serde(default)]
    time_zone: String,
}

pub(super) async fn join(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
    form: Result<body::BoundedForm<JoinForm>, Problem>,
) -> Page {
    let invitation = match with_timeout(service::games::resolve_invitation_link(&ctx, &token)).await
    {
        Ok(invitation) => invitation,
        Err(problem) => return Ok(problem_page(&request, &problem)),
    };
    let sent = match form {
        Ok(form) => form.0,
        Err(problem) => return Ok(problem_page(&request, &problem)),
    };
    match enter_and_join(&ctx, &request, &invitation, &token, &sent).await {
        Ok(joined) => {
            // A redirect, so that going back or reloading does not submit the form again.
            let place = redirect_path(&ctx, &invitation.game, joined.player);
            let mut response = HttpResponse::SeeOther()
                .insert_header((header::LOCATION, place))
                .insert_header((header::CACHE_CONTROL, "no-store"))
                .finish();
            for cookie in joined.grant.iter().flat_map(|grant| session_cookies(&ctx, grant)) {
                response.add_cookie(&cookie)?;
            }
            Ok(response)
        }
        Err(problem) => {
            // If the last seat was taken in the meantime, the page is shown without forms.
            let found = with_timeout(service::games::resolve_invitation_link(&ctx, &token)).await;
            let Ok(invitation) = found else { return Ok(problem_page(&request, &problem)) };
            let language = wanted_language(&request);
            let document = join_document(&ctx, &invitation, &token, language, &sent.name);
            let wrong = form_problem(&problem, language);
            let mut document = document.with_form_problem((ENTRY_METHOD, sent.way.value()), &wrong);
            if SessionMark::is_set(&request) {
                document = with_table(&ctx, document, invitation.game.id, Some(&token));
            }
            Ok(html_page(problem.code.status(), &document))
        }
    }
}

/// A player that took a seat.
struct JoinedPlayer {
    player: PlayerId,
    /// Session that the browser keeps.
    grant: Option<Grant>,
}

/// Registers or logs in the player, and takes a seat.
async fn enter_and_join(
    ctx: &Context,
    request: &HttpRequest,
    invitation: &LinkedInvitation,
    token: &str,
    form: &JoinForm,
) -> Result<JoinedPlayer, Problem> {
    let game = &invitation.game;
    if is_full(game) {
        return Err(ProblemCode::TableFull.into());
    }
    let JoinForm { way, name, password, time_zone, .. } = form;
    let entry_fields = EntryFields { name, password, time_zone, invitation: Some(token) };
    let entered = enter(ctx, request, *way, &entry_fields).await?;
    let viewer = entered.viewer();
    let seated = take_seat(ctx, viewer, game.id, token).await;
    let grant = entered.finish(ctx, seated.is_ok()).await?;
    seated?;
    Ok(JoinedPlayer { player: viewer.player, grant })
}

/// Takes a seat, unless the player already has one.
async fn take_seat(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    token: &str,
) -> Result<(), Problem> {
    let joining = service::games::join_by_invitation(ctx, viewer, game, token, None, None);
    match with_timeout(joining).await {
        // A player that is already seated is redirected to the table.
        Err(problem) if problem.code != ProblemCode::AlreadySeated => Err(problem),
        _ => Ok(()),
    }
}

fn is_full(game: &StoredGame) -> bool {
    game.seats.len() >= usize::from(game.settings.players())
}

/// Describes the table: the inviting player and the terms.
fn invitation_document(invitation: &LinkedInvitation, language: Language) -> Document {
    let LinkedInvitation { game, series, .. } = invitation;
    let names = table_names(language, game);
    let host = game.seat_of(game.host).and_then(|seat| names.get(seat.index()));
    let player = Name(host.map_or("—", String::as_str));
    Document::new(language, PageText::InvitedBy { player }.text(language)).lines(terms(
        language,
        game,
        series.as_ref(),
    ))
}

/// Describes the table, with forms to register or log in and take a seat.
fn join_document(
    ctx: &Context,
    invitation: &LinkedInvitation,
    token: &str,
    language: Language,
    name: &str,
) -> Document {
    let document = invitation_document(invitation, language);
    if is_full(&invitation.game) {
        let full = ProblemCode::TableFull.title(language);
        return document.paragraph(full);
    }
    let form = confirmation_form(ctx, InvitationLink::PAGE, token, &UiText::Confirm, language);
    let label = |way, language| match way {
        EntryMethod::Register => PageText::RegisterAndJoin.text(language),
        EntryMethod::LogIn => PageText::LogInAndJoin.text(language),
    };
    let ways = [EntryMethod::Register, EntryMethod::LogIn];
    add_entry_forms(
        document,
        ways,
        &form,
        label,
        ENTRY_METHOD,
        name,
        allows_registration(ctx, true),
    )
}

/// Returns the path of the page of the table, which authorizes the player without a login, or
/// continues in the web client.
fn redirect_path(ctx: &Context, game: &StoredGame, player: PlayerId) -> String {
    match game.read_at.checked_add(LINK_LIFETIME) {
        Ok(until) => link_path(ctx, &TableLink { player, game: game.id, plays: true, until }),
        Err(_) => client_path(ctx, &format!("games/{}", game.id)),
    }
}

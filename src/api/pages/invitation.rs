//! The page behind a link by which the opener of a table invites: what is played there, and two ways to sit down.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::api::accounts::new_session::{client_name, session_cookies};
use crate::api::http::{
    SessionMark, check_same_origin, form, request_address, wanted_language, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::account::RefreshIn;
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, PlayerId};
use crate::i18n::{Language, Name, PageText, UiText};
use crate::notifications::content::document::{Document, Form, Input, InputKind};
use crate::notifications::content::{table_names, terms};
use crate::notifications::links::{InvitationLink, LIFETIME, Link, TableLink};
use crate::service::accounts::{Grant, NewSession};
use crate::service::games::LinkedInvitation;
use crate::service::notifications::NoticeSettingsChange;
use crate::service::{self, Context, FieldChange};

use super::layout::{Page, confirm, page, path, refused, title};

pub(super) async fn invitation(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let language = wanted_language(&request);
    match with_timeout(service::games::linked_invitation(&ctx, &token)).await {
        Ok(invitation) => {
            let mut document = offered(&ctx, &invitation, &token, language, None, "");
            if SessionMark::is_set(&request) {
                document = with_client(&ctx, document, invitation.game.id, Some(&token));
            }
            Ok(page(StatusCode::OK, &document))
        }
        Err(problem) if problem.code == ProblemCode::TableNotOpen => {
            let game = with_timeout(service::games::invited_to(&ctx, &token)).await;
            let document = Document::new(language, title(&problem, language));
            Ok(match game {
                Ok(game) => page(problem.code.status(), &with_client(&ctx, document, game, None)),
                Err(problem) => refused(&request, &problem),
            })
        }
        Err(problem) => Ok(refused(&request, &problem)),
    }
}

/// The document with a way to the table in the web client, where whoever is logged in need not log in again.
fn with_client(ctx: &Context, document: Document, game: GameId, token: Option<&str>) -> Document {
    let language = document.language();
    let Ok(mut url) = ctx.senders.links.base().join(&format!("games/{game}")) else {
        return document;
    };
    if let Some(token) = token {
        url.query_pairs_mut().append_pair("invitation", token);
    }
    document.button(PageText::PlayInBrowser.text(language), url)
}

/// What the forms of that page send.
#[derive(Deserialize)]
pub(super) struct Newcomer {
    way: Way,
    name: String,
    password: String,
    /// Not empty where the browser runs no scripts.
    #[serde(default)]
    without_scripts: String,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Way {
    Register,
    LogIn,
}

pub(super) async fn join(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
    form: Result<form::BoundedForm<Newcomer>, Problem>,
) -> Page {
    let invitation = match with_timeout(service::games::linked_invitation(&ctx, &token)).await {
        Ok(invitation) => invitation,
        Err(problem) => return Ok(refused(&request, &problem)),
    };
    let newcomer = match form {
        Ok(form) => form.0,
        Err(problem) => return Ok(refused(&request, &problem)),
    };
    match sit_down(&ctx, &request, &invitation, &token, &newcomer).await {
        Ok(arrived) => {
            // Whoever goes back or reloads afterwards sends nothing again.
            let runs_scripts = newcomer.without_scripts.is_empty();
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
            // Others may have taken the last seat meanwhile: then there is nothing to fill in again.
            let found = with_timeout(service::games::linked_invitation(&ctx, &token)).await;
            let Ok(invitation) = found else { return Ok(refused(&request, &problem)) };
            let language = wanted_language(&request);
            let why = Some(title(&problem, language));
            let document = offered(&ctx, &invitation, &token, language, why, &newcomer.name);
            Ok(page(problem.code.status(), &document))
        }
    }
}

/// How somebody came to the table.
struct Arrived {
    player: PlayerId,
    /// The session that the browser keeps, so that the web client knows who comes; none where links do the rest.
    grant: Option<Grant>,
}

/// Registers or logs in, and takes a seat. A browser keeps the session if it has none yet, which would be lost, and if it is a
/// page of this server that asks: from elsewhere, somebody could be logged in to an account that is not theirs.
async fn sit_down(
    ctx: &Context,
    request: &HttpRequest,
    invitation: &LinkedInvitation,
    token: &str,
    newcomer: &Newcomer,
) -> Result<Arrived, Problem> {
    let game = &invitation.game;
    if is_full(game) {
        return Err(service::Error::from(service::TableViolation::Full).into());
    }
    let Newcomer { way, name, password, .. } = newcomer;
    let from = request_address(request);
    let keeps = !SessionMark::is_set(request)
        && check_same_origin(request, ctx.senders.links.base()).is_ok();
    let refresh_in = if keeps { RefreshIn::Cookie } else { RefreshIn::Answer };
    let wish = NewSession { client: client_name(request, None)?, refresh_in };
    let grant = match way {
        Way::Register => {
            let registered = service::accounts::register(ctx, name, password, wish, from);
            with_timeout(registered).await?.1
        }
        Way::LogIn => {
            let login = service::accounts::log_in(ctx, name, password, wish, from, None);
            with_timeout(login).await?
        }
    };
    let viewer = Viewer { player: grant.player, session: grant.session };
    if matches!(way, Way::Register) {
        speak(ctx, viewer, request).await;
    }
    let seated = take_seat(ctx, viewer, game.id, token).await;
    if seated.is_err() || !keeps {
        // It is nobody's.
        with_timeout(service::accounts::end_session(ctx, viewer, viewer.session)).await?;
    }
    seated?;
    Ok(Arrived { player: viewer.player, grant: keeps.then_some(grant) })
}

/// Takes a seat, unless the player has one.
async fn take_seat(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    token: &str,
) -> Result<(), Problem> {
    let joined = service::games::join_by_invitation(ctx, viewer, game, token, None, None);
    match with_timeout(joined).await {
        // Whoever sits there already wants to see the table.
        Err(problem) if problem.code != ProblemCode::AlreadySeated => Err(problem),
        _ => Ok(()),
    }
}

/// From now on the player is told in the language of the page. That it was not noted is no reason to have no seat.
async fn speak(ctx: &Context, viewer: Viewer, request: &HttpRequest) {
    let change = NoticeSettingsChange {
        language: FieldChange::To(Some(wanted_language(request))),
        quiet_hours: FieldChange::Unchanged,
        strict: None,
        digest: FieldChange::Unchanged,
        off: FieldChange::Unchanged,
    };
    let changed = service::notifications::change_notice_settings(ctx, viewer, change);
    if let Err(problem) = with_timeout(changed).await {
        tracing::warn!(%problem, "the language of a newcomer was not noted");
    }
}

fn is_full(game: &StoredGame) -> bool {
    game.seats.len() >= usize::from(game.settings.players())
}

/// What is played at the table, and the ways to sit down, below why that did not succeed.
fn offered(
    ctx: &Context,
    invitation: &LinkedInvitation,
    token: &str,
    language: Language,
    why: Option<String>,
    name: &str,
) -> Document {
    let LinkedInvitation { game, series, .. } = invitation;
    let names = table_names(language, game);
    let opener = game.seat_of(game.opener).and_then(|seat| names.get(seat.index()));
    let player = Name(opener.map_or("—", String::as_str));
    let mut document = Document::new(language, PageText::InvitedBy { player }.text(language));
    if let Some(why) = why {
        document = document.paragraph(why);
    }
    document = document.lines(terms(language, game, series.as_ref()));
    if is_full(game) {
        let full = crate::i18n::problem_title(language, "table_full").unwrap_or_default();
        return document.paragraph(full);
    }
    let ways = [
        ("register", PageText::NewHere, PageText::RegisterAndJoin, InputKind::NewPassword),
        ("log_in", PageText::KnownHere, PageText::LogInAndJoin, InputKind::CurrentPassword),
    ];
    for (way, heading, label, kind) in ways {
        document = document.heading(heading.text(language));
        if way == "register" {
            document = document.paragraph(PageText::NameAndPassword.text(language));
        }
        let input = |name: &str, label: PageText<'_>, kind, value: &str| Input {
            name: name.to_owned(),
            label: label.text(language),
            kind,
            value: value.to_owned(),
        };
        let form = confirm(ctx, InvitationLink::PAGE, token, &UiText::Confirm, language);
        document = document.form(Form {
            label: label.text(language),
            hidden: vec![("way".to_owned(), way.to_owned())],
            without_scripts: Some("without_scripts".to_owned()),
            inputs: vec![
                input("name", PageText::OwnName, InputKind::Name, name),
                input("password", PageText::OwnPassword, kind, ""),
            ],
            ..form
        });
    }
    document
}

/// Where whoever has a seat now goes on: to the web client where it can run and knows who comes, else to the page of the table,
/// whose address lets its owner play without logging in.
fn way_on(ctx: &Context, game: &StoredGame, arrived: &Arrived, runs_scripts: bool) -> String {
    let client = client_path(ctx, game.id);
    if arrived.grant.is_some() && runs_scripts {
        return client;
    }
    let Ok(until) = game.read_at.checked_add(LIFETIME) else { return client };
    path(ctx, &TableLink { player: arrived.player, game: game.id, plays: true, until })
}

/// Where the web client shows a game.
fn client_path(ctx: &Context, game: GameId) -> String {
    format!("{}games/{game}", ctx.senders.links.base().path())
}

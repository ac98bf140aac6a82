//! Page of a table with the state of the game and all actions of the reader, and the page that
//! previews a decision and plays it.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use kingdomino::{Direction, GameState};
use kingdomino_render::{Names, Scene, Subject};
use serde::Deserialize;

use crate::api::http::with_timeout;
use crate::api::problem::ProblemCode;
use crate::domain::event_log::{GameStatus, house_player};
use crate::i18n::{Names as NameList, PageText, UiText, seat_names};
use crate::notifications::content::document::{ChoiceLink, Document, Picture, PictureSource};
use crate::notifications::content::{situation, table_names, terms};
use crate::notifications::links::{Link, PictureLink, PlayLink, TableLink};
use crate::service;
use crate::service::Context;
use crate::service::games::LinkedTable;

use super::answers::with_answers;
use super::decision::{DecisionContext, headline, preview, with_concede_link, with_decision};
use super::layout::{
    Page, add_client_button, confirmation_form, continue_in_client, html_page, link_path,
    problem_page,
};
use super::series::with_series;

/// Query parameters of the page.
#[derive(Deserialize)]
pub(super) struct TableQuery {
    /// Direction of the domino to place.
    direction: Option<Direction>,
}

pub(super) async fn table(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
    query: Option<web::Query<TableQuery>>,
) -> Page {
    match with_timeout(service::games::resolve_table_link(&ctx, &token)).await {
        Ok(table) => {
            let rotation = query.and_then(|query| query.direction);
            let document = decision_document(&ctx, &table, None, rotation);
            let (player, path) = (table.reader.player, format!("games/{}", table.game.id));
            let document = continue_in_client(&ctx, &request, player, &path, document).await;
            Ok(html_page(StatusCode::OK, &document))
        }
        Err(problem) => Ok(problem_page(&request, &problem)),
    }
}

/// Page of the table with all actions of the reader, below the result `message` of the last action.
/// `rotation` is the direction of the domino to place.
pub(super) fn decision_document(
    ctx: &Context,
    table: &LinkedTable,
    message: Option<String>,
    rotation: Option<Direction>,
) -> Document {
    let language = table.reader.language();
    let decision_context = DecisionContext::new(ctx, table);
    let title = decision_context.as_ref().and_then(headline).unwrap_or_else(|| player_names(table));
    let is_after = message.is_some();
    let mut document = Document::new(language, title);
    if let Some(message) = message {
        document = document.status(message);
    }
    if let Some(decision) = &decision_context {
        document = with_decision(decision, document, rotation);
    }
    document = with_answers(ctx, table, with_table(ctx, table, document));
    if is_after && table.game.state.is_some() {
        document = with_next_game(ctx, table, document);
    }
    document = with_series(ctx, table, document);
    match &decision_context {
        Some(decision) => with_concede_link(decision, document),
        None => document,
    }
}

/// Names of the players at the table.
fn player_names(table: &LinkedTable) -> String {
    let seats = table_names(table.reader.language(), &table.game);
    let names: Vec<&str> =
        seats.iter().map(|name| if name.is_empty() { "—" } else { name }).collect();
    names.join(", ")
}

/// Appends the state of the table.
pub(super) fn with_table(ctx: &Context, table: &LinkedTable, mut document: Document) -> Document {
    let LinkedTable { reader, game, .. } = table;
    let language = reader.language();
    let seats = table_names(language, game);
    if let Some(situation) = situation(reader, game) {
        document = document.paragraph(situation);
    }
    if let Some(state) = &game.state {
        let names = Names::new(&seats);
        let scene = Scene { state, names: &names, words: &language };
        let now = ctx.now();
        let link = PictureLink::new(game.id, game.version, Subject::Table, language, now);
        let url = link.url(
            ctx.senders.links.key(),
            ctx.senders.links.base(),
            kingdomino_render::ImageFormat::Svg,
        );
        let alt = kingdomino_render::table_alt(scene);
        // A path, so that the image comes from this server under whatever host name the browser
        // uses.
        let at = format!("{}?{}", url.path(), url.query().unwrap_or_default());
        let in_text = String::new();
        document = document.picture(Picture {
            source: PictureSource::At(at),
            alt: alt.clone(),
            width: 600,
            in_text,
        });
    }
    if game.status == GameStatus::Open {
        document = document.lines(terms(language, game, table.series.as_ref()));
    }
    add_client_button(ctx, document, &format!("games/{}", game.id), &PageText::OpenInClient)
}

/// Appends a link to the next game in which the player is awaited, after a move.
fn with_next_game(ctx: &Context, table: &LinkedTable, document: Document) -> Document {
    let language = document.language();
    let is_own_turn = table.choices.len() > 1;
    if !table.can_play || is_own_turn {
        return document;
    }
    let Some(next) = &table.next else {
        return document.paragraph(PageText::NoGameWaits.text(language));
    };
    let own = table.reader.player;
    let others = next.players.iter().filter(|player| player.id != own);
    let others = others.map(|player| (house_player(player.id), player.name.as_deref()));
    let others = seat_names(language, others);
    let others: Vec<&str> =
        others.iter().map(|name| if name.is_empty() { "—" } else { name.as_str() }).collect();
    let label = PageText::NextGame { opponents: NameList(&others) }.text(language);
    let link = TableLink { player: own, game: next.id, plays: true, until: table.until };
    let path = link_path(ctx, &link);
    document.choices(vec![ChoiceLink { drawing: None, label, path, is_current: false }])
}

/// Page of the table without actions.
pub(super) fn table_document(ctx: &Context, table: &LinkedTable) -> Document {
    with_table(ctx, table, Document::new(table.reader.language(), player_names(table)))
}

pub(super) async fn show_play_form(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let play = match with_timeout(service::games::preview_play_link(&ctx, &token)).await {
        Ok(play) => play,
        Err(problem) => return Ok(problem_page(&request, &problem)),
    };
    let language = play.table.reader.language();
    let Some((choice, after)) = &play.outcome else {
        let reason = if play.is_used { UiText::LinkUsed } else { UiText::GameMovedOn };
        let document = decision_document(&ctx, &play.table, Some(reason.text(language)), None);
        return Ok(html_page(StatusCode::OK, &document));
    };
    let form = confirmation_form(&ctx, PlayLink::PAGE, &token, &UiText::Confirm, language);
    let document = preview(&ctx, &play.table, *choice, after, form);
    Ok(html_page(StatusCode::OK, &with_table(&ctx, &play.table, document)))
}

pub(super) async fn play(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let played = with_timeout(service::games::play_by_link(&ctx, &token)).await;
    let outcome = match played {
        Ok(()) => (StatusCode::OK, UiText::Done),
        Err(problem) if problem.code == ProblemCode::LinkUsed => {
            (StatusCode::CONFLICT, UiText::LinkUsed)
        }
        Err(problem) if problem.code == ProblemCode::VersionStale => {
            (StatusCode::CONFLICT, UiText::GameMovedOn)
        }
        Err(problem) => return Ok(problem_page(&request, &problem)),
    };
    let table = match with_timeout(service::games::preview_play_link(&ctx, &token)).await {
        Ok(play) => play.table,
        Err(problem) => return Ok(problem_page(&request, &problem)),
    };
    let is_over = table.game.state.as_ref().is_some_and(GameState::is_finished);
    let (status, outcome) = match outcome {
        (status, UiText::Done) if is_over => (status, UiText::DoneAndOver),
        other => other,
    };
    let outcome = outcome.text(table.reader.language());
    Ok(html_page(status, &decision_document(&ctx, &table, Some(outcome), None)))
}

//! Page of a series: standings, next game, and a button to report ready.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};

use crate::api::http::with_timeout;
use crate::i18n::{PageText, UiText};
use crate::notifications::content::document::Document;
use crate::notifications::content::{SeriesSituation, missing_ready_players};
use crate::notifications::links::{Link, SeriesLink, TableLink};
use crate::service::games::LinkedTable;
use crate::service::series::LinkedSeries;
use crate::service::{self, Context};

use super::layout::{
    Page, add_client_button, confirmation_form, continue_in_client, html_page, problem_page,
};

pub(super) async fn series(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    match with_timeout(service::series::linked_series(&ctx, &token)).await {
        Ok(series) => {
            let document = series_document(&ctx, &series, &token, None);
            let path = format!("dynasties/{}", series.report.series.id);
            let player = series.reader.player;
            let document = continue_in_client(&ctx, &request, player, &path, document).await;
            Ok(html_page(StatusCode::OK, &document))
        }
        Err(problem) => Ok(problem_page(&request, &problem)),
    }
}

pub(super) async fn ready(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let result = with_timeout(service::series::mark_ready_by_link(&ctx, &token)).await;
    let series = match with_timeout(service::series::linked_series(&ctx, &token)).await {
        Ok(series) => series,
        Err(problem) => {
            return Ok(problem_page(&request, result.as_ref().err().unwrap_or(&problem)));
        }
    };
    let (status, reason) = match &result {
        Ok(()) => (StatusCode::OK, None),
        Err(problem) => (problem.code.status(), Some(problem.code.title(series.reader.language()))),
    };
    Ok(html_page(status, &series_document(&ctx, &series, &token, reason)))
}

/// Page with the current state of the series, below the error `reason` of the last attempt, if any.
fn series_document(
    ctx: &Context,
    linked: &LinkedSeries,
    token: &str,
    reason: Option<String>,
) -> Document {
    let LinkedSeries { reader, report, can_act: acts, until } = linked;
    let language = reader.language();
    let (series, game) = (&report.series, &report.game);
    let situation = SeriesSituation::new(reader, series, &report.standing, None, game.read_at);
    let mut document = Document::new(language, situation.title);
    if let Some(reason) = reason {
        document = document.paragraph(reason);
    }
    document = document.table(situation.table).paragraph(situation.next);
    if let Some(waiting_text) = missing_ready_players(reader, series) {
        document = document.paragraph(waiting_text);
    }
    if situation.can_be_ready && *acts {
        document = document.form(confirmation_form(
            ctx,
            SeriesLink::PAGE,
            token,
            &UiText::Ready,
            language,
        ));
    }
    let table = TableLink { player: reader.player, game: game.id, plays: *acts, until: *until };
    if let Ok(url) = ctx.senders.links.url(&table).parse() {
        document = document.button(UiText::OpenTable.text(language), url);
    }
    add_client_button(ctx, document, &format!("dynasties/{}", series.id), &PageText::OpenInClient)
}

/// Appends a link to the series of the game to the page of a table.
pub(super) fn with_series(ctx: &Context, table: &LinkedTable, document: Document) -> Document {
    let LinkedTable { reader, series: Some(series), can_play, until, .. } = table else {
        return document;
    };
    let link =
        SeriesLink { player: reader.player, series: series.id, acts: *can_play, until: *until };
    match ctx.senders.links.url(&link).parse() {
        Ok(url) => {
            let label = UiText::OpenSeries.text(document.language());
            document.button(label, url)
        }
        Err(_) => document,
    }
}

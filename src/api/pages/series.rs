//! Page of a series: standings, next game, and a button to report ready.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};

use crate::api::http::with_timeout;
use crate::i18n::{PageText, UiText};
use crate::notifications::content::document::Document;
use crate::notifications::content::{SeriesSituation, still_waited_for};
use crate::notifications::links::{LIFETIME, Link, SeriesLink, TableLink};
use crate::service::games::LinkedTable;
use crate::service::series::LinkedSeries;
use crate::service::{self, Context};

use super::layout::{Page, confirm, page, refused, title, with_client};

pub(super) async fn series(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    match with_timeout(service::series::linked_series(&ctx, &token)).await {
        Ok(series) => Ok(page(StatusCode::OK, &shown(&ctx, &series, &token, None))),
        Err(problem) => Ok(refused(&request, &problem)),
    }
}

pub(super) async fn ready(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let said = with_timeout(service::series::ready_by_link(&ctx, &token)).await;
    let series = match with_timeout(service::series::linked_series(&ctx, &token)).await {
        Ok(series) => series,
        Err(problem) => return Ok(refused(&request, said.as_ref().err().unwrap_or(&problem))),
    };
    let (status, why) = match &said {
        Ok(()) => (StatusCode::OK, None),
        Err(problem) => (problem.code.status(), Some(title(problem, series.reader.language()))),
    };
    Ok(page(status, &shown(&ctx, &series, &token, why)))
}

/// Page with the current state of the series, below the error `why` of the last attempt, if any.
fn shown(ctx: &Context, linked: &LinkedSeries, token: &str, why: Option<String>) -> Document {
    let LinkedSeries { reader, report, acts } = linked;
    let language = reader.language();
    let (series, game) = (&report.series, &report.game);
    let situation = SeriesSituation::new(reader, series, &report.standing, None, game.read_at);
    let mut document = Document::new(language, situation.title);
    if let Some(why) = why {
        document = document.paragraph(why);
    }
    document = document.table(situation.table).paragraph(situation.next);
    if let Some(waits) = still_waited_for(reader, series) {
        document = document.paragraph(waits);
    }
    if situation.can_be_ready && *acts {
        document = document.form(confirm(ctx, SeriesLink::PAGE, token, &UiText::Ready, language));
    }
    let until = game.read_at.checked_add(LIFETIME);
    let table =
        until.map(|until| TableLink { player: reader.player, game: game.id, plays: *acts, until });
    if let Ok(Ok(url)) = table.map(|link| ctx.senders.links.url(&link).parse()) {
        document = document.button(UiText::OpenTable.text(language), url);
    }
    with_client(ctx, document, &format!("dynasties/{}", series.id), &PageText::OpenInClient)
}

/// Appends a link to the series of the game to the page of a table.
pub(super) fn with_series(ctx: &Context, table: &LinkedTable, document: Document) -> Document {
    let LinkedTable { reader, game, series: Some(series), plays, .. } = table else {
        return document;
    };
    let Ok(until) = game.read_at.checked_add(LIFETIME) else { return document };
    let link = SeriesLink { player: reader.player, series: series.id, acts: *plays, until };
    match ctx.senders.links.url(&link).parse() {
        Ok(url) => {
            let label = UiText::OpenSeries.text(document.language());
            document.button(label, url)
        }
        Err(_) => document,
    }
}

//! Streams of server-sent events. What is streamed has positions that are the same on every node, so that a stream can be
//! resumed anywhere after the last one that was seen.

use std::time::Duration;

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use futures_util::StreamExt;
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::http::connections::HandOver;
use crate::api::http::streaming::{Broadcasts, EventSource, StreamPlace, Watcher};
use crate::api::http::{
    Caller, Draining, GamesRead, LastEventId, NoIdempotencyKey, NoticesRead, OrTicket, StreamsRead,
    created, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::service::notifications::{STREAM_TICKET_SECONDS, WaitKey};
use crate::service::{self, Context};

/// How a stream is opened.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct StreamQuery {
    /// The position after which it begins, where `Last-Event-ID` is not sent; by default only what is new.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64)]
    after: Option<i64>,
    /// In the place of the access token, for a client that cannot send headers. If it sends both, the good one counts.
    #[param(max_length = 68)]
    #[expect(dead_code, reason = "who asks is known before the parameters are read")]
    ticket: Option<String>,
}

/// Where a stream begins: after the position in the query, or after the last event that was seen.
type Beginning = (web::Query<StreamQuery>, LastEventId);

/// A ticket that opens one stream.
#[derive(Serialize, ToSchema)]
pub struct StreamTicketView {
    /// For the parameter `ticket` of a stream, once.
    #[schema(max_length = 68)]
    pub ticket: String,
    /// How long it can be used.
    #[schema(minimum = 0, maximum = 30)]
    pub expires_in_seconds: i64,
}

/// Make a ticket for a stream
///
/// For browsers, which cannot send an access token when they open a stream: the ticket opens one, once. What an
/// `EventSource` opens by itself after a break needs another.
#[utoipa::path(
    post, path = "/v1/me/stream-tickets", tag = "notices",
    responses((status = 201, description = "The ticket.", body = StreamTicketView))
)]
pub async fn new_stream_ticket(
    ctx: web::Data<Context>,
    caller: Caller<StreamsRead>,
    _: NoIdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let ticket = with_timeout(service::notifications::new_stream_ticket(&ctx, caller.0)).await?;
    let ticket = ticket.expose().to_owned();
    let view = StreamTicketView { ticket, expires_in_seconds: STREAM_TICKET_SECONDS };
    let mut response = created(&ctx, format_args!("v1/me/stream?ticket={}", view.ticket));
    Ok(response.insert_header((header::CACHE_CONTROL, "no-store")).json(view))
}

/// Stream notices
///
/// Each as a server-sent event `notice` whose id is its position, from after `Last-Event-ID` on. A comment every 15
/// seconds tells that the stream lives.
#[utoipa::path(
    get, path = "/v1/me/stream", tag = "notices",
    extensions(("x-refusals" = json!([Code::TooManyStreams]))),
    responses((status = 200, description = "The data of each event is a notice.", body = String, content_type = "text/event-stream"))
)]
pub async fn stream_notices(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller<OrTicket<NoticesRead>>,
    beginning: Beginning,
    all: web::Data<Broadcasts>,
    draining: web::Data<Draining>,
) -> Result<HttpResponse, Problem> {
    let viewer = caller.0;
    let place = StreamPlace::take(&request, viewer)?;
    let after = match after(&beginning)? {
        Some(after) => after,
        None => {
            with_timeout(service::notifications::feed(&ctx, viewer, i64::MAX, 1, Duration::ZERO))
                .await?
                .last
        }
    };
    let watcher = Watcher::new(&all, viewer, None);
    let topic = WaitKey::Player(viewer.player);
    let source = EventSource::new(ctx, viewer, topic, after, watcher, draining);
    Ok(streamed(&request, source, place))
}

/// Stream events
///
/// Of one game, each as a server-sent event `event` whose id is its version, from after `Last-Event-ID` on. A comment every
/// 15 seconds tells that the stream lives.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/stream", tag = "notices",
    extensions(("x-refusals" = json!([Code::TooManyStreams]))),
    responses((status = 200, description = "The data of each event is an event of the game.", body = String, content_type = "text/event-stream"))
)]
pub async fn stream_game(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller<OrTicket<GamesRead>>,
    game: web::Path<GameId>,
    beginning: Beginning,
    all: web::Data<Broadcasts>,
    draining: web::Data<Draining>,
) -> Result<HttpResponse, Problem> {
    let viewer = caller.0;
    let place = StreamPlace::take(&request, viewer)?;
    let after = after(&beginning)?;
    let current = with_timeout(service::games::show_game(&ctx, viewer, *game)).await?.version;
    let after = after.unwrap_or_else(|| current.number().into());
    let watcher = Watcher::new(&all, viewer, Some((*game, current.number().into())));
    let topic = WaitKey::Game(*game);
    let source = EventSource::new(ctx, viewer, topic, after, watcher, draining);
    Ok(streamed(&request, source, place))
}

fn after((query, seen): &Beginning) -> Result<Option<i64>, Problem> {
    if query.after.is_some_and(|after| after < 0) {
        return Err(Problem::new(Code::ParameterInvalid)
            .detail("A position is a whole number from 0 on.")
            .field("after"));
    }
    Ok(seen.position()?.or(query.after))
}

/// The stream, which keeps its place for as long as it lasts.
fn streamed(request: &HttpRequest, source: EventSource, place: StreamPlace) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    response
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // A proxy that collects what passes would keep it from arriving.
        .insert_header(("X-Accel-Buffering", "no"));
    let chunks = unfold((source, place), async |(mut source, place)| {
        let chunk = source.next().await?;
        Some((chunk, (source, place)))
    });
    match HandOver::of(request) {
        Some(hand_over) => hand_over.answer(request, &mut response, chunks),
        None => response.streaming(chunks.map(Ok::<_, actix_web::Error>)),
    }
}

//! Streams of server-sent events. Events have the same positions on every node, so a client can
//! resume a stream on any node after the last event that it received.

use std::time::Duration;

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use futures_util::StreamExt;
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::http::connections::ConnectionTakeover;
use crate::api::http::{
    Caller, Draining, GamesRead, LastEventId, NoIdempotencyKey, NotificationsRead, OrTicket,
    OrVisitor, StreamsRead, created_response, with_timeout,
};
use crate::api::notifications::streaming::{Broadcasts, EventSource, StreamPermit, Watcher};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::service::accounts::STREAM_TICKET_LIFETIME_SECONDS;
use crate::service::notifications::WaitKey;
use crate::service::{self, Context};

/// Query parameters of a stream.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct StreamQuery {
    /// Position of a notification, or version of a game, after which the stream starts. By default,
    /// only new events are sent. Ignored if `Last-Event-ID` is sent.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64)]
    after: Option<i64>,
    /// Ticket from `create_stream_ticket`, for clients that cannot send an access token in a
    /// header. If both are sent, one of them must be valid. Default: none.
    #[param(max_length = 68)]
    #[expect(dead_code, reason = "the caller is authenticated before the parameters are read")]
    ticket: Option<String>,
}

/// Start of a stream: the position in the query, or the last event that the client received.
type StreamStart = (web::Query<StreamQuery>, LastEventId);

/// A ticket for one stream.
#[derive(Serialize, ToSchema)]
pub struct StreamTicketView {
    /// Ticket, sent once in the parameter `ticket` of a stream.
    #[schema(max_length = 68)]
    pub ticket: String,
    /// Lifetime of the ticket in seconds.
    #[schema(minimum = 0, maximum = 30)]
    pub expires_in_seconds: i64,
}

/// Create a stream ticket
///
/// Creates a single-use ticket that opens one stream, for browsers, whose `EventSource` cannot send
/// an access token. The reconnection of an `EventSource` needs a new ticket.
#[utoipa::path(
    post, path = "/v1/me/stream-tickets", tag = "notifications",
    responses((status = 201, description = "The ticket.", body = StreamTicketView))
)]
pub async fn create_stream_ticket(
    ctx: web::Data<Context>,
    caller: Caller<StreamsRead>,
    _: NoIdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let ticket = with_timeout(service::accounts::create_stream_ticket(&ctx, caller.0)).await?;
    let ticket = ticket.expose().to_owned();
    let view = StreamTicketView { ticket, expires_in_seconds: STREAM_TICKET_LIFETIME_SECONDS };
    let mut response = created_response(&ctx, format_args!("v1/me/stream?ticket={}", view.ticket));
    Ok(response.insert_header((header::CACHE_CONTROL, "no-store")).json(view))
}

/// Stream notifications
///
/// Streams your notifications as server-sent events of type `notification`. The id of an event is
/// the position of its notification. With `Last-Event-ID`, the stream resumes after that position.
/// The server sends a comment every 15 seconds to keep the connection alive.
#[utoipa::path(
    get, path = "/v1/me/stream", tag = "notifications",
    extensions(("x-refusals" = json!([Code::TooManyStreams]))),
    responses((status = 200, description = "A stream of events. The data of each event is a notification.", body = String, content_type = "text/event-stream"))
)]
pub async fn stream_notifications(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller<OrTicket<NotificationsRead>>,
    start: StreamStart,
    broadcasts: web::Data<Broadcasts>,
    draining: web::Data<Draining>,
) -> Result<HttpResponse, Problem> {
    let viewer = caller.0;
    let permit = StreamPermit::acquire(&request, viewer)?;
    let after = match resume_position(&start)? {
        Some(after) => after,
        None => {
            with_timeout(service::notifications::poll_feed(
                &ctx,
                viewer,
                i64::MAX,
                1,
                Duration::ZERO,
            ))
            .await?
            .last
        }
    };
    let watcher = Watcher::new(&broadcasts, viewer, None);
    let topic = WaitKey::Player(viewer.player);
    let source = EventSource::new(ctx, viewer, topic, after, watcher, draining);
    Ok(stream_response(&request, source, permit))
}

/// Stream game events
///
/// Streams the events of a game as server-sent events of type `event`. The id of an event is its
/// version. With `Last-Event-ID`, the stream resumes after that version. The server sends a comment
/// every 15 seconds to keep the connection alive.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/stream", tag = "notifications",
    extensions(("x-refusals" = json!([Code::TooManyStreams]))),
    responses((status = 200, description = "A stream of events. The data of each event is an event of the game.", body = String, content_type = "text/event-stream"))
)]
pub async fn stream_game(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller<OrVisitor<OrTicket<GamesRead>>>,
    game: web::Path<GameId>,
    start: StreamStart,
    broadcasts: web::Data<Broadcasts>,
    draining: web::Data<Draining>,
) -> Result<HttpResponse, Problem> {
    let viewer = caller.0;
    let permit = StreamPermit::acquire(&request, viewer)?;
    let after = resume_position(&start)?;
    let current = with_timeout(service::games::get_game(&ctx, viewer, *game)).await?.version;
    let after = after.unwrap_or_else(|| current.number().into());
    let watcher = Watcher::new(&broadcasts, viewer, Some((*game, current.number().into())));
    let topic = WaitKey::Game(*game);
    let source = EventSource::new(ctx, viewer, topic, after, watcher, draining);
    Ok(stream_response(&request, source, permit))
}

fn resume_position((query, last_event_id): &StreamStart) -> Result<Option<i64>, Problem> {
    if query.after.is_some_and(|after| after < 0) {
        return Err(Problem::new(Code::ParameterInvalid)
            .detail("Expected an integer of at least 0.")
            .field("after"));
    }
    Ok(last_event_id.position()?.or(query.after))
}

/// Response with a stream. `permit`, the slot among the open streams of the caller, is held while
/// the stream is open.
fn stream_response(
    request: &HttpRequest,
    source: EventSource,
    permit: StreamPermit,
) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    response
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // Keeps nginx from buffering the events.
        .insert_header(("X-Accel-Buffering", "no"));
    let chunks = unfold((source, permit), async |(mut source, permit)| {
        let chunk = source.next().await?;
        Some((chunk, (source, permit)))
    });
    match ConnectionTakeover::from_request(request) {
        Some(takeover) => takeover.respond(request, &mut response, chunks),
        None => response.streaming(chunks.map(Ok::<_, actix_web::Error>)),
    }
}

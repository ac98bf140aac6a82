//! Responses to connections that exceed a limit, and the tracking of requests, so that no
//! connection in use is evicted.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::ConnectionType;
use actix_web::http::header::TRANSFER_ENCODING;
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest, web};
use jiff::SignedDuration;
use metrics::counter;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::api::http::{NotReady, with_drop_guard};
use crate::api::problem::{Problem, ProblemCode};
use crate::limits::CONNECTION_REFUSALS;
use crate::telemetry::CONNECTIONS_REFUSED;

use super::{ClientConnection, LimitReached};

/// Limits the rejected connections that receive a response at the same time. Further ones are
/// closed without a response.
static RESPONSE_PERMITS: Semaphore = Semaphore::const_new(CONNECTION_REFUSALS.bounds.total);
/// Timeout for reading the request and sending the response.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(1);
/// `Retry-After` of the response.
const RETRY_AFTER: SignedDuration = SignedDuration::from_secs(5);

/// Time of the last log line about rejected connections.
static LAST_LOGGED: Mutex<Option<Instant>> = Mutex::new(None);
/// Minimum interval between log lines, regardless of the number of rejections.
const LOG_INTERVAL: Duration = Duration::from_mins(1);

/// Responds that the server has no room for the connection, and closes it.
pub fn refuse(mut io: TcpStream, limit_reached: LimitReached) {
    counter!(CONNECTIONS_REFUSED, "reason" => limit_reached.name()).increment(1);
    if should_log() {
        match limit_reached {
            LimitReached::Address => tracing::warn!(
                address = io.peer_addr().ok().map(|peer| peer.ip().to_string()),
                "connection refused: too many from one address (if it is your proxy, list it in KINGDOMAIL_TRUSTED_PROXIES)"
            ),
            LimitReached::Total => {
                tracing::warn!("connection refused: limit reached and no connection is idle");
            }
        }
    }
    let Ok(permit) = RESPONSE_PERMITS.try_acquire() else { return };
    actix_web::rt::spawn(async move {
        let _permit = permit;
        let respond = async {
            // Many clients accept a response only after they have sent a request.
            let mut buffer = [0; 4096];
            if io.read(&mut buffer).await.is_ok_and(|read| read > 0) {
                io.write_all(&response_bytes(limit_reached)).await?;
                io.shutdown().await?;
                while io.read(&mut buffer).await? > 0 {}
            }
            std::io::Result::Ok(())
        };
        // After the timeout, the connection is closed in any case.
        drop(tokio::time::timeout(RESPONSE_TIMEOUT, respond).await);
    });
}

fn should_log() -> bool {
    let mut logged = LAST_LOGGED.lock().unwrap_or_else(PoisonError::into_inner);
    let is_due = logged.is_none_or(|last| last.elapsed() >= LOG_INTERVAL);
    if is_due {
        *logged = Some(Instant::now());
    }
    is_due
}

fn response_bytes(limit_reached: LimitReached) -> Vec<u8> {
    let problem = match limit_reached {
        LimitReached::Address => Problem::new(ProblemCode::TooManyConnections),
        LimitReached::Total => Problem::new(ProblemCode::Unavailable),
    };
    let status = problem.code.status();
    let body = problem.body();
    let mut answer = format!(
        "HTTP/1.1 {status}\r\nContent-Type: application/problem+json\r\nContent-Language: en\r\n\
         Content-Length: {}\r\nRetry-After: {}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n",
        body.len(),
        RETRY_AFTER.as_secs(),
    )
    .into_bytes();
    answer.extend(body);
    answer
}

/// Marks the connection as idle while the server waits for the rest of a request.
pub struct AwaitingClient(Arc<ClientConnection>);

impl AwaitingClient {
    /// Returns `None` if connections are not tracked.
    pub fn begin(request: &HttpRequest) -> Option<AwaitingClient> {
        let connection = request.conn_data::<Arc<ClientConnection>>()?;
        connection.pause();
        Some(AwaitingClient(connection.clone()))
    }
}

impl Drop for AwaitingClient {
    fn drop(&mut self) {
        self.0.resume();
    }
}

/// Marks the connection of a request as in use until the response is ready or, for a stream, has
/// ended. If the connection will be closed, because the process is about to stop or the client
/// offered an upgrade, the response announces it.
pub async fn track_request<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let is_chunked = request.headers().contains_key(TRANSFER_ENCODING);
    let connection = request.conn_data::<Arc<ClientConnection>>().cloned();
    let in_flight = connection.map(|connection| InFlightRequest::new(connection, is_chunked));
    let not_ready = request.app_data::<web::Data<NotReady>>().cloned();
    // Upgrades are never accepted, and actix closes the connection after responding to an offer.
    let offers_upgrade = request.head().upgrade();
    let mut response = next.call(request).await?.map_into_boxed_body();
    if offers_upgrade || not_ready.is_some_and(|flag| flag.0.load(Ordering::Relaxed)) {
        response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    }
    Ok(response.map_body(|_, body| match body.size() {
        BodySize::Stream => with_drop_guard(body, in_flight),
        _ => body,
    }))
}

struct InFlightRequest(Arc<ClientConnection>);

impl InFlightRequest {
    fn new(connection: Arc<ClientConnection>, is_chunked: bool) -> InFlightRequest {
        connection.begin_request(is_chunked);
        InFlightRequest(connection)
    }
}

impl Drop for InFlightRequest {
    fn drop(&mut self) {
        self.0.end_request();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusal_is_problem_with_retry_after() {
        let answer = String::from_utf8(response_bytes(LimitReached::Address)).expect("text");
        assert!(answer.starts_with("HTTP/1.1 429 Too Many Requests\r\n"), "{answer}");
        assert!(answer.contains("\r\nRetry-After: 5\r\n"), "{answer}");
        assert!(answer.contains("\"code\":\"too_many_connections\""), "{answer}");
    }
}

use std::sync::Arc;
use std::sync::atomic::Ordering;

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::ConnectionType;
use actix_web::http::header::TRANSFER_ENCODING;
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest, web};

use crate::api::http::{NotReady, with_drop_guard};

use super::ClientConnection;

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

use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;
use std::{fmt, io};

use actix_http::error::DispatchError;
use actix_http::{HttpService, Protocol, Request, Response};
use actix_server::Server;
use actix_service::{
    IntoServiceFactory, Service, ServiceFactory, ServiceFactoryExt, apply_fn_factory, fn_service,
    map_config,
};
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::AppConfig;
use socket2::SockRef;
use tokio::net::TcpStream;

use super::refusal::refuse;
use super::stream::BoundedStream;
use super::takeover::{ConnectionTakeover, TakeoverStream};
use super::{ClientConnection, Connections};

/// Keep-alive timeout. Proxies and clients use 60 to 90 seconds. With a longer timeout on the
/// server, they close the connection first, and no request is sent into a connection that is being
/// closed.
const KEEP_ALIVE: Duration = Duration::from_mins(2);
/// Timeout for receiving the headers of a request.
const HEADERS_TIMEOUT: Duration = Duration::from_secs(5);
/// Timeout for receiving the rest of a rejected request. A connection that is closed while the
/// client still sends is reset, and the client loses the response.
const DISCONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Size of the send buffer in bytes. Without a limit, the kernel would buffer megabytes for each
/// client that does not read, and copying them would delay all others. Linux doubles the value.
const SEND_BUFFER_BYTES: usize = 128 * 1024;

/// Log directives that silence invalid HTTP requests and messages of the Model Context Protocol.
/// Clients could otherwise flood the log.
pub const CLIENT_ERRORS_OFF: &str = "actix_http::h1=off,rmcp=off";

/// Effectively no limit.
const UNLIMITED_CONNECTIONS: usize = 1 << 30;

/// Serves `app` on `listener` in this number of threads until the server is stopped. Requests in
/// flight then have `shutdown_timeout_seconds` to finish. Signals are left to the caller. Does the
/// same as `HttpServer`, but admits each connection first.
///
/// # Errors
/// The listener cannot be used.
pub fn listen<F, I, S, B>(
    listener: TcpListener,
    connections: Arc<Connections>,
    workers: usize,
    shutdown_timeout_seconds: u64,
    app: F,
) -> io::Result<Server>
where
    F: Fn() -> I + Send + Clone + 'static,
    I: IntoServiceFactory<S, Request>,
    S: ServiceFactory<Request, Config = AppConfig> + 'static,
    S::Error: Into<Response<BoxBody>> + 'static,
    S::InitError: fmt::Debug,
    S::Response: Into<Response<B>> + 'static,
    <S::Service as Service<Request>>::Future: 'static,
    B: MessageBody + 'static,
{
    let address = listener.local_addr()?;
    // Accepted connections inherit the option.
    SockRef::from(&listener).set_send_buffer_size(SEND_BUFFER_BYTES)?;
    let server = Server::build()
        .workers(workers)
        // `Connections` enforces the limit first, by eviction: new connections need not wait.
        .max_concurrent_connections(UNLIMITED_CONNECTIONS)
        .shutdown_timeout(shutdown_timeout_seconds)
        .disable_signals();
    let stopped = server.graceful_shutdown_signal();
    let server = server.listen("kingdomail", listener, move || {
        let stopped = stopped.clone();
        let http = HttpService::build()
            .graceful_shutdown_signal(move || {
                let stopped = stopped.clone();
                async move { stopped.notified().await }
            })
            .keep_alive(KEEP_ALIVE)
            .client_request_timeout(HEADERS_TIMEOUT)
            .client_disconnect_timeout(DISCONNECT_TIMEOUT)
            // A client that closes its side has disconnected; its pending requests are cancelled.
            .h1_allow_half_closed(false)
            .local_addr(address)
            .on_connect_ext(|io: &TakeoverStream, data| {
                data.insert::<Arc<ClientConnection>>(io.connection().clone());
                data.insert::<ConnectionTakeover>(io.takeover().clone());
            })
            .finish(map_config(app().into_factory(), |()| AppConfig::default()));
        let connections = connections.clone();
        fn_service(move |io: TcpStream| {
            let admitted = admit(&connections, io);
            async move { admitted }
        })
        .and_then(apply_fn_factory(http, |(io, protocol, peer): Accepted, http| {
            let takeover = io.takeover().clone();
            // Boxed, so that its memory is freed when the connection is handed over.
            let connection = Box::pin(http.call((io, protocol, peer)));
            async move {
                let result = connection.await;
                let Some(sending) = takeover.take_future() else { return result };
                sending.await;
                Ok(())
            }
        }))
    })?;
    Ok(server.run())
}

type Accepted = (TakeoverStream, Protocol, Option<std::net::SocketAddr>);

fn admit(connections: &Arc<Connections>, io: TcpStream) -> Result<Accepted, DispatchError> {
    let peer = io.peer_addr().map_err(DispatchError::Io)?;
    // Otherwise the last part of a response waits for the acknowledgement of the others, which some
    // clients delay by 40 ms.
    io.set_nodelay(true).map_err(DispatchError::Io)?;
    match connections.admit(peer.ip()) {
        Ok(connection) => {
            let io = TakeoverStream::new(BoundedStream::new(io, connection));
            Ok((io, Protocol::Http1, Some(peer)))
        }
        Err(limit_reached) => {
            refuse(io, limit_reached);
            Err(DispatchError::Io(io::ErrorKind::ConnectionRefused.into()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::http::TrustedProxies;
    use crate::api::http::connections::ConnectionLimits;

    #[tokio::test]
    async fn admitted_connection_has_nodelay() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let client = TcpStream::connect(listener.local_addr().expect("an address"));
        let (_client, accepted) = tokio::join!(client, listener.accept());
        let io = accepted.expect("a connection").0.into_std().expect("a socket");
        let same = io.try_clone().expect("the same socket");
        let io = TcpStream::from_std(io).expect("a connection");
        assert!(!same.nodelay().expect("an option"));
        let limits = ConnectionLimits { total: 1, per_address: 1 };
        let _admitted =
            admit(&Connections::new(limits, TrustedProxies::default()), io).expect("room");
        assert!(same.nodelay().expect("an option"));
    }
}

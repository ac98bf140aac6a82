use std::convert::Infallible;
use std::future::pending;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::{http1, http2};
use hyper::rt::Executor;
use hyper::{Request, Response, Version, header};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use crate::{Destination, Failure, OutboundRequest};

/// Maximum total size of the response headers.
const MAX_HEADER_BYTES: u32 = 16 * 1024;
const MAX_HEADERS: usize = 64;
/// Maximum time spent reading a response body.
const BODY_TIMEOUT: Duration = Duration::from_millis(500);

/// A connection to a checked address, for one exchange.
pub(crate) enum Connection {
    Open(TcpStream),
    Encrypted(Box<TlsStream<TcpStream>>),
}

impl Connection {
    /// Wraps `stream`, with TLS for the host name of `to` if the URL requires encryption.
    pub(crate) async fn new(
        stream: TcpStream,
        to: &Destination,
        encryption: &TlsConnector,
    ) -> Result<Self, Failure> {
        if !to.is_encrypted() {
            return Ok(Self::Open(stream));
        }
        let encrypted = encryption.connect(to.server(), stream).await;
        encrypted.map(Box::new).map(Self::Encrypted).map_err(|_| Failure::Tls)
    }

    /// Posts `request` and passes the response head to `on_head`. Then reads up to `max_body_bytes` bytes of the
    /// body, because a server may stop its work when the client disconnects, and discards the rest.
    pub(crate) async fn exchange(
        self,
        request: &OutboundRequest,
        max_body_bytes: usize,
        on_head: impl FnOnce(&Response<Incoming>),
    ) -> Result<(), Failure> {
        match self {
            Self::Open(stream) => exchange_http1(stream, request, max_body_bytes, on_head).await,
            Self::Encrypted(stream) if stream.get_ref().1.alpn_protocol() == Some(b"h2") => {
                exchange_http2(*stream, request, max_body_bytes, on_head).await
            }
            Self::Encrypted(stream) => {
                exchange_http1(*stream, request, max_body_bytes, on_head).await
            }
        }
    }
}

async fn exchange_http1(
    stream: impl Stream,
    request: &OutboundRequest,
    max_body_bytes: usize,
    on_head: impl FnOnce(&Response<Incoming>),
) -> Result<(), Failure> {
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(MAX_HEADER_BYTES as usize)
        .max_headers(MAX_HEADERS)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(|error| to_failure(&error))?;
    let to = request.to();
    let path = to.uri().path_and_query().map_or("/", |path| path.as_str());
    let host = to.uri().authority().map_or("", |authority| authority.as_str());
    let builder = Request::post(path)
        .header(header::HOST, host)
        .header(header::CONNECTION, "close")
        .version(Version::HTTP_11);
    let request = build_request(builder, request)?;
    drive_connection(connection, async move {
        read_response(sender.send_request(request).await, max_body_bytes, on_head).await
    })
    .await
}

async fn exchange_http2(
    stream: impl Stream,
    request: &OutboundRequest,
    max_body_bytes: usize,
    on_head: impl FnOnce(&Response<Incoming>),
) -> Result<(), Failure> {
    let tasks = Tasks::default();
    let (mut sender, connection) = http2::Builder::new(tasks.spawner())
        .max_header_list_size(MAX_HEADER_BYTES)
        .initial_stream_window_size(MAX_HEADER_BYTES)
        .initial_connection_window_size(65_535)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(|error| to_failure(&error))?;
    let builder = Request::post(request.to().uri().clone()).version(Version::HTTP_2);
    let request = build_request(builder, request)?;
    drive_connection(connection, async move {
        read_response(sender.send_request(request).await, max_body_bytes, on_head).await
    })
    .await
}

fn build_request(
    mut builder: hyper::http::request::Builder,
    request: &OutboundRequest,
) -> Result<Request<Full<Bytes>>, Failure> {
    if let Some(headers) = builder.headers_mut() {
        headers.extend(request.headers().clone());
    }
    // Cannot fail: the URI and the headers are already parsed.
    builder.body(Full::new(request.body())).map_err(|_| Failure::Closed)
}

async fn read_response(
    answer: hyper::Result<Response<Incoming>>,
    max_body_bytes: usize,
    on_head: impl FnOnce(&Response<Incoming>),
) -> Result<(), Failure> {
    let answer = answer.map_err(|error| to_failure(&error))?;
    on_head(&answer);
    let mut body = answer.into_body();
    let read_all = async {
        let mut read = 0;
        while read < max_body_bytes
            && let Some(Ok(frame)) = body.frame().await
        {
            read += frame.data_ref().map_or(1, Bytes::len).max(1);
        }
    };
    // Reading lets the server see that its response was consumed. An incomplete body is not an
    // error.
    drop(timeout(BODY_TIMEOUT, read_all).await);
    Ok(())
}

/// Drives `connection` until `exchange` completes, and returns the output of `exchange`.
async fn drive_connection<T>(connection: impl Future, exchange: impl Future<Output = T>) -> T {
    let driven = async {
        connection.await;
        pending::<Infallible>().await
    };
    tokio::select! {
        biased;
        output = exchange => output,
        never = driven => match never {},
    }
}

fn to_failure(error: &hyper::Error) -> Failure {
    if error.is_parse() { Failure::InvalidResponse } else { Failure::Closed }
}

trait Stream: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send + 'static {}
impl<T: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send + 'static> Stream for T {}

/// Background tasks of an HTTP/2 connection. Dropping this aborts them, whatever the server does.
#[derive(Default)]
struct Tasks(Arc<Mutex<JoinSet<()>>>);

/// Holds a weak reference, because the tasks themselves hold a spawner.
#[derive(Clone)]
struct Spawner(Weak<Mutex<JoinSet<()>>>);

impl Tasks {
    fn spawner(&self) -> Spawner {
        Spawner(Arc::downgrade(&self.0))
    }
}

impl<F: Future<Output = ()> + Send + 'static> Executor<F> for Spawner {
    fn execute(&self, task: F) {
        if let Some(tasks) = self.0.upgrade()
            && let Ok(mut tasks) = tasks.lock()
        {
            tasks.spawn(task);
        }
    }
}

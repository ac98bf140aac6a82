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
const HEADER_BYTES: u32 = 16 * 1024;
const MOST_HEADERS: usize = 64;
/// Maximum time spent reading a response body.
const BODY: Duration = Duration::from_millis(500);

/// A connection to a checked address, for one exchange.
pub(crate) enum Connection {
    Open(TcpStream),
    Encrypted(Box<TlsStream<TcpStream>>),
}

impl Connection {
    /// Wraps `stream`, with TLS for the host name of `to` if the URL requires encryption.
    pub(crate) async fn over(
        stream: TcpStream,
        to: &Destination,
        encryption: &TlsConnector,
    ) -> Result<Self, Failure> {
        if !to.is_encrypted() {
            return Ok(Self::Open(stream));
        }
        let encrypted = encryption.connect(to.server(), stream).await;
        encrypted.map(Box::new).map(Self::Encrypted).map_err(|_| Failure::Encryption)
    }

    /// Posts `request` and passes the response head to `hear`. Then reads up to `most` bytes of the
    /// body, because a server may stop its work when the client disconnects, and discards the rest.
    pub(crate) async fn exchange(
        self,
        request: &OutboundRequest,
        most: usize,
        hear: impl FnOnce(&Response<Incoming>),
    ) -> Result<(), Failure> {
        match self {
            Self::Open(stream) => http_1(stream, request, most, hear).await,
            Self::Encrypted(stream) if stream.get_ref().1.alpn_protocol() == Some(b"h2") => {
                http_2(*stream, request, most, hear).await
            }
            Self::Encrypted(stream) => http_1(*stream, request, most, hear).await,
        }
    }
}

async fn http_1(
    stream: impl Stream,
    request: &OutboundRequest,
    most: usize,
    hear: impl FnOnce(&Response<Incoming>),
) -> Result<(), Failure> {
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(HEADER_BYTES as usize)
        .max_headers(MOST_HEADERS)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(|error| told(&error))?;
    let to = request.to();
    let path = to.uri().path_and_query().map_or("/", |path| path.as_str());
    let host = to.uri().authority().map_or("", |authority| authority.as_str());
    let builder = Request::post(path)
        .header(header::HOST, host)
        .header(header::CONNECTION, "close")
        .version(Version::HTTP_11);
    let request = filled(builder, request)?;
    alongside(
        connection,
        async move { listen(sender.send_request(request).await, most, hear).await },
    )
    .await
}

async fn http_2(
    stream: impl Stream,
    request: &OutboundRequest,
    most: usize,
    hear: impl FnOnce(&Response<Incoming>),
) -> Result<(), Failure> {
    let tasks = Tasks::default();
    let (mut sender, connection) = http2::Builder::new(tasks.spawner())
        .max_header_list_size(HEADER_BYTES)
        .initial_stream_window_size(HEADER_BYTES)
        .initial_connection_window_size(65_535)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(|error| told(&error))?;
    let builder = Request::post(request.to().uri().clone()).version(Version::HTTP_2);
    let request = filled(builder, request)?;
    alongside(
        connection,
        async move { listen(sender.send_request(request).await, most, hear).await },
    )
    .await
}

fn filled(
    mut builder: hyper::http::request::Builder,
    request: &OutboundRequest,
) -> Result<Request<Full<Bytes>>, Failure> {
    if let Some(headers) = builder.headers_mut() {
        headers.extend(request.headers().clone());
    }
    // Cannot fail: the URI and the headers are already parsed.
    builder.body(Full::new(request.body())).map_err(|_| Failure::Closed)
}

async fn listen(
    answer: hyper::Result<Response<Incoming>>,
    most: usize,
    hear: impl FnOnce(&Response<Incoming>),
) -> Result<(), Failure> {
    let answer = answer.map_err(|error| told(&error))?;
    hear(&answer);
    let mut body = answer.into_body();
    let read_all = async {
        let mut read = 0;
        while read < most
            && let Some(Ok(frame)) = body.frame().await
        {
            read += frame.data_ref().map_or(1, Bytes::len).max(1);
        }
    };
    // Reading lets the server see that its response was consumed. An incomplete body is not an
    // error.
    drop(timeout(BODY, read_all).await);
    Ok(())
}

/// Drives `connection` until `talk` completes, and returns the output of `talk`.
async fn alongside<T>(connection: impl Future, talk: impl Future<Output = T>) -> T {
    let driven = async {
        connection.await;
        pending::<Infallible>().await
    };
    tokio::select! {
        biased;
        said = talk => said,
        never = driven => match never {},
    }
}

fn told(error: &hyper::Error) -> Failure {
    if error.is_parse() { Failure::Garbage } else { Failure::Closed }
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

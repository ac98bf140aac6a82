//! HTTPS, with a root certificate created by the test.

use std::convert::Infallible;
use std::io;
use std::sync::{Arc, Mutex};

use guarded_http::{Failure, GuardedClient, HttpOutcome, Options, OutboundRequest};
use http_body_util::{BodyExt, Empty, StreamBody};
use hyper::body::{Bytes, Frame, Incoming};
use hyper::{Request, Response, Version};
use hyper_util::rt::{TokioExecutor, TokioIo};
use jiff::Timestamp;
use rcgen::{CertifiedKey, generate_simple_self_signed};
use rustls::ServerConfig;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

use crate::receiver::{FakeResolver, SHORT, expect_client, options_allowing, post, request, to};

struct TlsServer {
    listener: TcpListener,
    acceptor: TlsAcceptor,
    root: CertificateDer<'static>,
}

impl TlsServer {
    async fn listen(name: &str, protocols: &[&str]) -> Self {
        let CertifiedKey { cert, signing_key } =
            generate_simple_self_signed([name.to_owned()]).expect("a certificate");
        let key = PrivateKeyDer::try_from(signing_key.serialize_der()).expect("a key");
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let mut config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![cert.der().clone()], key)
            .expect("a configuration");
        config.alpn_protocols = protocols.iter().map(|name| name.as_bytes().to_vec()).collect();
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        Self { listener, acceptor, root: cert.der().clone() }
    }

    fn url(&self) -> String {
        let port = self.listener.local_addr().expect("an address").port();
        format!("https://hooks.example:{port}/hook")
    }

    /// Returns a client that trusts this server and resolves every name to it.
    fn client(&self, options: Options) -> GuardedClient {
        let options = Options { extra_roots: vec![self.root.clone()], ..options };
        expect_client(GuardedClient::with_resolver(options, FakeResolver::new(&[&["127.0.0.1"]])))
    }

    async fn accept(&self) -> tokio_rustls::server::TlsStream<tokio::net::TcpStream> {
        let (stream, _) = self.listener.accept().await.expect("a connection");
        self.acceptor.accept(stream).await.expect("encryption")
    }
}

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("a log").extend(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn http_1_is_the_fallback() {
    let server = TlsServer::listen("hooks.example", &[]).await;
    let (url, client) = (server.url(), server.client(options_allowing(&["127.0.0.1/32"])));
    let serving = async {
        let mut stream = server.accept().await;
        let seen = request(&mut stream).await.expect("a request");
        stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").await.expect("an answer");
        seen
    };
    let (outcome, seen) = tokio::join!(post(&client, &url), serving);
    assert_eq!(outcome, HttpOutcome::Delivered { status: 200 });
    assert!(seen.starts_with("POST /hook HTTP/1.1\r\nhost: hooks.example:"), "{seen}");
}

#[tokio::test]
async fn http_2_is_preferred_and_bounded() {
    let server = TlsServer::listen("hooks.example", &["h2", "http/1.1"]).await;
    let (url, client) = (server.url(), server.client(options_allowing(&["127.0.0.1/32"])));
    let seen = Arc::new(Mutex::new(Vec::new()));
    let answer = |request: Request<Incoming>| {
        let seen = Arc::clone(&seen);
        async move {
            let (head, body) = request.into_parts();
            let body = body.collect().await.expect("a body").to_bytes();
            seen.lock().expect("a list").push((head.version, head.uri.to_string(), body));
            let again = || Ok::<_, Infallible>(Frame::data(Bytes::from_static(&[b'a'; 1000])));
            let endless = StreamBody::new(futures_util::stream::repeat_with(again));
            Ok::<_, Infallible>(Response::new(endless))
        }
    };
    let serving = async {
        let stream = TokioIo::new(server.accept().await);
        let service = hyper::service::service_fn(answer);
        let executor = TokioExecutor::new();
        let connection = hyper::server::conn::http2::Builder::new(executor);
        connection.serve_connection(stream, service).await.ok();
    };
    let (outcome, ()) = tokio::join!(post(&client, &url), serving);
    assert_eq!(outcome, HttpOutcome::Delivered { status: 200 });
    let expected = (Version::HTTP_2, url, Bytes::from_static(b"{\"turn\":1}"));
    assert_eq!(*seen.lock().expect("a list"), [expected]);
}

#[tokio::test]
async fn oversized_http_2_headers_are_rejected() {
    let server = TlsServer::listen("hooks.example", &["h2"]).await;
    let (url, client) = (server.url(), server.client(options_allowing(&["127.0.0.1/32"])));
    let answer = |_: Request<Incoming>| {
        let long = Response::builder().header("x-long", "a".repeat(20_000));
        std::future::ready(long.body(Empty::<Bytes>::new()))
    };
    let serving = async {
        let stream = TokioIo::new(server.accept().await);
        let connection = hyper::server::conn::http2::Builder::new(TokioExecutor::new());
        connection.serve_connection(stream, hyper::service::service_fn(answer)).await.ok();
    };
    let (outcome, ()) = tokio::join!(post(&client, &url), serving);
    assert!(!matches!(outcome, HttpOutcome::Delivered { .. }), "{outcome:?}");
}

/// The server agrees to HTTP/2 but grants no window for a body, so the request can never complete.
#[tokio::test]
async fn timeout_closes_the_connection() {
    let server = TlsServer::listen("hooks.example", &["h2"]).await;
    let options = Options { total_timeout: SHORT, ..options_allowing(&["127.0.0.1/32"]) };
    let (url, client) = (server.url(), server.client(options));
    let serving = async {
        let mut stream = server.accept().await;
        let no_room = [0, 0, 6, 4, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0];
        stream.write_all(&no_room).await.expect("settings");
        let mut all = Vec::new();
        let end = tokio::time::timeout(SHORT * 20, stream.read_to_end(&mut all)).await;
        assert!(end.is_ok(), "the connection was closed");
    };
    let (outcome, ()) = tokio::join!(post(&client, &url), serving);
    assert_eq!(outcome, HttpOutcome::Failed { reason: Failure::Timeout });
}

/// Knowing a URL is often enough to post to it, and the libraries below this crate write logs.
#[tokio::test]
async fn logs_contain_no_request_data() {
    let log = Log::default();
    let writer = log.clone();
    let all = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone());
    // A subscriber of this thread alone would miss the log statements that the thread of another
    // test is the first to execute.
    tracing::subscriber::set_global_default(all.finish()).expect("the only subscriber");
    let server = TlsServer::listen("hooks.example", &["h2"]).await;
    let client = server.client(options_allowing(&["127.0.0.1/32"]));
    let to = to(&format!("{}/canary-path?canary=query", server.url()));
    let request = OutboundRequest::new(&to, "application/json", b"canary-body".to_vec())
        .header("webhook-id", "canary-id")
        .header("authorization", "canary-secret");
    let now = Timestamp::UNIX_EPOCH;
    let answer = |_: Request<Incoming>| {
        std::future::ready(Ok::<_, Infallible>(Response::new(Empty::<Bytes>::new())))
    };
    let serving = async {
        let stream = TokioIo::new(server.accept().await);
        let connection = hyper::server::conn::http2::Builder::new(TokioExecutor::new());
        connection.serve_connection(stream, hyper::service::service_fn(answer)).await.ok();
    };
    let (outcome, ()) = tokio::join!(client.post(&request, now), serving);
    assert_eq!(outcome, HttpOutcome::Delivered { status: 200 });
    let log = String::from_utf8_lossy(&log.0.lock().expect("a log")).into_owned();
    assert!(log.contains("h2"), "the libraries log something");
    let told: Vec<&str> = log.lines().filter(|line| line.contains("canary")).collect();
    assert_eq!(told, Vec::<&str>::new());
}

#[tokio::test]
async fn untrusted_certificate_is_rejected() {
    let other = TlsServer::listen("other.example", &[]).await;
    let stranger = TlsServer::listen("hooks.example", &[]).await;
    let allowed = || options_allowing(&["127.0.0.1/32"]);
    let strict = expect_client(GuardedClient::with_resolver(
        allowed(),
        FakeResolver::new(&[&["127.0.0.1"]]),
    ));
    for (server, client) in [(&other, &other.client(allowed())), (&stranger, &strict)] {
        let url = server.url();
        let serving = async {
            let (stream, _) = server.listener.accept().await.expect("a connection");
            assert!(server.acceptor.accept(stream).await.is_err());
        };
        let (outcome, ()) = tokio::join!(post(client, &url), serving);
        assert_eq!(outcome, HttpOutcome::Failed { reason: Failure::Tls });
    }
}

#[tokio::test]
async fn tls_handshake_times_out() {
    let server = TlsServer::listen("hooks.example", &[]).await;
    let options = Options { connect_timeout: SHORT, ..options_allowing(&["127.0.0.1/32"]) };
    let (url, client) = (server.url(), server.client(options));
    let serving = async {
        let (mut stream, _) = server.listener.accept().await.expect("a connection");
        stream.read_to_end(&mut Vec::new()).await.ok();
    };
    let (outcome, ()) = tokio::join!(post(&client, &url), serving);
    assert_eq!(outcome, HttpOutcome::Failed { reason: Failure::Timeout });
}

//! Sends the last response of a connection, which may take hours. The framework keeps two buffers
//! of 8 KB, timers and a parser for as long as it sends a response. The framework therefore sends
//! only the head; then the connection is taken over, and the body is sent with no memory except
//! that of the connection.

use std::cell::RefCell;
use std::convert::Infallible;
use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::http::Version;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};
use futures_util::future::LocalBoxFuture;
use futures_util::{Stream, StreamExt};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};

use super::ClientConnection;
use super::head_scanner::HeadScanner;
use super::stream::BoundedStream;

/// Maximum number of reads, of up to 64 bytes each, that are discarded while the client waits for a
/// chunk.
const MAX_IGNORED_READS: usize = 1024;

/// Sends the rest of a response over a connection taken from the framework.
type BodySender = Box<dyn FnOnce(BoundedStream) -> LocalBoxFuture<'static, ()>>;

/// Takes a connection from the framework. Part of the connection data of a request.
#[derive(Clone, Default)]
pub struct ConnectionTakeover(Rc<RefCell<TakeoverState>>);

#[derive(Default)]
enum TakeoverState {
    #[default]
    Idle,
    /// The connection is taken when the framework has flushed its output.
    Requested(BodySender),
    Taken(LocalBoxFuture<'static, ()>),
}

impl ConnectionTakeover {
    /// Returns `None` if the connection was not accepted by [`listen`](super::listen).
    pub fn from_request(request: &HttpRequest) -> Option<ConnectionTakeover> {
        request.conn_data::<ConnectionTakeover>().cloned()
    }

    /// Builds a response that sends its head and the chunks, and then closes the connection.
    /// Further input of the client is ignored.
    pub fn respond(
        self,
        request: &HttpRequest,
        head: &mut HttpResponseBuilder,
        chunks: impl Stream<Item = Bytes> + 'static,
    ) -> HttpResponse {
        let resumed =
            request.conn_data::<Arc<ClientConnection>>().cloned().map(ResumedConnection::resume);
        let framing = Framing::for_version(request.version());
        let send: BodySender = Box::new(move |connection| {
            Box::pin(async move {
                let _resumed = resumed;
                // Errors are ignored: the client has disconnected or does not read.
                drop(send_chunks(connection, framing, Box::pin(chunks)).await);
            })
        });
        let body = BoxBody::new(TakeoverBody { takeover: self, send: Some(send) });
        let mut answer = head.force_close().body(body);
        answer.head_mut().no_chunking(framing == Framing::None);
        answer
    }

    /// Returns the task that sends the rest of the response.
    pub(super) fn take_future(&self) -> Option<LocalBoxFuture<'static, ()>> {
        match self.0.take() {
            TakeoverState::Taken(future) => Some(future),
            TakeoverState::Idle | TakeoverState::Requested(_) => None,
        }
    }
}

/// Body that takes over the connection instead of returning data to the framework.
struct TakeoverBody {
    takeover: ConnectionTakeover,
    send: Option<BodySender>,
}

impl MessageBody for TakeoverBody {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Infallible>>> {
        // No wake-up is needed: the framework now sends the head and then loses the connection.
        if let Some(send) = self.send.take() {
            self.takeover.0.replace(TakeoverState::Requested(send));
        }
        Poll::Pending
    }
}

/// Marks a connection as in use.
struct ResumedConnection(Arc<ClientConnection>);

impl ResumedConnection {
    fn resume(connection: Arc<ClientConnection>) -> ResumedConnection {
        connection.resume();
        ResumedConnection(connection)
    }
}

impl Drop for ResumedConnection {
    fn drop(&mut self) {
        self.0.pause();
    }
}

/// Delimits the parts of a body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Framing {
    Chunked,
    /// The body ends with the connection. HTTP/1.0 clients do not support chunks (RFC 9112, section
    /// 6.1).
    None,
}

impl Framing {
    fn for_version(version: Version) -> Framing {
        if version < Version::HTTP_11 { Framing::None } else { Framing::Chunked }
    }

    /// Frames a part of a body. Empty parts are dropped, because an empty chunk would end the body.
    fn frame(self, part: &[u8]) -> Vec<u8> {
        match self {
            Framing::None => part.to_vec(),
            Framing::Chunked if part.is_empty() => Vec::new(),
            Framing::Chunked => {
                [format!("{:X}\r\n", part.len()).as_bytes(), part, b"\r\n"].concat()
            }
        }
    }

    fn end(self) -> &'static [u8] {
        match self {
            Framing::None => b"",
            Framing::Chunked => b"0\r\n\r\n",
        }
    }
}

async fn send_chunks(
    mut connection: BoundedStream,
    framing: Framing,
    mut chunks: Pin<Box<impl Stream<Item = Bytes>>>,
) -> io::Result<()> {
    loop {
        let chunk = tokio::select! {
            chunk = chunks.next() => chunk,
            disconnected = wait_for_disconnect(&mut connection) => return disconnected,
        };
        let Some(chunk) = chunk else {
            connection.write_all(framing.end()).await?;
            return connection.shutdown().await;
        };
        connection.write_all(&framing.frame(&chunk)).await?;
    }
}

/// Reads until the client closes its side or has sent too much ignored input.
async fn wait_for_disconnect(connection: &mut BoundedStream) -> io::Result<()> {
    let mut ignored = [0; 64];
    for _ in 0..MAX_IGNORED_READS {
        if connection.read(&mut ignored).await? == 0 {
            break;
        }
    }
    Ok(())
}

/// Stream that the framework reads from and writes to.
pub struct TakeoverStream {
    /// `None` after the connection was taken.
    io: Option<BoundedStream>,
    connection: Arc<ClientConnection>,
    takeover: ConnectionTakeover,
    scanner: HeadScanner,
}

impl TakeoverStream {
    pub fn new(io: BoundedStream) -> TakeoverStream {
        let (connection, takeover) = (io.connection().clone(), ConnectionTakeover::default());
        TakeoverStream { io: Some(io), connection, takeover, scanner: HeadScanner::default() }
    }

    pub fn connection(&self) -> &Arc<ClientConnection> {
        &self.connection
    }

    pub fn takeover(&self) -> &ConnectionTakeover {
        &self.takeover
    }

    fn io(&mut self) -> io::Result<Pin<&mut BoundedStream>> {
        self.io.as_mut().map(Pin::new).ok_or_else(|| io::ErrorKind::ConnectionAborted.into())
    }

    /// Takes the connection if this was requested.
    fn take_over_if_requested(&mut self) -> bool {
        let mut state = self.takeover.0.borrow_mut();
        if !matches!(*state, TakeoverState::Requested(_)) {
            return false;
        }
        if let (TakeoverState::Requested(send), Some(io)) =
            (std::mem::take(&mut *state), self.io.take())
        {
            *state = TakeoverState::Taken(send(io));
        }
        true
    }
}

impl AsyncRead for TakeoverStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = self.io()?.poll_read(cx, buffer);
        let received = buffer.filled_mut().get_mut(before..).unwrap_or_default();
        self.scanner.scan(received);
        read
    }
}

impl AsyncWrite for TakeoverStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.io()?.poll_write(cx, bytes)
    }

    /// The framework flushes after all output is written. An error makes the framework drop the
    /// connection.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.take_over_if_requested() {
            return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
        }
        self.io()?.poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.io()?.poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_are_framed_and_empty_ones_dropped() {
        let chunked = Framing::for_version(Version::HTTP_11);
        let a_chunk = [b"1A\r\n".as_slice(), &[b'a'; 26], b"\r\n"].concat();
        assert_eq!(chunked.frame(&[b'a'; 26]), a_chunk);
        assert!(chunked.frame(b"").is_empty());
    }

    #[test]
    fn http_1_0_body_is_not_chunked() {
        let bare = Framing::for_version(Version::HTTP_10);
        assert_eq!((bare.frame(b"a"), bare.end()), (b"a".to_vec(), b"".as_slice()));
    }
}

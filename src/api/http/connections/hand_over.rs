//! The last answer of a connection, which may take hours. The framework keeps two buffers of 8 KB, its timers and its parser for as
//! long as it sends an answer. So of such an answer it sends the head alone; then the connection is taken from it, and the rest
//! is sent with no more than the connection itself.

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

/// How often more of what a client sends is read and thrown away while it waits for a chunk, 64 bytes at most each time.
const MOST_READS: usize = 1024;

/// Sends the rest of an answer over a connection that is its own.
type SendRest = Box<dyn FnOnce(BoundedStream) -> LocalBoxFuture<'static, ()>>;

/// By what a connection is taken from the framework. It is part of what a request knows of its connection.
#[derive(Clone, Default)]
pub struct HandOver(Rc<RefCell<Stage>>);

#[derive(Default)]
enum Stage {
    #[default]
    Lent,
    /// It is to be taken as soon as what was written is sent.
    Wished(SendRest),
    Taken(LocalBoxFuture<'static, ()>),
}

impl HandOver {
    /// None if the connection is not one of [`listen`](super::listen).
    pub fn of(request: &HttpRequest) -> Option<HandOver> {
        request.conn_data::<HandOver>().cloned()
    }

    /// An answer after which the connection is closed: its head, and then the chunks. What else the client sends is not listened to.
    pub fn answer(
        self,
        request: &HttpRequest,
        head: &mut HttpResponseBuilder,
        chunks: impl Stream<Item = Bytes> + 'static,
    ) -> HttpResponse {
        let at_work = request.conn_data::<Arc<ClientConnection>>().cloned().map(AtWork::begin);
        let framing = Framing::of(request.version());
        let send: SendRest = Box::new(move |connection| {
            Box::pin(async move {
                let _at_work = at_work;
                // A client that has gone, or takes nothing, needs no more.
                drop(send_chunks(connection, framing, Box::pin(chunks)).await);
            })
        });
        let body = BoxBody::new(RestOfBody { hand_over: self, send: Some(send) });
        let mut answer = head.force_close().body(body);
        answer.head_mut().no_chunking(framing == Framing::None);
        answer
    }

    /// What is still to be sent by whoever the connection was handed to.
    pub(super) fn taken(&self) -> Option<LocalBoxFuture<'static, ()>> {
        match self.0.take() {
            Stage::Taken(rest) => Some(rest),
            Stage::Lent | Stage::Wished(_) => None,
        }
    }
}

/// A body that, instead of giving any of it to the framework, wishes for the connection.
struct RestOfBody {
    hand_over: HandOver,
    send: Option<SendRest>,
}

impl MessageBody for RestOfBody {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Infallible>>> {
        // Nobody need be woken: now the framework sends the head, and loses the connection.
        if let Some(send) = self.send.take() {
            self.hand_over.0.replace(Stage::Wished(send));
        }
        Poll::Pending
    }
}

/// A connection that is still asked something.
struct AtWork(Arc<ClientConnection>);

impl AtWork {
    fn begin(connection: Arc<ClientConnection>) -> AtWork {
        connection.resume();
        AtWork(connection)
    }
}

impl Drop for AtWork {
    fn drop(&mut self) {
        self.0.pause();
    }
}

/// How a client is told where each part of a body ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Framing {
    Chunked,
    /// The end of the connection is that of the body: an older client does not know chunks (RFC 9112, section 6.1).
    None,
}

impl Framing {
    fn of(version: Version) -> Framing {
        if version < Version::HTTP_11 { Framing::None } else { Framing::Chunked }
    }

    /// A part of a body as it is sent. An empty chunk would end the body.
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
            gone = until_gone(&mut connection) => return gone,
        };
        let Some(chunk) = chunk else {
            connection.write_all(framing.end()).await?;
            return connection.shutdown().await;
        };
        connection.write_all(&framing.frame(&chunk)).await?;
    }
}

/// Until the client has closed its side, or sends so much that nobody listens to.
async fn until_gone(connection: &mut BoundedStream) -> io::Result<()> {
    let mut ignored = [0; 64];
    for _ in 0..MOST_READS {
        if connection.read(&mut ignored).await? == 0 {
            break;
        }
    }
    Ok(())
}

/// What the framework reads from and writes to.
pub struct LentStream {
    /// None when it was taken.
    io: Option<BoundedStream>,
    connection: Arc<ClientConnection>,
    hand_over: HandOver,
    scanner: HeadScanner,
}

impl LentStream {
    pub fn new(io: BoundedStream) -> LentStream {
        let (connection, hand_over) = (io.connection().clone(), HandOver::default());
        LentStream { io: Some(io), connection, hand_over, scanner: HeadScanner::default() }
    }

    pub fn connection(&self) -> &Arc<ClientConnection> {
        &self.connection
    }

    pub fn hand_over(&self) -> &HandOver {
        &self.hand_over
    }

    fn io(&mut self) -> io::Result<Pin<&mut BoundedStream>> {
        self.io.as_mut().map(Pin::new).ok_or_else(|| io::ErrorKind::ConnectionAborted.into())
    }

    /// Takes the connection, if that is wished for.
    fn is_taken(&mut self) -> bool {
        let mut stage = self.hand_over.0.borrow_mut();
        if !matches!(*stage, Stage::Wished(_)) {
            return false;
        }
        if let (Stage::Wished(send), Some(io)) = (std::mem::take(&mut *stage), self.io.take()) {
            *stage = Stage::Taken(send(io));
        }
        true
    }
}

impl AsyncRead for LentStream {
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

impl AsyncWrite for LentStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.io()?.poll_write(cx, bytes)
    }

    /// The framework flushes when all that it had is written. An error ends its part in the connection.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.is_taken() {
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
    fn a_chunk_says_how_long_it_is_and_an_empty_one_ends_nothing() {
        let chunked = Framing::of(Version::HTTP_11);
        let a_chunk = [b"1A\r\n".as_slice(), &[b'a'; 26], b"\r\n"].concat();
        assert_eq!(chunked.frame(&[b'a'; 26]), a_chunk);
        assert!(chunked.frame(b"").is_empty());
    }

    #[test]
    fn an_older_client_gets_no_chunks() {
        let bare = Framing::of(Version::HTTP_10);
        assert_eq!((bare.frame(b"a"), bare.end()), (b"a".to_vec(), b"".as_slice()));
    }
}

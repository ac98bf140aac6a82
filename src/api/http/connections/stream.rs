use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll};
use std::time::Duration;

use metrics::counter;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep};

use crate::telemetry::CONNECTIONS_CLOSED;

use super::{Admitted, ClientConnection};

/// How long a request may take to arrive after the first of its bytes, until it is begun. The framework looks at the first
/// one of a connection only.
const REQUEST: Duration = Duration::from_secs(10);
/// How long a client may let an answer wait without taking any of it. The framework would wait for ever.
const ANSWER: Duration = Duration::from_secs(30);

/// A connection of a client that does not wait for ever, and can be closed by others.
pub struct BoundedStream {
    io: TcpStream,
    admitted: Admitted,
    /// How many requests had begun when it was last looked.
    seen: u64,
    /// When a request of which some bytes are there must have begun.
    request_due: Option<Instant>,
    /// When some of the answer must have been taken.
    answer_due: Option<Instant>,
    timer: Option<Pin<Box<Sleep>>>,
}

impl BoundedStream {
    pub fn new(io: TcpStream, admitted: Admitted) -> BoundedStream {
        let (seen, request_due, answer_due, timer) = (0, None, None, None);
        BoundedStream { io, admitted, seen, request_due, answer_due, timer }
    }

    pub fn connection(&self) -> &Arc<ClientConnection> {
        &self.admitted.connection
    }

    /// What was due has come when a request has begun since it was last looked.
    fn see_requests(&mut self) {
        let requests = self.admitted.connection.requests.load(Ordering::Relaxed);
        if requests != self.seen {
            (self.seen, self.request_due) = (requests, None);
        }
    }

    /// Whether the client took too long. If not, whoever polls is woken when it does.
    fn check(&mut self, cx: &mut Context<'_>) -> io::Result<()> {
        let due = self.request_due.into_iter().chain(self.answer_due).min();
        let Some(due) = due else { return Ok(()) };
        let timer = self.timer.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(due)));
        if timer.deadline() != due {
            timer.as_mut().reset(due);
        }
        if timer.as_mut().poll(cx).is_pending() {
            return Ok(());
        }
        let reason = if self.answer_due == Some(due) { "slow_read" } else { "slow_request" };
        counter!(CONNECTIONS_CLOSED, "reason" => reason).increment(1);
        Err(io::ErrorKind::TimedOut.into())
    }
}

impl AsyncRead for BoundedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.see_requests();
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.io).poll_read(cx, buffer);
        let some = buffer.filled().len() > before;
        if some && self.request_due.is_none() && self.admitted.connection.is_waiting() {
            self.request_due = Some(Instant::now() + REQUEST);
        }
        if some {
            // What came in time counts.
            return read;
        }
        let connection = self.admitted.connection.clone();
        connection.waker.register(cx.waker());
        // A request that came at the same moment is still answered.
        if connection.closed.load(Ordering::Relaxed) && connection.is_waiting() {
            return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
        }
        // The framework goes on to read a chunked body that nobody wants, for as long as it may come.
        if connection.is_waiting()
            && connection.body_may_follow.swap(false, Ordering::Relaxed)
            && self.request_due.is_none()
        {
            self.request_due = Some(Instant::now() + REQUEST);
        }
        self.check(cx)?;
        read
    }
}

impl AsyncWrite for BoundedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.io).poll_write(cx, bytes);
        if written.is_ready() {
            self.answer_due = None;
            return written;
        }
        if self.answer_due.is_none() {
            self.answer_due = Some(Instant::now() + ANSWER);
        }
        self.check(cx)?;
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(cx)
    }
}

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

/// Timeout for a request, from its first byte until the handler starts. The framework applies a
/// timeout only to the first request of a connection.
const REQUEST: Duration = Duration::from_secs(10);
/// Timeout for a client that does not read the response. The framework has no such timeout.
const ANSWER: Duration = Duration::from_secs(30);

/// Client connection with timeouts, which the server can evict.
pub struct BoundedStream {
    io: TcpStream,
    admitted: Admitted,
    /// Number of requests at the last check.
    seen: u64,
    /// Deadline for the start of a request that has been received in part.
    request_due: Option<Instant>,
    /// Deadline for the client to read more of the response.
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

    /// Clears the request deadline if a request has started since the last check.
    fn see_requests(&mut self) {
        let requests = self.admitted.connection.requests.load(Ordering::Relaxed);
        if requests != self.seen {
            (self.seen, self.request_due) = (requests, None);
        }
    }

    /// Fails if a deadline has passed. Otherwise registers a wake-up at the next deadline.
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
            // Received bytes count, even if a deadline has passed meanwhile.
            return read;
        }
        let connection = self.admitted.connection.clone();
        connection.waker.register(cx.waker());
        // A request that starts at the same moment is still processed.
        if connection.closed.load(Ordering::Relaxed) && connection.is_waiting() {
            return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
        }
        // The framework continues to read a chunked body that is no longer needed, without a time
        // limit.
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

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

use super::{AdmittedConnection, ClientConnection};

/// Timeout for a request, from its first byte until the handler starts. The framework applies a
/// timeout only to the first request of a connection.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// Timeout for a client that does not read the response. The framework has no such timeout.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);

/// Client connection with timeouts, which the server can evict.
pub struct BoundedStream {
    io: TcpStream,
    admission: AdmittedConnection,
    /// Number of requests at the last check.
    seen_requests: u64,
    /// Deadline for the start of a request that has been received in part.
    request_deadline: Option<Instant>,
    /// Deadline for the client to read more of the response.
    write_deadline: Option<Instant>,
    timer: Option<Pin<Box<Sleep>>>,
}

impl BoundedStream {
    pub fn new(io: TcpStream, admission: AdmittedConnection) -> BoundedStream {
        let (seen_requests, request_deadline, write_deadline, timer) = (0, None, None, None);
        BoundedStream { io, admission, seen_requests, request_deadline, write_deadline, timer }
    }

    pub fn connection(&self) -> &Arc<ClientConnection> {
        &self.admission.connection
    }

    /// Clears the request deadline if a request has started since the last check.
    fn clear_deadline_of_new_request(&mut self) {
        let requests = self.admission.connection.requests.load(Ordering::Relaxed);
        if requests != self.seen_requests {
            (self.seen_requests, self.request_deadline) = (requests, None);
        }
    }

    /// Fails if a deadline has passed. Otherwise registers a wake-up at the next deadline.
    fn check_deadlines(&mut self, cx: &mut Context<'_>) -> io::Result<()> {
        let due = self.request_deadline.into_iter().chain(self.write_deadline).min();
        let Some(due) = due else { return Ok(()) };
        let timer = self.timer.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(due)));
        if timer.deadline() != due {
            timer.as_mut().reset(due);
        }
        if timer.as_mut().poll(cx).is_pending() {
            return Ok(());
        }
        let reason = if self.write_deadline == Some(due) { "slow_read" } else { "slow_request" };
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
        self.clear_deadline_of_new_request();
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.io).poll_read(cx, buffer);
        let has_data = buffer.filled().len() > before;
        if has_data && self.request_deadline.is_none() && self.admission.connection.is_idle() {
            self.request_deadline = Some(Instant::now() + REQUEST_TIMEOUT);
        }
        if has_data {
            // Received bytes count, even if a deadline has passed meanwhile.
            return read;
        }
        let connection = self.admission.connection.clone();
        connection.waker.register(cx.waker());
        // A request that starts at the same moment is still processed.
        if connection.closed.load(Ordering::Relaxed) && connection.is_idle() {
            return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
        }
        // The framework continues to read a chunked body that is no longer needed, without a time
        // limit.
        if connection.is_idle()
            && connection.may_have_unread_body.swap(false, Ordering::Relaxed)
            && self.request_deadline.is_none()
        {
            self.request_deadline = Some(Instant::now() + REQUEST_TIMEOUT);
        }
        self.check_deadlines(cx)?;
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
            self.write_deadline = None;
            return written;
        }
        if self.write_deadline.is_none() {
            self.write_deadline = Some(Instant::now() + WRITE_TIMEOUT);
        }
        self.check_deadlines(cx)?;
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(cx)
    }
}

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use lettre::transport::smtp::client::AsyncTokioStream;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

/// Connection that yields at most one line per read. At the start of the TLS handshake the client
/// has therefore buffered no plaintext, so injected plaintext replies cannot be mistaken for
/// encrypted ones.
#[derive(Debug)]
pub(super) struct LineBufferedStream {
    stream: TcpStream,
    /// Received but unread bytes.
    unread: Vec<u8>,
}

impl LineBufferedStream {
    pub fn new(stream: TcpStream) -> Self {
        Self { stream, unread: Vec::new() }
    }
}

impl AsyncRead for LineBufferedStream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        to: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let Self { stream, unread } = self.get_mut();
        if unread.is_empty() {
            let mut buffer = [0; 4096];
            let mut received = ReadBuf::new(&mut buffer);
            ready!(Pin::new(stream).poll_read(context, &mut received))?;
            unread.extend_from_slice(received.filled());
        }
        let line =
            unread.iter().position(|byte| *byte == b'\n').map_or(unread.len(), |end| end + 1);
        let count = line.min(to.remaining());
        to.put_slice(&unread[..count]);
        unread.drain(..count);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for LineBufferedStream {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().stream).poll_write(context, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }
}

impl AsyncTokioStream for LineBufferedStream {
    fn peer_addr(&self) -> io::Result<SocketAddr> {
        self.stream.peer_addr()
    }
}

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection on which anything may be sent.
pub struct Raw(TcpStream);

impl Raw {
    pub async fn open(address: SocketAddr) -> Raw {
        Raw(TcpStream::connect(address).await.expect("a connection"))
    }

    pub async fn send(&mut self, bytes: &[u8]) {
        // The server may have answered and closed before all is sent.
        drop(self.0.write_all(bytes).await);
    }

    /// All that the server says until it closes the connection.
    pub async fn answer(mut self) -> String {
        let mut bytes = Vec::new();
        drop(self.0.read_to_end(&mut bytes).await);
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Closes the connection, as a client does that does not want the answer any more.
    pub fn close(self) {
        drop(self.0);
    }

    /// Hangs up with a reset, as a killed client does.
    pub fn hang_up(self) {
        self.0.set_zero_linger().expect("a socket");
    }
}

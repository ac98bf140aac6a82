use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A connection on which anything may be sent.
pub struct Raw(TcpStream);

impl Raw {
    pub async fn open(address: SocketAddr) -> Raw {
        Raw(TcpStream::connect(address).await.expect("a connection"))
    }

    /// The same from another of the addresses that this machine has for itself.
    pub async fn open_from(source: [u8; 4], address: SocketAddr) -> Raw {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(SocketAddr::from((source, 0))).expect("an address of this machine");
        Raw(socket.connect(address).await.expect("a connection"))
    }

    pub async fn send(&mut self, bytes: &[u8]) {
        // The server may have answered and closed before all is sent.
        drop(self.0.write_all(bytes).await);
    }

    /// The first line of what the server says next, when the rest of it has come as well.
    pub async fn first_line(&mut self) -> String {
        self.next_part().await.lines().next().unwrap_or_default().to_owned()
    }

    /// What the server says next.
    pub async fn next_part(&mut self) -> String {
        let mut bytes = vec![0; 65536];
        let read = self.0.read(&mut bytes).await.expect("an answer");
        String::from_utf8_lossy(&bytes[..read]).into_owned()
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

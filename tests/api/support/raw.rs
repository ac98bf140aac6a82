use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// Raw connection for arbitrary bytes.
pub struct Raw(TcpStream);

impl Raw {
    pub async fn open(address: SocketAddr) -> Raw {
        Raw(TcpStream::connect(address).await.expect("a connection"))
    }

    /// Opens a connection from another loopback address.
    pub async fn open_from(source: [u8; 4], address: SocketAddr) -> Raw {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(SocketAddr::from((source, 0))).expect("an address of this machine");
        Raw(socket.connect(address).await.expect("a connection"))
    }

    pub async fn send(&mut self, bytes: &[u8]) {
        // The server may have responded and closed the connection before all bytes are sent.
        drop(self.0.write_all(bytes).await);
    }

    /// Reads the next part of the response; returns its first line.
    pub async fn first_line(&mut self) -> String {
        self.next_part().await.lines().next().unwrap_or_default().to_owned()
    }

    /// Next part of the response.
    pub async fn next_part(&mut self) -> String {
        let mut bytes = vec![0; 65536];
        let read = self.0.read(&mut bytes).await.expect("an answer");
        String::from_utf8_lossy(&bytes[..read]).into_owned()
    }

    /// Reads until the server closes the connection.
    pub async fn answer(mut self) -> String {
        let mut bytes = Vec::new();
        drop(self.0.read_to_end(&mut bytes).await);
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Closes the connection, as a client does that abandons the request.
    pub fn close(self) {
        drop(self.0);
    }

    /// Closes the connection with a reset, as a killed client does.
    pub fn hang_up(self) {
        self.0.set_zero_linger().expect("a socket");
    }
}

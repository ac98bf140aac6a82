use std::path::PathBuf;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use url::Url;

/// Simulated network in front of a Postgres, with failures on request.
pub struct Network {
    address: String,
    database: String,
    state: watch::Sender<State>,
    serving: JoinHandle<()>,
}

#[derive(Clone, Copy)]
struct State {
    traffic: Traffic,
    /// Number of total packet losses. Connections opened before a loss stay silent permanently.
    losses: u32,
}

#[derive(Clone, Copy, PartialEq)]
enum Traffic {
    Normal,
    /// Packets are accepted and dropped.
    Dropped,
    /// Packets are accepted and delayed, as for a stopped process.
    Stalled,
    /// Each packet is delayed by this duration.
    Delayed(Duration),
}

impl Network {
    /// Network in front of the database at `url`, which has a Unix socket.
    pub async fn start(url: &str) -> Network {
        let url: Url = url.parse().expect("a URL");
        let folder = url.query_pairs().find(|(name, _)| name == "host").expect("a folder").1;
        let socket = PathBuf::from(folder.as_ref()).join(".s.PGSQL.5432");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let (state, seen) = watch::channel(State { traffic: Traffic::Normal, losses: 0 });
        let serving = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(proxy_connection(near, socket.clone(), seen.clone()));
            }
        });
        let database = url.path().trim_start_matches('/').to_owned();
        Network { address, database, state, serving }
    }

    /// Address of the client side.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// URL of the database.
    pub fn url(&self) -> String {
        format!("postgres://kingdomail@{}/{}", self.address, self.database)
    }

    /// URL of the database with two hosts, of which only a writable one is accepted.
    pub fn url_with(&self, second: &Network) -> String {
        let hosts = format!("{},{}", self.address, second.address);
        format!("postgres://kingdomail@{hosts}/{}?target_session_attrs=read-write", self.database)
    }

    pub fn restore(&self) {
        self.state.send_modify(|state| state.traffic = Traffic::Normal);
    }

    /// Drops all packets until [`Network::restore`]; existing connections stay silent permanently.
    pub fn drop_packets(&self) {
        self.state.send_modify(|state| {
            state.losses += 1;
            state.traffic = Traffic::Dropped;
        });
    }

    /// Delays all packets until [`Network::restore`].
    pub fn stall(&self) {
        self.state.send_modify(|state| state.traffic = Traffic::Stalled);
    }

    pub fn delay_packets(&self, delay: Duration) {
        self.state.send_modify(|state| state.traffic = Traffic::Delayed(delay));
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn proxy_connection(near: TcpStream, socket: PathBuf, mut state: watch::Receiver<State>) {
    // A stopped process does not serve new connections.
    drop(state.wait_for(|state| state.traffic != Traffic::Stalled).await.map(drop));
    let initial = *state.borrow();
    // Connections opened during a loss stay silent permanently.
    let is_lost = initial.traffic == Traffic::Dropped;
    let losses = if is_lost { u32::MAX } else { initial.losses };
    let Ok(far) = UnixStream::connect(socket).await else { return };
    let (mut from_near, mut to_near) = near.into_split();
    let (mut from_far, mut to_far) = far.into_split();
    tokio::join!(
        forward_packets(&mut from_near, &mut to_far, state.clone(), losses),
        forward_packets(&mut from_far, &mut to_near, state, losses),
    );
}

async fn forward_packets(
    from: &mut (impl AsyncRead + Unpin),
    to: &mut (impl AsyncWrite + Unpin),
    mut state: watch::Receiver<State>,
    losses: u32,
) {
    let mut packet = vec![0; 16 * 1024];
    loop {
        let length = from.read(&mut packet).await.unwrap_or(0);
        loop {
            let now = *state.borrow_and_update();
            if now.losses != losses {
                discard_input(from).await;
            }
            match now.traffic {
                Traffic::Stalled => drop(state.changed().await),
                // Upper limit: the packet is forwarded immediately when traffic flows again.
                Traffic::Delayed(delay) => {
                    drop(tokio::time::timeout(delay, state.changed()).await);
                    break;
                }
                Traffic::Normal | Traffic::Dropped => break,
            }
        }
        if length == 0 || to.write_all(&packet[..length]).await.is_err() {
            drop(to.shutdown().await);
            return;
        }
    }
}

/// Reads and discards everything; the end of the other side is not reported either.
async fn discard_input(from: &mut (impl AsyncRead + Unpin)) {
    let mut packet = vec![0; 16 * 1024];
    while from.read(&mut packet).await.is_ok_and(|length| length > 0) {}
    std::future::pending::<()>().await;
}

use std::path::PathBuf;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use url::Url;

/// A network with a Postgres at its far end, on which things go wrong when they are asked to.
pub struct Network {
    address: String,
    database: String,
    state: watch::Sender<State>,
    serving: JoinHandle<()>,
}

#[derive(Clone, Copy)]
struct State {
    traffic: Traffic,
    /// How often all packets were lost: no connection from before a loss ever hears anything again.
    losses: u32,
}

#[derive(Clone, Copy, PartialEq)]
enum Traffic {
    Flows,
    /// Everything is taken and nothing arrives.
    Vanishes,
    /// Everything is taken and waits, as for a process that was stopped.
    Waits,
    /// Each packet arrives so much later.
    Crawls(Duration),
}

impl Network {
    /// A network with the Postgres of the database at `url`, which has a Unix socket.
    pub async fn before(url: &str) -> Network {
        let url: Url = url.parse().expect("a URL");
        let folder = url.query_pairs().find(|(name, _)| name == "host").expect("a folder").1;
        let socket = PathBuf::from(folder.as_ref()).join(".s.PGSQL.5432");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let (state, seen) = watch::channel(State { traffic: Traffic::Flows, losses: 0 });
        let serving = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, socket.clone(), seen.clone()));
            }
        });
        let database = url.path().trim_start_matches('/').to_owned();
        Network { address, database, state, serving }
    }

    /// The address of its near end.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The URL of the database.
    pub fn url(&self) -> String {
        format!("postgres://kingdomail@{}/{}", self.address, self.database)
    }

    /// The URL of the database at two hosts, of which only one that takes changes will do.
    pub fn url_with(&self, second: &Network) -> String {
        let hosts = format!("{},{}", self.address, second.address);
        format!("postgres://kingdomail@{hosts}/{}?target_session_attrs=read-write", self.database)
    }

    pub fn flows(&self) {
        self.state.send_modify(|state| state.traffic = Traffic::Flows);
    }

    /// Until it flows again, and on the connections that there are for ever.
    pub fn vanishes(&self) {
        self.state.send_modify(|state| {
            state.losses += 1;
            state.traffic = Traffic::Vanishes;
        });
    }

    /// Until it flows again: then what waited arrives.
    pub fn waits(&self) {
        self.state.send_modify(|state| state.traffic = Traffic::Waits);
    }

    pub fn crawls(&self, delay: Duration) {
        self.state.send_modify(|state| state.traffic = Traffic::Crawls(delay));
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn carry(near: TcpStream, socket: PathBuf, mut state: watch::Receiver<State>) {
    // A process that was stopped begins with nobody.
    drop(state.wait_for(|state| state.traffic != Traffic::Waits).await.map(drop));
    let begun = *state.borrow();
    // What is sent while everything vanishes is lost for ever.
    let is_lost = begun.traffic == Traffic::Vanishes;
    let losses = if is_lost { u32::MAX } else { begun.losses };
    let Ok(far) = UnixStream::connect(socket).await else { return };
    let (mut from_near, mut to_near) = near.into_split();
    let (mut from_far, mut to_far) = far.into_split();
    tokio::join!(
        pass_on(&mut from_near, &mut to_far, state.clone(), losses),
        pass_on(&mut from_far, &mut to_near, state, losses),
    );
}

async fn pass_on(
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
                swallow(from).await;
            }
            match now.traffic {
                Traffic::Waits => drop(state.changed().await),
                // At most: it arrives at once when all flows again.
                Traffic::Crawls(delay) => {
                    drop(tokio::time::timeout(delay, state.changed()).await);
                    break;
                }
                Traffic::Flows | Traffic::Vanishes => break,
            }
        }
        if length == 0 || to.write_all(&packet[..length]).await.is_err() {
            drop(to.shutdown().await);
            return;
        }
    }
}

/// Nobody ever hears of anything more, not even that the other side is gone.
async fn swallow(from: &mut (impl AsyncRead + Unpin)) {
    let mut packet = vec![0; 16 * 1024];
    while from.read(&mut packet).await.is_ok_and(|length| length > 0) {}
    std::future::pending::<()>().await;
}

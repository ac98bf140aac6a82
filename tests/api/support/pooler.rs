use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use url::Url;

/// Order in which a pooler reuses the server sessions that became free.
#[derive(Clone, Copy, Debug)]
pub enum Reuse {
    LastFreed,
    FirstFreed,
}

/// Pooler in front of the Postgres of a test. Assigns its two server sessions by transaction, as
/// `PgBouncer` does with `pool_mode=transaction`.
pub struct Pooler {
    pub url: String,
    serving: JoinHandle<()>,
}

type Sessions = Arc<Mutex<VecDeque<UnixStream>>>;

impl Pooler {
    /// Pooler for the database at `url`, which has a Unix socket.
    pub async fn start(url: &str, reuse: Reuse) -> Pooler {
        let parsed: Url = url.parse().expect("a URL");
        let query_parameter = |key: &str| {
            let found = parsed.query_pairs().find(|(name, _)| name == key);
            found.expect("a parameter").1.into_owned()
        };
        let socket = PathBuf::from(query_parameter("host")).join(".s.PGSQL.5432");
        let (user, database) = (query_parameter("user"), parsed.path().trim_start_matches('/'));
        let mut sessions = VecDeque::new();
        for _ in 0..2 {
            sessions.push_back(open_session(&socket, &user, database).await);
        }
        let sessions = Arc::new(Mutex::new(sessions));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let serving = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(serve(client, sessions.clone(), reuse));
            }
        });
        Pooler { url: format!("postgres://{user}@{address}/{database}"), serving }
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// New server session, ready for statements.
async fn open_session(socket: &Path, user: &str, database: &str) -> UnixStream {
    let mut server = UnixStream::connect(socket).await.expect("Postgres");
    let mut startup = 196_608_u32.to_be_bytes().to_vec();
    startup.extend(format!("user\0{user}\0database\0{database}\0\0").bytes());
    let length = u32::try_from(startup.len() + 4).expect("a short message");
    server.write_all(&length.to_be_bytes()).await.expect("Postgres reads");
    server.write_all(&startup).await.expect("Postgres reads");
    while read_message(&mut server).await.expect("an answer")[0] != b'Z' {}
    server
}

/// Reads one message with its type and its length.
async fn read_message(from: &mut (impl AsyncReadExt + Unpin)) -> std::io::Result<Vec<u8>> {
    let mut whole = vec![0; 5];
    from.read_exact(&mut whole).await?;
    let length = u32::from_be_bytes([whole[1], whole[2], whole[3], whole[4]]);
    whole.resize(usize::try_from(length).expect("a length") + 1, 0);
    from.read_exact(&mut whole[5..]).await?;
    Ok(whole)
}

/// Forwards the statements of a client, each transaction to a free session, until the client
/// disconnects.
async fn serve(mut client: TcpStream, sessions: Sessions, reuse: Reuse) -> std::io::Result<()> {
    let length = client.read_u32().await?;
    let mut startup = vec![0; usize::try_from(length).expect("a length") - 4];
    client.read_exact(&mut startup).await?;
    // AuthenticationOk and ReadyForQuery.
    client.write_all(b"R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I").await?;
    let mut held = None;
    loop {
        let mut batch = Vec::new();
        loop {
            let next = read_message(&mut client).await?;
            if next[0] == b'X' {
                return Ok(());
            }
            batch.extend(&next);
            if matches!(next[0], b'Q' | b'S') {
                break;
            }
        }
        let mut server = match held.take() {
            Some(server) => server,
            None => acquire_session(&sessions, reuse).await,
        };
        server.write_all(&batch).await?;
        loop {
            let answer = read_message(&mut server).await?;
            let ready = (answer[0] == b'Z').then(|| answer[5]);
            // The session is released before the client can send anything more.
            match ready {
                Some(b'I') => {
                    sessions.lock().await.push_back(server);
                    client.write_all(&answer).await?;
                    break;
                }
                Some(_) => {
                    held = Some(server);
                    client.write_all(&answer).await?;
                    break;
                }
                None => client.write_all(&answer).await?,
            }
        }
    }
}

async fn acquire_session(sessions: &Sessions, reuse: Reuse) -> UnixStream {
    loop {
        let mut free = sessions.lock().await;
        let next = match reuse {
            Reuse::LastFreed => free.pop_back(),
            Reuse::FirstFreed => free.pop_front(),
        };
        drop(free);
        match next {
            Some(server) => return server,
            None => tokio::task::yield_now().await,
        }
    }
}

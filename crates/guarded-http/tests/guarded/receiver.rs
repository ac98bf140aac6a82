//! A server with scripted responses, and a client that posts to it.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::future::BoxFuture;
use guarded_http::{
    Destination, GuardedClient, HttpOutcome, Options, OutboundRequest, Resolve, UnusableRoot,
};
use jiff::Timestamp;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Time limit in tests that are expected to reach it.
pub const SHORT: Duration = Duration::from_millis(300);

/// Behaviour of a receiver on each connection.
#[derive(Clone, Copy)]
pub enum ScriptedResponse {
    /// Reads the request, writes this text in one piece, and closes the connection.
    Text(&'static str),
    /// Writes the first text, then repeats the second for as long as the connection lasts.
    Endless(&'static str, &'static str),
    /// Like `Endless`, with a pause after each repetition.
    Trickle(&'static str, &'static str),
    /// Reads the request and never responds.
    Silence,
    /// Closes the connection without reading.
    Close,
}

pub struct Receiver {
    pub address: SocketAddr,
    requests: Arc<Mutex<Vec<String>>>,
    /// One permit per closed connection.
    closed: Arc<tokio::sync::Semaphore>,
}

impl Receiver {
    pub async fn start(answer: ScriptedResponse) -> Self {
        Self::listen("127.0.0.1:0".parse().expect("an address"), answer).await
    }

    pub async fn listen(address: SocketAddr, answer: ScriptedResponse) -> Self {
        let listener = TcpListener::bind(address).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let requests = Arc::new(Mutex::new(Vec::new()));
        let closed = Arc::new(tokio::sync::Semaphore::new(0));
        let receiver =
            Self { address, requests: Arc::clone(&requests), closed: Arc::clone(&closed) };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (requests, closed) = (Arc::clone(&requests), Arc::clone(&closed));
                tokio::spawn(async move {
                    serve(stream, answer, &requests).await.ok();
                    closed.add_permits(1);
                });
            }
        });
        receiver
    }

    pub fn url(&self) -> String {
        format!("http://{}/hook?a=b", self.address)
    }

    /// Returns the heads and bodies of the requests received so far.
    pub fn requests(&self) -> Vec<String> {
        self.requests.lock().expect("the requests").clone()
    }

    /// Waits until `count` connections are closed on the receiver's side.
    pub async fn wait_closed(&self, count: u32) {
        let all = self.closed.acquire_many(count);
        tokio::time::timeout(Duration::from_secs(10), all)
            .await
            .expect("the connections end")
            .expect("it is open")
            .forget();
    }
}

async fn serve(
    mut stream: TcpStream,
    answer: ScriptedResponse,
    requests: &Mutex<Vec<String>>,
) -> io::Result<()> {
    if let ScriptedResponse::Close = answer {
        requests.lock().expect("the requests").push(String::new());
        return Ok(());
    }
    let request = request(&mut stream).await?;
    requests.lock().expect("the requests").push(request);
    match answer {
        ScriptedResponse::Text(text) => {
            stream.write_all(text.as_bytes()).await?;
            stream.shutdown().await?;
        }
        ScriptedResponse::Endless(first, again) => {
            stream.write_all(first.as_bytes()).await?;
            loop {
                stream.write_all(again.as_bytes()).await?;
            }
        }
        ScriptedResponse::Trickle(first, again) => {
            stream.write_all(first.as_bytes()).await?;
            loop {
                stream.write_all(again.as_bytes()).await?;
                tokio::time::sleep(SHORT / 10).await;
            }
        }
        ScriptedResponse::Silence | ScriptedResponse::Close => {}
    }
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).await?;
    Ok(())
}

/// Reads one request with a body of known length.
pub async fn request(stream: &mut (impl AsyncRead + Unpin)) -> io::Result<String> {
    let mut request = Vec::new();
    loop {
        if stream.read_buf(&mut request).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let Some(end) = request.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&request[..end]);
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        if length.and_then(|length| length.parse().ok()) == Some(request.len() - end - 4) {
            return Ok(String::from_utf8_lossy(&request).into_owned());
        }
    }
}

/// Returns each list once, in order, and then repeats the last one.
pub struct FakeResolver {
    answers: Vec<Vec<IpAddr>>,
    lookups: Mutex<usize>,
}

impl FakeResolver {
    pub fn new(answers: &[&[&str]]) -> Arc<Self> {
        let list = |list: &&[&str]| list.iter().map(|ip| ip.parse().expect("an IP")).collect();
        Arc::new(Self { answers: answers.iter().map(list).collect(), lookups: Mutex::new(0) })
    }

    pub fn lookups(&self) -> usize {
        *self.lookups.lock().expect("a number")
    }
}

impl Resolve for FakeResolver {
    fn resolve(&self, _: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>> {
        let mut lookups = self.lookups.lock().expect("a number");
        let answer =
            self.answers.get(*lookups).or(self.answers.last()).cloned().unwrap_or_default();
        *lookups += 1;
        Box::pin(async move { Ok(answer) })
    }

    fn to_independent(&self) -> Arc<dyn Resolve> {
        Arc::new(Self { answers: self.answers.clone(), lookups: Mutex::new(0) })
    }
}

/// Returns default options that allow `networks`.
pub fn options_allowing(networks: &[&str]) -> Options {
    Options {
        allowed_networks: networks
            .iter()
            .map(|network| network.parse().expect("a network"))
            .collect(),
        ..Options::default()
    }
}

pub fn expect_client(client: Result<GuardedClient, UnusableRoot>) -> GuardedClient {
    client.unwrap_or_else(|reason| panic!("{reason}"))
}

pub fn to(url: &str) -> Destination {
    Destination::parse(url).unwrap_or_else(|reason| panic!("{url}: {reason}"))
}

/// Posts a body to `url` once.
pub async fn post(client: &GuardedClient, url: &str) -> HttpOutcome {
    let request = OutboundRequest::new(&to(url), "application/json", b"{\"turn\":1}".to_vec());
    client.post(&request.header("user-agent", "guarded-http"), Timestamp::UNIX_EPOCH).await
}

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
pub enum Answer {
    /// Reads the request, writes this text in one piece, and closes the connection.
    Text(&'static str),
    /// Writes the first text, then repeats the second for as long as the connection lasts.
    Endless(&'static str, &'static str),
    /// Like `Endless`, with a pause after each repetition.
    Trickle(&'static str, &'static str),
    /// Reads the request and never responds.
    Silence,
    /// Closes the connection without reading.
    Leave,
}

pub struct Receiver {
    pub address: SocketAddr,
    seen: Arc<Mutex<Vec<String>>>,
    /// One permit per closed connection.
    ended: Arc<tokio::sync::Semaphore>,
}

impl Receiver {
    pub async fn start(answer: Answer) -> Self {
        Self::listen("127.0.0.1:0".parse().expect("an address"), answer).await
    }

    pub async fn listen(address: SocketAddr, answer: Answer) -> Self {
        let listener = TcpListener::bind(address).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let seen = Arc::new(Mutex::new(Vec::new()));
        let ended = Arc::new(tokio::sync::Semaphore::new(0));
        let receiver = Self { address, seen: Arc::clone(&seen), ended: Arc::clone(&ended) };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (seen, ended) = (Arc::clone(&seen), Arc::clone(&ended));
                tokio::spawn(async move {
                    serve(stream, answer, &seen).await.ok();
                    ended.add_permits(1);
                });
            }
        });
        receiver
    }

    pub fn url(&self) -> String {
        format!("http://{}/hook?a=b", self.address)
    }

    /// Returns the heads and bodies of the requests received so far.
    pub fn seen(&self) -> Vec<String> {
        self.seen.lock().expect("the requests").clone()
    }

    /// Waits until `count` connections are closed on the receiver's side.
    pub async fn ended(&self, count: u32) {
        let all = self.ended.acquire_many(count);
        tokio::time::timeout(Duration::from_secs(10), all)
            .await
            .expect("the connections end")
            .expect("it is open")
            .forget();
    }
}

async fn serve(mut stream: TcpStream, answer: Answer, seen: &Mutex<Vec<String>>) -> io::Result<()> {
    if let Answer::Leave = answer {
        seen.lock().expect("the requests").push(String::new());
        return Ok(());
    }
    let request = request(&mut stream).await?;
    seen.lock().expect("the requests").push(request);
    match answer {
        Answer::Text(text) => {
            stream.write_all(text.as_bytes()).await?;
            stream.shutdown().await?;
        }
        Answer::Endless(first, again) => {
            stream.write_all(first.as_bytes()).await?;
            loop {
                stream.write_all(again.as_bytes()).await?;
            }
        }
        Answer::Trickle(first, again) => {
            stream.write_all(first.as_bytes()).await?;
            loop {
                stream.write_all(again.as_bytes()).await?;
                tokio::time::sleep(SHORT / 10).await;
            }
        }
        Answer::Silence | Answer::Leave => {}
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
pub struct Names {
    answers: Vec<Vec<IpAddr>>,
    asked: Mutex<usize>,
}

impl Names {
    pub fn new(answers: &[&[&str]]) -> Arc<Self> {
        let list = |list: &&[&str]| list.iter().map(|ip| ip.parse().expect("an IP")).collect();
        Arc::new(Self { answers: answers.iter().map(list).collect(), asked: Mutex::new(0) })
    }

    pub fn asked(&self) -> usize {
        *self.asked.lock().expect("a number")
    }
}

impl Resolve for Names {
    fn resolve(&self, _: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>> {
        let mut asked = self.asked.lock().expect("a number");
        let answer = self.answers.get(*asked).or(self.answers.last()).cloned().unwrap_or_default();
        *asked += 1;
        Box::pin(async move { Ok(answer) })
    }

    fn apart(&self) -> Arc<dyn Resolve> {
        Arc::new(Self { answers: self.answers.clone(), asked: Mutex::new(0) })
    }
}

/// Returns default options that allow `networks`.
pub fn allowing(networks: &[&str]) -> Options {
    Options {
        allowed: networks.iter().map(|network| network.parse().expect("a network")).collect(),
        ..Options::default()
    }
}

pub fn good(client: Result<GuardedClient, UnusableRoot>) -> GuardedClient {
    client.unwrap_or_else(|why| panic!("{why}"))
}

pub fn to(url: &str) -> Destination {
    Destination::parse(url).unwrap_or_else(|why| panic!("{url}: {why}"))
}

/// Posts a body to `url` once.
pub async fn post(client: &GuardedClient, url: &str) -> HttpOutcome {
    let request = OutboundRequest::new(&to(url), "application/json", b"{\"turn\":1}".to_vec());
    client.post(&request.header("user-agent", "guarded-http"), Timestamp::UNIX_EPOCH).await
}

//! A server that takes what is posted to it, and answers as a test wants.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU16, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A request that was caught.
#[derive(Clone, Debug)]
pub struct Caught {
    pub path: String,
    /// The names in small letters.
    pub headers: BTreeMap<String, String>,
    pub body: Vec<u8>,
}

impl Caught {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

/// What a catcher answers that answers nothing.
pub const NOTHING: u16 = 0;

pub struct Catcher {
    address: SocketAddr,
    answer: Arc<Answers>,
    caught: Arc<Mutex<Vec<Caught>>>,
}

/// What is answered.
struct Answers {
    status: AtomicU16,
    /// In seconds; none at 0.
    retry_after: AtomicU32,
    /// Whether all who have asked wait for it.
    held_back: watch::Sender<bool>,
}

impl Catcher {
    pub async fn start() -> Catcher {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (status, retry_after) = (AtomicU16::new(204), AtomicU32::new(0));
        let answer = Answers { status, retry_after, held_back: watch::Sender::new(false) };
        let (answer, caught) = (Arc::new(answer), Arc::default());
        let catcher = Catcher { address, answer: Arc::clone(&answer), caught: Arc::clone(&caught) };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (answer, caught) = (Arc::clone(&answer), Arc::clone(&caught));
                tokio::spawn(serve(stream, answer, caught));
            }
        });
        catcher
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Answers so from now on; [`NOTHING`] takes the request and keeps the connection.
    pub fn answer(&self, status: u16) {
        self.answer_with_pause(status, 0);
    }

    /// The same, with a `Retry-After` of so many seconds.
    pub fn answer_with_pause(&self, status: u16, seconds: u32) {
        self.answer.status.store(status, Ordering::Relaxed);
        self.answer.retry_after.store(seconds, Ordering::Relaxed);
    }

    /// Takes what comes, and answers it when it is told to hold nothing back any more.
    pub fn hold_back(&self, hold: bool) {
        self.answer.held_back.send_replace(hold);
    }

    /// What was caught so far, in order.
    pub fn caught(&self) -> Vec<Caught> {
        self.caught.lock().expect("the requests").clone()
    }

    /// What was caught since the last time.
    pub fn take(&self) -> Vec<Caught> {
        std::mem::take(&mut *self.caught.lock().expect("the requests"))
    }
}

async fn serve(
    mut stream: TcpStream,
    answer: Arc<Answers>,
    caught: Arc<Mutex<Vec<Caught>>>,
) -> Option<()> {
    let mut bytes = Vec::new();
    let head_end = loop {
        if stream.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
    };
    let head = String::from_utf8_lossy(&bytes[..head_end]).into_owned();
    let mut lines = head.lines();
    let path = lines.next()?.split(' ').nth(1)?.to_owned();
    let headers: BTreeMap<String, String> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    let length: usize = headers.get("content-length")?.parse().ok()?;
    while bytes.len() < head_end + 4 + length {
        if stream.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
    }
    let body = bytes[head_end + 4..].to_vec();
    caught.lock().expect("the requests").push(Caught { path, headers, body });
    answer.held_back.subscribe().wait_for(|held_back| !held_back).await.ok()?;
    let status = answer.status.load(Ordering::Relaxed);
    if status == NOTHING {
        tokio::time::sleep(Duration::from_mins(1)).await;
        return None;
    }
    let pause = match answer.retry_after.load(Ordering::Relaxed) {
        0 => String::new(),
        seconds => format!("retry-after: {seconds}\r\n"),
    };
    let answer = format!(
        "HTTP/1.1 {status} Answer\r\n{pause}content-length: 0\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(answer.as_bytes()).await.ok()?;
    stream.shutdown().await.ok()
}

//! HTTP server that records requests and responds as configured by the test.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU16, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Recorded request.
#[derive(Clone, Debug)]
pub struct Caught {
    pub path: String,
    /// Header names are in lower case.
    pub headers: BTreeMap<String, String>,
    pub body: Vec<u8>,
}

impl Caught {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

/// Pseudo status: the catcher accepts requests without responding.
pub const NO_RESPONSE: u16 = 0;

pub struct Catcher {
    address: SocketAddr,
    answer: Arc<ConfiguredResponse>,
    caught: Arc<Mutex<Vec<Caught>>>,
}

/// Configured response.
struct ConfiguredResponse {
    status: AtomicU16,
    /// In seconds; 0 omits the header.
    retry_after: AtomicU32,
    /// True while responses are held back.
    is_delayed: watch::Sender<bool>,
}

impl Catcher {
    pub async fn start() -> Catcher {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (status, retry_after) = (AtomicU16::new(204), AtomicU32::new(0));
        let answer =
            ConfiguredResponse { status, retry_after, is_delayed: watch::Sender::new(false) };
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

    /// Sets the status of subsequent responses; [`NO_RESPONSE`] accepts requests and keeps the
    /// connection open.
    pub fn answer(&self, status: u16) {
        self.respond_with_retry_after(status, 0);
    }

    /// Sets the status of subsequent responses and a `Retry-After` of `seconds`.
    pub fn respond_with_retry_after(&self, status: u16, seconds: u32) {
        self.answer.status.store(status, Ordering::Relaxed);
        self.answer.retry_after.store(seconds, Ordering::Relaxed);
    }

    /// Accepts requests, and delays the responses until holding back is turned off.
    pub fn delay_responses(&self, hold: bool) {
        self.answer.is_delayed.send_replace(hold);
    }

    /// All requests recorded so far, in order.
    pub fn caught(&self) -> Vec<Caught> {
        self.caught.lock().expect("the requests").clone()
    }

    /// Requests recorded since the last call.
    pub fn take(&self) -> Vec<Caught> {
        std::mem::take(&mut *self.caught.lock().expect("the requests"))
    }
}

async fn serve(
    mut stream: TcpStream,
    answer: Arc<ConfiguredResponse>,
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
    answer.is_delayed.subscribe().wait_for(|is_delayed| !is_delayed).await.ok()?;
    let status = answer.status.load(Ordering::Relaxed);
    if status == NO_RESPONSE {
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

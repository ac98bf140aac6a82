//! Clients of the streams, in a separate process, so that their memory and processor time are not
//! counted for the server.

#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]

use std::io::{BufRead, Write};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use serde::{Deserialize, Serialize};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc;

use super::client::read_response;

/// Task for the clients: one line of JSON.
#[derive(Deserialize, Serialize)]
pub struct Task {
    /// Address of the node for all streams and half of the commands.
    pub watched: SocketAddr,
    /// Address of the node for the other commands.
    pub elsewhere: SocketAddr,
    pub watchers: Vec<Watcher>,
    pub commands: Vec<Move>,
    pub per_second: f64,
}

#[derive(Deserialize, Serialize)]
pub struct Watcher {
    /// Number of the game.
    pub game: usize,
    pub request: String,
}

#[derive(Deserialize, Serialize)]
pub struct Move {
    pub game: usize,
    pub request: String,
    /// Game version after the command.
    pub leads_to: usize,
    pub is_sent_elsewhere: bool,
}

/// Results of the clients: one line of JSON.
#[derive(Deserialize, Serialize)]
pub struct Seen {
    /// Arrivals for commands sent to the watched node and to the other node.
    pub here: Arrivals,
    pub elsewhere: Arrivals,
}

#[derive(Deserialize, Serialize)]
pub struct Arrivals {
    /// Number of expected events, over all watchers, and number of missing ones.
    pub expected: usize,
    pub missing: usize,
    /// Delays in milliseconds until a watcher has the last event of a command, measured from the
    /// request and from the response.
    pub since_sent: Delays,
    pub since_answered: Delays,
}

#[derive(Deserialize, Serialize)]
pub struct Delays {
    pub p50: f64,
    pub p99: f64,
    pub most: f64,
}

/// Message from the clients when all streams are open, and the reply that starts the game.
pub const STREAMS_OPEN: &str = "open";
pub const START_PLAYING: &str = "play";

/// Number of streams that are opened concurrently.
const CONCURRENT_OPENS: usize = 32;
/// Time after the last command until missing events count as lost.
const LOSS_TIMEOUT: Duration = Duration::from_secs(3);

/// An event read by a watcher: number of the watcher, position of the event, time of arrival.
type Arrival = (usize, usize, Instant);

/// Reads the task, opens the streams, waits for the start message, plays, and prints the results.
pub fn run() {
    super::streams::raise_file_limit();
    let task: Task = serde_json::from_str(&next_line()).expect("a task");
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let seen = runtime.block_on(async {
        let (arrived, mut arrivals) = mpsc::unbounded_channel();
        let opening = task.watchers.iter().enumerate().map(|(number, watcher)| {
            let arrived = arrived.clone();
            async move {
                let connection = open(task.watched, watcher).await;
                tokio::spawn(read_events(number, connection, arrived));
            }
        });
        stream::iter(opening).buffer_unordered(CONCURRENT_OPENS).collect::<()>().await;
        write_line(STREAMS_OPEN);
        let told = tokio::task::spawn_blocking(next_line).await.expect("no panic");
        assert_eq!(told.trim(), START_PLAYING);
        let played = play(&task).await;
        tokio::time::sleep(LOSS_TIMEOUT).await;
        let mut seen = Vec::new();
        while let Ok(arrival) = arrivals.try_recv() {
            seen.push(arrival);
        }
        let [here, elsewhere] =
            [false, true].map(|there| evaluate_arrivals(&task, &played, &seen, there));
        Seen { here, elsewhere }
    });
    write_line(&serde_json::to_string(&seen).expect("JSON"));
}

fn next_line() -> String {
    let mut line = String::new();
    std::io::stdin().lock().read_line(&mut line).expect("the server's process is there");
    line
}

fn write_line(line: &str) {
    let mut output = std::io::stdout().lock();
    writeln!(output, "{line}").and_then(|()| output.flush()).expect("the server's process reads");
}

/// Opens a stream and reads the beginning of the response.
async fn open(address: SocketAddr, watcher: &Watcher) -> TcpStream {
    let mut connection = TcpStream::connect(address).await.expect("a connection");
    connection.write_all(watcher.request.as_bytes()).await.expect("sent");
    let mut head = Vec::new();
    while !head.windows(6).any(|bytes| bytes == b"retry:") {
        let read = connection.read_buf(&mut head).await.expect("an answer");
        let text = String::from_utf8_lossy(&head);
        assert!(read > 0 && text.starts_with("HTTP/1.1 200"), "{text}");
    }
    connection
}

async fn read_events(
    number: usize,
    mut connection: TcpStream,
    arrived: mpsc::UnboundedSender<Arrival>,
) {
    let mut rest = Vec::new();
    loop {
        let mut some = [0; 4096];
        let read = connection.read(&mut some).await.expect("the stream goes on");
        assert!(read > 0, "a stream ended");
        let now = Instant::now();
        rest.extend_from_slice(&some[..read]);
        let Some(end) = rest.iter().rposition(|byte| *byte == b'\n') else { continue };
        for line in String::from_utf8_lossy(&rest[..end]).lines() {
            if let Some(position) = line.strip_prefix("id: ") {
                let position = position.trim().parse().expect("a position");
                // The receiver is closed at the end of the measurement.
                let _: Result<(), _> = arrived.send((number, position, now));
            }
        }
        rest.drain(..=end);
        if rest.is_empty() {
            rest = Vec::new();
        }
    }
}

/// Sends the commands at the rate of the task. Returns the times of each request and response.
async fn play(task: &Task) -> Vec<[Instant; 2]> {
    let mut connections = [connect(task.watched).await, connect(task.elsewhere).await];
    let mut buffer = vec![0; 64 * 1024];
    let mut played = Vec::with_capacity(task.commands.len());
    let mut turns = tokio::time::interval(Duration::from_secs_f64(1.0 / task.per_second));
    for command in &task.commands {
        turns.tick().await;
        let sent = Instant::now();
        let connection = &mut connections[usize::from(command.is_sent_elsewhere)];
        connection.write_all(command.request.as_bytes()).await.expect("sent");
        read_response(connection, &mut buffer).await;
        played.push([sent, Instant::now()]);
    }
    played
}

async fn connect(address: SocketAddr) -> TcpStream {
    let connection = TcpStream::connect(address).await.expect("a connection");
    connection.set_nodelay(true).expect("no delay");
    connection
}

/// Evaluates the commands sent to the other node, or those sent to the watched node.
fn evaluate_arrivals(
    task: &Task,
    played: &[[Instant; 2]],
    arrivals: &[Arrival],
    elsewhere: bool,
) -> Arrivals {
    let mut seen = vec![Vec::new(); task.watchers.len()];
    for &(number, position, at) in arrivals {
        seen[number].push((position, at));
    }
    let (mut missing, mut since_sent, mut since_answered) = (0, Vec::new(), Vec::new());
    let sent = task.commands.iter().zip(played);
    for (command, [sent, answered]) in sent.filter(|(sent, _)| sent.is_sent_elsewhere == elsewhere)
    {
        let watchers = task.watchers.iter().zip(&seen);
        for (_, seen) in watchers.filter(|(watcher, _)| watcher.game == command.game) {
            match seen.iter().find(|(position, _)| *position == command.leads_to) {
                None => missing += 1,
                Some((_, at)) => {
                    since_sent.push(at.duration_since(*sent));
                    since_answered.push(at.saturating_duration_since(*answered));
                }
            }
        }
    }
    Arrivals {
        expected: since_sent.len() + missing,
        missing,
        since_sent: delays(since_sent),
        since_answered: delays(since_answered),
    }
}

fn delays(mut delays: Vec<Duration>) -> Delays {
    delays.sort_unstable();
    let percentile = |percent: usize| {
        let last = delays.len().saturating_sub(1);
        delays.get(last * percent / 100).map_or(f64::NAN, |delay| delay.as_secs_f64() * 1e3)
    };
    Delays { p50: percentile(50), p99: percentile(99), most: percentile(100) }
}

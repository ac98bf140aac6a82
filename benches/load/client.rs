#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::games::PlannedGame;
use super::percentiles::Percentiles;

/// Measurement with one number of connections.
pub struct Sample {
    pub commands: usize,
    pub per_second: f64,
    pub latencies: Percentiles,
}

/// Rate at which commands are sent.
#[derive(Clone, Copy)]
pub enum Pace {
    /// Each command is sent as soon as the previous response arrives.
    Unthrottled,
    /// Commands per second over all connections, independent of the latency of the responses.
    PerSecond(f64),
}

/// Plays for `duration` over `connections`, each with its own share of the games.
pub fn play(
    address: SocketAddr,
    games: &mut [PlannedGame],
    connections: usize,
    pace: Pace,
    duration: Duration,
) -> Sample {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let started = Instant::now();
    let mut latencies: Vec<Duration> = runtime.block_on(async {
        let share = games.len().div_ceil(connections);
        let players = games.chunks_mut(share).enumerate().map(|(number, games)| {
            let schedule = SendSchedule::new(pace, number, connections, started);
            player(address, games, schedule, started + duration)
        });
        futures_util::future::join_all(players).await.concat()
    });
    let took = started.elapsed();
    #[expect(clippy::cast_precision_loss, reason = "far fewer commands than that")]
    let per_second = latencies.len() as f64 / took.as_secs_f64();
    let commands = latencies.len();
    Sample { commands, per_second, latencies: Percentiles::from_latencies(&mut latencies) }
}

/// Send schedule of a connection.
struct SendSchedule {
    next: Instant,
    /// Interval between commands; `None` to send without delay.
    every: Option<Duration>,
}

/// Tolerance for timer resolution (1 ms) and thread wake-up delay.
const TIMER_TOLERANCE: Duration = Duration::from_millis(2);

impl SendSchedule {
    /// Offsets the schedules of the connections evenly.
    fn new(pace: Pace, number: usize, connections: usize, started: Instant) -> SendSchedule {
        let Pace::PerSecond(per_second) = pace else {
            return SendSchedule { next: started, every: None };
        };
        let gap = Duration::from_secs_f64(1.0 / per_second);
        let [number, connections] = [number, connections].map(|n| u32::try_from(n).expect("a few"));
        SendSchedule { next: started + gap * number, every: Some(gap * connections) }
    }

    /// Waits for the scheduled time and returns the start of the latency measurement. A delayed
    /// send counts from its scheduled time unless the delay is within the timer tolerance.
    async fn wait(&mut self) -> Instant {
        let Some(every) = self.every else { return Instant::now() };
        let scheduled = self.next;
        self.next += every;
        tokio::time::sleep_until(scheduled.into()).await;
        let now = Instant::now();
        if now < scheduled + TIMER_TOLERANCE { now } else { scheduled }
    }
}

async fn player(
    address: SocketAddr,
    games: &mut [PlannedGame],
    mut schedule: SendSchedule,
    end: Instant,
) -> Vec<Duration> {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.set_nodelay(true).expect("no delay");
    let mut latencies = Vec::new();
    let mut buffer = vec![0; 64 * 1024];
    for number in 0.. {
        let sent = schedule.wait().await;
        if sent >= end {
            break;
        }
        let game = number % games.len();
        let Some(request) = games[game].next_request() else {
            assert!(games.iter().any(|game| game.left > 0), "too few games for so long a sample");
            continue;
        };
        stream.write_all(request.as_bytes()).await.expect("sent");
        read_response(&mut stream, &mut buffer).await;
        latencies.push(sent.elapsed());
    }
    latencies
}

/// Reads a complete response. Panics if it is not successful.
pub async fn read_response(stream: &mut TcpStream, buffer: &mut [u8]) {
    let mut filled = 0;
    loop {
        let read = stream.read(&mut buffer[filled..]).await.expect("an answer");
        assert!(read > 0, "the server hung up");
        filled += read;
        let Some(head) = buffer[..filled].windows(4).position(|bytes| bytes == b"\r\n\r\n") else {
            continue;
        };
        let text = std::str::from_utf8(&buffer[..head]).expect("a head in ASCII");
        let length: usize = text
            .lines()
            .find_map(|line| {
                line.to_ascii_lowercase().strip_prefix("content-length: ").map(str::to_owned)
            })
            .and_then(|length| length.trim().parse().ok())
            .expect("a length");
        if filled == head + 4 + length {
            let body = String::from_utf8_lossy(&buffer[head + 4..filled]);
            assert!(text.starts_with("HTTP/1.1 200"), "{text}\n{body}");
            return;
        }
    }
}

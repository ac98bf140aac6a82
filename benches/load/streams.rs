//! Many open streams: memory and processor time of the server, and fan-out latency of a move to all
//! watchers.

use std::io::{BufRead, BufReader, Write};
use std::net::{IpAddr, Ipv4Addr};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use futures_util::{StreamExt, stream};
use rustix::process::{Resource, getrlimit, setrlimit};
use tokio::runtime::Runtime;
use tokio::sync::watch;

use super::cost::ProcessorTime;
use super::games::{self, PlannedGame};
use super::service::Service;
use super::stream_clients::{
    Arrivals, Delays, Move, START_PLAYING, STREAMS_OPEN, Seen, Task, Watcher,
};
use kingdomail::domain::account::RefreshTokenDelivery;
use kingdomail::service::accounts::{NewSession, create_guest};
use kingdomail::worker;

const STREAMS: usize = 10_000;
const GAMES: usize = 200;
/// Number of moves, distributed over all games, and moves per second.
const MOVES: usize = 800;
const PER_SECOND: f64 = 20.0;
/// Duration of the measurement without moves.
const IDLE_DURATION: Duration = Duration::from_secs(40);

/// Opens one stream per guest and plays the watched games.
pub fn run(runtime: &Runtime, service: &Service) {
    raise_file_limit();
    println!("opening {GAMES} games, and as many accounts as streams …");
    let mut games = runtime.block_on(games::open(service, GAMES));
    let tokens = runtime.block_on(create_guests(service));
    let (_stop, stopped) = watch::channel(false);
    runtime.spawn(worker::run(service.ctx.clone(), stopped));
    let watchers = tokens.iter().enumerate().map(|(number, token)| {
        let game = number % GAMES;
        let id = games[game].id;
        let request = format!(
            "GET /v1/games/{id}/stream HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {token}\r\n\
             accept: text/event-stream\r\ncache-control: no-cache\r\n\r\n"
        );
        Watcher { game, request }
    });
    let task = Task {
        watched: service.address,
        elsewhere: service.start_another_node(runtime),
        watchers: watchers.collect(),
        commands: moves(&mut games),
        per_second: PER_SECOND,
    };
    drop(tokens);
    let task = serde_json::to_string(&task).expect("JSON");
    let before = resident_kilobytes();
    let mut clients = Clients::start(&task);
    assert_eq!(clients.next_line(), STREAMS_OPEN);
    std::thread::sleep(IDLE_DURATION);
    let open = resident_kilobytes();
    let (spent, asked) = measure_idle_load(service);
    #[expect(clippy::cast_precision_loss, reason = "far fewer than that")]
    let [before, open, streams] = [before, open, STREAMS].map(|n| n as f64);
    println!(
        "\n{STREAMS} streams of {GAMES} games: {:.1} MB before, {:.1} MB more with all open and idle, {:.1} KB a stream",
        before / 1024.0,
        (open - before) / 1024.0,
        (open - before) / streams
    );
    println!(
        "while nothing happens: {spent:.1} % of a core for the server, {asked:.1} % for Postgres"
    );
    clients.write_line(START_PLAYING);
    let seen: Seen = serde_json::from_str(&clients.next_line()).expect("what was seen");
    #[expect(clippy::cast_precision_loss, reason = "far fewer than that")]
    let more = resident_kilobytes() as f64 - before;
    println!("{MOVES} moves, {PER_SECOND} a second; {:.1} MB more after them:\n", more / 1024.0);
    println!(
        "| moves at | since the command was | arrivals | missing | p50 ms | p99 ms | most ms |"
    );
    println!("|---|---|---:|---:|---:|---:|---:|");
    for (node, seen) in [("the same node", seen.here), ("another node", seen.elsewhere)] {
        let Arrivals { expected, missing, since_sent, since_answered } = seen;
        for (since, delays) in [("sent", since_sent), ("answered", since_answered)] {
            let Delays { p50, p99, most } = delays;
            println!(
                "| {node} | {since} | {expected} | {missing} | {p50:.1} | {p99:.1} | {most:.1} |"
            );
        }
    }
}

/// Raises the limit on open files. Each stream uses one here and one in the client process.
pub fn raise_file_limit() {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    setrlimit(Resource::Nofile, limit).expect("more open files");
}

/// Returns an access token of a separate guest for each stream.
async fn create_guests(service: &Service) -> Vec<String> {
    let guests = (0..STREAMS).map(async |_| {
        let session = NewSession {
            client: "load".to_owned(),
            refresh_token_in: RefreshTokenDelivery::Response,
        };
        let from = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let (_, grant) =
            create_guest(&service.ctx, session, from, None, None).await.expect("a guest");
        grant.access_token
    });
    stream::iter(guests).buffered(8).collect().await
}

/// Returns moves that alternate between the games.
fn moves(games: &mut [PlannedGame]) -> Vec<Move> {
    let moves = (0..MOVES).map(|turn| {
        let number = turn % GAMES;
        let game = &mut games[number];
        let request = game.next_request().expect("a game of many moves");
        let leads_to = game.next_version().expect("a game of many moves");
        Move { game: number, request, leads_to, is_sent_elsewhere: turn % 2 == 1 }
    });
    moves.collect()
}

/// Returns the resident memory of this process in KB.
fn resident_kilobytes() -> usize {
    let rollup = std::fs::read_to_string("/proc/self/smaps_rollup").expect("Linux tells");
    let line = rollup.lines().find_map(|line| line.strip_prefix("Rss:")).expect("a figure");
    line.trim_end_matches("kB").trim().parse().expect("a figure")
}

/// Returns the load of the server and of Postgres without moves, in percent of a core.
fn measure_idle_load(service: &Service) -> (f64, f64) {
    let before = ProcessorTime::read(service);
    std::thread::sleep(IDLE_DURATION);
    let after = ProcessorTime::read(service);
    let share = |before: f64, after: f64| (after - before) / IDLE_DURATION.as_secs_f64() / 1e4;
    (share(before.server, after.server), share(before.postgres, after.postgres))
}

/// The client process.
struct Clients {
    process: Child,
    output: BufReader<ChildStdout>,
}

impl Clients {
    fn start(task: &str) -> Clients {
        let program = std::env::current_exe().expect("this program");
        let mut process = Command::new(program)
            .arg("stream-clients")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("another process");
        let output = BufReader::new(process.stdout.take().expect("its output"));
        let mut clients = Clients { process, output };
        clients.write_line(task);
        clients
    }

    fn write_line(&mut self, line: &str) {
        let input = self.process.stdin.as_mut().expect("its input");
        writeln!(input, "{line}").expect("it reads");
    }

    fn next_line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it is there");
        line.trim().to_owned()
    }
}

impl Drop for Clients {
    fn drop(&mut self) {
        // The process may have exited already.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

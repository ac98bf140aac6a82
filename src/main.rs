//! The command line: reads the configuration and starts one thing.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use jiff::{SignedDuration, Timestamp};
use kingdomail::bootstrap::{Server, Services};
use kingdomail::config::{Config, LogFormat, VARIABLES};
use kingdomail::demo::{self, DemoOptions};
use kingdomail::game_record::archive;
use kingdomail::service::{self, Stuck};
use kingdomail::{api, worker};
use nix::sys::signal::SigSet;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

/// A server for Kingdomino by post.
#[derive(Parser)]
#[command(version, about, after_help = variables())]
struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Subcommand)]
enum Task {
    /// Serve the API; what happens without a command.
    Serve,
    /// Print the OpenAPI document.
    Openapi {
        /// As OpenAPI 3.0, for generators that know no 3.1.
        #[arg(long)]
        older: bool,
    },
    /// Do what nodes do without being asked, deadlines and notices, and serve nothing.
    Worker,
    /// List what of the notices is stuck, and why.
    Notices,
    /// Make somebody one of those who run the server.
    Admin {
        /// The name of the account.
        name: String,
        /// Take it back.
        #[arg(long)]
        revoke: bool,
    },
    /// Bring the database up to date, and stop.
    Migrate,
    /// Replay every game in the database and compare with what is stored beside its events.
    Check,
    /// Verify files of records, one a line as JSON or in notation; `-` is standard input.
    Verify {
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Write a file of records in the other form: JSON as notation, notation as JSON.
    Notation {
        /// `-` is standard input.
        file: PathBuf,
    },
    /// Start a server, play a whole game over HTTP, and show it.
    Demo(DemoOptions),
    /// Ask the server of this machine whether it is ready.
    Health,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // Signals that the parent blocked stay blocked in the program, and in all its threads: SIGTERM would do nothing.
    if let Err(error) = SigSet::empty().thread_set_mask() {
        return complain(&error);
    }
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return complain(&error),
    };
    runtime.block_on(run(arguments.task.unwrap_or(Task::Serve)))
}

async fn run(task: Task) -> ExitCode {
    // If the parent ignored SIGCHLD, so does the program, and the system then hides how `initdb` and Postgres ended. A signal that
    // is handled is not ignored, and has its default disposition in children.
    let Ok(_children) = signal(SignalKind::child()) else {
        return complain(&"signals cannot be listened for");
    };
    match &task {
        Task::Openapi { older } => return print_document(*older),
        Task::Verify { files } => return ended(archive::verify(files, &mut std::io::stdout())),
        Task::Notation { file } => {
            let (mut out, mut complaints) = (std::io::stdout(), std::io::stderr());
            return ended(archive::translate(file, &mut out, &mut complaints));
        }
        _ => {}
    }
    #[expect(clippy::disallowed_methods, reason = "here the environment is read, and nowhere else")]
    let environment = std::env::vars();
    let config = match Config::read(environment) {
        Ok(config) => config,
        Err(errors) => {
            eprintln!("kingdomail cannot start:");
            errors.iter().for_each(|error| eprintln!("  {error}"));
            return ExitCode::from(2);
        }
    };
    if !matches!(task, Task::Demo(_) | Task::Health) {
        log(&config);
    }
    match task {
        Task::Serve => serve(&config).await,
        // These need no configuration, and were done without.
        Task::Openapi { .. } | Task::Verify { .. } | Task::Notation { .. } => ExitCode::SUCCESS,
        Task::Migrate => match Services::prepare(&config, config.listen, now).await {
            Ok(ground) => {
                ground.leave().await;
                println!("The database is up to date.");
                ExitCode::SUCCESS
            }
            Err(error) => complain(&error),
        },
        Task::Check => check(&config).await,
        Task::Worker => work(&config).await,
        Task::Notices => notices(&config).await,
        Task::Admin { name, revoke } => appoint(&config, &name, !revoke).await,
        Task::Demo(options) => match demo::play(config, &options, now).await {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => complain(&error),
        },
        Task::Health => match demo::ask_whether_ready(config.probed_at()).await {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => complain(&error),
        },
    }
}

/// How long a balancer may take to notice that the server is about to stop.
const USUAL_DRAIN_SECONDS: i64 = 5;

async fn serve(config: &Config) -> ExitCode {
    // Listened for from before the start, so that no signal is missed.
    let (Ok(mut terminate), Ok(mut interrupt)) =
        (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
    else {
        return complain(&"signals cannot be listened for");
    };
    let starting = Server::start(config, now);
    let running = tokio::select! {
        started = starting => match started {
            Ok(running) => running,
            Err(error) => return complain(&error),
        },
        _ = terminate.recv() => return ExitCode::SUCCESS,
        _ = interrupt.recv() => return ExitCode::SUCCESS,
    };
    println!("Kingdomail listens on http://{}", running.address);
    println!("  docs      http://{}/docs/", running.address);
    println!("  document  http://{}/openapi.json", running.address);
    match config.public_url {
        Some(_) => println!("  links     {}", running.public_url),
        None => println!(
            "  links     {} (good on this machine only: set KINGDOMAIL_PUBLIC_URL to where people reach the server)",
            running.public_url
        ),
    }
    match config.database_url {
        Some(_) => println!("  data      in the database of DATABASE_URL"),
        None => println!("  data      {}", config.data.display()),
    }
    if let Some(address) = running.operation {
        println!("  probes    http://{address}/readyz");
    }
    let mut told = async || {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    };
    told().await;
    // Whoever waits at a terminal is no balancer.
    let usual = if std::io::stdin().is_terminal() { 0 } else { USUAL_DRAIN_SECONDS };
    let drain = config.drain.unwrap_or(SignedDuration::from_secs(usual));
    tracing::info!(%drain, "stopping");
    running.drain(drain, told()).await;
    running.stop_or_leave(told()).await;
    ExitCode::SUCCESS
}

async fn check(config: &Config) -> ExitCode {
    let ground = match Services::prepare(config, config.listen, now).await {
        Ok(ground) => ground,
        Err(error) => return complain(&error),
    };
    let checked = service::check_games(&ground.ctx).await;
    ground.leave().await;
    match checked {
        Ok((games, faults)) if faults.is_empty() => {
            println!("{games} games were replayed. All is as the events say.");
            ExitCode::SUCCESS
        }
        Ok((games, faults)) => {
            println!("{games} games were replayed.");
            faults.iter().for_each(|fault| println!("  game {}: {}", fault.game, fault.what));
            ExitCode::FAILURE
        }
        Err(error) => complain(&format!("{error:?}")),
    }
}

async fn work(config: &Config) -> ExitCode {
    let (Ok(mut terminate), Ok(mut interrupt)) =
        (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
    else {
        return complain(&"signals cannot be listened for");
    };
    let ground = match Services::prepare(config, config.listen, now).await {
        Ok(ground) => ground,
        Err(error) => return complain(&error),
    };
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let worker = tokio::spawn(worker::run(ground.ctx.clone(), stopped));
    println!("Kingdomail works, and serves nothing.");
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    stop.send_replace(true);
    let ended = worker.await;
    ground.leave().await;
    ended.map_or_else(|error| complain(&error), |()| ExitCode::SUCCESS)
}

async fn notices(config: &Config) -> ExitCode {
    let ground = match Services::prepare(config, config.listen, now).await {
        Ok(ground) => ground,
        Err(error) => return complain(&error),
    };
    let stuck = service::stuck(&ground.ctx).await;
    ground.leave().await;
    let Stuck { backlog, games, endpoints } = match stuck {
        Ok(stuck) => stuck,
        Err(error) => return complain(&format!("{error:?}")),
    };
    println!(
        "{} events are untold, the oldest for {:.0} s; {} messages wait, the first due for {:.0} s; {} are dead.",
        backlog.untold,
        backlog.untold_seconds,
        backlog.pending,
        backlog.overdue_seconds,
        backlog.dead
    );
    for game in games {
        println!(
            "game {}: {} rows since {}, tried {} times",
            game.game_id,
            game.rows,
            game.since.to_jiff(),
            game.tries
        );
    }
    for endpoint in endpoints {
        let since =
            endpoint.failing_since.to_jiff().map_or(String::new(), |at| format!(" since {at}"));
        let next = endpoint
            .next_at
            .to_jiff()
            .map_or(String::new(), |at| format!(", next attempt at {at}"));
        println!(
            "{} {}: {} failures{since}, {} messages wait, {} are dead{next}: {}",
            endpoint.channel,
            endpoint.id,
            endpoint.failures,
            endpoint.pending,
            endpoint.dead,
            endpoint.why.as_deref().unwrap_or("nothing was tried yet")
        );
    }
    ExitCode::SUCCESS
}

/// Makes somebody one of those who run the server, or takes it back.
async fn appoint(config: &Config, name: &str, is_admin: bool) -> ExitCode {
    let ground = match Services::prepare(config, config.listen, now).await {
        Ok(ground) => ground,
        Err(error) => return complain(&error),
    };
    let appointed = service::accounts::appoint(&ground.ctx, name, is_admin).await;
    ground.leave().await;
    match appointed {
        Ok(()) if is_admin => println!("{name} is an admin."),
        Ok(()) => println!("{name} is no admin."),
        Err(service::Error::PlayerNotFound) => {
            return complain(&format!("nobody is called {name}"));
        }
        Err(error) => return complain(&format!("{error:?}")),
    }
    ExitCode::SUCCESS
}

/// How the program ends after a look at records that may hold.
fn ended(all_hold: std::io::Result<bool>) -> ExitCode {
    match all_hold {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => complain(&error),
    }
}

fn print_document(older: bool) -> ExitCode {
    let document = api::openapi::document();
    let document = if older { api::openapi::older(&document) } else { document };
    let written = serde_json::to_string_pretty(&document).map_err(std::io::Error::other);
    match written.and_then(|document| writeln!(std::io::stdout(), "{document}")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => complain(&error),
    }
}

fn log(config: &Config) {
    let filter = EnvFilter::new(&config.log);
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stdout().is_terminal());
    match config.log_format {
        LogFormat::Human => subscriber.init(),
        LogFormat::Json => subscriber.json().init(),
    }
}

fn complain(error: &dyn std::fmt::Display) -> ExitCode {
    eprintln!("kingdomail: {error}");
    ExitCode::FAILURE
}

fn variables() -> String {
    let lines =
        VARIABLES.iter().map(|(name, explanation)| format!("  {name}\n      {explanation}"));
    format!("Environment:\n{}", lines.collect::<Vec<_>>().join("\n"))
}

#[expect(clippy::disallowed_methods, reason = "here time comes in, and nowhere else")]
fn now() -> Timestamp {
    Timestamp::now()
}

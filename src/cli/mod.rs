//! The command line: a file for each command that takes more than a few lines.

mod admin;
mod backup;
mod check;
mod doctor;
mod environment;
mod mcp;
mod notices;
mod observe;
mod register;
mod reload;
mod restore;
mod serve;
mod services;
mod test_email;
mod verify;
mod worker;

pub use services::complain;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};
use environment::{environment, read_config};
use observe::{LogControl, log_to_stderr, observe};
use services::{now, with_services};
use tokio::signal::unix::{SignalKind, signal};

use kingdomail::api;
use kingdomail::bootstrap::ONLY_OBTAINING_POSTGRES;
use kingdomail::config::{Config, LogFormat, VARIABLES};
use kingdomail::demo::{self, DemoOptions};
use kingdomail::game_record::archive;

/// A server for Kingdomino by post.
#[derive(Parser)]
#[command(version = kingdomail::telemetry::VERSION, about, after_help = variables())]
struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,
}

/// What the program is to do.
#[derive(Subcommand)]
pub enum Task {
    /// Serve the API; what happens without a command.
    Serve,
    /// Print the OpenAPI document.
    Openapi {
        /// The version of OpenAPI: 3.0 for strict clients and older generators, 3.2 for newer ones.
        #[arg(long, default_value = "3.1")]
        version: OpenApiVersion,
        /// The document of what is for those who run the server.
        #[arg(long, conflicts_with = "version")]
        admin: bool,
    },
    /// Do what nodes do without being asked, deadlines and notices, and serve nothing.
    Worker,
    /// List what of the notices is stuck, and why.
    Notices {
        /// Resend the notices that were given up within the last three days. Tests, and
        /// emails with a link to verify an address or reset a password, are not sent again.
        #[arg(long)]
        requeue: bool,
    },
    /// Make somebody one of those who run the server.
    Admin {
        /// The name of the account.
        name: String,
        /// Take it back.
        #[arg(long)]
        revoke: bool,
    },
    /// Send a test email, and print the reply of the mail server.
    TestEmail {
        /// The address that the email is sent to.
        address: String,
    },
    /// Make an account, also while registration is closed. The password is the first line of
    /// standard input.
    Register {
        /// The name of the account.
        name: String,
    },
    /// Bring the database up to date, and stop.
    Migrate,
    /// Replay every game in the database and compare with what is stored beside its events.
    Check,
    /// Write the whole database, with the secret of the tokens, to a file, while people play.
    Backup {
        file: PathBuf,
        /// Replace a file of that name.
        #[arg(long)]
        overwrite: bool,
    },
    /// Put a backup into an empty database and an empty data folder, and check every game of it.
    Restore {
        file: PathBuf,
        /// Replace what is in the database without asking.
        #[arg(long)]
        overwrite: bool,
    },
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
    /// Pass on what a program with a language model asks, from standard input to the server, as tools to play with (MCP).
    Mcp(mcp::McpOptions),
    /// Ask the server of this machine whether it is ready.
    Health,
    /// Look at the server, its database, its files, its mails and its links, and say what to do.
    Doctor {
        /// Say it as JSON, for programs.
        #[arg(long)]
        json: bool,
    },
}

/// A version of OpenAPI in which there is a document.
#[derive(Clone, Copy, ValueEnum)]
pub enum OpenApiVersion {
    #[value(name = "3.0")]
    V3_0,
    #[value(name = "3.1")]
    V3_1,
    #[value(name = "3.2")]
    V3_2,
}

/// Reads the command line; ends the program when it cannot be understood or asks for help.
pub fn parse() -> Task {
    Arguments::parse().task.unwrap_or(Task::Serve)
}

/// Does what the command line asks for.
pub async fn run(task: Task) -> ExitCode {
    // If the parent ignored SIGCHLD, so does the program, and the system then hides how `initdb` and Postgres ended. A signal that
    // is handled is not ignored, and has its default disposition in children.
    let Ok(_children) = signal(SignalKind::child()) else {
        return complain(&"signals cannot be listened for");
    };
    match &task {
        Task::Openapi { version, admin } => return print_document(*version, *admin),
        Task::Verify { files } => {
            // There is no configuration, and on a terminal no line.
            log_to_stderr("info", LogFormat::Human);
            return ended(verify::verify(files));
        }
        Task::Notation { file } => {
            let (mut out, mut complaints) = (std::io::stdout(), std::io::stderr());
            return ended(archive::translate(file, &mut out, &mut complaints));
        }
        _ => {}
    }
    if let Task::Mcp(options) = &task {
        let token = environment().find(|(name, _)| name == "KINGDOMAIL_TOKEN");
        return mcp::bridge(options, token.map(|(_, token)| token)).await;
    }
    let config = match read_config() {
        Ok(config) => config,
        Err(errors) => {
            eprintln!("kingdomail cannot start:");
            errors.iter().for_each(|error| eprintln!("  {error}"));
            return ExitCode::from(2);
        }
    };
    let goes_on = matches!(task, Task::Serve | Task::Worker);
    let (traces, log) = match task {
        Task::Health => (None, None),
        // The first time it may have to obtain Postgres.
        Task::Demo(_) => {
            log_to_stderr(ONLY_OBTAINING_POSTGRES, config.log_format);
            (None, None)
        }
        // Standard output has the findings, for programs too, or the reply of the mail server.
        Task::Doctor { .. } | Task::TestEmail { .. } => {
            log_to_stderr(&config.log, config.log_format);
            (None, None)
        }
        _ => match observe(&config, goes_on) {
            Ok((traces, log)) => (traces, Some(log)),
            Err(error) => return complain(&format!("KINGDOMAIL_OTLP_URL: {error}")),
        },
    };
    let code = run_configured(task, config, log.unwrap_or_default()).await;
    if let Some(traces) = traces {
        traces.shut_down().await;
    }
    code
}

/// Does what needs a configuration.
async fn run_configured(task: Task, config: Config, log: LogControl) -> ExitCode {
    match task {
        Task::Serve => serve::serve(&config, log).await,
        // These need no configuration, and were done without.
        Task::Openapi { .. } | Task::Verify { .. } | Task::Notation { .. } | Task::Mcp(_) => {
            ExitCode::SUCCESS
        }
        Task::Migrate => {
            with_services(&config, async |_| {
                println!("The database is up to date.");
                ExitCode::SUCCESS
            })
            .await
        }
        Task::Check => check::check(&config).await,
        Task::Backup { file, overwrite } => backup::back_up(config, &file, overwrite).await,
        Task::Restore { file, overwrite } => restore::put_back(&config, &file, overwrite).await,
        Task::Worker => worker::work(&config, log).await,
        Task::TestEmail { address } => test_email::send(&config, &address).await,
        Task::Notices { requeue: true } => notices::requeue(&config).await,
        Task::Notices { requeue: false } => notices::list_stuck(&config).await,
        Task::Doctor { json } => doctor::report(&config, json).await,
        Task::Admin { name, revoke } => admin::appoint(&config, &name, !revoke).await,
        Task::Register { name } => register::register(&config, &name).await,
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

/// How the program ends after a look at records that may hold.
fn ended(all_hold: std::io::Result<bool>) -> ExitCode {
    match all_hold {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => complain(&error),
    }
}

fn print_document(version: OpenApiVersion, of_operators: bool) -> ExitCode {
    let all = api::document();
    let of_players = api::openapi::for_players(&all);
    let document = match version {
        _ if of_operators => api::openapi::for_operators(&all),
        OpenApiVersion::V3_0 => api::openapi::as_3_0(&of_players),
        OpenApiVersion::V3_1 => of_players,
        OpenApiVersion::V3_2 => api::openapi::as_3_2(&of_players),
    };
    let written = serde_json::to_string_pretty(&document).map_err(std::io::Error::other);
    match written.and_then(|document| writeln!(std::io::stdout(), "{document}")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => complain(&error),
    }
}

fn variables() -> String {
    let lines =
        VARIABLES.iter().map(|(name, explanation)| format!("  {name}\n      {explanation}"));
    format!("Environment:\n{}", lines.collect::<Vec<_>>().join("\n"))
}

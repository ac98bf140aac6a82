//! The command line. Each command of more than a few lines has its own file.

mod accounts;
mod backup;
mod check;
mod doctor;
mod mcp;
mod messages;
mod observe;
mod serve;
mod services;
#[cfg(feature = "otlp")]
mod traces;

pub use services::print_error;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};
use kingdomail::api;
use kingdomail::api::openapi::{DEFAULT_BASE, Published};
use kingdomail::bootstrap::POSTGRES_INSTALL_LOG_FILTER;
use kingdomail::config::{Config, LogFormat, VARIABLES};
use kingdomail::demo::{self, DemoOptions};
use kingdomail::game_record::archive;
use tokio::signal::unix::{SignalKind, signal};

use self::observe::{LogControl, log_to_stderr, log_to_stdout};
use self::services::{environment, now, read_config, with_services};

/// A play-by-mail server for the board game Kingdomino.
#[derive(Parser)]
#[command(version = kingdomail::telemetry::VERSION, about, after_help = environment_help())]
struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,
}

/// The command to run.
#[derive(Subcommand)]
pub enum Task {
    /// Serve the web client and the API (the default command).
    Serve,
    /// Print the OpenAPI document.
    Openapi {
        /// OpenAPI version: 3.0 for generators that do not support 3.1, and for clients that reject
        /// unknown values.
        #[arg(long, default_value = "3.1")]
        version: OpenApiVersion,
        /// Print the document of the admin operations instead.
        #[arg(long, conflicts_with = "version")]
        admin: bool,
    },
    /// Run background jobs only: deadlines, notifications and messages. Serves no API.
    Worker,
    /// List stuck notifications and messages, with the reasons.
    Messages {
        /// Resend the messages that failed permanently within the last three days. Test messages,
        /// and emails with a link to verify an address or reset a password, are never resent.
        #[arg(long)]
        requeue: bool,
    },
    /// Grant admin rights to an account.
    Admin {
        /// Name of the account.
        name: String,
        /// Revoke the admin rights instead.
        #[arg(long)]
        revoke: bool,
    },
    /// Send a test email and print the mail server's reply.
    TestEmail {
        /// Email address of the recipient.
        address: String,
    },
    /// Create an account, even while registration is closed. Reads the password from the first line
    /// of standard input.
    Register {
        /// Name of the account.
        name: String,
    },
    /// Run pending database migrations and exit.
    Migrate,
    /// Replay every game in the database and compare the result with the stored data.
    Check,
    /// Write the whole database and the token secret to a file. The server can keep running.
    Backup {
        /// Backup file to write.
        file: PathBuf,
        /// Replace an existing file.
        #[arg(long)]
        overwrite: bool,
    },
    /// Restore a backup to the database and the data folder, then check every game.
    Restore {
        /// Backup file to restore.
        file: PathBuf,
        /// Replace the contents of the database without asking for confirmation.
        #[arg(long)]
        overwrite: bool,
    },
    /// Verify game records without a server.
    Verify {
        /// Files with records, as JSON (one record per line) or in notation; `-` is standard input.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Convert game records from JSON to notation, or from notation to JSON.
    Notation {
        /// File with records; `-` is standard input.
        file: PathBuf,
    },
    /// Start a server, play a whole game over HTTP and print it.
    Demo(DemoOptions),
    /// Connect a client of the Model Context Protocol (MCP) on standard input and output to a server.
    Mcp(mcp::McpOptions),
    /// Check whether the server on this machine is ready.
    Health,
    /// Diagnose the server, its database, files, email and links, and recommend fixes.
    Doctor {
        /// Print the findings as JSON.
        #[arg(long)]
        json: bool,
    },
}

/// OpenAPI version of the printed document.
#[derive(Clone, Copy, ValueEnum)]
pub enum OpenApiVersion {
    #[value(name = "3.0")]
    V3_0,
    #[value(name = "3.1")]
    V3_1,
}

/// Parses the command line. Exits if it is invalid or requests help.
pub fn parse() -> Task {
    Arguments::parse().task.unwrap_or(Task::Serve)
}

/// Runs the command.
pub async fn run(task: Task) -> ExitCode {
    // If the parent process ignores SIGCHLD, this process inherits that, and the exit statuses of
    // `initdb` and Postgres are lost. Handling the signal restores the default for child processes.
    let Ok(_children) = signal(SignalKind::child()) else {
        return print_error(&"cannot install a signal handler");
    };
    match &task {
        Task::Openapi { version, admin } => return print_document(*version, *admin),
        Task::Verify { files } => {
            // These commands read no configuration, and log nothing on a terminal.
            log_to_stderr("info", LogFormat::Human);
            return exit_code(check::verify(files));
        }
        Task::Notation { file } => {
            let (mut out, mut complaints) = (std::io::stdout(), std::io::stderr());
            return exit_code(archive::convert(file, &mut out, &mut complaints));
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
    #[cfg(feature = "otlp")]
    if config.exports_traces && matches!(task, Task::Serve | Task::Worker) {
        return match traces::init_log_and_traces(&config) {
            Ok((log, traces)) => {
                let code = run_configured(task, config, log).await;
                traces.shut_down().await;
                code
            }
            Err(error) => print_error(&error),
        };
    }
    let mut log = LogControl::default();
    match task {
        Task::Health => {}
        // The first run may have to install Postgres.
        Task::Demo(_) => log_to_stderr(POSTGRES_INSTALL_LOG_FILTER, config.log_format),
        // Standard output is for the findings or the reply of the mail server.
        Task::Doctor { .. } | Task::TestEmail { .. } => {
            log_to_stderr(&config.log, config.log_format);
        }
        _ => log = log_to_stdout(&config.log, config.log_format),
    }
    run_configured(task, config, log).await
}

/// Runs a command that requires a configuration.
async fn run_configured(task: Task, config: Config, log: LogControl) -> ExitCode {
    match task {
        Task::Serve => serve::serve(&config, log).await,
        // Handled by `run`, without a configuration.
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
        Task::Restore { file, overwrite } => {
            backup::restore_backup(&config, &file, overwrite).await
        }
        Task::Worker => serve::run_worker(&config, log).await,
        Task::TestEmail { address } => doctor::send(&config, &address).await,
        Task::Messages { requeue: true } => messages::requeue(&config).await,
        Task::Messages { requeue: false } => messages::list_stuck(&config).await,
        Task::Doctor { json } => doctor::report(&config, json).await,
        Task::Admin { name, revoke } => accounts::set_admin(&config, &name, !revoke).await,
        Task::Register { name } => accounts::register(&config, &name).await,
        Task::Demo(options) => match demo::play(config, &options, now).await {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => print_error(&error),
        },
        Task::Health => match demo::check_ready(config.probe_address()).await {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => print_error(&error),
        },
    }
}

/// Returns the exit code of a command that verifies records.
fn exit_code(all_valid: std::io::Result<bool>) -> ExitCode {
    match all_valid {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => print_error(&error),
    }
}

fn print_document(version: OpenApiVersion, admin: bool) -> ExitCode {
    let published = Published::new(&api::document(), DEFAULT_BASE);
    let document = match version {
        _ if admin => published.openapi_admin,
        OpenApiVersion::V3_0 => published.openapi_3_0,
        OpenApiVersion::V3_1 => published.openapi,
    };
    let written = serde_json::to_string_pretty(&document).map_err(std::io::Error::other);
    match written.and_then(|document| writeln!(std::io::stdout(), "{document}")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => print_error(&error),
    }
}

fn environment_help() -> String {
    let lines =
        VARIABLES.iter().map(|(name, explanation)| format!("  {name}\n      {explanation}"));
    format!("Environment variables:\n{}", lines.collect::<Vec<_>>().join("\n"))
}

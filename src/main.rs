//! Entry point of the program. Sets up signals and threads, then runs the command line.

mod cli;

use std::process::ExitCode;

use nix::sys::signal::SigSet;

fn main() -> ExitCode {
    let task = cli::parse();
    // A process inherits the signal mask of its parent. If the parent blocked SIGTERM, the signal
    // would have no effect on any thread.
    if let Err(error) = SigSet::empty().thread_set_mask() {
        return cli::print_error(&error);
    }
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return cli::print_error(&error),
    };
    runtime.block_on(cli::run(task))
}

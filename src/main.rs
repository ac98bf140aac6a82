//! The program: sets up signals and threads, and leaves the rest to the command line.

mod cli;

use std::process::ExitCode;

use nix::sys::signal::SigSet;

fn main() -> ExitCode {
    let task = cli::parse();
    // Signals that the parent blocked stay blocked in the program, and in all its threads: SIGTERM would do nothing.
    if let Err(error) = SigSet::empty().thread_set_mask() {
        return cli::complain(&error);
    }
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return cli::complain(&error),
    };
    runtime.block_on(cli::run(task))
}

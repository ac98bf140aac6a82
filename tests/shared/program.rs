//! The program in a process of its own, independent of the shell that runs the tests.

use std::path::Path;
use std::process::Command;

/// Path of the program under test.
pub const KINGDOMAIL: &str = env!("CARGO_BIN_EXE_kingdomail");

/// Returns a command that runs the program with its data in `data`, at a free port.
pub fn kingdomail(data: &Path) -> Command {
    let mut command = Command::new(KINGDOMAIL);
    clear_settings(&mut command);
    command.env("KINGDOMAIL_DATA", data).env("KINGDOMAIL_LISTEN", "127.0.0.1:0");
    command
}

/// Removes the variables that configure the program, which the shell may have set.
pub fn clear_settings(command: &mut Command) -> &mut Command {
    for (name, _) in std::env::vars_os() {
        let bytes = name.as_encoded_bytes();
        let prefixes = [&b"KINGDOMAIL_"[..], b"DATABASE_URL", b"OTEL_"];
        if prefixes.iter().any(|prefix| bytes.starts_with(prefix)) {
            command.env_remove(name);
        }
    }
    command
}

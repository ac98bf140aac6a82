//! Sets the version of the program, including the commit of the build.
//!
//! Builds without a repository, such as packages and images, set the commit in `BUILD_COMMIT`.
//! Development builds omit the commit, because each new one would recompile everything.

// Cargo also passes these variables to programs that it runs, and the server rejects unknown
// variables with its own prefix.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=BUILD_COMMIT");
    println!("cargo::rerun-if-changed=build.rs");
    let is_release = std::env::var_os("PROFILE").is_some_and(|profile| profile == "release");
    let named = std::env::var_os("BUILD_COMMIT").and_then(|name| name.into_string().ok());
    let commit = named
        .filter(|name| !name.is_empty())
        .or_else(|| is_release.then(commit_of_repository).flatten());
    let release = env!("CARGO_PKG_VERSION");
    match commit {
        Some(commit) => println!("cargo::rustc-env=VERSION_WITH_COMMIT={release} ({commit})"),
        None => println!("cargo::rustc-env=VERSION_WITH_COMMIT={release}"),
    }
}

/// Returns the checked-out commit, or `None` outside a repository.
fn commit_of_repository() -> Option<String> {
    // Git writes to this file on each change of the commit.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    println!("cargo::rerun-if-changed={log}");
    git(&["rev-parse", "--short=12", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}

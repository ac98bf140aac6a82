//! Tells the program its version, with the commit that it was built from.
//!
//! A package or an image that is built without the repository names the commit in `BUILD_COMMIT`. While one works on the program, no commit
//! is named: otherwise each would compile everything anew.

// Cargo shows these variables to what it runs, too, and the server refuses variables with its own prefix that it does not know.

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

/// The commit that is checked out, if this is a repository.
fn commit_of_repository() -> Option<String> {
    // It is written to whenever another commit is.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    println!("cargo::rerun-if-changed={log}");
    git(&["rev-parse", "--short=12", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}

use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    path::Path,
    process::{Command, Stdio},
};

use crate::{download::run_with_progress, os_user::is_root};

/// Configuration file that Debian's packages read before they create and start a cluster of their
/// own.
const CREATE_CLUSTER: &str = "/etc/postgresql-common/createcluster.conf";

/// Installs the server package of the major version `needed`, or of the distribution's default
/// version.
pub(crate) fn install(needed: Option<u32>) -> Result<(), String> {
    if !is_root().map_err(|error| error.to_string())? {
        return Err("only root can install packages".into());
    }
    let major = needed.map(|major| major.to_string()).unwrap_or_default();
    if exists("apt-get") {
        return install_with_apt(needed);
    }
    if exists("dnf") {
        return run_with_progress(
            "installing Postgres with dnf",
            Command::new("dnf").args(["install", "-y"]).arg(format!("postgresql{major}-server")),
        );
    }
    if exists("apk") {
        return run_with_progress(
            "installing Postgres with apk",
            Command::new("apk").args(["add", "--no-cache"]).arg(format!("postgresql{major}")),
        );
    }
    Err("none of apt-get, dnf and apk is available".into())
}

/// Installs `postgresql-common` first, because its configuration can keep the server package from
/// starting a second server.
fn install_with_apt(needed: Option<u32>) -> Result<(), String> {
    apt(&["install", "postgresql-common"]).or_else(|_| {
        apt(&["update"])?;
        apt(&["install", "postgresql-common"])
    })?;
    forbid_cluster(Path::new(CREATE_CLUSTER))
        .map_err(|error| format!("{CREATE_CLUSTER}: {error}"))?;
    let package = needed.map_or("postgresql".into(), |major| format!("postgresql-{major}"));
    apt(&["install", &package])
}

fn apt(arguments: &[&str]) -> Result<(), String> {
    let doing = format!("running apt-get {}", arguments.join(" "));
    run_with_progress(
        &doing,
        Command::new("apt-get")
            .args([
                "-q",
                "-y",
                "--no-install-recommends",
                "-o",
                "Acquire::Retries=1",
                "-o",
                "Acquire::http::Timeout=20",
                "-o",
                "DPkg::Lock::Timeout=60",
            ])
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )
}

fn forbid_cluster(configuration: &Path) -> io::Result<()> {
    const SETTING: &str = "create_main_cluster = false";
    let text = fs::read_to_string(configuration).unwrap_or_default();
    if text.lines().any(|line| line.trim() == SETTING) {
        return Ok(());
    }
    if let Some(folder) = configuration.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = OpenOptions::new().append(true).create(true).open(configuration)?;
    writeln!(file, "\n# Another program on this machine runs its own cluster.\n{SETTING}")
}

fn exists(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .stdin(Stdio::null())
        .output()
        .is_ok_and(|output| output.status.success())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch_folder;

    #[test]
    fn second_cluster_is_disabled_once() -> io::Result<()> {
        let folder = scratch_folder("createcluster")?;
        let file = folder.join("createcluster.conf");
        fs::write(&file, "#create_main_cluster = true\n")?;
        forbid_cluster(&file)?;
        forbid_cluster(&file)?;
        let text = fs::read_to_string(&file)?;
        fs::remove_dir_all(&folder)?;
        assert_eq!(text.matches("\ncreate_main_cluster = false\n").count(), 1, "{text}");
        Ok(())
    }
}

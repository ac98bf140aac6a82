use std::{
    io::{self, Write},
    os::unix::process::CommandExt,
    path::Path,
    process::{Child, ChildStdin, Stdio},
};

use crate::{Error, os_user::OsUser};

/// Reads the PID of the postmaster, waits until the pipe closes because its owner has ended, and
/// shuts the postmaster down if the PID still belongs to it: a process with the cluster's folder as
/// its working directory, or without `/proc`, the PID in `postmaster.pid`. The script ignores
/// ctrl-c and `SIGTERM`, and exits by itself.
const SCRIPT: &str = r#"
trap "" HUP INT QUIT TERM
read -r pid || exit 0
while read -r _; do :; done
if [ -d /proc/self ]; then
    [ "/proc/$pid/cwd" -ef "$1" ] || exit 0
else
    read -r recorded < "$1/postmaster.pid" && [ "$recorded" = "$pid" ] || exit 0
fi
kill -s INT "$pid"
"#;

/// A small process that shuts the postmaster down when this process ends, even if it is killed.
#[derive(Debug)]
pub(crate) struct Watchdog {
    child: Child,
    pipe: Option<ChildStdin>,
}

impl Watchdog {
    pub fn start(os_user: &OsUser, cluster: &Path) -> Result<Watchdog, Error> {
        let mut child = os_user
            .command("sh")
            .args(["-c", SCRIPT, "postgres-watchdog"])
            .arg(cluster)
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(Error::io("run", "sh"))?;
        let pipe = child.stdin.take();
        Ok(Watchdog { child, pipe })
    }

    /// Sends the PID of the postmaster to shut down.
    pub fn watch(&mut self, postmaster: u32) -> io::Result<()> {
        self.pipe.as_mut().map_or(Ok(()), |pipe| writeln!(pipe, "{postmaster}"))
    }

    pub fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Watchdog {
    fn drop(&mut self) {
        self.pipe = None;
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use std::{
        error::Error,
        os::unix::process::ExitStatusExt,
        process::Command,
        sync::{LazyLock, mpsc},
        thread,
    };

    use tokio::{
        runtime,
        signal::unix::{SignalKind, signal},
    };

    use super::*;
    use crate::scratch_folder;

    /// Shells start background jobs with SIGINT ignored, and children inherit that. A handled
    /// signal is reset to its default disposition in children, so this process installs a handler,
    /// which exits as the default action would.
    static INTERRUPT_HANDLER: LazyLock<()> = LazyLock::new(|| {
        let (ready, wait_until_ready) = mpsc::channel();
        let handle = async move {
            let mut interrupt = signal(SignalKind::interrupt()).expect("a handler");
            ready.send(()).expect("somebody waits for it");
            interrupt.recv().await;
            std::process::exit(130);
        };
        thread::spawn(move || {
            let runtime = runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime").block_on(handle);
        });
        wait_until_ready.recv().expect("the handler is installed");
    });

    /// Starts a process in `folder` and a watchdog for a server on `cluster`, then drops the
    /// watchdog's owner.
    fn watched_process(folder: &Path, cluster: &Path) -> Result<Child, Box<dyn Error>> {
        LazyLock::force(&INTERRUPT_HANDLER);
        let os_user = OsUser { name: String::new(), uid: 0, gid: 0, needs_switch: false };
        let process = Command::new("sleep").arg("60").current_dir(folder).spawn()?;
        let mut watchdog = Watchdog::start(&os_user, cluster)?;
        watchdog.watch(process.id())?;
        Ok(process)
    }

    #[test]
    fn orphaned_postmaster_is_interrupted() -> Result<(), Box<dyn Error>> {
        let folder = scratch_folder("watched")?;
        assert_eq!(watched_process(&folder, &folder)?.wait()?.signal(), Some(2));
        Ok(std::fs::remove_dir_all(folder)?)
    }

    #[test]
    fn unrelated_process_is_spared() -> Result<(), Box<dyn Error>> {
        let folder = scratch_folder("elsewhere")?;
        let mut process = watched_process(Path::new("/"), &folder)?;
        process.kill()?;
        assert_eq!(process.wait()?.signal(), Some(9), "nothing else ended it");
        Ok(std::fs::remove_dir_all(folder)?)
    }
}

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// Upper bound for any step, even on a busy machine.
const STEP_TIMEOUT: Duration = Duration::from_mins(2);

/// A process with output that is read line by line.
pub struct Output {
    process: Child,
    lines: Receiver<String>,
}

impl Output {
    pub fn spawn(mut command: Command) -> Output {
        let mut process = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let lines = BufReader::new(process.stdout.take().expect("its output")).lines();
        let (send, receive) = channel();
        std::thread::spawn(move || {
            lines.map_while(Result::ok).try_for_each(|line| send.send(line))
        });
        Output { process, lines: receive }
    }

    /// Returns the next line that contains `words`.
    pub fn line_with(&self, words: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(STEP_TIMEOUT);
            let line = line.unwrap_or_else(|error| panic!("no line with {words:?}: {error}"));
            if line.contains(words) {
                return line;
            }
        }
    }

    pub fn signal(&self, name: &str) {
        let id = self.process.id().to_string();
        let sent = Command::new("kill").args([&format!("-{name}"), &id]).status();
        assert!(sent.expect("a signal").success());
    }

    pub fn stop(mut self) {
        self.signal("TERM");
        assert!(self.process.wait().expect("its end").success());
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        // The process has already exited unless the test failed.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

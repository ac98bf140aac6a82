//! `kingdomail test-email`.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;

use crate::folder::DataFolder;
use crate::{kingdomail, stderr_text, stdout_text};

/// Starts a mail server for one email that answers its recipient with `reply`, and returns its URL.
fn mail_server(reply: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("a client");
        let mut lines = BufReader::new(stream.try_clone().expect("a stream")).lines();
        let mut say = |text: &str| stream.write_all(format!("{text}\r\n").as_bytes());
        let mut in_data = false;
        say("220 mail.example").expect("a client");
        while let Some(Ok(line)) = lines.next() {
            let answer = match line.as_str() {
                "." => "250 2.0.0 Ok: queued as 4711",
                _ if in_data => continue,
                "DATA" => "354 go on",
                line if line.starts_with("RCPT") => reply,
                _ => "250 Ok",
            };
            in_data = line == "DATA";
            if say(answer).is_err() {
                return;
            }
        }
    });
    format!("smtp://{address}?tls=none")
}

fn send_test_email(url: &str) -> std::process::Output {
    let data = DataFolder::new("test-email");
    let environment = [("KINGDOMAIL_DATA", data.path_text()), ("KINGDOMAIL_SMTP_URL", url)];
    kingdomail(&["test-email", "ada@castle.example"], &environment)
}

#[test]
fn test_email_prints_server_reply() {
    let sent = send_test_email(&mail_server("250 Ok"));
    assert!(sent.status.success(), "{}", stderr_text(&sent));
    assert!(stdout_text(&sent).contains("ada@castle.example"), "{}", stdout_text(&sent));
    assert!(stdout_text(&sent).contains("250 2.0.0 Ok: queued as 4711"), "{}", stdout_text(&sent));

    let rejected = send_test_email(&mail_server("550 5.1.1 no such mailbox"));
    assert!(!rejected.status.success());
    assert!(
        stderr_text(&rejected).contains("550 5.1.1 no such mailbox"),
        "{}",
        stderr_text(&rejected)
    );

    let failed = send_test_email("smtp://127.0.0.1:1?tls=none");
    assert!(!failed.status.success());
    assert!(
        stderr_text(&failed).contains("no connection to the mail server"),
        "{}",
        stderr_text(&failed)
    );
}

#[test]
fn test_email_can_be_a_file() {
    let data = DataFolder::new("test-email-file");
    let environment = [("KINGDOMAIL_DATA", data.path_text()), ("KINGDOMAIL_LOG", "error")];
    let sent = kingdomail(&["test-email", "ada@castle.example"], &environment);
    assert!(sent.status.success(), "{}", stderr_text(&sent));
    let folder = data.0.join("mail");
    assert!(
        stdout_text(&sent).contains(folder.to_str().expect("a path")),
        "{}",
        stdout_text(&sent)
    );
    assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 1);

    let wrong = kingdomail(&["test-email", "ada"], &environment);
    assert!(!wrong.status.success());
    assert!(stderr_text(&wrong).contains("ada: "), "{}", stderr_text(&wrong));
}

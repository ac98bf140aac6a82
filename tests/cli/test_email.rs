//! `kingdomail test-email`.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;

use crate::folder::DataFolder;
use crate::{err, kingdomail, out};

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

fn sent_by(url: &str) -> std::process::Output {
    let data = DataFolder::new("test-email");
    let environment = [("KINGDOMAIL_DATA", data.shown()), ("KINGDOMAIL_SMTP_URL", url)];
    kingdomail(&["test-email", "ada@castle.example"], &environment)
}

#[test]
fn test_email_prints_reply_of_mail_server() {
    let sent = sent_by(&mail_server("250 Ok"));
    assert!(sent.status.success(), "{}", err(&sent));
    assert!(out(&sent).contains("ada@castle.example"), "{}", out(&sent));
    assert!(out(&sent).contains("250 2.0.0 Ok: queued as 4711"), "{}", out(&sent));

    let rejected = sent_by(&mail_server("550 5.1.1 no such mailbox"));
    assert!(!rejected.status.success());
    assert!(err(&rejected).contains("550 5.1.1 no such mailbox"), "{}", err(&rejected));

    let failed = sent_by("smtp://127.0.0.1:1?tls=none");
    assert!(!failed.status.success());
    assert!(err(&failed).contains("no connection to the mail server"), "{}", err(&failed));
}

#[test]
fn test_email_without_mail_server_is_a_file() {
    let data = DataFolder::new("test-email-file");
    let environment = [("KINGDOMAIL_DATA", data.shown()), ("KINGDOMAIL_LOG", "error")];
    let sent = kingdomail(&["test-email", "ada@castle.example"], &environment);
    assert!(sent.status.success(), "{}", err(&sent));
    let folder = data.0.join("mail");
    assert!(out(&sent).contains(folder.to_str().expect("a path")), "{}", out(&sent));
    assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 1);

    let wrong = kingdomail(&["test-email", "ada"], &environment);
    assert!(!wrong.status.success());
    assert!(err(&wrong).contains("ada: "), "{}", err(&wrong));
}

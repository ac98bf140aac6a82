//! Mail servers that reject, stall and disconnect at any stage.

use std::time::Duration;

use crate::catcher::{Answer, Catcher, Encryption, Stage};
use crate::kingdom::{accepted, address, mailer, patient, sender, short};
use kingdomail::notifications::channels::mail::{
    Mail, MailFailure, Mailer, Reply, SmtpOptions, SmtpOutcome,
};

const SHORT: Duration = Duration::from_millis(400);

fn failed(why: MailFailure) -> SmtpOutcome {
    SmtpOutcome::Failed { why }
}

fn reply(code: u16, text: &str) -> Reply {
    Reply { code, text: text.to_owned() }
}

fn refused(code: u16, text: &str) -> SmtpOutcome {
    failed(MailFailure::Refused(reply(code, text)))
}

fn rejected(code: u16, text: &str) -> SmtpOutcome {
    SmtpOutcome::Rejected { reply: reply(code, text) }
}

async fn outcome(stage: Stage, answer: Answer) -> SmtpOutcome {
    let catcher = Catcher::start().await;
    catcher.on(stage, answer);
    let mailer = patient(&catcher);
    let outcome = mailer.send(&short(1).to_mime(&sender())).await;
    assert_eq!(catcher.caught().len(), 0);
    catcher.recover();
    accepted(&mailer.send(&short(1).to_mime(&sender())).await);
    outcome
}

#[tokio::test]
async fn permanent_mailbox_rejection_is_final() {
    for stage in [Stage::To, Stage::Data, Stage::End] {
        let answer = Answer::Say("550 5.1.1 nobody of this name");
        assert_eq!(outcome(stage, answer).await, rejected(550, "5.1.1 nobody of this name"));
    }
    let lines = Answer::Say("550-one\r\n550 two\u{7}");
    let SmtpOutcome::Rejected { reply } = outcome(Stage::To, lines).await else { panic!() };
    assert!(reply.text.contains("one") && reply.text.contains("two"));
    assert!(!reply.text.contains(|c: char| c.is_control()), "{reply:?}");
}

#[tokio::test]
async fn rejection_of_the_sender_is_retried() {
    for stage in [Stage::Connected, Stage::Hello, Stage::From] {
        let answer = Answer::Say("554 5.7.1 not from you");
        assert_eq!(outcome(stage, answer).await, refused(554, "5.7.1 not from you"));
    }
    let answer = Answer::Say("530 5.7.0 sign in first");
    assert_eq!(outcome(Stage::To, answer).await, refused(530, "5.7.0 sign in first"));
}

#[tokio::test]
async fn temporary_error_is_retried_at_any_stage() {
    let stages = [Stage::Connected, Stage::Hello, Stage::From, Stage::To, Stage::Data, Stage::End];
    for stage in stages {
        let answer = Answer::Say("451 4.7.1 come back later");
        assert_eq!(outcome(stage, answer).await, refused(451, "4.7.1 come back later"));
        let left = outcome(stage, Answer::Leave).await;
        assert!(
            matches!(
                left,
                SmtpOutcome::Failed { why: MailFailure::Closed | MailFailure::Connection }
            ),
            "{left:?}"
        );
        let garbage = outcome(stage, Answer::Say("HTTP/1.1 400 Bad Request")).await;
        assert_eq!(garbage, failed(MailFailure::Garbage));
    }
}

#[tokio::test]
async fn rejected_mailbox_does_not_affect_next() {
    let catcher = Catcher::start().await;
    let mailer = patient(&catcher);
    catcher.refuse("nobody@kingdoms.example", "550 5.1.1 no");
    let nobody = Mail { to: address("nobody@kingdoms.example"), ..short(1) };
    for number in 2..5 {
        assert_eq!(mailer.send(&nobody.to_mime(&sender())).await, rejected(550, "5.1.1 no"));
        accepted(&mailer.send(&short(number).to_mime(&sender())).await);
    }
    let caught = catcher.caught();
    assert!(caught.iter().all(|mail| mail.to == ["ada@kingdoms.example"]));
    assert_eq!((caught.len(), catcher.connections()), (3, 1));
}

#[tokio::test]
async fn server_closing_gets_new_connection() {
    let catcher = Catcher::start().await;
    let mailer = patient(&catcher);
    accepted(&mailer.send(&short(1).to_mime(&sender())).await);
    catcher.on(Stage::From, Answer::Say("421 4.7.0 too many mails"));
    assert_eq!(
        mailer.send(&short(2).to_mime(&sender())).await,
        refused(421, "4.7.0 too many mails")
    );
    assert_eq!(catcher.connections(), 2);
    catcher.recover();
    accepted(&mailer.send(&short(2).to_mime(&sender())).await);
}

#[tokio::test]
async fn slow_server_times_out() {
    let stages = [Stage::Connected, Stage::Hello, Stage::From, Stage::To, Stage::Data, Stage::End];
    for stage in stages {
        let catcher = Catcher::start().await;
        catcher.on(stage, Answer::Silence);
        let connect = Duration::from_mins(1);
        let mailer = mailer(&catcher, &SmtpOptions { whole: SHORT, connect, roots: Vec::new() });
        let mail = short(1);
        let sealed = mail.to_mime(&sender());
        let sending = tokio::time::timeout(SHORT * 20, mailer.send(&sealed));
        assert_eq!(sending.await.expect("the limit holds"), failed(MailFailure::Time));
        // A connection with an unfinished exchange is not reused.
        catcher.recover();
        accepted(&mailer.send(&short(2).to_mime(&sender())).await);
        assert_eq!((catcher.connections(), catcher.caught().len()), (2, 1));
    }
}

#[tokio::test]
async fn missing_greeting_times_out_early() {
    for encryption in [Encryption::Never, Encryption::Offered, Encryption::AtOnce] {
        let catcher = Catcher::of(encryption, None).await;
        catcher.on(Stage::Connected, Answer::Silence);
        let options = SmtpOptions { connect: SHORT, ..SmtpOptions::default() };
        let mailer = mailer(&catcher, &options);
        let mail = short(1);
        let sealed = mail.to_mime(&sender());
        let sending = tokio::time::timeout(SHORT * 20, mailer.send(&sealed));
        assert_eq!(sending.await.expect("the limit holds"), failed(MailFailure::Time));
    }
}

#[tokio::test]
async fn closed_port_fails_to_connect() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = free.local_addr().expect("an address");
    drop(free);
    for (scheme, rest) in [("smtp", "?tls=none"), ("smtp", ""), ("smtps", "")] {
        let url = format!("{scheme}://{address}{rest}");
        let mailer = Mailer::smtp(&url, sender(), SmtpOptions::default()).expect("a mailer");
        assert_eq!(
            mailer.send(&short(1).to_mime(&sender())).await,
            failed(MailFailure::Connection),
            "{url}"
        );
    }
}

#[tokio::test]
async fn probe_checks_server_without_email() {
    let account = Some(("king", "secret", "PLAIN"));
    let catcher = Catcher::of(Encryption::AtOnce, account).await;
    assert_eq!(patient(&catcher).probe().await, Some(Ok(())));
    let heard = catcher.heard();
    let said = |verb: &str| heard.iter().any(|line| line.to_uppercase().starts_with(verb));
    assert!(said("EHLO") && said("AUTH") && said("QUIT"), "{heard:?}");
    assert!(!said("MAIL"), "{heard:?}");

    catcher.on(Stage::Connected, Answer::Say("554 5.7.1 not from you"));
    let refused = MailFailure::Refused(reply(554, "5.7.1 not from you"));
    assert_eq!(patient(&catcher).probe().await, Some(Err(refused)));
    let wrong = catcher.url().replace("secret", "guess");
    let options = SmtpOptions { roots: vec![catcher.root.clone()], ..SmtpOptions::default() };
    catcher.recover();
    let mailer = Mailer::smtp(&wrong, sender(), options).expect("a mailer");
    let tried = mailer.probe().await;
    assert!(matches!(tried, Some(Err(MailFailure::SignIn(Some(_))))), "{tried:?}");
    let untrusted = Mailer::smtp(&catcher.url(), sender(), SmtpOptions::default());
    let tried = untrusted.expect("a mailer").probe().await;
    assert_eq!(tried, Some(Err(MailFailure::Encryption)));
    let folder = Mailer::folder(std::env::temp_dir(), sender());
    assert_eq!(folder.probe().await, None);
}

//! Mail servers that reject, stall and disconnect at any stage.

use std::time::Duration;

use crate::catcher::{Answer, Catcher, Encryption, Stage};
use crate::kingdom::{address, assert_accepted, default_mailer, mailer, minimal_email, sender};
use kingdomail::notifications::channels::mail::{
    Email, MailFailure, Mailer, Reply, SmtpOptions, SmtpOutcome,
};

const SHORT_TIMEOUT: Duration = Duration::from_millis(400);

fn failure(reason: MailFailure) -> SmtpOutcome {
    SmtpOutcome::Failed { reason }
}

fn reply(code: u16, text: &str) -> Reply {
    Reply { code, text: text.to_owned() }
}

fn temporary_refusal(code: u16, text: &str) -> SmtpOutcome {
    failure(MailFailure::Refused(reply(code, text)))
}

fn permanent_rejection(code: u16, text: &str) -> SmtpOutcome {
    SmtpOutcome::Rejected { reply: reply(code, text) }
}

async fn outcome(stage: Stage, answer: Answer) -> SmtpOutcome {
    let catcher = Catcher::start().await;
    catcher.on(stage, answer);
    let mailer = default_mailer(&catcher);
    let outcome = mailer.send(&minimal_email(1).to_mime(&sender())).await;
    assert_eq!(catcher.caught().len(), 0);
    catcher.recover();
    assert_accepted(&mailer.send(&minimal_email(1).to_mime(&sender())).await);
    outcome
}

#[tokio::test]
async fn permanent_mailbox_rejection_is_final() {
    for stage in [Stage::To, Stage::Data, Stage::End] {
        let answer = Answer::Reply("550 5.1.1 nobody of this name");
        assert_eq!(
            outcome(stage, answer).await,
            permanent_rejection(550, "5.1.1 nobody of this name")
        );
    }
    let lines = Answer::Reply("550-one\r\n550 two\u{7}");
    let SmtpOutcome::Rejected { reply } = outcome(Stage::To, lines).await else { panic!() };
    assert!(reply.text.contains("one") && reply.text.contains("two"));
    assert!(!reply.text.contains(|c: char| c.is_control()), "{reply:?}");
}

#[tokio::test]
async fn rejection_of_the_sender_is_retried() {
    for stage in [Stage::Connected, Stage::Hello, Stage::From] {
        let answer = Answer::Reply("554 5.7.1 not from you");
        assert_eq!(outcome(stage, answer).await, temporary_refusal(554, "5.7.1 not from you"));
    }
    let answer = Answer::Reply("530 5.7.0 sign in first");
    assert_eq!(outcome(Stage::To, answer).await, temporary_refusal(530, "5.7.0 sign in first"));
}

#[tokio::test]
async fn temporary_error_is_retried_at_any_stage() {
    let stages = [Stage::Connected, Stage::Hello, Stage::From, Stage::To, Stage::Data, Stage::End];
    for stage in stages {
        let answer = Answer::Reply("451 4.7.1 come back later");
        assert_eq!(outcome(stage, answer).await, temporary_refusal(451, "4.7.1 come back later"));
        let left = outcome(stage, Answer::Disconnect).await;
        assert!(
            matches!(
                left,
                SmtpOutcome::Failed { reason: MailFailure::Closed | MailFailure::Connection }
            ),
            "{left:?}"
        );
        let garbage = outcome(stage, Answer::Reply("HTTP/1.1 400 Bad Request")).await;
        assert_eq!(garbage, failure(MailFailure::InvalidReply));
    }
}

#[tokio::test]
async fn rejected_mailbox_does_not_affect_next() {
    let catcher = Catcher::start().await;
    let mailer = default_mailer(&catcher);
    catcher.reject_mailbox("nobody@kingdoms.example", "550 5.1.1 no");
    let nobody = Email { to: address("nobody@kingdoms.example"), ..minimal_email(1) };
    for number in 2..5 {
        assert_eq!(
            mailer.send(&nobody.to_mime(&sender())).await,
            permanent_rejection(550, "5.1.1 no")
        );
        assert_accepted(&mailer.send(&minimal_email(number).to_mime(&sender())).await);
    }
    let caught = catcher.caught();
    assert!(caught.iter().all(|mail| mail.to == ["ada@kingdoms.example"]));
    assert_eq!((caught.len(), catcher.connections()), (3, 1));
}

#[tokio::test]
async fn server_closing_gets_new_connection() {
    let catcher = Catcher::start().await;
    let mailer = default_mailer(&catcher);
    assert_accepted(&mailer.send(&minimal_email(1).to_mime(&sender())).await);
    catcher.on(Stage::From, Answer::Reply("421 4.7.0 too many mails"));
    assert_eq!(
        mailer.send(&minimal_email(2).to_mime(&sender())).await,
        temporary_refusal(421, "4.7.0 too many mails")
    );
    assert_eq!(catcher.connections(), 2);
    catcher.recover();
    assert_accepted(&mailer.send(&minimal_email(2).to_mime(&sender())).await);
}

#[tokio::test]
async fn slow_server_times_out() {
    let stages = [Stage::Connected, Stage::Hello, Stage::From, Stage::To, Stage::Data, Stage::End];
    for stage in stages {
        let catcher = Catcher::start().await;
        catcher.on(stage, Answer::NoResponse);
        let connect = Duration::from_mins(1);
        let mailer = mailer(
            &catcher,
            &SmtpOptions {
                attempt_timeout: SHORT_TIMEOUT,
                connect_timeout: connect,
                roots: Vec::new(),
            },
        );
        let mail = minimal_email(1);
        let sealed = mail.to_mime(&sender());
        let sending = tokio::time::timeout(SHORT_TIMEOUT * 20, mailer.send(&sealed));
        assert_eq!(sending.await.expect("the limit holds"), failure(MailFailure::Timeout));
        // A connection with an unfinished exchange is not reused.
        catcher.recover();
        assert_accepted(&mailer.send(&minimal_email(2).to_mime(&sender())).await);
        assert_eq!((catcher.connections(), catcher.caught().len()), (2, 1));
    }
}

#[tokio::test]
async fn missing_greeting_times_out_early() {
    for encryption in [Encryption::Never, Encryption::Offered, Encryption::Implicit] {
        let catcher = Catcher::with_encryption(encryption, None).await;
        catcher.on(Stage::Connected, Answer::NoResponse);
        let options = SmtpOptions { connect_timeout: SHORT_TIMEOUT, ..SmtpOptions::default() };
        let mailer = mailer(&catcher, &options);
        let mail = minimal_email(1);
        let sealed = mail.to_mime(&sender());
        let sending = tokio::time::timeout(SHORT_TIMEOUT * 20, mailer.send(&sealed));
        assert_eq!(sending.await.expect("the limit holds"), failure(MailFailure::Timeout));
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
            mailer.send(&minimal_email(1).to_mime(&sender())).await,
            failure(MailFailure::Connection),
            "{url}"
        );
    }
}

#[tokio::test]
async fn probe_checks_server_without_email() {
    let account = Some(("king", "secret", "PLAIN"));
    let catcher = Catcher::with_encryption(Encryption::Implicit, account).await;
    assert_eq!(default_mailer(&catcher).probe().await, Some(Ok(())));
    let received_lines = catcher.received_lines();
    let said = |verb: &str| received_lines.iter().any(|line| line.to_uppercase().starts_with(verb));
    assert!(said("EHLO") && said("AUTH") && said("QUIT"), "{received_lines:?}");
    assert!(!said("MAIL"), "{received_lines:?}");

    catcher.on(Stage::Connected, Answer::Reply("554 5.7.1 not from you"));
    let refused = MailFailure::Refused(reply(554, "5.7.1 not from you"));
    assert_eq!(default_mailer(&catcher).probe().await, Some(Err(refused)));
    let wrong = catcher.url().replace("secret", "guess");
    let options = SmtpOptions { roots: vec![catcher.root.clone()], ..SmtpOptions::default() };
    catcher.recover();
    let mailer = Mailer::smtp(&wrong, sender(), options).expect("a mailer");
    let tried = mailer.probe().await;
    assert!(matches!(tried, Some(Err(MailFailure::Login(Some(_))))), "{tried:?}");
    let untrusted = Mailer::smtp(&catcher.url(), sender(), SmtpOptions::default());
    let tried = untrusted.expect("a mailer").probe().await;
    assert_eq!(tried, Some(Err(MailFailure::Encryption)));
    let folder = Mailer::folder(std::env::temp_dir(), sender());
    assert_eq!(folder.probe().await, None);
}

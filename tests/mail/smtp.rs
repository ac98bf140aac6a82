//! Delivery to a well-behaved mail server.

use std::sync::Arc;

use crate::catcher::{Answer, Catcher, Encryption, Stage};
use crate::kingdom::{assert_accepted, default_mailer, full_email, mailer, minimal_email, sender};
use kingdomail::i18n::Language;
use kingdomail::notifications::channels::mail::{
    Email, MailFailure, Mailer, Reply, SmtpOptions, SmtpOutcome,
};

const PASSWORD: &str = "p@ss:w/rd#?% ł";

fn failure(reason: MailFailure) -> SmtpOutcome {
    SmtpOutcome::Failed { reason }
}

#[tokio::test]
async fn email_arrives_byte_for_byte() {
    let catcher = Catcher::start().await;
    let mail = full_email(Language::Greek, "Η σειρά σου");
    assert_accepted(&default_mailer(&catcher).send(&mail.to_mime(&sender())).await);
    let [caught] = catcher.caught().try_into().expect("one mail");
    assert_eq!(caught.from, "post@play.example");
    assert_eq!(caught.to, ["ada@kingdoms.example"]);
    assert!(caught.bytes == mail.to_mime(&sender()).bytes());
    assert!(!caught.encrypted);
    assert_eq!(catcher.received_lines()[0], "EHLO play.example");
}

#[tokio::test]
async fn encryption_precedes_login_and_email() {
    for (encryption, mechanisms) in [
        (Encryption::Offered, "PLAIN LOGIN"),
        (Encryption::Implicit, "PLAIN"),
        (Encryption::Implicit, "LOGIN XOAUTH2"),
    ] {
        let catcher =
            Catcher::with_encryption(encryption, Some(("king@x.example", PASSWORD, mechanisms)))
                .await;
        assert_accepted(&default_mailer(&catcher).send(&minimal_email(1).to_mime(&sender())).await);
        let [caught] = catcher.caught().try_into().expect("one mail");
        assert!(caught.encrypted);
        assert_eq!(caught.user.as_deref(), Some("king@x.example"));
    }
}

#[tokio::test]
async fn server_without_starttls_gets_nothing() {
    let catcher = Catcher::start().await;
    let url = format!("smtp://king:secret@{}", catcher.address);
    let mailer = Mailer::smtp(&url, sender(), SmtpOptions::default()).expect("a mailer");
    assert_eq!(
        mailer.send(&minimal_email(1).to_mime(&sender())).await,
        failure(MailFailure::Encryption)
    );
    assert_eq!(catcher.caught().len(), 0);
    assert_eq!(catcher.received_lines(), ["EHLO play.example"]);
}

#[tokio::test]
async fn rejected_starttls_sends_nothing() {
    for answer in [Answer::Reply("454 not now"), Answer::Reply("500 what?"), Answer::Disconnect] {
        let catcher = Catcher::with_encryption(Encryption::Offered, None).await;
        catcher.on(Stage::StartTls, answer);
        assert_eq!(
            default_mailer(&catcher).send(&minimal_email(1).to_mime(&sender())).await,
            failure(MailFailure::Encryption)
        );
        let received_lines = catcher.received_lines().into_iter().filter(|line| line != "QUIT");
        assert!(received_lines.eq(["EHLO play.example", "STARTTLS"]));
    }
}

/// An attacker on the network could inject replies before encryption begins.
#[tokio::test]
async fn replies_before_encryption_are_discarded() {
    let catcher = Catcher::with_encryption(Encryption::Offered, None).await;
    catcher.on(Stage::StartTls, Answer::Reply("220 go ahead\r\n250 evil.example\r\n250 OK"));
    assert_eq!(
        default_mailer(&catcher).send(&minimal_email(1).to_mime(&sender())).await,
        failure(MailFailure::Encryption)
    );
    assert_eq!(catcher.caught().len(), 0);
}

#[tokio::test]
async fn certificate_must_be_trusted_and_match() {
    for encryption in [Encryption::Offered, Encryption::Implicit] {
        let catcher = Catcher::with_encryption(encryption, Some(("king", "secret", "PLAIN"))).await;
        let mailer = Mailer::smtp(&catcher.url(), sender(), SmtpOptions::default());
        let outcome = mailer.expect("a mailer").send(&minimal_email(1).to_mime(&sender())).await;
        assert_eq!(outcome, failure(MailFailure::Encryption));

        let other = Catcher::with_certificate_name("other.example", encryption, None).await;
        assert_eq!(
            default_mailer(&other).send(&minimal_email(1).to_mime(&sender())).await,
            failure(MailFailure::Encryption)
        );
        assert!(!catcher.received_lines().iter().any(|line| line.starts_with("AUTH")));
    }
}

#[tokio::test]
async fn smtps_requires_tls() {
    let catcher = Catcher::start().await;
    let url = format!("smtps://{}", catcher.address);
    let mailer = Mailer::smtp(&url, sender(), SmtpOptions::default()).expect("a mailer");
    assert_eq!(
        mailer.send(&minimal_email(1).to_mime(&sender())).await,
        failure(MailFailure::Encryption)
    );
}

#[tokio::test]
async fn wrong_password_does_not_fail_recipient() {
    let catcher =
        Catcher::with_encryption(Encryption::Implicit, Some(("king", "secret", "PLAIN LOGIN")))
            .await;
    let url = format!("smtps://king:wrong@{}", catcher.address);
    let options = SmtpOptions { roots: vec![catcher.root.clone()], ..SmtpOptions::default() };
    let mailer = Mailer::smtp(&url, sender(), options).expect("a mailer");
    let reply = Reply { code: 535, text: "5.7.8 wrong name or password".to_owned() };
    assert_eq!(
        mailer.send(&minimal_email(1).to_mime(&sender())).await,
        failure(MailFailure::Login(Some(reply)))
    );

    let none = Catcher::with_encryption(Encryption::Implicit, None).await;
    let url = format!("smtps://king:secret@{}", none.address);
    let options = SmtpOptions { roots: vec![none.root.clone()], ..SmtpOptions::default() };
    let mailer = Mailer::smtp(&url, sender(), options).expect("a mailer");
    assert_eq!(
        mailer.send(&minimal_email(1).to_mime(&sender())).await,
        failure(MailFailure::Login(None))
    );
}

#[tokio::test]
async fn connection_is_reused() {
    let catcher =
        Catcher::with_encryption(Encryption::Implicit, Some(("king", PASSWORD, "PLAIN"))).await;
    let mailer = default_mailer(&catcher);
    for number in 0..5 {
        assert_accepted(&mailer.send(&minimal_email(number).to_mime(&sender())).await);
    }
    assert_eq!((catcher.connections(), catcher.caught().len()), (1, 5));
}

#[tokio::test]
async fn closed_connection_is_replaced() {
    let catcher = Catcher::start().await;
    let mailer = default_mailer(&catcher);
    for number in 0..3 {
        assert_accepted(&mailer.send(&minimal_email(number).to_mime(&sender())).await);
        catcher.disconnect_all().await;
    }
    assert_eq!((catcher.connections(), catcher.caught().len()), (3, 3));
}

#[tokio::test]
async fn concurrent_emails_use_few_connections() {
    let catcher = Catcher::with_encryption(Encryption::Offered, None).await;
    let mailer = Arc::new(mailer(&catcher, &SmtpOptions::default()));
    let sending = (0..40).map(|number| {
        let (mailer, mail) = (Arc::clone(&mailer), Email { ..minimal_email(number) });
        tokio::spawn(async move { mailer.send(&mail.to_mime(&sender())).await })
    });
    for outcome in futures_util::future::join_all(sending).await {
        assert_accepted(&outcome.expect("it ran"));
    }
    let mut bytes: Vec<Vec<u8>> =
        catcher.wait_for(40).await.into_iter().map(|mail| mail.bytes).collect();
    bytes.sort();
    bytes.dedup();
    assert_eq!(bytes.len(), 40);
    assert!(catcher.connections() <= 4, "{}", catcher.connections());
}

//! Delivery to a well-behaved mail server.

use std::sync::Arc;

use crate::catcher::{Answer, Catcher, Encryption, Stage};
use crate::kingdom::{accepted, long, mailer, patient, sender, short};
use kingdomail::i18n::Language;
use kingdomail::notifications::channels::mail::{
    Mail, MailFailure, Mailer, Reply, SmtpOptions, SmtpOutcome,
};

const PASSWORD: &str = "p@ss:w/rd#?% ł";

fn failed(why: MailFailure) -> SmtpOutcome {
    SmtpOutcome::Failed { why }
}

#[tokio::test]
async fn email_arrives_byte_for_byte() {
    let catcher = Catcher::start().await;
    let mail = long(Language::Greek, "Η σειρά σου");
    accepted(&patient(&catcher).send(&mail.to_mime(&sender())).await);
    let [caught] = catcher.caught().try_into().expect("one mail");
    assert_eq!(caught.from, "post@play.example");
    assert_eq!(caught.to, ["ada@kingdoms.example"]);
    assert!(caught.bytes == mail.to_mime(&sender()).bytes());
    assert!(!caught.encrypted);
    assert_eq!(catcher.heard()[0], "EHLO play.example");
}

#[tokio::test]
async fn encryption_precedes_login_and_email() {
    for (encryption, mechanisms) in [
        (Encryption::Offered, "PLAIN LOGIN"),
        (Encryption::AtOnce, "PLAIN"),
        (Encryption::AtOnce, "LOGIN XOAUTH2"),
    ] {
        let catcher = Catcher::of(encryption, Some(("king@x.example", PASSWORD, mechanisms))).await;
        accepted(&patient(&catcher).send(&short(1).to_mime(&sender())).await);
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
    assert_eq!(mailer.send(&short(1).to_mime(&sender())).await, failed(MailFailure::Encryption));
    assert_eq!(catcher.caught().len(), 0);
    assert_eq!(catcher.heard(), ["EHLO play.example"]);
}

#[tokio::test]
async fn rejected_starttls_sends_nothing() {
    for answer in [Answer::Say("454 not now"), Answer::Say("500 what?"), Answer::Leave] {
        let catcher = Catcher::of(Encryption::Offered, None).await;
        catcher.on(Stage::StartTls, answer);
        assert_eq!(
            patient(&catcher).send(&short(1).to_mime(&sender())).await,
            failed(MailFailure::Encryption)
        );
        let heard = catcher.heard().into_iter().filter(|line| line != "QUIT");
        assert!(heard.eq(["EHLO play.example", "STARTTLS"]));
    }
}

/// An attacker on the network could inject replies before encryption begins.
#[tokio::test]
async fn replies_before_encryption_are_discarded() {
    let catcher = Catcher::of(Encryption::Offered, None).await;
    catcher.on(Stage::StartTls, Answer::Say("220 go ahead\r\n250 evil.example\r\n250 OK"));
    assert_eq!(
        patient(&catcher).send(&short(1).to_mime(&sender())).await,
        failed(MailFailure::Encryption)
    );
    assert_eq!(catcher.caught().len(), 0);
}

#[tokio::test]
async fn certificate_must_be_trusted_and_match() {
    for encryption in [Encryption::Offered, Encryption::AtOnce] {
        let catcher = Catcher::of(encryption, Some(("king", "secret", "PLAIN"))).await;
        let mailer = Mailer::smtp(&catcher.url(), sender(), SmtpOptions::default());
        let outcome = mailer.expect("a mailer").send(&short(1).to_mime(&sender())).await;
        assert_eq!(outcome, failed(MailFailure::Encryption));

        let other = Catcher::named("other.example", encryption, None).await;
        assert_eq!(
            patient(&other).send(&short(1).to_mime(&sender())).await,
            failed(MailFailure::Encryption)
        );
        assert!(!catcher.heard().iter().any(|line| line.starts_with("AUTH")));
    }
}

#[tokio::test]
async fn smtps_requires_tls() {
    let catcher = Catcher::start().await;
    let url = format!("smtps://{}", catcher.address);
    let mailer = Mailer::smtp(&url, sender(), SmtpOptions::default()).expect("a mailer");
    assert_eq!(mailer.send(&short(1).to_mime(&sender())).await, failed(MailFailure::Encryption));
}

#[tokio::test]
async fn wrong_password_does_not_fail_recipient() {
    let catcher = Catcher::of(Encryption::AtOnce, Some(("king", "secret", "PLAIN LOGIN"))).await;
    let url = format!("smtps://king:wrong@{}", catcher.address);
    let options = SmtpOptions { roots: vec![catcher.root.clone()], ..SmtpOptions::default() };
    let mailer = Mailer::smtp(&url, sender(), options).expect("a mailer");
    let reply = Reply { code: 535, text: "5.7.8 wrong name or password".to_owned() };
    assert_eq!(
        mailer.send(&short(1).to_mime(&sender())).await,
        failed(MailFailure::SignIn(Some(reply)))
    );

    let none = Catcher::of(Encryption::AtOnce, None).await;
    let url = format!("smtps://king:secret@{}", none.address);
    let options = SmtpOptions { roots: vec![none.root.clone()], ..SmtpOptions::default() };
    let mailer = Mailer::smtp(&url, sender(), options).expect("a mailer");
    assert_eq!(mailer.send(&short(1).to_mime(&sender())).await, failed(MailFailure::SignIn(None)));
}

#[tokio::test]
async fn connection_is_reused() {
    let catcher = Catcher::of(Encryption::AtOnce, Some(("king", PASSWORD, "PLAIN"))).await;
    let mailer = patient(&catcher);
    for number in 0..5 {
        accepted(&mailer.send(&short(number).to_mime(&sender())).await);
    }
    assert_eq!((catcher.connections(), catcher.caught().len()), (1, 5));
}

#[tokio::test]
async fn closed_connection_is_replaced() {
    let catcher = Catcher::start().await;
    let mailer = patient(&catcher);
    for number in 0..3 {
        accepted(&mailer.send(&short(number).to_mime(&sender())).await);
        catcher.hang_up().await;
    }
    assert_eq!((catcher.connections(), catcher.caught().len()), (3, 3));
}

#[tokio::test]
async fn concurrent_emails_use_few_connections() {
    let catcher = Catcher::of(Encryption::Offered, None).await;
    let mailer = Arc::new(mailer(&catcher, &SmtpOptions::default()));
    let sending = (0..40).map(|number| {
        let (mailer, mail) = (Arc::clone(&mailer), Mail { ..short(number) });
        tokio::spawn(async move { mailer.send(&mail.to_mime(&sender())).await })
    });
    for outcome in futures_util::future::join_all(sending).await {
        accepted(&outcome.expect("it ran"));
    }
    let mut bytes: Vec<Vec<u8>> =
        catcher.wait_for(40).await.into_iter().map(|mail| mail.bytes).collect();
    bytes.sort();
    bytes.dedup();
    assert_eq!(bytes.len(), 40);
    assert!(catcher.connections() <= 4, "{}", catcher.connections());
}

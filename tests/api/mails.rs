//! Emails: confirmed addresses, contents, and the actions available from them.

use mail_parser::{Message, MessageParser, MimeHeaders};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::smtp_catcher::Catcher;
use crate::support::{
    Answer, DAY, DataFolder, PASSWORD, Player, TestServer, advance_clock, database, play_to_end,
    players, run_deliveries, start_game, wait_until,
};
use kingdomail::notifications::channels::mail::{Mailer, Sender, SmtpOptions};

/// Server that sends its emails to a catcher.
pub async fn start_with_email() -> (TestServer, Catcher) {
    let catcher = Catcher::start().await;
    let sender = Sender::parse("kingdomail@kingdomail.example").expect("a sender");
    let mailer = Mailer::smtp(&catcher.url(), sender, SmtpOptions::default()).expect("a mailer");
    (TestServer::with_mailer(&database().await, mailer), catcher)
}

/// Maximum size of an email about one game, with its encoded picture.
const MAX_BYTES: usize = 100_000;

/// Email as parsed by an email client.
pub struct ReceivedEmail {
    pub to: String,
    pub subject: String,
    pub text: String,
    pub html: String,
    pub bytes: Vec<u8>,
}

impl ReceivedEmail {
    pub fn parsed(&self) -> Message<'_> {
        MessageParser::default().parse(&self.bytes).expect("a mail")
    }

    pub fn header(&self, name: &'static str) -> Option<String> {
        let parsed = self.parsed();
        let value = parsed.header_raw(name)?;
        Some(value.trim().to_owned())
    }

    /// Links in the text part to the given page.
    pub fn links(&self, page: &str) -> Vec<String> {
        let words = self.text.split_whitespace();
        let links = words.filter(|word| word.contains(&format!("/{page}/")));
        links.map(str::to_owned).collect()
    }
}

/// Emails that arrived since the last call.
pub fn new_emails(catcher: &Catcher, seen: &mut usize) -> Vec<ReceivedEmail> {
    let all = catcher.caught();
    let new = all[*seen..].iter().map(|caught| {
        let parsed = MessageParser::default().parse(&caught.bytes).expect("a mail");
        ReceivedEmail {
            to: caught.to.join(","),
            subject: parsed.subject().expect("a subject").to_owned(),
            text: parsed.body_text(0).expect("a text").into_owned(),
            html: parsed.body_html(0).expect("HTML").into_owned(),
            bytes: caught.bytes.clone(),
        }
    });
    let new = new.collect();
    *seen = all.len();
    new
}

/// Sends a request as a browser with English as its language; returns the status and the page.
pub async fn visit(method: Method, url: &str) -> (StatusCode, String) {
    let client = reqwest::Client::new();
    let answer = client.request(method, url).send().await.expect("an answer");
    let status = answer.status();
    let policy = answer.headers()["content-security-policy"].to_str().expect("a text").to_owned();
    assert!(policy.contains("default-src 'none'"), "{policy}");
    (status, answer.text().await.expect("a page"))
}

impl Player {
    async fn set_email_address(&self, address: &str) {
        let wish = json!({ "address": address, "password": PASSWORD });
        let request = self.request(Method::PUT, "/v1/me/email").json(&wish);
        Answer::from_request(request).await.expect(StatusCode::ACCEPTED);
    }

    pub async fn settings(&self, settings: &Value) {
        let request = self.request(Method::PUT, "/v1/me/notification-settings").json(settings);
        Answer::from_request(request).await.expect(StatusCode::OK);
    }

    /// Sets an email address and confirms it.
    pub async fn confirm_email_address(
        &self,
        server: &TestServer,
        catcher: &Catcher,
        seen: &mut usize,
    ) {
        self.set_email_address(&format!("{}@mail.example", self.id)).await;
        run_deliveries(server).await;
        let asked = new_emails(catcher, seen);
        let link = &asked[0].links("verify")[0];
        assert_eq!(visit(Method::POST, link).await.0, StatusCode::OK);
        run_deliveries(server).await;
        new_emails(catcher, seen);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn unconfirmed_address_gets_no_email() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let ada = server.player("Ada").await;
    for address in ["", "ada", "ada@", "Ada <ada@mail.example>", "a@b@c", "a\n@mail.example"] {
        let wish = json!({ "address": address, "password": PASSWORD });
        let refused = ada.request(Method::PUT, "/v1/me/email").json(&wish);
        Answer::from_request(refused).await.expect_problem("email_invalid");
    }
    ada.set_email_address("ada@mail.example").await;
    let again = ada.request(Method::PUT, "/v1/me/email");
    let again = Answer::from_request(
        again.json(&json!({ "address": "victim@mail.example", "password": PASSWORD })),
    )
    .await;
    let wait: u32 =
        again.headers["retry-after"].to_str().expect("a text").parse().expect("seconds");
    assert!((1..=60).contains(&wait), "{wait}");
    assert_eq!(again.expect(StatusCode::TOO_MANY_REQUESTS)["code"], "retry_too_early");
    run_deliveries(&server).await;
    let asked = new_emails(&catcher, &mut seen);
    assert_eq!(asked.len(), 1);
    assert_eq!(asked[0].to, "ada@mail.example");
    assert_eq!(asked[0].subject, "Confirm your email address");
    assert!(asked[0].text.contains("48 hours"), "{}", asked[0].text);
    let shown = ada.get("/v1/me/email").await.expect(StatusCode::OK);
    assert_eq!(shown["confirmed"], Value::Null);
    assert_eq!(shown["pending"]["address"], "ada@mail.example");

    // A login from an unknown device would be notified if there were an address.
    let login = json!({ "name": "Ada", "password": PASSWORD, "client": "a new phone" });
    ada.post("/v1/sessions", &login).await.expect(StatusCode::CREATED);
    run_deliveries(&server).await;
    assert_eq!(new_emails(&catcher, &mut seen).len(), 0);

    let link = &asked[0].links("verify")[0];
    let (status, page) = visit(Method::GET, link).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("<form"), "{page}");
    let shown = ada.get("/v1/me/email").await.expect(StatusCode::OK);
    assert_eq!(shown["confirmed"], Value::Null, "looking changes nothing");
    let games = "/games\"";
    let (status, page) = visit(Method::POST, link).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert!(page.contains(games), "it leads on to the games: {page}");
    let (status, page) = visit(Method::POST, link).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(page.contains("This link has already been used"), "{page}");
    assert!(page.contains(games), "so does a link that does nothing: {page}");
    let shown = ada.get("/v1/me/email").await.expect(StatusCode::OK);
    assert_eq!(shown["confirmed"]["address"], "ada@mail.example");
    assert_eq!(shown["pending"], Value::Null);

    let login = json!({ "name": "Ada", "password": PASSWORD, "client": "a newer phone" });
    ada.post("/v1/sessions", &login).await.expect(StatusCode::CREATED);
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    assert_eq!(received.len(), 1);
    assert_eq!(received[0].subject, "New login to your account");
    assert!(received[0].text.contains("a newer phone"));

    // A change of address is notified at the old address.
    advance_clock(&server, 61).await;
    ada.set_email_address("ada@new.example").await;
    run_deliveries(&server).await;
    let asked = new_emails(&catcher, &mut seen);
    assert_eq!(asked[0].to, "ada@new.example");
    let token = asked[0].links("verify")[0].rsplit('/').next().expect("a token").to_owned();
    let confirm = json!({ "token": token });
    ada.without_token()
        .post("/v1/email-confirmations", &confirm)
        .await
        .expect(StatusCode::NO_CONTENT);
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    assert_eq!(received.len(), 1);
    assert_eq!(
        (&*received[0].to, &*received[0].subject),
        ("ada@mail.example", "Your email address was changed")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn turn_is_played_from_email() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 2).await;
    for player in &players {
        player.confirm_email_address(&server, &catcher, &mut seen).await;
    }
    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    run_deliveries(&server).await;
    let start = new_emails(&catcher, &mut seen);
    let first = game.awaited_player(&players).expect("somebody's turn");
    assert_eq!(start.len(), 1, "who is to move hears of the turn, which waits two minutes");
    assert!(start[0].subject.contains("has started"));
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    let turn = new_emails(&catcher, &mut seen);
    assert_eq!(turn.len(), 1);
    let mail = &turn[0];
    assert_eq!(mail.to, format!("{}@mail.example", first.id));
    assert!(mail.subject.starts_with("Your turn against"), "{}", mail.subject);
    assert!(mail.text.starts_with("Your turn against"), "{}", mail.text);
    let title = mail.html.split("<title>").nth(1).and_then(|rest| rest.split("</title>").next());
    assert_eq!(title, Some(&*mail.subject));
    assert!(!mail.subject.contains(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}']));
    assert!(mail.html.contains("<html lang=\"en\" dir=\"ltr\">"), "{}", mail.html);

    assert!(mail.bytes.len() <= MAX_BYTES, "{} bytes", mail.bytes.len());

    // The picture is embedded and referenced by the HTML part.
    let parsed = mail.parsed();
    let picture = parsed.attachments().find(|part| part.is_content_type("image", "png"));
    let picture = picture.expect("the picture");
    assert!(picture.contents().starts_with(b"\x89PNG"));
    let id = picture.content_id().expect("an id");
    assert!(mail.html.contains(&format!("cid:{id}")), "{}", mail.html);
    assert_eq!(mail.header("Auto-Submitted").as_deref(), Some("auto-generated"));
    let message_id = mail.header("Message-ID").expect("an id");
    assert!(message_id.ends_with("@kingdomail.example>"));

    let ways = mail.links("play");
    assert_eq!(ways.len(), 4, "{}", mail.text);
    let (status, page) = visit(Method::GET, &ways[1]).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("You are about to pick domino") && page.contains("<form"), "{page}");
    assert_eq!(first.get_game(&game).await.version(), game.version(), "looking changes nothing");
    let (status, page) = visit(Method::POST, &ways[1]).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert!(page.contains("Done. The game continues."), "{page}");
    let now = first.get_game(&game).await;
    assert!(now.version() > game.version());
    let picked = &now.0["next_line"].as_array().expect("a line")[1];
    assert_ne!(picked["king"], Value::Null);
    for (way, says) in
        [(&ways[1], "This link has already been used"), (&ways[0], "The game has moved on")]
    {
        let (status, page) = visit(Method::POST, way).await;
        assert_eq!(status, StatusCode::CONFLICT);
        assert!(page.contains(says), "{page}");
        assert!(visit(Method::GET, way).await.1.contains(says));
    }
    assert_eq!(first.get_game(&game).await.version(), now.version());

    // The table behind the link shows the current game.
    let (status, page) = visit(Method::GET, &mail.links("table")[0]).await;
    assert_eq!(status, StatusCode::OK);
    let source = page.split("<img src=\"").nth(1).and_then(|rest| rest.split('"').next());
    let source = source.expect("a picture").replace("&amp;", "&");
    let drawn = reqwest::get(server.url(&source)).await.expect("an answer");
    assert_eq!(drawn.status(), StatusCode::OK);
    assert_eq!(drawn.headers()["content-type"], "image/svg+xml");

    // The next turn arrives in the same thread of each player, and links cannot be forged.
    let mut now = now;
    while now.awaited_player(&players).is_some_and(|awaited| awaited.id == first.id) {
        let command = first.legal_commands(&now).await.remove(0);
        now = first.play(&now, &command).await;
    }
    let second = now.awaited_player(&players).expect("somebody's turn");
    run_deliveries(&server).await;
    advance_clock(&server, 300).await;
    run_deliveries(&server).await;
    let next = new_emails(&catcher, &mut seen);
    assert_eq!(next.len(), 1);
    assert_eq!(next[0].to, format!("{}@mail.example", second.id));
    assert!(next[0].text.contains("picked domino"), "{}", next[0].text);
    let threads: Vec<_> = start
        .iter()
        .chain(&next)
        .map(|mail| (mail.to.clone(), mail.header("References")))
        .collect();
    assert_eq!(threads[0], threads[1], "the same mailbox, the same game, the same thread");
    let forged = ways[0].replace("/play/", "/table/");
    assert_eq!(visit(Method::GET, &forged).await.0, StatusCode::FORBIDDEN);
    let forged = format!("{}x", ways[0]);
    assert_eq!(visit(Method::POST, &forged).await.0, StatusCode::FORBIDDEN);
    advance_clock(&server, 31 * 86_400).await;
    let (status, page) = visit(Method::GET, &ways[0]).await;
    assert_eq!(status, StatusCode::GONE);
    assert!(page.contains("This link has expired"), "{page}");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn email_size_is_bounded() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 4).await;
    for player in &players {
        player.confirm_email_address(&server, &catcher, &mut seen).await;
    }
    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    play_to_end(&players, game, 7).await;
    run_deliveries(&server).await;
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    assert_eq!(received.len(), 4);
    for mail in &received {
        let parsed = mail.parsed();
        let picture = parsed.attachments().find(|part| part.is_content_type("image", "png"));
        let bytes = (mail.bytes.len(), picture.expect("the picture").contents().len());
        assert!(bytes.0 <= MAX_BYTES, "{bytes:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn unsubscribe_affects_one_kind_only() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 2).await;
    players[1].confirm_email_address(&server, &catcher, &mut seen).await;
    start_game(&players, json!({})).await;
    run_deliveries(&server).await;
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    let start = new_emails(&catcher, &mut seen);
    let off = start[0].header("List-Unsubscribe").expect("a link");
    let off = off.trim_start_matches('<').trim_end_matches('>');
    assert_eq!(
        start[0].header("List-Unsubscribe-Post").as_deref(),
        Some("List-Unsubscribe=One-Click")
    );
    assert_eq!(visit(Method::GET, off).await.0, StatusCode::OK);
    let channels = async |kind: &str| {
        let settings = players[1].get("/v1/me/notification-settings").await.expect(StatusCode::OK);
        settings["channels"][kind].clone()
    };
    let all = json!(["email", "webhook", "chat", "push"]);
    let kind = if start[0].subject.contains("started") { "game_started" } else { "your_turn" };
    assert_eq!(channels(kind).await, all);
    let client = reqwest::Client::new();
    let click = client.post(off).body("List-Unsubscribe=One-Click");
    let click = click.header("content-type", "application/x-www-form-urlencoded");
    assert_eq!(click.send().await.expect("an answer").status(), StatusCode::OK);
    assert_eq!(channels(kind).await, json!(["webhook", "chat", "push"]));
    assert_eq!(channels("invited").await, all);
    assert_eq!(channels("security").await, all);
}

#[tokio::test(flavor = "multi_thread")]
async fn password_reset_link_works_once() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let ada = server.player("Ada").await;
    let nobody = ada.without_token();
    for name in ["Ada", "Nobody"] {
        nobody
            .post("/v1/password-resets", &json!({ "name": name }))
            .await
            .expect(StatusCode::ACCEPTED);
    }
    run_deliveries(&server).await;
    assert_eq!(
        new_emails(&catcher, &mut seen).len(),
        0,
        "without a confirmed address there is no mail"
    );
    ada.confirm_email_address(&server, &catcher, &mut seen).await;
    nobody
        .post("/v1/password-resets", &json!({ "name": "ada" }))
        .await
        .expect(StatusCode::ACCEPTED);
    let mut reset = Vec::new();
    for _ in 0..100 {
        run_deliveries(&server).await;
        reset = new_emails(&catcher, &mut seen);
        if !reset.is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(reset[0].subject, "Choose a new password");
    let link = &reset[0].links("reset")[0];
    let (status, page) = visit(Method::GET, link).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("type=\"password\"") && page.contains("<form"), "{page}");
    let client = reqwest::Client::new();
    let choose = async |password: &str| {
        let form = format!("password={}", password.replace(' ', "+"));
        let post = client.post(link).body(form);
        let post = post.header("content-type", "application/x-www-form-urlencoded");
        post.send().await.expect("an answer").status()
    };
    assert_eq!(choose("short").await, StatusCode::UNPROCESSABLE_ENTITY);
    let fresh = "another crown for every lake";
    assert_eq!(choose(fresh).await, StatusCode::OK);
    assert_eq!(choose("a third crown for every lake").await, StatusCode::CONFLICT);
    ada.get("/v1/me").await.expect_problem("session_ended");
    let login = |password: &str| json!({ "name": "Ada", "password": password });
    nobody.post("/v1/sessions", &login(PASSWORD)).await.expect_problem("credentials_wrong");
    nobody.post("/v1/sessions", &login(fresh)).await.expect(StatusCode::CREATED);
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    assert_eq!(received[0].subject, "Your password was changed");
}

/// Requests a password reset, and removes the address after (`is_sent`) or before the email is
/// sent.
/// Returns the emails sent after the removal, and the link of an earlier one.
async fn remove_address_during_reset(is_sent: bool) -> (Vec<String>, Option<(TestServer, String)>) {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let ada = server.player("Ada").await;
    ada.confirm_email_address(&server, &catcher, &mut seen).await;
    let request = json!({ "name": "Ada" });
    let requested = ada.without_token().post("/v1/password-resets", &request).await;
    requested.expect(StatusCode::ACCEPTED);
    let queued = "SELECT count(*) FROM deliveries WHERE state = 'pending'";
    wait_until(async || server.count(queued).await == 1).await;
    let mut link = None;
    if is_sent {
        run_deliveries(&server).await;
        link = Some(new_emails(&catcher, &mut seen).remove(0).links("reset").remove(0));
    }
    let confirm = json!({ "password": PASSWORD });
    ada.post("/v1/me/email/removal", &confirm).await.expect(StatusCode::NO_CONTENT);
    run_deliveries(&server).await;
    let subjects = new_emails(&catcher, &mut seen).into_iter().map(|email| email.subject).collect();
    (subjects, link.map(|link| (server, link)))
}

#[tokio::test(flavor = "multi_thread")]
async fn removed_address_resets_no_password() {
    let (subjects, _) = remove_address_during_reset(false).await;
    assert_eq!(subjects, ["Your email address was changed"]);
    let (_, sent) = remove_address_during_reset(true).await;
    let (server, link) = sent.expect("an email");
    let token = link.rsplit('/').next().expect("a token");
    let choice = json!({ "token": token, "password": "another crown for every lake" });
    let nobody = server.player("Grace").await.without_token();
    nobody.post("/v1/password-resets/confirmation", &choice).await.expect_problem("link_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn tried_addresses_are_limited() {
    let (server, _) = start_with_email().await;
    let ada = server.player("Ada").await;
    for number in 0..10 {
        ada.set_email_address(&format!("ada{number}@mail.example")).await;
        advance_clock(&server, 61 * (number + 1)).await;
    }
    let wish = json!({ "address": "ada@mail.example", "password": PASSWORD });
    let refused = ada.request(Method::PUT, "/v1/me/email").json(&wish);
    let refused = Answer::from_request(refused).await;
    let wait: i64 =
        refused.headers["retry-after"].to_str().expect("a text").parse().expect("seconds");
    assert!((2 * DAY..=3 * DAY).contains(&wait), "{wait}");
    refused.expect_problem("too_many_attempts");
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_password_resets_all_succeed() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let mut people = Vec::new();
    for number in 0..24 {
        let player = server.player(&format!("Player {number}")).await;
        player.confirm_email_address(&server, &catcher, &mut seen).await;
        people.push(player);
    }
    let asked: Vec<_> = (0..24)
        .map(|number| {
            let nobody = people[0].without_token();
            let body = json!({ "name": format!("Player {number}") });
            tokio::spawn(async move { nobody.post("/v1/password-resets", &body).await })
        })
        .collect();
    for answer in asked {
        answer.await.expect("no panic").expect(StatusCode::ACCEPTED);
    }
    let mut resets = 0;
    for _ in 0..100 {
        run_deliveries(&server).await;
        resets += new_emails(&catcher, &mut seen).len();
        if resets == 24 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("{resets} of 24 mails");
}

#[tokio::test(flavor = "multi_thread")]
async fn emails_go_to_folder_without_server() {
    let data = DataFolder::new();
    let folder = data.path().join("mail");
    let sender = Sender::parse("kingdomail@kingdomail.example").expect("a sender");
    let server = TestServer::with_mailer(&database().await, Mailer::folder(folder.clone(), sender));
    let ada = server.player("Ada").await;
    ada.set_email_address("ada@mail.example").await;
    run_deliveries(&server).await;
    let files: Vec<_> = std::fs::read_dir(&folder).expect("a folder").flatten().collect();
    assert_eq!(files.len(), 1);
    let mail = std::fs::read_to_string(files[0].path()).expect("a mail");
    assert!(mail.contains("Subject: Confirm your email address"), "{mail}");
}

#[tokio::test(flavor = "multi_thread")]
async fn turn_email_links_to_web_client() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 2).await;
    for player in &players {
        player.confirm_email_address(&server, &catcher, &mut seen).await;
    }
    let game = start_game(&players, json!({})).await;
    advance_clock(&server, 150).await;
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    let turn = received.iter().find(|mail| !mail.links("table").is_empty()).expect("a turn");
    let table = format!("/games/{}", game.id());
    assert!(turn.links("games").iter().any(|link| link.ends_with(&table)), "{}", turn.text);
    let (_, page) = visit(Method::GET, &turn.links("table")[0]).await;
    assert!(page.contains(&format!("{table}\"")), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn email_change_requires_password() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let ada = server.player("Ada").await;
    let wish = json!({ "address": "thief@mail.example", "password": "not the password of Ada" });
    let put = ada.request(Method::PUT, "/v1/me/email").json(&wish);
    Answer::from_request(put).await.expect_problem("password_wrong");
    ada.confirm_email_address(&server, &catcher, &mut seen).await;
    let removal = "/v1/me/email/removal";
    let wrong = json!({ "password": "not the password of Ada" });
    ada.post(removal, &wrong).await.expect_problem("password_wrong");
    advance_clock(&server, 61).await;
    ada.set_email_address("other@mail.example").await;
    run_deliveries(&server).await;
    let link = new_emails(&catcher, &mut seen)[0].links("verify")[0].clone();
    ada.post(removal, &json!({ "password": PASSWORD })).await.expect(StatusCode::NO_CONTENT);
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    assert_eq!(received.len(), 1, "the last mail says that it is the last");
    assert_eq!(received[0].subject, "Your email address was changed");
    assert_eq!(visit(Method::POST, &link).await.0, StatusCode::FORBIDDEN, "it was given up");
    let shown = ada.get("/v1/me/email").await.expect(StatusCode::OK);
    assert_eq!((&shown["confirmed"], &shown["pending"]), (&Value::Null, &Value::Null));
}

//! A week of four players with different channels, time zones and languages. The notifications must
//! match exactly in time, recipient and text.

use std::fmt::Write;

use diesel_async::SimpleAsyncConnection;
use jiff::Timestamp;
use kingdomino::shuffle::Shuffle;
use mail_parser::MessageParser;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::smtp_catcher;
use crate::support::{Answer, Browser, Catcher, Game, PASSWORD, Player, TestServer, database};
use kingdomail::notifications::channels::mail::{Mailer, Sender, SmtpOptions};
use kingdomail::{service, store};

/// Expected notifications: UTC time, recipient, channel and text. Domino numbers are omitted,
/// because they are random.
const TABLE: &str = include_str!("scenario_week/table.txt");

/// Ada reads emails in London; Βασίλης receives push messages in Athens; Zofia has a webhook and a
/// daily digest in Warsaw; Noa, in Jerusalem, is notified in a Discord channel.
struct Week {
    server: TestServer,
    mails: smtp_catcher::Catcher,
    mails_seen: usize,
    hooks: Catcher,
    browser: Browser,
    people: Vec<Player>,
    now: Timestamp,
    table: String,
    /// Final points by name.
    points: Vec<(&'static str, String)>,
}

const NAMES: [&str; 4] = ["Ada", "Βασίλης", "Zofia", "Noa"];

#[tokio::test(flavor = "multi_thread")]
async fn players_get_the_expected_notifications() {
    let mut week = Week::begin("2027-03-22T07:30:00Z").await;
    let [ada, vasilis, zofia, noa] = [0, 1, 2, 3];

    week.advance_to("2027-03-22T08:00").await;
    let mut game = week.invited_table().await;
    week.advance_to("2027-03-22T09:00").await;
    for guest in [vasilis, zofia, noa] {
        game = week.people[guest].join(&game).await;
    }
    week.advance_to("2027-03-22T10:00").await;
    week.play_first_free(ada, &game).await;
    week.advance_to("2027-03-22T15:00").await;
    week.play_first_free(vasilis, &game).await;

    // Ada plays after her morning email; Βασίλης changes his password.
    week.advance_to("2027-03-23T09:00").await;
    week.play_first_free(zofia, &game).await;
    week.advance_to("2027-03-23T12:00").await;
    let change =
        json!({ "password": { "current": PASSWORD, "new": "another crown for every lake" } });
    let changed = week.people[vasilis].request(Method::PATCH, "/v1/me").json(&change);
    Answer::from_request(changed).await.expect(StatusCode::OK);

    // Noa is reminded, and misses the deadline. Ada plays during the night in Athens, and Βασίλης
    // plays before the notification.
    week.advance_to("2027-03-24T20:30").await;
    week.play_first_free(ada, &game).await;
    week.advance_to("2027-03-25T05:00").await;
    week.play_first_free(vasilis, &game).await;
    // Zofia reads the game before the digest is sent.
    week.advance_to("2027-03-25T06:00").await;
    let shown = week.people[zofia].get_game(&game).await;
    week.people[zofia].mark_seen(&shown).await;
    week.advance_to("2027-03-25T12:00").await;
    week.play_first_free(zofia, &game).await;
    week.advance_to("2027-03-25T13:00").await;
    let path = |what: &str| format!("/v1/games/{}/{what}", game.id());
    let pause = json!({ "type": "pause", "until": "2027-03-28T18:00:00Z" });
    let asked = week.people[noa].post(&path("proposals"), &json!({ "proposal": pause })).await;
    let version = asked.expect(StatusCode::OK)["open_proposal"]["version"].clone();
    week.advance_to("2027-03-25T14:00").await;
    let answer = path(&format!("proposals/{version}/answer"));
    week.people[ada].post(&answer, &json!({ "accept": true })).await.expect(StatusCode::OK);
    week.advance_to("2027-03-25T15:00").await;
    week.people[vasilis].post(&answer, &json!({ "accept": false })).await.expect(StatusCode::OK);
    week.advance_to("2027-03-25T16:00").await;
    week.play_first_free(noa, &game).await;

    week.advance_to("2027-03-26T10:00").await;
    week.play_first_free(ada, &game).await;
    week.advance_to("2027-03-26T11:00").await;
    week.play_first_free(vasilis, &game).await;
    week.advance_to("2027-03-26T11:01").await;
    week.play_first_free(zofia, &game).await;
    // Daylight saving time starts in Europe before Ada's deadline.
    week.advance_to("2027-03-27T11:00").await;
    week.play_first_free(noa, &game).await;
    week.advance_to("2027-03-28T10:00").await;
    week.play_first_free(ada, &game).await;
    week.advance_to("2027-03-28T19:30").await;
    week.play_first_free(vasilis, &game).await;

    // The other players meet that evening and play to the end, so turns need no notification.
    week.advance_to("2027-03-28T20:00").await;
    week.play_to_end(&game).await;
    week.advance_to("2027-03-29T08:00").await;

    let expected: Vec<&str> = TABLE.lines().collect();
    let actual: Vec<&str> = week.table.lines().collect();
    for (line, (actual, expected)) in actual.iter().zip(&expected).enumerate() {
        assert_eq!(actual, expected, "line {} of\n{}", line + 1, week.table);
    }
    assert_eq!(actual.len(), expected.len(), "{}", week.table);
    assert!(week.server.check_games().await > 0);
}

impl Week {
    async fn begin(now: &str) -> Week {
        let mails = smtp_catcher::Catcher::start().await;
        let sender = Sender::parse("kingdomail@kingdomail.example").expect("a sender");
        let mailer = Mailer::smtp(&mails.url(), sender, SmtpOptions::default()).expect("a mailer");
        let server = TestServer::with_mailer(&database().await, mailer);
        server.sql("CREATE TABLE clock AS SELECT now() AS at").await;
        server
            .sql(
                "CREATE OR REPLACE FUNCTION game_time() RETURNS timestamptz LANGUAGE sql STABLE \
                 AS 'SELECT at FROM public.clock'",
            )
            .await;
        let mut people = Vec::new();
        for name in NAMES {
            people.push(server.player(name).await);
        }
        let mut week = Week {
            server,
            mails,
            mails_seen: 0,
            hooks: Catcher::start().await,
            browser: Browser::new(),
            people,
            now: now.parse().expect("a time"),
            table: String::new(),
            points: Vec::new(),
        };
        week.set_clock().await;
        week.configure_players().await;
        week
    }

    /// Sets the location and the notification channels of each player.
    async fn configure_players(&mut self) {
        let zones = ["Europe/London", "Europe/Athens", "Europe/Warsaw", "Asia/Jerusalem"];
        let settings = [
            json!({ "language": "en", "quiet_hours": null, "digest": "at_once", "channels": {} }),
            json!({ "language": "el", "quiet_hours": { "from": "22:00:00", "until": "08:00:00" }, "digest": "at_once", "channels": {} }),
            json!({ "language": "pl", "quiet_hours": null, "digest": "daily", "channels": {} }),
            json!({ "language": "he", "quiet_hours": null, "digest": "at_once", "channels": {} }),
        ];
        for ((person, zone), settings) in self.people.iter().zip(zones).zip(settings) {
            let availability =
                json!({ "time_zone": zone, "weekends_off": false, "reminder_seconds": null });
            let availability =
                person.request(Method::PUT, "/v1/me/availability").json(&availability);
            Answer::from_request(availability).await.expect(StatusCode::OK);
            let settings =
                person.request(Method::PUT, "/v1/me/notification-settings").json(&settings);
            Answer::from_request(settings).await.expect(StatusCode::OK);
        }
        for (person, address) in [(0, "ada@mail.example"), (2, "zofia@mail.example")] {
            let wish = json!({ "address": address, "password": PASSWORD });
            let wish = self.people[person].request(Method::PUT, "/v1/me/email").json(&wish);
            Answer::from_request(wish).await.expect(StatusCode::ACCEPTED);
        }
        self.run_jobs().await;
        for line in self.mails.caught() {
            let mail = MessageParser::default().parse(&line.bytes).expect("a mail");
            let text = mail.body_text(0).expect("a text").into_owned();
            let token =
                text.split("/verify/").nth(1).and_then(|rest| rest.split_whitespace().next());
            let confirm = json!({ "token": token.expect("a token") });
            self.people[0]
                .post("/v1/email-confirmations", &confirm)
                .await
                .expect(StatusCode::NO_CONTENT);
        }
        let subscription = self.browser.subscription(&self.hooks.url("/push"));
        let subscribed = self.people[1].post("/v1/me/push-subscriptions", &subscription).await;
        subscribed.expect(StatusCode::CREATED);
        for (person, path, kind) in [(2, "/zofia", "standard"), (3, "/noa", "discord")] {
            let wish = json!({ "url": self.hooks.url(path), "kind": kind });
            self.people[person].post("/v1/me/webhooks", &wish).await.expect(StatusCode::CREATED);
        }
        self.run_jobs().await;
        self.table.clear();
    }

    /// Table for all four players with first picks in the order of the seats; tables are created
    /// until the draw matches.
    async fn invited_table(&self) -> Game {
        let wish = json!({
            "settings": { "players": 4, "auto_play_forced": false },
            "pace": { "type": "per_turn", "seconds": 86_400 },
            "access": "invitation",
        });
        let ada = &self.people[0];
        let mut conn = self.server.connection().await;
        let game = loop {
            let game = Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
            let id = game.id().parse().expect("an id");
            let found =
                store::games::load_game_with_secrets(&mut conn, id).await.expect("the database");
            let (record, secrets) = found.expect("the game");
            let shuffle = Shuffle::new(record.id.uuid().into_bytes(), &secrets.seed, &[[0; 32]; 4]);
            let order = shuffle.kings(record.settings).expect("four kings");
            if serde_json::to_value(order).expect("JSON") == json!([0, 1, 2, 3]) {
                break game;
            }
            ada.post_empty(&format!("/v1/games/{id}/cancel")).await.expect(StatusCode::OK);
        };
        for name in &NAMES[1..] {
            let path = format!("/v1/games/{}/invitations", game.id());
            ada.post(&path, &json!({ "name": name })).await.expect(StatusCode::OK);
        }
        game
    }

    async fn set_clock(&self) {
        let Week { server, now, .. } = self;
        let strike = format!("UPDATE clock SET at = '{now}'; UPDATE heartbeat SET at = '{now}'");
        let mut conn = server.connection().await;
        conn.batch_execute(&strike).await.expect("the statements");
    }

    /// Advances the clock to `then`, minute by minute where a message may be due.
    async fn advance_to(&mut self, then: &str) {
        let then: Timestamp = format!("{then}:00Z").parse().expect("a time");
        self.run_jobs().await;
        while self.now < then {
            let minute = self.now.as_second() / 60 % 60;
            // Messages are sent two minutes after a move, on the full hour, and when a fifth of a
            // day is left.
            let next =
                [1, 2, 3, 12, 13, 30, 32, 60].into_iter().find(|next| *next > minute).expect("one");
            self.now += jiff::SignedDuration::from_mins(next - minute);
            self.now = self.now.min(then);
            self.set_clock().await;
            if self.now < then {
                self.run_jobs().await;
            }
        }
        self.run_jobs().await;
    }

    /// Runs the background jobs of a node and records the resulting messages.
    async fn run_jobs(&mut self) {
        let ctx = &self.server.ctx;
        service::games::run_due_deadlines(ctx, &[]).await.expect("the database answers");
        service::notifications::relay_all(ctx).await.expect("the database answers");
        service::delivery::deliver_due(ctx).await.expect("the database answers");
        let mut rows = Vec::new();
        let mails = self.mails.caught();
        for caught in &mails[self.mails_seen..] {
            let mail = MessageParser::default().parse(&caught.bytes).expect("a mail");
            let text = mail.body_text(0).expect("a text").replace('\r', "");
            // Title, greeting, news, earlier events, and then the drawn table.
            let parts: Vec<&str> = text.split("\n\n").collect();
            let is_deadline = |part: &&&str| {
                ["You have until", "Termin:"].iter().any(|begin| part.starts_with(begin))
            };
            let deadline = parts[5..].iter().rfind(is_deadline);
            let message: Vec<&str> = parts[2..5].iter().chain(deadline).copied().collect();
            let message = message.join("\n");
            let who = caught.to[0].split('@').next().expect("a name").to_owned();
            rows.push((who, "mail", mail.subject().expect("a subject").to_owned(), message));
        }
        self.mails_seen = mails.len();
        for caught in self.hooks.take() {
            rows.push(match caught.path.as_str() {
                "/push" => {
                    let read = self.browser.decrypt(&caught);
                    ("vasilis".to_owned(), "push", text(&read["title"]), text(&read["body"]))
                }
                "/zofia" => {
                    ("zofia".to_owned(), "webhook", text(&caught.json()["type"]), String::new())
                }
                _ => {
                    let embed = &caught.json()["embeds"][0];
                    (
                        "noa".to_owned(),
                        "discord",
                        text(&embed["title"]),
                        text(&embed["description"]),
                    )
                }
            });
        }
        rows.sort();
        for (who, _, title, message) in &mut rows {
            // The winner is random.
            if let Some((_, points)) = self.points.iter().find(|(name, _)| name == who)
                && !message.is_empty()
            {
                assert!(message.contains(points.as_str()), "{points} in {message}");
                (*title, *message) = ("the end".to_owned(), "with the points".to_owned());
            }
        }
        let at = self.now.strftime("%a %H:%M");
        for (who, channel, title, message) in rows {
            let line = format!("{at} {who} {channel}: {} | {}", plain(&title), plain(&message));
            writeln!(self.table, "{}", line.trim_end_matches([' ', '|'])).expect("a line");
        }
    }

    /// Picks the first free domino of the line after placing the previous one.
    async fn play_first_free(&mut self, who: usize, game: &Game) {
        let person = self.people[who].clone();
        let mut now = person.get_game(game).await;
        assert_eq!(now.awaited(), Some(who), "at {}", self.now);
        while now.awaited() == Some(who) {
            let command = person.legal_commands(&now).await.remove(0);
            now = person.play(&now, &command).await;
        }
    }

    async fn play_to_end(&mut self, game: &Game) {
        let mut now = self.people[0].get_game(game).await;
        while let Some(who) = now.awaited() {
            let person = self.people[who].clone();
            let command = person.legal_commands(&now).await.remove(0);
            now = person.play(&now, &command).await;
        }
        let standings = now.0["ranking"].as_array().expect("a ranking").iter();
        let of = |standing: &Value| {
            let seat = standing["seat"].as_u64().expect("a seat");
            let name = ["ada", "vasilis", "zofia", "noa"][usize::try_from(seat).expect("small")];
            (name, standing["points"].to_string())
        };
        self.points = standings.map(of).collect();
        self.run_jobs().await;
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// Text on one line without the isolation marks around names; numbers other than times become `#`,
/// because they are random.
fn plain(text: &str) -> String {
    let shown = |c: &char| !matches!(c, '\u{2066}'..='\u{2069}' | '\\');
    let line = |line: &str| {
        let is_time = line.contains("(Europe/") || line.contains("(Asia/") || line.contains("2027");
        let mut plain = String::new();
        for c in line.trim().chars().filter(shown) {
            match c {
                '0'..='9' if is_time => plain.push(c),
                '0'..='9' if plain.ends_with('#') => {}
                '0'..='9' => plain.push('#'),
                _ => plain.push(c),
            }
        }
        plain
    };
    let lines: Vec<String> = text.lines().map(line).collect();
    let lines = lines.iter().filter(|line| !line.is_empty() && !line.starts_with("---"));
    lines.cloned().collect::<Vec<_>>().join(" / ")
}

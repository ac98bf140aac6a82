//! Pending messages about a game that continues: delivered messages, dropped messages, and the
//! players named in them.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::mails::{ReceivedEmail, new_emails, start_with_email};
use crate::smtp_catcher::Catcher as Mailbox;
use crate::support::{
    Catcher, DAY, Game, Player, TestServer, advance_clock, advance_into_hour, now, players,
    run_deadlines, run_deliveries, start_timed_game,
};

impl Player {
    async fn propose_pause(&self, game: &Game) -> Game {
        let until = now() + jiff::SignedDuration::from_hours(72);
        let asked = json!({ "proposal": { "type": "pause", "until": until.to_string() } });
        let path = format!("/v1/games/{}/proposals", game.id());
        Game(self.post(&path, &asked).await.expect(StatusCode::OK))
    }

    async fn offer_seat(&self, game: &Game, seat: usize, to: &str) {
        let path = format!("/v1/games/{}/seats/{seat}/offer", game.id());
        self.post(&path, &json!({ "name": to })).await.expect(StatusCode::OK);
    }

    async fn take_seat(&self, game: &Game, seat: usize) {
        let path = format!("/v1/games/{}/seats/{seat}/take", game.id());
        self.post_empty(&path).await.expect(StatusCode::OK);
    }

    /// Subscribes to an hourly digest.
    async fn subscribe_hourly(&self) {
        let settings =
            json!({ "language": null, "quiet_hours": null, "digest": "hourly", "channels": {} });
        self.settings(&settings).await;
    }

    /// States of the messages about a game in a channel.
    async fn message_states(&self, server: &TestServer, channel: &str, game: &Game) -> Vec<String> {
        let query = format!(
            "SELECT concat(d.content->'notice'->>'type', ':', d.state) FROM deliveries d \
             JOIN destinations e ON e.id = d.destination_id WHERE e.player_id = '{}' \
             AND e.channel = '{channel}' AND d.game_id = '{}' ORDER BY d.feed_position",
            self.id,
            game.id()
        );
        let rows = server.texts(&query).await;
        rows.iter().map(|row| row.trim_matches(['(', ')']).to_owned()).collect()
    }

    fn has(&self, mail: &ReceivedEmail) -> bool {
        mail.to == format!("{}@mail.example", self.id)
    }
}

/// Text of an email on one line, without the isolation marks around names.
fn plain(mail: &ReceivedEmail) -> String {
    let text = mail.text.replace(['\u{2068}', '\u{2069}'], "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

async fn start_with_mailboxes(count: usize) -> (TestServer, Mailbox, usize, Vec<Player>) {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, count).await;
    for player in &players {
        player.confirm_email_address(&server, &catcher, &mut seen).await;
    }
    (server, catcher, seen, players)
}

/// Returns true if an email delayed by two minutes, checked `from` seconds from now, announces the
/// turn to the player.
async fn receives_turn_email(
    server: &TestServer,
    catcher: &Mailbox,
    seen: &mut usize,
    player: &Player,
    from: i64,
) -> bool {
    run_deliveries(server).await;
    let received = new_emails(catcher, seen);
    assert!(!received.iter().any(|mail| player.has(mail) && mail.subject.starts_with("Your turn")));
    advance_clock(server, from + 121).await;
    run_deliveries(server).await;
    let received = new_emails(catcher, seen);
    received.iter().any(|mail| player.has(mail) && mail.subject.starts_with("Your turn"))
}

#[tokio::test(flavor = "multi_thread")]
async fn concession_keeps_turn_notification() {
    let (server, catcher, mut seen, players) = start_with_mailboxes(3).await;
    let game = start_timed_game(&players, json!({})).await;
    run_deliveries(&server).await;
    let awaited = game.awaited().expect("somebody's turn");
    let other = &players[(awaited + 1) % 3];
    other.play(&game, &json!({ "type": "concede" })).await;
    let player = &players[awaited];
    assert!(receives_turn_email(&server, &catcher, &mut seen, player, 0).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn seat_return_keeps_turn_notification() {
    let (server, catcher, mut seen, players) = start_with_mailboxes(3).await;
    let game = start_timed_game(&players, json!({ "on_timeout": { "type": "take_over" } })).await;
    let away = game.awaited_player(&players).expect("somebody's turn");
    advance_clock(&server, DAY + 1).await;
    assert_eq!(run_deadlines(&server).await.games, 1);
    run_deliveries(&server).await;
    new_emails(&catcher, &mut seen);
    let game = away.get_game(&game).await;
    let player = game.awaited_player(&players).expect("somebody's turn");
    assert_ne!(player.id, away.id);
    away.play(&game, &json!({ "type": "take_back" })).await;
    assert!(receives_turn_email(&server, &catcher, &mut seen, player, DAY + 1).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn handover_keeps_turn_notification() {
    let (server, catcher, mut seen, players) = start_with_mailboxes(4).await;
    let game = start_timed_game(&players[..3], json!({ "hand_over": true })).await;
    run_deliveries(&server).await;
    let awaited = game.awaited().expect("somebody's turn");
    let other = (awaited + 1) % 3;
    players[other].offer_seat(&game, other, "Mary").await;
    players[3].take_seat(&game, other).await;
    let player = &players[awaited];
    assert!(receives_turn_email(&server, &catcher, &mut seen, player, 0).await);
}

/// Game in which the given seat starts, so that the turn of another seat does not replace a
/// message.
async fn start_game_awaiting(seat: usize, players: &[Player], wishes: Value) -> Game {
    loop {
        let game = start_timed_game(players, wishes.clone()).await;
        if game.awaited() == Some(seat) {
            return game;
        }
    }
}

/// Table to which Grace and Hedy are invited.
async fn create_table_with_invitations(host: &Player, seats: u8) -> Game {
    let wish = json!({ "settings": { "players": seats }, "access": "invitation" });
    let table = Game(host.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let path = format!("/v1/games/{}/invitations", table.id());
    for name in ["Grace", "Hedy"] {
        host.post(&path, &json!({ "name": name })).await.expect(StatusCode::OK);
    }
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_proposal_notifies_webhooks_only() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 4).await;
    let [ada, grace, hedy, mary] = &players[..] else { panic!("four players") };
    grace.confirm_email_address(&server, &catcher, &mut seen).await;
    grace.subscribe_hourly().await;
    let program = Catcher::start().await;
    grace.create_webhook(&program.url("/program"), "standard").await;
    let ahead = advance_into_hour(&server, 600).await;

    let mut games = Vec::new();
    for asked in ["withdrawn", "agreed", "standing"] {
        let game = start_game_awaiting(0, &players[..3], json!({})).await;
        let game = ada.propose_pause(&game).await;
        games.push((asked, "consent_asked", game));
    }
    let others = [ada.clone(), hedy.clone()];
    for asked in ["ended", "taken", "standing"] {
        let game = start_game_awaiting(1, &others, json!({ "hand_over": true })).await;
        ada.offer_seat(&game, 0, "Grace").await;
        games.push((asked, "seat_offered", game));
    }
    games.push(("cancelled", "invited", create_table_with_invitations(ada, 3).await));
    games.push(("started", "invited", create_table_with_invitations(ada, 2).await));
    games.push(("standing", "invited", create_table_with_invitations(ada, 3).await));
    run_deliveries(&server).await;
    assert_eq!(new_emails(&catcher, &mut seen).len(), 0);

    for (fate, _, game) in &games {
        let path = |what: &str| format!("/v1/games/{}/{what}", game.id());
        let version = &game.0["open_proposal"]["version"];
        match *fate {
            "withdrawn" => {
                let withdrawn = ada.delete(&path(&format!("proposals/{version}"))).await;
                withdrawn.expect(StatusCode::OK);
            }
            "agreed" => {
                let agrees = json!({ "accept": true });
                let answer = path(&format!("proposals/{version}/answer"));
                grace.post(&answer, &agrees).await.expect(StatusCode::OK);
            }
            "ended" => {
                ada.delete(&path("seats/0/offer")).await.expect(StatusCode::OK);
            }
            "taken" => grace.take_seat(game, 0).await,
            "cancelled" => {
                ada.post_empty(&path("cancel")).await.expect(StatusCode::OK);
            }
            "started" => {
                assert_eq!(hedy.join(game).await.0["status"], "active");
            }
            _ => {}
        }
    }
    assert_eq!(mary.get("/v1/me/games").await.expect(StatusCode::OK)["items"], json!([]));
    run_deliveries(&server).await;
    advance_clock(&server, ahead + 3600).await;
    run_deliveries(&server).await;
    for (fate, asked, game) in &games {
        let state = if *fate == "standing" { "delivered" } else { "dropped" };
        let received = grace.message_states(&server, "mail", game).await;
        assert!(received.contains(&format!("{asked}:{state}")), "{asked}, {fate}: {received:?}");
        let received = grace.message_states(&server, "webhook", game).await;
        assert!(received.contains(&format!("{asked}:delivered")), "{asked}, {fate}: {received:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn turn_notification_includes_open_proposals() {
    let (server, catcher, mut seen, players) = start_with_mailboxes(3).await;
    for player in &players {
        player.subscribe_hourly().await;
    }
    let ahead = advance_into_hour(&server, 600).await;
    let game = start_timed_game(&players, json!({})).await;
    let first = game.awaited_player(&players).expect("somebody's turn");
    let asked = first.propose_pause(&game).await;
    run_deliveries(&server).await;
    let command = first.legal_commands(&asked).await.remove(0);
    let game = first.play(&asked, &command).await;
    let next = game.awaited_player(&players).expect("somebody's turn");
    let chat = Catcher::start().await;
    next.create_webhook(&chat.url("/chat"), "discord").await;
    run_deliveries(&server).await;
    advance_clock(&server, ahead + 3600).await;
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    let mail = received.iter().find(|mail| next.has(mail)).expect("a mail");
    assert!(mail.subject.starts_with("Your turn"), "{}", mail.subject);
    let text = plain(mail);
    assert_eq!(mail.links("answer").len(), 2, "{text}");
    assert_eq!(text.matches("proposes pausing the game").count(), 1, "{text}");
    let message = chat.take().pop().expect("a message").json();
    let text = message["embeds"][0]["description"].as_str().expect("a text").to_owned();
    assert!(text.contains("proposes pausing the game"), "{text}");
    assert!(text.contains("You can answer by email"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn former_seat_holder_is_named() {
    let (server, catcher, mut seen, players) = start_with_mailboxes(4).await;
    let names = ["Ada", "Grace", "Hedy", "Mary"];
    let game = start_timed_game(&players[..3], json!({ "hand_over": true })).await;
    run_deliveries(&server).await;
    let seat = game.awaited().expect("somebody's turn");
    let command = players[seat].legal_commands(&game).await.remove(0);
    let game = players[seat].play(&game, &command).await;
    players[seat].offer_seat(&game, seat, "Mary").await;
    players[3].take_seat(&game, seat).await;
    run_deliveries(&server).await;
    new_emails(&catcher, &mut seen);

    let feed = players[3].get("/v1/me/notifications").await.expect(StatusCode::OK);
    let received = feed["items"].as_array().expect("a list").iter().map(|item| &item["payload"]);
    let offered: Vec<&Value> =
        received.filter(|notification| notification["type"] == "seat_offered").collect();
    assert_eq!(offered.len(), 1, "{feed}");
    assert_eq!(offered[0]["by_player_id"], players[seat].id.as_str());

    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    let next = game.awaited_player(&players).expect("somebody's turn");
    let received = new_emails(&catcher, &mut seen);
    let mail = received.iter().find(|mail| next.has(mail)).expect("a mail");
    let (text, former) = (plain(mail), names[seat]);
    assert!(text.contains(&format!("{former} picked domino")), "{text}");
    assert!(text.contains(&format!("{former} offered their seat to Mary")), "{text}");
    assert!(!text.contains("Mary offered"), "{text}");
}

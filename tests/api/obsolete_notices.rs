//! Pending messages about a game that continues: delivered messages, dropped messages, and the
//! players named in them.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::mails::{Read, mails, with_mail};
use crate::smtp_catcher::Catcher as Mailbox;
use crate::support::{
    Catcher, DAY, Game, Player, TestServer, carried, fired, into_the_hour, later, now, players,
    timed,
};

impl Player {
    async fn asks_for_a_pause(&self, game: &Game) -> Game {
        let until = now() + jiff::SignedDuration::from_hours(72);
        let asked = json!({ "proposal": { "type": "pause", "until": until.to_string() } });
        let path = format!("/v1/games/{}/proposals", game.id());
        Game(self.post(&path, &asked).await.expect(StatusCode::OK))
    }

    async fn offers_its_seat(&self, game: &Game, seat: usize, to: &str) {
        let path = format!("/v1/games/{}/seats/{seat}/offer", game.id());
        self.post(&path, &json!({ "name": to })).await.expect(StatusCode::OK);
    }

    async fn takes_seat(&self, game: &Game, seat: usize) {
        let path = format!("/v1/games/{}/seats/{seat}/take", game.id());
        self.post_nothing(&path).await.expect(StatusCode::OK);
    }

    /// Subscribes to an hourly digest.
    async fn reads_hourly(&self) {
        let settings =
            json!({ "language": null, "quiet_hours": null, "digest": "hourly", "channels": {} });
        self.settings(&settings).await;
    }

    /// States of the messages about a game in a channel.
    async fn fates(&self, server: &TestServer, channel: &str, game: &Game) -> Vec<String> {
        let query = format!(
            "SELECT concat(d.content->'notice'->>'type', ':', d.state) FROM deliveries d \
             JOIN endpoints e ON e.id = d.endpoint_id WHERE e.player_id = '{}' \
             AND e.channel = '{channel}' AND d.game_id = '{}' ORDER BY d.position",
            self.id,
            game.id()
        );
        let rows = server.texts(&query).await;
        rows.iter().map(|row| row.trim_matches(['(', ')']).to_owned()).collect()
    }

    fn has(&self, mail: &Read) -> bool {
        mail.to == format!("{}@mail.example", self.id)
    }
}

/// Text of an email on one line, without the isolation marks around names.
fn plain(mail: &Read) -> String {
    let text = mail.text.replace(['\u{2068}', '\u{2069}'], "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

async fn with_mailboxes(count: usize) -> (TestServer, Mailbox, usize, Vec<Player>) {
    let (server, catcher) = with_mail().await;
    let mut seen = 0;
    let players = players(&server, count).await;
    for player in &players {
        player.gets_mail(&server, &catcher, &mut seen).await;
    }
    (server, catcher, seen, players)
}

/// Returns true if an email delayed by two minutes, checked `from` seconds from now, announces the
/// turn to the player.
async fn hears_of_its_turn(
    server: &TestServer,
    catcher: &Mailbox,
    seen: &mut usize,
    player: &Player,
    from: i64,
) -> bool {
    carried(server).await;
    let told = mails(catcher, seen);
    assert!(!told.iter().any(|mail| player.has(mail) && mail.subject.starts_with("Your turn")));
    later(server, from + 121).await;
    carried(server).await;
    let told = mails(catcher, seen);
    told.iter().any(|mail| player.has(mail) && mail.subject.starts_with("Your turn"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_though_another_concedes_meanwhile() {
    let (server, catcher, mut seen, players) = with_mailboxes(3).await;
    let game = timed(&players, json!({})).await;
    carried(&server).await;
    let awaited = game.awaited().expect("somebody's turn");
    let other = &players[(awaited + 1) % 3];
    other.play(&game, &json!({ "type": "concede" })).await;
    let player = &players[awaited];
    assert!(hears_of_its_turn(&server, &catcher, &mut seen, player, 0).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_though_another_takes_its_seat_back_meanwhile() {
    let (server, catcher, mut seen, players) = with_mailboxes(3).await;
    let game = timed(&players, json!({ "on_timeout": { "type": "take_over" } })).await;
    let away = game.awaited_of(&players).expect("somebody's turn");
    later(&server, DAY + 1).await;
    assert_eq!(fired(&server).await.games, 1);
    carried(&server).await;
    mails(&catcher, &mut seen);
    let game = away.show(&game).await;
    let player = game.awaited_of(&players).expect("somebody's turn");
    assert_ne!(player.id, away.id);
    away.play(&game, &json!({ "type": "take_back" })).await;
    assert!(hears_of_its_turn(&server, &catcher, &mut seen, player, DAY + 1).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_though_another_seat_changes_hands_meanwhile() {
    let (server, catcher, mut seen, players) = with_mailboxes(4).await;
    let game = timed(&players[..3], json!({ "hand_over": true })).await;
    carried(&server).await;
    let awaited = game.awaited().expect("somebody's turn");
    let other = (awaited + 1) % 3;
    players[other].offers_its_seat(&game, other, "Mary").await;
    players[3].takes_seat(&game, other).await;
    let player = &players[awaited];
    assert!(hears_of_its_turn(&server, &catcher, &mut seen, player, 0).await);
}

/// Game in which the given seat starts, so that the turn of another seat does not replace a
/// message.
async fn waiting_for(seat: usize, players: &[Player], wishes: Value) -> Game {
    loop {
        let game = timed(players, wishes.clone()).await;
        if game.awaited() == Some(seat) {
            return game;
        }
    }
}

/// Table to which Grace and Hedy are invited.
async fn with_guests(host: &Player, seats: u8) -> Game {
    let wish = json!({ "settings": { "players": seats }, "access": "invitation" });
    let table = Game(host.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let path = format!("/v1/games/{}/invitations", table.id());
    for name in ["Grace", "Hedy"] {
        host.post(&path, &json!({ "name": name })).await.expect(StatusCode::OK);
    }
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_asked_any_more_is_told_to_programs_alone() {
    let (server, catcher) = with_mail().await;
    let mut seen = 0;
    let players = players(&server, 4).await;
    let [ada, grace, hedy, mary] = &players[..] else { panic!("four players") };
    grace.gets_mail(&server, &catcher, &mut seen).await;
    grace.reads_hourly().await;
    let program = Catcher::start().await;
    grace.create_webhook(&program.url("/program"), "standard").await;
    let ahead = into_the_hour(&server, 600).await;

    let mut games = Vec::new();
    for asked in ["withdrawn", "agreed", "standing"] {
        let game = waiting_for(0, &players[..3], json!({})).await;
        let game = ada.asks_for_a_pause(&game).await;
        games.push((asked, "consent_asked", game));
    }
    let others = [ada.clone(), hedy.clone()];
    for asked in ["ended", "taken", "standing"] {
        let game = waiting_for(1, &others, json!({ "hand_over": true })).await;
        ada.offers_its_seat(&game, 0, "Grace").await;
        games.push((asked, "seat_offered", game));
    }
    games.push(("cancelled", "invited", with_guests(ada, 3).await));
    games.push(("started", "invited", with_guests(ada, 2).await));
    games.push(("standing", "invited", with_guests(ada, 3).await));
    carried(&server).await;
    assert_eq!(mails(&catcher, &mut seen).len(), 0);

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
            "taken" => grace.takes_seat(game, 0).await,
            "cancelled" => {
                ada.post_nothing(&path("cancel")).await.expect(StatusCode::OK);
            }
            "started" => {
                assert_eq!(hedy.join(game).await.0["status"], "active");
            }
            _ => {}
        }
    }
    assert_eq!(mary.get("/v1/me/games").await.expect(StatusCode::OK)["items"], json!([]));
    carried(&server).await;
    later(&server, ahead + 3600).await;
    carried(&server).await;
    for (fate, asked, game) in &games {
        let state = if *fate == "standing" { "delivered" } else { "dropped" };
        let told = grace.fates(&server, "mail", game).await;
        assert!(told.contains(&format!("{asked}:{state}")), "{asked}, {fate}: {told:?}");
        let told = grace.fates(&server, "webhook", game).await;
        assert!(told.contains(&format!("{asked}:delivered")), "{asked}, {fate}: {told:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_with_what_is_still_asked() {
    let (server, catcher, mut seen, players) = with_mailboxes(3).await;
    for player in &players {
        player.reads_hourly().await;
    }
    let ahead = into_the_hour(&server, 600).await;
    let game = timed(&players, json!({})).await;
    let first = game.awaited_of(&players).expect("somebody's turn");
    let asked = first.asks_for_a_pause(&game).await;
    carried(&server).await;
    let command = first.legal(&asked).await.remove(0);
    let game = first.play(&asked, &command).await;
    let next = game.awaited_of(&players).expect("somebody's turn");
    let chat = Catcher::start().await;
    next.create_webhook(&chat.url("/chat"), "discord").await;
    carried(&server).await;
    later(&server, ahead + 3600).await;
    carried(&server).await;
    let told = mails(&catcher, &mut seen);
    let mail = told.iter().find(|mail| next.has(mail)).expect("a mail");
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
async fn who_had_a_seat_is_named_for_what_happened_then() {
    let (server, catcher, mut seen, players) = with_mailboxes(4).await;
    let names = ["Ada", "Grace", "Hedy", "Mary"];
    let game = timed(&players[..3], json!({ "hand_over": true })).await;
    carried(&server).await;
    let seat = game.awaited().expect("somebody's turn");
    let command = players[seat].legal(&game).await.remove(0);
    let game = players[seat].play(&game, &command).await;
    players[seat].offers_its_seat(&game, seat, "Mary").await;
    players[3].takes_seat(&game, seat).await;
    carried(&server).await;
    mails(&catcher, &mut seen);

    let feed = players[3].get("/v1/me/notifications").await.expect(StatusCode::OK);
    let told = feed["items"].as_array().expect("a list").iter().map(|item| &item["payload"]);
    let offered: Vec<&Value> = told.filter(|notice| notice["type"] == "seat_offered").collect();
    assert_eq!(offered.len(), 1, "{feed}");
    assert_eq!(offered[0]["by_player_id"], players[seat].id.as_str());

    later(&server, 121).await;
    carried(&server).await;
    let next = game.awaited_of(&players).expect("somebody's turn");
    let told = mails(&catcher, &mut seen);
    let mail = told.iter().find(|mail| next.has(mail)).expect("a mail");
    let (text, former) = (plain(mail), names[seat]);
    assert!(text.contains(&format!("{former} picked domino")), "{text}");
    assert!(text.contains(&format!("{former} offered their seat to Mary")), "{text}");
    assert!(!text.contains("Mary offered"), "{text}");
}

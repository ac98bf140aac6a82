//! Notifications during quiet hours and holidays.

use jiff::{SignedDuration, Timestamp};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, Browser, Catcher, DAY, Player, TestServer, carried, fired, later, now, players,
    seconds, timed,
};

const HOUR: i64 = 3600;

/// Time `seconds` from now.
fn in_seconds(seconds: i64) -> Timestamp {
    now() + SignedDuration::from_secs(seconds)
}

impl Player {
    /// Sets quiet hours between two times, in seconds from now, in UTC.
    async fn quiet_between(&self, from: i64, until: i64, strict: Option<bool>) {
        let time = |seconds| in_seconds(seconds).strftime("%H:%M:%S").to_string();
        let mut quiet_hours = json!({ "from": time(from), "until": time(until) });
        if let Some(strict) = strict {
            quiet_hours["strict"] = json!(strict);
        }
        self.notice_settings(quiet_hours).await;
    }

    async fn notice_settings(&self, quiet_hours: Value) {
        let settings = json!({ "language": null, "quiet_hours": quiet_hours, "digest": "at_once", "channels": {} });
        let request = self.request(Method::PUT, "/v1/me/notification-settings").json(&settings);
        Answer::to(request).await.expect(StatusCode::OK);
    }

    /// Types of the notifications delivered in a channel, in order.
    async fn was_told(&self, server: &TestServer, channel: &str) -> Vec<String> {
        let query = format!(
            "SELECT d.content->'notice'->>'type' FROM deliveries d JOIN endpoints e ON e.id = d.endpoint_id \
             WHERE e.player_id = '{}' AND e.channel = '{channel}' AND d.state = 'delivered' ORDER BY d.position",
            self.id
        );
        let rows = server.texts(&query).await;
        rows.iter().map(|row| row.trim_matches(['(', ')']).to_owned()).collect()
    }
}

/// A player's chat service, browser and webhook.
struct Channels {
    chat: Catcher,
    push: Catcher,
    program: Catcher,
    browser: Browser,
}

impl Channels {
    async fn of(player: &Player) -> Channels {
        let [chat, push, program] =
            [Catcher::start().await, Catcher::start().await, Catcher::start().await];
        let browser = Browser::new();
        player.create_webhook(&chat.url("/chat"), "discord").await;
        player.create_webhook(&program.url("/program"), "standard").await;
        let subscription = browser.subscription(&push.url("/push"));
        let path = "/v1/me/push-subscriptions";
        player.post(path, &subscription).await.expect(StatusCode::CREATED);
        Channels { chat, push, program, browser }
    }
}

/// Timing in which a night spans several deadlines.
fn fast() -> Value {
    json!({ "pace": { "type": "per_turn", "seconds": 600 } })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_the_night_would_lose_is_told_in_it_without_a_sound() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut channels = Vec::new();
    for player in &players {
        player.quiet_between(-HOUR, 8 * HOUR, None).await;
        channels.push(Channels::of(player).await);
    }
    let game = timed(&players, fast()).await;
    let awaited = game.awaited().expect("somebody's turn");
    let (player, of_player) = (&players[awaited], &channels[awaited]);
    carried(&server).await;
    assert_eq!(player.was_told(&server, "chat").await, Vec::<String>::new());
    later(&server, 121).await;
    carried(&server).await;
    for channel in ["chat", "push"] {
        assert_eq!(player.was_told(&server, channel).await, ["your_turn"]);
    }
    assert_eq!(of_player.chat.take()[0].json()["flags"], 4096);
    assert_eq!(of_player.browser.read(&of_player.push.take()[0])["silent"], true);
    let other = &players[1 - awaited];
    assert_eq!(other.was_told(&server, "push").await, Vec::<String>::new(), "it can wait");

    later(&server, 481).await;
    assert_eq!(fired(&server).await.reminded, 1);
    carried(&server).await;
    for channel in ["chat", "push"] {
        assert_eq!(player.was_told(&server, channel).await, ["your_turn", "reminder"]);
    }
    // A notification about a timeout may wait until the morning, but must then be sent.
    later(&server, 601).await;
    assert_eq!(fired(&server).await.games, 1);
    carried(&server).await;
    assert_eq!(player.was_told(&server, "push").await.len(), 2);
    assert!(player.was_told(&server, "webhook").await.contains(&"timed_out".to_owned()));
    of_player.push.take();
    later(&server, 8 * HOUR + 60).await;
    carried(&server).await;
    for channel in ["chat", "push"] {
        assert_eq!(player.was_told(&server, channel).await.len(), 3);
    }
    // The awaited player reads the notification in the morning.
    let morning = of_player.browser.read(&of_player.push.take()[0]);
    assert_eq!(morning["silent"], false);
    assert!(morning["body"].as_str().expect("a text").contains("time"), "{morning}");
    assert!(!of_player.program.take().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn strict_quiet_hours_tell_in_the_morning_all_that_happened_in_one_message() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut channels = Vec::new();
    for player in &players {
        player.quiet_between(-HOUR, 8 * HOUR, Some(true)).await;
        channels.push(Channels::of(player).await);
    }
    let game = timed(&players, fast()).await;
    // Both players time out repeatedly.
    for round in 1..=4 {
        carried(&server).await;
        later(&server, round * 601).await;
        assert_eq!(fired(&server).await.games, 1);
    }
    carried(&server).await;
    for player in &players {
        for channel in ["chat", "push"] {
            assert_eq!(player.was_told(&server, channel).await, Vec::<String>::new());
        }
    }
    later(&server, 8 * HOUR + 60).await;
    carried(&server).await;
    for (player, channels) in players.iter().zip(&channels) {
        let [push] = &channels.push.take()[..] else { panic!("one message a game") };
        let read = channels.browser.read(push);
        let text = read["body"].as_str().expect("a text");
        assert!(text.contains("time"), "{read}");
        let told = player.was_told(&server, "push").await;
        assert_eq!(told.len(), 1, "{told:?}");
        assert_eq!(channels.chat.take().len(), 1);
    }
    assert_eq!(players[0].show(&game).await.0["status"], "active");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_of_a_deadline_in_the_night_comes_in_the_evening() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    for player in &players {
        // The turn ends during the quiet hours, as do its last hours.
        player.quiet_between(15 * HOUR, 24 * HOUR - 60, None).await;
    }
    let game = timed(&players, json!({})).await;
    let player = game.awaited_of(&players).expect("somebody's turn");
    let channels = Channels::of(player).await;
    carried(&server).await;
    later(&server, 121).await;
    carried(&server).await;
    later(&server, 14 * HOUR).await;
    assert_eq!(fired(&server).await.reminded, 0);
    later(&server, 14 * HOUR + 1860).await;
    assert_eq!(fired(&server).await.reminded, 1);
    carried(&server).await;
    assert_eq!(player.was_told(&server, "push").await.last().expect("a message"), "reminder");
    let loud = channels.browser.read(channels.push.take().last().expect("a message"));
    assert_eq!(loud["silent"], false);
    later(&server, 20 * HOUR).await;
    assert_eq!(fired(&server).await.reminded, 0, "once");

    // Without quiet hours, the reminder is sent shortly before the deadline.
    let command = player.legal(&game).await.remove(0);
    let next = player.play(&game, &command).await;
    let next_player = next.awaited_of(&players).expect("somebody's turn");
    next_player.notice_settings(Value::Null).await;
    later(&server, 20 * HOUR + 19 * HOUR).await;
    assert_eq!(fired(&server).await.reminded, 0);
    later(&server, 20 * HOUR + 19 * HOUR + 900).await;
    assert_eq!(fired(&server).await.reminded, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_ends_the_quiet_hours_is_told_what_waited_for_them() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    for player in &players {
        player.quiet_between(-HOUR, 8 * HOUR, None).await;
    }
    let game = timed(&players, json!({})).await;
    let player = game.awaited_of(&players).expect("somebody's turn");
    let _channels = Channels::of(player).await;
    carried(&server).await;
    later(&server, 121).await;
    carried(&server).await;
    assert_eq!(player.was_told(&server, "chat").await, Vec::<String>::new(), "a day is long");
    player.notice_settings(Value::Null).await;
    carried(&server).await;
    assert_eq!(player.was_told(&server, "chat").await, ["your_turn"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn strictness_stays_as_it_is_for_clients_that_do_not_know_of_it() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let strict = async || {
        let settings = ada.get("/v1/me/notification-settings").await.expect(StatusCode::OK);
        settings["quiet_hours"]["strict"].clone()
    };
    ada.quiet_between(0, HOUR, None).await;
    assert_eq!(strict().await, false);
    ada.quiet_between(0, HOUR, Some(true)).await;
    ada.quiet_between(0, 2 * HOUR, None).await;
    assert_eq!(strict().await, true);
    ada.quiet_between(0, 2 * HOUR, Some(false)).await;
    assert_eq!(strict().await, false);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_after_the_holiday_or_when_the_player_returns() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut channels = Vec::new();
    for player in &players {
        let away = json!({ "from": null, "until": in_seconds(4 * DAY).to_string() });
        player.post("/v1/me/holidays", &away).await.expect(StatusCode::CREATED);
        channels.push(Channels::of(player).await);
    }
    let game = timed(&players, json!({})).await;
    let untimed = timed(&players, json!({ "pace": { "type": "untimed" } })).await;
    let player = game.awaited_of(&players).expect("somebody's turn");
    let other = untimed.awaited_of(&players).expect("somebody's turn");
    carried(&server).await;
    later(&server, 3 * DAY).await;
    assert_eq!(fired(&server).await.reminded, 0);
    carried(&server).await;
    for player in &players {
        for channel in ["chat", "push"] {
            let told = player.was_told(&server, channel).await;
            assert!(!told.contains(&"your_turn".to_owned()), "{told:?}");
        }
    }
    assert!(player.was_told(&server, "webhook").await.contains(&"your_turn".to_owned()));

    // Returning early delivers the messages immediately; otherwise they are sent at the end of the
    // holiday.
    let habits = player.get("/v1/me/availability").await.expect(StatusCode::OK);
    let id = habits["holidays"][0]["id"].as_str().expect("an id");
    player.delete(&format!("/v1/me/holidays/{id}")).await.expect(StatusCode::OK);
    carried(&server).await;
    let turns = async |player: &Player| {
        let told = player.was_told(&server, "push").await;
        told.iter().filter(|kind| *kind == "your_turn").count()
    };
    let both = usize::from(player.id == other.id) + 1;
    assert_eq!(turns(player).await, both);
    later(&server, 4 * DAY + 60).await;
    carried(&server).await;
    assert_eq!(turns(other).await, both);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_holidays_tells_of_turns_on_holiday_and_a_new_holiday_holds_them_back() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = timed(&players, json!({ "holidays": false })).await;
    let waits = timed(&players, json!({})).await;
    let both = [&game, &waits].map(|game| game.awaited_of(&players).expect("somebody's turn"));
    let mut channels = Vec::new();
    for player in &players {
        channels.push(Channels::of(player).await);
    }
    carried(&server).await;
    for player in &players {
        let away = json!({ "from": null, "until": in_seconds(3 * DAY).to_string() });
        player.post("/v1/me/holidays", &away).await.expect(StatusCode::CREATED);
    }
    later(&server, 121).await;
    carried(&server).await;
    let told_of = async |player: &Player, game: &crate::support::Game| {
        let query = format!(
            "SELECT count(*) FROM deliveries d JOIN endpoints e ON e.id = d.endpoint_id WHERE e.player_id = '{}' \
             AND e.channel = 'push' AND d.state = 'delivered' AND d.game_id = '{}' \
             AND d.content->'notice'->>'type' IN ('your_turn', 'reminder')",
            player.id,
            game.id()
        );
        server.count(&query).await
    };
    assert_eq!(told_of(both[0], &game).await, 1);
    assert_eq!(told_of(both[1], &waits).await, 0);
    // The reminder falls into the holiday and is sent after it.
    let wish = json!({ "time_zone": "UTC", "weekends_off": false, "reminder_seconds": 2 * DAY });
    let put = both[1].request(Method::PUT, "/v1/me/availability").json(&wish);
    Answer::to(put).await.expect(StatusCode::OK);
    let other = players.iter().find(|other| other.id != both[1].id).expect("who has not seen it");
    let deadline = seconds(&other.show(&waits).await.0["awaiting"]["deadline"]);
    assert!(deadline > in_seconds(3 * DAY).as_second());
    later(&server, 3 * DAY - 600).await;
    let query = format!(
        "SELECT kind FROM game_outbox WHERE kind <> 'events' AND game_id = '{}'",
        waits.id()
    );
    fired(&server).await;
    assert_eq!(server.texts(&query).await, Vec::<String>::new());
    later(&server, 3 * DAY + 60).await;
    fired(&server).await;
    assert_eq!(server.texts(&query).await, ["(player_wished)"]);
    carried(&server).await;
    assert_eq!(told_of(both[1], &waits).await, 1, "the reminder takes the place of the turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_pause_wakes_nobody_in_the_night() {
    let server = TestServer::start().await;
    let (players, catcher) = (players(&server, 2).await, Catcher::start().await);
    players[0].quiet_between(2 * HOUR, 8 * HOUR, None).await;
    let webhook = players[0].create_webhook(&catcher.url("/chat"), "slack").await;
    catcher.answer_with_pause(429, 86_400);
    players[1].invite("Ada").await;
    carried(&server).await;
    catcher.answer(204);
    later(&server, 3 * HOUR).await;
    players[1].invite("Ada").await;
    carried(&server).await;
    assert_eq!(catcher.take().len(), 1, "it is left alone");
    players[0].update_webhook(&webhook, &json!({ "enabled": true })).await;
    carried(&server).await;
    assert_eq!(catcher.take().len(), 1, "what was to be told before the night");
    later(&server, 8 * HOUR + 60).await;
    carried(&server).await;
    assert_eq!(catcher.take().len(), 1, "the other in the morning, though the pause was longer");
}

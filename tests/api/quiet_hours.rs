//! Notifications during quiet hours and holidays.

use jiff::{SignedDuration, Timestamp};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, Browser, Catcher, DAY, Player, TestServer, advance_clock, now, players, run_deadlines,
    run_deliveries, start_timed_game, unix_seconds,
};

const HOUR: i64 = 3600;

/// Time `seconds` from now.
fn in_seconds(seconds: i64) -> Timestamp {
    now() + SignedDuration::from_secs(seconds)
}

impl Player {
    /// Sets quiet hours between two times, in seconds from now, in UTC.
    async fn set_quiet_hours(&self, from: i64, until: i64, strict: Option<bool>) {
        let time = |seconds| in_seconds(seconds).strftime("%H:%M:%S").to_string();
        let mut quiet_hours = json!({ "from": time(from), "until": time(until) });
        if let Some(strict) = strict {
            quiet_hours["strict"] = json!(strict);
        }
        self.set_quiet_hours_value(quiet_hours).await;
    }

    async fn set_quiet_hours_value(&self, quiet_hours: Value) {
        let settings = json!({ "language": null, "quiet_hours": quiet_hours, "digest": "at_once", "channels": {} });
        let request = self.request(Method::PUT, "/v1/me/notification-settings").json(&settings);
        Answer::from_request(request).await.expect(StatusCode::OK);
    }

    /// Types of the notifications delivered in a channel, in order.
    async fn delivered_kinds(&self, server: &TestServer, channel: &str) -> Vec<String> {
        let query = format!(
            "SELECT d.content->'notice'->>'type' FROM deliveries d JOIN destinations e ON e.id = d.destination_id \
             WHERE e.player_id = '{}' AND e.channel = '{channel}' AND d.state = 'delivered' ORDER BY d.feed_position",
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
    async fn create(player: &Player) -> Channels {
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
fn fast_pace() -> Value {
    json!({ "pace": { "type": "per_turn", "seconds": 600 } })
}

#[tokio::test(flavor = "multi_thread")]
async fn urgent_turn_is_sent_silently() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut channels = Vec::new();
    for player in &players {
        player.set_quiet_hours(-HOUR, 8 * HOUR, None).await;
        channels.push(Channels::create(player).await);
    }
    let game = start_timed_game(&players, fast_pace()).await;
    let awaited = game.awaited().expect("somebody's turn");
    let (player, of_player) = (&players[awaited], &channels[awaited]);
    run_deliveries(&server).await;
    assert_eq!(player.delivered_kinds(&server, "chat").await, Vec::<String>::new());
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    for channel in ["chat", "push"] {
        assert_eq!(player.delivered_kinds(&server, channel).await, ["your_turn"]);
    }
    assert_eq!(of_player.chat.take()[0].json()["flags"], 4096);
    assert_eq!(of_player.browser.decrypt(&of_player.push.take()[0])["silent"], true);
    let other = &players[1 - awaited];
    assert_eq!(other.delivered_kinds(&server, "push").await, Vec::<String>::new(), "it can wait");

    advance_clock(&server, 481).await;
    assert_eq!(run_deadlines(&server).await.reminded, 1);
    run_deliveries(&server).await;
    for channel in ["chat", "push"] {
        assert_eq!(player.delivered_kinds(&server, channel).await, ["your_turn", "reminder"]);
    }
    // A notification about a timeout may wait until the morning, but must then be sent.
    advance_clock(&server, 601).await;
    assert_eq!(run_deadlines(&server).await.games, 1);
    run_deliveries(&server).await;
    assert_eq!(player.delivered_kinds(&server, "push").await.len(), 2);
    assert!(player.delivered_kinds(&server, "webhook").await.contains(&"timed_out".to_owned()));
    of_player.push.take();
    advance_clock(&server, 8 * HOUR + 60).await;
    run_deliveries(&server).await;
    for channel in ["chat", "push"] {
        assert_eq!(player.delivered_kinds(&server, channel).await.len(), 3);
    }
    // The awaited player reads the notification in the morning.
    let morning = of_player.browser.decrypt(&of_player.push.take()[0]);
    assert_eq!(morning["silent"], false);
    assert!(morning["body"].as_str().expect("a text").contains("time"), "{morning}");
    assert!(!of_player.program.take().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn strict_quiet_hours_batch_notifications() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut channels = Vec::new();
    for player in &players {
        player.set_quiet_hours(-HOUR, 8 * HOUR, Some(true)).await;
        channels.push(Channels::create(player).await);
    }
    let game = start_timed_game(&players, fast_pace()).await;
    // Both players time out repeatedly.
    for round in 1..=4 {
        run_deliveries(&server).await;
        advance_clock(&server, round * 601).await;
        assert_eq!(run_deadlines(&server).await.games, 1);
    }
    run_deliveries(&server).await;
    for player in &players {
        for channel in ["chat", "push"] {
            assert_eq!(player.delivered_kinds(&server, channel).await, Vec::<String>::new());
        }
    }
    advance_clock(&server, 8 * HOUR + 60).await;
    run_deliveries(&server).await;
    for (player, channels) in players.iter().zip(&channels) {
        let [push] = &channels.push.take()[..] else { panic!("one message a game") };
        let read = channels.browser.decrypt(push);
        let text = read["body"].as_str().expect("a text");
        assert!(text.contains("time"), "{read}");
        let kinds = player.delivered_kinds(&server, "push").await;
        assert_eq!(kinds.len(), 1, "{kinds:?}");
        assert_eq!(channels.chat.take().len(), 1);
    }
    assert_eq!(players[0].get_game(&game).await.0["status"], "active");
}

#[tokio::test(flavor = "multi_thread")]
async fn nightly_deadline_reminder_comes_earlier() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    for player in &players {
        // The turn ends during the quiet hours, as do its last hours.
        player.set_quiet_hours(15 * HOUR, 24 * HOUR - 60, None).await;
    }
    let game = start_timed_game(&players, json!({})).await;
    let player = game.awaited_player(&players).expect("somebody's turn");
    let channels = Channels::create(player).await;
    run_deliveries(&server).await;
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    advance_clock(&server, 14 * HOUR).await;
    assert_eq!(run_deadlines(&server).await.reminded, 0);
    advance_clock(&server, 14 * HOUR + 1860).await;
    assert_eq!(run_deadlines(&server).await.reminded, 1);
    run_deliveries(&server).await;
    assert_eq!(
        player.delivered_kinds(&server, "push").await.last().expect("a message"),
        "reminder"
    );
    let loud = channels.browser.decrypt(channels.push.take().last().expect("a message"));
    assert_eq!(loud["silent"], false);
    advance_clock(&server, 20 * HOUR).await;
    assert_eq!(run_deadlines(&server).await.reminded, 0, "once");

    // Without quiet hours, the reminder is sent shortly before the deadline.
    let command = player.legal_commands(&game).await.remove(0);
    let next = player.play(&game, &command).await;
    let next_player = next.awaited_player(&players).expect("somebody's turn");
    next_player.set_quiet_hours_value(Value::Null).await;
    advance_clock(&server, 20 * HOUR + 19 * HOUR).await;
    assert_eq!(run_deadlines(&server).await.reminded, 0);
    advance_clock(&server, 20 * HOUR + 19 * HOUR + 900).await;
    assert_eq!(run_deadlines(&server).await.reminded, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn ending_quiet_hours_releases_notifications() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    for player in &players {
        player.set_quiet_hours(-HOUR, 8 * HOUR, None).await;
    }
    let game = start_timed_game(&players, json!({})).await;
    let player = game.awaited_player(&players).expect("somebody's turn");
    let _channels = Channels::create(player).await;
    run_deliveries(&server).await;
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    assert_eq!(
        player.delivered_kinds(&server, "chat").await,
        Vec::<String>::new(),
        "a day is long"
    );
    player.set_quiet_hours_value(Value::Null).await;
    run_deliveries(&server).await;
    assert_eq!(player.delivered_kinds(&server, "chat").await, ["your_turn"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn omitted_strictness_stays_unchanged() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let strict = async || {
        let settings = ada.get("/v1/me/notification-settings").await.expect(StatusCode::OK);
        settings["quiet_hours"]["strict"].clone()
    };
    ada.set_quiet_hours(0, HOUR, None).await;
    assert_eq!(strict().await, false);
    ada.set_quiet_hours(0, HOUR, Some(true)).await;
    ada.set_quiet_hours(0, 2 * HOUR, None).await;
    assert_eq!(strict().await, true);
    ada.set_quiet_hours(0, 2 * HOUR, Some(false)).await;
    assert_eq!(strict().await, false);
}

#[tokio::test(flavor = "multi_thread")]
async fn turn_notification_waits_for_holiday_end() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut channels = Vec::new();
    for player in &players {
        let away = json!({ "from": null, "until": in_seconds(4 * DAY).to_string() });
        player.post("/v1/me/holidays", &away).await.expect(StatusCode::CREATED);
        channels.push(Channels::create(player).await);
    }
    let game = start_timed_game(&players, json!({})).await;
    let untimed = start_timed_game(&players, json!({ "pace": { "type": "untimed" } })).await;
    let player = game.awaited_player(&players).expect("somebody's turn");
    let other = untimed.awaited_player(&players).expect("somebody's turn");
    run_deliveries(&server).await;
    advance_clock(&server, 3 * DAY).await;
    assert_eq!(run_deadlines(&server).await.reminded, 0);
    run_deliveries(&server).await;
    for player in &players {
        for channel in ["chat", "push"] {
            let kinds = player.delivered_kinds(&server, channel).await;
            assert!(!kinds.contains(&"your_turn".to_owned()), "{kinds:?}");
        }
    }
    assert!(player.delivered_kinds(&server, "webhook").await.contains(&"your_turn".to_owned()));

    // Returning early delivers the messages immediately; otherwise they are sent at the end of the
    // holiday.
    let availability = player.get("/v1/me/availability").await.expect(StatusCode::OK);
    let id = availability["holidays"][0]["id"].as_str().expect("an id");
    player.delete(&format!("/v1/me/holidays/{id}")).await.expect(StatusCode::OK);
    run_deliveries(&server).await;
    let turns = async |player: &Player| {
        let kinds = player.delivered_kinds(&server, "push").await;
        kinds.iter().filter(|kind| *kind == "your_turn").count()
    };
    let both = usize::from(player.id == other.id) + 1;
    assert_eq!(turns(player).await, both);
    advance_clock(&server, 4 * DAY + 60).await;
    run_deliveries(&server).await;
    assert_eq!(turns(other).await, both);
}

#[tokio::test(flavor = "multi_thread")]
async fn new_holiday_delays_turn_notifications() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({ "holidays": false })).await;
    let waits = start_timed_game(&players, json!({})).await;
    let both = [&game, &waits].map(|game| game.awaited_player(&players).expect("somebody's turn"));
    let mut channels = Vec::new();
    for player in &players {
        channels.push(Channels::create(player).await);
    }
    run_deliveries(&server).await;
    for player in &players {
        let away = json!({ "from": null, "until": in_seconds(3 * DAY).to_string() });
        player.post("/v1/me/holidays", &away).await.expect(StatusCode::CREATED);
    }
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    let told_of = async |player: &Player, game: &crate::support::Game| {
        let query = format!(
            "SELECT count(*) FROM deliveries d JOIN destinations e ON e.id = d.destination_id WHERE e.player_id = '{}' \
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
    Answer::from_request(put).await.expect(StatusCode::OK);
    let other = players.iter().find(|other| other.id != both[1].id).expect("who has not seen it");
    let deadline = unix_seconds(&other.get_game(&waits).await.0["awaiting"]["deadline"]);
    assert!(deadline > in_seconds(3 * DAY).as_second());
    advance_clock(&server, 3 * DAY - 600).await;
    let query = format!(
        "SELECT kind FROM game_outbox WHERE kind <> 'events' AND game_id = '{}'",
        waits.id()
    );
    run_deadlines(&server).await;
    assert_eq!(server.texts(&query).await, Vec::<String>::new());
    advance_clock(&server, 3 * DAY + 60).await;
    run_deadlines(&server).await;
    assert_eq!(server.texts(&query).await, ["(player_wished)"]);
    run_deliveries(&server).await;
    assert_eq!(told_of(both[1], &waits).await, 1, "the reminder takes the place of the turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn webhook_pause_end_respects_quiet_hours() {
    let server = TestServer::start().await;
    let (players, catcher) = (players(&server, 2).await, Catcher::start().await);
    players[0].set_quiet_hours(2 * HOUR, 8 * HOUR, None).await;
    let webhook = players[0].create_webhook(&catcher.url("/chat"), "slack").await;
    catcher.respond_with_retry_after(429, 86_400);
    players[1].invite("Ada").await;
    run_deliveries(&server).await;
    catcher.answer(204);
    advance_clock(&server, 3 * HOUR).await;
    players[1].invite("Ada").await;
    run_deliveries(&server).await;
    assert_eq!(catcher.take().len(), 1, "it is left alone");
    players[0].update_webhook(&webhook, &json!({ "enabled": true })).await;
    run_deliveries(&server).await;
    assert_eq!(catcher.take().len(), 1, "notifications due before the night");
    advance_clock(&server, 8 * HOUR + 60).await;
    run_deliveries(&server).await;
    assert_eq!(catcher.take().len(), 1, "the other in the morning, though the pause was longer");
}

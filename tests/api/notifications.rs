//! Notifications: the feed and the streams.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use diesel_async::SimpleAsyncConnection;
use futures_util::future::join_all;
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, DAY, Game, PASSWORD, Player, TestServer, advance_clock, database, now, play_to_end,
    players, run_deadlines, start_game, start_timed_game,
};
use kingdomail::service::{self, Context};
use kingdomail::worker;

/// Relays all events; returns the number of notifications.
async fn relay_all_events(server: &TestServer) -> usize {
    let relayed =
        service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    assert_eq!(relayed.failed, 0);
    relayed.notifications
}

impl Player {
    /// Kinds of the notifications after a position in the feed.
    async fn notification_kinds(&self, after: i64) -> Vec<String> {
        let path = format!("/v1/me/notifications?limit=100&after={after}");
        let feed = self.get(&path).await.expect(StatusCode::OK);
        let items = feed["items"].as_array().expect("a list").iter();
        items.map(|item| item["payload"]["type"].as_str().expect("a kind").to_owned()).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn host_is_notified_of_declined_invitation() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let [ada, grace] = &players[..] else { panic!("two of them") };
    let wish = json!({ "settings": { "players": 2 } });
    let game = Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let invitations = format!("/v1/games/{}/invitations", game.id());
    ada.post(&invitations, &json!({ "name": "Grace" })).await.expect(StatusCode::OK);
    for _ in 0..2 {
        let declined = grace.post_empty(&format!("{invitations}/decline")).await;
        declined.expect(StatusCode::NO_CONTENT);
    }
    relay_all_events(&server).await;
    assert_eq!(grace.notification_kinds(0).await, ["invited"]);
    assert_eq!(ada.notification_kinds(0).await, ["invitation_declined"]);
    // A player can be invited again.
    ada.post(&invitations, &json!({ "name": "Grace" })).await.expect(StatusCode::OK);
    relay_all_events(&server).await;
    assert_eq!(grace.notification_kinds(0).await, ["invited", "invited"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn awaited_player_is_notified_once() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    assert_eq!(relay_all_events(&server).await, 3, "both of the start, one of the turn");
    assert_eq!(relay_all_events(&server).await, 0);
    let seat = game.awaited().expect("somebody's turn");
    assert_eq!(players[seat].notification_kinds(0).await, ["game_started", "your_turn"]);
    assert_eq!(players[1 - seat].notification_kinds(0).await, ["game_started"]);

    let mut game = game;
    for _ in 0..6 {
        let (mover, other) = match game.awaited() {
            Some(0) => (&players[0], &players[1]),
            _ => (&players[1], &players[0]),
        };
        let last = |feed: Value| feed["last_position"].as_i64().expect("a position");
        let of = async |player: &Player| {
            last(player.get("/v1/me/notifications?limit=1").await.expect(StatusCode::OK))
        };
        let before = (of(mover).await, of(other).await);
        let command = mover.legal_commands(&game).await.remove(0);
        let next = mover.play(&game, &command).await;
        relay_all_events(&server).await;
        assert_eq!(mover.notification_kinds(before.0).await, Vec::<String>::new());
        let passes = next.awaited() != game.awaited();
        let expected: &[&str] = if passes { &["your_turn"] } else { &[] };
        assert_eq!(other.notification_kinds(before.1).await, expected);
        game = next;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn feed_poll_waits_for_notifications() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let worker = tokio::spawn(worker::run(server.ctx.clone(), stopped));
    let waits = players[0].get("/v1/me/notifications?after=0&wait_seconds=30");
    let starts = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        start_game(&players, json!({})).await
    };
    let (feed, game) = futures_util::join!(waits, starts);
    let feed = feed.expect(StatusCode::OK);
    assert_eq!(feed["items"][0]["payload"]["type"], "game_started");
    assert_eq!(feed["items"][0]["game_id"], game.id());
    let unread = feed["unread"].as_i64().expect("a count");
    assert_eq!(unread, feed["last_position"].as_i64().expect("a position"));
    let read = players[0].post("/v1/me/notifications/read", &json!({ "up_to": 1 })).await;
    assert_eq!(read.expect(StatusCode::OK)["unread"], unread - 1);
    let all = players[0].post("/v1/me/notifications/read", &json!({ "up_to": 99 })).await;
    assert_eq!(all.expect(StatusCode::OK)["unread"], 0);
    let less = players[0].post("/v1/me/notifications/read", &json!({ "up_to": 0 })).await;
    assert_eq!(less.expect(StatusCode::OK)["unread"], 0, "what was read stays read");
    let refused = players[0].post("/v1/me/notifications/read", &json!({ "up_to": -1 })).await;
    assert_eq!(refused.expect_problem("field_invalid")["field"], "up_to");
    stop.send(true).expect("a worker");
    worker.await.expect("no panic");
}

#[tokio::test(flavor = "multi_thread")]
async fn events_notify_affected_players() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let seated = &all[..2];
    let game = start_timed_game(
        seated,
        json!({ "on_timeout": { "type": "play_for", "take_over_after": 2 } }),
    )
    .await;
    let seat = game.awaited().expect("somebody's turn");
    let (late, other) = (&seated[seat], &seated[1 - seat]);
    relay_all_events(&server).await;

    advance_clock(&server, 20 * 3600).await;
    assert_eq!(run_deadlines(&server).await.reminded, 1);
    relay_all_events(&server).await;
    assert_eq!(late.notification_kinds(2).await, ["reminder"]);
    advance_clock(&server, DAY + 1).await;
    assert_eq!(run_deadlines(&server).await.games, 1);
    relay_all_events(&server).await;
    assert_eq!(late.notification_kinds(3).await[0], "timed_out");

    let offer = format!("/v1/games/{}/seats/{}/offer", game.id(), 1 - seat);
    other.post(&offer, &json!({ "name": "Hedy" })).await.expect(StatusCode::OK);
    let invite = all[2].open(json!({ "players": 2 })).await;
    let path = format!("/v1/games/{}/invitations", invite.id());
    all[2].post(&path, &json!({ "name": "Ada" })).await.expect(StatusCode::OK);
    relay_all_events(&server).await;
    assert_eq!(all[2].notification_kinds(0).await, ["seat_offered"]);
    assert_eq!(all[0].notification_kinds(0).await.last().map(String::as_str), Some("invited"));
    let cancel = format!("/v1/games/{}/cancel", invite.id());
    all[2].post_empty(&cancel).await.expect(StatusCode::OK);
    relay_all_events(&server).await;
    assert_eq!(all[2].notification_kinds(1).await, Vec::<String>::new(), "who cancels knows");
    let mine = Game(other.get(&format!("/v1/games/{}", game.id())).await.expect(StatusCode::OK));
    play_to_end(seated, mine, 5).await;
    relay_all_events(&server).await;
    for player in seated {
        assert_eq!(
            player.notification_kinds(0).await.last().map(String::as_str),
            Some("game_finished")
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_relay_events_once_in_order() {
    let url = database().await;
    let nodes: Vec<TestServer> = (0..2).map(|_| TestServer::with_database(&url)).collect();
    let players = &players(&nodes[0], 2).await;
    let games = join_all((0..8).map(|_| start_game(players, json!({})))).await;
    let relays = nodes.iter().cycle().take(4).map(|node| relay_repeatedly(node.ctx.clone()));
    let plays = games.into_iter().zip(1..).map(|(game, seed)| play_to_end(players, game, seed));
    let (_, ()) = futures_util::join!(join_all(plays), async {
        join_all(relays).await;
    });
    relay_all_events(&nodes[0]).await;
    assert_eq!(nodes[0].count("SELECT count(*) FROM game_outbox").await, 0);
    let holes = "SELECT count(*) FROM notification_cursors p WHERE last_position <> \
                 (SELECT count(*) FROM notifications n WHERE n.player_id = p.player_id)";
    assert_eq!(nodes[0].count(holes).await, 0, "positions have no gap");
    let disorder = "SELECT count(*) FROM (SELECT version < lag(version) OVER \
                    (PARTITION BY player_id, game_id ORDER BY position) AS back FROM notifications) t WHERE back";
    assert_eq!(nodes[0].count(disorder).await, 0, "of one game in order");
    let finished = "SELECT count(*) FROM notifications WHERE body->>'type' = 'game_finished'";
    assert_eq!(nodes[0].count(finished).await, 16, "once for each player of each game");
}

async fn relay_repeatedly(ctx: Context) {
    for _ in 0..60 {
        service::notifications::relay_all(&ctx).await.expect("the database answers");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn broken_game_does_not_block_relay() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let broken = start_game(&players, json!({})).await;
    server
        .sql(&format!("UPDATE game_states SET state = '\\x00' WHERE game_id = '{}'", broken.id()))
        .await;
    start_game(&players, json!({})).await;
    for attempt in 0..6 {
        let relayed =
            service::notifications::relay_all(&server.ctx).await.expect("the database answers");
        assert_eq!(relayed.failed, usize::from(attempt < 5), "after five tries it is left alone");
        assert_eq!(relayed.games, usize::from(attempt == 0));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn panic_does_not_block_relay() {
    static HAS_PANICKED: AtomicBool = AtomicBool::new(false);
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    for _ in 0..2 {
        start_game(&players, json!({})).await;
    }
    // Ids contain the time, so the first notification of the first game panics.
    let clock = || {
        assert!(HAS_PANICKED.swap(true, Ordering::Relaxed), "a bug");
        now()
    };
    let ctx = Context { clock, ..server.ctx.clone() };
    let relayed = service::notifications::relay_all(&ctx).await.expect("the database answers");
    assert_eq!((relayed.games, relayed.failed), (1, 1));
    let relayed = service::notifications::relay_all(&ctx).await.expect("the database answers");
    assert_eq!((relayed.games, relayed.failed), (1, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn notifications_are_deleted_with_account() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    start_game(&players, json!({})).await;
    relay_all_events(&server).await;
    let confirm = json!({ "password": PASSWORD });
    players[0].post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
    let query = format!("SELECT count(*) FROM notifications WHERE player_id = '{}'", players[0].id);
    assert_eq!(server.count(&query).await, 0);
    relay_all_events(&server).await;
    assert_eq!(server.count(&query).await, 0, "no more is relayed");
}

/// Open event stream.
pub struct Stream {
    response: Response,
    text: String,
}

impl Stream {
    pub async fn open(player: &Player, path: &str, last_event: Option<&str>) -> Stream {
        let request = player.request(Method::GET, path);
        let request =
            last_event.into_iter().fold(request, |request, id| request.header("Last-Event-ID", id));
        let response = request.send().await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Stream { response, text: String::new() }
    }

    /// Reads until the server ends the stream; returns the remaining text.
    pub async fn into_text(mut self) -> String {
        while let Some(chunk) = self.response.chunk().await.expect("bytes") {
            self.text.push_str(std::str::from_utf8(&chunk).expect("text"));
        }
        self.text
    }

    /// Next event: its id and its data.
    pub async fn next(&mut self) -> (String, Value) {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.text = rest;
                let field = |name: &str| {
                    event.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned)
                };
                if let (Some(id), Some(data)) = (field("id: "), field("data: ")) {
                    return (id, serde_json::from_str(&data).expect("JSON"));
                }
                continue;
            }
            let chunk = self.response.chunk();
            let chunk = tokio::time::timeout(Duration::from_mins(1), chunk).await;
            let chunk = chunk.expect("in time").expect("bytes").expect("more to come");
            self.text.push_str(std::str::from_utf8(&chunk).expect("text"));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn stream_resumes_on_any_node() {
    let url = database().await;
    let nodes: Vec<TestServer> = (0..2).map(|_| TestServer::with_database(&url)).collect();
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let workers: Vec<_> = nodes
        .iter()
        .map(|node| tokio::spawn(worker::run(node.ctx.clone(), stopped.clone())))
        .collect();
    let players = players(&nodes[0], 2).await;
    let game = start_game(&players, json!({})).await;
    let path = format!("/v1/games/{}/stream", game.id());
    let elsewhere = players[1].at(nodes[1].url(""));
    let mut whole = Stream::open(&players[0], &format!("{path}?after=0"), None).await;
    let mut notifications = Stream::open(&players[1], "/v1/me/stream?after=0", None).await;
    assert_eq!(notifications.next().await.1["payload"]["type"], "game_started");

    let ends = play_to_end(&players, game.clone(), 4);
    let reads = async {
        let mut seen = 0;
        // Another stream, cut after every fifth event and resumed at the other node.
        for part in 0.. {
            let reader = if part % 2 == 0 { &elsewhere } else { &players[1] };
            let last = seen.to_string();
            let mut stream = Stream::open(reader, &path, Some(&last)).await;
            for _ in 0..5 {
                let (id, event) = stream.next().await;
                let (expected, _) = whole.next().await;
                seen += 1;
                assert_eq!((&id, &id), (&expected, &seen.to_string()));
                if event["payload"]["type"] == "game_finished" {
                    return seen;
                }
            }
        }
        unreachable!("a game ends")
    };
    let (game, seen) = futures_util::join!(ends, reads);
    assert_eq!(seen, game.version());
    loop {
        let (_, notification) = notifications.next().await;
        if notification["payload"]["type"] == "game_finished" {
            break;
        }
    }
    stop.send(true).expect("workers");
    join_all(workers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ticket_opens_one_stream() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let game = ada.open(json!({ "players": 2, "auto_play_forced": true })).await;
    let made = ada.post_empty("/v1/me/stream-tickets").await.expect(StatusCode::CREATED);
    let ticket = made["ticket"].as_str().expect("a ticket");
    let nobody = ada.without_token();
    let path = format!("/v1/games/{}/stream?after=0&ticket={ticket}", game.id());
    let mut stream = Stream::open(&nobody, &path, None).await;
    assert_eq!(stream.next().await.0, "1");
    nobody.get(&path).await.expect_problem("ticket_invalid");
    nobody.get("/v1/me/stream?ticket=kms_0").await.expect_problem("ticket_invalid");
    nobody.get("/v1/me/stream").await.expect_problem("token_missing");

    let made = ada.post_empty("/v1/me/stream-tickets").await.expect(StatusCode::CREATED);
    let ticket = made["ticket"].as_str().expect("a ticket");
    server.sql("UPDATE stream_tickets SET expires_at = now() - interval '1 s'").await;
    nobody.get(&format!("/v1/me/stream?ticket={ticket}")).await.expect_problem("ticket_invalid");
    let wrong = ada.request(Method::GET, "/v1/me/stream").header("Last-Event-ID", "first");
    Answer::from_request(wrong).await.expect_problem("header_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn valid_credential_opens_the_stream() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let game = ada.open(json!({ "players": 2, "auto_play_forced": true })).await;
    let mut confused = ada.clone();
    confused.access_token = "no token of ours".to_owned();
    for base in [format!("/v1/games/{}/stream?after=0", game.id()), "/v1/me/stream?".to_owned()] {
        for (player, ticket) in [(&ada, "kms_0".to_owned()), (&confused, create_ticket(&ada).await)]
        {
            let path = format!("{base}&ticket={ticket}");
            let response = player.request(Method::GET, &path).send().await.expect("an answer");
            assert_eq!(response.status(), StatusCode::OK, "{path}");
        }
        confused.get(&format!("{base}&ticket=kms_0")).await.expect_problem("token_invalid");
        confused.get(&format!("{base}&ticket=")).await.expect_problem("token_invalid");
        // Authentication is checked before the other parameters.
        confused
            .get(&format!("{base}&ticket=kms_0&nonsense=1"))
            .await
            .expect_problem("token_invalid");
        ada.without_token()
            .get(&format!("{base}&ticket=&nonsense=1"))
            .await
            .expect_problem("ticket_invalid");
    }
}

async fn create_ticket(player: &Player) -> String {
    let made = player.post_empty("/v1/me/stream-tickets").await.expect(StatusCode::CREATED);
    made["ticket"].as_str().expect("a ticket").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn omitted_settings_stay_unchanged() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let put = async |body: Value| {
        Answer::from_request(ada.request(Method::PUT, "/v1/me/notification-settings").json(&body))
            .await
    };
    let night = json!({ "from": "22:00:00", "until": "07:00:00" });
    let whole = json!({
        "language": "el", "quiet_hours": night, "digest": "daily", "channels": { "security": ["push"] },
    });
    let settings = put(whole).await.expect(StatusCode::OK);
    let shown = json!({ "from": "22:00:00", "until": "07:00:00", "strict": false });
    assert_eq!((&settings["language"], &settings["quiet_hours"]), (&json!("el"), &shown));

    // Settings from a client that does not know the newer fields.
    let old = json!({ "digest": settings["digest"], "channels": settings["channels"] });
    assert_eq!(put(old).await.expect(StatusCode::OK), settings);
    assert_eq!(put(json!({})).await.expect(StatusCode::OK), settings);
    assert_eq!(put(settings.clone()).await.expect(StatusCode::OK), settings);

    let changed = put(json!({ "quiet_hours": null })).await.expect(StatusCode::OK);
    assert_eq!((&changed["language"], &changed["quiet_hours"]), (&json!("el"), &Value::Null));
    let changed = put(json!({ "language": null })).await.expect(StatusCode::OK);
    assert_eq!(changed["language"], Value::Null);
    assert_eq!(
        (&changed["digest"], &changed["channels"]),
        (&settings["digest"], &settings["channels"])
    );
    for nothing in ["digest", "channels"] {
        let refused = put(json!({ nothing: null })).await.expect_problem("field_invalid");
        assert_eq!(refused["field"], nothing);
    }
    let shown = ada.get("/v1/me/notification-settings").await.expect(StatusCode::OK);
    assert_eq!(shown, changed);
}

#[tokio::test(flavor = "multi_thread")]
async fn locked_player_row_blocks_no_others() {
    let server = TestServer::start().await;
    let players = players(&server, 4).await;
    let (held, others) = players.split_at(2);
    let games = [start_game(held, json!({})).await, start_game(others, json!({})).await];
    relay_all_events(&server).await;
    for game in &games {
        // Plays until another player, still to be notified, is awaited.
        let (first, mut game) = (game.awaited(), game.clone());
        while game.awaited() == first {
            let mover = game.awaited_player(&players).expect("somebody");
            let legal = mover.legal_commands(&game).await;
            game = mover.play(&game, &legal[0]).await;
        }
    }
    let pending_events = async |game: &Game| {
        let rows = format!("SELECT count(*) FROM game_outbox WHERE game_id = '{}'", game.id());
        server.count(&rows).await
    };
    let mut holder = server.ctx.pool.connect_dedicated().await.expect("a connection");
    let lock = format!(
        "BEGIN; SELECT FROM players WHERE id IN ('{}', '{}') FOR UPDATE",
        held[0].id, held[1].id
    );
    holder.batch_execute(&lock).await.expect("their rows");
    relay_all_events(&server).await;
    assert_eq!(pending_events(&games[1]).await, 0);
    assert!(pending_events(&games[0]).await > 0, "it is relayed later");
    holder.batch_execute("ROLLBACK").await.expect("the end");
    relay_all_events(&server).await;
    assert_eq!(pending_events(&games[0]).await, 0);
}

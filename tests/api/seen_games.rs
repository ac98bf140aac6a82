//! Messages about a turn: which actions of the player cancel them.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::mails::{new_emails, start_with_email};
use crate::smtp_catcher::Catcher as Mailbox;
use crate::support::{
    Answer, Browser, Catcher, Game, Player, TestServer, advance_clock, players, run_deliveries,
    start_timed_game,
};

/// Delay of a message about a turn, with a margin.
const TURN_DELAY: i64 = 121;

/// A game in which the awaited player receives emails, chat messages and push messages.
struct Table {
    server: TestServer,
    mailbox: Mailbox,
    read: usize,
    chat: Catcher,
    push: Catcher,
    players: Vec<Player>,
    game: Game,
}

impl Table {
    async fn start() -> Table {
        let (server, mailbox) = start_with_email().await;
        let (chat, push) = (Catcher::start().await, Catcher::start().await);
        let players = players(&server, 2).await;
        let game = start_timed_game(&players, json!({})).await;
        let mut read = 0;
        let awaited = game.awaited_player(&players).expect("a turn");
        awaited.confirm_email_address(&server, &mailbox, &mut read).await;
        awaited.create_webhook(&chat.url("/chat"), "discord").await;
        let subscription = Browser::new().subscription(&push.url("/push"));
        awaited.post("/v1/me/push-subscriptions", &subscription).await.expect(StatusCode::CREATED);
        let mut table = Table { server, mailbox, read, chat, push, players, game };
        // The destinations are notified of the next turn: the other player moves in between.
        table.play_until_next_turn().await;
        table
    }

    fn awaited(&self) -> &Player {
        self.game.awaited_player(&self.players).expect("a turn")
    }

    /// Plays until the turn has passed to the other player and back; discards all messages so far.
    async fn play_until_next_turn(&mut self) {
        let first = self.awaited().id.clone();
        let mut passed = false;
        while !passed || self.awaited().id != first {
            passed |= self.awaited().id != first;
            self.play_first_legal().await;
        }
        run_deliveries(&self.server).await;
        self.take();
    }

    /// Plays the first legal command of the awaited player.
    async fn play_first_legal(&mut self) {
        let player = self.awaited().clone();
        let command = player.legal_commands(&self.game).await.remove(0);
        self.game = player.play(&self.game, &command).await;
    }

    /// Numbers of emails, chat messages and push messages since the last call.
    fn take(&mut self) -> (usize, usize, usize) {
        let mails = new_emails(&self.mailbox, &mut self.read).len();
        (mails, self.chat.take().len(), self.push.take().len())
    }

    /// The same counts at the end of the delay of a message about a turn.
    async fn take_after_delay(&mut self) -> (usize, usize, usize) {
        advance_clock(&self.server, TURN_DELAY).await;
        run_deliveries(&self.server).await;
        self.take()
    }

    async fn mark_version_seen(&self, player: &Player, version: u64) -> Answer {
        let path = format!("/v1/games/{}/seen", self.game.id());
        player.post(&path, &json!({ "version": version })).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn automatic_reads_keep_turn_messages() {
    let mut table = Table::start().await;
    let (player, id) = (table.awaited().clone(), table.game.id().to_owned());
    let wish = json!({ "name": "a program", "scopes": ["games:read", "notifications:read"] });
    let made = player.post("/v1/me/tokens", &wish).await.expect(StatusCode::CREATED);
    let mut program = player.clone();
    made["secret"].as_str().expect("a secret").clone_into(&mut program.access_token);
    for reader in [&player, &program] {
        for path in ["", "/events", "/scores", "/versions/1", "/table.svg"] {
            let path = format!("/v1/games/{id}{path}");
            reader.get(&path).await.expect(StatusCode::OK);
            let head = reader.request(Method::HEAD, &path).send().await.expect("an answer");
            assert_eq!(head.status(), StatusCode::OK);
        }
        reader.get("/v1/me/games").await.expect(StatusCode::OK);
        reader.get("/v1/me/notifications").await.expect(StatusCode::OK);
        let stream = reader.request(Method::GET, &format!("/v1/games/{id}/stream"));
        assert_eq!(stream.send().await.expect("a stream").status(), StatusCode::OK);
    }
    player.get(&format!("/v1/games/{id}/legal-commands")).await.expect(StatusCode::OK);
    player.post_empty(&format!("/v1/games/{id}/picture-links")).await.expect(StatusCode::OK);
    let tool = json!({
        "jsonrpc": "2.0", "id": 1, "method": "tools/call",
        "params": { "name": "show_table", "arguments": { "game_id": id } },
    });
    let shown = player
        .request(Method::POST, "/mcp")
        .header("accept", "application/json, text/event-stream")
        .header("mcp-protocol-version", "2025-11-25")
        .json(&tool);
    let shown =
        Answer::from_response(shown.send().await.expect("an answer")).await.expect(StatusCode::OK);
    assert_eq!(shown["result"]["isError"], false, "{shown}");
    assert_eq!(table.take_after_delay().await, (1, 1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn seen_game_cancels_turn_messages() {
    let mut table = Table::start().await;
    let player = table.awaited().clone();
    let marked = table.mark_version_seen(&player, table.game.version()).await;
    assert_eq!(marked.status, StatusCode::NO_CONTENT);
    // An earlier version afterwards changes nothing.
    table.mark_version_seen(&player, 1).await;
    assert_eq!(table.take_after_delay().await, (0, 0, 0));
    let fates = "SELECT count(*) FROM deliveries WHERE outcome = 'the player has seen it'";
    assert_eq!(table.server.count(fates).await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn seen_mark_covers_no_later_turn() {
    let mut table = Table::start().await;
    let player = table.awaited().clone();
    // A version that does not exist yet counts as the current one.
    let marked = table.mark_version_seen(&player, 2_147_483_647).await;
    assert_eq!(marked.status, StatusCode::NO_CONTENT);
    table.play_until_next_turn().await;
    assert_eq!(table.take_after_delay().await, (1, 1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn early_seen_mark_does_not_count() {
    let mut table = Table::start().await;
    let player = table.awaited().clone();
    table.mark_version_seen(&player, table.game.version() - 1).await;
    assert_eq!(table.take_after_delay().await, (1, 1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn own_action_cancels_turn_messages() {
    let mut table = Table::start().await;
    let player = table.awaited().clone();
    let until = crate::support::now() + jiff::SignedDuration::from_hours(72);
    let proposal = json!({ "proposal": { "type": "pause", "until": until.to_string() } });
    let path = format!("/v1/games/{}/proposals", table.game.id());
    player.post(&path, &proposal).await.expect(StatusCode::OK);
    assert_eq!(table.take_after_delay().await, (0, 0, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn opponent_actions_keep_turn_messages() {
    let mut table = Table::start().await;
    let player = table.awaited().clone();
    let mary = table.server.player("Mary").await;
    while table.awaited().id == player.id {
        table.play_first_legal().await;
    }
    let seats = table.game.0["seats"].as_array().expect("seats").iter();
    let seat = seats.clone().position(|seat| seat["player"]["id"] == player.id).expect("a seat");
    let offer = format!("/v1/games/{}/seats/{seat}/offer", table.game.id());
    player.post(&offer, &json!({ "name": "Mary" })).await.expect(StatusCode::OK);
    table.game = player.get_game(&table.game).await;
    while table.awaited().id != player.id {
        table.play_first_legal().await;
    }
    run_deliveries(&table.server).await;
    let offered = &player.get_game(&table.game).await.0["seats"][seat]["offered_to_id"];
    assert_eq!(offered, &json!(mary.id), "the offer stands");
    mary.delete(&offer).await.expect(StatusCode::OK);
    let (mails, chat, push) = table.take_after_delay().await;
    assert!(mails > 0 && chat > 0 && push > 0, "{mails} {chat} {push}");
    let fates = "SELECT count(*) FROM deliveries WHERE outcome = 'the player has acted since'";
    assert_eq!(table.server.count(fates).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn read_notifications_cancel_turn_messages() {
    let mut table = Table::start().await;
    let player = table.awaited().clone();
    let feed = player.get("/v1/me/notifications").await.expect(StatusCode::OK);
    let read = json!({ "up_to": feed["last_position"] });
    player.post("/v1/me/notifications/read", &read).await.expect(StatusCode::OK);
    assert_eq!(table.take_after_delay().await, (0, 0, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn seen_mark_needs_a_seat() {
    let table = Table::start().await;
    let stranger = table.server.player("Mary").await;
    table.mark_version_seen(&stranger, 1).await.expect_problem("not_seated");
    let hidden = json!({ "settings": { "players": 2 }, "access": "invitation" });
    let hidden = table.players[0].post("/v1/games", &hidden).await.expect(StatusCode::CREATED);
    let path = format!("/v1/games/{}/seen", hidden["id"].as_str().expect("an id"));
    stranger.post(&path, &json!({ "version": 1 })).await.expect_problem("game_not_found");
    let seen = table.players[0].post(&path, &json!({ "version": 1 })).await;
    assert_eq!(seen.status, StatusCode::NO_CONTENT);
    for version in [json!(-1), json!("1"), Value::Null] {
        let wrong = table.players[0].post(&path, &json!({ "version": version })).await;
        assert!(wrong.status.is_client_error(), "{version}");
    }
}

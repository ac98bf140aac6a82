//! Messages for a locked account: only those about its security are sent.

use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::api_tokens::create_bot;
use crate::mails::{new_emails, start_with_email};
use crate::slow_endpoints::{create_destinations, queue_messages};
use crate::support::{
    Answer, Catcher, PASSWORD, advance_clock, players, run_deliveries, start_game,
};
use kingdomail::service;

#[tokio::test(flavor = "multi_thread")]
async fn locked_account_gets_no_messages() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let all = players(&server, 2).await;
    let [ada, grace] = &all[..] else { panic!("two") };
    service::accounts::set_admin(&server.ctx, "Ada", true).await.expect("an admin");
    grace.confirm_email_address(&server, &catcher, &mut seen).await;
    let engine = create_bot(grace, "Engine").await;
    let hook = Catcher::start().await;
    let owners = [grace, &engine].map(|player| player.id.parse().expect("an id"));
    // Two webhooks and two chat webhooks.
    let hooks =
        create_destinations(&server, &[owners[0], owners[0], owners[1], owners[1]], 4, &hook).await;

    // Some messages are retried, some are delayed, and some are created during the lock.
    hook.answer(500);
    queue_messages(&server, &hooks).await;
    let mut game = start_game(&all, json!({ "auto_play_forced": false })).await;
    run_deliveries(&server).await;
    assert!(hook.take().len() >= 4);
    hook.answer(204);
    queue_messages(&server, &hooks).await;
    new_emails(&catcher, &mut seen);
    let path = format!("/v1/admin/accounts/{}/lock", grace.id);
    Answer::from_request(ada.request(Method::PUT, &path)).await.expect(StatusCode::OK);
    while game.awaited_player(&all).is_some_and(|player| player.id == ada.id) {
        let command = ada.legal_commands(&game).await.remove(0);
        game = ada.play(&game, &command).await;
    }
    for seconds in [10, 400, 3 * 3600] {
        advance_clock(&server, seconds).await;
        run_deliveries(&server).await;
    }
    assert_eq!(hook.take().len(), 0, "no program and no chat is told anything");
    assert_eq!(new_emails(&catcher, &mut seen).len(), 0, "nor is a turn told by mail");
    let waiting = "SELECT count(*) FROM deliveries WHERE state = 'pending'";
    assert_eq!(server.count(waiting).await, 0, "nothing waits for the end of the lock");

    ada.delete(&path).await.expect(StatusCode::OK);
    let log_in = json!({ "name": "Grace", "password": PASSWORD, "client": "a new one" });
    grace.post("/v1/sessions", &log_in).await.expect(StatusCode::CREATED);
    run_deliveries(&server).await;
    assert!(!hook.take().is_empty(), "who is unlocked is told again");
}

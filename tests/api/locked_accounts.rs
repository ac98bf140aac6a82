//! Messages for a locked account: only those about its security are sent.

use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::api_tokens::bot;
use crate::mails::{mails, with_mail};
use crate::slow_endpoints::{endpoints, queue};
use crate::support::{Answer, Catcher, PASSWORD, carried, later, players, started};
use kingdomail::service;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_goes_out_for_an_account_that_is_locked_nor_for_its_bots() {
    let (server, catcher) = with_mail().await;
    let mut seen = 0;
    let all = players(&server, 2).await;
    let [ada, grace] = &all[..] else { panic!("two") };
    service::accounts::appoint(&server.ctx, "Ada", true).await.expect("an admin");
    grace.gets_mail(&server, &catcher, &mut seen).await;
    let engine = bot(grace, "Engine").await;
    let hook = Catcher::start().await;
    let owners = [grace, &engine].map(|player| player.id.parse().expect("an id"));
    // Two webhooks and two chat webhooks.
    let hooks = endpoints(&server, &[owners[0], owners[0], owners[1], owners[1]], 4, &hook).await;

    // Some messages are retried, some are delayed, and some are created during the lock.
    hook.answer(500);
    queue(&server, &hooks).await;
    let mut game = started(&all, json!({ "auto_play_forced": false })).await;
    carried(&server).await;
    assert!(hook.take().len() >= 4);
    hook.answer(204);
    queue(&server, &hooks).await;
    mails(&catcher, &mut seen);
    let path = format!("/v1/admin/accounts/{}/lock", grace.id);
    Answer::to(ada.request(Method::PUT, &path)).await.expect(StatusCode::OK);
    while game.awaited_of(&all).is_some_and(|player| player.id == ada.id) {
        let command = ada.legal(&game).await.remove(0);
        game = ada.play(&game, &command).await;
    }
    for seconds in [10, 400, 3 * 3600] {
        later(&server, seconds).await;
        carried(&server).await;
    }
    assert_eq!(hook.take().len(), 0, "no program and no chat is told anything");
    assert_eq!(mails(&catcher, &mut seen).len(), 0, "nor is a turn told by mail");
    let waiting = "SELECT count(*) FROM deliveries WHERE state = 'pending'";
    assert_eq!(server.count(waiting).await, 0, "nothing waits for the end of the lock");

    ada.delete(&path).await.expect(StatusCode::OK);
    let log_in = json!({ "name": "Grace", "password": PASSWORD, "client": "a new one" });
    grace.post("/v1/sessions", &log_in).await.expect(StatusCode::CREATED);
    carried(&server).await;
    assert!(!hook.take().is_empty(), "who is unlocked is told again");
}

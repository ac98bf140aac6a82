//! Limits on unsolicited messages to other players: invitations and emails.

use jiff::SignedDuration;
use kingdomail::domain::account::TokenBucket;
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::guests::create_guest;
use crate::mails::{new_emails, start_with_email};
use crate::support::{
    Answer, Game, PASSWORD, Player, TestServer, database, play_to_end, players, run_deliveries,
    start_game, wait_until,
};

fn bucket_of(burst: i32) -> TokenBucket {
    TokenBucket { burst, refill_interval: SignedDuration::from_hours(1) }
}

async fn create_table(opener: &Player) -> Game {
    let wish = json!({ "settings": { "players": 4 }, "access": "invitation", "rated": "no" });
    Game(opener.post("/v1/games", &wish).await.expect(StatusCode::CREATED))
}

async fn invite(opener: &Player, table: &Game, name: &str) -> Answer {
    let path = format!("/v1/games/{}/invitations", table.id());
    opener.post(&path, &json!({ "name": name })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_invitations_are_limited() {
    let server = TestServer::with_limits(&database().await, |limits| {
        limits.throttles.invitations_per_recipient = bucket_of(2);
        limits.throttles.invitations = bucket_of(4);
    });
    let [ada, _, _] = &players(&server, 3).await[..] else { panic!("three players") };
    for _ in 0..2 {
        invite(ada, &create_table(ada).await, "Grace").await.expect(StatusCode::OK);
    }
    let third = create_table(ada).await;
    invite(ada, &third, "grace").await.expect_problem("too_many_attempts");
    // Each recipient has a separate limit, until the sender's total limit is reached.
    for _ in 0..2 {
        invite(ada, &third, "Hedy").await.expect(StatusCode::OK);
    }
    invite(ada, &third, "Ada").await.expect_problem("too_many_attempts");
}

#[tokio::test(flavor = "multi_thread")]
async fn newcomer_invitations_are_limited_together() {
    let server = TestServer::with_limits(&database().await, |limits| {
        limits.throttles.invitations_by_newcomers = bucket_of(2);
    });
    let [ada, grace] = &players(&server, 2).await[..] else { panic!("two players") };
    for number in 0..3 {
        let (guest, _) = create_guest(&server, ada).await;
        let invited = invite(&guest, &create_table(&guest).await, "Grace").await;
        if number < 2 {
            invited.expect(StatusCode::OK);
        } else {
            invited.expect_problem("too_many_attempts");
        }
    }
    // Ada's account is new, and later an established one.
    let ada_table = create_table(ada).await;
    invite(ada, &ada_table, "Grace").await.expect_problem("too_many_attempts");
    server.sql("UPDATE players SET created_at = created_at - interval '25 hours'").await;
    invite(ada, &ada_table, "Grace").await.expect(StatusCode::OK);
    let listed = grace.get("/v1/me/games").await.expect(StatusCode::OK);
    assert_eq!(listed["items"].as_array().expect("a list").len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn cancelled_table_is_not_listed() {
    let server = TestServer::start().await;
    let [ada, grace] = &players(&server, 2).await[..] else { panic!("two players") };
    let [called_off, waiting] = [create_table(ada).await, create_table(ada).await];
    for table in [&called_off, &waiting] {
        invite(ada, table, "Grace").await.expect(StatusCode::OK);
    }
    ada.post_empty(&format!("/v1/games/{}/cancel", called_off.id())).await.expect(StatusCode::OK);
    let listed = grace.get("/v1/me/games").await.expect(StatusCode::OK);
    let ids: Vec<_> =
        listed["items"].as_array().expect("a list").iter().map(|game| &game["id"]).collect();
    assert_eq!(ids, [waiting.id()]);
    // Seated and notified players can still read the table.
    ada.get("/v1/me/games?status=cancelled").await.expect(StatusCode::OK);
    grace.get(&format!("/v1/games/{}", called_off.id())).await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn rejected_invitations_do_not_count() {
    let server = TestServer::with_limits(&database().await, |limits| {
        limits.throttles.invitations_per_recipient = bucket_of(1);
    });
    let [ada, eve, _] = &players(&server, 3).await[..] else { panic!("three players") };
    let table = create_table(ada).await;
    let path = format!("/v1/games/{}/invitations", table.id());
    for _ in 0..3 {
        // No player has this name.
        invite(ada, &table, "Nobody").await.expect_problem("player_not_found");
        // The table belongs to another player.
        invite(eve, &table, "Hedy").await.expect_problem("game_not_found");
        let body = json!({ "name": "Hedy" });
        let keyed = ada.request(Method::POST, &path).header("Idempotency-Key", "once");
        Answer::from_request(keyed.json(&body)).await.expect(StatusCode::OK);
    }
    invite(ada, &table, "Hedy").await.expect_problem("too_many_attempts");
}

#[tokio::test(flavor = "multi_thread")]
async fn rematch_requests_are_limited() {
    let server = TestServer::with_limits(&database().await, |limits| {
        limits.throttles.invitations_per_recipient = bucket_of(2);
    });
    let players = players(&server, 2).await;
    let game = play_to_end(&players, start_game(&players, json!({})).await, 1).await;
    let path = format!("/v1/games/{}/rematch", game.id());
    for _ in 0..2 {
        let again = Game(players[0].post(&path, &json!({})).await.expect(StatusCode::OK));
        let cancel = format!("/v1/games/{}/cancel", again.id());
        players[0].post_empty(&cancel).await.expect(StatusCode::OK);
    }
    players[0].post(&path, &json!({})).await.expect_problem("too_many_attempts");
    // The other player has not requested a rematch.
    players[1].post(&path, &json!({})).await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn password_reset_sends_one_email() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let [ada, eve] = &players(&server, 2).await[..] else { panic!("two players") };
    ada.confirm_email_address(&server, &catcher, &mut seen).await;
    let name = ada.get("/v1/me").await.expect(StatusCode::OK)["name"].clone();
    let name = name.as_str().expect("a name");
    let asked_for = "SELECT count(*) FROM deliveries WHERE content->>'type' = 'password_reset'";
    for round in 0..2 {
        let body = json!({ "name": name });
        ada.without_token().post("/v1/password-resets", &body).await.expect(StatusCode::ACCEPTED);
        if round == 0 {
            wait_until(async || server.count(asked_for).await == 1).await;
            for _ in 0..21 {
                invite(eve, &create_table(eve).await, name).await.expect(StatusCode::OK);
            }
        }
    }
    run_deliveries(&server).await;
    // Time for the last email to arrive: the emails of later requests already have.
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert_eq!(server.count(asked_for).await, 1);
    assert!(!new_emails(&catcher, &mut seen).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn confirmations_per_address_are_limited() {
    let server = TestServer::with_limits(&database().await, |limits| {
        limits.throttles.verifications = bucket_of(2);
    });
    let players = players(&server, 4).await;
    for (number, player) in players.iter().enumerate() {
        let address = [
            "Victim@mail.example",
            "victim+1@mail.example",
            "victim+2+3@Mail.example",
            "other@mail.example",
        ];
        let address = address[number];
        let wish = json!({ "address": address, "password": PASSWORD });
        let answer =
            Answer::from_request(player.request(Method::PUT, "/v1/me/email").json(&wish)).await;
        if number == 2 {
            answer.expect_problem("too_many_attempts");
        } else {
            answer.expect(StatusCode::ACCEPTED);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn taken_names_consume_no_attempts() {
    let server = TestServer::with_limits(&database().await, |limits| {
        limits.throttles.password_checks = bucket_of(3);
    });
    let ada = server.player("Ada").await;
    let mut guests = Vec::new();
    for _ in 0..3 {
        guests.push(create_guest(&server, &ada).await.0);
    }
    let claim = |guest: &Player, name: &'static str, password: &'static str| {
        let guest = guest.clone();
        async move { guest.post("/v1/me/claim", &json!({ "name": name, "password": password })).await }
    };
    for _ in 0..5 {
        claim(&guests[0], "Ada", PASSWORD).await.expect_problem("name_taken");
    }
    // Ada's registration used the first of three password checks. Checks count for the address,
    // whichever account sends them.
    claim(&guests[0], "Grace", "passwordpassword").await.expect_problem("password_too_weak");
    claim(&guests[1], "Grace", "passwordpassword").await.expect_problem("password_too_weak");
    claim(&guests[2], "Grace", PASSWORD).await.expect_problem("too_many_attempts");
}

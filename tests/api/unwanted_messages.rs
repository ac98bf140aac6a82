//! Limits on unsolicited messages to other players: invitations and emails.

use jiff::SignedDuration;
use kingdomail::domain::account::TokenBucket;
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::guests::guest;
use crate::mails::{mails, with_mail};
use crate::support::{
    Answer, Game, PASSWORD, Player, TestServer, carried, database, eventually, play_to_the_end,
    players, started,
};

fn so_many(at_once: i32) -> TokenBucket {
    TokenBucket { at_once, every: SignedDuration::from_hours(1) }
}

async fn table(opener: &Player) -> Game {
    let wish = json!({ "settings": { "players": 4 }, "access": "invitation", "rated": "no" });
    Game(opener.post("/v1/games", &wish).await.expect(StatusCode::CREATED))
}

async fn invite(opener: &Player, table: &Game, name: &str) -> Answer {
    let path = format!("/v1/games/{}/invitations", table.id());
    opener.post(&path, &json!({ "name": name })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_invited_by_the_same_player_over_and_over() {
    let server = TestServer::with(&database().await, |limits| {
        limits.throttles.invitations_of_one = so_many(2);
        limits.throttles.invitations = so_many(4);
    });
    let [ada, _, _] = &players(&server, 3).await[..] else { panic!("three players") };
    for _ in 0..2 {
        invite(ada, &table(ada).await, "Grace").await.expect(StatusCode::OK);
    }
    let third = table(ada).await;
    invite(ada, &third, "grace").await.refused("too_many_attempts");
    // Each recipient has a separate limit, until the sender's total limit is reached.
    for _ in 0..2 {
        invite(ada, &third, "Hedy").await.expect(StatusCode::OK);
    }
    invite(ada, &third, "Ada").await.refused("too_many_attempts");
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_and_new_accounts_invite_a_player_so_often_all_together() {
    let server = TestServer::with(&database().await, |limits| {
        limits.throttles.invitations_by_newcomers = so_many(2);
    });
    let [ada, grace] = &players(&server, 2).await[..] else { panic!("two players") };
    for number in 0..3 {
        let (guest, _) = guest(&server, ada).await;
        let invited = invite(&guest, &table(&guest).await, "Grace").await;
        if number < 2 {
            invited.expect(StatusCode::OK);
        } else {
            invited.refused("too_many_attempts");
        }
    }
    // Ada's account is new, and later an established one.
    let hers = table(ada).await;
    invite(ada, &hers, "Grace").await.refused("too_many_attempts");
    server.sql("UPDATE players SET created_at = created_at - interval '25 hours'").await;
    invite(ada, &hers, "Grace").await.expect(StatusCode::OK);
    let listed = grace.get("/v1/me/games").await.expect(StatusCode::OK);
    assert_eq!(listed["items"].as_array().expect("a list").len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_called_off_is_on_the_list_of_nobody_who_was_only_invited() {
    let server = TestServer::start().await;
    let [ada, grace] = &players(&server, 2).await[..] else { panic!("two players") };
    let [called_off, waiting] = [table(ada).await, table(ada).await];
    for table in [&called_off, &waiting] {
        invite(ada, table, "Grace").await.expect(StatusCode::OK);
    }
    ada.post_nothing(&format!("/v1/games/{}/cancel", called_off.id())).await.expect(StatusCode::OK);
    let listed = grace.get("/v1/me/games").await.expect(StatusCode::OK);
    let ids: Vec<_> =
        listed["items"].as_array().expect("a list").iter().map(|game| &game["id"]).collect();
    assert_eq!(ids, [waiting.id()]);
    // Seated and notified players can still read the table.
    ada.get("/v1/me/games?status=cancelled").await.expect(StatusCode::OK);
    grace.get(&format!("/v1/games/{}", called_off.id())).await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_or_answered_again_counts_for_nothing() {
    let server = TestServer::with(&database().await, |limits| {
        limits.throttles.invitations_of_one = so_many(1);
    });
    let [ada, eve, _] = &players(&server, 3).await[..] else { panic!("three players") };
    let table = table(ada).await;
    let path = format!("/v1/games/{}/invitations", table.id());
    for _ in 0..3 {
        // No player has this name.
        invite(ada, &table, "Nobody").await.refused("player_not_found");
        // The table belongs to another player.
        invite(eve, &table, "Hedy").await.refused("game_not_found");
        let body = json!({ "name": "Hedy" });
        let keyed = ada.request(Method::POST, &path).header("Idempotency-Key", "once");
        Answer::to(keyed.json(&body)).await.expect(StatusCode::OK);
    }
    invite(ada, &table, "Hedy").await.refused("too_many_attempts");
}

#[tokio::test(flavor = "multi_thread")]
async fn rematches_of_a_game_are_asked_for_so_often() {
    let server = TestServer::with(&database().await, |limits| {
        limits.throttles.invitations_of_one = so_many(2);
    });
    let players = players(&server, 2).await;
    let game = play_to_the_end(&players, started(&players, json!({})).await, 1).await;
    let path = format!("/v1/games/{}/rematch", game.id());
    for _ in 0..2 {
        let again = Game(players[0].post(&path, &json!({})).await.expect(StatusCode::OK));
        let cancel = format!("/v1/games/{}/cancel", again.id());
        players[0].post_nothing(&cancel).await.expect(StatusCode::OK);
    }
    players[0].post(&path, &json!({})).await.refused("too_many_attempts");
    // The other player has not requested a rematch.
    players[1].post(&path, &json!({})).await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_mail_for_a_new_password_is_enough_whatever_else_comes() {
    let (server, catcher) = with_mail().await;
    let mut seen = 0;
    let [ada, eve] = &players(&server, 2).await[..] else { panic!("two players") };
    ada.gets_mail(&server, &catcher, &mut seen).await;
    let name = ada.get("/v1/me").await.expect(StatusCode::OK)["name"].clone();
    let name = name.as_str().expect("a name");
    let asked_for = "SELECT count(*) FROM deliveries WHERE content->>'type' = 'password_reset'";
    for round in 0..2 {
        let body = json!({ "name": name });
        ada.nobody().post("/v1/password-resets", &body).await.expect(StatusCode::ACCEPTED);
        if round == 0 {
            eventually(async || server.count(asked_for).await == 1).await;
            for _ in 0..21 {
                invite(eve, &table(eve).await, name).await.expect(StatusCode::OK);
            }
        }
    }
    carried(&server).await;
    // Time for the last email to arrive: the emails of later requests already have.
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert_eq!(server.count(asked_for).await, 1);
    assert!(!mails(&catcher, &mut seen).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_asked_so_often_whether_it_is_somebodys() {
    let server = TestServer::with(&database().await, |limits| {
        limits.throttles.verifications = so_many(2);
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
        let answer = Answer::to(player.request(Method::PUT, "/v1/me/email").json(&wish)).await;
        if number == 2 {
            answer.refused("too_many_attempts");
        } else {
            answer.expect(StatusCode::ACCEPTED);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_are_taken_cost_a_guest_nothing_and_others_no_time() {
    let server = TestServer::with(&database().await, |limits| {
        limits.throttles.password_checks = so_many(3);
    });
    let ada = server.player("Ada").await;
    let mut guests = Vec::new();
    for _ in 0..3 {
        guests.push(guest(&server, &ada).await.0);
    }
    let claim = |guest: &Player, name: &'static str, password: &'static str| {
        let guest = guest.clone();
        async move { guest.post("/v1/me/claim", &json!({ "name": name, "password": password })).await }
    };
    for _ in 0..5 {
        claim(&guests[0], "Ada", PASSWORD).await.refused("name_taken");
    }
    // Ada's registration used the first of three password checks. Checks count for the address,
    // whichever account sends them.
    claim(&guests[0], "Grace", "passwordpassword").await.refused("password_too_weak");
    claim(&guests[1], "Grace", "passwordpassword").await.refused("password_too_weak");
    claim(&guests[2], "Grace", PASSWORD).await.refused("too_many_attempts");
}

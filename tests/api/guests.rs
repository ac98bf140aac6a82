//! Guests: immediate play, later claim of the account, deletion after inactivity.

use std::collections::HashSet;

use futures_util::future::join_all;
use jiff::SignedDuration;
use kingdomail::domain::account::TokenBucket;
use kingdomail::service::account_data::expire_guests;
use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, Game, PASSWORD, Player, TestServer, conclude_games, database, play_to_end,
};

const CLAIM: &str = "/v1/me/claim";

fn guest_request(server: &TestServer, body: &Value) -> RequestBuilder {
    reqwest::Client::new().post(server.url("/v1/guests")).json(body)
}

/// Creates a guest; returns the client and the account in the response.
pub async fn create_guest(server: &TestServer, client: &Player) -> (Player, Value) {
    let made =
        Answer::from_request(guest_request(server, &json!({}))).await.expect(StatusCode::CREATED);
    let mut guest = client.in_session(&made);
    made["player"]["id"].as_str().expect("an id").clone_into(&mut guest.id);
    (guest, made["player"].clone())
}

async fn claim(guest: &Player, name: &str) -> Answer {
    guest.post(CLAIM, &json!({ "name": name, "password": PASSWORD })).await
}

/// Sets the last activity of the guest to `days` days ago.
async fn set_last_activity(server: &TestServer, guest: &Player, days: u32) {
    let (id, ago) = (&guest.id, format!("interval '{days} days'"));
    server
        .sql(&format!("UPDATE players SET created_at = created_at - {ago} WHERE id = '{id}'"))
        .await;
    server
        .sql(&format!(
            "UPDATE sessions SET last_used_at = last_used_at - {ago} WHERE player_id = '{id}'"
        ))
        .await;
}

async fn expired(server: &TestServer) -> usize {
    let swept = expire_guests(&server.ctx, &[]).await.expect("swept");
    assert_eq!(swept.failed, vec![]);
    swept.done
}

async fn create_unrated_table(player: &Player, mut wish: Value) -> Game {
    wish["rated"] = json!("no");
    Game(player.post("/v1/games", &wish).await.expect(StatusCode::CREATED))
}

#[tokio::test(flavor = "multi_thread")]
async fn guest_plays_against_the_house() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (guest, shown) = create_guest(&server, &ada).await;
    let name = shown["name"].as_str().expect("a name");
    assert!(name.starts_with("Guest ") && name.len() == "Guest 4821".len(), "{name}");
    assert_eq!((&shown["guest"], &shown["bot"]), (&json!(true), &json!(false)));
    assert_eq!(guest.get("/v1/me").await.expect(StatusCode::OK), shown);
    let profile = ada.get(&format!("/v1/players/{}", guest.id)).await.expect(StatusCode::OK);
    assert_eq!((&profile["guest"], &profile["name"]), (&json!(true), &json!(name)));

    let wish = json!({ "settings": { "players": 2 }, "house": ["greedy"] });
    let game = create_unrated_table(&guest, wish).await;
    play_to_end(std::slice::from_ref(&guest), game, 1).await;
    conclude_games(&server).await;
    let profile = guest.get(&format!("/v1/players/{}", guest.id)).await.expect(StatusCode::OK);
    assert_eq!(profile["ratings"], json!([]));
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn guest_names_are_unique_and_reserved() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let made = join_all((0..16).map(|_| create_guest(&server, &ada))).await;
    let names: HashSet<String> = made.iter().map(|(_, shown)| shown["name"].to_string()).collect();
    assert_eq!(names.len(), made.len());
    for name in ["Guest 4821", "guest4821", "GUEST_1"] {
        let body = json!({ "name": name, "password": PASSWORD });
        ada.post("/v1/players", &body).await.expect_problem("name_invalid");
        let renaming = ada.request(Method::PATCH, "/v1/me").json(&json!({ "name": name }));
        Answer::from_request(renaming).await.expect_problem("name_invalid");
        ada.post("/v1/me/bots", &json!({ "name": name })).await.expect_problem("name_invalid");
        claim(&made[0].0, name).await.expect_problem("name_invalid");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guest_keeps_chosen_name() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for (name, code) in [("Ada", "name_taken"), ("Guest 7", "name_invalid"), ("x", "name_invalid")]
    {
        let refused = Answer::from_request(guest_request(&server, &json!({ "name": name }))).await;
        assert_eq!(refused.expect_problem(code)["field"], "name");
    }
    let request = guest_request(&server, &json!({ "name": " Hedy " }));
    let made = Answer::from_request(request).await.expect(StatusCode::CREATED);
    let shown = (&made["player"]["name"], &made["player"]["guest"]);
    assert_eq!(shown, (&json!("Hedy"), &json!(true)));
    let hedy = ada.in_session(&made);
    let cyrillic = "Раса";
    let request = guest_request(&server, &json!({ "name": "Paca" }));
    Answer::from_request(request).await.expect(StatusCode::CREATED);
    for name in ["hedy", cyrillic] {
        let body = json!({ "name": name, "password": PASSWORD });
        ada.without_token().post("/v1/players", &body).await.expect_problem("name_taken");
    }
    let claimed = claim(&hedy, "Hedy").await.expect(StatusCode::OK);
    assert_eq!((&claimed["name"], &claimed["guest"]), (&json!("Hedy"), &json!(false)));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_racing_guests_gets_name() {
    let server = TestServer::start().await;
    let wish = json!({ "name": "Hedy" });
    let answers = join_all((0..8).map(|_| Answer::from_request(guest_request(&server, &wish))));
    let answers = answers.await;
    let made = answers.iter().filter(|answer| answer.status == StatusCode::CREATED).count();
    assert_eq!(made, 1);
    for refused in answers.into_iter().filter(|answer| answer.status != StatusCode::CREATED) {
        refused.expect_problem("name_taken");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_per_address_are_bounded() {
    let server = TestServer::with_limits(&database().await, |limits| {
        let refill_interval = SignedDuration::from_mins(5);
        limits.throttles.accounts_per_ip = TokenBucket { burst: 3, refill_interval };
    });
    server.player("Ada").await;
    for _ in 0..2 {
        Answer::from_request(guest_request(&server, &json!({}))).await.expect(StatusCode::CREATED);
    }
    let refused = Answer::from_request(guest_request(&server, &json!({}))).await;
    assert!(refused.headers.contains_key("retry-after"));
    refused.expect_problem("too_many_attempts");
}

#[tokio::test(flavor = "multi_thread")]
async fn browser_guest_gets_a_cookie() {
    let server = TestServer::start().await;
    let body = json!({ "refresh_token_in": "cookie" });
    let request = guest_request(&server, &body).header("Sec-Fetch-Site", "same-origin");
    let answer = Answer::from_request(request).await;
    let cookie = answer.headers["set-cookie"].to_str().expect("ASCII").to_owned();
    assert!(cookie.starts_with("kingdomail_refresh=kmw_") && cookie.contains("HttpOnly"));
    assert_eq!(answer.expect(StatusCode::CREATED)["tokens"]["refresh_token"], "");
    Answer::from_request(guest_request(&server, &body)).await.expect_problem("cross_site_request");
}

#[tokio::test(flavor = "multi_thread")]
async fn claimed_account_keeps_its_games() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (hedy, _) = create_guest(&server, &ada).await;
    let game = create_unrated_table(&hedy, json!({ "settings": { "players": 2 } })).await;
    let game = ada.join(&game).await;
    for (name, code) in [("Ada", "name_taken"), ("x", "name_invalid")] {
        claim(&hedy, name).await.expect_problem(code);
    }
    let weak = json!({ "name": "Hedy", "password": "password123" });
    hedy.post(CLAIM, &weak).await.expect_problem("password_too_weak");
    assert_eq!(hedy.get("/v1/me").await.expect(StatusCode::OK)["guest"], true);

    let claimed = claim(&hedy, "Hedy").await.expect(StatusCode::OK);
    assert_eq!((&claimed["name"], &claimed["guest"]), (&json!("Hedy"), &json!(false)));
    assert_eq!(claimed["id"], hedy.id.as_str());
    let seats = ada.get_game(&game).await.0["seats"].clone();
    assert!(seats.as_array().expect("seats").iter().any(|seat| seat["player"]["name"] == "Hedy"));
    claim(&hedy, "Hedy Lamarr").await.expect_problem("not_a_guest");
    let login = json!({ "name": "Hedy", "password": PASSWORD });
    let grant = ada.without_token().post("/v1/sessions", &login).await.expect(StatusCode::CREATED);
    assert_eq!(grant["player_id"], hedy.id.as_str());
    // The session of the guest remains valid, and actions that require a password account are
    // available.
    hedy.post("/v1/me/bots", &json!({ "name": "Engine" })).await.expect(StatusCode::CREATED);
    claim(&ada, "Grace").await.expect_problem("not_a_guest");
    set_last_activity(&server, &hedy, 400).await;
    assert_eq!(expired(&server).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_claims_have_one_winner() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (one, _) = create_guest(&server, &ada).await;
    let names: Vec<String> = (0..8).map(|number| format!("Hedy {number}")).collect();
    let answers = join_all(names.iter().map(|name| claim(&one, name))).await;
    let (done, refused): (Vec<_>, Vec<_>) =
        answers.into_iter().partition(|answer| answer.status == StatusCode::OK);
    assert_eq!((done.len(), refused.len()), (1, 7));
    refused.into_iter().for_each(|answer| drop(answer.expect_problem("not_a_guest")));

    let guests = join_all((0..8).map(|_| create_guest(&server, &ada))).await;
    let answers = join_all(guests.iter().map(|(guest, _)| claim(guest, "Grace"))).await;
    let (done, refused): (Vec<_>, Vec<_>) =
        answers.into_iter().partition(|answer| answer.status == StatusCode::OK);
    assert_eq!((done.len(), refused.len()), (1, 7));
    refused.into_iter().for_each(|answer| drop(answer.expect_problem("name_taken")));
}

#[tokio::test(flavor = "multi_thread")]
async fn guest_cannot_use_password_features() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (guest, shown) = create_guest(&server, &ada).await;
    let change =
        |body: Value| Answer::from_request(guest.request(Method::PATCH, "/v1/me").json(&body));
    change(json!({ "name": "Hedy" })).await.expect_problem("guest_account");
    let password = json!({ "password": { "current": PASSWORD, "new": "a giant on every crown" } });
    change(password).await.expect_problem("guest_account");
    let mail = json!({ "address": "hedy@example.org", "password": PASSWORD });
    let setting = guest.request(Method::PUT, "/v1/me/email").json(&mail);
    Answer::from_request(setting).await.expect_problem("guest_account");
    for (path, body) in [
        ("/v1/me/bots", json!({ "name": "Engine" })),
        ("/v1/me/tokens", json!({ "name": "a token", "scopes": ["games:read"] })),
    ] {
        guest.post(path, &body).await.expect_problem("guest_account");
    }
    let login = json!({ "name": shown["name"], "password": PASSWORD });
    guest.without_token().post("/v1/sessions", &login).await.expect_problem("credentials_wrong");
    assert_eq!(guest.get("/v1/me").await.expect(StatusCode::OK), shown);
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_play_only_unrated_games() {
    let server = TestServer::start().await;
    let (ada, grace) = (server.player("Ada").await, server.player("Grace").await);
    let (guest, shown) = create_guest(&server, &ada).await;
    for rated in ["people", "everybody"] {
        let wish = json!({ "settings": { "players": 2 }, "rated": rated });
        guest.post("/v1/games", &wish).await.expect_problem("guests_play_unrated");
        let rated = Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
        let join = format!("/v1/games/{}/join", rated.id());
        guest.post(&join, &json!({})).await.expect_problem("guests_play_unrated");
        let invite = format!("/v1/games/{}/invitations", rated.id());
        let name = json!({ "name": shown["name"] });
        ada.post(&invite, &name).await.expect_problem("guests_play_unrated");
        let rated = grace.join(&rated).await;
        let mut seats = rated.0["seats"].as_array().expect("seats").iter();
        let seat = seats.position(|seat| seat["player"]["id"] == ada.id.as_str()).expect("a seat");
        let offer = format!("/v1/games/{}/seats/{seat}/offer", rated.id());
        ada.post(&offer, &name).await.expect_problem("guests_play_unrated");
    }
    let open = create_unrated_table(&ada, json!({ "settings": { "players": 2 } })).await;
    guest.join(&open).await;
    let series = json!({ "table": { "settings": { "players": 2 } }, "games": 2 });
    guest.post("/v1/series", &series).await.expect_problem("guests_play_unrated");
}

#[tokio::test(flavor = "multi_thread")]
async fn guest_joins_table_made_unrated() {
    let server = TestServer::start().await;
    let (ada, grace) = (server.player("Ada").await, server.player("Grace").await);
    let (guest, _) = create_guest(&server, &ada).await;
    let table = grace.join(&ada.open(json!({ "players": 3 })).await).await;
    let make_unrated = format!("/v1/games/{}/make-unrated", table.id());
    guest
        .post(&format!("/v1/games/{}/join", table.id()), &json!({}))
        .await
        .expect_problem("guests_play_unrated");
    grace.post_empty(&make_unrated).await.expect_problem("not_the_host");
    let unrated = Game(ada.post_empty(&make_unrated).await.expect(StatusCode::OK));
    assert_eq!((unrated.0["rated"].as_str(), unrated.version()), (Some("no"), table.version() + 1));
    let again = Game(ada.post_empty(&make_unrated).await.expect(StatusCode::OK));
    assert_eq!(again.version(), unrated.version());
    let events = format!("/v1/games/{}/events?after={}", table.id(), table.version());
    let events = grace.get(&events).await.expect(StatusCode::OK);
    assert_eq!(events["items"][0]["payload"], json!({ "type": "table_made_unrated" }));

    let game = guest.join(&unrated).await;
    ada.post_empty(&make_unrated).await.expect_problem("table_not_open");
    let game = play_to_end(&[ada.clone(), grace, guest], game, 1).await;
    conclude_games(&server).await;
    let profile = ada.get(&format!("/v1/players/{}", ada.id)).await.expect(StatusCode::OK);
    assert_eq!(profile["ratings"], json!([]));
    let verified = ada.get(&format!("/v1/games/{}/record", game.id())).await;
    let record = verified.expect(StatusCode::OK);
    assert!(record.to_string().contains("table_made_unrated"), "{record}");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn inactive_guest_is_deleted() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let ((gone, _), (back, _)) =
        (create_guest(&server, &ada).await, create_guest(&server, &ada).await);
    let game = create_unrated_table(&gone, json!({ "settings": { "players": 2 } })).await;
    let game = ada.join(&game).await;
    let open = create_unrated_table(&gone, json!({ "settings": { "players": 2 } })).await;
    set_last_activity(&server, &gone, 13).await;
    set_last_activity(&server, &back, 20).await;
    // Refreshing the session counts as activity.
    let refresh = json!({ "refresh_token": back.refresh_token });
    let grant = back.without_token().post("/v1/sessions/refresh", &refresh).await;
    let back = back.in_session(&grant.expect(StatusCode::OK));
    assert_eq!(expired(&server).await, 0);

    set_last_activity(&server, &gone, 2).await;
    set_last_activity(&server, &ada, 400).await;
    assert_eq!(expired(&server).await, 1);
    assert_eq!(expired(&server).await, 0);
    gone.get("/v1/me").await.expect_problem("session_ended");
    ada.get(&format!("/v1/players/{}", gone.id)).await.expect_problem("profile_not_found");
    ada.get(&format!("/v1/games/{}", open.id())).await.expect(StatusCode::OK);
    let left = ada.get_game(&game).await;
    let seat = left.0["seats"].as_array().expect("seats").iter();
    let seat =
        seat.clone().find(|seat| seat["player"]["id"] == gone.id.as_str()).expect("the seat");
    assert_eq!(seat["player"]["name"], Value::Null);
    play_to_end(std::slice::from_ref(&ada), left, 1).await;
    back.get("/v1/me").await.expect(StatusCode::OK);
    ada.get("/v1/me").await.expect(StatusCode::OK);
    assert!(server.check_games().await > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_guest_deletions_do_not_conflict() {
    let server = TestServer::start().await;
    let nodes: Vec<TestServer> =
        (0..4).map(|_| TestServer::with_database(&server.database)).collect();
    let ada = server.player("Ada").await;
    for _ in 0..6 {
        let (gone, _) = create_guest(&server, &ada).await;
        let game = create_unrated_table(&gone, json!({ "settings": { "players": 2 } })).await;
        ada.join(&game).await;
        set_last_activity(&server, &gone, 15).await;
    }
    join_all(nodes.iter().map(expired)).await;
    assert_eq!(server.count("SELECT count(*) FROM players WHERE is_guest").await, 0);
    assert_eq!(server.count("SELECT count(*) FROM players WHERE deleted_at IS NOT NULL").await, 6);
    server.check_games().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn claim_racing_expiry_has_one_outcome() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for number in 0..8 {
        let (one, _) = create_guest(&server, &ada).await;
        set_last_activity(&server, &one, 15).await;
        let name = format!("Hedy {number}");
        let (answer, _) = tokio::join!(claim(&one, &name), expired(&server));
        let stays = answer.status == StatusCode::OK;
        let query =
            format!("SELECT count(*) FROM players WHERE id = '{}' AND deleted_at IS NULL", one.id);
        assert_eq!(server.count(&query).await == 1, stays, "{}", answer.body);
        assert_eq!(one.get("/v1/me").await.status == StatusCode::OK, stays);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guest_deletes_account_without_password() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for body in [json!({}), json!({ "password": PASSWORD })] {
        let (one, _) = create_guest(&server, &ada).await;
        let game = create_unrated_table(&one, json!({ "settings": { "players": 2 } })).await;
        ada.join(&game).await;
        one.post("/v1/me/deletion", &body).await.expect(StatusCode::NO_CONTENT);
        one.get("/v1/me").await.expect_problem("session_ended");
        ada.get(&format!("/v1/players/{}", one.id)).await.expect_problem("profile_not_found");
    }
    let missing = ada.post("/v1/me/deletion", &json!({})).await.expect_problem("field_invalid");
    assert_eq!(missing["field"], "password");
    ada.get("/v1/me").await.expect(StatusCode::OK);
    server.check_games().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn claim_racing_deletion_has_one_outcome() {
    let server = TestServer::start().await;
    let node = TestServer::with_database(&server.database);
    let ada = server.player("Ada").await;
    for number in 0..8 {
        let (one, _) = create_guest(&server, &ada).await;
        let there = one.at(node.url(""));
        let (name, nothing) = (format!("Hedy {number}"), json!({}));
        let (claimed, deleted) =
            tokio::join!(claim(&one, &name), there.post("/v1/me/deletion", &nothing));
        let query =
            format!("SELECT count(*) FROM players WHERE id = '{}' AND deleted_at IS NULL", one.id);
        let stays = server.count(&query).await == 1;
        assert_eq!(deleted.status == StatusCode::NO_CONTENT, !stays, "{}", deleted.body);
        assert!(!stays || claimed.status == StatusCode::OK, "{}", claimed.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn registered_guest_keeps_games() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (hedy, _) = create_guest(&server, &ada).await;
    let game = create_unrated_table(&hedy, json!({ "settings": { "players": 2 } })).await;
    ada.join(&game).await;
    let wish = json!({ "name": "Hedy", "password": PASSWORD });
    let register = || {
        let request = hedy.request(Method::POST, "/v1/players").json(&wish);
        Answer::from_request(request.header("Idempotency-Key", "once"))
    };
    let made = register().await.expect(StatusCode::CREATED);
    assert_eq!((&made["player"]["id"], &made["player"]["guest"]), (&json!(hedy.id), &json!(false)));
    let again = register().await.expect(StatusCode::CREATED);
    assert_eq!(again["player"]["id"], hedy.id.as_str());
    for session in [&hedy, &hedy.in_session(&made), &hedy.in_session(&again)] {
        let shown = session.get_game(&game).await;
        let seats = shown.0["seats"].as_array().expect("seats").iter();
        assert_eq!(seats.filter(|seat| seat["player"]["id"] == hedy.id.as_str()).count(), 1);
    }
    // The token of an account with a password creates another account, as always.
    let other = json!({ "name": "Grace", "password": PASSWORD });
    let other = hedy.post("/v1/players", &other).await.expect(StatusCode::CREATED);
    assert_ne!(other["player"]["id"], hedy.id.as_str());
    // An ended session cannot claim an account either.
    let (gone, _) = create_guest(&server, &ada).await;
    gone.delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
    let late = json!({ "name": "Radia", "password": PASSWORD });
    let late = gone.post("/v1/players", &late).await.expect(StatusCode::CREATED);
    assert_ne!(late["player"]["id"], gone.id.as_str());
}

#[tokio::test(flavor = "multi_thread")]
async fn guest_practice_games_are_not_listed() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (guest, _) = create_guest(&server, &ada).await;
    let against_house = json!({ "settings": { "players": 2 }, "house": ["greedy"] });
    let practice = create_unrated_table(&guest, against_house.clone()).await;
    let own = create_unrated_table(&ada, against_house).await;
    let wish = json!({ "settings": { "players": 3 }, "house": ["greedy"] });
    let mixed = ada.join(&create_unrated_table(&guest, wish).await).await;
    let listed = async || {
        let page = ada.get("/v1/games?status=active").await.expect(StatusCode::OK);
        let items = page["items"].as_array().expect("a list").iter();
        items.map(|item| item["id"].as_str().expect("an id").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(listed().await, [mixed.id(), own.id()]);
    // After the claim, the guest is a regular player.
    claim(&guest, "Grace").await.expect(StatusCode::OK);
    assert_eq!(listed().await, [mixed.id(), own.id(), practice.id()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn overlong_invitation_token_is_rejected() {
    let server = TestServer::start().await;
    let nobody = server.player("Ada").await.without_token();
    let long = "x".repeat(1025);
    let guest = json!({ "invitation": long });
    let newcomer = json!({ "name": "Grace", "password": PASSWORD, "invitation": long });
    for (path, body) in [("/v1/guests", guest), ("/v1/players", newcomer)] {
        let refused = nobody.post(path, &body).await.expect_problem("field_invalid");
        assert_eq!(refused["field"], "invitation", "{path}");
    }
}

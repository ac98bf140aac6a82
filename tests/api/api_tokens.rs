//! Bots, personal tokens and admin rights.

use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Answer, Limits, PASSWORD, Player, TestServer, players};
use kingdomail::api::http::TrustedProxies;
use kingdomail::domain::ProblemCode;
use kingdomail::domain::account::{Scope, Scopes, TokenBucket};
use kingdomail::domain::table::Viewer;
use kingdomail::service::accounts::NewToken;
use kingdomail::service::destinations::{WebhookInput, WebhookKind};
use kingdomail::service::{self, Error};

/// Creates a token for the player or for the bot `bot`.
async fn create_token(player: &Player, scopes: &[&str], bot: Option<&str>) -> Value {
    let wish = json!({ "name": "a program", "scopes": scopes, "bot_id": bot });
    player.post("/v1/me/tokens", &wish).await.expect(StatusCode::CREATED)
}

/// Player client that authenticates with the token.
fn client_with_token(player: &Player, id: &Value, token: &Value) -> Player {
    let mut program = player.without_token();
    id.as_str().expect("an id").clone_into(&mut program.id);
    token["secret"].as_str().expect("a secret").clone_into(&mut program.access_token);
    program
}

pub async fn create_bot(owner: &Player, name: &str) -> Player {
    let made = owner.post("/v1/me/bots", &json!({ "name": name })).await;
    let made = made.expect(StatusCode::CREATED);
    assert_eq!(made["bot"], true);
    let scopes = ["games:read", "games:play", "tables:write", "notifications:read"];
    let token = create_token(owner, &scopes, made["id"].as_str()).await;
    client_with_token(owner, &made["id"], &token)
}

#[tokio::test(flavor = "multi_thread")]
async fn token_is_limited_to_its_scopes() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let made = create_token(&ada, &["games:read", "account:read"], None).await;
    let program = client_with_token(&ada, &json!(ada.id), &made);
    assert_eq!(program.get("/v1/me").await.expect(StatusCode::OK)["name"], "Ada");
    program.get("/v1/me/games").await.expect(StatusCode::OK);
    let table = json!({ "settings": { "players": 2 } });
    let refused = program.post("/v1/games", &table).await.expect_problem("scope_missing");
    assert_eq!(refused["detail"], "The token needs the scope `tables:write`.");
    program.get("/v1/me/notifications").await.expect_problem("scope_missing");
    program.post_empty("/v1/me/stream-tickets").await.expect_problem("scope_missing");
    assert_eq!(server.count("SELECT count(*) FROM games").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn token_cannot_manage_the_account() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let all = [
        "games:read",
        "games:play",
        "tables:write",
        "notifications:read",
        "webhooks:write",
        "account:read",
    ];
    let made = create_token(&ada, &all, None).await;
    let program = client_with_token(&ada, &json!(ada.id), &made);
    let wish = json!({ "name": "another", "scopes": ["games:read"] });
    program.post("/v1/me/tokens", &wish).await.expect_problem("session_required");
    program
        .post("/v1/me/bots", &json!({ "name": "Engine" }))
        .await
        .expect_problem("session_required");
    let deletion = json!({ "password": PASSWORD });
    program.post("/v1/me/deletion", &deletion).await.expect_problem("session_required");
    let renamed = program.request(Method::PATCH, "/v1/me").json(&json!({ "name": "Eve" }));
    Answer::from_request(renamed).await.expect_problem("session_required");
}

#[tokio::test(flavor = "multi_thread")]
async fn token_is_listed_and_revoked() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let made = create_token(&ada, &["games:read"], None).await;
    let program = client_with_token(&ada, &json!(ada.id), &made);
    let listed = ada.get("/v1/me/tokens").await.expect(StatusCode::OK);
    assert_eq!(listed["items"], json!([made["token"]]));
    assert_eq!(listed["items"][0]["last_used_at"], Value::Null);
    assert!(!listed.to_string().contains(&program.access_token));

    program.get("/v1/me/games").await.expect(StatusCode::OK);
    let listed = ada.get("/v1/me/tokens").await.expect(StatusCode::OK);
    assert!(listed["items"][0]["last_used_at"].is_string());
    let sessions = ada.get("/v1/sessions").await.expect(StatusCode::OK);
    assert_eq!(sessions["items"].as_array().map(Vec::len), Some(1), "a token is no login");

    let path = format!("/v1/me/tokens/{}", made["token"]["id"].as_str().expect("an id"));
    server.player("Grace").await.delete(&path).await.expect_problem("token_not_found");
    ada.delete(&path).await.expect(StatusCode::NO_CONTENT);
    let revoked = program.get("/v1/me/games").await.expect_problem("session_ended");
    assert!(revoked["detail"].as_str().is_some_and(|detail| detail.contains("was revoked")));
    ada.delete(&path).await.expect_problem("token_not_found");
    assert_eq!(ada.get("/v1/me/tokens").await.expect(StatusCode::OK)["items"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn expired_and_unknown_tokens_are_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let wish = |seconds: i64| json!({ "name": "x", "scopes": ["games:read"], "expires_in_seconds": seconds });
    for seconds in [0, 59, 31_622_401] {
        ada.post("/v1/me/tokens", &wish(seconds))
            .await
            .expect_problem("token_lifetime_out_of_range");
    }
    let made = ada.post("/v1/me/tokens", &wish(60)).await.expect(StatusCode::CREATED);
    let program = client_with_token(&ada, &json!(ada.id), &made);
    program.get("/v1/me/games").await.expect(StatusCode::OK);
    server.sql("UPDATE sessions s SET expires_at = now() - interval '1 second' FROM personal_tokens t WHERE t.session_id = s.id").await;
    program.get("/v1/me/games").await.expect_problem("token_expired");

    let mut stranger = program.clone();
    stranger.access_token = "kmp_".to_owned() + &"0".repeat(72);
    stranger.get("/v1/me/games").await.expect_problem("token_invalid");
    let unknown = kingdomail::auth::PersonalToken::generate().expect("entropy");
    unknown.expose().clone_into(&mut stranger.access_token);
    stranger.get("/v1/me/games").await.expect_problem("token_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn password_change_ends_personal_tokens() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let made = create_token(&ada, &["games:read"], None).await;
    let program = client_with_token(&ada, &json!(ada.id), &made);
    let change = json!({ "password": { "current": PASSWORD, "new": "a giant on every crown" } });
    Answer::from_request(ada.request(Method::PATCH, "/v1/me").json(&change))
        .await
        .expect(StatusCode::OK);
    program.get("/v1/me/games").await.expect_problem("session_ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn ended_session_creates_no_credentials() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let sessions = ada.get("/v1/sessions").await.expect(StatusCode::OK);
    let session = sessions["items"][0]["id"].as_str().expect("an id").parse().expect("an id");
    // Viewer after the token check, while the request body is still in transit.
    let viewer = Viewer { player: ada.id.parse().expect("an id"), session };
    ada.delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
    let (name, scopes) = ("a program".to_owned(), Scopes::from_iter([Scope::GamesRead]));
    let wish = NewToken { name, scopes, lifetime: None, bot: None };
    let made = service::accounts::create_token(&server.ctx, viewer, wish, None).await.map(|_| ());
    assert!(matches!(made, Err(Error::Refused(ProblemCode::SessionEnded))), "{made:?}");
    let made = service::accounts::create_bot(&server.ctx, viewer, "Engine", None).await.map(|_| ());
    assert!(matches!(made, Err(Error::Refused(ProblemCode::SessionEnded))), "{made:?}");
    let url = "http://127.0.0.1:1/".to_owned();
    let wish = WebhookInput { url, kind: WebhookKind::Standard, notifications: None };
    let made = service::destinations::create_webhook(&server.ctx, viewer, wish, None).await;
    assert!(matches!(made.map(|_| ()), Err(Error::Refused(ProblemCode::SessionEnded))));
    let made = service::preferences::create_calendar(&server.ctx, viewer, None).await.map(|_| ());
    assert!(matches!(made, Err(Error::Refused(ProblemCode::SessionEnded))), "{made:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn database_dump_contains_no_token() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let made = create_token(&ada, &["games:read"], None).await;
    let secret = made["secret"].as_str().expect("a secret");
    for table in ["personal_tokens", "sessions", "players"] {
        let rows = server.texts(&format!("SELECT * FROM {table}")).await.concat();
        assert!(!rows.contains(&secret[4..]), "{table}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_and_bots_are_bounded() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for number in 0..10 {
        let name = json!({ "name": format!("Engine {number}") });
        ada.post("/v1/me/bots", &name).await.expect(StatusCode::CREATED);
    }
    ada.post("/v1/me/bots", &json!({ "name": "Engine X" })).await.expect_problem("too_many_bots");
    for _ in 0..50 {
        create_token(&ada, &["games:read"], None).await;
    }
    let wish = json!({ "name": "x", "scopes": ["games:read"] });
    ada.post("/v1/me/tokens", &wish).await.expect_problem("too_many_tokens");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_join_only_where_allowed() {
    let server = TestServer::start().await;
    let [ada, grace] = &players(&server, 2).await[..] else { panic!("two") };
    let engine = create_bot(ada, "Engine").await;
    let closed = grace.open(json!({ "players": 2 })).await;
    assert_eq!(closed.0["bots"], false);
    let join = |game: &str| format!("/v1/games/{game}/join");
    engine.post(&join(closed.id()), &json!({})).await.expect_problem("bots_not_allowed");
    let path = format!("/v1/games/{}/invitations", closed.id());
    grace.post(&path, &json!({ "name": "Engine" })).await.expect_problem("bots_not_allowed");

    let own = engine.open(json!({ "players": 2 })).await;
    assert_eq!(own.0["seats"][0]["player"]["bot"], true);
    assert_eq!(ada.join(&own).await.0["status"], "active");

    let body = json!({ "settings": { "players": 2 }, "bots": true });
    let open = grace.post("/v1/games", &body).await.expect(StatusCode::CREATED);
    assert_eq!(open["bots"], true);
    let listed = engine.get("/v1/games").await.expect(StatusCode::OK);
    let admits: Vec<&Value> =
        listed["items"].as_array().expect("a list").iter().map(|table| &table["bots"]).collect();
    assert_eq!(admits, [true, false]);
    let game = engine.post(&join(open["id"].as_str().expect("an id")), &json!({})).await;
    let game = game.expect(StatusCode::OK);
    assert_eq!(game["seats"][1]["player"]["bot"], true);
    assert_eq!(game["seats"][0]["player"]["bot"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn bot_profile_names_its_owner() {
    let server = TestServer::start().await;
    let [ada, grace] = &players(&server, 2).await[..] else { panic!("two") };
    let engine = create_bot(ada, "Engine").await;
    let profile = grace.get(&format!("/v1/players/{}", engine.id)).await.expect(StatusCode::OK);
    assert_eq!((&profile["bot"], &profile["owner"]["id"]), (&json!(true), &json!(ada.id)));
    let own = grace.get(&format!("/v1/players/{}", ada.id)).await.expect(StatusCode::OK);
    assert_eq!((&own["bot"], &own["owner"]), (&json!(false), &Value::Null));
    let bots = ada.get("/v1/me/bots").await.expect(StatusCode::OK);
    assert_eq!(bots["items"][0]["id"], engine.id);
    let log_in = json!({ "name": "Engine", "password": PASSWORD });
    ada.post("/v1/sessions", &log_in).await.expect_problem("credentials_wrong");

    let game = engine.open(json!({ "players": 2 })).await;
    let game = grace.join(&game).await;
    let path = format!("/v1/me/bots/{}", engine.id);
    grace.delete(&path).await.expect_problem("bot_not_found");
    ada.delete(&path).await.expect(StatusCode::NO_CONTENT);
    engine.get("/v1/me/games").await.expect_problem("token_invalid");
    let left = grace.get_game(&game).await;
    assert_eq!(
        left.0["seats"][usize::from(left.0["seats"][0]["player"]["id"] != engine.id)]["conceded"],
        true
    );

    let second = create_bot(ada, "Engine").await;
    let deletion = json!({ "password": PASSWORD });
    ada.post("/v1/me/deletion", &deletion).await.expect(StatusCode::NO_CONTENT);
    second.get("/v1/me/games").await.expect_problem("token_invalid");
    grace.get(&format!("/v1/players/{}", second.id)).await.expect_problem("profile_not_found");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_of_people_ignore_bots() {
    let server = TestServer::start().await;
    let [ada, grace] = &players(&server, 2).await[..] else { panic!("two") };
    let engine = create_bot(ada, "Engine").await;
    let body = json!({ "settings": { "players": 2 }, "bots": true });
    let table = grace.post("/v1/games", &body).await.expect(StatusCode::CREATED);
    let game = engine.join(&crate::support::Game(table)).await;
    let pair = [grace.clone(), engine.clone()];
    crate::support::play_to_end(&pair, game, 7).await;
    crate::support::conclude_games(&server).await;
    let ratings = async |player: &Player| {
        let path = format!("/v1/players/{}", player.id);
        let profile = grace.get(&path).await.expect(StatusCode::OK);
        profile["ratings"].as_array().expect("a list").len()
    };
    assert_eq!((ratings(grace).await, ratings(&engine).await), (0, 1));
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn locked_account_can_do_nothing() {
    let server = TestServer::start().await;
    let [ada, eve] = &players(&server, 2).await[..] else { panic!("two") };
    let eve_name = eve.get("/v1/me").await.expect(StatusCode::OK)["name"].clone();
    let engine = create_bot(eve, "Engine").await;
    let query = format!("/v1/admin/accounts?name={}", eve_name.as_str().expect("a name"));
    let path = format!("/v1/admin/accounts/{}/lock", eve.id);
    ada.get(&query).await.expect_problem("not_an_admin");
    Answer::from_request(ada.request(Method::PUT, &path)).await.expect_problem("not_an_admin");
    ada.delete(&path).await.expect_problem("not_an_admin");
    ada.get("/v1/admin/backlog").await.expect_problem("not_an_admin");

    let name = ada.get("/v1/me").await.expect(StatusCode::OK)["name"].clone();
    service::accounts::set_admin(&server.ctx, name.as_str().expect("a name"), true)
        .await
        .expect("an admin");
    assert_eq!(ada.get(&query).await.expect(StatusCode::OK)["player"]["id"], eve.id);
    assert_eq!(ada.get("/v1/admin/backlog").await.expect(StatusCode::OK)["dead"], 0);
    let calendar = eve.post_empty("/v1/me/calendar").await.expect(StatusCode::CREATED);
    let calendar = calendar["url"].as_str().expect("a URL").replacen(&server.url(""), "", 1);
    let locked = Answer::from_request(ada.request(Method::PUT, &path)).await.expect(StatusCode::OK);
    assert_eq!(locked["locked"], true);
    eve.get("/v1/me").await.expect_problem("session_ended");
    eve.without_token().get(&calendar).await.expect_problem("calendar_not_found");
    engine.get("/v1/me/games").await.expect_problem("session_ended");
    let log_in = json!({ "name": eve_name, "password": PASSWORD });
    eve.post("/v1/sessions", &log_in).await.expect_problem("account_locked");
    let wrong = json!({ "name": eve_name, "password": "not the password" });
    eve.post("/v1/sessions", &wrong).await.expect_problem("credentials_wrong");

    assert_eq!(ada.delete(&path).await.expect(StatusCode::OK)["locked"], false);
    eve.post("/v1/sessions", &log_in).await.expect(StatusCode::CREATED);
    let nobody = format!("/v1/admin/accounts/{}/lock", uuid::Uuid::nil());
    ada.delete(&nobody).await.expect_problem("profile_not_found");
    service::accounts::set_admin(&server.ctx, name.as_str().expect("a name"), false)
        .await
        .expect("no admin");
    ada.get(&query).await.expect_problem("not_an_admin");
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_passwords_count_across_nodes() {
    let url = crate::support::database().await;
    let throttles = |limits: &mut Limits| {
        let refill_interval = SignedDuration::from_hours(1);
        limits.throttles.password_attempts_per_account = TokenBucket { burst: 3, refill_interval };
    };
    let nodes =
        [TestServer::with_limits(&url, throttles), TestServer::with_limits(&url, throttles)];
    let ada = nodes[0].player("Ada").await;
    let log_in = async |node: usize, name: &str, password: &str| {
        let body = json!({ "name": name, "password": password });
        ada.at(nodes[node].url("")).without_token().post("/v1/sessions", &body).await
    };
    for _ in 0..4 {
        log_in(0, "Ada", PASSWORD).await.expect(StatusCode::CREATED);
    }
    for node in [0, 1, 0] {
        log_in(node, "Ada", "wrong").await.expect_problem("credentials_wrong");
    }
    for node in [0, 1] {
        let answer = log_in(node, "ADA", PASSWORD).await;
        let wait: u64 =
            answer.headers["retry-after"].to_str().expect("ASCII").parse().expect("seconds");
        assert!((3500..=3600).contains(&wait), "{wait}");
        answer.expect_problem("too_many_attempts");
    }
    for _ in 0..3 {
        log_in(1, "Nobody", "wrong").await.expect_problem("credentials_wrong");
    }
    log_in(1, "Nobody", "wrong").await.expect_problem("too_many_attempts");
    nodes[0].sql("UPDATE throttle_buckets SET full_at = full_at - interval '1 hour'").await;
    // A rejection is cached for half a second.
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    log_in(1, "Ada", PASSWORD).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn rate_limit_returns_retry_after() {
    let server = TestServer::with_limits(&crate::support::database().await, |limits| {
        limits.rates.per_account = 60.try_into().expect("sixty");
    });
    let [ada, grace] = &players(&server, 2).await[..] else { panic!("two") };
    let first = ada.get("/v1/me").await;
    assert_eq!(
        first.headers["ratelimit-policy"],
        "\"account\";q=60;w=60, \"address\";q=4294967295;w=60"
    );
    let left = first.headers["ratelimit"].to_str().expect("ASCII").to_owned();
    assert!(left.starts_with("\"account\";r=59;t=1, \"address\";r="), "{left}");
    let mut answers = Vec::new();
    for _ in 0..70 {
        answers.push(ada.get("/v1/me").await);
    }
    let refused = answers.into_iter().find(|answer| answer.status == 429).expect("a refusal");
    assert!(
        refused.headers["ratelimit"].to_str().expect("ASCII").starts_with("\"account\";r=0;t=60")
    );
    let wait: u64 =
        refused.headers["retry-after"].to_str().expect("ASCII").parse().expect("seconds");
    refused.expect_problem("rate_limited");
    grace.get("/v1/me").await.expect(StatusCode::OK);
    tokio::time::sleep(std::time::Duration::from_secs(wait)).await;
    ada.get("/v1/me").await.expect(StatusCode::OK);
    let limits = ada.get("/v1/limits").await.expect(StatusCode::OK);
    assert_eq!(limits["requests_per_minute_per_account"], 60);
}

/// Sends the request as if a proxy had forwarded it from `address`.
async fn send_through_proxy(player: &Player, address: &str, path: &str, body: &Value) -> Answer {
    let request =
        player.without_token().request(Method::POST, path).header("X-Forwarded-For", address);
    Answer::from_request(request.json(body)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn proxied_addresses_have_separate_limits() {
    let server = TestServer::with_limits(&crate::support::database().await, |limits| {
        let refill_interval = SignedDuration::from_hours(1);
        limits.throttles.password_attempts_per_ip = TokenBucket { burst: 2, refill_interval };
        limits.throttles.password_attempts_per_account = TokenBucket { burst: 3, refill_interval };
        limits.throttles.accounts_per_ip = TokenBucket { burst: 2, refill_interval };
        limits.proxies = TrustedProxies::new(vec!["127.0.0.0/8".parse().expect("a network")]);
    });
    let ada = server.player("Ada").await;
    let account = |name: &str| json!({ "name": name, "password": PASSWORD });
    for name in ["Eve 1", "Eve 2"] {
        let made = send_through_proxy(&ada, "192.0.2.1", "/v1/players", &account(name)).await;
        made.expect(StatusCode::CREATED);
    }
    let third = send_through_proxy(&ada, "192.0.2.1", "/v1/players", &account("Eve 3")).await;
    third.expect_problem("too_many_attempts");
    let neighbour = send_through_proxy(&ada, "192.0.2.2", "/v1/players", &account("Grace")).await;
    neighbour.expect(StatusCode::CREATED);

    let wrong = json!({ "name": "Ada", "password": "wrong" });
    for _ in 0..2 {
        let tried = send_through_proxy(&ada, "192.0.2.1", "/v1/sessions", &wrong).await;
        tried.expect_problem("credentials_wrong");
    }
    for _ in 0..5 {
        let tried = send_through_proxy(&ada, "192.0.2.1", "/v1/sessions", &wrong).await;
        tried.expect_problem("too_many_attempts");
    }
    // Requests rejected by the address limit do not consume the quota of the account.
    let own = send_through_proxy(&ada, "192.0.2.3", "/v1/sessions", &account("Ada")).await;
    own.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn password_guesses_count_despite_renames() {
    let server = TestServer::with_limits(&crate::support::database().await, |limits| {
        let refill_interval = SignedDuration::from_hours(1);
        limits.throttles.password_attempts_per_account = TokenBucket { burst: 2, refill_interval };
    });
    let ada = server.player("Ada").await;
    let guess = json!({ "password": "a guess" });
    for name in ["Ada L.", "Ada K."] {
        ada.post("/v1/me/deletion", &guess).await.expect_problem("password_wrong");
        let renamed = ada.request(Method::PATCH, "/v1/me").json(&json!({ "name": name }));
        Answer::from_request(renamed).await.expect(StatusCode::OK);
    }
    ada.post("/v1/me/deletion", &guess).await.expect_problem("too_many_attempts");
    let log_in = json!({ "name": "Ada K.", "password": PASSWORD });
    ada.post("/v1/sessions", &log_in).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn address_is_rate_limited() {
    let server = TestServer::with_limits(&crate::support::database().await, |limits| {
        limits.rates.per_address = 20.try_into().expect("twenty");
        limits.proxies = TrustedProxies::new(vec!["127.0.0.0/8".parse().expect("a network")]);
    });
    let ada = server.player("Ada").await;
    let ask = async |address: &str| {
        let request = ada.without_token().request(Method::GET, "/v1/limits");
        Answer::from_request(request.header("X-Forwarded-For", address)).await
    };
    let mut answers = Vec::new();
    for _ in 0..25 {
        answers.push(ask("192.0.2.1").await);
    }
    let refused = answers.into_iter().find(|answer| answer.status == 429).expect("a refusal");
    refused.expect_problem("rate_limited");
    ask("192.0.2.2").await.expect(StatusCode::OK);
    ada.get("/readyz").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn cors_allows_any_origin() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let preflight = ada
        .without_token()
        .request(Method::OPTIONS, "/v1/games")
        .header("Origin", "https://client.example")
        .header("Access-Control-Request-Method", "POST")
        .header("Access-Control-Request-Headers", "authorization,content-type,idempotency-key");
    let preflight = preflight.send().await.expect("an answer");
    assert_eq!(preflight.status(), StatusCode::OK);
    assert_eq!(preflight.headers()["access-control-allow-origin"], "*");
    let allowed = preflight.headers()["access-control-allow-headers"].to_str().expect("ASCII");
    assert!(allowed.contains("idempotency-key") && allowed.contains("authorization"), "{allowed}");

    let answer = ada.request(Method::GET, "/v1/me").header("Origin", "https://client.example");
    let answer = Answer::from_request(answer).await;
    assert_eq!(answer.headers["access-control-allow-origin"], "*");
    assert!(!answer.headers.contains_key("access-control-allow-credentials"));
    let exposed = answer.headers["access-control-expose-headers"].to_str().expect("ASCII");
    assert!(exposed.contains("etag") && exposed.contains("ratelimit"), "{exposed}");
    assert_eq!(answer.headers["cache-control"], "no-store");
    assert_eq!(answer.headers["referrer-policy"], "no-referrer");
    assert!(
        answer.headers["content-security-policy"]
            .to_str()
            .expect("ASCII")
            .starts_with("default-src 'none'")
    );
}

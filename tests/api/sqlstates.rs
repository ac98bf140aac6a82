//! Temporary failures of Postgres, recognised by SQLSTATE; the message language is deliberately not
//! English.

use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::support::{
    Answer, DataFolder, Durable, Game, Player, Program, TestServer, players, start_game, wait_until,
};

/// The same player with a personal token.
async fn client_with_token(player: &Player) -> Player {
    let scopes = ["games:read", "games:play", "tables:write", "notifications:read"];
    let wish = json!({ "name": "a program", "scopes": scopes });
    let made = player.post("/v1/me/tokens", &wish).await.expect(StatusCode::CREATED);
    let mut program = player.without_token();
    made["secret"].as_str().expect("a secret").clone_into(&mut program.access_token);
    program
}

/// Makes new connections read-only, or writable again.
async fn set_read_only(server: &TestServer, read_only: bool) {
    let mut conn = server.connection().await;
    let may_write = "SET default_transaction_read_only = off";
    diesel::sql_query(may_write).execute(&mut conn).await.expect("a setting");
    conn.batch_execute(&format!(
        "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = {read_only}', \
         current_database()); END $$"
    ))
    .await
    .expect("a setting of the database");
}

/// Makes the first `times` inserts into `table` fail with `code`.
async fn fail_inserts(server: &TestServer, table: &str, code: &str, times: u32) {
    let mut conn = server.connection().await;
    conn.batch_execute(&format!(
        "DROP SEQUENCE IF EXISTS tries; CREATE SEQUENCE tries; \
         CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
         IF nextval('tries') <= {times} THEN \
         RAISE EXCEPTION 'kann gerade nicht' USING ERRCODE = '{code}'; END IF; RETURN NEW; END $$; \
         CREATE OR REPLACE TRIGGER fail BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION fail()"
    ))
    .await
    .expect("a failure");
}

fn assert_unavailable(answer: Answer) {
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(answer.headers.contains_key("retry-after"));
    answer.expect_problem("unavailable");
}

async fn play_first_command(players: &[Player], game: &Game) -> Answer {
    let awaited = game.awaited_player(players).expect("somebody's turn");
    let command = awaited.legal_commands(game).await.remove(0);
    Answer::from_request(awaited.command(game, &command)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn read_only_database_allows_reads() {
    let writable = TestServer::start().await;
    let people = players(&writable, 2).await;
    let game = start_game(&people, json!({})).await;
    let awaited = game.awaited_player(&people).expect("somebody's turn");
    let program = client_with_token(awaited).await;
    let legal = awaited.legal_commands(&game).await.remove(0);
    let hook = json!({ "url": "https://hooks.example/kingdomail" });
    let hook = awaited.post("/v1/me/webhooks", &hook).await.expect(StatusCode::CREATED);
    set_read_only(&writable, true).await;

    let server = TestServer::with_database(&writable.database);
    assert_unavailable(people[0].at(server.url("")).get("/readyz/write").await);
    for path in ["/readyz", "/livez"] {
        people[0].at(server.url("")).get(path).await.expect(StatusCode::OK);
    }
    let (id, player) = (game.id(), &awaited.id);
    let deliveries = format!(
        "/v1/me/destinations/{}/deliveries",
        hook["webhook"]["id"].as_str().expect("an id")
    );
    awaited.at(server.url("")).get(&deliveries).await.expect(StatusCode::OK);
    for reader in [awaited.at(server.url("")), program.at(server.url(""))] {
        // Requested twice, because the first read by the awaited player and the first use of a
        // token are recorded.
        for path in [
            format!("/v1/games/{id}"),
            format!("/v1/games/{id}"),
            format!("/v1/games/{id}/events"),
            format!("/v1/games/{id}/legal-commands"),
            format!("/v1/games/{id}/scores"),
            format!("/v1/games/{id}/versions/1"),
            format!("/v1/games/{id}/table.svg"),
            format!("/v1/games/{id}/record"),
            format!("/v1/players/{player}"),
            format!("/v1/players/{player}/statistics"),
            format!("/v1/players/{player}/games"),
            "/v1/games".to_owned(),
            "/v1/me/games".to_owned(),
            "/v1/me/series".to_owned(),
            "/v1/me/notifications".to_owned(),
            "/v1/me/notifications?after=1000&wait_seconds=1".to_owned(),
            "/v1/records".to_owned(),
            "/v1/sandboxes".to_owned(),
        ] {
            let status = reader.get(&path).await.status;
            assert!(status == StatusCode::OK || path.ends_with("/record"), "{path}: {status}");
            assert!(!status.is_server_error(), "{path}: {status}");
        }
        for path in [format!("/v1/games/{id}/stream"), "/v1/me/stream".to_owned()] {
            let stream = reader.request(Method::GET, &path).send().await.expect("an answer");
            assert_eq!(stream.status(), StatusCode::OK, "{path}");
        }
        assert_unavailable(Answer::from_request(reader.command(&game, &legal)).await);
        assert_unavailable(
            reader.post("/v1/games", &json!({ "settings": { "players": 2 } })).await,
        );
    }
    let session = awaited.at(server.url(""));
    for path in [
        "/v1/me",
        "/v1/sessions",
        "/v1/me/tokens",
        "/v1/me/data",
        "/v1/me/availability",
        "/v1/me/webhooks",
    ] {
        session.get(path).await.expect(StatusCode::OK);
    }
    assert_unavailable(session.post_empty("/v1/me/stream-tickets").await);
    let log_in = json!({ "name": "Ada", "password": crate::support::PASSWORD });
    assert_unavailable(session.without_token().post("/v1/sessions", &log_in).await);

    set_read_only(&writable, false).await;
    let server = TestServer::with_database(&writable.database);
    let player = program.at(server.url(""));
    player.get("/readyz/write").await.expect(StatusCode::OK);
    player.play(&game, &legal).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn server_starts_on_read_only_database() {
    let database = Durable::start().await;
    let writable = TestServer::with_database(&database.url);
    let ada = writable.player("Ada").await;
    set_read_only(&writable, true).await;

    let folder = DataFolder::new();
    let program = Program::node(&folder, &database.url);
    let reader = ada.at(program.base.clone());
    reader.get("/v1/me/games").await.expect(StatusCode::OK);
    assert_unavailable(reader.get("/readyz/write").await);
    reader.get("/readyz").await.expect(StatusCode::OK);
    assert!(program.stop().success());
}

#[tokio::test(flavor = "multi_thread")]
async fn temporary_errors_are_unavailable() {
    let server = TestServer::start().await;
    let people = players(&server, 2).await;
    let game = start_game(&people, json!({})).await;
    for code in ["53100", "53200", "53300", "57014", "57P01", "57P03", "08006", "25006", "58030"] {
        fail_inserts(&server, "events", code, 1).await;
        assert_unavailable(play_first_command(&people, &game).await);
        if code == "53100" {
            people[0].get(&format!("/v1/games/{}", game.id())).await.expect(StatusCode::OK);
            // The disk has space for the probe, so that the failed statement does not count.
            for path in ["/readyz/write", "/readyz"] {
                people[0].get(path).await.expect(StatusCode::OK);
            }
        }
    }
    // An error caused by a server bug is not temporary.
    fail_inserts(&server, "events", "22012", 1).await;
    play_first_command(&people, &game).await.expect(StatusCode::INTERNAL_SERVER_ERROR);
    play_first_command(&people, &game).await.expect(StatusCode::OK);
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn full_disk_fails_write_check() {
    let server = TestServer::start().await;
    let people = players(&server, 2).await;
    let game = start_game(&people, json!({})).await;
    let mut conn = server.connection().await;
    // No page can be allocated; a small change does not detect that.
    conn.batch_execute(
        "CREATE FUNCTION full_disk() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN \
         RAISE EXCEPTION 'kein Platz' USING ERRCODE = '53100'; END $$; \
         CREATE EVENT TRIGGER full_disk ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS') \
         EXECUTE FUNCTION full_disk()",
    )
    .await
    .expect("a full disk");
    people[0].get("/readyz/write").await.expect(StatusCode::OK);
    fail_inserts(&server, "events", "53100", 1).await;
    assert_unavailable(play_first_command(&people, &game).await);
    let written = async || people[0].get("/readyz/write").await;
    // The last good result is kept for a second.
    wait_until(async || written().await.status != StatusCode::OK).await;
    let refused = written().await;
    assert!(refused.body["detail"].as_str().is_some_and(|why| why.contains("disk")));
    assert_unavailable(refused);
    people[0].get("/readyz").await.expect(StatusCode::OK);
    conn.batch_execute("DROP EVENT TRIGGER full_disk").await.expect("free space");
    wait_until(async || written().await.status == StatusCode::OK).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn serialization_failures_are_retried() {
    let server = TestServer::start().await;
    let people = players(&server, 3).await;
    for code in ["40001", "40P01"] {
        let game = start_game(&people[..2], json!({})).await;
        fail_inserts(&server, "events", code, 3).await;
        let played = play_first_command(&people, &game).await;
        assert_eq!(played.expect(StatusCode::OK)["version"], game.version() + 1);

        // Such transactions change several rows.
        let table = people[0].open(json!({ "players": 3 })).await;
        fail_inserts(&server, "seats", code, 3).await;
        let joined = people[1].join(&table).await;
        assert_eq!(joined.0["seats"].as_array().map(Vec::len), Some(2));

        // If the transaction fails repeatedly, the response contains a retry hint.
        fail_inserts(&server, "seats", code, 4).await;
        let join = format!("/v1/games/{}/join", table.id());
        assert_unavailable(
            Answer::from_request(people[2].request(Method::POST, &join).json(&json!({}))).await,
        );
        people[2].join(&table).await;
        let left = people[2].get_game(&table).await;
        assert_eq!(left.0["seats"].as_array().map(Vec::len), Some(3));
        server.sql("DROP TRIGGER fail ON events").await;
        server.sql("DROP TRIGGER fail ON seats").await;
    }
    server.check_games().await;
}

/// Each request records its key before the second password check, and both steps lock the account.
#[tokio::test(flavor = "multi_thread")]
async fn concurrent_account_requests_do_not_deadlock() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let makes = |number: usize| {
        let ada = ada.clone();
        async move {
            let wish = json!({ "name": format!("program {number}"), "scopes": ["games:read"] });
            let asked = ada.request(Method::POST, "/v1/me/tokens").json(&wish);
            Answer::from_request(asked.header("Idempotency-Key", format!("program-{number}"))).await
        }
    };
    let made: Vec<_> = (0..16).map(|number| tokio::spawn(makes(number))).collect();
    for answer in made {
        answer.await.expect("no panic").expect(StatusCode::CREATED);
    }
    let tokens = server.count("SELECT count(*) FROM personal_tokens").await;
    assert_eq!(tokens, 16);
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_migration_breaks_no_statement() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let before = ada.get("/v1/sessions").await.expect(StatusCode::OK);
    server.sql("ALTER TABLE sessions ALTER COLUMN client TYPE varchar(1000)").await;
    assert_eq!(ada.get("/v1/sessions").await.expect(StatusCode::OK), before);
}

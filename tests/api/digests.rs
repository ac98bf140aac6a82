//! Digests: emails on the full hour that cover several games, each game once.

use diesel_async::SimpleAsyncConnection;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::mails::{new_emails, start_with_email};
use crate::smtp_catcher::{Answer as Says, Catcher, Stage};
use crate::support::{
    Game, Player, TestServer, advance_clock, advance_into_hour, players, run_deliveries,
    start_game, wait_until,
};
use kingdomail::domain::DestinationId;
use kingdomail::{service, store};

/// Offsets within an hour in seconds, including just after its start and just before its end.
const HOUR_OFFSETS: [i64; 4] = [30, 600, 57 * 60 + 30, 58 * 60 + 30];

/// Two players, the first with an hourly digest, and three of their games that start the given
/// number of seconds after a full hour. Also returns the offset of the clock in seconds.
async fn start_three_games(
    server: &TestServer,
    catcher: &Catcher,
    seen: &mut usize,
    moment: i64,
) -> (Vec<Player>, Vec<Game>, i64) {
    let players = players(server, 2).await;
    players[0].confirm_email_address(server, catcher, seen).await;
    players[0]
        .settings(
            &json!({ "language": "pl", "quiet_hours": null, "digest": "hourly", "channels": {} }),
        )
        .await;
    let ahead = advance_into_hour(server, moment).await;
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(start_game(&players, json!({ "auto_play_forced": false })).await);
    }
    (players, games, ahead)
}

#[tokio::test(flavor = "multi_thread")]
async fn digest_survives_mail_server_outage() {
    for moment in HOUR_OFFSETS {
        let (server, catcher) = start_with_email().await;
        let mut seen = 0;
        let (players, _, ahead) = start_three_games(&server, &catcher, &mut seen, moment).await;
        run_deliveries(&server).await;
        assert_eq!(new_emails(&catcher, &mut seen).len(), 0, "before the hour is full");
        catcher.on(Stage::To, Says::Reply("451 come back later"));
        advance_clock(&server, ahead + 3600).await;
        run_deliveries(&server).await;
        assert_eq!(new_emails(&catcher, &mut seen).len(), 0);
        catcher.recover();
        run_deliveries(&server).await;
        advance_clock(&server, ahead + 3610).await;
        run_deliveries(&server).await;
        let digest = new_emails(&catcher, &mut seen);
        assert_eq!(digest.len(), 1, "{moment} seconds after the full hour");
        assert!(digest[0].html.contains("lang=\"pl\""));
        assert_eq!(digest[0].links("table").len(), 3, "{}", digest[0].text);
        let shown = players[0].get("/v1/me/email").await.expect(StatusCode::OK);
        let failing = &shown["confirmed"]["failing_since"];
        assert_eq!(*failing, Value::Null, "it is no fault of the address");
        run_deliveries(&server).await;
        assert_eq!(new_emails(&catcher, &mut seen).len(), 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn digest_in_delivery_survives_a_move() {
    for moment in HOUR_OFFSETS {
        let (server, catcher) = start_with_email().await;
        let mut seen = 0;
        let (players, games, ahead) = start_three_games(&server, &catcher, &mut seen, moment).await;
        run_deliveries(&server).await;
        catcher.on(Stage::To, Says::Reply("451 come back later"));
        advance_clock(&server, ahead + 3600).await;
        run_deliveries(&server).await;
        // The game of the first player continues; the notification is sent at its own full hour.
        let first = games[0].awaited_player(&players).expect("somebody's turn");
        let command = first.legal_commands(&games[0]).await.remove(0);
        first.play(&games[0], &command).await;
        catcher.recover();
        run_deliveries(&server).await;
        // Before the next full hour, even if the current hour is about to end.
        advance_clock(&server, ahead + 3610).await;
        run_deliveries(&server).await;
        let received = new_emails(&catcher, &mut seen);
        assert_eq!(received.len(), 1);
        assert_eq!(received[0].links("table").len(), 3, "{}", received[0].text);
    }
}

/// While a digest is rendered, the game of its leading message continues and a newer message
/// replaces it. Then the mail server rejects the digest.
#[tokio::test(flavor = "multi_thread")]
async fn rejected_digest_loses_no_notification() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let (_, games, ahead) = start_three_games(&server, &catcher, &mut seen, 600).await;
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    advance_clock(&server, ahead + 3600).await;
    catcher.on(Stage::To, Says::Reply("451 come back later"));

    // The delivery round holds its destination and blocks on the settings; after reading them, it
    // blocks on the destination.
    let (mut settings, mut relay) = (server.connection().await, server.connection().await);
    let lock = "BEGIN; LOCK TABLE notification_settings IN ACCESS EXCLUSIVE MODE";
    settings.batch_execute(lock).await.expect("locked");
    let ctx = server.ctx.clone();
    let round = tokio::spawn(async move { service::delivery::deliver_due(&ctx).await });
    let waits_for = async |what: &str| {
        let waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()";
        let waiting = format!("{waiting} AND wait_event_type = 'Lock' AND query LIKE '%{what}%'");
        server.count(&waiting).await > 0
    };
    wait_until(async || waits_for("notification_settings").await).await;
    let id = server.texts("SELECT id FROM destinations").await.remove(0);
    let id: DestinationId = id.trim_matches(['(', ')']).parse().expect("an id");
    relay.batch_execute("BEGIN").await.expect("begun");
    store::destinations::lock_destination(&mut relay, id)
        .await
        .expect("the database answers")
        .expect("one");
    settings.batch_execute("COMMIT").await.expect("unlocked");
    wait_until(async || waits_for("destinations").await).await;
    let first = games[0].id().parse().expect("an id");
    store::destinations::drop_superseded_deliveries(&mut relay, id, first, true)
        .await
        .expect("dropped");
    relay.batch_execute("COMMIT").await.expect("committed");
    round.await.expect("no panic").expect("the database answers");

    catcher.recover();
    advance_clock(&server, ahead + 3660).await;
    run_deliveries(&server).await;
    advance_clock(&server, ahead + 7200).await;
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    let links = received.iter().map(|mail| mail.links("table").len()).sum::<usize>();
    assert_eq!(links, 2, "the other two games are in the digest");
    let waiting =
        "SELECT count(*) FROM deliveries WHERE digest_id IS NOT NULL AND state = 'pending'";
    assert_eq!(server.count(waiting).await, 0);
}

//! Digests: emails on the full hour that cover several games, each game once.

use diesel_async::SimpleAsyncConnection;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::mails::{mails, with_mail};
use crate::smtp_catcher::{Answer as Says, Catcher, Stage};
use crate::support::{
    Game, Player, TestServer, carried, eventually, into_the_hour, later, players, started,
};
use kingdomail::domain::DestinationId;
use kingdomail::{service, store};

/// Offsets within an hour in seconds, including just after its start and just before its end.
const MOMENTS: [i64; 4] = [30, 600, 57 * 60 + 30, 58 * 60 + 30];

/// Two players, the first with an hourly digest, and three of their games that start the given
/// number of seconds after a full hour. Also returns the offset of the clock in seconds.
async fn three_games(
    server: &TestServer,
    catcher: &Catcher,
    seen: &mut usize,
    moment: i64,
) -> (Vec<Player>, Vec<Game>, i64) {
    let players = players(server, 2).await;
    players[0].gets_mail(server, catcher, seen).await;
    players[0]
        .settings(
            &json!({ "language": "pl", "quiet_hours": null, "digest": "hourly", "channels": {} }),
        )
        .await;
    let ahead = into_the_hour(server, moment).await;
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(started(&players, json!({ "auto_play_forced": false })).await);
    }
    (players, games, ahead)
}

#[tokio::test(flavor = "multi_thread")]
async fn mails_wait_for_the_mail_server_and_come_once_in_a_digest() {
    for moment in MOMENTS {
        let (server, catcher) = with_mail().await;
        let mut seen = 0;
        let (players, _, ahead) = three_games(&server, &catcher, &mut seen, moment).await;
        carried(&server).await;
        assert_eq!(mails(&catcher, &mut seen).len(), 0, "before the hour is full");
        catcher.on(Stage::To, Says::Say("451 come back later"));
        later(&server, ahead + 3600).await;
        carried(&server).await;
        assert_eq!(mails(&catcher, &mut seen).len(), 0);
        catcher.recover();
        carried(&server).await;
        later(&server, ahead + 3610).await;
        carried(&server).await;
        let digest = mails(&catcher, &mut seen);
        assert_eq!(digest.len(), 1, "{moment} seconds after the full hour");
        assert!(digest[0].html.contains("lang=\"pl\""));
        assert_eq!(digest[0].links("table").len(), 3, "{}", digest[0].text);
        let shown = players[0].get("/v1/me/email").await.expect(StatusCode::OK);
        let failing = &shown["confirmed"]["failing_since"];
        assert_eq!(*failing, Value::Null, "it is no fault of the address");
        carried(&server).await;
        assert_eq!(mails(&catcher, &mut seen).len(), 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_digest_that_is_under_way_arrives_though_one_of_its_games_moves_on() {
    for moment in MOMENTS {
        let (server, catcher) = with_mail().await;
        let mut seen = 0;
        let (players, games, ahead) = three_games(&server, &catcher, &mut seen, moment).await;
        carried(&server).await;
        catcher.on(Stage::To, Says::Say("451 come back later"));
        later(&server, ahead + 3600).await;
        carried(&server).await;
        // The game of the first player continues; the notification is sent at its own full hour.
        let first = games[0].awaited_of(&players).expect("somebody's turn");
        let command = first.legal(&games[0]).await.remove(0);
        first.play(&games[0], &command).await;
        catcher.recover();
        carried(&server).await;
        // Before the next full hour, even if the current hour is about to end.
        later(&server, ahead + 3610).await;
        carried(&server).await;
        let told = mails(&catcher, &mut seen);
        assert_eq!(told.len(), 1);
        assert_eq!(told[0].links("table").len(), 3, "{}", told[0].text);
    }
}

/// While a digest is rendered, the game of its leading message continues and a newer message
/// replaces it. Then the mail server rejects the digest.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_digest_would_have_told_is_not_lost_with_the_message_that_leads_it() {
    let (server, catcher) = with_mail().await;
    let mut seen = 0;
    let (_, games, ahead) = three_games(&server, &catcher, &mut seen, 600).await;
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    later(&server, ahead + 3600).await;
    catcher.on(Stage::To, Says::Say("451 come back later"));

    // The delivery round holds its destination and blocks on the settings; after reading them, it
    // blocks on the destination.
    let (mut settings, mut relay) = (server.connection().await, server.connection().await);
    let lock = "BEGIN; LOCK TABLE notice_settings IN ACCESS EXCLUSIVE MODE";
    settings.batch_execute(lock).await.expect("locked");
    let ctx = server.ctx.clone();
    let round = tokio::spawn(async move { service::delivery::deliver_due(&ctx).await });
    let waits_for = async |what: &str| {
        let waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()";
        let waiting = format!("{waiting} AND wait_event_type = 'Lock' AND query LIKE '%{what}%'");
        server.count(&waiting).await > 0
    };
    eventually(async || waits_for("notice_settings").await).await;
    let id = server.texts("SELECT id FROM endpoints").await.remove(0);
    let id: DestinationId = id.trim_matches(['(', ')']).parse().expect("an id");
    relay.batch_execute("BEGIN").await.expect("begun");
    store::endpoints::lock_endpoint(&mut relay, id)
        .await
        .expect("the database answers")
        .expect("one");
    settings.batch_execute("COMMIT").await.expect("unlocked");
    eventually(async || waits_for("endpoints").await).await;
    let first = games[0].id().parse().expect("an id");
    store::endpoints::drop_replaced(&mut relay, id, first, true).await.expect("dropped");
    relay.batch_execute("COMMIT").await.expect("committed");
    round.await.expect("no panic").expect("the database answers");

    catcher.recover();
    later(&server, ahead + 3660).await;
    carried(&server).await;
    later(&server, ahead + 7200).await;
    carried(&server).await;
    let told = mails(&catcher, &mut seen);
    let links = told.iter().map(|mail| mail.links("table").len()).sum::<usize>();
    assert_eq!(links, 2, "the other two games are told of");
    let waiting =
        "SELECT count(*) FROM deliveries WHERE joined_to IS NOT NULL AND state = 'pending'";
    assert_eq!(server.count(waiting).await, 0);
}

//! Texts for players: pages behind the links of emails, and the emails themselves.

use std::collections::BTreeSet;

use mail_parser::MimeHeaders;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::mails::{ReceivedEmail, new_emails, start_with_email, visit};
use crate::smtp_catcher::{Answer as Says, Stage};
use crate::support::{
    Game, Player, advance_clock, now, play_to_end, players, run_deliveries, start_game,
    start_timed_game,
};

#[tokio::test(flavor = "multi_thread")]
async fn page_after_move_names_next_player() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    // With two players, the same player may pick twice in a row.
    let players = players(&server, 3).await;
    for player in &players {
        player.confirm_email_address(&server, &catcher, &mut seen).await;
    }
    let game = start_timed_game(&players, json!({})).await;
    run_deliveries(&server).await;
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    let turn = received.iter().find(|mail| mail.subject.starts_with("Your turn")).expect("a turn");
    assert!(turn.text.contains("You have until"), "{}", turn.text);
    let names = ["Ada", "Grace", "Hedy"];
    let other = |game: &crate::support::Game| names[game.awaited().expect("a seat")];
    let own = other(&game);

    let (_, page) = visit(Method::GET, &turn.links("table")[0]).await;
    assert!(page.contains("It is your turn") && page.contains("You have until"), "{page}");
    let (status, page) = visit(Method::POST, &turn.links("play")[0]).await;
    assert_eq!(status, StatusCode::OK);
    let now = players[0].get_game(&game).await;
    let next = other(&now);
    assert_ne!(own, next);
    assert!(!page.contains("You have until"), "{page}");
    let turn_of_next = format!("\u{2068}{next}\u{2069}&#39;s turn. The deadline is");
    assert!(page.contains(&turn_of_next), "{page}");
    assert!(page.contains("Done. The game continues."), "{page}");
    let (_, page) = visit(Method::GET, &turn.links("table")[0]).await;
    assert!(!page.contains("You have until") && page.contains("The deadline is"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn page_of_finished_game_shows_result() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 2).await;
    players[0].confirm_email_address(&server, &catcher, &mut seen).await;
    let game = start_game(&players, json!({})).await;
    run_deliveries(&server).await;
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    play_to_end(&players, game, 3).await;
    let (status, page) = visit(Method::GET, &received[0].links("table")[0]).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("The game is over. You"), "{page}");
    assert!(!page.contains("You have until") && !page.contains("all the time you need"), "{page}");
}

/// Subscribes to an hourly digest.
async fn subscribe_hourly(player: &Player) {
    let settings =
        json!({ "language": null, "quiet_hours": null, "digest": "hourly", "channels": {} });
    player.settings(&settings).await;
}

/// Headings of the sections of a digest.
fn headings(mail: &ReceivedEmail) -> Vec<String> {
    let after = |piece: &str| piece.split("</h2>").next().unwrap_or_default().to_owned();
    let pieces = mail.html.split("<h2").skip(1);
    pieces.map(|piece| after(piece.split_once('>').expect("a heading").1)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn delayed_email_has_sending_date() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 2).await;
    for player in &players {
        player.confirm_email_address(&server, &catcher, &mut seen).await;
        subscribe_hourly(player).await;
    }
    start_game(&players, json!({})).await;
    run_deliveries(&server).await;
    // The email is rendered now and accepted much later.
    catcher.on(Stage::To, Says::Reply("451 come back later"));
    advance_clock(&server, 3600).await;
    run_deliveries(&server).await;
    assert_eq!(new_emails(&catcher, &mut seen).len(), 0);
    catcher.recover();
    advance_clock(&server, 5 * 3600).await;
    let before = now();
    run_deliveries(&server).await;
    let came = new_emails(&catcher, &mut seen);
    assert_eq!(came.len(), 2);
    for mail in came {
        let date = mail.parsed().date().expect("a date").to_timestamp();
        assert!(date >= before.as_second() + 5 * 3600, "{date} {before}");
        assert!(mail.header("Date").is_some());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn digest_titles_are_distinct() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 2).await;
    players[0].confirm_email_address(&server, &catcher, &mut seen).await;
    subscribe_hourly(&players[0]).await;
    let mut own = 0;
    for _ in 0..8 {
        let game = start_game(&players, json!({ "auto_play_forced": false })).await;
        own += usize::from(game.awaited_player(&players).expect("a turn").id == players[0].id);
    }
    run_deliveries(&server).await;
    advance_clock(&server, 3600).await;
    run_deliveries(&server).await;
    let digest = new_emails(&catcher, &mut seen).pop().expect("a digest");
    let titles = headings(&digest);
    assert_eq!(titles.len(), 8, "{}", digest.text);
    assert_eq!(titles.iter().collect::<BTreeSet<_>>().len(), 8, "{titles:?}");
    assert_eq!(digest.links("table").len(), 8);
    assert_eq!(digest.links("play").len(), 4 * own, "{}", digest.text);

    // Each picture is referenced where it is shown, and the email does not exceed the maximum size.
    let parsed = digest.parsed();
    let pictures: Vec<_> = parsed.attachments().filter_map(MimeHeaders::content_id).collect();
    assert_eq!(pictures.iter().collect::<BTreeSet<_>>().len(), pictures.len());
    for picture in &pictures {
        assert_eq!(digest.html.matches(&format!("cid:{picture}\"")).count(), 1);
    }
    assert!(digest.bytes.len() < 500_000, "{}", digest.bytes.len());
    let says_so = digest.text.contains("no room for more pictures");
    assert!(!pictures.is_empty());
    assert_eq!(pictures.len() < 8, says_so, "{} pictures", pictures.len());
}

/// Invitation-only table with the given settings.
async fn create_private_table(player: &Player, wish: Value) -> Game {
    Game(player.post("/v1/games", &wish).await.expect(StatusCode::CREATED))
}

#[tokio::test(flavor = "multi_thread")]
async fn invitation_is_accepted_from_email() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 2).await;
    players[1].confirm_email_address(&server, &catcher, &mut seen).await;
    let settings = json!({ "players": 3, "variants": ["harmony", "middle_kingdom"] });
    let table = create_private_table(
        &players[0],
        json!({
            "settings": settings, "access": "invitation", "house": ["greedy"],
            "pace": { "type": "per_turn", "seconds": 129_600 },
        }),
    )
    .await;
    let invitation = format!("/v1/games/{}/invitations", table.id());
    players[0].post(&invitation, &json!({ "name": "Grace" })).await;
    run_deliveries(&server).await;
    let invited = new_emails(&catcher, &mut seen).pop().expect("an invitation");
    let in_lines = invited.text.split_whitespace().collect::<Vec<_>>().join(" ");
    for received in [
        "3 players",
        "Computer (medium)",
        "Middle Kingdom",
        "Harmony",
        "Printed rulebook",
        "Time per move: 36 hours",
        "after 3 missed turns in a row, it takes over your seat",
    ] {
        assert!(in_lines.contains(received), "{received}: {}", invited.text);
    }
    let (status, page) = visit(Method::GET, &invited.links("table")[0]).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("Time per move: 36 hours"), "{page}");
    let join = &invited.links("answer")[0];
    let (status, page) = visit(Method::GET, join).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("about to join this table") && page.contains("<form"), "{page}");
    assert_eq!(players[0].get_game(&table).await.0["status"], "open", "looking changes nothing");
    let (status, page) = visit(Method::POST, join).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert!(page.contains("You have joined the table"), "{page}");
    assert_eq!(players[0].get_game(&table).await.0["status"], "active");
    // A repeated request has no further effect.
    visit(Method::POST, join).await;
    assert!(visit(Method::GET, join).await.1.contains("already been used"));
    assert_eq!(players[0].get_game(&table).await.0["seats"].as_array().map(Vec::len), Some(3));
}

#[tokio::test(flavor = "multi_thread")]
async fn full_table_invitation_stays_unused() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 3).await;
    players[1].confirm_email_address(&server, &catcher, &mut seen).await;
    let table = players[0].open(json!({ "players": 2 })).await;
    let invitation = format!("/v1/games/{}/invitations", table.id());
    players[0].post(&invitation, &json!({ "name": "Grace" })).await;
    run_deliveries(&server).await;
    let invited = new_emails(&catcher, &mut seen).pop().expect("an invitation");
    players[2].join(&table).await;
    let links = invited.links("answer");
    assert_eq!(links.len(), 2, "{}", invited.text);
    for link in &links {
        let (status, page) = visit(Method::GET, link).await;
        assert_eq!(status, StatusCode::OK, "{page}");
        assert!(page.contains("The game has moved on"), "{page}");
        assert!(!page.contains("already been used") && !page.contains("<form"), "{page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn proposal_is_answered_from_email() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 3).await;
    for player in &players[1..] {
        player.confirm_email_address(&server, &catcher, &mut seen).await;
    }
    let game = start_timed_game(&players, json!({})).await;
    run_deliveries(&server).await;
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    new_emails(&catcher, &mut seen);
    let until = now() + jiff::SignedDuration::from_hours(72);
    let path = format!("/v1/games/{}/proposals", game.id());
    let proposed = json!({ "proposal": { "type": "pause", "until": until.to_string() } });
    let proposed = Game(players[0].post(&path, &proposed).await.expect(StatusCode::OK));
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    assert_eq!(received.len(), 2);
    for mail in &received {
        assert!(mail.subject.contains("proposes a pause"), "{}", mail.subject);
        assert_eq!(mail.links("answer").len(), 2, "{}", mail.text);
        assert!(mail.text.contains("Accept") && mail.text.contains("Decline"));
    }
    let (_, page) = visit(Method::GET, &received[0].links("table")[0]).await;
    assert_eq!(page.matches("/answer/").count(), 2, "{page}");
    let (_, page) = visit(Method::GET, &received[0].links("answer")[0]).await;
    assert!(page.contains("proposes pausing") && page.contains(">Accept</button>"), "{page}");
    let (status, page) = visit(Method::POST, &received[0].links("answer")[0]).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert!(page.contains("The other players can see your answer"), "{page}");
    let shown = players[0].get_game(&proposed).await;
    assert_eq!(
        shown.0["open_proposal"]["accepted"].as_array().map(Vec::len),
        Some(1),
        "{}",
        shown.0
    );
    let (status, _) = visit(Method::POST, &received[1].links("answer")[1]).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(players[0].get_game(&proposed).await.0["open_proposal"], Value::Null);
    // A rejected proposal can no longer be accepted.
    let late = &received[1].links("answer")[0];
    assert!(visit(Method::GET, late).await.1.contains("The game has moved on"));
    let (status, _) = visit(Method::POST, late).await;
    assert!(status.is_client_error(), "{status}");
}

#[tokio::test(flavor = "multi_thread")]
async fn seat_offer_is_answered_from_email() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 3).await;
    players[2].confirm_email_address(&server, &catcher, &mut seen).await;
    let game = start_timed_game(&players[..2], json!({ "hand_over": true })).await;
    let offer = |game: &Game| format!("/v1/games/{}/seats/0/offer", game.id());
    let offered = async || {
        let mut seen = catcher.caught().len();
        players[0].post(&offer(&game), &json!({ "name": "Hedy" })).await.expect(StatusCode::OK);
        run_deliveries(&server).await;
        new_emails(&catcher, &mut seen).pop().expect("an offer")
    };
    let mail = offered().await;
    assert!(mail.subject.contains("offers you a seat"), "{}", mail.subject);
    let (_, page) = visit(Method::GET, &mail.links("answer")[1]).await;
    assert!(page.contains(">Decline</button>"), "{page}");
    let (status, _) = visit(Method::POST, &mail.links("answer")[1]).await;
    assert_eq!(status, StatusCode::OK);
    let shown = players[0].get_game(&game).await;
    assert_eq!(shown.0["seats"][0]["offered_to_id"], Value::Null, "{}", shown.0);
    advance_clock(&server, 60).await;
    let mail = offered().await;
    let (status, page) = visit(Method::POST, &mail.links("answer")[0]).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let shown = players[1].get_game(&game).await;
    assert_eq!(shown.0["seats"][0]["player"]["id"], players[2].id.as_str());
}

/// The link of a chat message grants read access only.
#[tokio::test(flavor = "multi_thread")]
async fn read_only_page_explains_answering() {
    use kingdomail::notifications::links::{AnswerLink, Link, TableLink};
    let (server, _catcher) = start_with_email().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    let until = now() + jiff::SignedDuration::from_hours(72);
    let path = format!("/v1/games/{}/proposals", game.id());
    let proposed = json!({ "proposal": { "type": "pause", "until": until.to_string() } });
    players[0].post(&path, &proposed).await.expect(StatusCode::OK);
    let link = TableLink {
        player: players[1].id.parse().expect("an id"),
        game: game.id().parse().expect("an id"),
        plays: false,
        until,
    };
    let url = server.ctx.senders.links.url(&link);
    let (status, page) = visit(Method::GET, &url).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("proposes pausing") && page.contains("You can answer by email"));
    assert!(!page.contains(&format!("/{}/", AnswerLink::PAGE)), "{page}");
}

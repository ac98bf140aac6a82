//! Notifications of a series: one email per game with the standings and the next step.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::mails::{ReceivedEmail, new_emails, start_with_email, visit};
use crate::smtp_catcher::Catcher;
use crate::support::{
    Game, Player, TestServer, advance_clock, conclude_games, play_to_end, players, run_deliveries,
};

/// Dynasty with its first game in progress.
async fn start_dynasty(players: &[Player], rest: Value) -> Value {
    let wish = json!({ "table": { "settings": { "players": players.len() } }, "break": rest });
    let series = players[0].post("/v1/series", &wish).await.expect(StatusCode::CREATED);
    let first = Game(json!({ "id": series["games"][0]["game_id"] }));
    for player in &players[1..] {
        player.join(&first).await;
    }
    series
}

fn path(series: &Value, what: &str) -> String {
    format!("/v1/series/{}{what}", series["id"].as_str().expect("an id"))
}

async fn game(player: &Player, series: &Value, number: usize) -> Game {
    let id = series["games"][number - 1]["game_id"].as_str().expect("an id");
    Game(player.get(&format!("/v1/games/{id}")).await.expect(StatusCode::OK))
}

/// Two players on a server that sends their emails to a catcher.
async fn two_players_with_email() -> (TestServer, Catcher, Vec<Player>) {
    let (server, catcher) = start_with_email().await;
    let players = players(&server, 2).await;
    let mut seen = 0;
    for player in &players {
        player.confirm_email_address(&server, &catcher, &mut seen).await;
    }
    (server, catcher, players)
}

/// Plays a game to its end and returns the emails about the end.
async fn finish_game(
    (server, catcher, players): (&TestServer, &Catcher, &[Player]),
    series: &Value,
    number: usize,
) -> Vec<ReceivedEmail> {
    run_deliveries(server).await;
    let mut seen = catcher.caught().len();
    let begun = game(&players[0], series, number).await;
    let over = play_to_end(players, begun, 5 + number as u64).await;
    assert_eq!(over.0["status"], "finished");
    // The emails about the game and about the series arrive in either order.
    run_deliveries(server).await;
    conclude_games(server).await;
    run_deliveries(server).await;
    new_emails(catcher, &mut seen)
}

async fn notification_kinds(player: &Player) -> Vec<String> {
    let feed = player.get("/v1/me/notifications?limit=100").await.expect(StatusCode::OK);
    let items = feed["items"].as_array().expect("notifications").iter();
    items.map(|item| item["payload"]["type"].as_str().expect("a type").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn game_end_email_shows_dynasty_standing() {
    let (server, catcher, players) = two_players_with_email().await;
    let series = start_dynasty(&players, json!({ "type": "when_ready" })).await;
    let received = finish_game((&server, &catcher, &players), &series, 1).await;
    assert_eq!(
        received.len(),
        2,
        "{:?}",
        received.iter().map(|mail| &mail.subject).collect::<Vec<_>>()
    );
    let over = game(&players[0], &series, 1).await;
    for mail in &received {
        let own = players.iter().position(|player| mail.to.starts_with(&player.id)).expect("one");
        let ranking = over.0["ranking"].as_array().expect("a ranking");
        let standing = ranking.iter().find(|rank| rank["seat"] == own).expect("a rank");
        let (points, won) = (&standing["points"], standing["rank"] == 1);
        if won {
            assert!(mail.subject.starts_with("You won game 1 of 3"), "{}", mail.subject);
            assert!(mail.text.contains("you lead the Dynasty"), "{}", mail.text);
        } else {
            assert!(mail.subject.starts_with("Game 1 of 3 against"), "{}", mail.subject);
        }
        assert!(!mail.text.contains("1th of"), "{}", mail.text);
        // The standings are in both the text and the HTML part.
        for text in [&mail.text, &mail.html] {
            assert!(text.contains("Player") && text.contains("Total"), "{text}");
            for rank in ranking {
                assert!(text.contains(&rank["points"].to_string()), "{text}");
            }
        }
        assert!(mail.html.contains("<table") && points.is_u64(), "{}", mail.html);
        let in_line = mail.text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(in_line.contains("or earlier if all players are ready"), "{}", mail.text);
        assert_eq!(mail.links("series").len(), 1, "{}", mail.text);
        assert_eq!(mail.links("table").len(), 1, "{}", mail.text);
    }
    // Webhooks and the feed receive each notification separately.
    let kinds = notification_kinds(&players[0]).await;
    for kind in ["game_finished", "series_standing", "series_ready_requested"] {
        assert_eq!(kinds.iter().filter(|received| *received == kind).count(), 1, "{kinds:?}");
    }

    // The page behind the email shows the standings and accepts the readiness of the player.
    let page = &received[0].links("series")[0];
    let (status, shown) = visit(Method::GET, page).await;
    assert_eq!(status, StatusCode::OK);
    assert!(shown.contains("<table") && shown.contains(">I&#39;m ready</button>"), "{shown}");
    let ready = |series: Value| {
        let places = series["players"].as_array().expect("players").iter();
        places.filter(|place| place["ready"] == true).count()
    };
    let now = async || players[0].get(&path(&series, "")).await.expect(StatusCode::OK);
    assert_eq!(ready(now().await), 0, "looking changes nothing");
    let mut seen = catcher.caught().len();
    let (status, shown) = visit(Method::POST, page).await;
    assert_eq!(status, StatusCode::OK);
    assert!(shown.contains("You are ready. The next game is still waiting for"), "{shown}");
    assert!(!shown.contains("<form"), "{shown}");
    assert_eq!(ready(now().await), 1);
    // A missing player is reminded exactly once.
    visit(Method::POST, page).await;
    run_deliveries(&server).await;
    let asked = new_emails(&catcher, &mut seen);
    assert_eq!(asked.len(), 1);
    assert_eq!(asked[0].to, received[1].to);
    assert_eq!(asked[0].subject, "Are you ready for game 2 of 3?");
    let (status, shown) = visit(Method::POST, &asked[0].links("series")[0]).await;
    assert_eq!(status, StatusCode::OK);
    assert!(shown.contains("Game 2 of 3 is in progress"), "{shown}");
    conclude_games(&server).await;
    run_deliveries(&server).await;
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    let begun = new_emails(&catcher, &mut seen);
    assert_eq!(begun.len(), 2, "one hears that the game has begun, one that it is its turn");
    assert!(begun.iter().any(|mail| mail.subject.starts_with("Game 2 of 3 against")));
    let (_, shown) = visit(Method::GET, page).await;
    assert!(shown.contains("Game 2 of 3 is in progress"), "{shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn dynasty_without_breaks_sends_one_email() {
    let (server, catcher, players) = two_players_with_email().await;
    let series = start_dynasty(&players, json!({ "type": "at_once" })).await;
    for number in 1..=3 {
        let received = finish_game((&server, &catcher, &players), &series, number).await;
        assert_eq!(
            received.len(),
            2,
            "{:?}",
            received.iter().map(|m| &m.subject).collect::<Vec<_>>()
        );
        for mail in &received {
            let next = format!("Game {} of 3 is in progress", number + 1);
            assert_eq!(mail.text.contains(&next), number < 3, "{}", mail.text);
        }
        if number == 3 {
            let now = players[0].get(&path(&series, "")).await.expect(StatusCode::OK);
            let first = &now["standing"][0];
            let place = usize::try_from(first["place"].as_u64().expect("a place")).expect("a few");
            let winner = now["players"][place]["player"]["id"].as_str().expect("an id");
            let of_winner =
                received.iter().find(|mail| mail.to.starts_with(winner)).expect("a mail");
            assert_eq!(of_winner.subject, "You won the Dynasty");
            assert!(of_winner.text.contains("The Dynasty of 3 games is over. You won with"));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn dynasty_withdrawal_notifies_opponents() {
    let (server, catcher) = start_with_email().await;
    let players = players(&server, 3).await;
    let mut seen = 0;
    players[2].confirm_email_address(&server, &catcher, &mut seen).await;
    let series = start_dynasty(&players, json!({ "type": "when_ready" })).await;
    finish_game((&server, &catcher, &players), &series, 1).await;
    let mut seen = catcher.caught().len();
    players[1].post_empty(&path(&series, "/withdraw")).await.expect(StatusCode::OK);
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    assert_eq!(received.len(), 1);
    assert_eq!(received[0].subject, "Grace left the Dynasty");
    assert_eq!(received[0].links("series").len(), 1);
    let last = players[2].get("/v1/me/notifications?limit=100").await.expect(StatusCode::OK);
    let last =
        last["items"].as_array().expect("notifications").last().expect("one")["payload"].clone();
    assert_eq!(
        last,
        json!({ "type": "series_withdrawn", "series_id": series["id"], "place": 1, "player_id": players[1].id })
    );
    players[0].post_empty(&path(&series, "/cancel")).await.expect(StatusCode::OK);
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    assert_eq!(received.len(), 1);
    assert_eq!(received[0].subject, "Ada cancelled the Dynasty");
    assert!(!notification_kinds(&players[0]).await.contains(&"series_cancelled".to_owned()));
}

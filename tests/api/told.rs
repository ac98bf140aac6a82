//! What people are told, as they read it: on the pages behind the links of their mails, and in the mails.

use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::mails::{mails, visit, with_mail};
use crate::support::{carried, later, play_to_the_end, players, started, timed};

#[tokio::test(flavor = "multi_thread")]
async fn the_page_after_a_move_tells_whose_turn_it_is_and_until_when() {
    let (server, catcher) = with_mail().await;
    let mut seen = 0;
    let players = players(&server, 2).await;
    for player in &players {
        player.gets_mail(&server, &catcher, &mut seen).await;
    }
    let game = timed(&players, json!({})).await;
    carried(&server).await;
    later(&server, 121).await;
    carried(&server).await;
    let told = mails(&catcher, &mut seen);
    let turn = told.iter().find(|mail| mail.subject.starts_with("Your turn")).expect("a turn");
    assert!(turn.text.contains("You have until"), "{}", turn.text);
    let names = ["Ada", "Grace"];
    let other = |game: &crate::support::Game| names[game.awaited().expect("a seat")];
    let own = other(&game);

    let (_, page) = visit(Method::GET, &turn.links("table")[0]).await;
    assert!(page.contains("It is your turn") && page.contains("You have until"), "{page}");
    let (status, page) = visit(Method::POST, &turn.links("play")[0]).await;
    assert_eq!(status, StatusCode::OK);
    let now = players[0].show(&game).await;
    let next = other(&now);
    assert_ne!(own, next);
    assert!(!page.contains("You have until"), "{page}");
    let turn_of_next = format!("\u{2068}{next}\u{2069}&#39;s turn. The deadline is");
    assert!(page.contains(&turn_of_next), "{page}");
    assert!(page.contains("Done. The game goes on."), "{page}");
    let (_, page) = visit(Method::GET, &turn.links("table")[0]).await;
    assert!(!page.contains("You have until") && page.contains("The deadline is"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_a_game_that_is_over_tells_how_it_ended() {
    let (server, catcher) = with_mail().await;
    let mut seen = 0;
    let players = players(&server, 2).await;
    players[0].gets_mail(&server, &catcher, &mut seen).await;
    let game = started(&players, json!({})).await;
    carried(&server).await;
    later(&server, 121).await;
    carried(&server).await;
    let told = mails(&catcher, &mut seen);
    play_to_the_end(&players, game, 3).await;
    let (status, page) = visit(Method::GET, &told[0].links("table")[0]).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("The game is over. You"), "{page}");
    assert!(!page.contains("You have until") && !page.contains("all the time you need"), "{page}");
}

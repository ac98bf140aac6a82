//! Requests without an account: public data only, with the rate limit of one account.

use reqwest::{Method, StatusCode, header};
use serde_json::json;

use crate::notices::Stream;
use crate::support::{Answer, TestServer, concluded, database, play_to_the_end, players, started};

/// Readable resources of a finished public game.
const OPEN: [&str; 12] = [
    "",
    "/events",
    "/versions/3",
    "/scores",
    "/record",
    "/record.txt",
    "/table.svg",
    "/table.png",
    "/table.txt",
    "/seats/0/kingdom.svg",
    "/seats/1/kingdom.txt",
    "/animation.svg",
];

#[tokio::test(flavor = "multi_thread")]
async fn who_has_no_account_sees_public_games_and_no_others() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let visitor = players[0].nobody();
    let game = started(&players, json!({})).await;
    let watched = visitor.get("/v1/games?status=active").await.expect(StatusCode::OK);
    assert_eq!(watched["items"][0]["id"], *game.id());
    let game = play_to_the_end(&players, game, 1).await;
    for path in OPEN {
        let path = format!("/v1/games/{}{path}", game.id());
        assert_eq!(visitor.get(&path).await.status, StatusCode::OK, "{path}");
    }
    let seen = visitor.get(&format!("/v1/games/{}", game.id())).await;
    // The same view as for a stranger with an account.
    let stranger = server.player("Stranger").await.get(&format!("/v1/games/{}", game.id())).await;
    assert_eq!(seen.body, stranger.body);

    let tag = seen.headers["etag"].clone();
    let path = format!("/v1/games/{}", game.id());
    let again = visitor.request(Method::GET, &path).header(header::IF_NONE_MATCH, tag);
    assert_eq!(Answer::to(again).await.status, StatusCode::NOT_MODIFIED);

    let closed =
        json!({ "settings": { "players": 2 }, "house": ["greedy"], "access": "invitation" });
    let closed = players[0].post("/v1/games", &closed).await.expect(StatusCode::CREATED);
    for path in OPEN {
        let path = format!("/v1/games/{}{path}", closed["id"].as_str().expect("an id"));
        visitor.get(&path).await.refused("game_not_found");
    }
}

/// A browser may hold cached responses from before a login, or of another player.
#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_else_was_shown_is_not_taken_for_what_one_would_see_oneself() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = started(&players, json!({})).await;
    let (visitor, stranger) = (players[0].nobody(), server.player("Stranger").await);
    for path in ["", "/versions/3", "/changes?since=3", "/events", "/scores", "/table.svg"] {
        let path = format!("/v1/games/{}{path}", game.id());
        for first in [&visitor, &stranger, &players[0], &players[1]] {
            let seen = first.get(&path).await;
            assert_eq!(seen.status, StatusCode::OK, "{path}");
            let vary = seen.headers[header::VARY].to_str().expect("a text");
            assert!(vary.contains("authorization"), "{path}: {vary}");
            for then in [&visitor, &stranger, &players[0], &players[1]] {
                let fresh = then.get(&path).await;
                let request = then.request(Method::GET, &path);
                let request = request.header(header::IF_NONE_MATCH, &seen.headers[header::ETAG]);
                let answer = Answer::to(request).await;
                if answer.status == StatusCode::NOT_MODIFIED {
                    assert_eq!(fresh.body, seen.body, "{path}");
                    let told = answer.headers[header::VARY].to_str().expect("a text");
                    assert!(told.starts_with(vary), "{path}: {told}");
                } else {
                    assert_ne!(then.access_token, first.access_token, "{path}");
                    assert_eq!(answer.body, fresh.body, "{path}");
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_no_account_does_nothing_and_a_bad_token_is_no_lack_of_one() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let (game, visitor) = (started(&players, json!({})).await, players[0].nobody());
    for path in ["legal-commands", "premove"] {
        let path = format!("/v1/games/{}/{path}", game.id());
        visitor.get(&path).await.refused("token_missing");
    }
    let player = game.awaited_of(&players).expect("somebody's turn");
    let command = player.legal(&game).await.remove(0);
    Answer::to(visitor.command(&game, &command)).await.refused("token_missing");
    for shown in ["Bearer nonsense", "Bearer", "Basic YTpi"] {
        let request = visitor.request(Method::GET, &format!("/v1/games/{}", game.id()));
        let answer = Answer::to(request.header(header::AUTHORIZATION, shown)).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{shown}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_without_an_account_at_one_address_share_what_an_account_may_ask() {
    let three = 3.try_into().expect("three");
    let server = TestServer::with(&database().await, |limits| limits.rates.of_an_account = three);
    let ada = server.player("Ada").await;
    for _ in 0..3 {
        ada.nobody().get("/v1/games").await.expect(StatusCode::OK);
    }
    ada.nobody().get("/v1/games").await.refused("rate_limited");
    ada.get("/v1/games").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn visitor_follows_public_game_and_exports_its_record() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let (game, visitor) = (started(&players, json!({})).await, players[0].nobody());
    let mut stream = Stream::open(&visitor, &format!("/v1/games/{}/stream", game.id()), None).await;
    let player = game.awaited_of(&players).expect("a player whose turn it is");
    let command = player.legal(&game).await.remove(0);
    let game = player.play(&game, &command).await;
    assert_eq!(stream.next().await.1["payload"]["type"], "picked");

    play_to_the_end(&players, game, 3).await;
    concluded(&server).await;
    let answer = visitor.request(Method::GET, "/v1/records").send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.text().await.expect("a whole body").lines().count(), 1);
    visitor.get("/v1/leaderboards/base").await.expect(StatusCode::OK);
    visitor.get(&format!("/v1/players/{}", players[0].id)).await.expect(StatusCode::OK);
}

//! Requests without an account: public data only, with the rate limit of one account.

use reqwest::{Method, StatusCode, header};
use serde_json::json;

use crate::notifications::Stream;
use crate::support::{
    Answer, TestServer, conclude_games, database, play_to_end, players, start_game,
};

/// Readable resources of a finished public game.
const PUBLIC_PATHS: [&str; 12] = [
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
async fn visitor_reads_only_public_games() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let visitor = players[0].without_token();
    let game = start_game(&players, json!({})).await;
    let watched = visitor.get("/v1/games?status=active").await.expect(StatusCode::OK);
    assert_eq!(watched["items"][0]["id"], *game.id());
    let game = play_to_end(&players, game, 1).await;
    for path in PUBLIC_PATHS {
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
    assert_eq!(Answer::from_request(again).await.status, StatusCode::NOT_MODIFIED);

    let closed =
        json!({ "settings": { "players": 2 }, "house": ["greedy"], "access": "invitation" });
    let closed = players[0].post("/v1/games", &closed).await.expect(StatusCode::CREATED);
    for path in PUBLIC_PATHS {
        let path = format!("/v1/games/{}{path}", closed["id"].as_str().expect("an id"));
        visitor.get(&path).await.expect_problem("game_not_found");
    }
}

/// A browser may hold cached responses from before a login, or of another player.
#[tokio::test(flavor = "multi_thread")]
async fn cached_view_is_not_shared() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({})).await;
    let (visitor, stranger) = (players[0].without_token(), server.player("Stranger").await);
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
                let answer = Answer::from_request(request).await;
                if answer.status == StatusCode::NOT_MODIFIED {
                    assert_eq!(fresh.body, seen.body, "{path}");
                    let actual = answer.headers[header::VARY].to_str().expect("a text");
                    assert!(actual.starts_with(vary), "{path}: {actual}");
                } else {
                    assert_ne!(then.access_token, first.access_token, "{path}");
                    assert_eq!(answer.body, fresh.body, "{path}");
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn visitor_cannot_act_on_games() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let (game, visitor) = (start_game(&players, json!({})).await, players[0].without_token());
    for path in ["legal-commands", "premove"] {
        let path = format!("/v1/games/{}/{path}", game.id());
        visitor.get(&path).await.expect_problem("token_missing");
    }
    let player = game.awaited_player(&players).expect("somebody's turn");
    let command = player.legal_commands(&game).await.remove(0);
    Answer::from_request(visitor.command(&game, &command)).await.expect_problem("token_missing");
    for shown in ["Bearer nonsense", "Bearer", "Basic YTpi"] {
        let request = visitor.request(Method::GET, &format!("/v1/games/{}", game.id()));
        let answer = Answer::from_request(request.header(header::AUTHORIZATION, shown)).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{shown}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors_share_limit_per_address() {
    let three = 3.try_into().expect("three");
    let server =
        TestServer::with_limits(&database().await, |limits| limits.rates.per_account = three);
    let ada = server.player("Ada").await;
    for _ in 0..3 {
        ada.without_token().get("/v1/games").await.expect(StatusCode::OK);
    }
    ada.without_token().get("/v1/games").await.expect_problem("rate_limited");
    ada.get("/v1/games").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn visitor_follows_and_exports_game() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let (game, visitor) = (start_game(&players, json!({})).await, players[0].without_token());
    let mut stream = Stream::open(&visitor, &format!("/v1/games/{}/stream", game.id()), None).await;
    let player = game.awaited_player(&players).expect("a player whose turn it is");
    let command = player.legal_commands(&game).await.remove(0);
    let game = player.play(&game, &command).await;
    assert_eq!(stream.next().await.1["payload"]["type"], "picked");

    play_to_end(&players, game, 3).await;
    conclude_games(&server).await;
    let answer = visitor.request(Method::GET, "/v1/records").send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.text().await.expect("a whole body").lines().count(), 1);
    visitor.get("/v1/leaderboards/base").await.expect(StatusCode::OK);
    visitor.get(&format!("/v1/players/{}", players[0].id)).await.expect(StatusCode::OK);
}

//! Score history and animation of a game.

use reqwest::{Method, Response, StatusCode};
use roxmltree::Document;
use serde_json::{Value, json};

use crate::support::{Game, Player, TestServer, play_to_end, players, start_game};

async fn get_score_curve(player: &Player, game: &Game) -> Vec<Value> {
    let answer = player.get(&format!("/v1/games/{}/scores", game.id())).await;
    answer.expect(StatusCode::OK)["items"].as_array().expect("items").clone()
}

/// Totals of the seats in the game view.
fn totals(game: &Value) -> Vec<Value> {
    let kingdoms = game["kingdoms"].as_array().expect("kingdoms").iter();
    kingdoms.map(|kingdom| kingdom["score"]["total"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn score_curve_ends_at_ranking() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let game = start_game(&players, json!({ "expansion": "age_of_giants" })).await;
    let begun = get_score_curve(&players[0], &game).await;
    assert_eq!(begun.last().map(|last| &last["version"]), Some(&json!(game.version())));
    let game = play_to_end(&players, game, 5).await;
    let spectator = server.player("Spectator").await;
    let curve = get_score_curve(&spectator, &game).await;
    let last = curve.last().expect("an end");
    assert_eq!(last["version"], game.version());
    for ranked in game.0["ranking"].as_array().expect("a ranking") {
        let seat = ranked["seat"].as_u64().expect("a seat");
        assert_eq!(last["points"][usize::try_from(seat).expect("small")], ranked["points"]);
    }
    for at in &curve {
        let path = format!("/v1/games/{}/versions/{}", game.id(), at["version"]);
        let then = spectator.get(&path).await.expect(StatusCode::OK);
        assert_eq!(totals(&then), *at["points"].as_array().expect("points"));
        assert_eq!((&then["round"], &then["changed_at"]), (&at["round"], &at["at"]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn score_curve_excludes_undone_moves() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = start_game(&players, json!({ "auto_play_forced": false })).await;
    let (player, before, after) = loop {
        let player = game.awaited_player(&players).expect("a crown, sooner or later");
        let command = player.legal_commands(&game).await.pop().expect("a command");
        let after = player.play(&game, &command).await;
        if totals(&after.0) != totals(&game.0) {
            break (player, game, after);
        }
        game = after;
    };
    let (known, scored) =
        (get_score_curve(player, &before).await, get_score_curve(player, &after).await);
    let last = scored.last().expect("an end");
    assert_eq!(last["version"], after.version());
    assert_eq!(*last["points"].as_array().expect("points"), totals(&after.0));
    let undo = json!({ "proposal": { "type": "undo" } });
    let undone = player.post(&format!("/v1/games/{}/proposals", before.id()), &undo).await;
    let undone = undone.expect(StatusCode::OK);
    let curve = get_score_curve(player, &after).await;
    let last = curve.last().expect("an end");
    assert_eq!(last["version"], undone["version"]);
    assert_eq!(*last["points"].as_array().expect("points"), totals(&before.0));
    assert_eq!(curve[..curve.len() - 1], known[..known.len() - 1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn unstarted_table_has_empty_curve() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let table = ada.open(json!({ "players": 2 })).await;
    assert_eq!(get_score_curve(&ada, &table).await, [] as [Value; 0]);
    let path = format!("/v1/games/{}/cancel", table.id());
    ada.post_empty(&path).await.expect(StatusCode::OK);
    assert_eq!(get_score_curve(&ada, &table).await, [] as [Value; 0]);
}

async fn get_animation(player: &Player, game: &Game, tag: &str) -> Response {
    let path = format!("/v1/games/{}/animation.svg?language=pl", game.id());
    let request = player.request(Method::GET, &path).header("If-None-Match", tag);
    request.send().await.expect("an answer")
}

fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().expect("text"))
}

fn count_placements(svg: &str) -> usize {
    let document = Document::parse(svg).expect("XML");
    let classes = document.descendants().filter_map(|node| node.attribute("class"));
    classes.filter(|classes| classes.split(' ').any(|class| class == "placement")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn animation_excludes_undone_moves() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = start_game(&players, json!({ "auto_play_forced": false })).await;
    let squares = |game: &Game| {
        let kingdoms = game.0["kingdoms"].as_array().expect("kingdoms").iter();
        kingdoms.map(|kingdom| kingdom["squares"].as_array().expect("squares").len()).sum::<usize>()
    };
    while squares(&game) == 0 {
        let player = game.awaited_player(&players).expect("somebody's turn");
        let command = player.legal_commands(&game).await.remove(0);
        game = player.play(&game, &command).await;
    }
    let answer = get_animation(&players[0], &game, "").await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(header(&answer, "content-type"), "image/svg+xml");
    assert_eq!(header(&answer, "content-language"), "pl");
    assert_eq!(
        (header(&answer, "cache-control"), header(&answer, "vary")),
        ("private, no-cache", "authorization, origin, accept-encoding")
    );
    let policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    assert_eq!(header(&answer, "content-security-policy"), policy);
    let tag = header(&answer, "etag").to_owned();
    assert_eq!(get_animation(&players[1], &game, &tag).await.status(), StatusCode::NOT_MODIFIED);
    let svg = answer.text().await.expect("a body");
    assert_eq!(count_placements(&svg) * 2, squares(&game));
    assert!(svg.contains("Grace") && svg.contains("Runda 1"));

    let undo = json!({ "proposal": { "type": "undo" } });
    let path = format!("/v1/games/{}/proposals", game.id());
    let player = players.iter().find(|player| {
        let awaited = game.awaited_player(&players).expect("somebody's turn");
        awaited.id == player.id
    });
    player.expect("who has placed picks").post(&path, &undo).await.expect(StatusCode::OK);
    let answer = get_animation(&players[0], &game, &tag).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(count_placements(&answer.text().await.expect("a body")), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn private_game_hides_its_replay() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let stranger = server.player("Stranger").await;
    let wish = json!({ "settings": { "players": 2 }, "access": "invitation", "house": ["random"] });
    let private = Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let wish = json!({ "settings": { "players": 2 }, "access": "public", "house": ["random"] });
    let public = Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    for tail in ["animation.svg", "scores"] {
        let path = |game: &Game| format!("/v1/games/{}/{tail}", game.id());
        stranger.get(&path(&private)).await.expect_problem("game_not_found");
        stranger.get(&path(&public)).await.expect(StatusCode::OK);
        ada.get(&path(&private)).await.expect(StatusCode::OK);
        ada.without_token().get(&path(&private)).await.expect_problem("game_not_found");
        ada.without_token().get(&path(&public)).await.expect(StatusCode::OK);
    }
    let path = format!("/v1/games/{}/animation.svg", public.id());
    ada.get(&format!("{path}?language=xx")).await.expect_problem("parameter_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn unstarted_table_has_no_animation() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let table = ada.open(json!({ "players": 2 })).await;
    let base = format!("/v1/games/{}", table.id());
    ada.get(&format!("{base}/animation.svg")).await.expect_problem("game_not_started");
    ada.post_empty(&format!("{base}/cancel")).await.expect(StatusCode::OK);
    ada.get(&format!("{base}/animation.svg")).await.expect_problem("game_not_started");
}

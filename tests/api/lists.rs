use std::collections::BTreeSet;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, Game, Player, TestServer, play_to_end, players, run_deliveries, start_game,
};
use crate::webhooks::start_with_webhook;

/// Ids of all pages from the first on, and the number of pages.
async fn all_pages(player: &Player, path: &str) -> (Vec<String>, usize) {
    let (mut ids, mut pages, mut cursor) = (Vec::new(), 0, None);
    loop {
        let after = cursor.take().map(|cursor: String| format!("&cursor={cursor}"));
        let query = format!("{path}?limit=10{}", after.unwrap_or_default());
        let page = player.get(&query).await.expect(StatusCode::OK);
        let items = page["items"].as_array().expect("a list").iter();
        ids.extend(items.map(|item| item["id"].as_str().expect("an id").to_owned()));
        pages += 1;
        match &page["next_cursor"] {
            Value::String(next) => cursor = Some(next.clone()),
            _ => return (ids, pages),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_have_no_gaps_or_duplicates() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut opened = Vec::new();
    for _ in 0..35 {
        opened.push(players[0].open(json!({ "players": 2 })).await.id().to_owned());
    }
    opened.reverse();
    for (player, path) in [(&players[1], "/v1/games"), (&players[0], "/v1/me/games")] {
        assert_eq!(all_pages(player, path).await, (opened.clone(), 4), "{path}");
    }
    let (none, pages) = all_pages(&players[1], "/v1/me/games").await;
    assert_eq!((none.len(), pages), (0, 1));
    let open = players[0].get("/v1/me/games?status=open&limit=100").await.expect(StatusCode::OK);
    assert_eq!(open["items"].as_array().map(Vec::len), Some(35));
    let over = players[0].get("/v1/me/games?status=finished").await.expect(StatusCode::OK);
    assert_eq!(over["items"].as_array().map(Vec::len), Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn awaited_games_are_listed_first() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut waiting = BTreeSet::new();
    for _ in 0..12 {
        let game = start_game(&players, json!({})).await;
        if game.awaited_player(&players).is_some_and(|player| player.id == players[0].id) {
            waiting.insert(game.id().to_owned());
        }
        players[0].open(json!({ "players": 2 })).await;
    }
    let (ids, _) = all_pages(&players[0], "/v1/me/games").await;
    assert_eq!(ids.len(), 24);
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), 24);
    let first: BTreeSet<String> = ids[..waiting.len()].iter().cloned().collect();
    assert_eq!(first, waiting);
    let listed = players[0].get("/v1/me/games?limit=100").await.expect(StatusCode::OK);
    for item in listed["items"].as_array().expect("a list") {
        assert_eq!(item["waits_for_you"], waiting.contains(item["id"].as_str().expect("an id")));
        let shown = players[0].get_game(&Game(item.clone())).await;
        assert_eq!(shown.0["awaiting"]["seat"], item["awaiting_seat"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn active_public_games_are_listed() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    players[0].open(json!({ "players": 2 })).await;
    let over = start_game(&players[..2], json!({})).await;
    play_to_end(&players[..2], over, 1).await;
    let first = start_game(&players[..2], json!({})).await;
    let against_the_house = |access: &str| json!({ "settings": { "players": 2 }, "house": ["greedy"], "access": access });
    let closed = players[0].post("/v1/games", &against_the_house("invitation")).await;
    assert_eq!(closed.expect(StatusCode::CREATED)["status"], "active");
    let last = players[0].post("/v1/games", &against_the_house("public")).await;
    let last = Game(last.expect(StatusCode::CREATED));
    let listed = players[2].get("/v1/games?status=active").await.expect(StatusCode::OK);
    let items = listed["items"].as_array().expect("a list");
    let ids: Vec<&Value> = items.iter().map(|item| &item["id"]).collect();
    assert_eq!(ids, [last.id(), first.id()]);
    let houses: Vec<&Value> = [0, 1].map(|seat| &items[0]["players"][seat]["house"]).into();
    assert_eq!(houses, [&Value::Null, &json!("greedy")]);
    let open = players[2].get("/v1/games?status=open").await.expect(StatusCode::OK);
    assert_eq!(open["items"].as_array().map(Vec::len), Some(1));
    let cancelled = players[2].get("/v1/games?status=cancelled").await;
    assert_eq!(cancelled.expect(StatusCode::BAD_REQUEST)["field"], "status");
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_cursor_or_limit_is_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let game = ada.open(json!({ "players": 2 })).await;
    let id = game.id();
    let long = "9".repeat(5000);
    let cursors = [
        "x",
        "",
        "1",
        "0.0",
        "\u{0}",
        "2.1.x",
        &format!("0.-377705023201000000.{id}"),
        &format!("0.-1.{id}"),
        &format!("0.9223372036854775807.{id}"),
        &format!("0.{long}.{id}"),
        &format!("0.1.{id}.1"),
        &long,
        "' OR 1=1 --",
    ];
    for (path, cursor) in
        ["/v1/me/games", "/v1/games"].into_iter().flat_map(|path| cursors.map(|c| (path, c)))
    {
        let query = [("cursor", cursor)];
        let answer = Answer::from_request(ada.request(Method::GET, path).query(&query)).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path} {cursor}");
        assert_eq!(answer.expect_problem("parameter_invalid")["field"], "cursor");
    }
    let events = format!("/v1/games/{id}/events");
    for path in ["/v1/me/games", "/v1/games", &events] {
        for query in [
            "limit=0",
            "limit=-1",
            "limit=1000",
            "limit=9223372036854775808",
            "limit=",
            "limit=1e1",
            "limit=10&limit=11",
            "unknown=1",
            "limit=%ff",
            "limit=%00",
        ] {
            let answer = ada.get(&format!("{path}?{query}")).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path}?{query}");
            answer.expect_problem("parameter_invalid");
        }
    }
    for query in ["after=-1", "after=2147483648", "after=x", "after=99999999999999999999"] {
        ada.get(&format!("{events}?{query}")).await.expect_problem("parameter_invalid");
    }
    ada.get("/v1/me/games?status=lost").await.expect_problem("parameter_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn public_games_are_filtered_by_settings() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for settings in [
        json!({ "players": 2 }),
        json!({ "players": 2, "variants": ["mighty_duel"] }),
        json!({ "players": 4, "variants": ["harmony", "middle_kingdom"] }),
        json!({ "players": 4, "expansion": "age_of_giants" }),
    ] {
        let size = if settings["variants"][0] == "mighty_duel" { 7 } else { 5 };
        assert_eq!(ada.open(settings).await.0["kingdom_size"], size);
    }
    let listed = async |query: &str| {
        let page = ada.get(&format!("/v1/games?{query}")).await.expect(StatusCode::OK);
        page["items"].as_array().expect("a list").len()
    };
    for (query, expected) in [
        ("", 4),
        ("players=2", 2),
        ("players=3", 0),
        ("expansion=age_of_giants", 1),
        ("expansion=none", 3),
        ("variant=harmony", 1),
        ("variant=mighty_duel&players=2", 1),
        ("variant=mighty_duel&players=4", 0),
        ("status=active&players=2", 0),
    ] {
        assert_eq!(listed(query).await, expected, "{query}");
    }
    for wrong in ["players=1", "players=6", "players=two", "variant=chess"] {
        let refused =
            ada.get(&format!("/v1/games?{wrong}")).await.expect_problem("parameter_invalid");
        assert_eq!(refused["field"], wrong.split('=').next().expect("a name"), "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn events_and_deliveries_are_paged() {
    let server = TestServer::start().await;
    let (_catcher, players, webhook, game) = start_with_webhook(&server, "standard").await;
    for _ in 0..12 {
        start_game(&players, json!({})).await;
    }
    let game = play_to_end(&players, game, 1).await;
    run_deliveries(&server).await;

    let path = format!("/v1/games/{}/events", game.id());
    let (versions, pages) = read_all_items(&players[0], &path, "version").await;
    assert_eq!(versions, (1..=game.version()).collect::<Vec<_>>());
    assert_eq!(pages, game.version().div_ceil(3));
    // The cursor takes precedence over `after`.
    let page = players[0].get(&format!("{path}?after=3&limit=2")).await.expect(StatusCode::OK);
    let cursor = page["next_cursor"].as_str().expect("a cursor");
    let page = players[0].get(&format!("{path}?after=3&limit=2&cursor={cursor}")).await;
    assert_eq!(page.expect(StatusCode::OK)["items"][0]["version"], 6);

    let all = players[0].get("/v1/me/notifications?limit=100").await.expect(StatusCode::OK);
    let (positions, _) = read_all_items(&players[0], "/v1/me/notifications", "position").await;
    assert_eq!(Some(positions.len()), all["items"].as_array().map(Vec::len));
    assert!(positions.is_sorted_by(|one, next| one < next) && positions.len() > 12);

    let path = format!(
        "/v1/me/destinations/{}/deliveries",
        webhook["webhook"]["id"].as_str().expect("an id")
    );
    let (ids, pages) = all_pages(&players[0], &path).await;
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), positions.len());
    assert_eq!(pages, positions.len().div_ceil(10));

    for bad in ["x", "-1", "01", "4294967296"] {
        let path = format!("/v1/games/{}/events?cursor={bad}", game.id());
        players[0].get(&path).await.expect_problem("parameter_invalid");
        players[0]
            .get(&format!("/v1/me/notifications?cursor={bad}"))
            .await
            .expect_problem("parameter_invalid");
    }
}

/// Value of the numeric field `number` of each item on all pages, and the number of pages.
async fn read_all_items(player: &Player, path: &str, number: &str) -> (Vec<u64>, u64) {
    let (mut numbers, mut pages, mut query) = (Vec::new(), 0, format!("{path}?limit=3"));
    loop {
        let page = player.get(&query).await.expect(StatusCode::OK);
        let items = page["items"].as_array().expect("a list").iter();
        numbers.extend(items.map(|item| item[number].as_u64().expect("a number")));
        pages += 1;
        let Some(next) = page["next_cursor"].as_str() else { return (numbers, pages) };
        query = format!("{path}?limit=3&cursor={next}");
    }
}

use jiff::SignedDuration;
use kingdomino_render::{ImageFormat, Subject};
use reqwest::{Method, Response, StatusCode, Url};
use roxmltree::Document;
use serde_json::{Value, json};

use crate::support::{Answer, Chance, DAY, Game, Player, TestServer, players, start_game};
use kingdomail::domain::GameId;
use kingdomail::domain::event_log::Version;
use kingdomail::i18n::Language;
use kingdomail::notifications::links::PictureLink;

async fn get(player: &Player, path: &str, headers: &[(&str, &str)]) -> Response {
    let mut request = player.request(Method::GET, path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.expect("an answer")
}

/// Fetches an address without an account.
async fn open(url: &str) -> Response {
    reqwest::Client::new().get(url).send().await.expect("an answer")
}

fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().expect("text"))
}

async fn create_links(player: &Player, game: &Game, query: &str) -> Value {
    let path = format!("/v1/games/{}/picture-links{query}", game.id());
    player.post_empty(&path).await.expect(StatusCode::OK)
}

async fn start_running_game(server: &TestServer) -> (Vec<Player>, Game) {
    let players = players(server, 2).await;
    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    (players, game)
}

/// Plays the first legal command of the awaited player.
async fn play_first_legal(players: &[Player], game: &Game) -> Game {
    let player = game.awaited_player(players).expect("somebody's turn");
    player.play(game, Chance(3).choose(&player.legal_commands(game).await)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn image_has_all_formats_and_languages() {
    let server = TestServer::start().await;
    let (players, game) = start_running_game(&server).await;
    let base = format!("/v1/games/{}", game.id());
    for place in ["table", "seats/1/kingdom"] {
        let svg = get(&players[0], &format!("{base}/{place}.svg"), &[]).await;
        assert_eq!(svg.status(), StatusCode::OK);
        assert_eq!(header(&svg, "content-type"), "image/svg+xml");
        assert_eq!(header(&svg, "content-language"), "en");
        let vary = header(&svg, "vary");
        assert!(vary.starts_with("accept-language, authorization, origin"), "{vary}");
        assert_eq!(header(&svg, "cache-control"), "private, no-cache");
        assert_eq!(header(&svg, "content-security-policy"), "default-src 'none'; sandbox");
        assert_eq!(header(&svg, "x-content-type-options"), "nosniff");
        let svg = svg.text().await.expect("a body");
        assert!(Document::parse(&svg).expect("XML").root_element().has_tag_name("svg"));
        assert!(svg.contains("Grace"));

        let png = get(&players[0], &format!("{base}/{place}.png?width=400"), &[]).await;
        assert_eq!(header(&png, "content-type"), "image/png");
        let png = png.bytes().await.expect("a body");
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        assert_eq!(png[16..20], 400_u32.to_be_bytes());

        let text = get(&players[0], &format!("{base}/{place}.txt"), &[]).await;
        assert_eq!(header(&text, "content-type"), "text/plain; charset=utf-8");
        assert!(text.text().await.expect("a body").contains("W wheat, F forest"));
    }
    let text = format!("{base}/table.txt");
    let greek = get(&players[0], &text, &[("Accept-Language", "el-GR, en;q=0.5")]).await;
    assert_eq!(header(&greek, "content-language"), "el");
    assert!(greek.text().await.expect("a body").starts_with("Πριν από τον πρώτο γύρο."));
    let named = [("Accept-Language", "el")];
    let polish = get(&players[0], &format!("{text}?language=pl"), &named).await;
    assert_eq!(header(&polish, "content-language"), "pl");
    assert_eq!(header(&polish, "vary"), "authorization, origin");
    assert!(polish.text().await.expect("a body").starts_with("Przed pierwszą rundą."));
    for wrong in ["table.txt?language=xx", "table.png?width=319", "table.png?width=2049"] {
        players[0].get(&format!("{base}/{wrong}")).await.expect_problem("parameter_invalid");
    }
    players[0]
        .get(&format!("{base}/seats/9/kingdom.svg"))
        .await
        .expect_problem("parameter_invalid");
    let mistaken = players[0].get(&format!("{base}/table.png?fbclid=a&width=319")).await;
    assert_eq!(mistaken.expect_problem("parameter_invalid")["field"], "width");
    players[0].get(&format!("{base}/seats/2/kingdom.svg")).await.expect_problem("seat_not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn unchanged_image_returns_not_modified() {
    let server = TestServer::start().await;
    let (players, game) = start_running_game(&server).await;
    for file in ["table.svg", "table.txt", "table.png?width=320", "seats/0/kingdom.svg"] {
        let path = format!("/v1/games/{}/{file}", game.id());
        let first = get(&players[0], &path, &[]).await;
        let tag = header(&first, "etag").to_owned();
        let known = get(&players[1], &path, &[("If-None-Match", &tag)]).await;
        assert_eq!(known.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(header(&known, "etag"), tag);
        assert_eq!(header(&known, "cache-control"), "private, no-cache");
        assert!(known.bytes().await.expect("a body").is_empty());
        let greek = [("If-None-Match", &*tag), ("Accept-Language", "el")];
        assert_eq!(get(&players[0], &path, &greek).await.status(), StatusCode::OK);
    }
    let path = format!("/v1/games/{}/table.svg", game.id());
    let tag = header(&get(&players[0], &path, &[]).await, "etag").to_owned();
    let after = play_first_legal(&players, &game).await;
    let changed = get(&players[0], &path, &[("If-None-Match", &tag)]).await;
    assert_eq!(changed.status(), StatusCode::OK);
    let before = format!("{path}?version={}", game.version());
    let before = get(&players[0], &before, &[("If-None-Match", &tag)]).await;
    assert_eq!(before.status(), StatusCode::NOT_MODIFIED);
    let to_come = format!("{path}?version={}", after.version() + 1);
    players[0].get(&to_come).await.expect_problem("version_not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn link_shows_its_version() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let wish =
        json!({ "settings": { "players": 2, "auto_play_forced": false }, "access": "invitation" });
    let table = Game(players[0].post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let invite = format!("/v1/games/{}/invitations", table.id());
    players[0].post(&invite, &json!({ "name": "Grace" })).await.expect(StatusCode::OK);
    let game = players[1].join(&table).await;

    let made = create_links(&players[0], &game, "?language=he").await;
    assert_eq!((made["version"].as_u64(), &made["language"]), (Some(game.version()), &json!("he")));
    let all = made["kingdoms"].as_array().expect("kingdoms").iter().chain([&made["table"]]);
    let urls: Vec<&str> = all
        .flat_map(|urls| ["svg", "png", "txt"].map(|form| urls[form].as_str().expect("a URL")))
        .collect();
    assert_eq!(urls.len(), 9);
    play_first_legal(&players, &game).await;
    for url in urls {
        assert!(url.starts_with(&server.url("/v1/games/")), "{url}");
        let shown = open(url).await;
        assert_eq!(shown.status(), StatusCode::OK, "{url}");
        assert_eq!(header(&shown, "content-language"), "he");
        // The language is part of the link and ignores the browser's preference.
        let vary = header(&shown, "vary");
        assert!(["origin", "origin, accept-encoding"].contains(&vary), "{url}: {vary}");
        let kept = header(&shown, "cache-control");
        let seconds =
            kept.strip_prefix("public, max-age=").and_then(|kept| kept.strip_suffix(", immutable"));
        let seconds: i64 = seconds.expect(kept).parse().expect("seconds");
        assert!((2_591_900..=2_592_000).contains(&seconds), "{kept}");
    }
    let path = format!("/v1/games/{}/table.txt?version={}&language=he", game.id(), game.version());
    let then = get(&players[1], &path, &[]).await.text().await.expect("a body");
    let linked = open(made["table"]["txt"].as_str().expect("a URL")).await;
    assert_eq!(linked.text().await.expect("a body"), then);
}

#[tokio::test(flavor = "multi_thread")]
async fn tampered_or_expired_link_is_rejected() {
    let server = TestServer::start().await;
    let (players, game) = start_running_game(&server).await;
    play_first_legal(&players, &game).await;
    let other = start_game(&players, json!({})).await;
    let made = create_links(&players[0], &game, "").await;
    let url: Url = made["table"]["svg"].as_str().expect("a URL").parse().expect("a URL");
    let with = |name: &str, value: Option<&str>| {
        let kept: Vec<(String, String)> =
            url.query_pairs().into_owned().filter(|(other, _)| other != name).collect();
        let mut url = url.clone();
        url.query_pairs_mut()
            .clear()
            .extend_pairs(kept)
            .extend_pairs(value.map(|value| (name, value)));
        url
    };
    let instead =
        |from: &str, to: &str| url.as_str().replace(from, to).parse::<Url>().expect("a URL");
    let changed = [
        with("version", Some("1")),
        with("language", Some("el")),
        with("expires", Some("253402207200")),
        with("expires", Some("-9223372036854775808")),
        with("signature", Some("AAAAAAAAAAAAAAAAAAAAAA")),
        with("signature", Some("")),
        with("signature", None),
        with("expires", None),
        with("version", None),
        with("language", None),
        instead(game.id(), other.id()),
        instead("table.svg", "seats/0/kingdom.svg"),
        instead("table.svg", "seats/4/kingdom.png"),
    ];
    for changed in changed {
        let answer = Answer::from_response(open(changed.as_str()).await).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{changed}");
        answer.expect_problem("link_invalid");
    }
    // Without the parameters, the address is that of a public game's picture.
    let mut bare = url.clone();
    bare.set_query(None);
    assert_eq!(open(bare.as_str()).await.status(), StatusCode::OK);

    let id: GameId = game.id().parse().expect("an id");
    let version =
        Version::try_from(u32::try_from(game.version()).expect("small")).expect("a version");
    let made_at = |ago| {
        let now = server.ctx.now() - SignedDuration::from_secs(ago);
        let link = PictureLink::new(id, version, Subject::Table, Language::English, now);
        link.url(server.ctx.senders.links.key(), server.ctx.senders.links.base(), ImageFormat::Svg)
    };
    assert_eq!(open(made_at(30 * DAY - 60).as_str()).await.status(), StatusCode::OK);
    Answer::from_response(open(made_at(30 * DAY).as_str()).await)
        .await
        .expect_problem("link_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn valid_credential_shows_the_image() {
    let server = TestServer::start().await;
    let (players, game) = start_running_game(&server).await;
    play_first_legal(&players, &game).await;
    let made = create_links(&players[0], &game, "").await;
    let url = made["table"]["txt"].as_str().expect("a URL");
    let good: Url = url.parse().expect("a URL");
    let good = format!("{}?{}", good.path(), good.query().expect("a query"));
    let bad =
        format!("{}?language=el&signature=&expires=0", good.split('?').next().expect("a path"));
    let mut confused = players[0].clone();
    confused.access_token = "no token of ours".to_owned();

    let by_link = confused.get(&good).await;
    assert!(by_link.headers["cache-control"].to_str().expect("text").starts_with("public"));
    by_link.expect(StatusCode::OK);
    let by_token = players[0].get(&bad).await;
    assert_eq!(by_token.headers["cache-control"], "private, no-cache");
    assert_eq!(by_token.headers["content-language"], "el");
    by_token.expect(StatusCode::OK);
    // Values that the API document forbids are rejected for every caller.
    let forbidden = bad.replace("expires=0", "expires=-1");
    players[0].get(&forbidden).await.expect_problem("parameter_invalid");
    confused.get(&bad).await.expect_problem("token_invalid");
    confused.without_token().get(&bad).await.expect_problem("link_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn private_game_hides_its_images() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let stranger = server.player("Stranger").await;
    let wish = json!({ "settings": { "players": 2 }, "access": "invitation", "house": ["random"] });
    let game = Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let base = format!("/v1/games/{}", game.id());
    for file in ["table.svg", "table.png", "table.txt", "seats/0/kingdom.svg"] {
        stranger.get(&format!("{base}/{file}")).await.expect_problem("game_not_found");
        ada.without_token().get(&format!("{base}/{file}")).await.expect_problem("game_not_found");
    }
    let path = format!("{base}/picture-links");
    stranger.post_empty(&path).await.expect_problem("game_not_found");
    ada.without_token().post_empty(&path).await.expect_problem("token_missing");
}

#[tokio::test(flavor = "multi_thread")]
async fn table_before_start_has_no_image() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let table = ada.open(json!({ "players": 2 })).await;
    let base = format!("/v1/games/{}", table.id());
    for file in ["table.svg", "table.png", "table.txt", "seats/0/kingdom.svg"] {
        ada.get(&format!("{base}/{file}")).await.expect_problem("game_not_started");
    }
    ada.post_empty(&format!("{base}/picture-links")).await.expect_problem("game_not_started");
    let grace = server.player("Grace").await;
    let game = grace.join(&table).await;
    ada.get(&format!("{base}/table.svg")).await.expect(StatusCode::OK);
    ada.get(&format!("{base}/table.svg?version=1")).await.expect_problem("game_not_started");
    assert!(game.version() > 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_escaped_in_images() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let mallory = server.player("Mallory").await;
    let game = mallory.join(&ada.open(json!({ "players": 2 })).await).await;
    let paths = ["table.svg", "seats/1/kingdom.svg"];
    for name in ["<script>alert(1)</script>", "\"onload=\"alert(1)", "]]><svg onload=x>", "&#60;b>"]
    {
        // Written directly to the database, because the API rejects such names.
        let statement = format!("UPDATE players SET name = '{name}' WHERE name_key = 'mallory'");
        assert_eq!(server.sql(&statement).await, 1);
        for path in paths {
            let path = format!("/v1/games/{}/{path}", game.id());
            let svg = get(&ada, &path, &[]).await.text().await.expect("a body");
            let document = Document::parse(&svg).expect("well-formed XML");
            for node in document.descendants().filter(roxmltree::Node::is_element) {
                assert!(
                    !["script", "foreignObject", "image", "a"].contains(&node.tag_name().name())
                );
                assert!(node.attributes().all(|attribute| !attribute.name().starts_with("on")));
            }
            let named =
                document.descendants().filter(|node| node.attribute("class") == Some("name"));
            let named: Vec<&str> = named.filter_map(|node| node.text()).collect();
            assert!(
                named.iter().any(|drawn| name.starts_with(drawn.trim_end_matches('…'))),
                "{named:?}"
            );
        }
    }
}

/// Concurrent requests for pictures wait for each other without blocking other requests.
#[tokio::test(flavor = "multi_thread")]
async fn concurrent_images_are_all_drawn() {
    let server = TestServer::start().await;
    let (players, game) = start_running_game(&server).await;
    let path = format!("/v1/games/{}/table.png?width=320", game.id());
    let pictures = futures_util::future::join_all((0..8).map(|_| get(&players[0], &path, &[])));
    let (pictures, shown) = futures_util::join!(pictures, players[1].get_game(&game));
    assert_eq!(shown.version(), game.version());
    assert!(pictures.iter().all(|picture| picture.status() == StatusCode::OK));
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_query_parameters_are_ignored() {
    let server = TestServer::start().await;
    let (players, game) = start_running_game(&server).await;
    let ada = &players[0];
    let made = create_links(ada, &game, "").await;
    let link: Url = made["table"]["svg"].as_str().expect("a URL").parse().expect("a URL");
    let link = format!("{}?{}", link.path(), link.query().expect("a query"));
    let base = format!("/v1/games/{}", game.id());
    let calendar = ada.post_empty("/v1/me/calendar").await.expect(StatusCode::CREATED);
    let calendar: Url = calendar["url"].as_str().expect("a URL").parse().expect("a URL");
    let plain = ["table.svg", "table.png", "table.txt", "seats/0/kingdom.svg"];
    let plain = plain.map(|place| format!("{base}/{place}?language=el"));
    let others = [
        format!("{base}/animation.svg?language=el"),
        format!("{}?language=el", calendar.path()),
        link,
    ];
    for path in plain.iter().chain(&others) {
        let as_it_is = get(ada, path, &[]).await;
        assert_eq!(as_it_is.status(), StatusCode::OK, "{path}");
        let tag = header(&as_it_is, "etag");
        for more in ["fbclid=IwAR0", "t=1", "nocache=1", "utm_source=a&utm_medium=b", "_"] {
            let answer = get(ada, &format!("{path}&{more}"), &[]).await;
            assert_eq!(answer.status(), StatusCode::OK, "{path}&{more}");
            assert_eq!(header(&answer, "etag"), tag, "{path}&{more}");
        }
    }
    // The API itself rejects unknown parameters.
    ada.get("/v1/me/games?fbclid=a").await.expect_problem("parameter_invalid");
}

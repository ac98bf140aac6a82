//! Invitation links, which allow any holder to join a table.

use kingdomail::domain::account::RegistrationPolicy;
use reqwest::redirect::Policy;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use url::Url;

use crate::support::{Answer, DAY, Game, PASSWORD, Player, TestServer, Visitor, advance_clock};

/// Invitation-only table with an invitation link.
async fn create_table_with_link(opener: &Player, seats: usize) -> (Game, Value) {
    let wish = json!({ "settings": { "players": seats }, "access": "invitation" });
    let game = Game(opener.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let link = opener.post_empty(&format!("/v1/games/{}/invitation-links", game.id())).await;
    (game, link.expect(StatusCode::CREATED))
}

fn url(link: &Value) -> Url {
    link["url"].as_str().expect("an address").parse().expect("an address")
}

#[tokio::test(flavor = "multi_thread")]
async fn visitor_registers_and_joins_by_link() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (game, link) = create_table_with_link(&ada, 3).await;
    let visitor = Visitor::new("en");
    let page = visitor.open(&url(&link)).await;
    assert_eq!(page.title(), "Ada invited you to this table.");
    assert!(page.words().contains("3 players. At the table: Ada."), "{}", page.words());
    let scanned = reqwest::Client::new().head(url(&link)).send().await.expect("an answer");
    assert_eq!(scanned.status(), StatusCode::OK, "as a mail scanner looks");
    assert_eq!(ada.get_game(&game).await.version(), game.version(), "looking changes nothing");

    let register = page.form("Create an account and join");
    let weak = [("name", "Grace"), ("password", "short")];
    let page = visitor.send(&register, &weak).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.words().contains("at least 10 characters"), "{}", page.words());
    let register = page.form("Create an account and join");
    assert_eq!(register.fields["name"], "Grace", "what was right need not be typed again");
    assert_eq!(register.fields["password"], "");
    let page = visitor.send(&register, &[("password", PASSWORD)]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.words());

    // The link leads to the page of the table, where everything is done by links; no session
    // remains.
    assert!(page.words().contains("At the table: Ada and Grace."), "{}", page.words());
    let grace = "SELECT count(*) FROM sessions s JOIN players p ON p.id = s.player_id \
                 WHERE p.name = 'Grace' AND s.revoked_at IS NULL";
    assert_eq!(server.count(grace).await, 0);

    // A player with an account logs in; a wrong password does not take a seat.
    server.player("Hedy").await;
    let page = visitor.open(&url(&link)).await;
    let log_in = page.form("Log in and join");
    let wrong = [("name", "Hedy"), ("password", "not the password of Hedy")];
    assert_eq!(visitor.send(&log_in, &wrong).await.status, StatusCode::UNAUTHORIZED);
    let right = [("name", "Hedy"), ("password", PASSWORD)];
    let page = visitor.send(&log_in, &right).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.words());
    let game = ada.get_game(&game).await;
    assert_eq!(game.0["status"], "active", "it starts when it is full");
    let late = visitor.open(&url(&link)).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.words().contains("no longer open"), "{}", late.words());
    let game_in_client = format!("/games/{}", game.id());
    assert!(late.links().iter().any(|link| link.url.path() == game_in_client), "a way on");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn join_page_sets_session_cookie() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let browser = reqwest::Client::builder().redirect(Policy::none()).build().expect("a client");
    let own = url(&create_table_with_link(&ada, 3).await.1).origin().ascii_serialization();
    let sessions = "SELECT count(*) FROM sessions s JOIN players p ON p.id = s.player_id \
                    WHERE p.name <> 'Ada' AND s.revoked_at IS NULL";
    for (name, origin, cookie, kept) in [
        ("Grace", &*own, None, true),
        ("Hedy", &*own, Some("kingdomail_session=kept"), false),
        ("Edith", "https://elsewhere.example", None, false),
    ] {
        let (before, (_, link)) =
            (server.count(sessions).await, create_table_with_link(&ada, 3).await);
        let form = url::form_urlencoded::Serializer::new(String::new())
            .extend_pairs([("way", "register"), ("name", name), ("password", PASSWORD)])
            .finish();
        let mut request = browser.post(url(&link)).header("origin", origin).body(form);
        request = request.header("content-type", "application/x-www-form-urlencoded");
        if let Some(cookie) = cookie {
            request = request.header("cookie", cookie);
        }
        let answer = request.send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::SEE_OTHER, "{name}");
        let location = answer.headers()["location"].to_str().expect("an address");
        assert!(location.starts_with("/table/"), "{name}: {location}");
        let cookies: Vec<_> = answer.headers().get_all("set-cookie").iter().collect();
        let named = |what: &str| {
            cookies.iter().any(|cookie| cookie.to_str().is_ok_and(|text| text.starts_with(what)))
        };
        assert_eq!(named("kingdomail_refresh="), kept, "{name}: {cookies:?}");
        assert_eq!(named("kingdomail_session=kept;"), kept, "{name}: {cookies:?}");
        // A session that no browser keeps has ended.
        let left = server.count(sessions).await - before;
        assert_eq!(left, u64::from(kept), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn logged_in_browser_sees_no_form() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (game, link) = create_table_with_link(&ada, 3).await;
    let page = reqwest::Client::new().get(url(&link)).header("cookie", "kingdomail_session=kept");
    let page = page.send().await.expect("an answer").text().await.expect("a page");
    assert!(!page.contains("<form"), "{page}");
    let token = link["token"].as_str().expect("a token");
    let table = format!("/games/{}?invitation={token}", game.id());
    assert!(page.contains(&table), "{page}");
    assert!(page.contains("3 players."), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn join_page_continues_in_client() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (game, link) = create_table_with_link(&ada, 3).await;
    let page = reqwest::Client::new().get(url(&link)).header("accept-language", "es");
    let page = page.send().await.expect("an answer");
    let policy = page.headers()["content-security-policy"].to_str().expect("ASCII").to_owned();
    assert!(policy.contains("; script-src 'sha256-"), "{policy}");
    let html = page.text().await.expect("a page");
    let token = link["token"].as_str().expect("a token");
    let path = format!("data-client=\"/games/{}?invitation={token}\"", game.id());
    assert!(html.contains(&path), "{html}");
    assert!(html.contains("<meta property=\"og:title\" content=\"Kingdomino: "), "{html}");
    assert!(html.contains("te invita a una partida"), "{html}");
    assert!(html.contains(&format!("/join/{token}\"><meta property=\"og:title\"")), "{html}");
}

#[tokio::test(flavor = "multi_thread")]
async fn rejected_form_marks_invalid_field() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (_, link) = create_table_with_link(&ada, 3).await;
    let visitor = Visitor::new("en");
    let page = visitor.open(&url(&link)).await;
    let register = page.form("Create an account and join");
    for (name, password, input, words) in [
        ("Grace", "short", "password", "at least 10 characters"),
        ("Ada", PASSWORD, "name", "is already taken"),
    ] {
        let page = visitor.send(&register, &[("name", name), ("password", password)]).await;
        let field = format!("name=\"{input}\"");
        // The style sheet before the first input contains the attribute as well.
        let inputs = page.html.split("<input").skip(1);
        let wrong = inputs.filter(|html| html.contains("aria-invalid"));
        let wrong: Vec<&str> = wrong.collect();
        assert_eq!(wrong.len(), 1, "{}", page.html);
        assert!(wrong[0].contains(&field), "{}", wrong[0]);
        let (alert, _) = wrong[0].split_once("</p>").expect("a problem after the input");
        assert!(alert.contains("role=\"alert\"") && alert.contains(words), "{alert}");
    }
    // The error is shown in the submitted form and not in the other one.
    let log_in = page.form("Log in and join");
    let page = visitor.send(&log_in, &[("name", "Ada"), ("password", "not it at all")]).await;
    let forms: Vec<&str> = page.html.split("<form").skip(1).collect();
    let alerts: Vec<bool> = forms.iter().map(|form| form.contains("role=\"alert\"")).collect();
    let sent: Vec<bool> = forms.iter().map(|form| form.contains("value=\"log_in\"")).collect();
    assert_eq!(alerts, sent, "{}", page.html);
}

#[tokio::test(flavor = "multi_thread")]
async fn client_resolves_link_and_joins() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (game, link) = create_table_with_link(&ada, 2).await;
    let token = json!({ "token": link["token"] });
    let shown = ada.without_token().post("/v1/invitation-links/resolve", &token).await;
    let shown = shown.expect(StatusCode::OK);
    assert_eq!(shown["game"]["id"], game.id());
    assert_eq!(shown["expires_at"], link["expires_at"]);

    let grace = server.player("Grace").await;
    let join = format!("/v1/games/{}/join", game.id());
    grace.post(&join, &json!({})).await.expect_problem("game_not_found");
    let (other, _) = create_table_with_link(&ada, 2).await;
    let by_link = json!({ "invitation": link["token"] });
    let elsewhere = grace.post(&format!("/v1/games/{}/join", other.id()), &by_link).await;
    assert_eq!(elsewhere.expect_problem("link_invalid")["field"], "invitation");
    let joined = grace.post(&join, &by_link).await.expect(StatusCode::OK);
    assert_eq!(joined["status"], "active");
    let hedy = server.player("Hedy").await;
    hedy.post(&join, &by_link).await.expect_problem("table_not_open");
    hedy.get(&format!("/v1/games/{}", game.id())).await.expect_problem("game_not_found");
    assert_eq!(server.check_games().await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_host_creates_invitation_links() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let grace = server.player("Grace").await;
    let game = ada.open(json!({ "players": 3 })).await;
    grace.join(&game).await;
    let links = format!("/v1/games/{}/invitation-links", game.id());
    grace.post_empty(&links).await.expect_problem("not_the_host");
    let (private, _) = create_table_with_link(&ada, 2).await;
    let hidden = format!("/v1/games/{}/invitation-links", private.id());
    grace.post_empty(&hidden).await.expect_problem("game_not_found");
    ada.post_empty(&format!("/v1/games/{}/start", game.id())).await.expect(StatusCode::OK);
    ada.post_empty(&links).await.expect_problem("table_not_open");
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_link_seats_no_player() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let visitor = Visitor::new("en");
    let inspect = "/v1/invitation-links/resolve";
    let (cancelled, link) = create_table_with_link(&ada, 2).await;
    let page = visitor.open(&url(&link)).await;
    ada.post_empty(&format!("/v1/games/{}/cancel", cancelled.id())).await.expect(StatusCode::OK);
    let newcomer = [("name", "Grace"), ("password", PASSWORD)];
    let refused = visitor.send(&page.form("Create an account and join"), &newcomer).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert_eq!(server.count("SELECT count(*) FROM players WHERE name = 'Grace'").await, 0);
    ada.post(inspect, &json!({ "token": link["token"] })).await.expect_problem("table_not_open");

    let (_, link) = create_table_with_link(&ada, 2).await;
    let mut forged = url(&link);
    forged.set_path(&format!("{}x", forged.path()));
    assert_eq!(visitor.open(&forged).await.status, StatusCode::FORBIDDEN);
    let forged = json!({ "token": format!("{}x", link["token"].as_str().expect("a token")) });
    assert_eq!(ada.post(inspect, &forged).await.expect_problem("link_invalid")["field"], "token");
    advance_clock(&server, 14 * DAY + 1).await;
    let expired = visitor.open(&url(&link)).await;
    assert_eq!(expired.status, StatusCode::GONE);
    assert!(expired.words().contains("This link has expired"));
    ada.post(inspect, &json!({ "token": link["token"] })).await.expect_problem("link_expired");
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_joins_fill_one_seat() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (game, link) = create_table_with_link(&ada, 2).await;
    let visitor = Visitor::new("en");
    let page = visitor.open(&url(&link)).await;
    let register = page.form("Create an account and join");
    let racing = (0..8).map(|number| {
        let register = register.clone();
        tokio::spawn(async move {
            let name = format!("Racer {number}");
            let newcomer = [("name", &*name), ("password", PASSWORD)];
            Visitor::new("en").send(&register, &newcomer).await
        })
    });
    let mut seated = 0;
    for answer in racing.collect::<Vec<_>>() {
        let page = answer.await.expect("no panic");
        seated += u32::from(page.status == StatusCode::OK);
        let invites = page.words().contains("Create an account and join");
        assert!(!invites, "nobody is asked to register for a seat that is gone: {}", page.words());
    }
    assert_eq!(seated, 1);
    assert_eq!(ada.get_game(&game).await.0["seats"].as_array().map(Vec::len), Some(2));
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn declined_invitation_hides_the_table() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let grace = server.player("Grace").await;
    let (game, _) = create_table_with_link(&ada, 2).await;
    let invite = format!("/v1/games/{}/invitations", game.id());
    ada.post(&invite, &json!({ "name": "Grace" })).await.expect(StatusCode::OK);
    ada.post_empty(&format!("{invite}/decline")).await.expect_problem("already_seated");
    grace.post_empty(&format!("{invite}/decline")).await.expect(StatusCode::NO_CONTENT);
    let events = format!("/v1/games/{}/events", game.id());
    let events = ada.get(&events).await.expect(StatusCode::OK);
    let fact =
        &events["items"].as_array().and_then(|items| items.last()).expect("an event")["payload"];
    assert_eq!(fact["type"], "invitation_declined");
    assert_eq!(fact["player_id"], grace.id);
    grace.get(&format!("/v1/games/{}", game.id())).await.expect_problem("game_not_found");
    grace.post_empty(&format!("{invite}/decline")).await.expect(StatusCode::NO_CONTENT);
    let stranger = server.player("Hedy").await;
    stranger.post_empty(&format!("{invite}/decline")).await.expect_problem("game_not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_escaped_on_pages() {
    let server = TestServer::start().await;
    let name = "O'Brien";
    let ada = server.player(name).await;
    let (game, link) = create_table_with_link(&ada, 2).await;
    // Names are validated when they are chosen; the pages must still escape a name that was not.
    let hostile = "<b onload=x>\"'&\u{202e}".to_owned() + &"\u{1f9db}".repeat(12);
    server.sql(&format!("UPDATE players SET name = '{}'", hostile.replace('\'', "''"))).await;
    for language in ["en", "he", "el"] {
        let visitor = Visitor::new(language);
        let page = visitor.open(&url(&link)).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(
            !page.html.contains("<b onload") && !page.html.contains('\u{202e}'),
            "{}",
            page.html
        );
        assert!(page.words().contains("<b onload=x>"), "{}", page.words());
    }
    let grace = server.player("Grace").await;
    let by_link = json!({ "invitation": link["token"] });
    grace.post(&format!("/v1/games/{}/join", game.id()), &by_link).await.expect(StatusCode::OK);
    let links = kingdomail::notifications::links::TableLink {
        player: grace
            .id
            .parse::<uuid::Uuid>()
            .map(kingdomail::domain::PlayerId::new)
            .expect("an id"),
        game: game.id().parse::<uuid::Uuid>().map(kingdomail::domain::GameId::new).expect("an id"),
        plays: true,
        until: crate::support::now() + jiff::SignedDuration::from_hours(1),
    };
    let table: Url = server.ctx.senders.links.url(&links).parse().expect("an address");
    let page = Visitor::new("en").open(&table).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(!page.html.contains("<b onload") && !page.html.contains('\u{202e}'), "{}", page.html);
}

#[tokio::test(flavor = "multi_thread")]
async fn guest_registered_by_invitation_keeps_account() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let browser = reqwest::Client::builder().redirect(Policy::none()).build().expect("a client");
    let wish = json!({ "refresh_token_in": "cookie" });
    let made = browser.post(server.url("/v1/guests")).json(&wish);
    let made = made.header("sec-fetch-site", "same-origin").send().await.expect("an answer");
    let cookies: Vec<String> = made
        .headers()
        .get_all("set-cookie")
        .iter()
        .filter_map(|cookie| cookie.to_str().ok())
        .filter(|cookie| cookie.contains("Path=/join;") || cookie.contains("Path=/;"))
        .filter_map(|cookie| cookie.split(';').next().map(str::to_owned))
        .collect();
    assert_eq!(cookies.len(), 2, "{cookies:?}");
    let id = made.json::<Value>().await.expect("JSON")["player"]["id"].clone();

    let (game, link) = create_table_with_link(&ada, 3).await;
    let own = url(&link).origin().ascii_serialization();
    for (origin, name, keeps) in
        [("https://elsewhere.example", "Mallory", false), (&*own, "Grace", true)]
    {
        let form = url::form_urlencoded::Serializer::new(String::new())
            .extend_pairs([("way", "register"), ("name", name), ("password", PASSWORD)])
            .extend_pairs([("time_zone", "Europe/Athens")])
            .finish();
        let request = browser.post(url(&link)).header("origin", origin).body(form);
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let answer = request.header("cookie", cookies.join("; ")).send().await;
        let answer = answer.expect("an answer");
        assert_eq!(answer.status(), StatusCode::SEE_OTHER);
        let place = answer.headers()["location"].to_str().expect("an address").to_owned();
        assert!(place.starts_with("/table/"), "{place}");
        let profile = ada.get(&format!("/v1/players?name={name}")).await.expect(StatusCode::OK);
        assert_eq!(profile["items"][0]["id"] == id, keeps, "{name}");
    }
    let seats = ada.get_game(&game).await.0["seats"].clone();
    assert!(seats.as_array().expect("seats").iter().any(|seat| seat["player"]["id"] == id));
}

#[tokio::test(flavor = "multi_thread")]
async fn join_page_saves_browser_time_zone() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let visitor = Visitor::new("en");
    for (name, sent, noted) in [
        ("Grace", "Europe/Athens", "Europe/Athens"),
        ("Hedy", "", "UTC"),
        ("Radia", "Middle/Earth", "UTC"),
    ] {
        let page = visitor.open(&url(&create_table_with_link(&ada, 2).await.1)).await;
        let register = page.form("Create an account and join");
        assert_eq!(register.fields["time_zone"], "", "a script fills it in");
        let filled = [("name", name), ("password", PASSWORD), ("time_zone", sent)];
        let page = visitor.send(&register, &filled).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.words());
        let player = Player::log_in(server.url(""), name).await;
        let availability = player.get("/v1/me/availability").await.expect(StatusCode::OK);
        assert_eq!(availability["time_zone"], noted, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn registration_requires_invitation_link() {
    let server = start_with_registration(RegistrationPolicy::Invitation).await;
    let open = TestServer::with_database(&server.database);
    let ada = open.player("Ada").await.at(server.url(""));
    let nobody = ada.without_token();
    assert_eq!(nobody.get("/v1/limits").await.expect(StatusCode::OK)["registration"], "invitation");
    let (game, link) = create_table_with_link(&ada, 4).await;
    let token = &link["token"];
    for path in ["/v1/players", "/v1/guests"] {
        let mut wish = json!({});
        if path == "/v1/players" {
            wish = json!({ "name": "Grace", "password": PASSWORD });
        }
        let refused = nobody.post(path, &wish).await.expect_problem("invitation_required");
        assert_eq!(refused["field"], "invitation");
        wish["invitation"] = json!("forged");
        assert_eq!(
            nobody.post(path, &wish).await.expect_problem("link_invalid")["field"],
            "invitation"
        );
        wish["invitation"] = token.clone();
        let made = nobody.post(path, &wish).await.expect(StatusCode::CREATED);
        let player = nobody.in_session(&made);
        if made["player"]["guest"] == true {
            let claim = json!({ "name": "Hedy", "password": PASSWORD });
            player.post("/v1/me/claim", &claim).await.expect(StatusCode::OK);
        }
    }
    // Bots are managed by their owner.
    ada.post("/v1/me/bots", &json!({ "name": "Engine" })).await.expect(StatusCode::CREATED);
    let visitor = Visitor::new("en");
    let page = visitor.open(&link_at(&link, &server)).await;
    let filled = [("name", "Radia"), ("password", PASSWORD)];
    let page = visitor.send(&page.form("Create an account and join"), &filled).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.words());
    ada.post_empty(&format!("/v1/games/{}/cancel", game.id())).await.expect(StatusCode::OK);
    let late = json!({ "invitation": token });
    assert_eq!(
        nobody.post("/v1/guests", &late).await.expect_problem("table_not_open")["field"],
        "invitation"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_registration_rejects_new_accounts() {
    let server = start_with_registration(RegistrationPolicy::Closed).await;
    let open = TestServer::with_database(&server.database);
    let ada = open.player("Ada").await.at(server.url(""));
    let (guest, _) = crate::guests::create_guest(&open, &ada).await;
    let guest = guest.at(server.url(""));
    let (_, link) = create_table_with_link(&ada, 3).await;
    let by_link = json!({ "invitation": link["token"] });
    ada.without_token().post("/v1/guests", &by_link).await.expect_problem("registration_closed");
    let mut wish = json!({ "name": "Grace", "password": PASSWORD });
    guest.post("/v1/me/claim", &wish).await.expect_problem("registration_closed");
    guest.post("/v1/players", &wish).await.expect_problem("registration_closed");
    wish["invitation"] = link["token"].clone();
    ada.without_token().post("/v1/players", &wish).await.expect_problem("registration_closed");
    let page = Visitor::new("en").open(&link_at(&link, &server)).await;
    let labels: Vec<String> = page.forms().into_iter().map(|form| form.label).collect();
    assert_eq!(labels, ["Log in and join"]);
    Player::log_in(server.url(""), "Ada").await;
}

async fn start_with_registration(registration: RegistrationPolicy) -> TestServer {
    TestServer::with_limits(&crate::support::database().await, |limits| {
        limits.registration = registration;
    })
}

/// URL of a link at one of several nodes.
fn link_at(link: &Value, server: &TestServer) -> Url {
    server.url(url(link).path()).parse().expect("an address")
}

#[tokio::test(flavor = "multi_thread")]
async fn player_joined_by_link_can_leave() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let grace = server.player("Grace").await;
    let (game, link) = create_table_with_link(&ada, 3).await;
    let wish = json!({ "table": { "settings": { "players": 3 }, "access": "invitation" } });
    let series = ada.post("/v1/series", &wish).await.expect(StatusCode::CREATED);
    let first = Game(json!({ "id": series["games"][0]["game_id"] }));
    let to_first = ada.post_empty(&format!("/v1/games/{}/invitation-links", first.id())).await;
    for (game, link) in [(game, link), (first, to_first.expect(StatusCode::CREATED))] {
        let path = |what: &str| format!("/v1/games/{}/{what}", game.id());
        let invitation = json!({ "invitation": link["token"] });
        let joined = grace.post(&path("join"), &invitation).await.expect(StatusCode::OK);
        let leave = || {
            let request = grace.request(Method::POST, &path("leave"));
            Answer::from_request(request.header("Idempotency-Key", format!("leave-{}", game.id())))
        };
        let left = leave().await.expect(StatusCode::OK);
        assert_eq!(left["version"].as_u64(), joined["version"].as_u64().map(|version| version + 1));
        assert_eq!(left["your_seat"], Value::Null);
        // Other players join and leave: the repeated response stays unchanged.
        let hedy = server.player(&format!("Hedy {}", &game.id()[28..])).await;
        hedy.post(&path("join"), &invitation).await.expect(StatusCode::OK);
        let again = leave().await;
        assert_eq!(again.headers["idempotency-replayed"], "true");
        assert_eq!(again.expect(StatusCode::OK), left);
        // Without the link, the table is neither visible nor accessible.
        grace.get(&format!("/v1/games/{}", game.id())).await.expect_problem("game_not_found");
        grace.post_empty(&path("leave")).await.expect_problem("game_not_found");
    }
    assert_eq!(server.check_games().await, 2);
}

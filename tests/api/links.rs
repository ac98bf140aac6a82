//! Playing only by the links in emails, in a browser without scripts.

use std::collections::BTreeSet;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use url::Url;

use crate::mails::{ReceivedEmail, new_emails, start_with_email, visit};
use crate::smtp_catcher::Catcher;
use crate::support::{
    Chance, DAY, Game, PASSWORD, Page, PageLink, Player, TestServer, Visitor, advance_clock,
    event_payloads, now, play_to_end, players, run_deadlines, run_deliveries, start_game,
    start_timed_game,
};

fn url(link: &str) -> Url {
    link.parse().expect("an address")
}

/// Links of a page that lead to a decision, in page order and without the one to concede.
fn decision_links(page: &Page) -> Vec<PageLink> {
    let plays = |link: &PageLink| link.url.path().starts_with("/play/");
    let links = page.links().into_iter().filter(plays);
    links.filter(|link| link.class == "choice" || link.class == "spot").collect()
}

/// Gives each player a confirmed email address.
async fn confirm_addresses(
    server: &TestServer,
    catcher: &Catcher,
    seen: &mut usize,
    all: &[Player],
) {
    for player in all {
        player.confirm_email_address(server, catcher, seen).await;
    }
}

/// Returns the turn email for `player`, delivered some minutes after the turn began.
async fn receive_turn_email(
    server: &TestServer,
    catcher: &Catcher,
    seen: &mut usize,
    clock: &mut i64,
    player: &Player,
) -> ReceivedEmail {
    let to = format!("{}@mail.example", player.id);
    let mut others = Vec::new();
    // An email that could not be rendered immediately is retried.
    for _ in 0..5 {
        *clock += 150;
        advance_clock(server, *clock).await;
        run_deliveries(server).await;
        let new = new_emails(catcher, seen);
        others.extend(new.iter().map(|mail| format!("{}: {}", mail.to, mail.subject)));
        let decides =
            |mail: &ReceivedEmail| mail.to == to && !email_decision_links(mail).is_empty();
        if let Some(mail) = new.into_iter().rfind(decides) {
            return mail;
        }
    }
    let kept =
        server.texts("SELECT to_jsonb(d) FROM deliveries d ORDER BY created_at DESC LIMIT 6");
    panic!("no mail to {to}, but {others:?}; {:#?}", kept.await);
}

/// Links of an email that lead to a decision.
fn email_decision_links(mail: &ReceivedEmail) -> Vec<Url> {
    [mail.links("play"), mail.links("table")].concat().iter().map(|link| url(link)).collect()
}

/// Decides from an email and continues on the following pages as long as they offer decisions.
/// Keeps every other giant that may be kept, starting with the first.
async fn play_turn_by_email(
    visitor: &Visitor,
    mail: &ReceivedEmail,
    chance: &mut Chance,
    keeps: &mut bool,
) -> Page {
    // Simulates a scanner that opens all links twice.
    let links = email_decision_links(mail);
    for link in links.iter().chain(&links) {
        assert_eq!(visitor.open(link).await.status, StatusCode::OK);
    }
    let mut page = visitor.open(chance.choose(&links)).await;
    loop {
        let confirm =
            page.forms().into_iter().find(|form| form.action.path().starts_with("/play/"));
        if let Some(confirm) = confirm {
            page = visitor.send(&confirm, &[]).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.words());
            assert!(page.words().contains("Done. The game"), "{}", page.words());
            continue;
        }
        let turns = page.links().into_iter().filter(|link| link.url.query().is_some());
        let turns: Vec<PageLink> = turns.filter(|link| link.class == "choice").collect();
        if !turns.is_empty() {
            page = visitor.open(&chance.choose(&turns).url).await;
        }
        let ways = decision_links(&page);
        if ways.is_empty() {
            return page;
        }
        for way in &ways {
            assert_eq!(visitor.open(&way.url).await.status, StatusCode::OK);
        }
        let keep = ways.iter().find(|way| way.text.starts_with("Keep"));
        let kept = keep.filter(|_| *keeps);
        *keeps ^= keep.is_some();
        page = visitor.open(&kept.unwrap_or_else(|| chance.choose(&ways)).url).await;
    }
}

/// Plays a game with giants from emails, to its end or until all event types in `wanted` have
/// occurred; returns the event types.
async fn play_game_by_email(number: u64, wanted: Option<&BTreeSet<&str>>) -> BTreeSet<String> {
    let (server, catcher) = start_with_email().await;
    let (mut seen, mut clock) = (0, 0);
    let players = players(&server, 3).await;
    confirm_addresses(&server, &catcher, &mut seen, &players).await;
    let wish = json!({
        "settings": { "players": 3, "expansion": "age_of_giants", "auto_play_forced": false },
    });
    // The players never read the game through the API, because reading a turn there suppresses its
    // email.
    let watcher = server.player("Radia").await;
    let mut game = Game(players[0].post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let visitor = Visitor::new("en");
    for (player, name) in players.iter().zip(["Ada", "Grace", "Hedy"]).skip(1) {
        let invite = format!("/v1/games/{}/invitations", game.id());
        players[0].post(&invite, &json!({ "name": name })).await.expect(StatusCode::OK);
        run_deliveries(&server).await;
        let mail = new_emails(&catcher, &mut seen).remove(0);
        assert_eq!(mail.to, format!("{}@mail.example", player.id));
        let page = visitor.open(&url(&mail.links("answer")[0])).await;
        assert!(page.words().contains("Rules: Age of Giants"), "{}", page.words());
        let page = visitor.send(&page.form("Join"), &[]).await;
        assert!(page.words().contains("You have joined"), "{}", page.words());
    }
    let (mut chance, mut keeps) = (Chance(number), true);
    game = watcher.get_game(&game).await;
    let mut happened = BTreeSet::new();
    while let Some(player) = game.awaited_player(&players) {
        if wanted.is_some_and(|wanted| wanted.iter().all(|fact| happened.contains(*fact))) {
            break;
        }
        let mail = receive_turn_email(&server, &catcher, &mut seen, &mut clock, player).await;
        let before = game.version();
        play_turn_by_email(&visitor, &mail, &mut chance, &mut keeps).await;
        game = watcher.get_game(&game).await;
        assert!(game.version() > before);
        let types = event_payloads(&watcher, &game).await;
        happened =
            types.iter().map(|one| one["type"].as_str().expect("a type").to_owned()).collect();
    }
    assert!(wanted.is_some() || game.0["status"] == "finished");
    assert_eq!(server.check_games().await, 1);
    happened
}

#[tokio::test(flavor = "multi_thread")]
async fn giants_game_is_playable_by_email() {
    let mut missing: BTreeSet<&str> =
        ["picked", "placed", "discarded", "covered", "giant_sent", "giant_kept"].into();
    let happened = play_game_by_email(1, None).await;
    missing.retain(|fact| !happened.contains(*fact));
    // The server shuffles the deck, so a missing event type occurs in one of the next games, which
    // need not be finished.
    for seed in 2..20 {
        if missing.is_empty() {
            return;
        }
        let happened = play_game_by_email(seed, Some(&missing)).await;
        missing.retain(|fact| !happened.contains(*fact));
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn placement_page_previews_points() {
    let (server, catcher) = start_with_email().await;
    let (mut seen, mut clock) = (0, 0);
    let players = players(&server, 2).await;
    confirm_addresses(&server, &catcher, &mut seen, &players).await;
    // The player with the last pick has seen the next state and gets no email if the first
    // placement is theirs.
    let (game, player) = loop {
        let mut game = start_game(&players, json!({ "auto_play_forced": false })).await;
        let mut last = None;
        while game.0["awaiting"]["expected"] == "pick" {
            let player = game.awaited_player(&players).expect("somebody's turn");
            let command = player.legal_commands(&game).await.remove(0);
            game = player.play(&game, &command).await;
            last = Some(&player.id);
        }
        let player = game.awaited_player(&players).expect("somebody's turn");
        if last != Some(&player.id) {
            break (game, player);
        }
    };
    let mail = receive_turn_email(&server, &catcher, &mut seen, &mut clock, player).await;
    let domino = game.0["awaiting"]["domino"].as_str().expect("a domino").to_owned();
    assert!(mail.text.contains(&format!("Place domino {domino}:")), "{}", mail.text);
    let visitor = Visitor::new("en");
    let page = visitor.open(&url(&mail.links("table")[0])).await;
    assert_eq!(page.title(), format!("Your turn: place domino {domino}"));

    // The page offers the placements in the list of legal commands, in each direction, with the
    // same points.
    let legal = player.get(&format!("/v1/games/{}/legal-commands", game.id())).await;
    let legal = legal.expect(StatusCode::OK);
    let legal = legal["items"].as_array().expect("a list");
    // A domino with two equal squares looks the same when reversed and is offered in one direction.
    let turns = page.links().into_iter().filter(|link| link.url.query().is_some());
    for turned in turns.map(|link| link.url) {
        let direction = turned.query().expect("a direction").trim_start_matches("direction=");
        let page = visitor.open(&turned).await;
        let shown = decision_links(&page);
        let listed = shown.iter().filter(|way| way.class == "choice").map(|way| way.text.clone());
        let mut listed: Vec<String> =
            listed.map(|text| text.split(" · ").nth(1).expect("points").to_owned()).collect();
        let here = legal.iter().filter(|item| item["command"]["direction"] == direction);
        let mut points: Vec<String> = here
            .map(|item| item["score"].as_i64().expect("points"))
            .map(|points| (points, if points == 1 { "point" } else { "points" }))
            .map(|(points, word)| (points, word, points - score_now(&game, player)))
            .map(|(points, word, change)| format!("{points} {word} ({change:+})").replace('-', "−"))
            .collect();
        listed.sort();
        points.sort();
        assert_eq!(listed, points, "{direction}");
        let drawn = shown.iter().filter(|way| way.class == "spot").count();
        assert_eq!(drawn, points.len());
    }

    let way = &decision_links(&page)[0];
    let preview = visitor.open(&way.url).await;
    assert_eq!(preview.title(), format!("Place domino {domino}"));
    assert!(preview.words().contains("Your kingdom after this move: "), "{}", preview.words());
    assert_eq!(preview.html.matches("class=\"fresh\"").count(), 2);
    assert_eq!(player.get_game(&game).await.version(), game.version(), "looking changes nothing");
    let done = visitor.send(&preview.form("Confirm"), &[]).await;
    assert_eq!(done.title(), "Your turn: pick a domino");
    let now = player.get_game(&game).await;
    assert!(now.version() > game.version());

    // Used and stale links lead to the current decision.
    let used = visitor.open(&way.url).await;
    assert!(used.words().contains("This link has already been used"), "{}", used.words());
    assert_eq!(used.title(), "Your turn: pick a domino");
    assert!(!decision_links(&used).is_empty());
    let stale = visitor.send(&preview.form("Confirm"), &[]).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    let other = visitor.open(&decision_links(&page)[1].url).await;
    assert!(other.words().contains("The game has moved on"), "{}", other.words());
    assert!(!decision_links(&other).is_empty());
    assert_eq!(player.get_game(&game).await.version(), now.version());

    let mut forged = way.url.clone();
    forged.set_path(&format!("{}x", way.url.path()));
    assert_eq!(visitor.open(&forged).await.status, StatusCode::FORBIDDEN);
    advance_clock(&server, clock + 31 * DAY).await;
    let expired = visitor.open(&way.url).await;
    assert_eq!(expired.status, StatusCode::GONE);
    assert!(expired.words().contains("This link has expired"));
}

fn score_now(game: &Game, player: &Player) -> i64 {
    let seats = game.0["seats"].as_array().expect("seats");
    let seat = seats.iter().position(|seat| seat["player"]["id"] == player.id.as_str());
    game.0["kingdoms"][seat.expect("a seat")]["score"]["total"].as_i64().expect("points")
}

/// Expiry of a signed link.
fn expiry(link: &str) -> Value {
    let (_, token) = link.rsplit_once('/').expect("a token");
    let (claims, _) = token.split_once('.').expect("a signature");
    let claims = BASE64_URL_SAFE_NO_PAD.decode(claims).expect("base64");
    serde_json::from_slice::<Value>(&claims).expect("claims")["until"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn links_of_locked_account_show_nothing() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 2).await;
    confirm_addresses(&server, &catcher, &mut seen, &players).await;
    start_game(&players, json!({ "auto_play_forced": false })).await;
    advance_clock(&server, 150).await;
    run_deliveries(&server).await;
    let all = new_emails(&catcher, &mut seen);
    let links: Vec<_> =
        all.iter().flat_map(|mail| [mail.links("play"), mail.links("table")].concat()).collect();
    assert!(links.len() >= 2, "{links:?}");
    for link in &links {
        assert_eq!(visit(Method::GET, link).await.0, StatusCode::OK);
    }
    server.sql("UPDATE players SET locked_at = now()").await;
    for link in &links {
        assert_eq!(visit(Method::GET, link).await.0, StatusCode::FORBIDDEN);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn page_joins_again_after_leaving() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 2).await;
    confirm_addresses(&server, &catcher, &mut seen, &players).await;
    let table = players[0].open(json!({ "players": 3 })).await;
    let invitations = format!("/v1/games/{}/invitations", table.id());
    players[0].post(&invitations, &json!({ "name": "Grace" })).await.expect(StatusCode::OK);
    run_deliveries(&server).await;
    let link = new_emails(&catcher, &mut seen)[0].links("table").remove(0);
    let visitor = Visitor::new("en");
    for is_first in [true, false] {
        let page = visitor.open(&url(&link)).await;
        visitor.send(&page.form("Join"), &[]).await;
        let seats = players[0].get_game(&table).await.0["seats"].as_array().map(Vec::len);
        assert_eq!(seats, Some(2));
        if is_first {
            let leave = format!("/v1/games/{}/leave", table.id());
            players[1].post_empty(&leave).await.expect(StatusCode::OK);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn move_page_links_next_game() {
    let (server, catcher) = start_with_email().await;
    let (mut seen, mut clock) = (0, 0);
    let players = players(&server, 2).await;
    confirm_addresses(&server, &catcher, &mut seen, &players).await;
    let settings = json!({ "auto_play_forced": false });
    let mut games = Vec::new();
    // Two games that wait for the same player.
    while games.len() < 2 {
        let game = start_game(&players, settings.clone()).await;
        if game.awaited_player(&players).is_some_and(|player| player.id == players[0].id) {
            games.push(game);
        }
    }
    let visitor = Visitor::new("en");
    clock += 150;
    advance_clock(&server, clock).await;
    run_deliveries(&server).await;
    let all = new_emails(&catcher, &mut seen);
    let link = all.iter().filter(|mail| mail.to.starts_with(&players[0].id));
    let link = link.flat_map(|mail| mail.links("play")).next().expect("a pick");
    let preview = visitor.open(&url(&link)).await;
    let mut page = visitor.send(&preview.form("Confirm"), &[]).await;
    while let Some(way) = decision_links(&page).first() {
        let preview = visitor.open(&way.url).await;
        page = visitor.send(&preview.form("Confirm"), &[]).await;
    }
    let next = page.links().into_iter().find(|link| link.text.starts_with("Next game"));
    let next = next.expect("the next game");
    assert_eq!(next.text, "Next game: against Grace");
    assert_eq!(expiry(next.url.as_str()), expiry(&link), "following links does not extend them");
    assert_eq!(visitor.open(&next.url).await.title(), "Your turn: pick a domino");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_take_seat_back_and_concede() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 2).await;
    confirm_addresses(&server, &catcher, &mut seen, &players).await;
    let game = start_timed_game(&players, json!({ "on_timeout": { "type": "take_over" } })).await;
    let late = game.awaited_player(&players).expect("somebody's turn");
    advance_clock(&server, DAY + 60).await;
    run_deadlines(&server).await;
    run_deliveries(&server).await;
    let to = format!("{}@mail.example", late.id);
    let received = new_emails(&catcher, &mut seen);
    let mail = received.iter().rfind(|mail| mail.to == to).expect("a mail");
    assert!(mail.text.contains("Take your seat back:"), "{}", mail.text);
    let visitor = Visitor::new("en");
    let page = visitor.open(&url(&mail.links("table")[0])).await;
    assert_eq!(page.title(), "The computer plays for you");
    let preview = visitor.open(&decision_links(&page)[0].url).await;
    visitor.send(&preview.form("Confirm"), &[]).await;
    let types: Vec<_> =
        event_payloads(late, &game).await.iter().map(|fact| fact["type"].clone()).collect();
    assert!(types.contains(&json!("seat_taken_back")), "{types:?}");

    let page = visitor.open(&url(&mail.links("table")[0])).await;
    let concede = page.links().into_iter().find(|link| link.text == "Concede");
    let preview = visitor.open(&concede.expect("a way out").url).await;
    assert!(preview.words().contains("You cannot take the seat back"), "{}", preview.words());
    let version = late.get_game(&game).await.version();
    visitor.send(&preview.form("Confirm"), &[]).await;
    assert!(late.get_game(&game).await.version() > version);
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn page_answers_proposal_and_rematch() {
    let (server, catcher) = start_with_email().await;
    let mut seen = 0;
    let players = players(&server, 2).await;
    confirm_addresses(&server, &catcher, &mut seen, &players).await;
    let game = start_timed_game(&players, json!({})).await;
    let player = game.awaited_player(&players).expect("somebody's turn");
    let asks = format!("/v1/games/{}/proposals", game.id());
    let until = (now() + SignedDuration::from_hours(48)).to_string();
    let proposal = json!({ "proposal": { "type": "pause", "until": until } });
    let proposed = player.post(&asks, &proposal).await;
    assert!(proposed.status.is_success(), "{}", proposed.body);
    run_deliveries(&server).await;
    let to = format!("{}@mail.example", player.id);
    let received = new_emails(&catcher, &mut seen);
    let mail = received.iter().find(|mail| mail.to != to && !mail.links("answer").is_empty());
    let mail = mail.expect("a question");
    assert_eq!(mail.links("answer").len(), 2, "{}", mail.text);
    let visitor = Visitor::new("en");
    let page = visitor.open(&url(&mail.links("table")[0])).await;
    assert_eq!(
        page.forms().iter().map(|form| &*form.label).collect::<Vec<_>>(),
        ["Accept", "Decline"]
    );
    let page = visitor.send(&page.form("Accept"), &[]).await;
    assert!(page.words().contains("The other players can see your answer"), "{}", page.words());
    let types: Vec<_> =
        event_payloads(player, &game).await.iter().map(|fact| fact["type"].clone()).collect();
    assert!(types.contains(&json!("paused")), "{types:?}");

    // The game ends, and one of the two players requests a rematch.
    let resume = format!("/v1/games/{}/resume", game.id());
    let game = Game(player.post_empty(&resume).await.expect(StatusCode::OK));
    let game = play_to_end(&players, game, 5).await;
    assert_eq!(game.0["status"], "finished");
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    let mail = received.iter().rfind(|mail| mail.to == to).expect("the end");
    assert!(mail.text.contains("Rematch:"), "{}", mail.text);
    let page = visitor.open(&url(&mail.links("answer")[0])).await;
    let page = visitor.send(&page.form("Rematch"), &[]).await;
    assert!(page.words().contains("You have joined the table"), "{}", page.words());
    run_deliveries(&server).await;
    let received = new_emails(&catcher, &mut seen);
    let invited = received.iter().find(|mail| mail.to != to).expect("an invitation");
    let [join, decline] = &invited.links("answer")[..] else { panic!("{}", invited.text) };
    for link in [join, decline, join, decline] {
        assert_eq!(visitor.open(&url(link)).await.status, StatusCode::OK);
    }
    let page = visitor.open(&url(decline)).await;
    let page = visitor.send(&page.form("Decline"), &[]).await;
    assert!(page.words().contains("You have declined the invitation"), "{}", page.words());
    assert_eq!(visitor.open(&url(join)).await.status, StatusCode::NOT_FOUND);
    let open = server.count("SELECT count(*) FROM games WHERE status = 'open'").await;
    assert_eq!(open, 1, "the table is there, and has a free seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn linked_pages_continue_in_own_session() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({})).await;
    let id = |text: &str| text.parse::<uuid::Uuid>().expect("an id");
    let link = kingdomail::notifications::links::TableLink {
        player: kingdomail::domain::PlayerId::new(id(&players[0].id)),
        game: kingdomail::domain::GameId::new(id(game.id())),
        plays: true,
        until: now() + SignedDuration::from_hours(1),
    };
    let link = url(&server.ctx.senders.links.url(&link));
    let log_in = async |name: &str| {
        let body = json!({ "name": name, "password": PASSWORD, "refresh_token_in": "cookie" });
        let request = reqwest::Client::new().post(server.url("/v1/sessions")).json(&body);
        let answer =
            request.header("sec-fetch-site", "same-origin").send().await.expect("an answer");
        let cookies = answer.headers().get_all("set-cookie").iter();
        let mut cookies = cookies.filter_map(|cookie| cookie.to_str().ok());
        let cookie = cookies.find(|cookie| cookie.contains("Path=/table;")).expect("a cookie");
        let cookie = cookie.split(';').next().expect("a pair").to_owned();
        (cookie, answer.json::<serde_json::Value>().await.expect("JSON"))
    };
    let page = async |cookie: &str| {
        let request = reqwest::Client::new().get(link.clone()).header("cookie", cookie);
        request.send().await.expect("an answer").text().await.expect("a page")
    };
    let (own, grant) = log_in("Ada").await;
    let (foreign, _) = log_in("Grace").await;
    let continues = format!("data-client=\"/games/{}\"", game.id());
    assert!(page(&own).await.contains(&continues));
    for cookie in [&*foreign, "kingdomail_page=forged", "kingdomail_session=kept"] {
        let html = page(cookie).await;
        assert!(!html.contains("data-client") && !html.contains("<script"), "{html}");
        assert!(html.contains("/play/"), "{html}");
    }
    let session = players[0].in_session(&grant);
    session.delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
    assert!(!page(&own).await.contains("data-client"));
}

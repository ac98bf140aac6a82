use std::collections::BTreeMap;

use ical::IcalParser;
use ical::parser::ical::component::IcalCalendar;
use jiff::Timestamp;
use reqwest::{Client, RequestBuilder, StatusCode};
use serde_json::json;

use crate::support::{Answer, DAY, PASSWORD, Player, TestServer, players, seconds, timed};

async fn made(player: &Player) -> String {
    let answer = player.post_nothing("/v1/me/calendar").await;
    assert_eq!(answer.headers["cache-control"], "no-store");
    answer.expect(StatusCode::CREATED)["url"].as_str().expect("a URL").to_owned()
}

/// As a calendar program asks: with nothing but the address.
fn fetch(url: &str) -> RequestBuilder {
    Client::new().get(url)
}

async fn text(request: RequestBuilder) -> String {
    let response = request.send().await.expect("an answer");
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()["content-type"], "text/calendar; charset=utf-8");
    response.text().await.expect("a body")
}

/// The events that another reader of iCalendar finds, each as its properties.
fn events(text: &str) -> Vec<BTreeMap<String, String>> {
    assert!(text.ends_with("\r\n"));
    for line in text.trim_end().split("\r\n") {
        assert!(line.len() <= 75 && !line.contains(['\r', '\n']), "{line:?}");
    }
    let calendars: Result<Vec<IcalCalendar>, _> = IcalParser::new(text.as_bytes()).collect();
    let [calendar] = &calendars.expect("a calendar")[..] else { panic!("one calendar") };
    assert!(calendar.properties.iter().any(|property| property.name == "PRODID"));
    let read = |event: &ical::parser::ical::component::IcalEvent| {
        assert!(event.alarms.is_empty());
        let properties = event.properties.iter();
        let properties: Vec<(String, String)> = properties
            .map(|property| {
                (property.name.clone(), unescaped(property.value.as_deref().unwrap_or_default()))
            })
            .collect();
        let count = properties.len();
        let properties: BTreeMap<String, String> = properties.into_iter().collect();
        assert_eq!(properties.len(), count, "every property stands once");
        properties
    };
    calendar.events.iter().map(read).collect()
}

fn unescaped(value: &str) -> String {
    let (mut text, mut chars) = (String::new(), value.chars());
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next().expect("what is escaped") {
                'n' | 'N' => text.push('\n'),
                escaped @ ('\\' | ';' | ',') => text.push(escaped),
                other => panic!("\\{other} in {value}"),
            },
            c => text.push(c),
        }
    }
    text
}

fn without_isolation(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_waits_is_an_event_at_its_deadline() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = timed(&players, json!({})).await;
    // A game that leaves all the time there is has no place in a calendar.
    let timeless = players[0].open(json!({ "players": 2 })).await;
    players[1].join(&timeless).await;
    let awaited = game.awaited_of(&players).expect("somebody's turn");
    let waiting = players.iter().find(|player| player.id != awaited.id).expect("the other");
    let (url, other_url) = (made(awaited).await, made(waiting).await);
    assert!(url.starts_with(&server.url("/calendar/kmc_")), "{url}");
    assert_eq!(events(&text(fetch(&other_url)).await), vec![]);

    let found = events(&text(fetch(&url)).await);
    let [event] = &found[..] else { panic!("{found:?}") };
    assert_eq!(event["UID"], game.id());
    let deadline: Timestamp = format!(
        "{}-{}-{}T{}:{}:{}",
        &event["DTSTART"][..4],
        &event["DTSTART"][4..6],
        &event["DTSTART"][6..8],
        &event["DTSTART"][9..11],
        &event["DTSTART"][11..13],
        &event["DTSTART"][13..]
    )
    .parse()
    .expect("a time");
    assert_eq!(deadline.as_second(), seconds(&game.0["awaiting"]["deadline"]));
    assert!(event["DTSTART"].ends_with('Z'));
    let opponent = if awaited.id == players[0].id { "Grace" } else { "Ada" };
    assert_eq!(without_isolation(&event["SUMMARY"]), format!("Your turn against {opponent}"));
    assert!(event["DESCRIPTION"].starts_with("It is your turn in round 1 of 6: pick a domino"));
    assert!(event["DESCRIPTION"].ends_with("(UTC)."), "{}", event["DESCRIPTION"]);
    assert!(event["URL"].starts_with(&server.url("/table/")), "{}", event["URL"]);

    let greek = text(fetch(&url).header("Accept-Language", "el")).await;
    assert!(events(&greek)[0]["SUMMARY"].starts_with("Σειρά σας"));
    let polish = events(&text(fetch(&format!("{url}?language=pl"))).await);
    assert!(polish[0]["SUMMARY"].starts_with("Twoja kolej"));
    let habits =
        json!({ "time_zone": "Europe/Athens", "weekends_off": false, "reminder_seconds": null });
    let put = awaited.request(reqwest::Method::PUT, "/v1/me/habits").json(&habits);
    Answer::to(put).await.expect(StatusCode::OK);
    let described = events(&text(fetch(&url)).await).remove(0)["DESCRIPTION"].clone();
    assert!(described.ends_with("(Europe/Athens)."), "{described}");

    let command = awaited.legal(&game).await.remove(0);
    let after = awaited.play(&game, &command).await;
    let next = events(&text(fetch(&url)).await);
    let waits = after.awaited_of(&players).is_some_and(|player| player.id == awaited.id);
    assert_eq!(next.len(), usize::from(waits));
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_a_name_holds_it_stays_in_its_property() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = timed(&players, json!({})).await;
    let awaited = game.awaited_of(&players).expect("somebody's turn");
    let url = made(awaited).await;
    let (greek, hebrew) = ("Ωμέγα".repeat(30), "שלום ".repeat(30));
    let names = [
        "Grace, Hopper; \\n \\, or so",
        "a\r\nEND:VEVENT\r\nBEGIN:VEVENT",
        "x\n ATTACH:https://evil.example",
        &greek,
        hebrew.trim_end(),
        "👩‍👩‍👧 \"quoted\": VALUE=URI",
    ];
    for name in names {
        // Behind the server's back, for it takes no such names.
        let statement = format!("UPDATE players SET name = '{name}' WHERE id <> '{}'", awaited.id);
        server.sql(&statement).await;
        let found = events(&text(fetch(&url)).await);
        let [event] = &found[..] else { panic!("{found:?}") };
        let plain: String = name.chars().filter(|c| !c.is_control()).collect();
        assert_eq!(without_isolation(&event["SUMMARY"]), format!("Your turn against {plain}"));
        assert_eq!(event["UID"], game.id());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_calendar_is_found_by_its_newest_address_alone() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let first = made(&ada).await;
    assert_eq!(events(&text(fetch(&first)).await), vec![]);
    let second = made(&ada).await;
    let not_found = async |url: &str| {
        let answer = Answer::to(fetch(url)).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        answer.refused("calendar_not_found");
    };
    not_found(&first).await;
    text(fetch(&second)).await;
    let stored = server.texts("SELECT * FROM calendars").await.join(" ");
    let token =
        second.rsplit('/').next().and_then(|file| file.strip_suffix(".ics")).expect("a token");
    assert!(stored.contains(&ada.id) && !stored.contains(&token[4..]));

    ada.delete("/v1/me/calendar").await.expect(StatusCode::NO_CONTENT);
    ada.delete("/v1/me/calendar").await.expect(StatusCode::NO_CONTENT);
    not_found(&second).await;
    for token in ["x", "kmc_", &"0".repeat(68), "%00", "kmc_%ff"] {
        not_found(&server.url(&format!("/calendar/{token}.ics"))).await;
    }
    ada.nobody().post_nothing("/v1/me/calendar").await.refused("token_missing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_calendar_is_sent_again_only_when_it_is_another() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = timed(&players, json!({})).await;
    let awaited = game.awaited_of(&players).expect("somebody's turn");
    let url = made(awaited).await;
    let first = fetch(&url).send().await.expect("an answer");
    let tag = first.headers()["etag"].clone();
    let again = fetch(&url).header("If-None-Match", &tag).send().await.expect("an answer");
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    let holiday = Timestamp::from_second(server.ctx.now().as_second() + DAY / 2).expect("a time");
    let body = json!({ "from": null, "until": holiday.to_string() });
    awaited.post("/v1/me/holidays", &body).await.expect(StatusCode::CREATED);
    let moved = fetch(&url).header("If-None-Match", &tag).send().await.expect("an answer");
    assert_eq!(moved.status(), StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_the_account_has_no_calendar_any_more() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let url = made(&ada).await;
    let confirm = json!({ "password": PASSWORD });
    ada.post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
    Answer::to(fetch(&url)).await.refused("calendar_not_found");
    assert_eq!(server.count("SELECT count(*) FROM calendars").await, 0);
}

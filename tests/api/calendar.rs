use std::collections::BTreeMap;

use ical::IcalParser;
use ical::parser::ical::component::IcalCalendar;
use jiff::Timestamp;
use reqwest::{RequestBuilder, StatusCode};
use serde_json::json;

use crate::support::{
    Answer, DAY, PASSWORD, Player, TestServer, players, start_timed_game, unix_seconds,
};

async fn create_calendar(player: &Player) -> String {
    let answer = player.post_empty("/v1/me/calendar").await;
    assert_eq!(answer.headers["cache-control"], "no-store");
    answer.expect(StatusCode::CREATED)["url"].as_str().expect("a URL").to_owned()
}

/// Fetches the address without credentials, as calendar clients do.
fn fetch(url: &str) -> RequestBuilder {
    reqwest::Client::new().get(url)
}

async fn fetch_text(request: RequestBuilder) -> String {
    let response = request.send().await.expect("an answer");
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()["content-type"], "text/calendar; charset=utf-8");
    response.text().await.expect("a body")
}

/// Parses the events with an independent iCalendar reader; each event is a map of properties.
fn parse_events(text: &str) -> Vec<BTreeMap<String, String>> {
    assert!(text.ends_with("\r\n"));
    for line in text.trim_end().split("\r\n") {
        assert!(line.len() <= 75 && !line.contains(['\r', '\n']), "{line:?}");
    }
    let calendars: Result<Vec<IcalCalendar>, _> = IcalParser::new(text.as_bytes()).collect();
    let [calendar] = &calendars.expect("a calendar")[..] else { panic!("one calendar") };
    for name in ["PRODID", "NAME", "X-WR-CALNAME", "X-WR-TIMEZONE", "REFRESH-INTERVAL"] {
        let found = calendar.properties.iter().filter(|property| property.name == name);
        assert_eq!(found.count(), 1, "{name}");
    }
    let read = |event: &ical::parser::ical::component::IcalEvent| {
        let alarms = event.alarms.iter().map(|alarm| {
            let value = |name: &str| {
                let found = alarm.properties.iter().find(|property| property.name == name);
                found.and_then(|property| property.value.clone()).expect("a property")
            };
            assert_eq!(value("ACTION"), "DISPLAY");
            assert!(!value("DESCRIPTION").is_empty());
            value("TRIGGER")
        });
        let alarms = alarms.collect::<Vec<_>>().join(" ");
        let properties = event.properties.iter();
        let properties: Vec<(String, String)> = properties
            .map(|property| {
                (property.name.clone(), unescape(property.value.as_deref().unwrap_or_default()))
            })
            .collect();
        let count = properties.len();
        let mut properties: BTreeMap<String, String> = properties.into_iter().collect();
        assert_eq!(properties.len(), count, "every property stands once");
        properties.insert("VALARM".to_owned(), alarms);
        properties
    };
    calendar.events.iter().map(read).collect()
}

fn unescape(value: &str) -> String {
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

/// Parses a UTC time in the iCalendar format.
fn parse_time(text: &str) -> Timestamp {
    let civil = jiff::civil::DateTime::strptime("%Y%m%dT%H%M%SZ", text).expect("a time");
    civil.to_zoned(jiff::tz::TimeZone::UTC).expect("a time").timestamp()
}

fn strip_isolation_marks(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}

#[tokio::test(flavor = "multi_thread")]
async fn deadline_is_a_calendar_event() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    // A game without a deadline is not in the calendar.
    let timeless = players[0].open(json!({ "players": 2 })).await;
    players[1].join(&timeless).await;
    let awaited = game.awaited_player(&players).expect("somebody's turn");
    let waiting = players.iter().find(|player| player.id != awaited.id).expect("the other");
    let (url, other_url) = (create_calendar(awaited).await, create_calendar(waiting).await);
    assert!(url.starts_with(&server.url("/calendar/kmc_")), "{url}");
    assert_eq!(parse_events(&fetch_text(fetch(&other_url)).await), vec![]);

    let found = parse_events(&fetch_text(fetch(&url)).await);
    let [event] = &found[..] else { panic!("{found:?}") };
    assert_eq!(event["UID"], game.id());
    let [begin, end] = ["DTSTART", "DTEND"].map(|name| parse_time(&event[name]));
    assert_eq!(end.as_second(), unix_seconds(&game.0["awaiting"]["deadline"]));
    assert_eq!(end.duration_since(begin).as_mins(), 30, "calendars hide what has no length");
    // The alarm goes off after four fifths of the day.
    assert_eq!(event["VALARM"], "-PT4H48M");
    let opponent = if awaited.id == players[0].id { "Grace" } else { "Ada" };
    assert_eq!(event["SUMMARY"], format!("Your turn against {opponent}"));
    assert!(
        event["DESCRIPTION"].starts_with("It is your turn before the first round: pick a domino")
    );
    let lines: Vec<&str> = event["DESCRIPTION"].lines().collect();
    let [_, until, rules, link] = lines[..] else { panic!("{lines:?}") };
    assert!(until.starts_with("You have until "), "{until}");
    assert_eq!(rules, "Base game");
    assert_eq!(link, event["URL"]);
    assert!(event["URL"].starts_with(&server.url("/table/")), "{}", event["URL"]);

    let greek = fetch_text(fetch(&url).header("Accept-Language", "el")).await;
    assert!(parse_events(&greek)[0]["SUMMARY"].starts_with("Σειρά σας"));
    for (language, says) in [
        ("el", "Είναι η σειρά σας πριν από τον πρώτο γύρο: επιλέξτε"),
        ("pl", "Twoja kolej przed pierwszą rundą: wybierz"),
        ("bg", "На ход сте преди първия рунд: изберете"),
        ("he", "הגיע תורכם, לפני הסבב הראשון: בחרו"),
        ("es", "Te toca antes de la primera ronda: elige"),
    ] {
        let found =
            parse_events(&fetch_text(fetch(&url).header("Accept-Language", language)).await);
        let description = &found[0]["DESCRIPTION"];
        assert!(description.starts_with(says), "{language}: {description}");
    }
    let polish = parse_events(&fetch_text(fetch(&format!("{url}?language=pl"))).await);
    assert!(polish[0]["SUMMARY"].starts_with("Twoja kolej"));
    assert!(greek.contains("X-WR-CALNAME:Kingdomail: οι προθεσμίες σας\r\n"), "{greek}");
    let availability =
        json!({ "time_zone": "Europe/Athens", "weekends_off": false, "reminder_seconds": 7200 });
    let put = awaited.request(reqwest::Method::PUT, "/v1/me/availability").json(&availability);
    Answer::from_request(put).await.expect(StatusCode::OK);
    let zoned = fetch_text(fetch(&url)).await;
    assert!(zoned.contains("X-WR-TIMEZONE:Europe/Athens\r\n"), "{zoned}");
    assert_eq!(parse_events(&zoned)[0]["VALARM"], "-PT4H48M -PT2H");

    let command = awaited.legal_commands(&game).await.remove(0);
    let after = awaited.play(&game, &command).await;
    let next = parse_events(&fetch_text(fetch(&url)).await);
    let waits = after.awaited_player(&players).is_some_and(|player| player.id == awaited.id);
    assert_eq!(next.len(), usize::from(waits));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_escaped_in_calendar() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    let awaited = game.awaited_player(&players).expect("somebody's turn");
    let url = create_calendar(awaited).await;
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
        // Written directly to the database, because the API rejects such names.
        let statement = format!("UPDATE players SET name = '{name}' WHERE id <> '{}'", awaited.id);
        server.sql(&statement).await;
        let found = parse_events(&fetch_text(fetch(&url)).await);
        let [event] = &found[..] else { panic!("{found:?}") };
        let plain: String = name.chars().filter(|c| !c.is_control()).collect();
        assert_eq!(event["SUMMARY"], format!("Your turn against {plain}"));
        assert_eq!(event["UID"], game.id());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_newest_calendar_url_works() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let first = create_calendar(&ada).await;
    assert_eq!(parse_events(&fetch_text(fetch(&first)).await), vec![]);
    let second = create_calendar(&ada).await;
    let not_found = async |url: &str| {
        let answer = Answer::from_request(fetch(url)).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        answer.expect_problem("calendar_not_found");
    };
    not_found(&first).await;
    fetch_text(fetch(&second)).await;
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
    ada.without_token().post_empty("/v1/me/calendar").await.expect_problem("token_missing");
}

#[tokio::test(flavor = "multi_thread")]
async fn unchanged_calendar_returns_not_modified() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    let awaited = game.awaited_player(&players).expect("somebody's turn");
    let url = create_calendar(awaited).await;
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
async fn calendar_is_deleted_with_account() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let url = create_calendar(&ada).await;
    let confirm = json!({ "password": PASSWORD });
    ada.post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
    Answer::from_request(fetch(&url)).await.expect_problem("calendar_not_found");
    assert_eq!(server.count("SELECT count(*) FROM calendars").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn event_names_house_opponents() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let wish = json!({
        "settings": { "players": 3, "variants": ["harmony"], "auto_play_forced": false },
        "pace": { "type": "per_turn", "seconds": DAY },
        "house": ["greedy", "greedy"],
    });
    ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED);
    let found = parse_events(&fetch_text(fetch(&create_calendar(&ada).await)).await);
    let [event] = &found[..] else { panic!("{found:?}") };
    let summary = strip_isolation_marks(&event["SUMMARY"]);
    assert!(summary.contains("Computer (medium)"), "{summary}");
    assert!(event["DESCRIPTION"].contains("Base game · Harmony"), "{}", event["DESCRIPTION"]);
}

use std::collections::BTreeMap;

use ical::IcalParser;
use ical::parser::ical::component::IcalCalendar;
use jiff::Timestamp;
use reqwest::{RequestBuilder, StatusCode};
use serde_json::json;

use crate::support::{Answer, DAY, PASSWORD, Player, TestServer, players, seconds, timed};

async fn made(player: &Player) -> String {
    let answer = player.post_nothing("/v1/me/calendar").await;
    assert_eq!(answer.headers["cache-control"], "no-store");
    answer.expect(StatusCode::CREATED)["url"].as_str().expect("a URL").to_owned()
}

/// Fetches the address without credentials, as calendar clients do.
fn fetch(url: &str) -> RequestBuilder {
    reqwest::Client::new().get(url)
}

async fn text(request: RequestBuilder) -> String {
    let response = request.send().await.expect("an answer");
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()["content-type"], "text/calendar; charset=utf-8");
    response.text().await.expect("a body")
}

/// Parses the events with an independent iCalendar reader; each event is a map of properties.
fn events(text: &str) -> Vec<BTreeMap<String, String>> {
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
                (property.name.clone(), unescaped(property.value.as_deref().unwrap_or_default()))
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

/// Parses a UTC time in the iCalendar format.
fn moment(text: &str) -> Timestamp {
    let civil = jiff::civil::DateTime::strptime("%Y%m%dT%H%M%SZ", text).expect("a time");
    civil.to_zoned(jiff::tz::TimeZone::UTC).expect("a time").timestamp()
}

fn without_isolation(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_waits_is_an_event_at_its_deadline() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = timed(&players, json!({})).await;
    // A game without a deadline is not in the calendar.
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
    let [begin, end] = ["DTSTART", "DTEND"].map(|name| moment(&event[name]));
    assert_eq!(end.as_second(), seconds(&game.0["awaiting"]["deadline"]));
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

    let greek = text(fetch(&url).header("Accept-Language", "el")).await;
    assert!(events(&greek)[0]["SUMMARY"].starts_with("Σειρά σας"));
    for (language, says) in [
        ("el", "Είναι η σειρά σας πριν από τον πρώτο γύρο: επιλέξτε"),
        ("pl", "Twoja kolej przed pierwszą rundą: wybierz"),
        ("bg", "На ход сте преди първия рунд: изберете"),
        ("he", "הגיע תורכם, לפני הסבב הראשון: בחרו"),
        ("es", "Te toca antes de la primera ronda: elige"),
    ] {
        let found = events(&text(fetch(&url).header("Accept-Language", language)).await);
        let description = &found[0]["DESCRIPTION"];
        assert!(description.starts_with(says), "{language}: {description}");
    }
    let polish = events(&text(fetch(&format!("{url}?language=pl"))).await);
    assert!(polish[0]["SUMMARY"].starts_with("Twoja kolej"));
    assert!(greek.contains("X-WR-CALNAME:Kingdomail: οι προθεσμίες σας\r\n"), "{greek}");
    let habits =
        json!({ "time_zone": "Europe/Athens", "weekends_off": false, "reminder_seconds": 7200 });
    let put = awaited.request(reqwest::Method::PUT, "/v1/me/availability").json(&habits);
    Answer::to(put).await.expect(StatusCode::OK);
    let zoned = text(fetch(&url)).await;
    assert!(zoned.contains("X-WR-TIMEZONE:Europe/Athens\r\n"), "{zoned}");
    assert_eq!(events(&zoned)[0]["VALARM"], "-PT4H48M -PT2H");

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
        // Written directly to the database, because the API rejects such names.
        let statement = format!("UPDATE players SET name = '{name}' WHERE id <> '{}'", awaited.id);
        server.sql(&statement).await;
        let found = events(&text(fetch(&url)).await);
        let [event] = &found[..] else { panic!("{found:?}") };
        let plain: String = name.chars().filter(|c| !c.is_control()).collect();
        assert_eq!(event["SUMMARY"], format!("Your turn against {plain}"));
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

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_says_who_the_opponents_are_when_they_are_house_players() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let wish = json!({
        "settings": { "players": 3, "variants": ["harmony"], "auto_play_forced": false },
        "pace": { "type": "per_turn", "seconds": DAY },
        "house": ["greedy", "greedy"],
    });
    ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED);
    let found = events(&text(fetch(&made(&ada).await)).await);
    let [event] = &found[..] else { panic!("{found:?}") };
    let summary = without_isolation(&event["SUMMARY"]);
    assert!(summary.contains("Computer (medium)"), "{summary}");
    assert!(event["DESCRIPTION"].contains("Base game · Harmony"), "{}", event["DESCRIPTION"]);
}

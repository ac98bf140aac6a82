//! Clocks during holidays and weekends. The current time of games is a database function that these
//! tests replace.

use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, DAY, Game, PASSWORD, Player, TestServer, fired, later, now, players, seconds, timed,
};
use kingdomail::service::games::Fired;

const HOUR: i64 = 3600;

/// Time `seconds` from now in the wire format.
fn in_seconds(seconds: i64) -> String {
    (now() + SignedDuration::from_secs(seconds)).to_string()
}

impl Player {
    async fn holiday(&self, from: Option<i64>, until: i64) -> Answer {
        let body = json!({ "from": from.map(in_seconds), "until": in_seconds(until) });
        self.post("/v1/me/holidays", &body).await
    }

    async fn habits(&self, body: &Value) -> Answer {
        Answer::to(self.request(Method::PUT, "/v1/me/availability").json(body)).await
    }
}

/// Seconds until the deadline.
fn left(game: &Game) -> i64 {
    seconds(&game.0["awaiting"]["deadline"]) - now().as_second()
}

fn about(expected: i64) -> std::ops::RangeInclusive<i64> {
    expected - 10..=expected + 10
}

#[tokio::test(flavor = "multi_thread")]
async fn a_holiday_stops_the_clock_at_once_and_its_end_starts_it_again() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = timed(&players, json!({})).await;
    let away = game.awaited_of(&players).expect("somebody's turn");
    let seat = game.awaited().expect("a seat");
    let tag = |answer: Answer| answer.headers["etag"].to_str().expect("text").to_owned();
    let path = format!("/v1/games/{}", game.id());
    let before = tag(away.get(&path).await);

    later(&server, 18 * HOUR).await;
    let past = away.holiday(None, 17 * HOUR).await;
    assert_eq!(
        past.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "on the clock that decides it is later"
    );
    past.refused("holiday_out_of_range");
    let until = json!({ "until": in_seconds(18 * HOUR + 4 * DAY) });
    let habits = away.post("/v1/me/holidays", &until).await.expect(StatusCode::CREATED);
    assert!(about(4 * DAY).contains(&habits["holiday_used_seconds"].as_i64().expect("seconds")));
    assert_eq!(habits["holiday_budget_seconds"], 21 * DAY);
    // Six hours were left, and the holiday must not consume any of them.
    let stands = away.show(&game).await;
    assert!(about(18 * HOUR + 4 * DAY + 6 * HOUR).contains(&left(&stands)), "{}", left(&stands));
    assert_eq!(stands.0["seats"][seat]["clock_stops"][0]["reason"], "holiday");
    assert_eq!(stands.0["seats"][1 - seat]["clock_stops"], json!([]));
    assert_eq!(stands.version(), game.version());
    assert_ne!(tag(away.get(&path).await), before);

    later(&server, 3 * DAY).await;
    assert_eq!(fired(&server).await, Fired::default());
    let id = habits["holidays"][0]["id"].as_str().expect("an id");
    let habits = away.delete(&format!("/v1/me/holidays/{id}")).await.expect(StatusCode::OK);
    let taken = habits["holiday_used_seconds"].as_i64().expect("seconds");
    assert!(about(3 * DAY - 18 * HOUR).contains(&taken), "only what was taken counts");
    away.delete(&format!("/v1/me/holidays/{id}")).await.refused("holiday_not_found");
    let runs = away.show(&game).await;
    assert!(about(3 * DAY + 6 * HOUR).contains(&left(&runs)));
    assert_eq!(runs.0["seats"][seat]["clock_stops"], json!([]));
    later(&server, 3 * DAY + 6 * HOUR + 60).await;
    assert_eq!(fired(&server).await.games, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_holiday_is_kept_wherever_the_turn_comes() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = timed(&players, json!({})).await;
    let strict = timed(&players, json!({ "holidays": false })).await;
    assert_eq!(strict.0["holidays"], false);
    for player in &players {
        let planned = player.holiday(Some(12 * HOUR), 12 * HOUR + 7 * DAY).await;
        planned.expect(StatusCode::CREATED);
        player.holiday(Some(2 * DAY), 3 * DAY).await.refused("holiday_overlaps");
        player.holiday(Some(20 * DAY), 35 * DAY).await.refused("holiday_over_budget");
    }
    let player = game.awaited_of(&players).expect("somebody's turn");
    // The holiday splits the day into two halves; planning it already moves the deadline.
    assert!(about(8 * DAY).contains(&left(&player.show(&game).await)));
    let command = player.legal(&game).await.remove(0);
    let next = player.play(&game, &command).await;
    assert!(about(8 * DAY).contains(&left(&next)));
    assert!(about(DAY).contains(&left(&players[0].show(&strict).await)));
    later(&server, 3 * DAY).await;
    let shown = players[0].show(&strict).await;
    assert_eq!(shown.0["seats"][0]["clock_stops"], json!([]));
    assert_eq!(fired(&server).await.games, 1, "at the table that allows no holidays");
    assert_eq!(server.checked().await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn weekends_are_free_for_who_wants_so_in_the_zone_where_it_lives() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game =
        timed(&players, json!({ "pace": { "type": "per_turn", "seconds": 14 * DAY } })).await;
    let player = game.awaited_of(&players).expect("somebody's turn");
    assert!(about(14 * DAY).contains(&left(&game)));
    let habits = |zone: &str, off: bool| json!({ "time_zone": zone, "weekends_off": off, "reminder_seconds": null });
    let shown = player.habits(&habits("Pacific/Auckland", true)).await.expect(StatusCode::OK);
    assert_eq!(shown["time_zone"], "Pacific/Auckland");
    // Fourteen days without weekends span nearly three weeks, whatever the current weekday.
    let days = left(&player.show(&game).await) / HOUR;
    assert!((18 * 24 - 2..=20 * 24 + 2).contains(&days), "{days}");
    player.habits(&habits("Pacific/Auckland", false)).await.expect(StatusCode::OK);
    assert!(left(&player.show(&game).await) <= 14 * DAY);
    let refused = player.habits(&habits("Middle/Earth", true)).await.refused("time_zone_unknown");
    assert_eq!(refused["field"], "time_zone");
    let mut soon = habits("UTC", true);
    soon["reminder_seconds"] = json!(59);
    assert_eq!(player.habits(&soon).await.refused("field_invalid")["field"], "reminder_seconds");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_is_reminded_when_time_runs_out_and_when_it_wants() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = timed(&players, json!({})).await;
    let player = game.awaited_of(&players).expect("somebody's turn");
    let reminders = async || {
        let query = "SELECT kind FROM game_outbox WHERE kind <> 'events' ORDER BY at";
        server.texts(query).await.join(" ")
    };
    let wish = json!({ "time_zone": "UTC", "weekends_off": false, "reminder_seconds": 2 * HOUR });
    player.habits(&wish).await.expect(StatusCode::OK);
    later(&server, 19 * HOUR).await;
    assert_eq!(fired(&server).await, Fired::default());
    later(&server, 19 * HOUR + 13 * 60).await;
    assert_eq!(fired(&server).await, Fired { reminded: 1, ..Fired::default() });
    assert_eq!(fired(&server).await, Fired::default(), "once");
    assert_eq!(reminders().await, "(time_runs_out)");
    later(&server, 22 * HOUR + 60).await;
    assert_eq!(fired(&server).await, Fired { reminded: 1, ..Fired::default() });
    assert_eq!(reminders().await, "(time_runs_out) (player_wished)");
    later(&server, 23 * HOUR).await;
    assert_eq!(fired(&server).await, Fired::default());
    // The other player has not set a reminder time.
    let other = players.iter().find(|other| other.id != player.id).expect("the other");
    let command = player.legal(&game).await.remove(0);
    let next = player.play(&game, &command).await;
    if next.awaited() != game.awaited() {
        later(&server, 23 * HOUR + 23 * HOUR).await;
        assert_eq!(fired(&server).await, Fired { reminded: 1, ..Fired::default() });
        let command = other.legal(&next).await.remove(0);
        other.play(&next, &command).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absence_at_the_moment_of_a_move_is_never_overlooked() {
    let server = TestServer::start().await;
    let players = &players(&server, 2).await;
    let mut games = Vec::new();
    for _ in 0..30 {
        games.push(timed(players, json!({})).await);
    }
    let moves = games.iter().map(async |game| {
        let player = game.awaited_of(players).expect("somebody's turn");
        let command = player.legal(game).await.remove(0);
        player.play(game, &command).await
    });
    let absences = players.iter().map(async |player| {
        tokio::time::sleep(std::time::Duration::from_millis(15)).await;
        player.holiday(Some(HOUR), HOUR + DAY).await.expect(StatusCode::CREATED);
    });
    let moves = futures_util::future::join_all(moves);
    let absences = futures_util::future::join_all(absences);
    futures_util::join!(moves, absences);
    for game in &games {
        let left = left(&players[0].show(game).await);
        assert!(about(2 * DAY).contains(&left), "{left}");
    }
    assert_eq!(server.checked().await, games.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_known_of_an_absence_goes_with_the_account() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    ada.holiday(None, DAY).await.expect(StatusCode::CREATED);
    let confirm = json!({ "password": PASSWORD });
    ada.post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(server.count("SELECT count(*) FROM players WHERE absence IS NOT NULL").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_to_be_reminded_before_the_turn_came_is_not_told_twice_at_once() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let wish = json!({ "time_zone": "UTC", "weekends_off": false, "reminder_seconds": 2 * DAY });
    for player in &players {
        player.habits(&wish).await.expect(StatusCode::OK);
    }
    timed(&players, json!({})).await;
    later(&server, 20 * HOUR).await;
    assert_eq!(fired(&server).await.reminded, 1);
    let query = "SELECT kind FROM game_outbox WHERE kind <> 'events' ORDER BY at";
    assert_eq!(server.texts(query).await, ["(time_runs_out)"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_date_and_no_number_is_too_far_out_to_be_refused() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = timed(&players, json!({ "hand_over": true })).await;
    let dates = [
        "9999-12-30T22:00:00.999999999Z",
        "9999-12-31T23:59:59Z",
        "-009999-01-02T01:59:59Z",
        "-009999-12-30T00:00:00Z",
        "0000-01-01T00:00:00Z",
        "1970-01-01T00:00:00Z",
        "2028-13-01T00:00:00Z",
        "",
    ];
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Etc/GMT-14", "Etc/GMT+12"] {
        let habits = json!({ "time_zone": zone, "weekends_off": true, "reminder_seconds": 60 });
        players[0].habits(&habits).await.expect(StatusCode::OK);
        for from in dates.map(Value::from).into_iter().chain([Value::Null]) {
            for until in dates {
                let body = json!({ "from": from, "until": until });
                let answer = players[0].post("/v1/me/holidays", &body).await;
                assert!(answer.status.is_client_error(), "{body}: {}", answer.body);
            }
        }
    }
    let path = |rest: &str| format!("/v1/games/{}/{rest}", game.id());
    for until in dates {
        let pause = json!({ "proposal": { "type": "pause", "until": until } });
        let answer = players[0].post(&path("proposals"), &pause).await;
        assert!(answer.status.is_client_error(), "{until}: {}", answer.body);
    }
    for number in
        ["-1", "0", "4", "5", "200", "255", "256", "2147483647", "2147483648", "4294967296"]
    {
        for rest in [format!("seats/{number}/take"), format!("proposals/{number}/answer")] {
            let answer = players[1].post(&path(&rest), &json!({ "accept": true })).await;
            assert!(answer.status.is_client_error(), "{rest}: {}", answer.body);
        }
        for rest in [format!("seats/{number}/offer"), format!("proposals/{number}")] {
            let answer = players[1].delete(&path(&rest)).await;
            assert!(answer.status.is_client_error(), "{rest}: {}", answer.body);
        }
        let offer = json!({ "name": format!("{}\0", "x".repeat(40_000)) });
        let answer = players[1].post(&path(&format!("seats/{number}/offer")), &offer).await;
        assert!(answer.status.is_client_error(), "{number}: {}", answer.body);
    }
    for zone in ["", "\0", "../../etc/passwd", "utc", "localtime", "posixrules", "Factory"] {
        let habits = json!({ "time_zone": zone, "weekends_off": true, "reminder_seconds": 60 });
        let answer = players[0].habits(&habits).await;
        assert!(!answer.status.is_server_error(), "{zone}: {}", answer.body);
    }
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn habits_that_are_left_out_stay_and_a_reminder_that_is_null_goes() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let whole =
        json!({ "time_zone": "Europe/Athens", "weekends_off": true, "reminder_seconds": 7200 });
    let habits = ada.habits(&whole).await.expect(StatusCode::OK);
    let old = json!({ "time_zone": "Europe/Athens", "weekends_off": true });
    for stays in [old, json!({}), json!({ "weekends_off": true })] {
        assert_eq!(ada.habits(&stays).await.expect(StatusCode::OK), habits);
    }
    let changed = ada.habits(&json!({ "reminder_seconds": null })).await.expect(StatusCode::OK);
    assert_eq!(changed["reminder_seconds"], serde_json::Value::Null);
    assert_eq!(
        (&changed["time_zone"], &changed["weekends_off"]),
        (&json!("Europe/Athens"), &json!(true))
    );
    for nothing in ["time_zone", "weekends_off"] {
        let refused = ada.habits(&json!({ nothing: null })).await.refused("field_invalid");
        assert_eq!(refused["field"], nothing);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_of_the_zone_gain_no_time() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    // Friday, 10:30 UTC: Saturday has just begun at UTC+14.
    let week = 7 * DAY;
    let friday = 10 * HOUR + 1800 + DAY;
    let ahead = (friday - now().as_second()).rem_euclid(week);
    later(&server, ahead).await;
    let game = timed(&players, json!({})).await;
    let player = game.awaited_of(&players).expect("somebody's turn");
    let live_in = |zone: &str| json!({ "time_zone": zone, "weekends_off": true });
    player.habits(&live_in("Pacific/Kiritimati")).await.expect(StatusCode::OK);
    // 47.5 hours of the weekend remain, and the turn lasts a day.
    let expected = ahead + 47 * HOUR + 1800 + DAY;
    assert!(about(expected).contains(&left(&player.show(&game).await)));
    for (hours, zone) in [(47, "Pacific/Niue"), (47, "Pacific/Kiritimati"), (47, "Pacific/Niue")] {
        later(&server, ahead + hours * HOUR).await;
        let shown = player.habits(&live_in(zone)).await.expect(StatusCode::OK);
        assert_eq!(shown["time_zone"], zone);
        assert!(about(expected).contains(&left(&player.show(&game).await)), "{zone}");
    }
    later(&server, expected + 60).await;
    assert_eq!(fired(&server).await.games, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn hundreds_of_short_holidays_are_accepted() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for number in 1..=101 {
        let from = number * 2 * HOUR;
        ada.holiday(Some(from), from + HOUR).await.expect(StatusCode::CREATED);
    }
    let habits = ada.get("/v1/me/availability").await.expect(StatusCode::OK);
    assert_eq!(habits["holidays"].as_array().map(Vec::len), Some(101));
}

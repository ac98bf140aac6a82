//! Clocks during holidays and weekends. The current time of games is a database function that these
//! tests replace.

use jiff::SignedDuration;
use jiff::civil::date;
use jiff::tz::TimeZone;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, DAY, Game, PASSWORD, Player, TestServer, advance_clock, now, players, run_deadlines,
    start_timed_game, unix_seconds,
};
use kingdomail::service::games::DeadlineRun;

const HOUR: i64 = 3600;

/// Time `seconds` from now in the wire format.
fn in_seconds(seconds: i64) -> String {
    (now() + SignedDuration::from_secs(seconds)).to_string()
}

impl Player {
    async fn add_holiday(&self, from: Option<i64>, until: i64) -> Answer {
        let body = json!({ "from": from.map(in_seconds), "until": in_seconds(until) });
        self.post("/v1/me/holidays", &body).await
    }

    async fn set_availability(&self, body: &Value) -> Answer {
        Answer::from_request(self.request(Method::PUT, "/v1/me/availability").json(body)).await
    }
}

/// Seconds until the deadline.
fn seconds_left(game: &Game) -> i64 {
    unix_seconds(&game.0["awaiting"]["deadline"]) - now().as_second()
}

fn approximately(expected: i64) -> std::ops::RangeInclusive<i64> {
    expected - 10..=expected + 10
}

/// Checks the holiday that is counted in the current year, given when it begins and ends, in seconds
/// from now.
fn check_holiday_used(availability: &Value, from: i64, until: i64) {
    let year = availability["holiday_year"].as_i64().and_then(|year| i16::try_from(year).ok());
    let year = year.expect("a year");
    let new_year = |year| {
        let midnight = date(year, 1, 1).to_zoned(TimeZone::UTC).expect("a time");
        midnight.timestamp().as_second() - now().as_second()
    };
    let expected = (until.min(new_year(year + 1)) - from.max(new_year(year))).max(0);
    let used = availability["holiday_used_seconds"].as_i64().expect("seconds");
    assert!(approximately(expected).contains(&used), "{used} instead of {expected}");
}

#[tokio::test(flavor = "multi_thread")]
async fn holiday_stops_and_resumes_clock() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    let away = game.awaited_player(&players).expect("somebody's turn");
    let seat = game.awaited().expect("a seat");
    let tag = |answer: Answer| answer.headers["etag"].to_str().expect("text").to_owned();
    let path = format!("/v1/games/{}", game.id());
    let before = tag(away.get(&path).await);

    advance_clock(&server, 18 * HOUR).await;
    let past = away.add_holiday(None, 17 * HOUR).await;
    assert_eq!(
        past.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "on the clock that decides it is later"
    );
    past.expect_problem("holiday_out_of_range");
    let until = json!({ "until": in_seconds(18 * HOUR + 4 * DAY) });
    let availability = away.post("/v1/me/holidays", &until).await.expect(StatusCode::CREATED);
    check_holiday_used(&availability, 18 * HOUR, 18 * HOUR + 4 * DAY);
    assert_eq!(availability["holiday_budget_seconds"], 21 * DAY);
    // Six hours were left, and the holiday must not consume any of them.
    let stands = away.get_game(&game).await;
    assert!(
        approximately(18 * HOUR + 4 * DAY + 6 * HOUR).contains(&seconds_left(&stands)),
        "{}",
        seconds_left(&stands)
    );
    assert_eq!(stands.0["seats"][seat]["clock_stops"][0]["reason"], "holiday");
    assert_eq!(stands.0["seats"][1 - seat]["clock_stops"], json!([]));
    assert_eq!(stands.version(), game.version());
    assert_ne!(tag(away.get(&path).await), before);

    advance_clock(&server, 3 * DAY).await;
    assert_eq!(run_deadlines(&server).await, DeadlineRun::default());
    let id = availability["holidays"][0]["id"].as_str().expect("an id");
    let availability = away.delete(&format!("/v1/me/holidays/{id}")).await.expect(StatusCode::OK);
    // Only what was taken counts.
    check_holiday_used(&availability, 18 * HOUR, 3 * DAY);
    away.delete(&format!("/v1/me/holidays/{id}")).await.expect_problem("holiday_not_found");
    let runs = away.get_game(&game).await;
    assert!(approximately(3 * DAY + 6 * HOUR).contains(&seconds_left(&runs)));
    assert_eq!(runs.0["seats"][seat]["clock_stops"], json!([]));
    advance_clock(&server, 3 * DAY + 6 * HOUR + 60).await;
    assert_eq!(run_deadlines(&server).await.games, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn planned_holiday_moves_the_deadline() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    let strict = start_timed_game(&players, json!({ "holidays": false })).await;
    assert_eq!(strict.0["holidays"], false);
    for player in &players {
        let planned = player.add_holiday(Some(12 * HOUR), 12 * HOUR + 7 * DAY).await;
        planned.expect(StatusCode::CREATED);
        player.add_holiday(Some(2 * DAY), 3 * DAY).await.expect_problem("holiday_overlaps");
        // More than two budgets, because a holiday over New Year uses those of both years.
        player.add_holiday(Some(20 * DAY), 63 * DAY).await.expect_problem("holiday_over_budget");
    }
    let player = game.awaited_player(&players).expect("somebody's turn");
    // The holiday splits the day into two halves; planning it already moves the deadline.
    assert!(approximately(8 * DAY).contains(&seconds_left(&player.get_game(&game).await)));
    let command = player.legal_commands(&game).await.remove(0);
    let next = player.play(&game, &command).await;
    assert!(approximately(8 * DAY).contains(&seconds_left(&next)));
    assert!(approximately(DAY).contains(&seconds_left(&players[0].get_game(&strict).await)));
    advance_clock(&server, 3 * DAY).await;
    let shown = players[0].get_game(&strict).await;
    assert_eq!(shown.0["seats"][0]["clock_stops"], json!([]));
    assert_eq!(run_deadlines(&server).await.games, 1, "at the table that allows no holidays");
    assert_eq!(server.check_games().await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn weekends_off_follow_time_zone() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game =
        start_timed_game(&players, json!({ "pace": { "type": "per_turn", "seconds": 14 * DAY } }))
            .await;
    let player = game.awaited_player(&players).expect("somebody's turn");
    assert!(approximately(14 * DAY).contains(&seconds_left(&game)));
    let availability = |zone: &str, off: bool| json!({ "time_zone": zone, "weekends_off": off, "reminder_seconds": null });
    let shown = player
        .set_availability(&availability("Pacific/Auckland", true))
        .await
        .expect(StatusCode::OK);
    assert_eq!(shown["time_zone"], "Pacific/Auckland");
    // Fourteen days without weekends span nearly three weeks, whatever the current weekday.
    let days = seconds_left(&player.get_game(&game).await) / HOUR;
    assert!((18 * 24 - 2..=20 * 24 + 2).contains(&days), "{days}");
    player.set_availability(&availability("Pacific/Auckland", false)).await.expect(StatusCode::OK);
    assert!(seconds_left(&player.get_game(&game).await) <= 14 * DAY);
    let refused = player
        .set_availability(&availability("Middle/Earth", true))
        .await
        .expect_problem("time_zone_unknown");
    assert_eq!(refused["field"], "time_zone");
    let mut soon = availability("UTC", true);
    soon["reminder_seconds"] = json!(59);
    assert_eq!(
        player.set_availability(&soon).await.expect_problem("field_invalid")["field"],
        "reminder_seconds"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn reminder_fires_at_chosen_time() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    let player = game.awaited_player(&players).expect("somebody's turn");
    let reminders = async || {
        let query = "SELECT kind FROM game_outbox WHERE kind <> 'events' ORDER BY at";
        server.texts(query).await.join(" ")
    };
    let wish = json!({ "time_zone": "UTC", "weekends_off": false, "reminder_seconds": 2 * HOUR });
    player.set_availability(&wish).await.expect(StatusCode::OK);
    advance_clock(&server, 19 * HOUR).await;
    assert_eq!(run_deadlines(&server).await, DeadlineRun::default());
    advance_clock(&server, 19 * HOUR + 13 * 60).await;
    assert_eq!(run_deadlines(&server).await, DeadlineRun { reminded: 1, ..DeadlineRun::default() });
    assert_eq!(run_deadlines(&server).await, DeadlineRun::default(), "once");
    assert_eq!(reminders().await, "(time_runs_out)");
    advance_clock(&server, 22 * HOUR + 60).await;
    assert_eq!(run_deadlines(&server).await, DeadlineRun { reminded: 1, ..DeadlineRun::default() });
    assert_eq!(reminders().await, "(time_runs_out) (player_wished)");
    advance_clock(&server, 23 * HOUR).await;
    assert_eq!(run_deadlines(&server).await, DeadlineRun::default());
    // The other player has not set a reminder time.
    let other = players.iter().find(|other| other.id != player.id).expect("the other");
    let command = player.legal_commands(&game).await.remove(0);
    let next = player.play(&game, &command).await;
    if next.awaited() != game.awaited() {
        advance_clock(&server, 23 * HOUR + 23 * HOUR).await;
        assert_eq!(
            run_deadlines(&server).await,
            DeadlineRun { reminded: 1, ..DeadlineRun::default() }
        );
        let command = other.legal_commands(&next).await.remove(0);
        other.play(&next, &command).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn holiday_racing_a_move_counts() {
    let server = TestServer::start().await;
    let players = &players(&server, 2).await;
    let mut games = Vec::new();
    for _ in 0..30 {
        games.push(start_timed_game(players, json!({})).await);
    }
    let moves = games.iter().map(async |game| {
        let player = game.awaited_player(players).expect("somebody's turn");
        let command = player.legal_commands(game).await.remove(0);
        player.play(game, &command).await
    });
    let absences = players.iter().map(async |player| {
        tokio::time::sleep(std::time::Duration::from_millis(15)).await;
        player.add_holiday(Some(HOUR), HOUR + DAY).await.expect(StatusCode::CREATED);
    });
    let moves = futures_util::future::join_all(moves);
    let absences = futures_util::future::join_all(absences);
    futures_util::join!(moves, absences);
    for game in &games {
        let left = seconds_left(&players[0].get_game(game).await);
        assert!(approximately(2 * DAY).contains(&left), "{left}");
    }
    assert_eq!(server.check_games().await, games.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn absence_is_deleted_with_account() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    ada.add_holiday(None, DAY).await.expect(StatusCode::CREATED);
    let confirm = json!({ "password": PASSWORD });
    ada.post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(server.count("SELECT count(*) FROM players WHERE absence IS NOT NULL").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn early_reminder_is_sent_once() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let wish = json!({ "time_zone": "UTC", "weekends_off": false, "reminder_seconds": 2 * DAY });
    for player in &players {
        player.set_availability(&wish).await.expect(StatusCode::OK);
    }
    start_timed_game(&players, json!({})).await;
    advance_clock(&server, 20 * HOUR).await;
    assert_eq!(run_deadlines(&server).await.reminded, 1);
    let query = "SELECT kind FROM game_outbox WHERE kind <> 'events' ORDER BY at";
    assert_eq!(server.texts(query).await, ["(time_runs_out)"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn out_of_range_values_are_rejected() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({ "hand_over": true })).await;
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
        let availability =
            json!({ "time_zone": zone, "weekends_off": true, "reminder_seconds": 60 });
        players[0].set_availability(&availability).await.expect(StatusCode::OK);
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
        let availability =
            json!({ "time_zone": zone, "weekends_off": true, "reminder_seconds": 60 });
        let answer = players[0].set_availability(&availability).await;
        assert!(!answer.status.is_server_error(), "{zone}: {}", answer.body);
    }
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn omitted_availability_fields_stay_unchanged() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let whole =
        json!({ "time_zone": "Europe/Athens", "weekends_off": true, "reminder_seconds": 7200 });
    let availability = ada.set_availability(&whole).await.expect(StatusCode::OK);
    let old = json!({ "time_zone": "Europe/Athens", "weekends_off": true });
    for stays in [old, json!({}), json!({ "weekends_off": true })] {
        assert_eq!(ada.set_availability(&stays).await.expect(StatusCode::OK), availability);
    }
    let changed =
        ada.set_availability(&json!({ "reminder_seconds": null })).await.expect(StatusCode::OK);
    assert_eq!(changed["reminder_seconds"], serde_json::Value::Null);
    assert_eq!(
        (&changed["time_zone"], &changed["weekends_off"]),
        (&json!("Europe/Athens"), &json!(true))
    );
    for nothing in ["time_zone", "weekends_off"] {
        let refused =
            ada.set_availability(&json!({ nothing: null })).await.expect_problem("field_invalid");
        assert_eq!(refused["field"], nothing);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn zone_changes_gain_no_time() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    // Friday, 10:30 UTC: Saturday has just begun at UTC+14.
    let week = 7 * DAY;
    let friday = 10 * HOUR + 1800 + DAY;
    let ahead = (friday - now().as_second()).rem_euclid(week);
    advance_clock(&server, ahead).await;
    let game = start_timed_game(&players, json!({})).await;
    let player = game.awaited_player(&players).expect("somebody's turn");
    let live_in = |zone: &str| json!({ "time_zone": zone, "weekends_off": true });
    player.set_availability(&live_in("Pacific/Kiritimati")).await.expect(StatusCode::OK);
    // 47.5 hours of the weekend remain, and the turn lasts a day.
    let expected = ahead + 47 * HOUR + 1800 + DAY;
    assert!(approximately(expected).contains(&seconds_left(&player.get_game(&game).await)));
    for (hours, zone) in [(47, "Pacific/Niue"), (47, "Pacific/Kiritimati"), (47, "Pacific/Niue")] {
        advance_clock(&server, ahead + hours * HOUR).await;
        let shown = player.set_availability(&live_in(zone)).await.expect(StatusCode::OK);
        assert_eq!(shown["time_zone"], zone);
        assert!(
            approximately(expected).contains(&seconds_left(&player.get_game(&game).await)),
            "{zone}"
        );
    }
    advance_clock(&server, expected + 60).await;
    assert_eq!(run_deadlines(&server).await.games, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn hundreds_of_short_holidays_are_accepted() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for number in 1..=101 {
        let from = number * 2 * HOUR;
        ada.add_holiday(Some(from), from + HOUR).await.expect(StatusCode::CREATED);
    }
    let availability = ada.get("/v1/me/availability").await.expect(StatusCode::OK);
    assert_eq!(availability["holidays"].as_array().map(Vec::len), Some(101));
}

//! Clocks. The current time of games is a database function that these tests replace.

use std::time::Duration;

use futures_util::future::join_all;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, DAY, PASSWORD, Player, TestServer, advance_clock, database, event_payloads, players,
    run_deadlines, simulate_outage, start_timed_game, unix_seconds, wait_until,
};
use kingdomail::service::games::DeadlineRun;
use kingdomail::{service, worker};

#[tokio::test(flavor = "multi_thread")]
async fn house_decides_after_the_deadline() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    let awaiting = &game.0["awaiting"];
    assert_eq!(unix_seconds(&awaiting["deadline"]) - unix_seconds(&awaiting["since"]), DAY);
    assert_eq!(run_deadlines(&server).await, DeadlineRun::default());

    advance_clock(&server, DAY - 60).await;
    assert_eq!(run_deadlines(&server).await.games, 0, "a minute is left");
    advance_clock(&server, DAY + 1).await;
    let late = game.awaited_player(&players).expect("somebody's turn");
    let command = late.legal_commands(&game).await.remove(0);
    let answer = Answer::from_request(late.command(&game, &command)).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    answer.expect_problem("deadline_passed");

    assert_eq!(run_deadlines(&server).await, DeadlineRun { games: 1, ..DeadlineRun::default() });
    assert_eq!(run_deadlines(&server).await, DeadlineRun::default(), "once");
    let after = late.get_game(&game).await;
    let facts = event_payloads(late, &game).await;
    assert_eq!(facts[facts.len() - 2], json!({ "type": "timed_out" }));
    assert_eq!(facts[facts.len() - 1]["type"], "picked");
    assert_ne!(after.0["awaiting"]["deadline"], game.0["awaiting"]["deadline"]);
    let waits = &after.0["awaiting"];
    assert_eq!(unix_seconds(&waits["deadline"]) - unix_seconds(&waits["since"]), DAY);
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn command_does_not_postpone_wakeup() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    let wakes = "SELECT extract(epoch FROM next_check_at - changed_at)::bigint FROM game_states";
    let wakes = async || i64::try_from(server.count(wakes).await).expect("a number");
    let reminded = DAY * 8 / 10;
    assert_eq!(wakes().await, reminded);
    advance_clock(&server, DAY / 2).await;
    let player = game.awaited_player(&players).expect("somebody's turn");
    let command = player.legal_commands(&game).await.remove(0);
    player.play(&game, &command).await;
    let ahead = wakes().await;
    assert!((reminded - DAY / 2 - 60..=reminded - DAY / 2).contains(&ahead), "{ahead}");

    advance_clock(&server, DAY).await;
    assert_eq!(run_deadlines(&server).await, DeadlineRun::default(), "nothing is due");
    assert_eq!(wakes().await, reminded, "of the later deadline");
    advance_clock(&server, DAY / 2 + DAY + 60).await;
    assert_eq!(
        run_deadlines(&server).await,
        DeadlineRun { games: 1, reminded: 0, ..DeadlineRun::default() }
    );
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn due_games_alternate_between_players() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let mut of_ada = Vec::new();
    for _ in 0..6 {
        of_ada.push(start_timed_game(&players[..2], json!({})).await);
    }
    let of_hedy = start_timed_game(&[players[2].clone(), players[1].clone()], json!({})).await;
    advance_clock(&server, DAY + 60).await;
    assert_eq!(run_deadlines(&server).await, DeadlineRun { games: 7, ..DeadlineRun::default() });
    let order = server.texts("SELECT game_id FROM game_states ORDER BY changed_at").await;
    assert_eq!(order[0], format!("({})", of_ada[0].id()), "the one that was due first");
    assert_eq!(order[1], format!("({})", of_hedy.id()));

    // The relay of notifications interleaves the games of different players as well.
    kingdomail::service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    let told = "SELECT game_id FROM (SELECT game_id, min(xmin::text::bigint) AS first FROM relay_cursors \
                GROUP BY game_id) told ORDER BY first";
    let order = server.texts(told).await;
    assert_eq!(order[1], format!("({})", of_hedy.id()));
    assert_eq!(server.check_games().await, 7);
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_timeouts_take_over_seat() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let wishes = json!({ "on_timeout": { "type": "play_for", "take_over_after": 2 } });
    let mut game = start_timed_game(&players, wishes).await;
    let mut now = 0;
    // Grace misses her turns.
    while game.0["seats"][1]["taken_over"] == false {
        if game.awaited() == Some(1) {
            now += DAY + 1;
            advance_clock(&server, now).await;
            assert_eq!(run_deadlines(&server).await.games, 1);
            game = players[0].get_game(&game).await;
        } else {
            let command = players[0].legal_commands(&game).await.remove(0);
            game = players[0].play(&game, &command).await;
        }
    }
    let payloads = event_payloads(&players[0], &game).await;
    let timeouts = payloads.iter().filter(|fact| fact["type"] == "timed_out").count();
    assert_eq!(timeouts, 2);
    assert!(payloads.contains(&json!({ "type": "seat_taken_over", "permanent": false })));
    // From now on the house plays immediately for the seat.
    assert_eq!(game.awaited(), Some(0));
    let pick = json!({ "type": "pick", "domino": "1" });
    Answer::from_request(players[1].command(&game, &pick)).await.expect_problem("seat_taken_over");
    let take_back = json!({ "type": "take_back" });
    Answer::from_request(players[0].command(&game, &take_back))
        .await
        .expect_problem("seat_not_taken_over");
    assert_eq!(players[1].legal_commands(&game).await, std::slice::from_ref(&take_back));
    let deadline = game.0["awaiting"]["deadline"].clone();
    let game = players[1].play(&game, &take_back).await;
    assert_eq!(game.0["seats"][1]["taken_over"], false);
    assert_eq!(game.0["awaiting"]["deadline"], deadline, "the other's clock runs on");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn takeover_without_return_is_permanent() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let wishes = json!({ "on_timeout": { "type": "take_over" }, "may_return": false });
    let game = start_timed_game(&players, wishes).await;
    let seat = game.awaited().expect("somebody's turn");
    advance_clock(&server, DAY + 1).await;
    assert_eq!(run_deadlines(&server).await.games, 1);
    let game = players[seat].get_game(&game).await;
    assert_eq!(game.0["seats"][seat]["conceded"], true);
    let take_back = json!({ "type": "take_back" });
    Answer::from_request(players[seat].command(&game, &take_back))
        .await
        .expect_problem("seat_conceded");
}

#[tokio::test(flavor = "multi_thread")]
async fn overdue_account_can_be_deleted() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    advance_clock(&server, DAY + 1).await;
    let late = game.awaited_player(&players).expect("somebody's turn");
    let confirm = json!({ "password": PASSWORD });
    late.post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
    let other = players.iter().find(|player| player.id != late.id).expect("the other");
    let seat = game.awaited().expect("a seat");
    assert_eq!(other.get_game(&game).await.0["seats"][seat]["conceded"], true);
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn game_without_responses_finishes() {
    let server = TestServer::start().await;
    let players = players(&server, 4).await;
    let wishes = json!({
        "settings": { "players": 4, "expansion": "age_of_giants", "auto_play_forced": false },
        "on_timeout": { "type": "play_for", "take_over_after": 100 },
    });
    let game = start_timed_game(&players, wishes).await;
    let mut now = 0;
    loop {
        now += DAY + 1;
        advance_clock(&server, now).await;
        let fired = run_deadlines(&server).await;
        assert_eq!(fired.failed, vec![]);
        if fired.games == 0 {
            break;
        }
        assert_eq!(fired.games, 1, "one decision a day");
    }
    let game = players[0].get_game(&game).await;
    assert_eq!(game.0["status"], "finished");
    assert_eq!(game.0["ranking"].as_array().map(Vec::len), Some(4));
    assert_eq!(game.0["awaiting"], Value::Null);
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn time_bank_pays_beyond_grace() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let hour = 3600;
    let bank = json!({
        "type": "bank",
        "initial_seconds": 10 * hour,
        "increment_seconds": 2 * hour,
        "cap_seconds": 20 * hour,
        "grace_seconds": 8 * hour,
    });
    let game = start_timed_game(&players, json!({ "pace": bank })).await;
    assert_eq!(game.0["pace"], bank);
    let seat = game.awaited().expect("somebody's turn");
    let wait = &game.0["awaiting"];
    assert_eq!(unix_seconds(&wait["deadline"]) - unix_seconds(&wait["since"]), 20 * hour);
    assert_eq!(game.0["seats"][seat]["bank_seconds"], 12 * hour);

    advance_clock(&server, 11 * hour).await;
    let player = game.awaited_player(&players).expect("somebody");
    let command = player.legal_commands(&game).await.remove(0);
    let game = player.play(&game, &command).await;
    // Three hours were not free; if the same seat continues, two more have been added since.
    let left = game.0["seats"][seat]["bank_seconds"].as_i64().expect("a bank");
    let again = if game.awaited() == Some(seat) { 2 * hour } else { 0 };
    assert!((9 * hour + again - left).abs() <= 5, "{left}");
}

#[tokio::test(flavor = "multi_thread")]
async fn command_and_timeout_have_one_winner() {
    let url = database().await;
    let nodes: Vec<TestServer> = (0..2).map(|_| TestServer::with_database(&url)).collect();
    let players = &players(&nodes[0], 2).await;
    let mut games = Vec::new();
    for _ in 0..40 {
        games.push(start_timed_game(players, json!({})).await);
    }
    nodes[0].sql("UPDATE game_states SET deadline = now() + random() * interval '1 s', next_check_at = game_time() - interval '1 day'").await;
    let commands = games.iter().zip(1..).map(|(game, number)| async move {
        tokio::time::sleep(Duration::from_millis(number * 1000 / 40)).await;
        let player = game.awaited_player(players).expect("somebody's turn");
        let pick = json!({ "type": "pick", "domino": game.0["next_line"][0]["domino"] });
        Answer::from_request(player.command(game, &pick)).await.status
    });
    let workers = nodes.iter().cycle().take(8).map(|node| async {
        let mut games = 0;
        for _ in 0..60 {
            games += run_deadlines(node).await.games;
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        games
    });
    let (answers, fired) = futures_util::join!(join_all(commands), join_all(workers));
    let played = answers.iter().filter(|status| **status == StatusCode::OK).count();
    let fired: usize = fired.into_iter().sum();
    // If the command came in time, the next wait started from zero and has not ended.
    assert_eq!(played + fired, games.len());
    assert!(played > 0 && fired > 0, "{played} commands and {fired} timeouts are no race");
    assert_eq!(nodes[0].check_games().await, games.len());
    let twice = "SELECT count(*) FROM (SELECT game_id FROM events WHERE body->>'type' = 'timed_out' \
                 GROUP BY game_id HAVING count(*) > 1) t";
    assert_eq!(nodes[0].count(twice).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn outage_does_not_consume_time() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    assert_eq!(service::games::heartbeat(&server.ctx).await.expect("a database"), None);
    let shown = players[0].get(&format!("/v1/games/{}", game.id())).await;
    let tag = shown.headers["etag"].to_str().expect("text").to_owned();
    let outage = 3 * DAY;
    simulate_outage(&server, outage).await;
    assert_eq!(
        run_deadlines(&server).await,
        DeadlineRun::default(),
        "not before somebody has told of it"
    );
    let gap = service::games::heartbeat(&server.ctx).await.expect("a database").expect("an outage");
    assert!((gap.as_secs() - outage).abs() <= 5);
    assert_eq!(run_deadlines(&server).await, DeadlineRun::default());
    assert_eq!(service::games::heartbeat(&server.ctx).await.expect("a database"), None);
    let after = players[0].get_game(&game).await;
    let path = format!("/v1/games/{}", game.id());
    let known = |tag: String| players[0].request(Method::GET, &path).header("If-None-Match", tag);
    assert_eq!(
        Answer::from_request(known(tag)).await.status,
        StatusCode::OK,
        "the deadline is another"
    );
    let moved = unix_seconds(&after.0["awaiting"]["deadline"])
        - unix_seconds(&game.0["awaiting"]["deadline"]);
    assert!((moved - outage).abs() <= 5);
    // Ten minutes are below the outage threshold, so the time is lost; the loss is small.
    simulate_outage(&server, outage + 600).await;
    assert_eq!(service::games::heartbeat(&server.ctx).await.expect("a database"), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn broken_game_does_not_block_deadlines() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let broken = start_timed_game(&players, json!({})).await;
    let game = start_timed_game(&players, json!({})).await;
    let path = format!(
        "UPDATE game_states SET state = '\\x00', deadline = now() - interval '1 day', next_check_at = game_time() - interval '1 day' WHERE game_id = '{}'",
        broken.id()
    );
    server.sql(&path).await;
    server.sql("UPDATE game_states SET deadline = now() - interval '1 s', next_check_at = game_time() - interval '1 day' WHERE state <> '\\x00'").await;
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let worker = tokio::spawn(worker::run(server.ctx.clone(), stopped));
    wait_until(async || players[0].get_game(&game).await.version() > game.version()).await;
    stop.send(true).expect("a worker");
    worker.await.expect("no panic");
}

#[tokio::test(flavor = "multi_thread")]
async fn own_games_sort_by_deadline() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    for days in [7, 1, 14, 3, 2, 7, 1, 14, 3, 2] {
        let pace = json!({ "type": "per_turn", "seconds": days * DAY });
        start_timed_game(&players, json!({ "pace": pace })).await;
    }
    start_timed_game(&players, json!({ "pace": { "type": "untimed" } })).await;
    for player in &players {
        let mut listed = Vec::new();
        let mut cursor = String::new();
        loop {
            let page = player.get(&format!("/v1/me/games?limit=3{cursor}")).await;
            let page = page.expect(StatusCode::OK);
            listed.extend(page["items"].as_array().expect("a list").clone());
            match page["next_cursor"].as_str() {
                Some(next) => cursor = format!("&cursor={next}"),
                None => break,
            }
        }
        assert_eq!(listed.len(), 11);
        let waiting = listed.iter().take_while(|game| game["waits_for_you"] == true);
        let deadlines: Vec<i64> = waiting
            .map(|game| match &game["deadline"] {
                Value::Null => i64::MAX,
                deadline => unix_seconds(deadline),
            })
            .collect();
        assert!(deadlines.is_sorted());
        let others = listed[deadlines.len()..].iter();
        assert!(others.map(|game| &game["waits_for_you"]).all(|waits| waits == false));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn out_of_range_pace_is_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let bank = |initial: i64, increment: i64, cap: i64, grace: i64| {
        json!({ "type": "bank", "initial_seconds": initial, "increment_seconds": increment,
            "cap_seconds": cap, "grace_seconds": grace })
    };
    for (pace, field) in [
        (json!({ "type": "per_turn", "seconds": 599 }), "pace.seconds"),
        (json!({ "type": "per_turn", "seconds": 1_209_601 }), "pace.seconds"),
        (bank(7_776_001, 600, 7_776_000, 0), "pace.initial_seconds"),
        (bank(0, 0, 600, 0), "pace.increment_seconds"),
        (bank(7200, 600, 3600, 0), "pace.cap_seconds"),
        (bank(0, 600, 600, 604_801), "pace.grace_seconds"),
    ] {
        let wish = json!({ "settings": { "players": 2 }, "pace": pace });
        let answer = ada.post("/v1/games", &wish).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(answer.expect_problem("pace_out_of_range")["field"], field);
    }
    let never = json!({ "settings": { "players": 2 },
        "on_timeout": { "type": "play_for", "take_over_after": 0 } });
    let refused = ada.post("/v1/games", &never).await.expect_problem("pace_out_of_range");
    assert_eq!(refused["field"], "on_timeout.take_over_after");
    for wrong in [json!({ "type": "hourglass" }), json!({ "type": "per_turn" }), json!(7)] {
        let wish = json!({ "settings": { "players": 2 }, "pace": wrong });
        ada.post("/v1/games", &wish).await.expect_problem("field_invalid");
    }
    let paces = ada.get("/v1/catalogue/paces").await.expect(StatusCode::OK);
    for named in paces["items"].as_array().expect("a list") {
        let wish = json!({ "settings": { "players": 2 }, "pace": named["pace"] });
        let opened = ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED);
        assert_eq!(opened["pace"], named["pace"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn reliability_reflects_answer_times() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let reliability = async |player: &Player| {
        let shown = players[0].get(&format!("/v1/players/{}", player.id)).await;
        shown.expect(StatusCode::OK)["reliability"].clone()
    };
    let nothing =
        json!({ "waits": 0, "median_answer_seconds": null, "timeouts_per_hundred": null });
    assert_eq!(reliability(&players[0]).await, nothing);
    let mut game = start_timed_game(&players, json!({})).await;
    // Ada answers after an hour; Grace misses every other turn.
    let (mut now, mut answers, mut timeouts) = (0, [0, 0], [0, 0]);
    while answers[0] < 6 || timeouts[1] < 3 {
        let seat = game.awaited().expect("somebody's turn");
        if seat == 1 && answers[1] > timeouts[1] {
            now += DAY + 10;
            advance_clock(&server, now).await;
            assert_eq!(run_deadlines(&server).await.games, 1);
            timeouts[1] += 1;
            game = players[0].get_game(&game).await;
        } else {
            now += 3600;
            advance_clock(&server, now).await;
            let command = players[seat].legal_commands(&game).await.remove(0);
            game = players[seat].play(&game, &command).await;
            answers[seat] += 1;
        }
    }
    for (seat, player) in players.iter().enumerate() {
        let shown = reliability(player).await;
        let waits = answers[seat] + timeouts[seat];
        assert_eq!(shown["waits"], waits);
        let median = shown["median_answer_seconds"].as_i64().expect("seconds");
        assert!((median - 3600).abs() < 10, "{median}");
        let per_hundred = shown["timeouts_per_hundred"].as_f64().expect("a rate");
        assert!((per_hundred - 100.0 * f64::from(timeouts[seat]) / f64::from(waits)).abs() < 1e-9);
    }
    let nobody = "/v1/players/00000000-0000-7000-8000-000000000000";
    players[0].get(nobody).await.expect_problem("profile_not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn panic_does_not_block_deadlines() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let bank = json!({ "type": "bank", "initial_seconds": 3600, "increment_seconds": 3600,
        "cap_seconds": 36_000, "grace_seconds": 7 * DAY });
    let broken = start_timed_game(&players, json!({ "pace": bank })).await;
    let game = start_timed_game(&players, json!({})).await;
    // Exceeds the range of the counter; only a server bug could store it.
    let beyond = format!(
        "UPDATE game_states SET clocks = jsonb_set(jsonb_set(clocks, '{{seats,0,bank_ms}}', '{0}'), \
         '{{seats,1,bank_ms}}', '{0}') WHERE game_id = '{1}'",
        i64::MAX,
        broken.id()
    );
    server.sql(&beyond).await;
    simulate_outage(&server, 3 * DAY).await;
    service::games::heartbeat(&server.ctx).await.expect("a sign of life").expect("an outage");
    let moved = unix_seconds(&players[0].get_game(&game).await.0["awaiting"]["deadline"]);
    assert!(moved > unix_seconds(&game.0["awaiting"]["deadline"]) + 2 * DAY);
    server.sql("UPDATE game_states SET deadline = game_time() - interval '1 s', next_check_at = game_time() - interval '1 day'").await;
    let due = format!(
        "UPDATE game_states SET deadline = game_time() - interval '1 day', next_check_at = game_time() - interval '1 day' WHERE game_id = '{}'",
        broken.id()
    );
    server.sql(&due).await;
    let fired =
        service::games::run_due_deadlines(&server.ctx, &[]).await.expect("the database answers");
    assert_eq!((fired.games, fired.failed.len()), (1, 1));
}

/// The deadline is retried as soon as the database responds; the game is not set aside as if
/// processing had failed because of a bug.
#[tokio::test(flavor = "multi_thread")]
async fn database_error_does_not_suspend_game() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    start_timed_game(&players, json!({})).await;
    server.sql("UPDATE game_states SET deadline = game_time() - interval '1 s', next_check_at = game_time() - interval '1 day'").await;
    server
        .sql(
            "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS \
             $$ BEGIN RAISE EXCEPTION 'too slow' USING ERRCODE = '57014'; END $$",
        )
        .await;
    server
        .sql("CREATE TRIGGER fail BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION fail()")
        .await;
    let fired =
        service::games::run_due_deadlines(&server.ctx, &[]).await.expect("the database answers");
    assert_eq!((fired.games, fired.failed), (0, vec![]));
    server.sql("DROP TRIGGER fail ON events").await;
    let fired =
        service::games::run_due_deadlines(&server.ctx, &[]).await.expect("the database answers");
    assert_eq!((fired.games, fired.failed), (1, vec![]));
}

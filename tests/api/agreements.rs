//! Proposals in a game: undo, pauses and seat handovers.

use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::notifications::Stream;
use crate::support::{
    Answer, Chance, DAY, Game, PASSWORD, Player, TestServer, advance_clock, event_payloads, now,
    play_to_end, players, run_deadlines, run_deliveries, simulate_outage, start_game,
    start_timed_game, unix_seconds,
};

const HOUR: i64 = 3600;

impl Player {
    async fn propose(&self, game: &Game, proposal: Value) -> Answer {
        let path = format!("/v1/games/{}/proposals", game.id());
        self.post(&path, &json!({ "proposal": proposal })).await
    }

    async fn propose_undo(&self, game: &Game) -> Answer {
        self.propose(game, json!({ "type": "undo" })).await
    }

    async fn answer_proposal(&self, game: &Game, agrees: bool) -> Answer {
        let version = &game.0["open_proposal"]["version"];
        let path = format!("/v1/games/{}/proposals/{version}/answer", game.id());
        self.post(&path, &json!({ "accept": agrees })).await
    }
}

fn expect_game(answer: Answer) -> Game {
    Game(answer.expect(StatusCode::OK))
}

/// Game view without the fields that change with every event.
fn comparable_view(game: &Game) -> Value {
    let mut position = game.0.clone();
    for field in ["version", "changed_at", "your_seat"] {
        position[field] = Value::Null;
    }
    position["awaiting"]["since"] = Value::Null;
    position
}

/// Plays random commands until the events after the latest decision of `player` satisfy `wanted`.
async fn play_until<'a>(
    players: &'a [Player],
    mut game: Game,
    chance: &mut Chance,
    wanted: impl Fn(usize, &[Value]) -> bool,
) -> Option<(Game, &'a Player, Game)> {
    while let Some(player) = game.awaited_player(players) {
        let (before, seat) = (game.clone(), game.awaited()?);
        let legal = player.legal_commands(&game).await;
        game = player.play(&game, chance.choose(&legal)).await;
        let path = format!("/v1/games/{}/events?after={}", game.id(), before.version());
        let events = player.get(&path).await.expect(StatusCode::OK);
        if game.0["status"] == "active" && wanted(seat, events["items"].as_array()?) {
            return Some((before, player, game));
        }
    }
    None
}

/// Returns true if events that no player caused followed the decision without revealing hidden
/// information.
fn house_has_moved(seat: usize, events: &[Value]) -> bool {
    let dealt = events.iter().any(|event| event["payload"]["type"] == "line_dealt");
    events.iter().any(|event| event["seat"] != seat) && !dealt
}

fn line_was_dealt(_: usize, events: &[Value]) -> bool {
    events.iter().any(|event| event["payload"]["type"] == "line_dealt")
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_without_consequences_is_immediate() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let before = start_game(&players, json!({ "auto_play_forced": false })).await;
    let player = before.awaited_player(&players).expect("somebody's turn");
    let other = players.iter().find(|other| other.id != player.id).expect("the other");
    player.propose_undo(&before).await.expect_problem("nothing_to_undo");
    let command = player.legal_commands(&before).await.remove(0);
    let after = player.play(&before, &command).await;
    assert_eq!(other.propose_undo(&after).await.status, StatusCode::CONFLICT);

    let undone = expect_game(player.propose_undo(&after).await);
    assert_eq!(comparable_view(&undone), comparable_view(&before));
    assert_eq!(undone.version(), after.version() + 1, "history keeps both");
    let payloads = event_payloads(player, &undone).await;
    let to_version = before.version();
    assert_eq!(payloads.last(), Some(&json!({ "type": "undone", "to_version": to_version })));
    let then = player.get(&format!("/v1/games/{}/versions/{}", after.id(), after.version())).await;
    assert_eq!(comparable_view(&Game(then.expect(StatusCode::OK))), comparable_view(&after));
    player.propose_undo(&undone).await.expect_problem("nothing_to_undo");

    // The replacement decision can be undone as well.
    let legal = player.legal_commands(&undone).await;
    let again = player.play(&undone, &legal[legal.len() - 1]).await;
    let undone = expect_game(player.propose_undo(&again).await);
    assert_eq!(comparable_view(&undone), comparable_view(&before));
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_past_dealt_line_is_rejected() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    let mut chance = Chance(7);
    let turn_passed = |seat, events: &[Value]| events.iter().all(|event| event["seat"] == seat);
    let (before, player, game) =
        play_until(&players, game, &mut chance, turn_passed).await.expect("a pick");
    let other = players.iter().find(|other| other.id != player.id).expect("the other");
    let mut next = game;
    while next.awaited() == before.awaited() {
        let command = player.legal_commands(&next).await.remove(0);
        next = player.play(&next, &command).await;
    }
    let command = other.legal_commands(&next).await.remove(0);
    let next = other.play(&next, &command).await;
    player.propose_undo(&next).await.expect_problem("nothing_to_undo");
    let (_, player, game) =
        play_until(&players, next, &mut chance, line_was_dealt).await.expect("a line");
    player.propose_undo(&game).await.expect_problem("nothing_to_undo");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_after_house_moves_needs_consent() {
    let server = TestServer::start().await;
    let players = players(&server, 4).await;
    let mut chance = Chance(11);
    let (before, player, after) = loop {
        let game = start_game(&players, json!({ "auto_play_forced": false })).await;
        let last = &players[3];
        let game = last.play(&game, &json!({ "type": "concede" })).await;
        if let Some(found) = play_until(&players, game, &mut chance, house_has_moved).await {
            break found;
        }
    };
    let others: Vec<&Player> = players[..3].iter().filter(|other| other.id != player.id).collect();
    let proposed = expect_game(player.propose_undo(&after).await);
    assert_eq!(proposed.0["open_proposal"]["proposal"], json!({ "type": "undo" }));
    assert_eq!(proposed.0["open_proposal"]["pending"].as_array().map(Vec::len), Some(2));
    others[0].propose_undo(&proposed).await.expect_problem("proposal_open");
    player.answer_proposal(&proposed, true).await.expect_problem("proposal_closed");
    players[3].answer_proposal(&proposed, true).await.expect_problem("seat_conceded");

    let refused = expect_game(others[0].answer_proposal(&proposed, false).await);
    assert_eq!(refused.0["open_proposal"], Value::Null);
    others[1].answer_proposal(&proposed, true).await.expect_problem("proposal_closed");
    let proposed = expect_game(player.propose_undo(&refused).await);
    let path =
        format!("/v1/games/{}/proposals/{}", proposed.id(), proposed.0["open_proposal"]["version"]);
    others[0].delete(&path).await.expect_problem("proposal_closed");
    let withdrawn = expect_game(player.delete(&path).await);
    assert_eq!(withdrawn.0["open_proposal"], Value::Null);

    let proposed = expect_game(player.propose_undo(&withdrawn).await);
    let agreed = expect_game(others[0].answer_proposal(&proposed, true).await);
    let repeated = expect_game(others[0].answer_proposal(&proposed, true).await);
    assert_eq!(repeated.version(), agreed.version(), "once is enough");
    assert_eq!(agreed.0["open_proposal"]["accepted"].as_array().map(Vec::len), Some(1));
    let undone = expect_game(others[1].answer_proposal(&proposed, true).await);
    assert_eq!(comparable_view(&undone), comparable_view(&before));
    assert!(server.check_games().await > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn decision_closes_open_proposal() {
    let server = TestServer::start().await;
    let players = players(&server, 4).await;
    let mut chance = Chance(5);
    let (_, player, after) = loop {
        let game = start_game(&players, json!({ "auto_play_forced": false })).await;
        let game = players[3].play(&game, &json!({ "type": "concede" })).await;
        if let Some(found) = play_until(&players, game, &mut chance, house_has_moved).await {
            break found;
        }
    };
    let proposed = expect_game(player.propose_undo(&after).await);
    let awaited = proposed.awaited_player(&players).expect("somebody's turn");
    let command = awaited.legal_commands(&proposed).await.remove(0);
    let moved = awaited.play(&proposed, &command).await;
    assert_eq!(moved.0["open_proposal"], Value::Null);
    let other = players[..3].iter().find(|other| other.id != player.id).expect("another");
    other.answer_proposal(&proposed, true).await.expect_problem("proposal_closed");
    assert!(server.check_games().await > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_gains_no_clock_time() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    let player = game.awaited_player(&players).expect("somebody's turn");
    let left = |game: &Game, at: i64| {
        unix_seconds(&game.0["awaiting"]["deadline"]) - now().as_second() - at
    };
    advance_clock(&server, 10 * HOUR).await;
    let command = player.legal_commands(&game).await.remove(0);
    let after = player.play(&game, &command).await;
    assert!((left(&after, 10 * HOUR) - DAY).abs() < 10);
    advance_clock(&server, 12 * HOUR).await;
    let undone = expect_game(player.propose_undo(&after).await);
    // The clock is restored as if no decision had been made.
    let left = left(&undone, 12 * HOUR);
    assert!((left - 12 * HOUR).abs() < 10, "{left}");
}

#[tokio::test(flavor = "multi_thread")]
async fn pause_stops_all_clocks_until_resumed() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    advance_clock(&server, 4 * HOUR).await;
    let until = |hours| (now() + SignedDuration::from_hours(hours)).to_string();
    let pause = |hours| json!({ "type": "pause", "until": until(hours) });
    let refused = players[0].propose(&game, pause(3)).await.expect_problem("pause_out_of_range");
    assert_eq!(refused["field"], "proposal.until");
    players[0].propose(&game, pause(91 * 24 + 5)).await.expect_problem("pause_out_of_range");
    let proposed = expect_game(players[0].propose(&game, pause(10 * 24)).await);
    assert_eq!(proposed.0["paused_until"], Value::Null);
    let paused = expect_game(players[1].answer_proposal(&proposed, true).await);
    assert_ne!(paused.0["paused_until"], Value::Null);
    for seat in 0..2 {
        assert_eq!(paused.0["seats"][seat]["clock_stops"][0]["reason"], "pause");
    }
    let left = |game: &Game| unix_seconds(&game.0["awaiting"]["deadline"]) - now().as_second();
    assert!((left(&paused) - (10 * DAY + 20 * HOUR)).abs() < 10);
    // The awaited player may still play.
    let awaited = paused.awaited_player(&players).expect("somebody's turn");
    let command = awaited.legal_commands(&paused).await.remove(0);
    let played = awaited.play(&paused, &command).await;
    assert!((left(&played) - 11 * DAY).abs() < 10);

    advance_clock(&server, 5 * DAY).await;
    assert_eq!(run_deadlines(&server).await.games, 0);
    let path = format!("/v1/games/{}/resume", game.id());
    let resumed = expect_game(players[1].post_empty(&path).await);
    assert_eq!(resumed.0["paused_until"], Value::Null);
    assert!((left(&resumed) - 6 * DAY).abs() < 10);
    players[1].post_empty(&path).await.expect_problem("not_paused");
    advance_clock(&server, 6 * DAY + 60).await;
    assert_eq!(run_deadlines(&server).await.games, 1);
    assert_eq!(server.check_games().await, 1);
}

/// Private game of the first two players.
async fn create_private_game(players: &[Player], hand_over: bool) -> Game {
    let wish = json!({
        "settings": { "players": 2, "auto_play_forced": false },
        "pace": { "type": "per_turn", "seconds": DAY },
        "access": "invitation",
        "hand_over": hand_over,
    });
    let game = Game(players[0].post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let path = format!("/v1/games/{}/invitations", game.id());
    players[0].post(&path, &json!({ "name": "Grace" })).await.expect(StatusCode::OK);
    players[1].join(&game).await
}

#[tokio::test(flavor = "multi_thread")]
async fn seat_handover_needs_both_players() {
    let server = TestServer::start().await;
    let all = players(&server, 4).await;
    let [ada, grace, hedy, mary] = &all[..] else { panic!("four players") };
    let game = create_private_game(&all, true).await;
    let path = |seat: usize, what: &str| format!("/v1/games/{}/seats/{seat}/{what}", game.id());
    let to = |name: &str| json!({ "name": name });
    hedy.post_empty(&path(0, "take")).await.expect_problem("game_not_found");
    ada.post(&path(1, "offer"), &to("Hedy")).await.expect_problem("not_your_seat");
    ada.post(&path(0, "offer"), &to("Grace")).await.expect_problem("already_seated");
    ada.post(&path(0, "offer"), &to("Nobody")).await.expect_problem("player_not_found");

    ada.post(&path(0, "offer"), &to("Mary")).await.expect(StatusCode::OK);
    expect_game(mary.delete(&path(0, "offer")).await);
    mary.post_empty(&path(0, "take")).await.expect_problem("game_not_found");
    let offered = expect_game(ada.post(&path(0, "offer"), &to("Hedy")).await);
    assert_eq!(offered.0["seats"][0]["offered_to_id"], hedy.id.as_str());
    mary.post_empty(&path(0, "take")).await.expect_problem("game_not_found");
    let taken = expect_game(hedy.post_empty(&path(0, "take")).await);
    assert_eq!(taken.0["seats"][0]["player"]["name"], "Hedy");
    assert_eq!(taken.0["seats"][0]["offered_to_id"], Value::Null);
    assert_eq!(taken.0["your_seat"], 0);
    hedy.post_empty(&path(0, "take")).await.expect_problem("seat_not_offered");

    // The record contains the holders of each seat over time.
    let handed_over =
        json!({ "type": "seat_handed_over", "from_player_id": ada.id, "to_player_id": hedy.id });
    assert_eq!(event_payloads(ada, &taken).await.last(), Some(&handed_over));
    let before = ada.get(&format!("/v1/games/{}/versions/{}", game.id(), offered.version())).await;
    assert_eq!(before.expect(StatusCode::OK)["seats"][0]["player"]["name"], "Ada");
    let pick = json!({ "type": "pick", "domino": "1" });
    Answer::from_request(ada.command(&taken, &pick)).await.expect_problem("not_seated");
    let seated = [hedy.clone(), grace.clone()];
    let player = taken.awaited_player(&seated).expect("somebody's turn");
    let command = player.legal_commands(&taken).await.remove(0);
    player.play(&taken, &command).await;
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn handed_over_seat_uses_new_availability() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = create_private_game(&all, true).await;
    let seat = game.awaited().expect("somebody's turn");
    let until = json!({ "until": (now() + SignedDuration::from_hours(48)).to_string() });
    all[2].post("/v1/me/holidays", &until).await.expect(StatusCode::CREATED);
    let path = format!("/v1/games/{}/seats/{seat}", game.id());
    let to = json!({ "name": "Hedy" });
    all[seat].post(&format!("{path}/offer"), &to).await.expect(StatusCode::OK);
    let taken = expect_game(all[2].post_empty(&format!("{path}/take")).await);
    let left = unix_seconds(&taken.0["awaiting"]["deadline"]) - now().as_second();
    assert!((left - 3 * DAY).abs() < 10, "{left}");
    assert_eq!(taken.0["seats"][seat]["clock_stops"][0]["reason"], "holiday");
}

#[tokio::test(flavor = "multi_thread")]
async fn handover_is_rejected_when_disallowed() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = create_private_game(&all, false).await;
    let path = format!("/v1/games/{}/seats/0/offer", game.id());
    all[0].post(&path, &json!({ "name": "Hedy" })).await.expect_problem("handover_not_allowed");
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_undo_keeps_game_readable() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = start_game(&players, json!({ "auto_play_forced": false })).await;
    let player = game.awaited_player(&players).expect("somebody's turn");
    let command = player.legal_commands(&game).await.remove(0);
    let before = comparable_view(&game);
    for _ in 0..60 {
        let after = player.play(&game, &command).await;
        game = expect_game(player.propose_undo(&after).await);
    }
    assert_eq!(comparable_view(&game), before);
    let path = format!("/v1/games/{}/versions/{}", game.id(), game.version() - 2);
    assert_eq!(comparable_view(&Game(player.get(&path).await.expect(StatusCode::OK))), before);
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn player_cannot_take_second_seat() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = create_private_game(&all, true).await;
    let path = |seat: usize, what: &str| format!("/v1/games/{}/seats/{seat}/{what}", game.id());
    for (seat, player) in all[..2].iter().enumerate() {
        let to = json!({ "name": "Hedy" });
        player.post(&path(seat, "offer"), &to).await.expect(StatusCode::OK);
    }
    expect_game(all[2].post_empty(&path(0, "take")).await);
    all[2].post_empty(&path(1, "take")).await.expect_problem("already_seated");
    expect_game(all[2].delete(&path(1, "offer")).await);
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_does_not_fill_time_bank() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let bank = json!({
        "type": "bank",
        "initial_seconds": 10 * HOUR,
        "increment_seconds": 2 * HOUR,
        "cap_seconds": 90 * HOUR,
        "grace_seconds": HOUR,
    });
    let game = start_timed_game(&players, json!({ "pace": bank })).await;
    let banks = |game: &Game| {
        let seats = game.0["seats"].as_array().expect("seats").iter();
        seats.map(|seat| seat["bank_seconds"].as_i64().expect("a bank")).collect::<Vec<_>>()
    };
    let mut chance = Chance(3);
    let turn_goes_on = |seat: usize, events: &[Value]| {
        events.iter().all(|event| event["seat"] == seat && event["payload"]["type"] == "placed")
    };
    let (_, player, placed) =
        play_until(&players, game, &mut chance, turn_goes_on).await.expect("a placement");
    let mut game = expect_game(player.propose_undo(&placed).await);
    let command = player.legal_commands(&game).await.remove(0);
    let once = player.play(&game, &command).await;
    assert_eq!(banks(&once), banks(&placed), "what was given is not given again");
    game = expect_game(player.propose_undo(&once).await);
    // The next player must not learn anything either when two decisions are undone in succession.
    let mut after = Vec::new();
    for _ in 0..3 {
        let command = player.legal_commands(&game).await.remove(0);
        let placed = player.play(&game, &command).await;
        let command = player.legal_commands(&placed).await.remove(0);
        let picked = player.play(&placed, &command).await;
        after.push(banks(&picked));
        if player.propose_undo(&picked).await.status != StatusCode::OK {
            break;
        }
        game = expect_game(player.propose_undo(&picked).await);
    }
    assert!(after.len() > 1 && after.iter().all(|banks| *banks == after[0]), "{after:?}");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_gains_no_grace_time() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let bank = json!({
        "type": "bank",
        "initial_seconds": 50 * HOUR,
        "increment_seconds": 2 * HOUR,
        "cap_seconds": 90 * HOUR,
        "grace_seconds": 12 * HOUR,
    });
    let game = start_timed_game(&players, json!({ "pace": bank })).await;
    let turn_goes_on = |seat: usize, events: &[Value]| {
        events.iter().all(|event| event["seat"] == seat && event["payload"]["type"] == "placed")
    };
    let (_, player, mut game) =
        play_until(&players, game, &mut Chance(3), turn_goes_on).await.expect("a placement");
    let seat = game.awaited().expect("a seat");
    let bank = |game: &Game| game.0["seats"][seat]["bank_seconds"].as_i64().expect("a bank");
    let before = bank(&game);
    for round in 1..=4 {
        advance_clock(&server, round * 11 * HOUR).await;
        let undone = expect_game(player.propose_undo(&game).await);
        let command = player.legal_commands(&undone).await.remove(0);
        game = player.play(&undone, &command).await;
    }
    // Four times eleven hours, of which twelve were free.
    assert!((before - bank(&game) - 32 * HOUR).abs() < 10, "{} of {before}", bank(&game));
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_undo_cannot_stall_third_player() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let mut chance = Chance(9);
    let passes = |seat: usize, events: &[Value]| {
        events.iter().all(|event| event["seat"] == seat && event["payload"]["type"] == "picked")
    };
    let game = start_timed_game(&players, json!({})).await;
    let (_, player, mut game) =
        play_until(&players, game, &mut chance, passes).await.expect("a pick");
    let command = game.0["next_line"].clone();
    advance_clock(&server, 20 * HOUR).await;
    game = expect_game(player.propose_undo(&game).await);
    assert_ne!(game.0["next_line"], command);
    let command = player.legal_commands(&game).await.remove(0);
    game = player.play(&game, &command).await;
    // The third player has waited for a day and a half, and the proposer's day for the decision is
    // over: the undo now requires acceptance.
    advance_clock(&server, 40 * HOUR).await;
    let proposed = expect_game(player.propose_undo(&game).await);
    assert_eq!(proposed.0["open_proposal"]["proposal"], json!({ "type": "undo" }));
    assert_eq!(proposed.0["next_line"], game.0["next_line"]);
    advance_clock(&server, 44 * HOUR + 60).await;
    assert_eq!(run_deadlines(&server).await.games, 1);
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_step_returns_original_response() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = create_private_game(&all, true).await;
    let path = |rest: &str| format!("/v1/games/{}/{rest}", game.id());
    let until = (now() + SignedDuration::from_hours(48)).to_string();
    let pause = json!({ "proposal": { "type": "pause", "until": until } });
    let proposed = all[0].post(&path("proposals"), &pause).await.expect(StatusCode::OK);
    let answer = path(&format!("proposals/{}/answer", proposed["open_proposal"]["version"]));
    let steps = [
        (&all[1], Method::POST, answer, json!({ "accept": true })),
        (&all[0], Method::POST, path("resume"), Value::Null),
        (&all[0], Method::POST, path("seats/0/offer"), json!({ "name": "Hedy" })),
        (&all[0], Method::DELETE, path("seats/0/offer"), Value::Null),
        (&all[0], Method::POST, path("seats/0/offer"), json!({ "name": "HEDY" })),
        (&all[2], Method::POST, path("seats/0/take"), Value::Null),
        (&all[2], Method::POST, path("proposals"), pause.clone()),
    ];
    let mut answers = Vec::new();
    for repeat in [false, true] {
        for (number, (player, method, path, body)) in steps.iter().enumerate() {
            let request = player.request(method.clone(), path);
            let request = request.header("Idempotency-Key", format!("step-{number}"));
            let request = if body.is_null() { request } else { request.json(body) };
            let answer = Answer::from_request(request).await;
            let replayed = answer.headers.contains_key("idempotency-replayed");
            assert_eq!(
                (answer.status, replayed),
                (StatusCode::OK, repeat),
                "{path}: {}",
                answer.body
            );
            if repeat {
                assert_eq!(answer.body, answers[number], "{path}");
            } else {
                answers.push(answer.body);
            }
        }
        let seated = [all[2].clone(), all[1].clone()];
        let now = all[1].get_game(&game).await;
        let player = now.awaited_player(&seated).expect("somebody's turn");
        let command = player.legal_commands(&now).await.remove(0);
        player.play(&now, &command).await;
    }
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn undone_decisions_do_not_affect_reliability() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = start_timed_game(&players, json!({})).await;
    let player = game.awaited_player(&players).expect("somebody's turn");
    for _ in 0..3 {
        let command = player.legal_commands(&game).await.remove(0);
        let after = player.play(&game, &command).await;
        game = expect_game(player.propose_undo(&after).await);
    }
    let shown = player.get(&format!("/v1/players/{}", player.id)).await.expect(StatusCode::OK);
    assert_eq!(shown["reliability"]["waits"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn account_deletion_is_retryable_after_outage() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_timed_game(&players, json!({})).await;
    simulate_outage(&server, 2 * DAY).await;
    let late = game.awaited_player(&players).expect("somebody's turn");
    let confirm = json!({ "password": PASSWORD });
    let answer = late.post("/v1/me/deletion", &confirm).await;
    assert_eq!(answer.expect(StatusCode::SERVICE_UNAVAILABLE)["code"], "unavailable");
    advance_clock(&server, 2 * DAY).await;
    late.post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
}

#[tokio::test(flavor = "multi_thread")]
async fn seat_handover_withdraws_undo_proposal() {
    let server = TestServer::start().await;
    let all = players(&server, 4).await;
    let mut chance = Chance(5);
    let (_, player, after) = loop {
        let game = start_timed_game(&all[..3], json!({ "hand_over": true })).await;
        let game = all[2].play(&game, &json!({ "type": "concede" })).await;
        if let Some(found) = play_until(&all[..3], game, &mut chance, house_has_moved).await {
            break found;
        }
    };
    expect_game(player.propose_undo(&after).await);
    let seat = (0..2).find(|seat| all[*seat].id != player.id).expect("another");
    let path = |what: &str| format!("/v1/games/{}/seats/{seat}/{what}", after.id());
    all[seat].post(&path("offer"), &json!({ "name": "Mary" })).await.expect(StatusCode::OK);
    let taken = expect_game(all[3].post_empty(&path("take")).await);
    assert_eq!(taken.0["open_proposal"], Value::Null);
    assert_eq!(server.check_games().await, 1);
}

/// Adds pairs of proposal and withdrawal by `seat` until the game has the given number of events,
/// or one fewer.
async fn add_proposals(server: &TestServer, game: &Game, seat: &str, events: u64) {
    let (id, pairs) = (game.id(), (events - game.version()) / 2);
    let proposed = "jsonb_build_object('type', 'consent_asked', 'proposal', \
                 jsonb_build_object('type', 'pause', 'until', gs.changed_at + interval '1 hour'))";
    add_event_pairs(server, id, pairs, seat, [proposed, r#"'{"type": "consent_withdrawn"}'"#])
        .await;
}

/// Adds the given pair of events of a seat `pairs` times.
async fn add_event_pairs(server: &TestServer, id: &str, pairs: u64, seat: &str, two: [&str; 2]) {
    let [first, second] = two;
    let events = format!(
        "INSERT INTO events (game_id, version, at, player_id, seat, is_automatic, format, body) \
         SELECT g.id, gs.version + n, gs.changed_at, g.host_id, {seat}, false, 1, \
         CASE n % 2 WHEN 1 THEN {first} ELSE {second}::jsonb END \
         FROM games g JOIN game_states gs ON gs.game_id = g.id, generate_series(1, {}) n WHERE g.id = '{id}'",
        2 * pairs
    );
    server.sql(&events).await;
    let version =
        format!("UPDATE game_states SET version = version + {} WHERE game_id = '{id}'", 2 * pairs);
    server.sql(&version).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn game_at_event_limit_can_finish() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = create_private_game(&all[..2], true).await;
    let limits = all[0].get("/v1/limits").await.expect(StatusCode::OK);
    let most = limits["events_per_game"].as_u64().expect("a number");
    add_proposals(&server, &game, "1", most - 1).await;
    let until = (now() + SignedDuration::from_hours(1)).to_string();
    let pause = json!({ "type": "pause", "until": until });
    let mut game = all[0].get_game(&game).await;
    while game.version() < most {
        game = expect_game(all[0].propose(&game, pause.clone()).await);
    }

    all[0].propose(&game, pause.clone()).await.expect_problem("game_too_long");
    let offer = format!("/v1/games/{}/seats/1/offer", game.id());
    all[1].post(&offer, &json!({ "name": "Hedy" })).await.expect_problem("game_too_long");
    // Proposals made before the limit can still be answered, and their effects can still end.
    let paused = expect_game(all[1].answer_proposal(&game, true).await);
    assert_ne!(paused.0["paused_until"], Value::Null);
    let game = expect_game(all[0].post_empty(&format!("/v1/games/{}/resume", game.id())).await);
    let mover = game.awaited_player(&all).expect("somebody's turn");
    let command = mover.legal_commands(&game).await.remove(0);
    let game = mover.play(&game, &command).await;
    mover.propose_undo(&game).await.expect_problem("game_too_long");

    let ended = play_to_end(&all, game, 3).await;
    assert_eq!(ended.0["status"], "finished");
    let then = format!("/v1/games/{}/versions/{most}", ended.id());
    assert_eq!(all[0].get(&then).await.expect(StatusCode::OK)["version"], most);
    let path = format!("/v1/games/{}/record", ended.id());
    let record = all[0].request(Method::GET, &path).send().await.expect("an answer");
    let record = record.bytes().await.expect("a record").to_vec();
    let verify = all[0].request(Method::POST, "/v1/records/verify");
    let verify = verify.header("Content-Type", "application/json").body(record);
    let verified = Answer::from_request(verify).await.expect(StatusCode::OK);
    assert_eq!((&verified["valid"], &verified["stored_here"]), (&json!(true), &json!(true)));
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn proposals_per_seat_are_bounded() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = create_private_game(&all[..2], true).await;
    let limits = all[0].get("/v1/limits").await.expect(StatusCode::OK);
    let share = limits["proposals_per_game"].as_u64().expect("a number") / 2;
    add_proposals(&server, &game, "0", game.version() + 2 * (share - 1)).await;
    let until = (now() + SignedDuration::from_hours(1)).to_string();
    let pause = json!({ "type": "pause", "until": until });
    let game = all[0].get_game(&game).await;
    let proposed = expect_game(all[0].propose(&game, pause.clone()).await);
    let game = expect_game(all[1].answer_proposal(&proposed, false).await);

    all[0].propose(&game, pause.clone()).await.expect_problem("too_many_proposals");
    let offer = |seat: u8| format!("/v1/games/{}/seats/{seat}/offer", game.id());
    all[0].post(&offer(0), &json!({ "name": "Hedy" })).await.expect_problem("too_many_proposals");
    all[1].post(&offer(1), &json!({ "name": "Hedy" })).await.expect(StatusCode::OK);
    let game = expect_game(all[1].propose(&game, pause).await);
    // The seat can still answer, and an accepted proposal takes effect.
    let paused = expect_game(all[0].answer_proposal(&game, true).await);
    assert_ne!(paused.0["paused_until"], Value::Null);
    let game = expect_game(all[0].post_empty(&format!("/v1/games/{}/resume", game.id())).await);
    let ended = play_to_end(&all[..2], game, 3).await;
    assert_eq!(ended.0["status"], "finished");
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn sandbox_undo_is_bounded() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let wish = json!({ "settings": { "players": 2, "auto_play_forced": false } });
    let game = Game(ada.post("/v1/sandboxes", &wish).await.expect(StatusCode::CREATED));
    add_proposals(&server, &game, "0", 2001).await;
    let game = ada.get_game(&game).await;
    ada.propose_undo(&game).await.expect_problem("game_too_long");
    let command = ada.legal_commands(&game).await.remove(0);
    ada.play(&game, &command).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_joins_keep_table_playable() {
    let server = TestServer::start().await;
    let all = players(&server, 4).await;
    let table = all[1].join(&all[0].open(json!({ "players": 3 })).await).await;
    let of_hedy = |what: &str| format!(r#"'{{"type": "{what}", "player": "{}"}}'"#, all[2].id);
    let two = [of_hedy("player_joined"), of_hedy("player_left")];
    add_event_pairs(&server, table.id(), 250, "null", [&two[0], &two[1]]).await;
    let path = |what: &str| format!("/v1/games/{}/{what}", table.id());
    all[3].post(&path("join"), &json!({})).await.expect_problem("game_too_long");
    let hedy = json!({ "name": "Hedy" });
    all[0].post(&path("invitations"), &hedy).await.expect_problem("game_too_long");
    let game = expect_game(all[0].post_empty(&path("start")).await);
    let game = all[0].get_game(&game).await;
    expect_game(
        all[0]
            .propose(
                &game,
                json!({ "type": "pause", "until": now() + SignedDuration::from_hours(1) }),
            )
            .await,
    );
    assert_eq!(server.check_games().await, 1);
}

/// Status codes of all requests that read a game.
async fn read_statuses(player: &Player, game: &Game) -> Vec<StatusCode> {
    let mut statuses = Vec::new();
    for rest in ["", "/events", "/changes?since=1", "/table.svg", "/scores", "/versions/1"] {
        let path = format!("/v1/games/{}{rest}", game.id());
        statuses.push(player.get(&path).await.status);
    }
    statuses
}

#[tokio::test(flavor = "multi_thread")]
async fn ended_offer_ends_read_access() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let [ada, _, hedy] = &all[..] else { panic!("three players") };
    let path = |game: &Game, what: &str| format!("/v1/games/{}/seats/0/{what}", game.id());
    let hidden = vec![StatusCode::NOT_FOUND; 6];
    for end in ["withdrawn", "declined", "conceded", "finished"] {
        let game = create_private_game(&all, true).await;
        assert_eq!(read_statuses(hedy, &game).await, hidden);
        let to = json!({ "name": "Hedy" });
        let offered = expect_game(ada.post(&path(&game, "offer"), &to).await);
        assert_eq!(read_statuses(hedy, &game).await, vec![StatusCode::OK; 6], "{end}");
        let stream = format!("/v1/games/{}/stream?after={}", game.id(), offered.version() - 1);
        let stream = Stream::open(hedy, &stream, None).await;
        match end {
            "withdrawn" => expect_game(ada.delete(&path(&game, "offer")).await),
            // The decision of a player without further access is confirmed, even when the request
            // is repeated.
            "declined" => {
                let decline = || {
                    let request = hedy.request(Method::DELETE, &path(&game, "offer"));
                    Answer::from_request(request.header("Idempotency-Key", "declined"))
                };
                let declined = expect_game(decline().await);
                let again = decline().await;
                assert_eq!(again.headers["idempotency-replayed"], "true");
                assert_eq!(expect_game(again).version(), declined.version());
                declined
            }
            "conceded" => ada.play(&offered, &json!({ "type": "concede" })).await,
            _ => play_to_end(&all[..2], offered, 1).await,
        };
        assert_eq!(read_statuses(hedy, &game).await, hidden, "{end}");
        let text = stream.into_text().await;
        assert!(!text.contains("seat_offer_ended") && !text.contains("conceded"), "{end}: {text}");
        hedy.get(&format!("/v1/games/{}/stream", game.id())).await.expect_problem("game_not_found");
    }
    assert_eq!(server.check_games().await, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn replaced_offer_moves_read_access() {
    let server = TestServer::start().await;
    let all = players(&server, 4).await;
    let game = create_private_game(&all, true).await;
    let path = |what: &str| format!("/v1/games/{}/seats/0/{what}", game.id());
    for name in ["Hedy", "Mary"] {
        all[0].post(&path("offer"), &json!({ "name": name })).await.expect(StatusCode::OK);
    }
    all[2].get(&format!("/v1/games/{}", game.id())).await.expect_problem("game_not_found");
    expect_game(all[3].post_empty(&path("take")).await);
    // Both players of the seat can still read the game.
    for player in [&all[0], &all[3]] {
        player.get_game(&game).await;
    }
    assert_eq!(server.check_games().await, 1);
}

/// Game of three with a day per decision, in which the first player has proposed a pause and the
/// second has accepted.
async fn propose_half_accepted_pause(all: &[Player], hours: i64) -> Game {
    let game = start_timed_game(
        all,
        json!({ "may_return": false, "on_timeout": { "type": "take_over" } }),
    )
    .await;
    let until = (now() + SignedDuration::from_hours(hours)).to_string();
    let proposed =
        expect_game(all[0].propose(&game, json!({ "type": "pause", "until": until })).await);
    expect_game(all[1].answer_proposal(&proposed, true).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn departed_voter_lets_pause_begin() {
    for how in ["concedes", "runs_out_of_time", "deletes_the_account"] {
        let server = TestServer::start().await;
        let all = players(&server, 3).await;
        let mut game = propose_half_accepted_pause(&all, 100).await;
        match how {
            "concedes" => game = all[2].play(&game, &json!({ "type": "concede" })).await,
            "deletes_the_account" => {
                let confirm = json!({ "password": PASSWORD });
                all[2].post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
            }
            _ => {
                while game.awaited() != Some(2) {
                    let player = game.awaited_player(&all).expect("somebody's turn");
                    let command = player.legal_commands(&game).await.remove(0);
                    game = player.play(&game, &command).await;
                }
                advance_clock(&server, 25 * HOUR).await;
                assert_eq!(run_deadlines(&server).await.games, 1);
            }
        }
        let paused = all[0].get_game(&game).await;
        assert_eq!(paused.0["open_proposal"], Value::Null, "{how}");
        assert_ne!(paused.0["paused_until"], Value::Null, "{how}");
        let deadline = unix_seconds(&paused.0["awaiting"]["deadline"]);
        assert!(deadline > unix_seconds(&paused.0["paused_until"]), "{how}: the clock stands");
        let last = event_payloads(&all[0], &paused).await.pop().expect("a fact");
        assert_eq!(last["type"], "paused", "{how}");
        // The proposing seat is notified as well.
        run_deliveries(&server).await;
        let feed =
            all[0].get("/v1/me/notifications?after=0&limit=100").await.expect(StatusCode::OK);
        let payloads = feed["items"].as_array().expect("a list").iter();
        let mut payloads = payloads.filter(|item| item["game_id"] == game.id());
        assert!(payloads.any(|item| item["payload"]["type"] == "paused"), "{how}");
        // Another proposal is possible.
        expect_game(all[1].post_empty(&format!("/v1/games/{}/resume", game.id())).await);
        let until = (now() + SignedDuration::from_hours(100)).to_string();
        expect_game(all[1].propose(&game, json!({ "type": "pause", "until": until })).await);
        assert_eq!(server.check_games().await, 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn departed_proposer_withdraws_pause() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = propose_half_accepted_pause(&all, 100).await;
    let game = all[0].play(&game, &json!({ "type": "concede" })).await;
    assert_eq!((&game.0["open_proposal"], &game.0["paused_until"]), (&Value::Null, &Value::Null));
    let until = (now() + SignedDuration::from_hours(100)).to_string();
    let proposed =
        expect_game(all[1].propose(&game, json!({ "type": "pause", "until": until })).await);
    assert_ne!(
        expect_game(all[2].answer_proposal(&proposed, true).await).0["paused_until"],
        Value::Null
    );
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn record_with_pause_verifies() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    for leaver in [0, 2] {
        let game = propose_half_accepted_pause(&all, 100).await;
        let game = all[leaver].play(&game, &json!({ "type": "concede" })).await;
        let game = play_to_end(&all, game, 5).await;
        let path = format!("/v1/games/{}/record", game.id());
        let record = all[0].request(Method::GET, &path).send().await.expect("an answer");
        let record = record.bytes().await.expect("a record").to_vec();
        let verify = all[0].request(Method::POST, "/v1/records/verify");
        let verify = verify.header("Content-Type", "application/json").body(record);
        let verified = Answer::from_request(verify).await.expect(StatusCode::OK);
        assert_eq!(verified["valid"], true, "{leaver}: {verified}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_account_declines_its_offers() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = create_private_game(&all, true).await;
    let path = format!("/v1/games/{}/seats/0/offer", game.id());
    let offered = expect_game(all[0].post(&path, &json!({ "name": "Hedy" })).await);
    assert_eq!(offered.0["seats"][0]["offered_to_id"], all[2].id.as_str());
    let confirm = json!({ "password": PASSWORD });
    all[2].post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(all[0].get_game(&game).await.0["seats"][0]["offered_to_id"], Value::Null);
    assert_eq!(server.check_games().await, 1);
}

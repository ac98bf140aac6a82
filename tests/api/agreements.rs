//! Proposals in a game: undo, pauses and seat handovers.

use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::notices::Stream;
use crate::support::{
    Answer, Chance, DAY, Game, PASSWORD, Player, TestServer, after_an_outage, carried, facts,
    fired, later, now, play_to_the_end, players, seconds, started, timed,
};

const HOUR: i64 = 3600;

impl Player {
    async fn ask(&self, game: &Game, proposal: Value) -> Answer {
        let path = format!("/v1/games/{}/proposals", game.id());
        self.post(&path, &json!({ "proposal": proposal })).await
    }

    async fn ask_to_undo(&self, game: &Game) -> Answer {
        self.ask(game, json!({ "type": "undo" })).await
    }

    async fn answer(&self, game: &Game, agrees: bool) -> Answer {
        let version = &game.0["open_proposal"]["version"];
        let path = format!("/v1/games/{}/proposals/{version}/answer", game.id());
        self.post(&path, &json!({ "accept": agrees })).await
    }
}

fn done(answer: Answer) -> Game {
    Game(answer.expect(StatusCode::OK))
}

/// Game view without the fields that change with every event.
fn position(game: &Game) -> Value {
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
    while let Some(player) = game.awaited_of(players) {
        let (before, seat) = (game.clone(), game.awaited()?);
        let legal = player.legal(&game).await;
        game = player.play(&game, chance.one_of(&legal)).await;
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

fn a_line_was_dealt(_: usize, events: &[Value]) -> bool {
    events.iter().any(|event| event["payload"]["type"] == "line_dealt")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_taken_back_at_once_while_nothing_else_happened() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let before = started(&players, json!({ "auto_play_forced": false })).await;
    let player = before.awaited_of(&players).expect("somebody's turn");
    let other = players.iter().find(|other| other.id != player.id).expect("the other");
    player.ask_to_undo(&before).await.refused("nothing_to_undo");
    let command = player.legal(&before).await.remove(0);
    let after = player.play(&before, &command).await;
    assert_eq!(other.ask_to_undo(&after).await.status, StatusCode::CONFLICT);

    let undone = done(player.ask_to_undo(&after).await);
    assert_eq!(position(&undone), position(&before));
    assert_eq!(undone.version(), after.version() + 1, "history keeps both");
    let told = facts(player, &undone).await;
    let to_version = before.version();
    assert_eq!(told.last(), Some(&json!({ "type": "undone", "to_version": to_version })));
    let then = player.get(&format!("/v1/games/{}/versions/{}", after.id(), after.version())).await;
    assert_eq!(position(&Game(then.expect(StatusCode::OK))), position(&after));
    player.ask_to_undo(&undone).await.refused("nothing_to_undo");

    // The replacement decision can be undone as well.
    let legal = player.legal(&undone).await;
    let again = player.play(&undone, &legal[legal.len() - 1]).await;
    let undone = done(player.ask_to_undo(&again).await);
    assert_eq!(position(&undone), position(&before));
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_way_back_past_a_dealt_line_or_anothers_decision() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = started(&players, json!({ "auto_play_forced": false })).await;
    let mut chance = Chance(7);
    let turn_passed = |seat, events: &[Value]| events.iter().all(|event| event["seat"] == seat);
    let (before, player, game) =
        play_until(&players, game, &mut chance, turn_passed).await.expect("a pick");
    let other = players.iter().find(|other| other.id != player.id).expect("the other");
    let mut next = game;
    while next.awaited() == before.awaited() {
        let command = player.legal(&next).await.remove(0);
        next = player.play(&next, &command).await;
    }
    let command = other.legal(&next).await.remove(0);
    let next = other.play(&next, &command).await;
    player.ask_to_undo(&next).await.refused("nothing_to_undo");
    let (_, player, game) =
        play_until(&players, next, &mut chance, a_line_was_dealt).await.expect("a line");
    player.ask_to_undo(&game).await.refused("nothing_to_undo");
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_set_others_in_motion_is_taken_back_if_all_agree() {
    let server = TestServer::start().await;
    let players = players(&server, 4).await;
    let mut chance = Chance(11);
    let (before, player, after) = loop {
        let game = started(&players, json!({ "auto_play_forced": false })).await;
        let last = &players[3];
        let game = last.play(&game, &json!({ "type": "concede" })).await;
        if let Some(found) = play_until(&players, game, &mut chance, house_has_moved).await {
            break found;
        }
    };
    let others: Vec<&Player> = players[..3].iter().filter(|other| other.id != player.id).collect();
    let asked = done(player.ask_to_undo(&after).await);
    assert_eq!(asked.0["open_proposal"]["proposal"], json!({ "type": "undo" }));
    assert_eq!(asked.0["open_proposal"]["pending"].as_array().map(Vec::len), Some(2));
    others[0].ask_to_undo(&asked).await.refused("proposal_open");
    player.answer(&asked, true).await.refused("proposal_closed");
    players[3].answer(&asked, true).await.refused("seat_conceded");

    let refused = done(others[0].answer(&asked, false).await);
    assert_eq!(refused.0["open_proposal"], Value::Null);
    others[1].answer(&asked, true).await.refused("proposal_closed");
    let asked = done(player.ask_to_undo(&refused).await);
    let path =
        format!("/v1/games/{}/proposals/{}", asked.id(), asked.0["open_proposal"]["version"]);
    others[0].delete(&path).await.refused("proposal_closed");
    let withdrawn = done(player.delete(&path).await);
    assert_eq!(withdrawn.0["open_proposal"], Value::Null);

    let asked = done(player.ask_to_undo(&withdrawn).await);
    let agreed = done(others[0].answer(&asked, true).await);
    let repeated = done(others[0].answer(&asked, true).await);
    assert_eq!(repeated.version(), agreed.version(), "once is enough");
    assert_eq!(agreed.0["open_proposal"]["accepted"].as_array().map(Vec::len), Some(1));
    let undone = done(others[1].answer(&asked, true).await);
    assert_eq!(position(&undone), position(&before));
    assert!(server.checked().await > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_is_off_the_table_when_somebody_decides() {
    let server = TestServer::start().await;
    let players = players(&server, 4).await;
    let mut chance = Chance(5);
    let (_, player, after) = loop {
        let game = started(&players, json!({ "auto_play_forced": false })).await;
        let game = players[3].play(&game, &json!({ "type": "concede" })).await;
        if let Some(found) = play_until(&players, game, &mut chance, house_has_moved).await {
            break found;
        }
    };
    let asked = done(player.ask_to_undo(&after).await);
    let awaited = asked.awaited_of(&players).expect("somebody's turn");
    let command = awaited.legal(&asked).await.remove(0);
    let moved = awaited.play(&asked, &command).await;
    assert_eq!(moved.0["open_proposal"], Value::Null);
    let other = players[..3].iter().find(|other| other.id != player.id).expect("another");
    other.answer(&asked, true).await.refused("proposal_closed");
    assert!(server.checked().await > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_gives_no_time() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = timed(&players, json!({})).await;
    let player = game.awaited_of(&players).expect("somebody's turn");
    let left =
        |game: &Game, at: i64| seconds(&game.0["awaiting"]["deadline"]) - now().as_second() - at;
    later(&server, 10 * HOUR).await;
    let command = player.legal(&game).await.remove(0);
    let after = player.play(&game, &command).await;
    assert!((left(&after, 10 * HOUR) - DAY).abs() < 10);
    later(&server, 12 * HOUR).await;
    let undone = done(player.ask_to_undo(&after).await);
    // The clock is restored as if no decision had been made.
    let left = left(&undone, 12 * HOUR);
    assert!((left - 12 * HOUR).abs() < 10, "{left}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_stops_all_clocks_until_it_is_over_or_somebody_wants_to_go_on() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = timed(&players, json!({})).await;
    later(&server, 4 * HOUR).await;
    let until = |hours| (now() + SignedDuration::from_hours(hours)).to_string();
    let pause = |hours| json!({ "type": "pause", "until": until(hours) });
    let refused = players[0].ask(&game, pause(3)).await.refused("pause_out_of_range");
    assert_eq!(refused["field"], "proposal.until");
    players[0].ask(&game, pause(91 * 24 + 5)).await.refused("pause_out_of_range");
    let asked = done(players[0].ask(&game, pause(10 * 24)).await);
    assert_eq!(asked.0["paused_until"], Value::Null);
    let paused = done(players[1].answer(&asked, true).await);
    assert_ne!(paused.0["paused_until"], Value::Null);
    for seat in 0..2 {
        assert_eq!(paused.0["seats"][seat]["clock_stops"][0]["reason"], "pause");
    }
    let left = |game: &Game| seconds(&game.0["awaiting"]["deadline"]) - now().as_second();
    assert!((left(&paused) - (10 * DAY + 20 * HOUR)).abs() < 10);
    // The awaited player may still play.
    let awaited = paused.awaited_of(&players).expect("somebody's turn");
    let command = awaited.legal(&paused).await.remove(0);
    let played = awaited.play(&paused, &command).await;
    assert!((left(&played) - 11 * DAY).abs() < 10);

    later(&server, 5 * DAY).await;
    assert_eq!(fired(&server).await.games, 0);
    let path = format!("/v1/games/{}/resume", game.id());
    let resumed = done(players[1].post_nothing(&path).await);
    assert_eq!(resumed.0["paused_until"], Value::Null);
    assert!((left(&resumed) - 6 * DAY).abs() < 10);
    players[1].post_nothing(&path).await.refused("not_paused");
    later(&server, 6 * DAY + 60).await;
    assert_eq!(fired(&server).await.games, 1);
    assert_eq!(server.checked().await, 1);
}

/// Private game of the first two players.
async fn private(players: &[Player], hand_over: bool) -> Game {
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
async fn a_seat_is_handed_to_who_is_willing_to_take_it() {
    let server = TestServer::start().await;
    let all = players(&server, 4).await;
    let [ada, grace, hedy, mary] = &all[..] else { panic!("four players") };
    let game = private(&all, true).await;
    let path = |seat: usize, what: &str| format!("/v1/games/{}/seats/{seat}/{what}", game.id());
    let to = |name: &str| json!({ "name": name });
    hedy.post_nothing(&path(0, "take")).await.refused("game_not_found");
    ada.post(&path(1, "offer"), &to("Hedy")).await.refused("not_your_seat");
    ada.post(&path(0, "offer"), &to("Grace")).await.refused("already_seated");
    ada.post(&path(0, "offer"), &to("Nobody")).await.refused("player_not_found");

    ada.post(&path(0, "offer"), &to("Mary")).await.expect(StatusCode::OK);
    done(mary.delete(&path(0, "offer")).await);
    mary.post_nothing(&path(0, "take")).await.refused("game_not_found");
    let offered = done(ada.post(&path(0, "offer"), &to("Hedy")).await);
    assert_eq!(offered.0["seats"][0]["offered_to_id"], hedy.id.as_str());
    mary.post_nothing(&path(0, "take")).await.refused("game_not_found");
    let taken = done(hedy.post_nothing(&path(0, "take")).await);
    assert_eq!(taken.0["seats"][0]["player"]["name"], "Hedy");
    assert_eq!(taken.0["seats"][0]["offered_to_id"], Value::Null);
    assert_eq!(taken.0["your_seat"], 0);
    hedy.post_nothing(&path(0, "take")).await.refused("seat_not_offered");

    // The record contains the holders of each seat over time.
    let handed_over =
        json!({ "type": "seat_handed_over", "from_player_id": ada.id, "to_player_id": hedy.id });
    assert_eq!(facts(ada, &taken).await.last(), Some(&handed_over));
    let before = ada.get(&format!("/v1/games/{}/versions/{}", game.id(), offered.version())).await;
    assert_eq!(before.expect(StatusCode::OK)["seats"][0]["player"]["name"], "Ada");
    let pick = json!({ "type": "pick", "domino": "1" });
    Answer::to(ada.command(&taken, &pick)).await.refused("not_seated");
    let seated = [hedy.clone(), grace.clone()];
    let player = taken.awaited_of(&seated).expect("somebody's turn");
    let command = player.legal(&taken).await.remove(0);
    player.play(&taken, &command).await;
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_is_handed_over_lives_by_the_habits_of_who_has_it() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = private(&all, true).await;
    let seat = game.awaited().expect("somebody's turn");
    let until = json!({ "until": (now() + SignedDuration::from_hours(48)).to_string() });
    all[2].post("/v1/me/holidays", &until).await.expect(StatusCode::CREATED);
    let path = format!("/v1/games/{}/seats/{seat}", game.id());
    let to = json!({ "name": "Hedy" });
    all[seat].post(&format!("{path}/offer"), &to).await.expect(StatusCode::OK);
    let taken = done(all[2].post_nothing(&format!("{path}/take")).await);
    let left = seconds(&taken.0["awaiting"]["deadline"]) - now().as_second();
    assert!((left - 3 * DAY).abs() < 10, "{left}");
    assert_eq!(taken.0["seats"][seat]["clock_stops"][0]["reason"], "holiday");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_seats_stay_nobody_hands_one_over() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = private(&all, false).await;
    let path = format!("/v1/games/{}/seats/0/offer", game.id());
    all[0].post(&path, &json!({ "name": "Hedy" })).await.refused("handover_not_allowed");
}

#[tokio::test(flavor = "multi_thread")]
async fn however_often_a_decision_is_taken_back_the_game_can_be_read() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = started(&players, json!({ "auto_play_forced": false })).await;
    let player = game.awaited_of(&players).expect("somebody's turn");
    let command = player.legal(&game).await.remove(0);
    let before = position(&game);
    for _ in 0..60 {
        let after = player.play(&game, &command).await;
        game = done(player.ask_to_undo(&after).await);
    }
    assert_eq!(position(&game), before);
    let path = format!("/v1/games/{}/versions/{}", game.id(), game.version() - 2);
    assert_eq!(position(&Game(player.get(&path).await.expect(StatusCode::OK))), before);
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_two_seats_at_one_table() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = private(&all, true).await;
    let path = |seat: usize, what: &str| format!("/v1/games/{}/seats/{seat}/{what}", game.id());
    for (seat, player) in all[..2].iter().enumerate() {
        let to = json!({ "name": "Hedy" });
        player.post(&path(seat, "offer"), &to).await.expect(StatusCode::OK);
    }
    done(all[2].post_nothing(&path(0, "take")).await);
    all[2].post_nothing(&path(1, "take")).await.refused("already_seated");
    done(all[2].delete(&path(1, "offer")).await);
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_fills_no_bank() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let bank = json!({
        "type": "bank",
        "initial_seconds": 10 * HOUR,
        "increment_seconds": 2 * HOUR,
        "cap_seconds": 90 * HOUR,
        "grace_seconds": HOUR,
    });
    let game = timed(&players, json!({ "pace": bank })).await;
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
    let mut game = done(player.ask_to_undo(&placed).await);
    let command = player.legal(&game).await.remove(0);
    let once = player.play(&game, &command).await;
    assert_eq!(banks(&once), banks(&placed), "what was given is not given again");
    game = done(player.ask_to_undo(&once).await);
    // The next player must not learn anything either when two decisions are undone in succession.
    let mut after = Vec::new();
    for _ in 0..3 {
        let command = player.legal(&game).await.remove(0);
        let placed = player.play(&game, &command).await;
        let command = player.legal(&placed).await.remove(0);
        let picked = player.play(&placed, &command).await;
        after.push(banks(&picked));
        if player.ask_to_undo(&picked).await.status != StatusCode::OK {
            break;
        }
        game = done(player.ask_to_undo(&picked).await);
    }
    assert!(after.len() > 1 && after.iter().all(|banks| *banks == after[0]), "{after:?}");
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_gives_no_free_hours() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let bank = json!({
        "type": "bank",
        "initial_seconds": 50 * HOUR,
        "increment_seconds": 2 * HOUR,
        "cap_seconds": 90 * HOUR,
        "grace_seconds": 12 * HOUR,
    });
    let game = timed(&players, json!({ "pace": bank })).await;
    let turn_goes_on = |seat: usize, events: &[Value]| {
        events.iter().all(|event| event["seat"] == seat && event["payload"]["type"] == "placed")
    };
    let (_, player, mut game) =
        play_until(&players, game, &mut Chance(3), turn_goes_on).await.expect("a placement");
    let seat = game.awaited().expect("a seat");
    let bank = |game: &Game| game.0["seats"][seat]["bank_seconds"].as_i64().expect("a bank");
    let before = bank(&game);
    for round in 1..=4 {
        later(&server, round * 11 * HOUR).await;
        let undone = done(player.ask_to_undo(&game).await);
        let command = player.legal(&undone).await.remove(0);
        game = player.play(&undone, &command).await;
    }
    // Four times eleven hours, of which twelve were free.
    assert!((before - bank(&game) - 32 * HOUR).abs() < 10, "{} of {before}", bank(&game));
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_three_cannot_keep_the_third_waiting_for_ever() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let mut chance = Chance(9);
    let passes = |seat: usize, events: &[Value]| {
        events.iter().all(|event| event["seat"] == seat && event["payload"]["type"] == "picked")
    };
    let game = timed(&players, json!({})).await;
    let (_, player, mut game) =
        play_until(&players, game, &mut chance, passes).await.expect("a pick");
    let command = game.0["next_line"].clone();
    later(&server, 20 * HOUR).await;
    game = done(player.ask_to_undo(&game).await);
    assert_ne!(game.0["next_line"], command);
    let command = player.legal(&game).await.remove(0);
    game = player.play(&game, &command).await;
    // The third player has waited for a day and a half, and the proposer's day for the decision is
    // over: the undo now requires acceptance.
    later(&server, 40 * HOUR).await;
    let asked = done(player.ask_to_undo(&game).await);
    assert_eq!(asked.0["open_proposal"]["proposal"], json!({ "type": "undo" }));
    assert_eq!(asked.0["next_line"], game.0["next_line"]);
    later(&server, 44 * HOUR + 60).await;
    assert_eq!(fired(&server).await.games, 1);
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_that_is_repeated_after_others_gets_the_answer_it_got() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = private(&all, true).await;
    let path = |rest: &str| format!("/v1/games/{}/{rest}", game.id());
    let until = (now() + SignedDuration::from_hours(48)).to_string();
    let pause = json!({ "proposal": { "type": "pause", "until": until } });
    let asked = all[0].post(&path("proposals"), &pause).await.expect(StatusCode::OK);
    let answer = path(&format!("proposals/{}/answer", asked["open_proposal"]["version"]));
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
            let answer = Answer::to(request).await;
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
        let now = all[1].show(&game).await;
        let player = now.awaited_of(&seated).expect("somebody's turn");
        let command = player.legal(&now).await.remove(0);
        player.play(&now, &command).await;
    }
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_that_were_taken_back_make_nobody_more_reliable() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = timed(&players, json!({})).await;
    let player = game.awaited_of(&players).expect("somebody's turn");
    for _ in 0..3 {
        let command = player.legal(&game).await.remove(0);
        let after = player.play(&game, &command).await;
        game = done(player.ask_to_undo(&after).await);
    }
    let shown = player.get(&format!("/v1/players/{}", player.id)).await.expect(StatusCode::OK);
    assert_eq!(shown["reliability"]["waits"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_can_be_deleted_later_while_the_house_cannot_act() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = timed(&players, json!({})).await;
    after_an_outage(&server, 2 * DAY).await;
    let late = game.awaited_of(&players).expect("somebody's turn");
    let confirm = json!({ "password": PASSWORD });
    let answer = late.post("/v1/me/deletion", &confirm).await;
    assert_eq!(answer.expect(StatusCode::SERVICE_UNAVAILABLE)["code"], "unavailable");
    later(&server, 2 * DAY).await;
    late.post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asked_to_undo_asks_no_more_when_another_takes_a_seat() {
    let server = TestServer::start().await;
    let all = players(&server, 4).await;
    let mut chance = Chance(5);
    let (_, player, after) = loop {
        let game = timed(&all[..3], json!({ "hand_over": true })).await;
        let game = all[2].play(&game, &json!({ "type": "concede" })).await;
        if let Some(found) = play_until(&all[..3], game, &mut chance, house_has_moved).await {
            break found;
        }
    };
    done(player.ask_to_undo(&after).await);
    let seat = (0..2).find(|seat| all[*seat].id != player.id).expect("another");
    let path = |what: &str| format!("/v1/games/{}/seats/{seat}/{what}", after.id());
    all[seat].post(&path("offer"), &json!({ "name": "Mary" })).await.expect(StatusCode::OK);
    let taken = done(all[3].post_nothing(&path("take")).await);
    assert_eq!(taken.0["open_proposal"], Value::Null);
    assert_eq!(server.checked().await, 1);
}

/// Adds pairs of proposal and withdrawal by `seat` until the game has the given number of events,
/// or one fewer.
async fn lengthened(server: &TestServer, game: &Game, seat: &str, events: u64) {
    let (id, pairs) = (game.id(), (events - game.version()) / 2);
    let asked = "jsonb_build_object('type', 'consent_asked', 'proposal', \
                 jsonb_build_object('type', 'pause', 'until', g.changed_at + interval '1 hour'))";
    lengthened_by(server, id, pairs, seat, [asked, r#"'{"type": "consent_withdrawn"}'"#]).await;
}

/// Adds the given pair of events of a seat `pairs` times.
async fn lengthened_by(server: &TestServer, id: &str, pairs: u64, seat: &str, two: [&str; 2]) {
    let [first, second] = two;
    let events = format!(
        "INSERT INTO events (game_id, version, at, player_id, seat, automatic, format, body) \
         SELECT g.id, g.version + n, g.changed_at, g.opener_id, {seat}, false, 1, \
         CASE n % 2 WHEN 1 THEN {first} ELSE {second}::jsonb END \
         FROM games g, generate_series(1, {}) n WHERE g.id = '{id}'",
        2 * pairs
    );
    server.sql(&events).await;
    let version = format!("UPDATE games SET version = version + {} WHERE id = '{id}'", 2 * pairs);
    server.sql(&version).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn however_much_was_asked_a_game_is_played_to_its_end_and_its_record_holds() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = private(&all[..2], true).await;
    let limits = all[0].get("/v1/limits").await.expect(StatusCode::OK);
    let most = limits["events_per_game"].as_u64().expect("a number");
    lengthened(&server, &game, "1", most - 1).await;
    let until = (now() + SignedDuration::from_hours(1)).to_string();
    let pause = json!({ "type": "pause", "until": until });
    let mut game = all[0].show(&game).await;
    while game.version() < most {
        game = done(all[0].ask(&game, pause.clone()).await);
    }

    all[0].ask(&game, pause.clone()).await.refused("game_too_long");
    let offer = format!("/v1/games/{}/seats/1/offer", game.id());
    all[1].post(&offer, &json!({ "name": "Hedy" })).await.refused("game_too_long");
    // Proposals made before the limit can still be answered, and their effects can still end.
    let paused = done(all[1].answer(&game, true).await);
    assert_ne!(paused.0["paused_until"], Value::Null);
    let game = done(all[0].post_nothing(&format!("/v1/games/{}/resume", game.id())).await);
    let mover = game.awaited_of(&all).expect("somebody's turn");
    let command = mover.legal(&game).await.remove(0);
    let game = mover.play(&game, &command).await;
    mover.ask_to_undo(&game).await.refused("game_too_long");

    let ended = play_to_the_end(&all, game, 3).await;
    assert_eq!(ended.0["status"], "finished");
    let then = format!("/v1/games/{}/versions/{most}", ended.id());
    assert_eq!(all[0].get(&then).await.expect(StatusCode::OK)["version"], most);
    let path = format!("/v1/games/{}/record", ended.id());
    let record = all[0].request(Method::GET, &path).send().await.expect("an answer");
    let record = record.bytes().await.expect("a record").to_vec();
    let verify = all[0].request(Method::POST, "/v1/records/verify");
    let verify = verify.header("Content-Type", "application/json").body(record);
    let verified = Answer::to(verify).await.expect(StatusCode::OK);
    assert_eq!((&verified["valid"], &verified["stored_here"]), (&json!(true), &json!(true)));
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_asks_again_and_again_leaves_the_others_their_share() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = private(&all[..2], true).await;
    let limits = all[0].get("/v1/limits").await.expect(StatusCode::OK);
    let share = limits["proposals_per_game"].as_u64().expect("a number") / 2;
    lengthened(&server, &game, "0", game.version() + 2 * (share - 1)).await;
    let until = (now() + SignedDuration::from_hours(1)).to_string();
    let pause = json!({ "type": "pause", "until": until });
    let game = all[0].show(&game).await;
    let asked = done(all[0].ask(&game, pause.clone()).await);
    let game = done(all[1].answer(&asked, false).await);

    all[0].ask(&game, pause.clone()).await.refused("too_many_proposals");
    let offer = |seat: u8| format!("/v1/games/{}/seats/{seat}/offer", game.id());
    all[0].post(&offer(0), &json!({ "name": "Hedy" })).await.refused("too_many_proposals");
    all[1].post(&offer(1), &json!({ "name": "Hedy" })).await.expect(StatusCode::OK);
    let game = done(all[1].ask(&game, pause).await);
    // The seat can still answer, and an accepted proposal takes effect.
    let paused = done(all[0].answer(&game, true).await);
    assert_ne!(paused.0["paused_until"], Value::Null);
    let game = done(all[0].post_nothing(&format!("/v1/games/{}/resume", game.id())).await);
    let ended = play_to_the_end(&all[..2], game, 3).await;
    assert_eq!(ended.0["status"], "finished");
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_sandbox_nothing_is_taken_back_for_ever() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let wish = json!({ "settings": { "players": 2, "auto_play_forced": false } });
    let game = Game(ada.post("/v1/sandboxes", &wish).await.expect(StatusCode::CREATED));
    lengthened(&server, &game, "0", 2001).await;
    let game = ada.show(&game).await;
    ada.ask_to_undo(&game).await.refused("game_too_long");
    let command = ada.legal(&game).await.remove(0);
    ada.play(&game, &command).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_and_goes_leaves_a_table_that_can_be_played() {
    let server = TestServer::start().await;
    let all = players(&server, 4).await;
    let table = all[1].join(&all[0].open(json!({ "players": 3 })).await).await;
    let of_hedy = |what: &str| format!(r#"'{{"type": "{what}", "player": "{}"}}'"#, all[2].id);
    let two = [of_hedy("player_joined"), of_hedy("player_left")];
    lengthened_by(&server, table.id(), 250, "null", [&two[0], &two[1]]).await;
    let path = |what: &str| format!("/v1/games/{}/{what}", table.id());
    all[3].post(&path("join"), &json!({})).await.refused("game_too_long");
    let hedy = json!({ "name": "Hedy" });
    all[0].post(&path("invitations"), &hedy).await.refused("game_too_long");
    let game = done(all[0].post_nothing(&path("start")).await);
    let game = all[0].show(&game).await;
    done(
        all[0]
            .ask(&game, json!({ "type": "pause", "until": now() + SignedDuration::from_hours(1) }))
            .await,
    );
    assert_eq!(server.checked().await, 1);
}

/// Status codes of all requests that read a game.
async fn readable(player: &Player, game: &Game) -> Vec<StatusCode> {
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
        let game = private(&all, true).await;
        assert_eq!(readable(hedy, &game).await, hidden);
        let to = json!({ "name": "Hedy" });
        let offered = done(ada.post(&path(&game, "offer"), &to).await);
        assert_eq!(readable(hedy, &game).await, vec![StatusCode::OK; 6], "{end}");
        let stream = format!("/v1/games/{}/stream?after={}", game.id(), offered.version() - 1);
        let stream = Stream::open(hedy, &stream, None).await;
        match end {
            "withdrawn" => done(ada.delete(&path(&game, "offer")).await),
            // The decision of a player without further access is confirmed, even when the request
            // is repeated.
            "declined" => {
                let decline = || {
                    let request = hedy.request(Method::DELETE, &path(&game, "offer"));
                    Answer::to(request.header("Idempotency-Key", "declined"))
                };
                let declined = done(decline().await);
                let again = decline().await;
                assert_eq!(again.headers["idempotency-replayed"], "true");
                assert_eq!(done(again).version(), declined.version());
                declined
            }
            "conceded" => ada.play(&offered, &json!({ "type": "concede" })).await,
            _ => play_to_the_end(&all[..2], offered, 1).await,
        };
        assert_eq!(readable(hedy, &game).await, hidden, "{end}");
        let text = stream.into_text().await;
        assert!(!text.contains("seat_offer_ended") && !text.contains("conceded"), "{end}: {text}");
        hedy.get(&format!("/v1/games/{}/stream", game.id())).await.refused("game_not_found");
    }
    assert_eq!(server.checked().await, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn replaced_offer_moves_read_access() {
    let server = TestServer::start().await;
    let all = players(&server, 4).await;
    let game = private(&all, true).await;
    let path = |what: &str| format!("/v1/games/{}/seats/0/{what}", game.id());
    for name in ["Hedy", "Mary"] {
        all[0].post(&path("offer"), &json!({ "name": name })).await.expect(StatusCode::OK);
    }
    all[2].get(&format!("/v1/games/{}", game.id())).await.refused("game_not_found");
    done(all[3].post_nothing(&path("take")).await);
    // Both players of the seat can still read the game.
    for player in [&all[0], &all[3]] {
        player.show(&game).await;
    }
    assert_eq!(server.checked().await, 1);
}

/// Game of three with a day per decision, in which the first player has proposed a pause and the
/// second has accepted.
async fn half_agreed(all: &[Player], hours: i64) -> Game {
    let game =
        timed(all, json!({ "may_return": false, "on_timeout": { "type": "take_over" } })).await;
    let until = (now() + SignedDuration::from_hours(hours)).to_string();
    let asked = done(all[0].ask(&game, json!({ "type": "pause", "until": until })).await);
    done(all[1].answer(&asked, true).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn departed_voter_lets_the_agreed_pause_begin() {
    for how in ["concedes", "runs_out_of_time", "deletes_the_account"] {
        let server = TestServer::start().await;
        let all = players(&server, 3).await;
        let mut game = half_agreed(&all, 100).await;
        match how {
            "concedes" => game = all[2].play(&game, &json!({ "type": "concede" })).await,
            "deletes_the_account" => {
                let confirm = json!({ "password": PASSWORD });
                all[2].post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
            }
            _ => {
                while game.awaited() != Some(2) {
                    let player = game.awaited_of(&all).expect("somebody's turn");
                    let command = player.legal(&game).await.remove(0);
                    game = player.play(&game, &command).await;
                }
                later(&server, 25 * HOUR).await;
                assert_eq!(fired(&server).await.games, 1);
            }
        }
        let paused = all[0].show(&game).await;
        assert_eq!(paused.0["open_proposal"], Value::Null, "{how}");
        assert_ne!(paused.0["paused_until"], Value::Null, "{how}");
        let deadline = seconds(&paused.0["awaiting"]["deadline"]);
        assert!(deadline > seconds(&paused.0["paused_until"]), "{how}: the clock stands");
        let last = facts(&all[0], &paused).await.pop().expect("a fact");
        assert_eq!(last["type"], "paused", "{how}");
        // The proposing seat is notified as well.
        carried(&server).await;
        let feed =
            all[0].get("/v1/me/notifications?after=0&limit=100").await.expect(StatusCode::OK);
        let told = feed["items"].as_array().expect("a list").iter();
        let mut told = told.filter(|item| item["game_id"] == game.id());
        assert!(told.any(|item| item["payload"]["type"] == "paused"), "{how}");
        // Another proposal is possible.
        done(all[1].post_nothing(&format!("/v1/games/{}/resume", game.id())).await);
        let until = (now() + SignedDuration::from_hours(100)).to_string();
        done(all[1].ask(&game, json!({ "type": "pause", "until": until })).await);
        assert_eq!(server.checked().await, 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pause_is_withdrawn_with_its_asker() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = half_agreed(&all, 100).await;
    let game = all[0].play(&game, &json!({ "type": "concede" })).await;
    assert_eq!((&game.0["open_proposal"], &game.0["paused_until"]), (&Value::Null, &Value::Null));
    let until = (now() + SignedDuration::from_hours(100)).to_string();
    let asked = done(all[1].ask(&game, json!({ "type": "pause", "until": until })).await);
    assert_ne!(done(all[2].answer(&asked, true).await).0["paused_until"], Value::Null);
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn record_with_a_settled_pause_holds() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    for leaver in [0, 2] {
        let game = half_agreed(&all, 100).await;
        let game = all[leaver].play(&game, &json!({ "type": "concede" })).await;
        let game = play_to_the_end(&all, game, 5).await;
        let path = format!("/v1/games/{}/record", game.id());
        let record = all[0].request(Method::GET, &path).send().await.expect("an answer");
        let record = record.bytes().await.expect("a record").to_vec();
        let verify = all[0].request(Method::POST, "/v1/records/verify");
        let verify = verify.header("Content-Type", "application/json").body(record);
        let verified = Answer::to(verify).await.expect(StatusCode::OK);
        assert_eq!(verified["valid"], true, "{leaver}: {verified}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_account_declines_its_offers() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = private(&all, true).await;
    let path = format!("/v1/games/{}/seats/0/offer", game.id());
    let offered = done(all[0].post(&path, &json!({ "name": "Hedy" })).await);
    assert_eq!(offered.0["seats"][0]["offered_to_id"], all[2].id.as_str());
    let confirm = json!({ "password": PASSWORD });
    all[2].post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(all[0].show(&game).await.0["seats"][0]["offered_to_id"], Value::Null);
    assert_eq!(server.checked().await, 1);
}

//! Series: a Dynasty from its first game to its last, and the events on the way.

use futures_util::future::{join, join_all};
use kingdomino::{Command, Deck, GameState, legal_commands};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::support::{
    Chance, DAY, Game, PASSWORD, Player, TestServer, advance_clock, conclude_games, play_to_end,
    players, run_deadlines,
};
use kingdomail::domain::GameId;
use kingdomail::domain::event_log::{self, Version};
use kingdomail::domain::series::{SeriesGameScores, standings};
use kingdomail::store;

impl Player {
    /// Creates a series; `wish` lacks the settings of its table.
    async fn create_series(&self, wish: Value) -> Value {
        self.post("/v1/series", &wish).await.expect(StatusCode::CREATED)
    }

    async fn series(&self, series: &Value) -> Value {
        self.get(&path(series, "")).await.expect(StatusCode::OK)
    }
}

fn path(series: &Value, what: &str) -> String {
    format!("/v1/series/{}{what}", series["id"].as_str().expect("an id"))
}

/// Game of a series, as the server shows it.
async fn game(player: &Player, series: &Value, number: usize) -> Game {
    let id = series["games"][number - 1]["game_id"].as_str().expect("an id");
    Game(player.get(&format!("/v1/games/{id}")).await.expect(StatusCode::OK))
}

/// Creates a Dynasty, lets all players join, and returns it with its first game started.
async fn start_dynasty(players: &[Player], mut table: Value, rest: Value) -> Value {
    table["settings"]["players"] = players.len().into();
    let series = players[0].create_series(json!({ "table": table, "break": rest })).await;
    let first = Game(json!({ "id": series["games"][0]["game_id"] }));
    for player in &players[1..] {
        player.join(&first).await;
    }
    players[0].series(&series).await
}

fn no_break() -> Value {
    json!({ "type": "at_once" })
}

/// Seat order of a game, as series seats.
fn seat_order(series: &Value, number: usize) -> Vec<u64> {
    let places = series["games"][number - 1]["seat_order"].as_array().expect("places");
    places.iter().filter_map(Value::as_u64).collect()
}

/// Standings recomputed from the events of the games instead of the stored results.
async fn recompute_standing(server: &TestServer, series: &Value) -> Value {
    let mut conn = server.ctx.pool.get().await.expect("a connection");
    let mut played = Vec::new();
    for entry in series["games"].as_array().expect("games") {
        let Some(order) = entry["seat_order"].as_array() else { continue };
        let id: GameId = entry["game_id"].as_str().expect("an id").parse().expect("an id");
        let Some(record) = store::games::find_game(&mut conn, id).await.expect("read") else {
            continue;
        };
        let events =
            store::games::list_events(&mut conn, id, Version::NONE, record.version, i64::MAX)
                .await
                .expect("events");
        let Some(results) = event_log::results(&events) else { continue };
        let mut places = vec![(0, 0); order.len()];
        for (place, result) in order.iter().zip(&results) {
            let place = usize::try_from(place.as_u64().expect("a place")).expect("a few");
            places[place] = (result.points, result.rank);
        }
        let number = u8::try_from(played.len() + 1).expect("a few");
        played.push(SeriesGameScores { number, is_live: false, places });
    }
    let places = u8::try_from(seat_order(series, 1).len()).expect("a few");
    let rows = standings(places, &played).into_iter().map(|standing| {
        let games: Vec<Value> = standing
            .games
            .iter()
            .map(|one| {
                json!({
                    "number": one.number, "points": one.points, "rank": one.rank, "in_progress": false,
                })
            })
            .collect();
        json!({
            "place": standing.place, "rank": standing.rank, "total": standing.total,
            "wins": standing.wins, "games": games,
        })
    });
    rows.collect()
}

/// Plays three games to the end with the players present; returns the final series.
async fn finish_series(
    server: &TestServer,
    players: &[Player],
    series: &Value,
    from: usize,
) -> Value {
    for number in from..=3 {
        conclude_games(server).await;
        let begun = game(&players[0], series, number).await;
        let over = play_to_end(players, begun, 7 + number as u64).await;
        assert_eq!(over.0["series"]["number"], number);
    }
    conclude_games(server).await;
    let series = players[0].series(series).await;
    assert_eq!(series["status"], "finished");
    assert_eq!(series["standing"], recompute_standing(server, &series).await);
    let (_, faults) = kingdomail::service::check_games(&server.ctx).await.expect("checked");
    assert_eq!(faults, []);
    series
}

#[tokio::test(flavor = "multi_thread")]
async fn tied_dynasty_has_two_winners() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let table = json!({ "settings": { "auto_play_forced": false } });
    let series = start_dynasty(&players, table, no_break()).await;
    assert_eq!(series["status"], "active");
    for number in 1..=3 {
        conclude_games(&server).await;
        let mut now = game(&players[0], &series, number).await;
        for command in tying_commands(&server, &now).await {
            let player = now.awaited_player(&players).expect("somebody").clone();
            now = player.play(&now, &serde_json::to_value(command).expect("JSON")).await;
        }
        assert_eq!(now.0["status"], "finished");
    }
    conclude_games(&server).await;
    let series = players[0].series(&series).await;
    assert_eq!(series["status"], "finished");
    let standing = series["standing"].as_array().expect("a standing");
    assert_eq!(standing[0]["total"], standing[1]["total"]);
    assert_eq!((&standing[0]["rank"], &standing[1]["rank"]), (&json!(1), &json!(1)));
    assert_eq!(series["standing"], recompute_standing(&server, &series).await);
}

/// Commands that end a two-player game in a tie, computed from the deck.
async fn tying_commands(server: &TestServer, game: &Game) -> Vec<Command> {
    let mut conn = server.ctx.pool.get().await.expect("a connection");
    let id: GameId = game.id().parse().expect("an id");
    let (record, secrets) =
        store::games::load_game_with_secrets(&mut conn, id).await.expect("read").expect("a game");
    let (state, deck) = (record.state.expect("a state"), secrets.deck.expect("a deck"));
    let mut chance = Chance(1);
    (0..100_000)
        .map(|_| play_random_game(state, &deck, &mut chance))
        .find(|(end, _)| {
            let ranking = kingdomino::ranking(end);
            ranking[0].tally.points == ranking[1].tally.points
        })
        .expect("one of very many games ends level")
        .1
}

fn play_random_game(
    mut state: GameState,
    deck: &Deck,
    chance: &mut Chance,
) -> (GameState, Vec<Command>) {
    let mut commands = Vec::new();
    while let Some(awaiting) = state.awaiting() {
        let legal: Vec<Command> = legal_commands(&state, awaiting.seat)
            .filter(|command| !matches!(command, Command::Concede {}))
            .collect();
        let command = *chance.choose(&legal);
        let events =
            kingdomino::decide(&state, deck, awaiting.seat, command).expect("a legal command");
        events.iter().for_each(|event| kingdomino::evolve(&mut state, event));
        commands.push(command);
    }
    (state, commands)
}

#[tokio::test(flavor = "multi_thread")]
async fn conceding_player_joins_next_game() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let series = start_dynasty(&players, json!({ "settings": {} }), no_break()).await;
    let first = game(&players[1], &series, 1).await;
    let conceded = players[1].play(&first, &json!({ "type": "concede" })).await;
    play_to_end(&players, conceded, 5).await;
    conclude_games(&server).await;

    let now = players[1].series(&series).await;
    assert_eq!(now["number"], 2);
    assert_eq!(seat_order(&now, 1), [0, 1, 2]);
    assert_eq!(seat_order(&now, 2), [1, 2, 0], "all move on by one seat");
    let second = game(&players[1], &now, 2).await;
    assert_eq!(second.0["seats"][0]["player"]["id"], players[1].id.as_str());
    assert_eq!(second.0["seats"][0]["conceded"], false);
    assert_ne!(second.0["shuffle"]["commitment"], first.0["shuffle"]["commitment"]);
    assert_eq!(second.0["shuffle"]["commitment"], series["games"][1]["commitment"]);
    finish_series(&server, &players, &series, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn takeover_loses_only_one_game() {
    let server = TestServer::start().await;
    let players = players(&server, 4).await;
    let table = json!({
        "settings": {}, "pace": { "type": "per_turn", "seconds": DAY },
        "on_timeout": { "type": "take_over" }, "may_return": false,
    });
    let series = start_dynasty(&players, table, no_break()).await;
    let first = game(&players[0], &series, 1).await;
    let late = first.awaited().expect("somebody");
    advance_clock(&server, DAY + 1).await;
    assert_eq!(run_deadlines(&server).await.games, 1);
    let taken = game(&players[0], &series, 1).await;
    assert_eq!(taken.0["seats"][late]["conceded"], true);
    play_to_end(&players, taken, 3).await;
    conclude_games(&server).await;

    let second = game(&players[0], &players[0].series(&series).await, 2).await;
    let seats = second.0["seats"].as_array().expect("seats");
    assert!(seats.iter().all(|seat| seat["conceded"] == false && seat["house"].is_null()));
    finish_series(&server, &players, &series, 2).await;

    let path = format!("/v1/players/{}/games?series_id={}", players[late].id, text(&series["id"]));
    let games = players[0].get(&path).await.expect(StatusCode::OK);
    let by: Vec<&Value> =
        games["items"].as_array().expect("games").iter().map(|one| &one["finished_by"]).collect();
    assert_eq!(by, ["player", "player", "taken_over"]);
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

#[tokio::test(flavor = "multi_thread")]
async fn substitute_inherits_seat_and_points() {
    let server = TestServer::start().await;
    let mut players = players(&server, 5).await;
    let sophie = server.player("Sophie").await;
    let table = json!({ "settings": { "expansion": "age_of_giants" } });
    let series = start_dynasty(&players, table, no_break()).await;
    let first = game(&players[0], &series, 1).await;
    let seat = |what| format!("/v1/games/{}/seats/2/{what}", first.id());
    let to = json!({ "name": "Sophie" });
    players[2].post(&seat("offer"), &to).await.expect(StatusCode::OK);
    let taken = Game(sophie.post_empty(&seat("take")).await.expect(StatusCode::OK));
    players[2] = sophie.clone();
    play_to_end(&players, taken, 11).await;
    conclude_games(&server).await;

    let now = sophie.series(&series).await;
    assert_eq!(now["players"][2]["player"]["name"], "Sophie");
    let own = now["standing"].as_array().expect("rows").iter().find(|row| row["place"] == 2);
    assert!(own.expect("a row")["total"].as_u64().expect("points") > 0);
    finish_series(&server, &players, &series, 2).await;

    // A player gets no rating for a game not played from start to end.
    let profile = players[0].get(&format!("/v1/players/{}", sophie.id)).await;
    assert_eq!(profile.expect(StatusCode::OK)["ratings"][0]["games"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn next_game_starts_when_ready() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let rest = json!({ "type": "when_ready", "at_most_seconds": 7 * DAY });
    let series = start_dynasty(&players, json!({ "settings": {} }), rest).await;
    players[0].post_empty(&path(&series, "/ready")).await.expect_problem("series_not_on_break");
    let first = game(&players[0], &series, 1).await;
    play_to_end(&players, first, 1).await;
    conclude_games(&server).await;

    let resting = players[0].series(&series).await;
    assert_eq!(resting["number"], 1);
    assert!(resting["break_since"].is_string() && resting["next_at"].is_string());
    let one = players[0].post_empty(&path(&series, "/ready")).await.expect(StatusCode::OK);
    assert_eq!(
        (&one["players"][0]["ready"], &one["players"][1]["ready"]),
        (&json!(true), &json!(false))
    );
    conclude_games(&server).await;
    assert_eq!(players[0].series(&series).await["number"], 1);
    players[1].post_empty(&path(&series, "/ready")).await.expect(StatusCode::OK);
    conclude_games(&server).await;
    let second = players[0].series(&series).await;
    assert_eq!((&second["number"], &second["break_since"]), (&json!(2), &Value::Null));
    assert_eq!(second["players"][0]["ready"], false);

    let now = game(&players[0], &second, 2).await;
    play_to_end(&players, now, 2).await;
    conclude_games(&server).await;
    assert_eq!(players[0].series(&series).await["number"], 2);
    advance_clock(&server, 7 * DAY + 1).await;
    conclude_games(&server).await;
    assert_eq!(players[0].series(&series).await["number"], 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn request_advances_only_its_series() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mine =
        start_dynasty(&players, json!({ "settings": {} }), json!({ "type": "when_ready" })).await;
    let rest = json!({ "type": "after", "seconds": 60 });
    let other = start_dynasty(&players, json!({ "settings": {} }), rest).await;
    for series in [&mine, &other] {
        let mut first = game(&players[0], series, 1).await;
        for player in &players {
            first = player.play(&first, &json!({ "type": "concede" })).await;
        }
    }
    advance_clock(&server, 61).await;
    for player in &players {
        player.post_empty(&path(&mine, "/ready")).await.expect(StatusCode::OK);
    }
    assert_eq!(players[0].series(&mine).await["number"], 2);
    assert_eq!(players[0].series(&other).await["number"], 1);
    conclude_games(&server).await;
    assert_eq!(players[0].series(&other).await["number"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_game_leads_to_next() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let series = start_dynasty(&players, json!({ "settings": {} }), no_break()).await;
    for number in 1..=3 {
        // No background job runs; only requests of the players change the game.
        let mut now = game(&players[0], &players[0].series(&series).await, number).await;
        for player in &players {
            now = player.play(&now, &json!({ "type": "concede" })).await;
        }
        assert_eq!(now.0["status"], "finished");
        let shown = players[1].series(&series).await;
        assert_eq!(shown["number"], (number + 1).min(3), "{shown}");
        assert_eq!(shown["status"], if number == 3 { "finished" } else { "active" });
    }

    let rest = json!({ "type": "when_ready" });
    let series = start_dynasty(&players, json!({ "settings": {} }), rest).await;
    let mut first = game(&players[0], &series, 1).await;
    for player in &players {
        first = player.play(&first, &json!({ "type": "concede" })).await;
    }
    assert!(players[0].series(&series).await["break_since"].is_string());
    players[0].post_empty(&path(&series, "/ready")).await.expect(StatusCode::OK);
    let begun = players[1].post_empty(&path(&series, "/ready")).await.expect(StatusCode::OK);
    assert_eq!((&begun["number"], &begun["break_since"]), (&json!(2), &Value::Null));
    assert_eq!(server.check_games().await, 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn series_steps_are_idempotent() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let series =
        start_dynasty(&players, json!({ "settings": {} }), json!({ "type": "when_ready" })).await;
    let mut first = game(&players[0], &series, 1).await;
    for player in &players {
        first = player.play(&first, &json!({ "type": "concede" })).await;
    }
    let say = async |player: &Player, what: &str, key: &str| {
        let request = player.request(Method::POST, &path(&series, what));
        crate::support::Answer::from_request(request.header("Idempotency-Key", key)).await
    };
    for (player, what) in
        [(&players[1], "/ready"), (&players[1], "/withdraw"), (&players[0], "/cancel")]
    {
        let outcome = say(player, what, what.trim_start_matches('/')).await;
        let outcome = outcome.expect(StatusCode::OK);
        let again = say(player, what, what.trim_start_matches('/')).await;
        assert_eq!(again.headers["idempotency-replayed"], "true", "{what}");
        assert_eq!(again.expect(StatusCode::OK), outcome, "{what}");
    }
    say(&players[1], "/cancel", "ready").await.expect_problem("idempotency_key_reused");
    say(&players[0], "/cancel", "another").await.expect_problem("series_over");
}

#[tokio::test(flavor = "multi_thread")]
async fn withdrawal_hands_seat_to_house() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let rest = json!({ "type": "when_ready" });
    let series = start_dynasty(&players, json!({ "settings": {} }), rest).await;
    let first = game(&players[0], &series, 1).await;
    play_to_end(&players, first, 1).await;
    conclude_games(&server).await;
    players[0].post_empty(&path(&series, "/ready")).await.expect(StatusCode::OK);
    let after = players[1].post_empty(&path(&series, "/withdraw")).await.expect(StatusCode::OK);
    assert_eq!(after["players"][1]["house"], "greedy");
    players[1].post_empty(&path(&series, "/withdraw")).await.expect_problem("not_in_series");
    // No player is awaited any more.
    conclude_games(&server).await;
    let second = game(&players[0], &players[0].series(&series).await, 2).await;
    assert_eq!(second.0["seats"][0]["house"], "greedy");
    players[0].post_empty(&path(&series, "/withdraw")).await.expect(StatusCode::OK);
    // The active game continues; after it, no player is left.
    assert_eq!(players[0].series(&series).await["status"], "active");
    play_to_end(&players, second, 1).await;
    conclude_games(&server).await;
    let ended = players[0].series(&series).await;
    assert_eq!((&ended["status"], &ended["number"]), (&json!("cancelled"), &json!(2)));
    players[0].post_empty(&path(&series, "/cancel")).await.expect_problem("series_over");
}

#[tokio::test(flavor = "multi_thread")]
async fn series_can_be_cancelled_between_games() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let wish = json!({ "games": 2, "break": { "type": "after", "seconds": 60 }, "table": { "settings": { "players": 2 } } });
    let series = players[0].create_series(wish.clone()).await;
    assert_eq!(series["status"], "open");
    players[0].post_empty(&path(&series, "/cancel")).await.expect_problem("series_not_on_break");
    let table = format!("/v1/games/{}/cancel", text(&series["games"][0]["game_id"]));
    players[0].post_empty(&table).await.expect(StatusCode::OK);
    assert_eq!(players[0].series(&series).await["status"], "cancelled");

    let series = players[0].create_series(wish).await;
    let first = Game(json!({ "id": series["games"][0]["game_id"] }));
    let first = players[1].join(&first).await;
    play_to_end(&players, first, 1).await;
    conclude_games(&server).await;
    players[1].post_empty(&path(&series, "/cancel")).await.expect_problem("not_the_host");
    let ended = players[0].post_empty(&path(&series, "/cancel")).await.expect(StatusCode::OK);
    assert_eq!((&ended["status"], &ended["next_at"]), (&json!("cancelled"), &Value::Null));
    assert!(ended["standing"][0]["total"].as_u64().expect("points") > 0);
    advance_clock(&server, 61).await;
    conclude_games(&server).await;
    assert_eq!(players[0].series(&series).await["number"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn private_series_is_hidden() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let [ada, grace, hedy] = [&players[0], &players[1], &players[2]];
    let table = json!({ "settings": { "players": 2 }, "access": "invitation" });
    let series = ada.create_series(json!({ "table": table })).await;
    let invitations = format!("/v1/games/{}/invitations", text(&series["games"][0]["game_id"]));
    ada.post(&invitations, &json!({ "name": "Grace" })).await.expect(StatusCode::OK);
    assert_eq!(grace.series(&series).await["status"], "open");
    let hidden = hedy.get(&path(&series, "")).await;
    assert_eq!(hidden.status, StatusCode::NOT_FOUND);
    let nowhere = json!({ "id": "01900000-0000-7000-8000-000000000000" });
    assert_eq!(hidden.body, hedy.get(&path(&nowhere, "")).await.body);
    for hidden in [&series, &nowhere] {
        hedy.without_token().get(&path(hidden, "")).await.expect_problem("series_not_found");
    }
    for step in ["/ready", "/withdraw", "/cancel"] {
        hedy.post_empty(&path(&series, step)).await.expect_problem("series_not_found");
    }
    let own = ada.get("/v1/me/series").await.expect(StatusCode::OK);
    assert_eq!(own["items"][0]["id"], series["id"]);
    let others = hedy.get("/v1/me/series").await.expect(StatusCode::OK);
    assert_eq!(others["items"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_request_returns_same_series() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let wish = json!({ "table": { "settings": { "players": 2 } } });
    let ask = |key: &str| {
        let request = ada.request(reqwest::Method::POST, "/v1/series");
        crate::support::Answer::from_request(request.header("Idempotency-Key", key).json(&wish))
    };
    let (first, again) = (ask("one").await, ask("one").await);
    assert_eq!(again.headers["idempotency-replayed"], "true");
    assert_eq!(first.body, again.body);
    assert_ne!(ask("two").await.body["id"], first.body["id"]);
    for (field, value) in [("games", json!(0)), ("games", json!(16))] {
        let mut wish = wish.clone();
        wish[field] = value;
        ada.post("/v1/series", &wish).await.expect_problem("series_too_long");
    }
    let mut endless = wish.clone();
    endless["break"] = json!({ "type": "after", "seconds": 0 });
    let refused = ada.post("/v1/series", &endless).await.expect_problem("break_out_of_range");
    assert_eq!(refused["field"], "break.seconds");
}

#[tokio::test(flavor = "multi_thread")]
async fn standing_updates_during_a_game() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let series = start_dynasty(&players, json!({ "settings": {} }), no_break()).await;
    let first = game(&players[0], &series, 1).await;
    play_to_end(&players, first, 8).await;
    conclude_games(&server).await;
    let after_one = players[0].series(&series).await["standing"].clone();

    let mut second = game(&players[0], &series, 2).await;
    let mut chance = Chance(4);
    for _ in 0..20 {
        let player = second.awaited_player(&players).expect("somebody");
        let legal = player.legal_commands(&second).await;
        second = player.play(&second, chance.choose(&legal)).await;
    }
    let live = players[0].series(&series).await;
    let standing = live["standing"].as_array().expect("a standing");
    for row in standing {
        let [first, second] = [0, 1].map(|number| &row["games"][number]);
        assert_eq!((&first["in_progress"], &second["in_progress"]), (&json!(false), &json!(true)));
        let sum =
            first["points"].as_u64().expect("points") + second["points"].as_u64().expect("points");
        assert_eq!(row["total"], sum);
    }
    assert_ne!(live["standing"], after_one);

    for player in &players {
        let feed = player.get("/v1/me/notifications?limit=100").await.expect(StatusCode::OK);
        let standing_notifications: Vec<&Value> = feed["items"]
            .as_array()
            .expect("notifications")
            .iter()
            .map(|notification| &notification["payload"])
            .filter(|standing_notifications| standing_notifications["type"] == "series_standing")
            .collect();
        let place = players.iter().position(|other| other.id == player.id).expect("a place");
        let row = after_one.as_array().expect("rows").iter().find(|row| row["place"] == place);
        let row = row.expect("a row");
        assert_eq!(
            standing_notifications,
            [&json!({
                "type": "series_standing", "series_id": series["id"], "number": 1, "games": 3,
                "rank": row["rank"], "player_count": 2, "total": row["total"],
            })]
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn account_deletion_hands_seat_to_house() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let series = start_dynasty(&players, json!({ "settings": {} }), no_break()).await;
    let first = game(&players[0], &series, 1).await;
    play_to_end(&players, first, 1).await;
    let deletion = players[2].post("/v1/me/deletion", &json!({ "password": PASSWORD })).await;
    deletion.expect(StatusCode::NO_CONTENT);
    let over = finish_series(&server, &players, &series, 2).await;
    assert_eq!(over["players"][2]["house"], "greedy");
    assert!(!over.to_string().contains("Hedy"));
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_substitute_does_not_block() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let rest = json!({ "type": "when_ready" });
    let series = start_dynasty(&players[..2], json!({ "settings": {} }), rest).await;
    let first = game(&players[0], &series, 1).await;
    let seat = |what| format!("/v1/games/{}/seats/1/{what}", first.id());
    players[1].post(&seat("offer"), &json!({ "name": "Hedy" })).await.expect(StatusCode::OK);
    players[2].post_empty(&seat("take")).await.expect(StatusCode::OK);
    let deletion = players[2].post("/v1/me/deletion", &json!({ "password": PASSWORD })).await;
    deletion.expect(StatusCode::NO_CONTENT);
    let now = players[0].get_game(&first).await;
    play_to_end(&players, now, 1).await;
    conclude_games(&server).await;
    let ready = players[0].post_empty(&path(&series, "/ready")).await.expect(StatusCode::OK);
    assert_eq!(ready["players"][1]["house"], "greedy");
    conclude_games(&server).await;
    assert_eq!(players[0].series(&series).await["number"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_nodes_start_one_game() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let series = start_dynasty(&players, json!({ "settings": {} }), no_break()).await;
    let first = game(&players[0], &series, 1).await;
    let (over, standing_notifications) = watch::channel(false);
    let plays = async {
        play_to_end(&players, first, 1).await;
        over.send(true).expect("somebody looks");
    };
    let looks = join_all((0..8).map(|_| async {
        while !*standing_notifications.borrow() {
            conclude_games(&server).await;
        }
        conclude_games(&server).await;
    }));
    join(plays, looks).await;
    assert_eq!(players[0].series(&series).await["number"], 2);
    assert_eq!(server.count("SELECT count(*) FROM finished_games").await, 1);
    assert_eq!(server.check_games().await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_table_field_is_named() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let two = json!({ "players": 2 });
    let twice = json!({ "players": 2, "variants": ["harmony", "harmony"] });
    let short = json!({ "type": "per_turn", "seconds": 1 });
    let never = json!({ "type": "play_for", "take_over_after": 0 });
    for (table, field) in [
        (json!({ "settings": { "players": 9 } }), "table.settings.players"),
        (json!({ "settings": twice }), "table.settings.variants"),
        (json!({ "settings": two, "house": ["greedy", "greedy"] }), "table.house"),
        (json!({ "settings": two, "entropy": "x" }), "table.entropy"),
        (json!({ "settings": two, "pace": short }), "table.pace.seconds"),
        (json!({ "settings": two, "on_timeout": never }), "table.on_timeout.take_over_after"),
        (json!({ "settings": two, "access": "x" }), "table.access"),
    ] {
        let refused = ada.post("/v1/series", &json!({ "table": table })).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{table}");
        assert_eq!(refused.body["field"], field, "{table}");
    }
    let wish = json!({ "table": { "settings": two }, "games": 99 });
    assert_eq!(
        ada.post("/v1/series", &wish).await.expect_problem("series_too_long")["field"],
        "games"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn unlimited_break_ends_after_week() {
    let server = TestServer::start().await;
    let all = players(&server, 2).await;
    for rest in
        [json!({ "type": "when_ready" }), json!({ "type": "when_ready", "at_most_seconds": null })]
    {
        let series = start_dynasty(&all, json!({ "settings": {} }), rest).await;
        assert_eq!(series["break"]["at_most_seconds"], 7 * DAY);
        let first = game(&all[0], &series, 1).await;
        play_to_end(&all, first, 1).await;
        conclude_games(&server).await;
        let rests = all[0].series(&series).await;
        let next = crate::support::unix_seconds(&rests["next_at"]);
        let expected = crate::support::unix_seconds(&rests["break_since"]) + 7 * DAY;
        assert!((next - expected).abs() <= 1, "{rests}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn private_series_withdrawal_is_repeatable() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let table = json!({ "settings": {}, "access": "invitation" });
    let wish = {
        let mut table = table;
        table["settings"]["players"] = 3.into();
        json!({ "table": table, "break": no_break() })
    };
    let series = all[0].create_series(wish).await;
    let first = Game(json!({ "id": series["games"][0]["game_id"] }));
    let invite = format!("/v1/games/{}/invitations", first.id());
    for (player, name) in all[1..].iter().zip(["Grace", "Hedy"]) {
        all[0].post(&invite, &json!({ "name": name })).await.expect(StatusCode::OK);
        player.join(&first).await;
    }
    let withdraw = || {
        let request = all[2].request(Method::POST, &path(&series, "/withdraw"));
        crate::support::Answer::from_request(request.header("Idempotency-Key", "withdraw"))
    };
    withdraw().await.expect(StatusCode::OK);
    let begun = all[0].get_game(&first).await;
    play_to_end(&all, begun, 1).await;
    conclude_games(&server).await;
    // The next game is played without the player and is not visible to them.
    all[2].get(&path(&series, "")).await.expect_problem("series_not_found");
    let again = withdraw().await;
    assert_eq!(again.headers["idempotency-replayed"], "true");
    again.expect(StatusCode::OK);
}

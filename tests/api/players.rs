//! Features beyond a single game: histories, statistics, comparisons, ratings, rematches.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashMap};

use crate::notifications::Stream;
use crate::support::{
    Answer, Game, Player, TestServer, conclude_games, play_to_end, players, run_deliveries,
    start_game,
};
use kingdomail::domain::PlayerId;
use kingdomail::domain::event_log::{self, SeatResult, rating_account};
use kingdomail::domain::rating::{Rating, RatingCategory, rate};
use kingdomail::game_record::Record;
use kingdomail::service::check_games;

async fn finish_game(players: &[Player], settings: Value, seed: u64) -> Game {
    let game = start_game(players, settings).await;
    play_to_end(players, game, seed).await
}

impl Player {
    async fn read(&self, path: &str) -> Value {
        self.get(path).await.expect(StatusCode::OK)
    }

    async fn ratings(&self) -> Value {
        self.read(&format!("/v1/players/{}", self.id)).await["ratings"].clone()
    }
}

fn rank_of(game: &Game, player: &Player) -> u64 {
    let seats = game.0["seats"].as_array().expect("seats");
    let seat = seats.iter().position(|seat| seat["player"]["id"] == player.id.as_str());
    let ranking = game.0["ranking"].as_array().expect("a ranking");
    let own = ranking.iter().find(|row| row["seat"] == seat.expect("a seat"));
    own.expect("a rank")["rank"].as_u64().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn history_is_filtered_by_settings() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let duel = finish_game(&players[..2], json!({ "variants": ["mighty_duel"] }), 1).await;
    let plain = finish_game(&players, json!({}), 2).await;
    let giants = finish_game(&players[..2], json!({ "expansion": "age_of_giants" }), 3).await;
    conclude_games(&server).await;
    let path = format!("/v1/players/{}/games", players[0].id);
    let ids = async |query: &str| {
        let page = players[2].read(&format!("{path}{query}")).await;
        let items = page["items"].as_array().expect("items").iter();
        items.map(|item| item["game_id"].as_str().expect("an id").to_owned()).collect::<Vec<_>>()
    };
    let [duel, plain, giants] = [duel, plain, giants].map(|game| game.0);
    let id = |game: &Value| game["id"].as_str().expect("an id").to_owned();
    assert_eq!(ids("").await, [id(&giants), id(&plain), id(&duel)]);
    assert_eq!(ids("?variant=mighty_duel").await, [id(&duel)]);
    assert_eq!(ids("?expansion=age_of_giants").await, [id(&giants)]);
    assert_eq!(ids("?expansion=none").await, [id(&plain), id(&duel)]);
    assert_eq!(ids(&format!("?opponent_id={}", players[2].id)).await, [id(&plain)]);
    let won = ids("?result=won").await;
    let lost = ids("?result=lost").await;
    assert_eq!(won.len() + lost.len(), 3);
    let page = players[2].read(&format!("{path}?limit=2")).await;
    let cursor = page["next_cursor"].as_str().expect("more");
    assert_eq!(ids(&format!("?limit=2&cursor={cursor}")).await, [id(&duel)]);
    players[0].get(&format!("{path}?cursor=-1")).await.expect_problem("parameter_invalid");
}

/// Private game.
async fn private_game(players: &[Player]) -> Game {
    let wish = json!({ "settings": { "players": 2 }, "access": "invitation" });
    let table = Game(players[0].post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let invite = format!("/v1/games/{}/invitations", table.id());
    players[0].post(&invite, &json!({ "name": "Grace" })).await.expect(StatusCode::OK);
    players[1].join(&table).await
}

#[tokio::test(flavor = "multi_thread")]
async fn private_games_are_hidden_from_history() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    play_to_end(&players, private_game(&players[..2]).await, 1).await;
    conclude_games(&server).await;
    let path = |what: &str| format!("/v1/players/{}/{what}", players[0].id);
    let seen = async |by: &Player| {
        let games = by.read(&path("games")).await["items"].as_array().expect("items").len();
        let counted = by.read(&path("statistics")).await["items"].as_array().expect("items").len();
        let against = by.read(&path(&format!("against/{}", players[1].id))).await;
        (games, counted, against["items"].as_array().expect("items").len())
    };
    assert_eq!(seen(&players[0]).await, (1, 1, 1));
    assert_eq!(seen(&players[1]).await, (1, 1, 1));
    assert_eq!(seen(&players[2]).await, (0, 0, 0));
}

/// An older release that runs alongside this one stores no statistics.
#[tokio::test(flavor = "multi_thread")]
async fn missing_statistics_are_added() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let both = &players[..2];
    let path = format!("/v1/players/{}/statistics", players[0].id);
    let seen = async || {
        let seen = players.iter().map(async |by| by.read(&path).await["items"].take());
        futures_util::future::join_all(seen).await
    };
    for seed in 1..=3 {
        finish_game(both, json!({ "variants": ["harmony"] }), seed).await;
    }
    finish_game(both, json!({ "variants": ["mighty_duel"] }), 4).await;
    play_to_end(both, private_game(both).await, 5).await;
    conclude_games(&server).await;
    let kept = seen().await;
    assert_eq!((&kept[0][0]["games"], &kept[0][1]["games"]), (&json!(4), &json!(1)));
    assert_eq!((&kept[1], &kept[2][0]["games"]), (&kept[0], &json!(3)));

    assert!(server.sql("DELETE FROM statistics").await > 0);
    assert_eq!(seen().await, kept);
    finish_game(both, json!({ "variants": ["harmony"] }), 6).await;
    conclude_games(&server).await;
    let later = seen().await;
    assert_eq!((&later[1][0]["games"], &later[2][0]["games"]), (&json!(5), &json!(4)));
    server.check_games().await;

    // All games but those concluded later are read from the stored statistics.
    server.sql("UPDATE statistics SET games = games + 1000 WHERE category = 'base'").await;
    assert_eq!(seen().await[2][0]["games"], 1004);
    let (_, faults) = kingdomail::service::check_games(&server.ctx).await.expect("checked");
    assert!(!faults.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn statistics_summarize_played_games() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut points = Vec::new();
    let (mut wins, mut ties) = (0, 0);
    for seed in 1..=4 {
        let game = finish_game(&players, json!({ "variants": ["harmony"] }), seed).await;
        let kingdoms = game.0["kingdoms"].as_array().expect("kingdoms");
        points.push(kingdoms[0]["score"]["total"].as_f64().expect("points"));
        let [own, other] = [rank_of(&game, &players[0]), rank_of(&game, &players[1])];
        wins += u64::from(own < other);
        ties += u64::from(own == other);
    }
    let conceded = start_game(&players, json!({})).await;
    let conceded = players[0].play(&conceded, &json!({ "type": "concede" })).await;
    play_to_end(&players, conceded, 9).await;
    conclude_games(&server).await;

    let path = format!("/v1/players/{}/statistics", players[0].id);
    let statistics = players[1].read(&path).await["items"][0].clone();
    assert_eq!(statistics["category"], "base");
    assert_eq!(
        (&statistics["games"], &statistics["complete_games"], &statistics["taken_over"]),
        (&json!(5), &json!(4), &json!(1))
    );
    let mean = statistics["mean_points"].as_f64().expect("a mean");
    let expected = points.iter().sum::<f64>() / 4.0;
    assert!((mean - expected).abs() < 1e-9, "{mean} {expected}");
    let best = points.iter().copied().fold(0.0, f64::max);
    assert_eq!(statistics["best_points"].as_f64(), Some(best));
    let best_game = statistics["best_game_id"].as_str().expect("a game");
    let games = players[0].read(&format!("/v1/players/{}/games", players[0].id)).await;
    let games = games["items"].as_array().expect("games").iter();
    let latest = games.clone().find(|one| one["points"].as_f64() == Some(best)).expect("a game");
    assert_eq!(latest["game_id"], best_game);
    let parts = statistics["terrains"].as_array().expect("terrains").iter();
    let parts: f64 = parts.map(|one| one["points"].as_f64().expect("a number")).sum();
    let bonuses = statistics["bonuses"].as_f64().expect("a number");
    assert!((parts + bonuses - mean).abs() < 1e-9, "what points are made of sums up to them");

    let path = format!("/v1/players/{}/against/{}", players[0].id, players[1].id);
    let against = players[1].read(&path).await["items"][0].clone();
    assert_eq!(against["games"], 5);
    let total = ["wins", "losses", "ties"].map(|key| against[key].as_u64().expect("a number"));
    assert_eq!(total.iter().sum::<u64>(), 5);
    assert!(total[0] >= wins && total[2] >= ties);
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_determine_the_leaderboard() {
    let server = TestServer::start().await;
    let players = players(&server, 4).await;
    for seed in 1..=3 {
        finish_game(&players, json!({}), seed).await;
        finish_game(&players[..3], json!({ "expansion": "age_of_giants" }), seed).await;
    }
    conclude_games(&server).await;
    let board = players[0].read("/v1/leaderboards/base").await;
    let rows = board["items"].as_array().expect("rows");
    assert_eq!(rows.len(), 4);
    let score = |row: &Value| row["rating"]["leaderboard_score"].as_f64().expect("a number");
    assert!(rows.windows(2).all(|pair| score(&pair[0]) >= score(&pair[1])));
    assert!(rows.iter().all(|row| row["rating"]["games"] == 3));
    let mut paged = Vec::new();
    let mut path = "/v1/leaderboards/base?limit=1".to_owned();
    loop {
        let page = players[0].read(&path).await;
        paged.extend(page["items"].as_array().expect("rows").clone());
        let Some(cursor) = page["next_cursor"].as_str() else { break };
        path = format!("/v1/leaderboards/base?limit=1&cursor={cursor}");
    }
    assert_eq!(&paged, rows);
    assert_eq!(players[0].read("/v1/leaderboards/duel").await["items"], json!([]));
    players[0].get("/v1/leaderboards/chess").await.expect_problem("parameter_invalid");
    let ratings = players[0].ratings().await;
    let categories: Vec<&Value> =
        ratings.as_array().expect("ratings").iter().map(|one| &one["category"]).collect();
    assert_eq!(categories, ["base", "age_of_giants"]);

    // Everything is recomputed from the events, and no difference is allowed.
    let faults = async || check_games(&server.ctx).await.expect("checked").1;
    assert_eq!(faults().await, []);
    server.sql("UPDATE rating_changes SET mean = mean + 0.001 WHERE position = 4").await;
    assert!(faults().await[0].what.contains("ratings"));
    server
        .sql("UPDATE results SET body = jsonb_set(body, '{points}', '999') WHERE position = 2")
        .await;
    assert!(faults().await.iter().any(|fault| fault.what.contains("results")));
}

#[tokio::test(flavor = "multi_thread")]
async fn rating_history_ends_with_the_rating() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let stranger = server.player("Stranger").await;
    for seed in 1..=3 {
        finish_game(&players, json!({}), seed).await;
    }
    let wish = json!({ "settings": { "players": 2 }, "access": "invitation" });
    let hidden = Game(players[0].post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let invitation = json!({ "name": "Grace" });
    let invited = format!("/v1/games/{}/invitations", hidden.id());
    players[0].post(&invited, &invitation).await.expect(StatusCode::OK);
    let joined = players[1].join(&hidden).await;
    play_to_end(&players, joined, 4).await;
    conclude_games(&server).await;

    let path = format!("/v1/players/{}/ratings/base", players[0].id);
    let history = players[1].read(&path).await["items"].clone();
    let entries = history.as_array().expect("entries");
    assert_eq!(entries.len(), 4);
    let rating = players[0].ratings().await[0].clone();
    for field in ["mean", "deviation"] {
        assert_eq!(entries[0][field], rating[field]);
    }
    let mut paged = Vec::new();
    let mut page = players[1].read(&format!("{path}?limit=3")).await;
    loop {
        paged.extend(page["items"].as_array().expect("entries").clone());
        let Some(cursor) = page["next_cursor"].as_str() else { break };
        page = players[1].read(&format!("{path}?limit=3&cursor={cursor}")).await;
    }
    assert_eq!(&paged, entries);
    assert_eq!(entries[0]["game_id"], hidden.id());
    let seen = stranger.read(&path).await["items"].clone();
    assert_eq!(seen[0]["game_id"], Value::Null, "the game is by invitation");
    assert_eq!(seen[1]["game_id"], entries[1]["game_id"]);
    let other = format!("/v1/players/{}/ratings/duel", players[0].id);
    assert_eq!(players[1].read(&other).await["items"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn house_players_are_rated_by_kind() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let play = async |rated: Option<&str>, seed| {
        let mut wish = json!({ "settings": { "players": 3 }, "house": ["greedy", "greedy"] });
        if let Some(rated) = rated {
            wish["rated"] = rated.into();
        }
        let game = Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
        assert_eq!(game.0["rated"], rated.unwrap_or("people"));
        play_to_end(std::slice::from_ref(&ada), game, seed).await;
        conclude_games(&server).await;
    };
    let board = async || ada.read("/v1/leaderboards/base").await["items"].clone();
    play(Some("no"), 1).await;
    assert_eq!(board().await, json!([]));
    play(None, 2).await;
    assert_eq!(ada.ratings().await, json!([]));
    let rows = board().await;
    assert_eq!(rows.as_array().expect("rows").len(), 1, "one rating for both of a kind");
    assert_eq!((&rows[0]["house"], &rows[0]["rating"]["games"]), (&json!("greedy"), &json!(1)));
    play(Some("everybody"), 3).await;
    assert_eq!(ada.ratings().await[0]["games"], 1);
    assert_eq!(board().await.as_array().expect("rows").len(), 2);
    assert_eq!(check_games(&server.ctx).await.expect("checked").1, []);
}

/// Ratings computed from the records in sequence.
fn ratings_from_export(export: &str) -> HashMap<(RatingCategory, PlayerId), Rating> {
    let mut ratings = HashMap::new();
    for line in export.lines() {
        let record = Record::read(line.as_bytes()).expect("a record");
        record.verify().expect("a record that holds");
        let Some(results) = event_log::results(&record.events) else { continue };
        let game = event_log::fold(&record.events);
        let category = RatingCategory::of(game.settings.expect("settings"));
        let results: Vec<SeatResult> = results
            .into_iter()
            .map(|result| SeatResult { player: rating_account(result.player), ..result })
            .collect();
        let before = |player| ratings.get(&(category, player)).copied().unwrap_or_default();
        for (player, rating) in rate(&results, game.rated, before) {
            ratings.insert((category, player), rating);
        }
    }
    ratings
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_follow_from_exported_records() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    for seed in 1..=2 {
        finish_game(&players, json!({}), seed).await;
        finish_game(&players[..2], json!({ "variants": ["mighty_duel"] }), seed).await;
    }
    let wish = json!({ "settings": { "players": 3 }, "house": ["greedy", "random"], "rated": "everybody" });
    let game = Game(players[0].post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let conceded = players[0].play(&game, &json!({ "type": "concede" })).await;
    assert_eq!(conceded.0["status"], "finished");
    conclude_games(&server).await;

    let request = players[0].request(Method::GET, "/v1/records");
    let export = request.send().await.expect("an answer").text().await.expect("text");
    let rebuilt = ratings_from_export(&export);
    let mut shown = 0;
    for category in ["base", "duel", "age_of_giants"] {
        let board = players[0].read(&format!("/v1/leaderboards/{category}")).await;
        for row in board["items"].as_array().expect("rows") {
            let player = row["player"]["id"].as_str().expect("an id").parse().expect("an id");
            let category = serde_json::from_value(row["rating"]["category"].clone());
            let rating = rebuilt[&(category.expect("a category"), player)];
            let compare = |field: &str, value: f64| {
                let shown = row["rating"][field].as_f64().expect("a number");
                assert!((shown - value).abs() < 1e-9, "{field} is {shown}, not {value}");
            };
            compare("mean", rating.mean);
            compare("deviation", rating.deviation);
            assert_eq!(row["rating"]["games"], json!(rating.games));
            shown += 1;
        }
    }
    assert_eq!(shown, rebuilt.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn rematch_is_accepted_by_opponents() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let game = finish_game(&players, json!({ "variants": ["harmony"] }), 1).await;
    let path = format!("/v1/games/{}/rematch", game.id());
    let ask = |player: &Player, key: &str| {
        let request = player.request(Method::POST, &path).header("Idempotency-Key", key);
        Answer::from_request(request.json(&json!({})))
    };
    let opened = ask(&players[0], "one").await.expect(StatusCode::OK);
    assert_eq!((&opened["status"], &opened["access"]), (&json!("open"), &json!("invitation")));
    assert_eq!(opened["rematch_of_id"], game.id());
    assert_eq!(opened["settings"], game.0["settings"]);
    assert_eq!(ask(&players[0], "one").await.headers["idempotency-replayed"], "true");
    let shown = ask(&players[0], "two").await.expect(StatusCode::OK);
    assert_eq!((&shown["id"], &shown["version"]), (&opened["id"], &opened["version"]));
    let joined = ask(&players[1], "one").await.expect(StatusCode::OK);
    assert_eq!((&joined["id"], &joined["status"]), (&opened["id"], &json!("open")));
    let begun = ask(&players[2], "one").await.expect(StatusCode::OK);
    assert_eq!((&begun["id"], &begun["status"]), (&opened["id"], &json!("active")));
    // A repeated request returns the same response after the start.
    let again = ask(&players[2], "one").await;
    assert_eq!(again.headers["idempotency-replayed"], "true");
    assert_eq!(again.body["id"], opened["id"]);

    let stranger = server.player("Sophie").await;
    ask(&stranger, "one").await.expect_problem("not_seated");
    let path = format!("/v1/games/{}/rematch", begun["id"].as_str().expect("an id"));
    players[0].post(&path, &json!({})).await.expect_problem("game_not_finished");
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_rematch_requests_meet() {
    let server = TestServer::start().await;
    let players = players(&server, 4).await;
    let game = finish_game(&players, json!({}), 1).await;
    let path = format!("/v1/games/{}/rematch", game.id());
    let requests = players.iter().map(|player| async { player.post(&path, &json!({})).await });
    let answers = futures_util::future::join_all(requests).await;
    let ids: Vec<Value> =
        answers.into_iter().map(|answer| answer.expect(StatusCode::OK)["id"].clone()).collect();
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    let table = Game(json!({ "id": ids[0] }));
    assert_eq!(players[0].get_game(&table).await.0["status"], "active");
}

#[tokio::test(flavor = "multi_thread")]
async fn search_matches_name_prefixes() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let grace = server.player("Grace Hopper").await;
    for name in ["Grace%20Hopper", "grace%20hopper", "GRACE%20HOPPER"] {
        let found = ada.get(&format!("/v1/players?name={name}")).await.expect(StatusCode::OK);
        assert_eq!(found["items"][0]["id"], grace.id, "{name}");
        assert_eq!(found["items"].as_array().map(Vec::len), Some(1), "{name}");
    }
    let names = async |query: &str| -> Vec<Value> {
        let found = ada.get(&format!("/v1/players?{query}")).await.expect(StatusCode::OK);
        let items = found["items"].as_array().expect("players").iter();
        items.map(|player| player["name"].clone()).collect()
    };
    server.player("Grace").await;
    server.player("Grac_e").await;
    assert_eq!(names("name=gra").await, ["Grac_e", "Grace", "Grace Hopper"]);
    assert_eq!(names("name=grace").await, ["Grace", "Grace Hopper"]);
    assert_eq!(names("name=gra&limit=1").await, ["Grac_e"]);
    assert_eq!(names("name=grac_").await, ["Grac_e"]);
    assert_eq!(names("name=race").await, [""; 0]);
    for refused in ["", "?name=", "?name=%20", "?name=a&limit=0"] {
        ada.get(&format!("/v1/players{refused}")).await.expect_problem("parameter_invalid");
    }
}

async fn count_rematches(server: &TestServer, game: &Game) -> u64 {
    let id = game.id();
    server.count(&format!("SELECT count(*) FROM games WHERE rematch_of = '{id}'")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn contenders_share_one_rematch() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = finish_game(&players, json!({}), 1).await;
    let path = format!("/v1/games/{}/rematch", game.id());
    // Twelve contenders, and again after the rematch has begun.
    let mut ids = BTreeSet::new();
    for _ in 0..2 {
        let contenders = players.iter().cycle().take(12);
        let requests = contenders.map(|player| async { player.post(&path, &json!({})).await });
        for answer in futures_util::future::join_all(requests).await {
            let table = answer.expect(StatusCode::OK);
            ids.insert(table["id"].as_str().expect("an id").to_owned());
        }
    }
    assert_eq!((ids.len(), count_rematches(&server, &game).await), (1, 1), "{ids:?}");
    let rematch = Game(json!({ "id": ids.first() }));
    let rematch = players[0].get_game(&rematch).await;
    assert_eq!(rematch.0["status"], "active");

    // Also after the rematch has finished.
    play_to_end(&players, rematch, 2).await;
    for player in &players {
        let table = player.post(&path, &json!({})).await.expect(StatusCode::OK);
        assert_eq!((&table["id"], &table["status"]), (&json!(ids.first()), &json!("finished")));
    }
    assert_eq!(server.check_games().await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn declined_rematch_can_be_joined() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let game = finish_game(&players, json!({}), 1).await;
    let path = format!("/v1/games/{}/rematch", game.id());
    let table = Game(players[0].post(&path, &json!({})).await.expect(StatusCode::OK));
    let decline = format!("/v1/games/{}/invitations/decline", table.id());
    for player in &players[1..] {
        for _ in 0..2 {
            let declined = player.post_empty(&decline).await;
            declined.expect(StatusCode::NO_CONTENT);
        }
    }
    let joined = players[1].post(&path, &json!({})).await.expect(StatusCode::OK);
    assert_eq!((&joined["id"], &joined["your_seat"]), (&table.0["id"], &json!(1)));
    // The host requests the rematch again: the third player is invited again, once.
    players[2].get(&format!("/v1/games/{}", table.id())).await.expect_problem("game_not_found");
    for _ in 0..2 {
        let requests = players[0].post(&path, &json!({})).await.expect(StatusCode::OK);
        assert_eq!(
            (&requests["id"], &requests["version"]),
            (&table.0["id"], &json!(joined["version"].as_u64().map(|version| version + 1)))
        );
    }
    players[2].get_game(&table).await;
    let begun = players[2].post(&path, &json!({})).await.expect(StatusCode::OK);
    assert_eq!((&begun["id"], &begun["status"]), (&table.0["id"], &json!("active")));
    assert_eq!(count_rematches(&server, &game).await, 1);
    assert_eq!(server.check_games().await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn cancelled_rematch_allows_another() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = finish_game(&players, json!({}), 1).await;
    let path = format!("/v1/games/{}/rematch", game.id());
    let table = Game(players[0].post(&path, &json!({})).await.expect(StatusCode::OK));
    let cancel = format!("/v1/games/{}/cancel", table.id());
    players[0].post_empty(&cancel).await.expect(StatusCode::OK);
    let other = players[1].post(&path, &json!({})).await.expect(StatusCode::OK);
    assert_ne!(other["id"], table.0["id"]);
    let joined = players[0].post(&path, &json!({})).await.expect(StatusCode::OK);
    assert_eq!((&joined["id"], &joined["status"]), (&other["id"], &json!("active")));
}

#[tokio::test(flavor = "multi_thread")]
async fn rematch_notifies_the_opponent() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = finish_game(&players, json!({}), 1).await;
    run_deliveries(&server).await;
    let feed = players[1].read("/v1/me/notifications?after=0&limit=100").await;
    let stream = format!("/v1/me/stream?after={}", feed["last_position"]);
    let mut stream = Stream::open(&players[1], &stream, None).await;
    let path = format!("/v1/games/{}/rematch", game.id());
    let table = players[0].post(&path, &json!({})).await.expect(StatusCode::OK);
    run_deliveries(&server).await;
    let (_, told) = stream.next().await;
    assert_eq!((&told["payload"]["type"], &told["game_id"]), (&json!("invited"), &table["id"]));
    // The list of games names the finished game that the table is the rematch of.
    let games = players[1].read("/v1/me/games?status=open").await;
    assert_eq!(games["items"][0]["id"], table["id"]);
    assert_eq!(games["items"][0]["rematch_of_id"], game.id());
}

#[tokio::test(flavor = "multi_thread")]
async fn reliability_ignores_house_games() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let wish = json!({ "settings": { "players": 2 }, "house": ["greedy"] });
    let game = Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    play_to_end(std::slice::from_ref(&ada), game, 1).await;
    let waits = async |player: &Player| {
        let shown = player.read(&format!("/v1/players/{}", player.id)).await;
        shown["reliability"]["waits"].as_u64().expect("a count")
    };
    assert_eq!(waits(&ada).await, 0);
    // In a game with a person, all turns count, whatever the other players are.
    let grace = server.player("Grace").await;
    let wish = json!({ "settings": { "players": 3 }, "house": ["greedy"] });
    let game = Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let game = grace.join(&game).await;
    play_to_end(&[ada.clone(), grace.clone()], game, 1).await;
    assert!(waits(&ada).await > 0 && waits(&grace).await > 0);
}

use jiff::{SignedDuration, Timestamp};
use kingdomail::domain::PlayerId;
use kingdomail::domain::event_log::GameStatus;
use kingdomail::domain::series::{Seating, SeriesBreak};
use kingdomail::domain::table::RequestKeyHash;
use kingdomail::store::Connection;
use kingdomino::shuffle::ShuffleScheme;
use kingdomino::{GameState, Seat, encode};
use serde_json::{Value, json};

use super::copy::{Bytes, Json, Rows};
use super::game::{GeneratedEvent, GeneratedGame};
use super::game_plan::{Chance, GAMES_PER_SERIES};
use super::notification_feeds::NotificationFeeds;
use super::rating::Ratings;

/// Notifications are stored for the newest tenth of the games.
const NOTIFIED_FRACTION: u64 = 10;

/// Rows collected for each table.
pub struct Tables {
    games: Rows,
    states: Rows,
    secrets: Rows,
    seats: Rows,
    events: Rows,
    archive: Rows,
    relay_cursors: Rows,
    finished_games: Rows,
    results: Rows,
    changes: Rows,
    series: Rows,
    series_games: Rows,
    series_players: Rows,
    notification_feeds: NotificationFeeds,
    ratings: Ratings,
}

impl Tables {
    pub fn new() -> Tables {
        Tables {
            games: Rows::new(
                "games",
                "id, host_id, access, status, settings_format, settings, commitment, revealed_seed, creation_request_key, \
                 creation_request_hash, created_at, timing, shuffle_scheme, lines_root, concluded, rating_mode, series_id, series_number",
            ),
            states: Rows::new(
                "game_states",
                "game_id, version, state, awaited_seat, deadline, changed_at, clocks, awaiting_since, remind_at, next_check_at, \
                 request_key_hashes",
            ),
            secrets: Rows::new("game_secrets", "game_id, seed, deck"),
            seats: Rows::new("seats", "game_id, seat, player_id, entropy, joined_at"),
            events: Rows::new(
                "events",
                "game_id, version, at, player_id, seat, is_automatic, format, body, request_key, request_hash, result_version, \
                 awaited_player_id, wait_ms, result_awaiting_since, result_deadline, result_clocks",
            ),
            archive: Rows::new("event_archive", "game_id, format, events"),
            relay_cursors: Rows::new("relay_cursors", "game_id, relayed_version"),
            finished_games: Rows::new("finished_games", "position, game_id, is_archived"),
            results: Rows::new(
                "results",
                "game_id, seat, position, player_id, rank, points, format, body",
            ),
            changes: Rows::new("rating_changes", "player_id, position, category, mean, deviation"),
            series: Rows::new(
                "series",
                "id, host_id, game_count, seating, break_between, status, number, created_at",
            ),
            series_games: Rows::new("series_games", "series_id, number, game_id, commitment"),
            series_players: Rows::new("series_players", "series_id, player_index, player_id"),
            notification_feeds: NotificationFeeds::new(),
            ratings: Ratings::default(),
        }
    }

    pub fn add_game(
        &mut self,
        game: &GeneratedGame,
        position: &mut i64,
        games: u64,
        now: Timestamp,
    ) {
        self.add_game_row(game, now);
        let is_archived = game.status == GameStatus::Finished
            && game.plan.archived_after.is_some_and(|after| game.changed_at() < now - after);
        if is_archived {
            self.add_archived(game);
        } else {
            for one in &game.events {
                self.add_event(game, one);
            }
        }
        if game.status == GameStatus::Finished {
            *position += 1;
            self.finished_games.push(&[&*position, &game.plan.id, &is_archived]);
            self.add_results(game, *position);
        }
        if games - game.plan.number <= games / NOTIFIED_FRACTION {
            self.notification_feeds.notify_players(game);
        }
        if game.plan.series.is_some() {
            self.add_series(game);
        }
    }

    fn add_game_row(&mut self, game: &GeneratedGame, now: Timestamp) {
        let plan = &game.plan;
        let awaiting = game.state.as_ref().and_then(GameState::awaiting);
        let seat = awaiting.map(|awaiting| i16::from(awaiting.seat.number()));
        let is_over = game.status == GameStatus::Finished;
        // Within the last 12 hours, so that no deadline expires during a measurement.
        let ago = Chance::new(plan.number).below(20, 12 * 3600);
        let since =
            awaiting.map(|_| now - SignedDuration::from_secs(i64::try_from(ago).expect("a day")));
        let deadline =
            since.filter(|_| plan.has_pace).map(|since| since + SignedDuration::from_hours(24));
        let remind_at = deadline.map(|deadline| deadline - SignedDuration::from_hours(2));
        let state = game.state.as_ref().map(encode);
        let requests = game.events.iter().filter(|one| one.request.is_some());
        let hash = |one: &GeneratedEvent| {
            Some(RequestKeyHash::new(one.player?, &request_key(game, one)).as_bytes().to_vec())
        };
        let hashes: Vec<u8> = requests.filter_map(hash).flatten().collect();
        let key = hex::encode(&Chance::new(plan.number).bytes(30)[..16]);
        self.games.push(&[
            &plan.id,
            &plan.players[0].uuid(),
            &if plan.is_public { "public" } else { "invitation" },
            &game.status.as_str(),
            &1_i16,
            &Json(&plan.settings),
            &Bytes(&game.commitment),
            &is_over.then_some(Bytes(&game.seed)),
            &key.as_str(),
            &Bytes(&Chance::new(plan.number).bytes(40)),
            &plan.created_at,
            &Json(&game.timing),
            &ShuffleScheme::NEWEST.number(),
            &game.lines_root.as_ref().map(|root| Bytes(root)),
            &is_over,
            &"people",
            &plan.series.map(|series| series.id.uuid()),
            &plan.series.map(|series| i16::from(series.number)),
        ]);
        self.states.push(&[
            &plan.id,
            &game.version().number(),
            &state.as_deref().map(Bytes),
            &seat,
            &deadline,
            &game.changed_at(),
            &game.clocks.as_ref().map(Json),
            &since,
            &remind_at,
            &remind_at,
            &Bytes(&hashes),
        ]);
        let deck: Option<Vec<u8>> = game
            .deck
            .as_ref()
            .map(|deck| deck.order().iter().map(|domino| domino.number()).collect());
        self.secrets.push(&[&plan.id, &Bytes(&game.seed), &deck.as_deref().map(Bytes)]);
        self.relay_cursors.push(&[&plan.id, &game.version().number()]);
        for ((player, entropy), seat) in game.seated().iter().zip(&game.entropy).zip(0_i16..) {
            self.seats.push(&[&plan.id, &seat, &player.uuid(), &Bytes(entropy), &plan.created_at]);
        }
    }

    fn add_event(&mut self, game: &GeneratedGame, one: &GeneratedEvent) {
        let GeneratedEvent { event, player, request } = one;
        let waited_for = request.as_ref().and_then(|request| request.waited_for);
        let since = waited_for.and(event.elapsed_wait).map(|waited| event.at - waited);
        let hash = request.as_ref().map(|_| Chance::new(game.plan.number).bytes(50));
        self.events.push(&[
            &game.plan.id,
            &event.version.number(),
            &event.at,
            &player.map(PlayerId::uuid),
            &event.seat.map(|seat| i16::from(seat.number())),
            &event.automatic,
            &1_i16,
            &Json(&event.fact),
            &request.as_ref().map(|_| request_key(game, one)).as_deref(),
            &hash.as_ref().map(|hash| Bytes(hash)),
            &request.as_ref().map(|request| request.end.number()),
            &waited_for.map(PlayerId::uuid),
            &event
                .elapsed_wait
                .map(|waited| i64::try_from(waited.as_millis()).expect("a few hours")),
            &since,
            &since
                .filter(|_| game.plan.has_pace)
                .map(|since| since + SignedDuration::from_hours(24)),
            &since.and(game.clocks.as_ref()).map(Json),
        ]);
    }

    /// Adds the archive row with all events of a game.
    fn add_archived(&mut self, game: &GeneratedGame) {
        let array = |GeneratedEvent { event, player, request }: &GeneratedEvent| {
            let waited_for = request.as_ref().and_then(|request| request.waited_for);
            let waited = event.elapsed_wait.map(|waited| waited.as_millis());
            json!([
                event.at.as_microsecond(),
                player,
                event.seat.map(Seat::number),
                event.automatic,
                1,
                event.fact,
                waited_for,
                waited.map(|waited| i64::try_from(waited).expect("a few hours")),
            ])
        };
        let events: Vec<Value> = game.events.iter().map(array).collect();
        self.archive.push(&[&game.plan.id, &1_i16, &Json(&events)]);
    }

    fn add_results(&mut self, game: &GeneratedGame, position: i64) {
        for result in &game.results {
            self.results.push(&[
                &game.plan.id,
                &i16::from(result.seat.number()),
                &position,
                &result.player.uuid(),
                &i16::from(result.rank),
                &i32::try_from(result.points).expect("few enough points"),
                &1_i16,
                &Json(result),
            ]);
        }
        self.ratings.rate(game, position, &mut self.changes);
    }

    fn add_series(&mut self, game: &GeneratedGame) {
        let Some(series) = game.plan.series else { return };
        let (id, number) = (series.id.uuid(), i16::from(series.number));
        self.series_games.push(&[&id, &number, &game.plan.id, &Bytes(&game.commitment)]);
        if number > 1 {
            return;
        }
        let games = i16::try_from(GAMES_PER_SERIES).expect("a few");
        self.series.push(&[
            &id,
            &game.plan.players[0].uuid(),
            &games,
            &Seating::default().name(),
            &Json(&SeriesBreak::default()),
            &GameStatus::Finished.as_str(),
            &games,
            &game.plan.created_at,
        ]);
        for (player, index) in game.plan.players.iter().zip(0_i16..) {
            self.series_players.push(&[&id, &index, &player.uuid()]);
        }
    }

    pub async fn send(&mut self, conn: &mut Connection) {
        let Tables { games, states, secrets, seats, events, archive, relay_cursors, .. } = self;
        for rows in [games, states, secrets, seats, events, archive, relay_cursors] {
            rows.send(conn).await;
        }
        for rows in [&mut self.finished_games, &mut self.results, &mut self.changes] {
            rows.send(conn).await;
        }
        for rows in [&mut self.series, &mut self.series_games, &mut self.series_players] {
            rows.send(conn).await;
        }
        self.notification_feeds.send(conn).await;
    }

    pub async fn finish(self, conn: &mut Connection) {
        self.notification_feeds.send_positions(conn).await;
        self.ratings.send(conn).await;
    }
}

/// Returns the idempotency key of the request that recorded the event.
fn request_key(game: &GeneratedGame, one: &GeneratedEvent) -> String {
    let version = one.event.version.number().unsigned_abs();
    hex::encode(&Chance::new(game.plan.number).bytes(version.into())[..16])
}

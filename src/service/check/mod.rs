//! Consistency check of the stored data. Replays every game from its events and compares the
//! outcome with the stored state; then recomputes results and ratings of all finished games in the
//! order in which they ended.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use kingdomino::shuffle::{LineTree, commitment};
use kingdomino::{Dealt, Deck, DominoSet, GameState};

use crate::domain::event_log::{
    GameStatus, SeatResult, StoredEvent, TableEvent, Version, fold, rating_account,
};
use crate::domain::player::RatingChange;
use crate::domain::rating::{Rating, RatingCategory};
use crate::domain::table::{SeatedPlayer, StoredGame};
use crate::domain::{GameId, PlayerId, event_log};
use crate::progress::{Progress, Unit};
use crate::service::games::{build_record, compute_ratings};
use crate::store;
use crate::store::games::Secrets;
use crate::store::{Connection, StoreError};

use super::context::Context;
use super::error::Result;

/// Time limit for replaying all games.
const CHECK_TIMEOUT: Duration = Duration::from_hours(24);

/// Inconsistency in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsistencyFault {
    pub game: GameId,
    pub what: String,
}

/// Replays every game from its events and compares the outcome with the stored state, including
/// results and ratings. Returns the number of games and the inconsistencies.
///
/// # Errors
/// The database fails. Unreadable data is an inconsistency, not an error.
pub async fn check_games(ctx: &Context) -> Result<(usize, Vec<ConsistencyFault>)> {
    let mut conn = ctx.pool.get_with_time_limit(CHECK_TIMEOUT).await?;
    let count = store::games::count_games(&mut conn).await?;
    let progress = Progress::new("replaying games", count, Unit::Games);
    let (mut games, mut faults, mut after) = (0, Vec::new(), None);
    loop {
        let ids = store::games::list_game_ids(&mut conn, after, 500).await?;
        let Some(last) = ids.last() else {
            faults.extend(check_finished_games(&mut conn).await?);
            return Ok((games, faults));
        };
        after = Some(*last);
        games += ids.len();
        for id in ids {
            let found = check_game(&mut conn, id).await?;
            faults.extend(found.into_iter().map(|what| ConsistencyFault { game: id, what }));
            progress.advance(1);
        }
    }
}

/// Returns true if the database has neither accounts nor games.
///
/// # Errors
/// The database fails.
pub async fn is_database_empty(ctx: &Context) -> Result<bool> {
    let mut conn = ctx.pool.get().await?;
    let contents = store::backup::count_contents(&mut conn).await?;
    Ok(contents.players == 0 && contents.games == 0)
}

async fn check_game(conn: &mut Connection, id: GameId) -> Result<Vec<String>> {
    let (game, secrets) = match store::games::load_game_with_secrets(conn, id).await {
        Ok(Some(found)) => found,
        Ok(None) => return Ok(vec!["the secrets are missing".to_owned()]),
        Err(StoreError::Unreadable(what)) => return Ok(vec![what]),
        Err(error) => return Err(error.into()),
    };
    let events =
        match store::games::list_events(conn, id, Version::NONE, game.version, i64::MAX).await {
            Ok(events) => events,
            Err(StoreError::Unreadable(what)) => return Ok(vec![what]),
            Err(error) => return Err(error.into()),
        };
    let awaiting = store::games::find_awaited_seat(conn, id).await?;
    Ok(find_faults(&game, &secrets, &events, awaiting))
}

fn find_faults(
    game: &StoredGame,
    secrets: &Secrets,
    events: &[StoredEvent],
    awaiting: Option<i16>,
) -> Vec<String> {
    let rebuilt = fold(events);
    let numbered = events.iter().zip(1..).all(|(event, number)| event.version.number() == number);
    let over = matches!(game.status, GameStatus::Finished | GameStatus::Cancelled);
    let shuffle = game.shuffle(&secrets.seed);
    let expected_awaiting = game
        .state
        .as_ref()
        .and_then(GameState::awaiting)
        .map(|awaiting| i16::from(awaiting.seat.number()));
    let tree = match (&secrets.deck, &game.state) {
        (Some(deck), Some(state)) => game.line_tree(&secrets.seed, deck, state.settings()),
        _ => None,
    };
    let seated = game.seats.iter().map(|seat| seat.player);
    let checks = [
        (numbered, "the event numbers have a gap"),
        (rebuilt.version == game.version, "the version does not match the number of events"),
        (rebuilt.status == game.status, "the status does not match the events"),
        (rebuilt.settings == Some(game.settings), "the settings do not match the events"),
        (rebuilt.timing == game.timing, "the pace does not match the events"),
        (rebuilt.rated == game.rating_mode, "the rated flag does not match the events"),
        (rebuilt.series == game.series, "the series does not match the events"),
        (seated.eq(rebuilt.seats.iter().copied()), "the seats do not match the events"),
        (rebuilt.agreements == game.agreements, "the agreements do not match the events"),
        (rebuilt.state == game.state, "the state does not match the events"),
        (
            game.state.is_none_or(|state| house_seats_match(game, &state)),
            "the seats of house players do not match their accounts",
        ),
        (awaiting == expected_awaiting, "the awaited seat does not match the state"),
        (
            game.commitment == commitment(game.shuffle_id().into_bytes(), &secrets.seed),
            "the commitment does not match the seed",
        ),
        (
            game.revealed_seed == over.then_some(secrets.seed),
            "the seed is revealed too early, or not revealed after the end",
        ),
        (
            game.state.is_none() || secrets.deck == shuffle.deck(game.settings.expansion()),
            "the deck does not match the seed",
        ),
        (
            game.state.is_none_or(|state| shuffle.setup(state.settings()) == Some(state.setup())),
            "the first picks or the quests do not match the seed",
        ),
        (
            secrets.deck.as_ref().is_none_or(|deck| lines_match_deck(deck, events)),
            "the lines do not match the deck",
        ),
        (rebuilt.lines_root == game.lines_root, "the root of the lines does not match the events"),
        (
            tree.as_ref().map(LineTree::root) == game.lines_root,
            "the root of the lines does not match the seed",
        ),
        (proofs_match(tree.as_ref(), events), "the proofs of the lines do not match the seed"),
    ];
    let wrong = checks.into_iter().filter(|(holds, _)| !holds).map(|(_, what)| what.to_owned());
    let mut wrong: Vec<String> = wrong.collect();
    // Skipped for a game that is already inconsistent, which would only be reported twice, and for
    // a sandbox, which has no fair deal.
    if wrong.is_empty()
        && !game.is_sandbox()
        && let Some(Err(flaw)) =
            build_record(game, events, BTreeMap::new()).map(|record| record.verify())
    {
        wrong.push(format!("the game record is invalid: {flaw}"));
    }
    wrong
}

/// Returns true if the house plays exactly the seats of its accounts from the start.
fn house_seats_match(game: &StoredGame, state: &GameState) -> bool {
    let seated = state.settings().seats().map(|seat| state.seat_control(seat).house_from_start());
    seated.eq(game.seats.iter().map(SeatedPlayer::house))
}

/// Returns true if the dealt lines follow the deck from its front.
fn lines_match_deck(deck: &Deck, events: &[StoredEvent]) -> bool {
    let mut order = deck.order();
    events.iter().all(|event| {
        let TableEvent::LineDealt { dominoes, .. } = event.fact else { return true };
        let line = DominoSet::from(dominoes);
        let Some((front, rest)) = order.split_at_checked(line.len()) else { return false };
        order = rest;
        Dealt::new(front.iter().copied().collect()) == Some(dominoes)
    })
}

/// Returns true if each line has its proof; without a tree, if no line has one.
fn proofs_match(tree: Option<&LineTree>, events: &[StoredEvent]) -> bool {
    let proofs = events.iter().filter_map(|event| match &event.fact {
        TableEvent::LineDealt { proof, .. } => Some(proof),
        _ => None,
    });
    proofs.zip(0..).all(|(proof, line)| *proof == tree.and_then(|tree| tree.proof(line)))
}

/// Ratings, with the last game that changed each of them.
type Ratings = HashMap<RatingCategory, HashMap<PlayerId, (Rating, GameId)>>;

/// Recomputes all finished games in memory and compares the results.
async fn check_finished_games(conn: &mut Connection) -> Result<Vec<ConsistencyFault>> {
    let (mut ratings, mut faults, mut after) = (Ratings::new(), Vec::new(), 0);
    loop {
        let page = store::games::list_finished_games(conn, after, 200).await?;
        let Some((last, _)) = page.last() else { break };
        let stored = store::players::list_rating_changes(conn, after, *last).await?;
        after = *last;
        for (position, id) in page {
            let Some((game, results)) = load_with_results(conn, id).await? else { continue };
            let stored_results = match store::games::list_results(conn, &[id]).await {
                Ok(stored_results) => {
                    stored_results.into_iter().map(|(_, result)| result).collect()
                }
                Err(StoreError::Unreadable(_)) => Vec::new(),
                Err(error) => return Err(error.into()),
            };
            if stored_results != results {
                faults.push(fault(id, "the results do not match the events"));
            }
            let changes: Vec<RatingChange> =
                stored.iter().copied().filter(|change| change.position == position).collect();
            if !changes_match(&rate(&mut ratings, &game, position, &results), &changes) {
                faults.push(fault(id, "the ratings do not match the games played before"));
            }
        }
    }
    for (category, rated) in &ratings {
        let players: Vec<PlayerId> = rated.keys().copied().collect();
        for batch in players.chunks(1000) {
            let stored = store::players::find_ratings(conn, *category, batch).await?;
            let differ = |player: &&PlayerId| match (rated.get(player), stored.get(player)) {
                (Some((computed, _)), Some(stored)) => {
                    !approx_eq(computed.mean, stored.mean)
                        || !approx_eq(computed.deviation, stored.deviation)
                        || computed.games != stored.games
                }
                _ => true,
            };
            let last = |player: &PlayerId| rated.get(player).map(|(_, game)| *game);
            let games = batch.iter().filter(differ).filter_map(last);
            faults
                .extend(games.map(|game| {
                    fault(game, "a rating does not match the changes up to this game")
                }));
        }
    }
    let unlisted = store::games::list_inconsistent_results(conn).await?;
    let what = "the listed results do not match the stored results";
    faults.extend(unlisted.into_iter().map(|game| fault(game, what)));
    let misplaced = store::games::list_archive_inconsistencies(conn).await?;
    let what = "the events are stored twice, or not where the list of finished games says";
    faults.extend(misplaced.into_iter().map(|game| fault(game, what)));
    let wrong = store::players::list_inconsistent_statistics(conn).await?;
    let what = "the statistics of a player do not match their games";
    faults.extend(wrong.into_iter().map(|game| fault(game, what)));
    Ok(faults)
}

/// Returns a game and its result, computed from its events alone. None if the game is unreadable,
/// which is reported elsewhere.
async fn load_with_results(
    conn: &mut Connection,
    id: GameId,
) -> Result<Option<(StoredGame, Vec<SeatResult>)>> {
    let game = match store::games::find_game(conn, id).await {
        Ok(Some(game)) => game,
        Ok(None) | Err(StoreError::Unreadable(_)) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    match store::games::list_events(conn, id, Version::NONE, game.version, i64::MAX).await {
        Ok(events) => Ok(Some((game, event_log::results(&events).unwrap_or_default()))),
        Err(StoreError::Unreadable(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Computes the rating changes of a game, in the order in which changes are listed.
fn rate(
    ratings: &mut Ratings,
    game: &StoredGame,
    position: i64,
    results: &[SeatResult],
) -> Vec<RatingChange> {
    let category = RatingCategory::of(game.settings);
    let of_category = ratings.entry(category).or_default();
    let mut changes = Vec::new();
    let rated = results.iter().map(|result| rating_account(result.player));
    let before: HashMap<PlayerId, Rating> =
        rated.filter_map(|player| Some((player, of_category.get(&player)?.0))).collect();
    for (player, rating) in compute_ratings(game, results, &before) {
        of_category.insert(player, (rating, game.id));
        let Rating { mean, deviation, .. } = rating;
        changes.push(RatingChange { position, player, category, mean, deviation });
    }
    changes.sort_by_key(|change| change.player);
    changes
}

/// Returns true if both lists of rating changes are equal within floating-point tolerance.
fn changes_match(computed: &[RatingChange], stored: &[RatingChange]) -> bool {
    let is_equal = |(one, other): (&RatingChange, &RatingChange)| {
        (one.player, one.category) == (other.player, other.category)
            && approx_eq(one.mean, other.mean)
            && approx_eq(one.deviation, other.deviation)
    };
    computed.len() == stored.len() && computed.iter().zip(stored).all(is_equal)
}

fn approx_eq(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6
}

fn fault(game: GameId, what: &str) -> ConsistencyFault {
    ConsistencyFault { game, what: what.to_owned() }
}

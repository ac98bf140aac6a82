mod chronicle;
mod fault;

use std::collections::BTreeMap;
use std::time::Duration;

use chronicle::check_finished_games;
use fault::ConsistencyFault;
use kingdomino::shuffle::{LineTree, commitment};
use kingdomino::{Dealt, Deck, DominoSet, GameState};

use crate::domain::GameId;
use crate::domain::event_log::{GameStatus, StoredEvent, TableEvent, Version, fold};
use crate::domain::table::{SeatedPlayer, StoredGame};
use crate::progress::{Progress, Unit};
use crate::service::games::build_record;
use crate::store::games::Secrets;
use crate::store::{self, Connection, StoreError};

use super::context::Context;
use super::error::Result;

/// Time limit for replaying all games.
const CHECK_TIMEOUT: Duration = Duration::from_hours(24);

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
        (rebuilt.rated == game.rated, "the rated flag does not match the events"),
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

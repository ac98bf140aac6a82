//! Start of a game with its shuffle, and cancellation before the start.

use kingdomino::shuffle::{Hex32, LineTree};
use kingdomino::{Cause, Event, GameState, HousePlayer, Seat, Settings, Setup, Transition};

use crate::domain::event_log::{GameStatus, NewEvent, SeriesRef, TableEvent};
use crate::domain::table::{StoredGame, Viewer, WaitState};
use crate::domain::{GameId, IdempotentRequest, ProblemCode};
use crate::service::games::clocks::waiting::wait_after_events;
use crate::service::games::commands::advance::advance;
use crate::service::games::commands::search::{Attempt, SearchCache};
use crate::service::{Context, Error, Idempotent, Result};
use crate::store;
use crate::store::Connection;
use crate::store::games::Secrets;

use super::transaction::{GamePhase, Table, TableChange, TableStep, require_host, run_step};

/// Starts the game with the seated players.
///
/// # Errors
/// The table is not open, or the player is not its host; or there are too few players in general or
/// for the settings.
pub async fn start_game(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    run_step(ctx, viewer, game, request, Start).await
}

struct Start;

impl TableStep for Start {
    const PHASE: GamePhase = GamePhase::BeforeStart;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let Table { game, secrets, viewer, search_cache } = table;
        require_host(game, viewer)?;
        start(conn, search_cache, game, secrets, Vec::new()).await
    }
}

/// Shuffles and deals, from the seed and the entropy of the players.
pub(crate) async fn start(
    conn: &mut Connection,
    search_cache: &SearchCache,
    game: &StoredGame,
    secrets: &Secrets,
    events: Vec<NewEvent>,
) -> Attempt<TableChange> {
    start_after_events(conn, search_cache, game, secrets, events, Vec::new()).await
}

/// As [`start`], for a game that continues after the events in `played`.
pub(crate) async fn start_after_events(
    conn: &mut Connection,
    search_cache: &SearchCache,
    game: &StoredGame,
    secrets: &Secrets,
    mut events: Vec<NewEvent>,
    played: Vec<Event>,
) -> Attempt<TableChange> {
    let players = u8::try_from(game.seats.len()).unwrap_or(u8::MAX);
    if !Settings::PLAYERS.contains(&players) {
        return Err(ProblemCode::TooFewPlayers.into());
    }
    let settings = game.settings.with_players(players)?;
    let shuffle = game.shuffle(&secrets.seed);
    let (Some(deck), Some(setup)) = (shuffle.deck(settings.expansion()), shuffle.setup(settings))
    else {
        return Err(Error::Internal(format!("game {} cannot be shuffled", game.id)).into());
    };
    let transition = Transition {
        state: GameState::new(setup),
        deck: deck.clone(),
        cause: Cause::Start { house: house_players(game), played },
        premoves: Vec::new(),
    };
    let tree = game.line_tree(&secrets.seed, &deck, settings);
    let root = tree.as_ref().map(LineTree::root);
    // Runs before any write, because it may require a search.
    let transitioned = advance(search_cache, transition, || tree)?;
    store::games::store_start_parameters(conn, game.id, settings, &deck, root.as_ref()).await?;
    if let Some(SeriesRef { id, number: 1 }) = game.series {
        let series_players: Vec<_> =
            game.seats.iter().map(|seat| (seat.player, seat.entropy)).collect();
        let seat_order: Vec<u8> = (0..players).collect();
        store::series::insert_series_players(conn, id, &series_players).await?;
        store::series::begin_series_game(conn, id, 1, &seat_order).await?;
    }

    let seats = game.seats.iter().map(|seat| seat.player).collect();
    let Setup { settings, kings, quests } = setup;
    let lines_root = root.map(Hex32);
    let started = TableEvent::GameStarted { seats, settings, kings, quests, lines_root };
    events.push(NewEvent::at_table(started));
    let waiting = wait_after_events(game, &transitioned.rule_events, &transitioned.state);
    // A game without human decisions ends immediately.
    let (status, revealed_seed) = (transitioned.status(), transitioned.revealed_seed(secrets.seed));
    events.extend(transitioned.events);
    Ok(TableChange { status, state: Some(transitioned.state), revealed_seed, events, waiting })
}

/// Returns the house players at the table with their seats.
fn house_players(game: &StoredGame) -> Vec<(Seat, HousePlayer)> {
    let seats = game.seats.iter().zip(Seat::for_players(u8::MAX));
    seats.filter_map(|(player, seat)| Some((seat, player.house()?))).collect()
}

/// Cancels a game before it starts.
///
/// # Errors
/// The table is not open, or the player is not its host.
pub async fn cancel_table(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    run_step(ctx, viewer, game, request, Cancel).await
}

/// Cancels the series as well if this is its first game.
struct Cancel;

impl TableStep for Cancel {
    const PHASE: GamePhase = GamePhase::BeforeStart;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let Table { game, secrets, viewer, .. } = table;
        require_host(game, viewer)?;
        if let Some(series) = game.series {
            store::series::end_series(conn, series.id, GameStatus::Cancelled).await?;
        }
        Ok(TableChange {
            status: GameStatus::Cancelled,
            state: None,
            revealed_seed: Some(secrets.seed),
            events: vec![NewEvent::at_table(TableEvent::GameCancelled {})],
            waiting: WaitState::default(),
        })
    }
}

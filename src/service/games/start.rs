use kingdomino::shuffle::{Hex32, LineTree};
use kingdomino::{Cause, Event, GameState, HousePlayer, Seat, Settings, Setup, Transition};

use crate::domain::event_log::{NewEvent, OfSeries, TableEvent};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest};
use crate::service::{Context, Error, Result, TableViolation};
use crate::store::games::Secrets;
use crate::store::{self, Connection};

use super::advance::advance;
use super::applied::Applied;
use super::search::Outcomes;
use super::table_transaction::{Table, TableChange, TableStep, When, opener_only, take};
use super::waiting::waiting_after;

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
) -> Result<Applied> {
    take(ctx, viewer, game, request, Start).await
}

struct Start;

impl TableStep for Start {
    const WHEN: When = When::BeforeTheStart;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let Table { game, secrets, viewer, outcomes } = table;
        opener_only(game, viewer)?;
        start(conn, outcomes, game, secrets, Vec::new()).await
    }
}

/// Shuffles and deals, from the seed and the entropy of the players.
pub(crate) async fn start(
    conn: &mut Connection,
    outcomes: &Outcomes,
    game: &StoredGame,
    secrets: &Secrets,
    events: Vec<NewEvent>,
) -> Result<TableChange> {
    start_at(conn, outcomes, game, secrets, events, Vec::new()).await
}

/// As [`start`], for a game that continues after the events in `played`.
pub(crate) async fn start_at(
    conn: &mut Connection,
    outcomes: &Outcomes,
    game: &StoredGame,
    secrets: &Secrets,
    mut events: Vec<NewEvent>,
    played: Vec<Event>,
) -> Result<TableChange> {
    let players = u8::try_from(game.seats.len()).unwrap_or(u8::MAX);
    if !Settings::PLAYERS.contains(&players) {
        return Err(TableViolation::TooFewPlayers.into());
    }
    let settings = game.settings.with_players(players)?;
    let shuffle = game.shuffle(&secrets.seed);
    let (Some(deck), Some(setup)) = (shuffle.deck(settings.expansion()), shuffle.setup(settings))
    else {
        return Err(Error::Internal(format!("game {} cannot be shuffled", game.id)));
    };
    let transition = Transition {
        state: GameState::new(setup),
        deck: deck.clone(),
        cause: Cause::Start { house: house(game), played },
        orders: Vec::new(),
    };
    let tree = game.line_tree(&secrets.seed, &deck, settings);
    let root = tree.as_ref().map(LineTree::root);
    // Runs before any write, because it may require a search.
    let advanced = advance(outcomes, transition, || tree)?;
    store::games::store_start(conn, game.id, settings, &deck, root.as_ref()).await?;
    if let Some(OfSeries { id, number: 1 }) = game.series {
        let places: Vec<_> = game.seats.iter().map(|seat| (seat.player, seat.entropy)).collect();
        let order: Vec<u8> = (0..players).collect();
        store::series::insert_places(conn, id, &places).await?;
        store::series::begin_series_game(conn, id, 1, &order).await?;
    }

    let seats = game.seats.iter().map(|seat| seat.player).collect();
    let Setup { settings, kings, quests } = setup;
    let lines_root = root.map(Hex32);
    let started = TableEvent::GameStarted { seats, settings, kings, quests, lines_root };
    events.push(NewEvent::of_the_table(started));
    let waiting = waiting_after(game, &advanced.happened, &advanced.state);
    // A game without human decisions ends immediately.
    let (status, revealed_seed) = (advanced.status(), advanced.revealed_seed(secrets.seed));
    events.extend(advanced.events);
    Ok(TableChange { status, state: Some(advanced.state), revealed_seed, events, waiting })
}

/// Returns the house players at the table with their seats.
fn house(game: &StoredGame) -> Vec<(Seat, HousePlayer)> {
    let seats = game.seats.iter().zip(Seat::of(u8::MAX));
    seats.filter_map(|(sitter, seat)| Some((seat, sitter.house()?))).collect()
}

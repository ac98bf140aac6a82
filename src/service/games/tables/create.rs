//! Creation of tables, idempotent by request key, and lists of public games. Every game is created
//! by [`TableBuilder`].

use kingdomino::shuffle::{Bytes32, ShuffleScheme, commitment};
use kingdomino::{Event, HousePlayer, Settings};

use crate::domain::clock::Timing;
use crate::domain::event_log::{
    NewEvent, RatingMode, SeriesRef, TableEvent, Version, house_account,
};
use crate::domain::series::{SERIES_GAMES, Seating, SeriesBreak};
use crate::domain::table::{
    EndedGameFilter, GameSummary, PublicGameFilter, StoredGame, TableAccess, Viewer, WaitState,
};
use crate::domain::{GameId, IdempotentRequest, PlayerId, ProblemCode, SeriesId};
use crate::service::games::commands::repeated::{find_recorded_request, restore_first_response};
use crate::service::games::commands::search::{
    Attempt, SearchCache, SearchClient, run_with_searches, separate_failure,
};
use crate::service::games::reads::history::load_all_events;
use crate::service::games::reads::show::load_visible;
use crate::service::tasks::run_cancellable;
use crate::service::{Context, Error, Idempotent, Result};
use crate::store;
use crate::store::Connection;
use crate::store::games::{GameForViewer, NewTableRow, RecordedRequest, TABLE_REQUEST_KEY_UNIQUE};
use crate::store::series::{NewSeriesGame, NewSeriesRow};

use super::limits::check_game_limit;
use super::seats::check_rated;
use super::start::start_after_events;
use super::transaction::open_table_change;

/// Parameters of a new table.
pub struct NewTable {
    pub settings: Settings,
    pub timing: Timing,
    pub access: TableAccess,
    pub rated: RatingMode,
    /// True if bots may take a seat.
    pub bots: bool,
    /// House players seated next to the host.
    pub house: Vec<HousePlayer>,
    /// Entropy that the host adds to the shuffle.
    pub entropy: Option<Bytes32>,
}

/// Purpose of a table.
pub(crate) enum Origin {
    /// A single game.
    Single,
    /// The first game of a series of `games` games.
    Series { games: u8, seating: Seating, break_between: SeriesBreak },
    /// A rematch. The `opponents` are invited.
    Rematch { of: GameId, opponents: Vec<PlayerId> },
}

/// Table to create, with all its initial players. Every game is created through this type: tables
/// of players, later games of a series, and sandboxes.
pub(in crate::service) struct TableBuilder<'a> {
    pub table: NewTableRow<'a>,
    /// Players in the order of the seats, each with the entropy added to the shuffle.
    pub seats: Vec<(PlayerId, Option<Bytes32>)>,
    pub invited: Vec<PlayerId>,
    /// Events already played; empty for a new game.
    pub played: Vec<Event>,
}

impl TableBuilder<'_> {
    /// Inserts the table, and starts its game if all seats are taken. The caller must hold locks on
    /// the accounts of the seated players. `request` marks the creation among the requests of
    /// `viewer`.
    pub async fn insert(
        self,
        conn: &mut Connection,
        search_cache: &SearchCache,
        viewer: Viewer,
        request: Option<&IdempotentRequest>,
    ) -> Attempt<()> {
        let TableBuilder { table, seats, invited, played } = self;
        let NewTableRow { id, settings, timing, rating_mode, series, .. } = table;
        store::games::insert_table(conn, &table).await?;
        let mut events = vec![NewEvent::at_table(TableEvent::TableCreated {
            settings,
            timing,
            rated: rating_mode,
            series,
        })];
        let is_sandbox = table.sandbox_seed_game_id.is_some();
        let seated = seats.len();
        for (seat, (player, entropy)) in seats.into_iter().enumerate() {
            let entropy = entropy.as_ref();
            if is_sandbox {
                store::games::insert_sandbox_seat(conn, id, seat, player, entropy).await?;
            } else {
                store::games::take_seat(conn, id, seat, player, entropy).await?;
            }
            events.push(NewEvent::at_table(TableEvent::PlayerJoined { player }));
        }
        for player in invited {
            store::games::insert_invitation(conn, id, player).await?;
            events.push(NewEvent::at_table(TableEvent::PlayerInvited { player }));
        }
        let opened = if seated < usize::from(settings.players()) {
            open_table_change(events)
        } else {
            let loaded = store::games::load_game_for_command(conn, id, viewer).await?;
            let (GameForViewer { game, .. }, secrets) = loaded.ok_or(ProblemCode::GameNotFound)?;
            start_after_events(conn, search_cache, &game, &secrets, events, played).await?
        };
        store::games::append_events(conn, &opened.update_at(id, Version::NONE, viewer, request))
            .await?;
        Ok(())
    }
}

/// Creates a table with the host at its first seat, followed by the house players. The seed is
/// chosen and committed to before another player can join.
///
/// # Errors
/// The key was used for another request; there are too few seats for the house players; or a guest
/// requests a rated game.
pub async fn create_table(
    ctx: &Context,
    viewer: Viewer,
    params: NewTable,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    create_table_for(ctx, viewer, params, Origin::Single, request).await
}

/// Creates a table for a purpose.
///
/// # Errors
/// As for [`create_table`]. For a rematch also [`ProblemCode::TableNotOpen`] if the game already
/// has one, and the constraint [`OPEN_REMATCH_UNIQUE`](store::games::OPEN_REMATCH_UNIQUE).
pub(crate) async fn create_table_for(
    ctx: &Context,
    viewer: Viewer,
    params: NewTable,
    origin: Origin,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    let ctx = ctx.clone();
    run_cancellable(async move |cancel_token| {
        let mut conn = ctx.connection().await?;
        if let Some(played) = find_replayed_creation(&mut conn, viewer, request.as_ref()).await? {
            return Ok(played);
        }
        drop(conn);
        if params.house.len() >= usize::from(params.settings.players()) {
            return Err(ProblemCode::TooManyHousePlayers.into());
        }
        let series = match origin {
            Origin::Series { games, seating, break_between } => {
                Some(new_series(&ctx, viewer.player, games, seating, break_between)?)
            }
            Origin::Single | Origin::Rematch { .. } => None,
        };
        let new = match series.as_ref().and_then(|series| series.games.first().copied()) {
            Some(first) => first,
            None => new_game(&ctx)?,
        };
        let (rematch_of, opponents) = match origin {
            Origin::Rematch { of, opponents } => (Some(of), opponents),
            Origin::Single | Origin::Series { .. } => (None, Vec::new()),
        };
        let table = NewTableRow {
            id: new.game,
            host: viewer.player,
            access: params.access,
            settings: params.settings,
            timing: params.timing,
            rating_mode: params.rated,
            allows_bots: params.bots,
            series: series.as_ref().map(|series| SeriesRef { id: series.id, number: 1 }),
            rematch_of,
            sandbox_seed_game_id: None,
            shuffle_scheme: ShuffleScheme::NEWEST,
            commitment: new.commitment,
            seed: new.seed,
            request: request.as_ref(),
        };
        let search_client = SearchClient::Player(viewer.player, cancel_token);
        let (context, request, params, opponents, series) =
            (&ctx, request.as_ref(), &params, &opponents, series.as_ref());
        let attempt = move |search_cache: SearchCache| async move {
            let _account_lock = context.account_locks.lock(viewer.player).await?;
            let mut conn = context.connection().await?;
            let opened = conn
                .transaction(async |conn| {
                    if let Some(series) = series {
                        store::series::insert_series(conn, series).await?;
                    }
                    let quota = context.quotas.get().games;
                    insert(conn, &search_cache, viewer, table, params, opponents, quota).await
                })
                .await;
            let opened = separate_failure(opened)?;
            Ok(resolve_creation(&mut conn, viewer, table.id, opened, request).await?)
        };
        run_with_searches(&ctx, &search_client, attempt).await
    })
    .await
}

/// Returns the table that the same request created before, as it was then. A key that was used for
/// another request is rejected here, before any other validation.
pub(crate) async fn find_replayed_creation(
    conn: &mut Connection,
    viewer: Viewer,
    request: Option<&IdempotentRequest>,
) -> Result<Option<Idempotent<StoredGame>>> {
    let Some(request) = request else { return Ok(None) };
    let found = store::games::find_table_by_request_key(conn, viewer.player, &request.key).await?;
    let Some((id, hash)) = found else {
        let elsewhere =
            store::accounts::is_known_request_key(conn, viewer.player, &request.key).await?;
        return if elsewhere {
            Err(Error::Refused(ProblemCode::IdempotencyKeyReused))
        } else {
            Ok(None)
        };
    };
    if hash != request.hash {
        return Err(ProblemCode::IdempotencyKeyReused.into());
    }
    let game = load_visible(conn, viewer, id).await?;
    let (end, waiting) = match find_recorded_request(conn, viewer, id, &creation_request()).await? {
        Some(RecordedRequest { result_version: end, waiting, .. }) => (end, waiting),
        None => (find_creation_end(conn, &game).await?, WaitState::default()),
    };
    let game = restore_first_response(conn, game, end, waiting).await?;
    Ok(Some(Idempotent::replayed(game)))
}

/// Returns the request that marks the creation of a table among the requests of its host. Its key
/// contains a space, which keys of clients cannot.
pub(crate) fn creation_request() -> IdempotentRequest {
    IdempotentRequest { key: "the opening".to_owned(), hash: [0; 32] }
}

/// Returns the version after the creation of a table without a recorded creation request, because
/// the table is older than such requests or its events are archived. The creation consists of all
/// events with the timestamp of the first one.
async fn find_creation_end(conn: &mut Connection, game: &StoredGame) -> Result<Version> {
    let events = load_all_events(conn, game).await?;
    let opened_at = events.first().map(|event| event.at);
    let opening = events.iter().take_while(|event| Some(event.at) == opened_at);
    Ok(Version::NONE.after(opening.count()))
}

fn new_series(
    ctx: &Context,
    host: PlayerId,
    games: u8,
    seating: Seating,
    break_between: SeriesBreak,
) -> Result<NewSeriesRow> {
    if !SERIES_GAMES.contains(&games) {
        return Err(ProblemCode::SeriesTooLong.into());
    }
    let games: Result<Vec<NewSeriesGame>> = (0..games).map(|_| new_game(ctx)).collect();
    let id = SeriesId::new(ctx.new_id());
    let break_between = break_between.with_default_limit();
    Ok(NewSeriesRow { id, host, seating, break_between, games: games? })
}

/// Draws the id and the seed of a new game, and computes the commitment to the seed.
fn new_game(ctx: &Context) -> Result<NewSeriesGame> {
    let (game, seed) = ctx.game_source.draw(ctx.new_id())?;
    Ok(NewSeriesGame { game, commitment: commitment(game.uuid().into_bytes(), &seed), seed })
}

/// Inserts the table with its host, the house players and the invitations.
async fn insert(
    conn: &mut Connection,
    search_cache: &SearchCache,
    viewer: Viewer,
    table: NewTableRow<'_>,
    params: &NewTable,
    opponents: &[PlayerId],
    quota: i64,
) -> Attempt<()> {
    if !store::accounts::lock_player_shared(conn, viewer.player).await? {
        return Err(ProblemCode::SessionEnded.into());
    }
    check_rated(conn, params.rated, viewer.player).await?;
    check_game_limit(conn, viewer.player, quota).await?;
    if let Some(of) = table.rematch_of {
        // The row lock on the finished game serializes all requests for its rematch.
        store::games::lock_game(conn, of).await?;
        if store::games::find_rematch(conn, of).await?.is_some() {
            return Err(ProblemCode::TableNotOpen.into());
        }
    }
    let house =
        params.house.iter().zip(1..).map(|(house, number)| (house_account(*house, number), None));
    let builder = TableBuilder {
        table,
        seats: std::iter::once((viewer.player, params.entropy)).chain(house).collect(),
        invited: opponents.to_vec(),
        played: Vec::new(),
    };
    builder.insert(conn, search_cache, viewer, Some(&creation_request())).await
}

/// Returns the created table, or the one that the same request created before.
pub(crate) async fn resolve_creation(
    conn: &mut Connection,
    viewer: Viewer,
    id: GameId,
    opened: Result<()>,
    request: Option<&IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    match (opened, request) {
        (Err(Error::Store(error)), Some(request)) if error.violates(TABLE_REQUEST_KEY_UNIQUE) => {
            let played = find_replayed_creation(conn, viewer, Some(request)).await?;
            played
                .ok_or_else(|| Error::Internal("a table disappeared after its creation".to_owned()))
        }
        (opened, _) => {
            opened?;
            Ok(Idempotent::new(load_visible(conn, viewer, id).await?))
        }
    }
}

/// Returns public games, newest first.
pub async fn list_public_games(
    ctx: &Context,
    viewer: Viewer,
    filter: PublicGameFilter,
    after: Option<GameId>,
    limit: i64,
) -> Result<Vec<GameSummary>> {
    let mut conn = ctx.connection().await?;
    Ok(store::games::list_public_games(&mut conn, viewer.player, filter, after, limit).await?)
}

/// Returns up to `limit` finished public games that ended before the game `before`, latest first.
pub async fn list_finished_public_games(
    ctx: &Context,
    viewer: Viewer,
    filter: EndedGameFilter,
    before: Option<GameId>,
    limit: i64,
) -> Result<Vec<GameSummary>> {
    let mut conn = ctx.connection().await?;
    let games =
        store::games::list_finished_public_games(&mut conn, viewer.player, &filter, before, limit);
    Ok(games.await?)
}

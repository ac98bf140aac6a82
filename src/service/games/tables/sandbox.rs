//! Sandboxes: one player has all seats except those of house players, to study a game or to test a
//! client. Sandboxes are isolated from public features: they have no notifications, ratings,
//! records or statistics, and appear in no list of games.

use kingdomino::shuffle::{Bytes32, ShuffleScheme, commitment};
use kingdomino::{Event, Fact, HousePlayer, Settings};
use uuid::Uuid;

use crate::domain::clock::Timing;
use crate::domain::event_log::{RatingMode, TableEvent, Version, effective_events, house_account};
use crate::domain::table::{GameSummary, StoredGame, TableAccess, Viewer};
use crate::domain::{GameId, IdempotentRequest, ProblemCode};
use crate::game_record::Record;
use crate::service::games::commands::search::{
    Attempt, SearchCache, SearchClient, run_with_searches, separate_failure,
};
use crate::service::games::reads::record::run_in_compute_pool;
use crate::service::tasks::run_cancellable;
use crate::service::{Context, Error, Idempotent, Result};
use crate::store::games::NewTableRow;
use crate::store::{self, Connection};

use super::create::{TableBuilder, creation_request, find_replayed_creation, resolve_creation};

/// Initial position of a sandbox.
pub enum NewSandbox {
    /// A new game. The same seed produces the same deck.
    New { settings: Settings, seed: Option<Bytes32>, house: Vec<HousePlayer> },
    /// The position of a record at a version; by default, after the first line was dealt.
    Position { record: Vec<u8>, version: Option<Version> },
}

/// Input for creating a sandbox.
struct SandboxPlan {
    settings: Settings,
    scheme: ShuffleScheme,
    /// Id of the game that determines the shuffle.
    seed_game_id: Uuid,
    seed: Bytes32,
    entropy: Vec<Option<Bytes32>>,
    house: Vec<HousePlayer>,
    /// Events already played.
    played: Vec<Event>,
}

/// Creates a sandbox and starts its game.
///
/// # Errors
/// The house would have all seats; or the record is invalid, its game never started, or it has no
/// such version after the start.
pub async fn create_sandbox(
    ctx: &Context,
    viewer: Viewer,
    params: NewSandbox,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    let ctx = ctx.clone();
    run_cancellable(async move |cancel_token| {
        let known =
            find_replayed_creation(&mut *ctx.connection().await?, viewer, request.as_ref()).await?;
        if let Some(played) = known {
            return Ok(played);
        }
        let (id, drawn) = ctx.game_source.draw(ctx.new_id())?;
        let plan = match params {
            NewSandbox::New { settings, seed, house } => {
                plan_new_game(settings, seed.unwrap_or(drawn), house)?
            }
            NewSandbox::Position { record, version } => {
                let read = run_in_compute_pool(&ctx, viewer.player, move || {
                    plan_from_record(&record, version)
                });
                // After a disconnect, no client is left to receive the error.
                cancel_token.run_until_cancelled(read).await.ok_or(Error::Busy)???
            }
        };
        let search_client = SearchClient::Player(viewer.player, cancel_token);
        let (context, request, plan) = (&ctx, request.as_ref(), &plan);
        let attempt = move |search_cache: SearchCache| async move {
            let _account_lock = context.account_locks.lock(viewer.player).await?;
            let mut conn = context.connection().await?;
            let opened = conn
                .transaction(async |conn| {
                    // Lock order: the account before its games.
                    if !store::accounts::lock_player_shared(conn, viewer.player).await? {
                        return Err(ProblemCode::SessionEnded.into());
                    }
                    let kept = context.quotas.get().sandboxes - 1;
                    store::games::delete_sandboxes(conn, viewer.player, kept).await?;
                    insert(conn, &search_cache, id, viewer, plan, request).await
                })
                .await;
            let opened = separate_failure(opened)?;
            Ok(resolve_creation(&mut conn, viewer, id, opened, request).await?)
        };
        run_with_searches(&ctx, &search_client, attempt).await
    })
    .await
}

/// Returns the sandboxes of the player, newest first.
pub async fn list_sandboxes(
    ctx: &Context,
    viewer: Viewer,
    after: Option<GameId>,
    limit: i64,
) -> Result<Vec<GameSummary>> {
    let mut conn = ctx.connection().await?;
    Ok(store::games::list_sandboxes(&mut conn, viewer.player, after, limit).await?)
}

fn plan_new_game(
    settings: Settings,
    seed: Bytes32,
    house: Vec<HousePlayer>,
) -> Result<SandboxPlan> {
    if house.len() >= usize::from(settings.players()) {
        return Err(ProblemCode::TooManyHousePlayers.into());
    }
    Ok(SandboxPlan {
        settings,
        scheme: ShuffleScheme::NEWEST,
        // A fixed id, so that the same seed always produces the same deck.
        seed_game_id: Uuid::nil(),
        seed,
        entropy: vec![None; settings.players().into()],
        house,
        played: Vec::new(),
    })
}

/// Builds the game of a record up to a version, with all moves attributed to the players
/// themselves.
fn plan_from_record(record: &[u8], version: Option<Version>) -> Result<SandboxPlan> {
    let record = Record::read(record).map_err(Error::RecordInvalid)?;
    record.verify().map_err(Error::RecordInvalid)?;
    let started = record.events.iter().find_map(|event| match event.fact {
        TableEvent::GameStarted { settings, .. } => Some((event.version, settings)),
        _ => None,
    });
    let (started, settings) = started.ok_or(ProblemCode::GameNotStarted)?;
    let version = version.unwrap_or(started);
    let last = record.events.last().map_or(Version::NONE, |event| event.version);
    if version < started || version > last {
        return Err(ProblemCode::VersionNotFound.into());
    }
    let events = record.events.partition_point(|event| event.version <= version);
    let played = effective_events(&record.events[..events]);
    Ok(SandboxPlan {
        settings,
        scheme: record.header.scheme,
        seed_game_id: record.header.game.uuid(),
        seed: record.header.seed.0,
        entropy: record.header.seats.iter().map(|seat| seat.entropy.map(|hex| hex.0)).collect(),
        house: Vec::new(),
        played: played.into_iter().filter_map(|event| board_event(event.rules_event()?)).collect(),
    })
}

/// Returns the event if it changes the board. Changes of control are dropped, because the owner of
/// the sandbox has all seats.
fn board_event(event: Event) -> Option<Event> {
    let done = match event.fact {
        Fact::LineDealt { .. }
        | Fact::Picked { .. }
        | Fact::Placed { .. }
        | Fact::Discarded { .. }
        | Fact::Covered { .. }
        | Fact::GiantSent { .. }
        | Fact::GiantKept {} => true,
        Fact::HouseSeated { .. }
        | Fact::TimedOut {}
        | Fact::SeatTakenOver { .. }
        | Fact::SeatTakenBack {}
        | Fact::PremovePlayed {}
        | Fact::Conceded {}
        | Fact::GameFinished {} => false,
    };
    done.then_some(event)
}

/// Inserts the sandbox. House players get the last seats, and the player all others.
async fn insert(
    conn: &mut Connection,
    search_cache: &SearchCache,
    id: GameId,
    viewer: Viewer,
    plan: &SandboxPlan,
    request: Option<&IdempotentRequest>,
) -> Attempt<()> {
    let SandboxPlan { settings, entropy, house, played, .. } = plan;
    let table = NewTableRow {
        id,
        host: viewer.player,
        access: TableAccess::Invitation,
        settings: *settings,
        timing: Timing::default(),
        rating_mode: RatingMode::No,
        allows_bots: true,
        series: None,
        rematch_of: None,
        sandbox_seed_game_id: Some(plan.seed_game_id),
        shuffle_scheme: plan.scheme,
        commitment: commitment(plan.seed_game_id.into_bytes(), &plan.seed),
        seed: plan.seed,
        request,
    };
    let player_seats = usize::from(settings.players()) - house.len();
    let accounts = house.iter().zip(1..).map(|(house, number)| house_account(*house, number));
    let players = std::iter::repeat_n(viewer.player, player_seats).chain(accounts);
    let added = entropy.iter().copied().chain(std::iter::repeat(None));
    let seats = players.zip(added).collect();
    let builder = TableBuilder { table, seats, invited: Vec::new(), played: played.clone() };
    builder.insert(conn, search_cache, viewer, Some(&creation_request())).await
}

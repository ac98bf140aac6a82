use kingdomino::shuffle::Bytes32;
use kingdomino::{GameState, RuleViolation};

use crate::domain::event_log::{Agreements, GameStatus, NewEvent, Version};
use crate::domain::table::{StoredGame, Viewer, WaitState};
use crate::domain::{GameId, IdempotentRequest, ProblemCode};
use crate::service::games::commands::advance::agreements_after;
use crate::service::games::commands::repeated::{find_recorded_request, restore_first_response};
use crate::service::games::commands::search::{
    Attempt, SearchCache, SearchClient, run_with_searches,
};
use crate::service::games::reads::show::{authorize_session, may_view};
use crate::service::notifications::WaitKey;
use crate::service::tasks::run_cancellable;
use crate::service::{Context, Idempotent, Result};
use crate::store::games::{GameUpdate, RecordedRequest, Secrets};
use crate::store::{self, Connection};

use super::limits::check_length;

/// An action at a table other than playing a command.
pub trait TableStep: Send + Sync + 'static {
    /// Phase of the game in which the step is allowed.
    const PHASE: GamePhase;
    /// True if the step makes a game longer without bringing it closer to its end.
    const IS_LENGTH_LIMITED: bool = false;
    /// True if the step locks the player's account.
    const LOCKS_ACCOUNT: bool = false;

    /// Returns true if the step does not require access to the table.
    fn skips_access_check(&self) -> bool {
        false
    }

    /// Applies the step to the game, which is locked.
    ///
    /// # Errors
    /// The step is not allowed.
    fn apply(
        &self,
        conn: &mut Connection,
        table: Table<'_>,
    ) -> impl Future<Output = Attempt<TableChange>> + Send;
}

/// Phase of a game.
pub enum GamePhase {
    BeforeStart,
    Running,
}

/// Input of a step.
pub struct Table<'a> {
    pub game: &'a StoredGame,
    pub secrets: &'a Secrets,
    pub viewer: Viewer,
    pub search_cache: &'a SearchCache,
}

/// Update of the game's row by a step.
pub(crate) struct TableChange {
    pub status: GameStatus,
    pub state: Option<GameState>,
    pub revealed_seed: Option<Bytes32>,
    pub events: Vec<NewEvent>,
    pub waiting: WaitState,
}

/// Applies a step. Steps are rare and change several rows, so each runs in a transaction that locks
/// the game's row.
pub async fn run_step<S: TableStep>(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
    request: Option<IdempotentRequest>,
    step: S,
) -> Result<Idempotent<StoredGame>> {
    let ctx = ctx.clone();
    run_cancellable(async move |cancel_token| {
        let search_client = SearchClient::Player(viewer.player, cancel_token);
        let (context, request, step) = (&ctx, request.as_ref(), &step);
        let attempt = move |search_cache: SearchCache| async move {
            // Serializes the step with operations on all games of the account, before taking a
            // connection.
            let _account_lock = if S::LOCKS_ACCOUNT {
                Some(context.account_locks.lock(viewer.player).await?)
            } else {
                None
            };
            let table_permit = context.acquire_table_permit(viewer, id).await?;
            let mut conn = context.connection().await?;
            let StepResult { end, waiting, replayed } = conn
                .transaction(async |conn| {
                    apply_step(conn, &search_cache, viewer, id, request, step).await
                })
                .await?;
            drop(table_permit);
            context.waiters.wake(WaitKey::Game(id), end.number().into());
            // Later steps of other players are not part of the response. The step may have ended
            // the viewer's access to the table, so access is not checked again.
            let game =
                store::games::find_game(&mut conn, id).await?.ok_or(ProblemCode::GameNotFound)?;
            let game = restore_first_response(&mut conn, game, end, waiting).await?;
            Ok(Idempotent { value: game, replayed })
        };
        run_with_searches(&ctx, &search_client, attempt).await
    })
    .await
}

/// Result of a step, taken now or by an earlier use of the same request.
struct StepResult {
    end: Version,
    waiting: WaitState,
    replayed: bool,
}

/// Takes the step, unless the same request did so before.
async fn apply_step<S: TableStep>(
    conn: &mut Connection,
    search_cache: &SearchCache,
    viewer: Viewer,
    id: GameId,
    request: Option<&IdempotentRequest>,
    step: &S,
) -> Attempt<StepResult> {
    // Lock order: account before games, as in operations on all games of an account. The lock
    // prevents a concurrent deletion of the account, which would leave an empty seat.
    if S::LOCKS_ACCOUNT && !store::accounts::lock_player_shared(conn, viewer.player).await? {
        return Err(ProblemCode::SessionEnded.into());
    }
    store::games::lock_game(conn, id).await?;
    let (loaded, secrets) = match store::games::load_game_for_command(conn, id, viewer).await? {
        Some((loaded, secrets)) => (Some(loaded), Some(secrets)),
        None => (None, None),
    };
    let loaded = authorize_session(conn, viewer, loaded).await?;
    // Precedes the access check, because the recorded request may have ended the access.
    if let Some(request) = request
        && let Some(RecordedRequest { result_version: end, waiting, .. }) =
            find_recorded_request(conn, viewer, id, request).await?
    {
        return Ok(StepResult { end, waiting, replayed: true });
    }
    if !step.skips_access_check() && !may_view(&loaded, viewer) {
        return Err(ProblemCode::GameNotFound.into());
    }
    let game = loaded.game;
    let secrets = secrets.ok_or(ProblemCode::GameNotFound)?;
    let checked_game = match S::PHASE {
        GamePhase::BeforeStart => check_open(&game)?,
        GamePhase::Running => check_running(&game)?,
    };
    if S::IS_LENGTH_LIMITED {
        check_length(conn, checked_game, viewer).await?;
    }
    let table = Table { game: &game, secrets: &secrets, viewer, search_cache };
    let outcome = step.apply(conn, table).await?;
    if outcome.events.is_empty() {
        return Ok(StepResult { end: game.version, waiting: game.waiting, replayed: false });
    }
    let agreements = agreements_after(&game, &outcome.events);
    let change = outcome.update(&game, &agreements, viewer, request);
    let recorded = store::games::append_events(conn, &change).await?;
    recorded
        .map(|_| StepResult {
            end: change.version(),
            waiting: outcome.waiting.clone(),
            replayed: false,
        })
        // The row is locked, so only the deadline can have passed.
        .ok_or_else(|| ProblemCode::DeadlinePassed.into())
}

/// Returns the game if it has not started.
pub fn check_open(game: &StoredGame) -> Result<&StoredGame> {
    if game.status == GameStatus::Open { Ok(game) } else { Err(ProblemCode::TableNotOpen.into()) }
}

/// Returns the game if it is running.
fn check_running(game: &StoredGame) -> Result<&StoredGame> {
    match game.status {
        GameStatus::Active => Ok(game),
        GameStatus::Open => Err(ProblemCode::GameNotStarted.into()),
        GameStatus::Finished | GameStatus::Cancelled => Err(RuleViolation::GameFinished.into()),
    }
}

/// Rejects all players except the host.
pub fn require_host(game: &StoredGame, viewer: Viewer) -> Result<()> {
    if game.host == viewer.player { Ok(()) } else { Err(ProblemCode::NotTheHost.into()) }
}

/// Returns a change that adds events and leaves the state and the wait unchanged.
pub fn append_only_change(game: &StoredGame, events: Vec<NewEvent>) -> Attempt<TableChange> {
    Ok(TableChange {
        status: game.status,
        state: Some(*game.started_state()?),
        revealed_seed: None,
        events,
        waiting: game.waiting.clone(),
    })
}

/// Returns a change without effect.
pub fn no_change(game: &StoredGame) -> Attempt<TableChange> {
    append_only_change(game, Vec::new())
}

/// Returns a change that adds events and keeps the table open.
pub fn open_table_change(events: Vec<NewEvent>) -> TableChange {
    TableChange {
        status: GameStatus::Open,
        state: None,
        revealed_seed: None,
        events,
        // Open tables await no player.
        waiting: WaitState::default(),
    }
}

/// Agreements of a new table.
static NO_AGREEMENTS: Agreements = Agreements { pause: None, asked: None, offers: Vec::new() };

impl TableChange {
    /// Returns the update of `game`, with `agreements` in effect after it.
    pub fn update<'a>(
        &'a self,
        game: &StoredGame,
        agreements: &'a Agreements,
        viewer: Viewer,
        request: Option<&'a IdempotentRequest>,
    ) -> GameUpdate<'a> {
        let update = self.update_at(game.id, game.version, viewer, request);
        let status = update.status.filter(|status| *status != game.status);
        GameUpdate { agreements, revision: game.revision, status, ..update }
    }

    /// Returns the update of a new game, or of a game at version `expected`.
    pub fn update_at<'a>(
        &'a self,
        game: GameId,
        expected: Version,
        viewer: Viewer,
        request: Option<&'a IdempotentRequest>,
    ) -> GameUpdate<'a> {
        GameUpdate {
            game,
            expected,
            status: Some(self.status),
            state: self.state.as_ref(),
            revealed_seed: self.revealed_seed,
            events: &self.events,
            player: Some(viewer.player),
            // The session was checked while the game was locked.
            session: None,
            read_at: None,
            request,
            waiting: &self.waiting,
            agreements: &NO_AGREEMENTS,
            revision: 0,
            waited: None,
        }
    }
}

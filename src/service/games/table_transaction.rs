use kingdomino::shuffle::Bytes32;
use kingdomino::{GameState, RuleViolation};

use crate::domain::event_log::{Agreements, GameStatus, NewEvent, Version};
use crate::domain::table::{StoredGame, Viewer, Waiting};
use crate::domain::{GameId, IdempotentRequest};
use crate::service::hang_up::unless_hung_up;
use crate::service::notifications::WaitKey;
use crate::service::{Context, Error, Result, TableViolation};
use crate::store::games::{GameUpdate, RecordedRequest, Secrets};
use crate::store::{self, Connection};

use super::advance::agreements_after;
use super::applied::Applied;
use super::limits::check_length;
use super::repeated::{as_first_answered, repeated};
use super::search::{Outcomes, Searcher};
use super::show::{authorize_session, may_view};

/// An action at a table other than playing a command.
pub(super) trait TableStep: Send + Sync + 'static {
    /// Phase of the game in which the step is allowed.
    const WHEN: When;
    /// True if the step makes a game longer without bringing it closer to its end.
    const LENGTHENS: bool = false;
    /// True if the step locks the player's account.
    const LOCKS_ACCOUNT: bool = false;

    /// Returns true if the step does not require access to the table.
    fn admits_strangers(&self) -> bool {
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
    ) -> impl Future<Output = Result<TableChange>> + Send;
}

/// Phase of a game.
pub(super) enum When {
    BeforeTheStart,
    WhileItRuns,
}

/// Input of a step.
pub(super) struct Table<'a> {
    pub game: &'a StoredGame,
    pub secrets: &'a Secrets,
    pub viewer: Viewer,
    pub outcomes: &'a Outcomes,
}

/// Update of the game's row by a step.
pub(crate) struct TableChange {
    pub status: GameStatus,
    pub state: Option<GameState>,
    pub revealed_seed: Option<Bytes32>,
    pub events: Vec<NewEvent>,
    pub waiting: Waiting,
}

/// Applies a step. Steps are rare and change several rows, so each runs in a transaction that locks
/// the game's row.
pub(super) async fn take<S: TableStep>(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
    request: Option<IdempotentRequest>,
    step: S,
) -> Result<Applied> {
    let ctx = ctx.clone();
    unless_hung_up(async move |hang_up| {
        let searcher = Searcher::Player(viewer.player, hang_up);
        let mut outcomes = Outcomes::default();
        for _ in 0..ATTEMPTS {
            // Serializes the step with operations on all games of the account, before taking a
            // connection.
            let turn =
                if S::LOCKS_ACCOUNT { Some(ctx.turns.of(viewer.player).await) } else { None };
            let table_turn = ctx.table_turn(viewer, id).await?;
            let mut conn = ctx.connection().await?;
            let taken = conn
                .transaction(async |conn| {
                    take_step(conn, &outcomes, viewer, id, request.as_ref(), &step).await
                })
                .await;
            if outcomes.is_wanting() {
                drop((conn, table_turn, turn));
                outcomes.search(&ctx, &searcher).await?;
                continue;
            }
            drop(table_turn);
            let Taken { end, waiting, replayed } = taken?;
            ctx.waiters.ring(WaitKey::Game(id), end.number().into());
            // Later steps of other players are not part of the response. The step may have ended
            // the viewer's access to the table, so access is not checked again.
            let game = store::games::find_game(&mut conn, id).await?.ok_or(Error::GameNotFound)?;
            let game = as_first_answered(&mut conn, game, end, waiting).await?;
            return Ok(Applied { game, replayed });
        }
        Err(Error::Busy)
    })
    .await
}

/// Maximum attempts. The search of a house player at the start of a game is lost if a player joins
/// or leaves in the meantime.
const ATTEMPTS: usize = 5;

/// Result of a step, taken now or by an earlier use of the same request.
struct Taken {
    end: Version,
    waiting: Waiting,
    replayed: bool,
}

/// Takes the step, unless the same request did so before.
async fn take_step<S: TableStep>(
    conn: &mut Connection,
    outcomes: &Outcomes,
    viewer: Viewer,
    id: GameId,
    request: Option<&IdempotentRequest>,
    step: &S,
) -> Result<Taken> {
    // Lock order: account before games, as in operations on all games of an account. The lock
    // prevents a concurrent deletion of the account, which would leave an empty seat.
    if S::LOCKS_ACCOUNT && !store::accounts::share_player(conn, viewer.player).await? {
        return Err(Error::SessionEnded);
    }
    store::games::lock_game(conn, id).await?;
    let (loaded, secrets) = match store::games::load_game_to_play(conn, id, viewer).await? {
        Some((loaded, secrets)) => (Some(loaded), Some(secrets)),
        None => (None, None),
    };
    let loaded = authorize_session(conn, viewer, loaded).await?;
    // Precedes the access check, because the recorded request may have ended the access.
    if let Some(request) = request
        && let Some(RecordedRequest { end, waiting, .. }) =
            repeated(conn, viewer, id, request).await?
    {
        return Ok(Taken { end, waiting, replayed: true });
    }
    if !step.admits_strangers() && !may_view(&loaded, viewer) {
        return Err(Error::GameNotFound);
    }
    let game = loaded.game;
    let secrets = secrets.ok_or(Error::GameNotFound)?;
    let stands = match S::WHEN {
        When::BeforeTheStart => open(&game)?,
        When::WhileItRuns => running(&game)?,
    };
    if S::LENGTHENS {
        check_length(conn, stands, viewer).await?;
    }
    let table = Table { game: &game, secrets: &secrets, viewer, outcomes };
    let outcome = step.apply(conn, table).await?;
    if outcome.events.is_empty() {
        return Ok(Taken { end: game.version, waiting: game.waiting, replayed: false });
    }
    let agreements = agreements_after(&game, &outcome.events);
    let change = outcome.update(&game, &agreements, viewer, request);
    let recorded = store::games::append_events(conn, &change).await?;
    recorded
        .map(|_| Taken { end: change.version(), waiting: outcome.waiting.clone(), replayed: false })
        // The row is locked, so only the deadline can have passed.
        .ok_or(Error::DeadlinePassed)
}

/// Returns the game if it has not started.
fn open(game: &StoredGame) -> Result<&StoredGame> {
    if game.status == GameStatus::Open { Ok(game) } else { Err(TableViolation::NotOpen.into()) }
}

/// Returns the game if it is running.
fn running(game: &StoredGame) -> Result<&StoredGame> {
    match game.status {
        GameStatus::Active => Ok(game),
        GameStatus::Open => Err(TableViolation::NotStarted.into()),
        GameStatus::Finished | GameStatus::Cancelled => Err(RuleViolation::GameFinished.into()),
    }
}

/// Rejects all players except the host.
pub(super) fn opener_only(game: &StoredGame, viewer: Viewer) -> Result<()> {
    if game.opener == viewer.player { Ok(()) } else { Err(TableViolation::NotTheOpener.into()) }
}

/// Returns a change that adds events and leaves the state and the wait unchanged.
pub(super) fn in_play(game: &StoredGame, events: Vec<NewEvent>) -> Result<TableChange> {
    Ok(TableChange {
        status: game.status,
        state: Some(*game.started()?),
        revealed_seed: None,
        events,
        waiting: game.waiting.clone(),
    })
}

/// Returns a change without effect.
pub(super) fn nothing(game: &StoredGame) -> Result<TableChange> {
    in_play(game, Vec::new())
}

/// Returns a change that adds events and keeps the table open.
pub(super) fn still_open(events: Vec<NewEvent>) -> TableChange {
    TableChange {
        status: GameStatus::Open,
        state: None,
        revealed_seed: None,
        events,
        // Open tables await no player.
        waiting: Waiting::default(),
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
        let change = self.change(game.id, game.version, viewer, request);
        GameUpdate { agreements, wait_revision: game.wait_revision, ..change }
    }

    /// Returns the update of a new game, or of a game at version `expected`.
    pub fn change<'a>(
        &'a self,
        game: GameId,
        expected: Version,
        viewer: Viewer,
        request: Option<&'a IdempotentRequest>,
    ) -> GameUpdate<'a> {
        GameUpdate {
            game,
            expected,
            status: self.status,
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
            wait_revision: 0,
            waited: None,
        }
    }
}

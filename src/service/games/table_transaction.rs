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

/// Something that somebody does at a table, beside playing.
pub(super) trait TableStep: Send + Sync + 'static {
    /// When it can be done.
    const WHEN: When;
    /// Whether it begins something that makes a game longer without bringing it nearer to its end.
    const LENGTHENS: bool = false;
    /// Whether it locks the account of who does it.
    const LOCKS_ACCOUNT: bool = false;

    /// Whether who takes it need not see the table otherwise.
    fn admits_strangers(&self) -> bool {
        false
    }

    /// What it does to the game, which is locked.
    ///
    /// # Errors
    /// It must not be done.
    fn apply(
        &self,
        conn: &mut Connection,
        table: Table<'_>,
    ) -> impl Future<Output = Result<TableChange>> + Send;
}

/// When something can be done at a table.
pub(super) enum When {
    BeforeTheStart,
    WhileItRuns,
}

/// What a step is done to, and by whom.
pub(super) struct Table<'a> {
    pub game: &'a StoredGame,
    pub secrets: &'a Secrets,
    pub viewer: Viewer,
    pub outcomes: &'a Outcomes,
}

/// What a step does to the game's row.
pub(crate) struct TableChange {
    pub status: GameStatus,
    pub state: Option<GameState>,
    pub revealed_seed: Option<Bytes32>,
    pub events: Vec<NewEvent>,
    pub waiting: Waiting,
}

/// Steps at a table are rare and touch several rows: they wait for each other at the game's row, in a transaction.
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
            // Who sits down is looked for, and what concerns all games of an account may hold it.
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
            // Later steps of other players are not part of the response. The step may have ended the viewer's access to the
            // table, so access is not checked again.
            let game = store::games::find_game(&mut conn, id).await?.ok_or(Error::GameNotFound)?;
            let game = as_first_answered(&mut conn, game, end, waiting).await?;
            return Ok(Applied { game, replayed });
        }
        Err(Error::Busy)
    })
    .await
}

/// What a house player searched for the start of a game is of no use when somebody else has come or gone meanwhile.
const ATTEMPTS: usize = 5;

/// What a step led to, now or when the same request came first.
struct Taken {
    end: Version,
    waiting: Waiting,
    replayed: bool,
}

/// Takes the step, unless the same request did before.
async fn take_step<S: TableStep>(
    conn: &mut Connection,
    outcomes: &Outcomes,
    viewer: Viewer,
    id: GameId,
    request: Option<&IdempotentRequest>,
    step: &S,
) -> Result<Taken> {
    // An account before its games, in the order in which what concerns all of them locks. Somebody who deletes it at the same
    // time would leave an empty chair.
    if S::LOCKS_ACCOUNT && !store::accounts::share_player(conn, viewer.player).await? {
        return Err(Error::SessionEnded);
    }
    store::games::lock_game(conn, id).await?;
    let (loaded, secrets) = match store::games::load_game_to_play(conn, id, viewer).await? {
        Some((loaded, secrets)) => (Some(loaded), Some(secrets)),
        None => (None, None),
    };
    let loaded = authorize_session(conn, viewer, loaded).await?;
    // Before access is checked: the recorded request may be the one that ended it.
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
        // The row is locked: only its time can be up.
        .ok_or(Error::DeadlinePassed)
}

/// The game, if it has not started.
fn open(game: &StoredGame) -> Result<&StoredGame> {
    if game.status == GameStatus::Open { Ok(game) } else { Err(TableViolation::NotOpen.into()) }
}

/// The game, if it has started and is not over.
fn running(game: &StoredGame) -> Result<&StoredGame> {
    match game.status {
        GameStatus::Active => Ok(game),
        GameStatus::Open => Err(TableViolation::NotStarted.into()),
        GameStatus::Finished | GameStatus::Cancelled => Err(RuleViolation::GameFinished.into()),
    }
}

/// Refuses everybody but the opener.
pub(super) fn opener_only(game: &StoredGame, viewer: Viewer) -> Result<()> {
    if game.opener == viewer.player { Ok(()) } else { Err(TableViolation::NotTheOpener.into()) }
}

/// Events after which the game is as it was and waits as it did.
pub(super) fn in_play(game: &StoredGame, events: Vec<NewEvent>) -> Result<TableChange> {
    Ok(TableChange {
        status: game.status,
        state: Some(*game.started()?),
        revealed_seed: None,
        events,
        waiting: game.waiting.clone(),
    })
}

/// Nothing happens that had not happened before.
pub(super) fn nothing(game: &StoredGame) -> Result<TableChange> {
    in_play(game, Vec::new())
}

/// Events after which the table is as open as before.
pub(super) fn still_open(events: Vec<NewEvent>) -> TableChange {
    TableChange {
        status: GameStatus::Open,
        state: None,
        revealed_seed: None,
        events,
        // Nobody is waited for before the start.
        waiting: Waiting::default(),
    }
}

/// Nothing was agreed on when a table is opened.
static NO_AGREEMENTS: Agreements = Agreements { pause: None, asked: None, offers: Vec::new() };

impl TableChange {
    /// The change that it is of `game`, after which `agreements` stand.
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

    /// The change that it is of a new game, or of one at the version `expected`.
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
            // It was looked up when the game was locked, which nobody changes since.
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

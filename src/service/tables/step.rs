use diesel_async::AsyncConnection;

use crate::ids::GameId;
use crate::rules::GameState;
use crate::rules::shuffle::Bytes32;
use crate::service::context::to_the_end;
use crate::service::play::{Played, answered_then, repeated};
use crate::service::show::{seen_by, visible_game};
use crate::service::{Context, Error, Result, TableViolation};
use crate::store::{
    self, Change, Connection, GameRecord, NewEvent, Request, Status, Version, Viewer, Waiting,
};

use super::cancel::cancel;
use super::invite::invite;
use super::join::join;
use super::leave::leave;
use super::start::start;

/// What somebody wants to do at an open table.
pub(super) enum Step {
    Join(Option<Bytes32>),
    Leave,
    Invite(String),
    Start,
    Cancel,
}

/// What a step does to the game's row.
pub(super) struct Outcome {
    pub status: Status,
    pub state: Option<GameState>,
    pub revealed_seed: Option<Bytes32>,
    pub events: Vec<NewEvent>,
    pub waiting: Waiting,
}

/// Steps at a table are rare and touch several rows: they wait for each other at the game's row, in a transaction.
pub(super) async fn at_open_table(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
    request: Option<Request>,
    step: Step,
) -> Result<Played> {
    let ctx = ctx.clone();
    to_the_end(async move {
        let mut conn = ctx.connection().await?;
        let Taken { end, replayed } = conn
            .transaction(async |conn| take_step(conn, viewer, id, request.as_ref(), &step).await)
            .await?;
        // Others may have come after the step, and are not part of its answer.
        let game = visible_game(&mut conn, viewer, id).await?;
        Ok(Played { game: answered_then(&mut conn, game, end).await?, replayed })
    })
    .await
}

/// The version that a step led to, now or when the same request came first.
struct Taken {
    end: Version,
    replayed: bool,
}

/// Takes the step, unless the same request did before.
async fn take_step(
    conn: &mut Connection,
    viewer: Viewer,
    id: GameId,
    request: Option<&Request>,
    step: &Step,
) -> Result<Taken> {
    store::lock_game(conn, id).await?;
    let (loaded, secrets) = match store::load_game_to_play(conn, id, viewer).await? {
        Some((loaded, secrets)) => (Some(loaded), Some(secrets)),
        None => (None, None),
    };
    let game = seen_by(conn, viewer, loaded).await?;
    let secrets = secrets.ok_or(Error::GameNotFound)?;
    if let Some(request) = request
        && let Some(end) = repeated(conn, viewer, id, request).await?
    {
        return Ok(Taken { end, replayed: true });
    }
    if game.status != Status::Open {
        return Err(TableViolation::NotOpen.into());
    }
    let outcome = match step {
        Step::Join(entropy) => join(conn, &game, &secrets, viewer, entropy.as_ref()).await?,
        Step::Leave => leave(conn, &game, viewer).await?,
        Step::Invite(name) => invite(conn, &game, viewer, name).await?,
        Step::Start => {
            opener_only(&game, viewer)?;
            start(conn, &game, &secrets, Vec::new()).await?
        }
        Step::Cancel => cancel(&game, &secrets, viewer)?,
    };
    if outcome.events.is_empty() {
        return Ok(Taken { end: game.version, replayed: false });
    }
    let change = outcome.change(id, game.version, viewer, request);
    let recorded = store::record(conn, &change).await?;
    recorded
        .map(|_| Taken { end: change.version(), replayed: false })
        .ok_or_else(|| Error::Internal(format!("game {id} changed under its lock")))
}

/// Refuses everybody but the opener.
pub(super) fn opener_only(game: &GameRecord, viewer: Viewer) -> Result<()> {
    if game.opener == viewer.player { Ok(()) } else { Err(TableViolation::NotTheOpener.into()) }
}

/// Events after which the table is as open as before.
pub(super) fn still_open(events: Vec<NewEvent>) -> Outcome {
    Outcome {
        status: Status::Open,
        state: None,
        revealed_seed: None,
        events,
        // Nobody is waited for before the start.
        waiting: Waiting::default(),
    }
}

impl Outcome {
    /// The change that it is of a game at the version `expected`.
    pub fn change<'a>(
        &'a self,
        game: GameId,
        expected: Version,
        viewer: Viewer,
        request: Option<&'a Request>,
    ) -> Change<'a> {
        Change {
            game,
            expected,
            status: self.status,
            state: self.state.as_ref(),
            revealed_seed: self.revealed_seed,
            events: &self.events,
            player: Some(viewer.player),
            request,
            waiting: &self.waiting,
        }
    }
}

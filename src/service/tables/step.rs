use diesel_async::AsyncConnection;

use crate::ids::GameId;
use crate::rules::GameState;
use crate::rules::shuffle::Bytes32;
use crate::service::context::to_the_end;
use crate::service::play::{Played, answered_then, repeated};
use crate::service::show::{seen_by, visible_game};
use crate::service::{Context, Error, Result, TableViolation};
use crate::store::{
    self, Change, Connection, GameRecord, NewEvent, Request, Status, Version, Viewer,
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
        let before = conn
            .transaction(async |conn| take_step(conn, viewer, id, request.as_ref(), &step).await)
            .await?;
        let game = visible_game(&mut conn, viewer, id).await;
        match (before, game) {
            (Some(end), game) => {
                Ok(Played { game: answered_then(&mut conn, game?, end).await?, replayed: true })
            }
            (None, game) => Ok(Played { game: game?, replayed: false }),
        }
    })
    .await
}

/// Takes the step, or says to which version the same request led before.
async fn take_step(
    conn: &mut Connection,
    viewer: Viewer,
    id: GameId,
    request: Option<&Request>,
    step: &Step,
) -> Result<Option<Version>> {
    store::lock_game(conn, id).await?;
    let (loaded, secrets) = match store::load_game_to_play(conn, id, viewer).await? {
        Some((loaded, secrets)) => (Some(loaded), Some(secrets)),
        None => (None, None),
    };
    let game = seen_by(viewer, loaded)?;
    let secrets = secrets.ok_or(Error::GameNotFound)?;
    if let Some(request) = request {
        let end = repeated(conn, viewer, id, request).await?;
        if end.is_some() {
            return Ok(end);
        }
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
        return Ok(None);
    }
    let change = Change {
        status: outcome.status,
        state: outcome.state.as_ref(),
        revealed_seed: outcome.revealed_seed,
        request,
        ..at_the_table(id, game.version, viewer, &outcome.events)
    };
    let recorded = store::record(conn, &change).await?;
    recorded
        .map(|_| None)
        .ok_or_else(|| Error::Internal(format!("game {id} changed under its lock")))
}

/// Refuses everybody but the opener.
pub(super) fn opener_only(game: &GameRecord, viewer: Viewer) -> Result<()> {
    if game.opener == viewer.player { Ok(()) } else { Err(TableViolation::NotTheOpener.into()) }
}

/// An event after which the table is as open as before.
pub(super) fn still_open(event: NewEvent) -> Outcome {
    Outcome { status: Status::Open, state: None, revealed_seed: None, events: vec![event] }
}

/// The plainest change of an open table.
pub(super) fn at_the_table(
    id: GameId,
    expected: Version,
    viewer: Viewer,
    events: &[NewEvent],
) -> Change<'_> {
    Change {
        game: id,
        expected,
        status: Status::Open,
        state: None,
        revealed_seed: None,
        events,
        player: viewer.player,
        request: None,
    }
}

use diesel_async::AsyncConnection;

use crate::auth::random_bytes;
use crate::ids::GameId;
use crate::rules::shuffle::{Bytes32, commitment};
use crate::rules::{self, Event, GameState, Settings, Setup};
use crate::store::{
    self, Access, Change, Connection, GameRecord, GameSummary, LogFact, NewEvent, NewTable,
    OPENED_ONCE, Request, Secrets, Status, Version, Viewer,
};

use super::context::to_the_end;
use super::name::comparable;
use super::play::{Played, answered_then, repeated};
use super::show::{seen_by, visible_game};
use super::{Context, Error, Result, TableViolation};

/// A table that somebody wants to open.
pub struct TableWish {
    pub settings: Settings,
    pub access: Access,
    /// What the opener adds to the chance of the shuffle.
    pub entropy: Option<Bytes32>,
}

/// Opens a table, with the opener at its first seat. The seed is chosen, and committed to, before anyone can join.
///
/// # Errors
/// The key was used to open another table.
pub async fn open_table(
    ctx: &Context,
    viewer: Viewer,
    wish: TableWish,
    request: Option<Request>,
) -> Result<Played> {
    let ctx = ctx.clone();
    to_the_end(async move {
        let id = GameId::new(ctx.new_id());
        let seed = random_bytes::<32>()?;
        let table = NewTable {
            id,
            opener: viewer.player,
            access: wish.access,
            settings: wish.settings,
            commitment: commitment(id.uuid().into_bytes(), &seed),
            seed,
            request: request.as_ref(),
        };
        let mut conn = ctx.connection().await?;
        let opened = conn
            .transaction(async |conn| {
                store::insert_table(conn, &table).await?;
                store::take_seat(conn, id, 0, viewer.player, wish.entropy.as_ref()).await?;
                let events = [
                    NewEvent::of_the_table(LogFact::TableOpened { settings: wish.settings }),
                    NewEvent::of_the_table(LogFact::PlayerJoined { player: viewer.player }),
                ];
                store::record(conn, &at_the_table(id, Version::NONE, viewer, &events)).await
            })
            .await;
        match (opened, &request) {
            (Err(error), Some(request)) if error.violates(OPENED_ONCE) => {
                reopened(&mut conn, viewer, request).await
            }
            (opened, _) => {
                opened?;
                let game = visible_game(&mut conn, viewer, id).await?;
                Ok(Played { game, replayed: false })
            }
        }
    })
    .await
}

/// The table that the same request opened before, as it was then.
async fn reopened(conn: &mut Connection, viewer: Viewer, request: &Request) -> Result<Played> {
    let found = store::find_opened(conn, viewer.player, &request.key).await?;
    let (id, hash) = found.ok_or_else(|| Error::Internal("an opened table vanished".to_owned()))?;
    if hash != request.hash {
        return Err(Error::KeyReused);
    }
    let game = visible_game(conn, viewer, id).await?;
    let game = answered_then(conn, game, Version::NONE.after(2)).await?;
    Ok(Played { game, replayed: true })
}

/// Takes the next free seat. The game starts when it was the last.
///
/// # Errors
/// The table is not open, or full; the player sits there already, or was not invited.
pub async fn join_table(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    entropy: Option<Bytes32>,
    request: Option<Request>,
) -> Result<Played> {
    at_open_table(ctx, viewer, game, request, Step::Join(entropy)).await
}

/// Gives the seat up again.
///
/// # Errors
/// The table is not open; the player has no seat, or opened the table.
pub async fn leave_table(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<Request>,
) -> Result<Played> {
    at_open_table(ctx, viewer, game, request, Step::Leave).await
}

/// Lets another player see and join the table. To invite somebody again changes nothing.
///
/// # Errors
/// The table is not open or not the player's; nobody has this name.
pub async fn invite_player(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    name: &str,
    request: Option<Request>,
) -> Result<Played> {
    at_open_table(ctx, viewer, game, request, Step::Invite(comparable(name))).await
}

/// Starts the game with those who are there.
///
/// # Errors
/// The table is not open or not the player's; there are too few players, or too few for the settings.
pub async fn start_game(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<Request>,
) -> Result<Played> {
    at_open_table(ctx, viewer, game, request, Step::Start).await
}

/// Calls the game off before it starts.
///
/// # Errors
/// The table is not open or not the player's.
pub async fn cancel_table(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<Request>,
) -> Result<Played> {
    at_open_table(ctx, viewer, game, request, Step::Cancel).await
}

/// Open public tables, the newest first.
///
/// # Errors
/// The store fails.
pub async fn open_tables(
    ctx: &Context,
    viewer: Viewer,
    after: Option<GameId>,
    limit: i64,
) -> Result<Vec<GameSummary>> {
    let mut conn = ctx.connection().await?;
    Ok(store::list_open_tables(&mut conn, viewer.player, after, limit).await?)
}

enum Step {
    Join(Option<Bytes32>),
    Leave,
    Invite(String),
    Start,
    Cancel,
}

/// What a step does to the game's row.
struct Outcome {
    status: Status,
    state: Option<GameState>,
    revealed_seed: Option<Bytes32>,
    events: Vec<NewEvent>,
}

/// Steps at a table are rare and touch several rows: they wait for each other at the game's row, in a transaction.
async fn at_open_table(
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

async fn join(
    conn: &mut Connection,
    game: &GameRecord,
    secrets: &Secrets,
    viewer: Viewer,
    entropy: Option<&Bytes32>,
) -> Result<Outcome> {
    if game.seat_of(viewer.player).is_some() {
        return Err(TableViolation::AlreadySeated.into());
    }
    let seated = game.seats.len();
    if seated >= usize::from(game.settings.players()) {
        return Err(TableViolation::Full.into());
    }
    store::take_seat(conn, game.id, seated, viewer.player, entropy).await?;
    let joined = NewEvent::of_the_table(LogFact::PlayerJoined { player: viewer.player });
    if seated + 1 < usize::from(game.settings.players()) {
        return Ok(still_open(joined));
    }
    let mut full = game.clone();
    full.seats.push(store::SeatRecord {
        player: viewer.player,
        name: None,
        entropy: entropy.copied(),
    });
    start(conn, &full, secrets, vec![joined]).await
}

async fn leave(conn: &mut Connection, game: &GameRecord, viewer: Viewer) -> Result<Outcome> {
    if game.opener == viewer.player {
        return Err(TableViolation::OpenerCannotLeave.into());
    }
    game.seat_of(viewer.player).ok_or(TableViolation::NotSeated)?;
    store::give_up_seat(conn, game.id, viewer.player).await?;
    Ok(still_open(NewEvent::of_the_table(LogFact::PlayerLeft { player: viewer.player })))
}

async fn invite(
    conn: &mut Connection,
    game: &GameRecord,
    viewer: Viewer,
    name: &str,
) -> Result<Outcome> {
    opener_only(game, viewer)?;
    let player = store::find_player_by_name(conn, name).await?.ok_or(Error::PlayerNotFound)?.id;
    let known = game.seat_of(player).is_some() || store::is_invited(conn, game.id, player).await?;
    let mut outcome = still_open(NewEvent::of_the_table(LogFact::PlayerInvited { player }));
    if known {
        outcome.events.clear();
    } else {
        store::insert_invitation(conn, game.id, player).await?;
    }
    Ok(outcome)
}

/// Shuffles and deals, from the seed and from what the players added to it.
async fn start(
    conn: &mut Connection,
    game: &GameRecord,
    secrets: &Secrets,
    mut events: Vec<NewEvent>,
) -> Result<Outcome> {
    let players = u8::try_from(game.seats.len()).unwrap_or(u8::MAX);
    if !Settings::PLAYERS.contains(&players) {
        return Err(TableViolation::TooFewPlayers.into());
    }
    let settings = game.settings.with_players(players)?;
    let shuffle = game.shuffle(&secrets.seed);
    let (Some(deck), Some(kings)) = (shuffle.deck(), shuffle.kings(settings)) else {
        return Err(Error::Internal(format!("game {} cannot be shuffled", game.id)));
    };
    store::store_start(conn, game.id, settings, &deck).await?;

    let seats = game.seats.iter().map(|seat| seat.player).collect();
    events.push(NewEvent::of_the_table(LogFact::GameStarted { seats, settings, kings }));
    let mut state = GameState::new(Setup { settings, kings });
    let begun = rules::begin(&state, &deck);
    begun.iter().for_each(|event: &Event| rules::evolve(&mut state, event));
    events.extend(begun.into_iter().map(NewEvent::from));
    Ok(Outcome { status: Status::Active, state: Some(state), revealed_seed: None, events })
}

fn cancel(game: &GameRecord, secrets: &Secrets, viewer: Viewer) -> Result<Outcome> {
    opener_only(game, viewer)?;
    Ok(Outcome {
        status: Status::Cancelled,
        state: None,
        revealed_seed: Some(secrets.seed),
        events: vec![NewEvent::of_the_table(LogFact::GameCancelled {})],
    })
}

fn opener_only(game: &GameRecord, viewer: Viewer) -> Result<()> {
    if game.opener == viewer.player { Ok(()) } else { Err(TableViolation::NotTheOpener.into()) }
}

fn still_open(event: NewEvent) -> Outcome {
    Outcome { status: Status::Open, state: None, revealed_seed: None, events: vec![event] }
}

/// The plainest change of an open table.
fn at_the_table(id: GameId, expected: Version, viewer: Viewer, events: &[NewEvent]) -> Change<'_> {
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

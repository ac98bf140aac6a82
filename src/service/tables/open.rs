use diesel_async::AsyncConnection;

use crate::auth::random_bytes;
use crate::clock::Timing;
use crate::ids::GameId;
use crate::log::{LogFact, NewEvent, Version};
use crate::rules::shuffle::{Bytes32, Scheme, commitment};
use crate::rules::{HousePlayer, Settings};
use crate::service::context::to_the_end;
use crate::service::play::{Played, answered_then, repeated};
use crate::service::show::visible_game;
use crate::service::step::{Outcome, still_open};
use crate::service::{Context, Error, Result, TableViolation};
use crate::store::{
    self, Access, Connection, GameSummary, Loaded, NewTable, OPENED_ONCE, RecordedRequest, Request,
    Viewer, Waiting,
};

use super::join::sit_down;
use super::start::start;

/// A table that somebody wants to open.
pub struct TableWish {
    pub settings: Settings,
    pub timing: Timing,
    pub access: Access,
    /// The house players that sit beside the opener.
    pub house: Vec<HousePlayer>,
    /// What the opener adds to the chance of the shuffle.
    pub entropy: Option<Bytes32>,
}

/// Opens a table, with the opener at its first seat and the house beside it. The seed is chosen, and committed to, before
/// anyone can join.
///
/// # Errors
/// The key was used to open another table; there are fewer seats than house players.
pub async fn open_table(
    ctx: &Context,
    viewer: Viewer,
    wish: TableWish,
    request: Option<Request>,
) -> Result<Played> {
    if wish.house.len() >= usize::from(wish.settings.players()) {
        return Err(TableViolation::TooManyHousePlayers.into());
    }
    let ctx = ctx.clone();
    to_the_end(async move {
        let id = GameId::new(ctx.new_id());
        let seed = random_bytes::<32>()?;
        let table = NewTable {
            id,
            opener: viewer.player,
            access: wish.access,
            settings: wish.settings,
            timing: wish.timing,
            scheme: Scheme::NEWEST,
            commitment: commitment(id.uuid().into_bytes(), &seed),
            seed,
            request: request.as_ref(),
        };
        let mut conn = ctx.connection().await?;
        let opened = conn
            .transaction(async |conn| {
                store::insert_table(conn, &table).await?;
                let opened = seat_all(conn, id, viewer, &wish).await?;
                let opening = opening();
                let change = opened.change(id, Version::NONE, viewer, Some(&opening));
                Ok(store::record(conn, &change).await?)
            })
            .await;
        match (opened, &request) {
            (Err(Error::Store(error)), Some(request)) if error.violates(OPENED_ONCE) => {
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

/// Seats the opener and the house players beside it. The game starts when they are all.
async fn seat_all(
    conn: &mut Connection,
    id: GameId,
    viewer: Viewer,
    wish: &TableWish,
) -> Result<Outcome> {
    let TableWish { settings, timing, .. } = *wish;
    let joined = |player| NewEvent::of_the_table(LogFact::PlayerJoined { player });
    sit_down(conn, id, 0, viewer, wish.entropy.as_ref()).await?;
    let mut events = vec![
        NewEvent::of_the_table(LogFact::TableOpened { settings, timing }),
        joined(viewer.player),
    ];
    for (number, house) in (1..).zip(&wish.house) {
        let account = store::house_account(*house, number);
        store::take_seat(conn, id, number.into(), account, None).await?;
        events.push(joined(account));
    }
    if 1 + wish.house.len() < usize::from(settings.players()) {
        return Ok(still_open(events));
    }
    let loaded = store::load_game_to_play(conn, id, viewer).await?;
    let (Loaded { game, .. }, secrets) = loaded.ok_or(Error::GameNotFound)?;
    start(conn, &game, &secrets, events).await
}

/// What marks the opening among the requests of the opener: a key with a space, as no client can send one.
fn opening() -> Request {
    Request { key: "the opening".to_owned(), hash: [0; 32] }
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

/// The table that the same request opened before, as it was then.
async fn reopened(conn: &mut Connection, viewer: Viewer, request: &Request) -> Result<Played> {
    let found = store::find_opened(conn, viewer.player, &request.key).await?;
    let (id, hash) = found.ok_or_else(|| Error::Internal("an opened table vanished".to_owned()))?;
    if hash != request.hash {
        return Err(Error::KeyReused);
    }
    let game = visible_game(conn, viewer, id).await?;
    // A table whose opening is not marked was opened with nobody but the opener.
    let (end, waiting) = match repeated(conn, viewer, id, &opening()).await? {
        Some(RecordedRequest { end, waiting, .. }) => (end, waiting),
        None => (Version::NONE.after(2), Waiting::default()),
    };
    let game = answered_then(conn, game, end, waiting).await?;
    Ok(Played { game, replayed: true })
}

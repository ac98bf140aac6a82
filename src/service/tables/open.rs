use diesel_async::AsyncConnection;

use crate::auth::random_bytes;
use crate::clock::Timing;
use crate::ids::GameId;
use crate::rules::Settings;
use crate::rules::shuffle::{Bytes32, commitment};
use crate::service::context::to_the_end;
use crate::service::play::{Played, answered_then};
use crate::service::show::visible_game;
use crate::service::{Context, Error, Result};
use crate::store::{
    self, Access, Connection, GameSummary, LogFact, NewEvent, NewTable, OPENED_ONCE, Request,
    Version, Viewer, Waiting,
};

use super::join::sit_down;
use crate::service::step::at_the_table;

/// A table that somebody wants to open.
pub struct TableWish {
    pub settings: Settings,
    pub timing: Timing,
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
            timing: wish.timing,
            commitment: commitment(id.uuid().into_bytes(), &seed),
            seed,
            request: request.as_ref(),
        };
        let mut conn = ctx.connection().await?;
        let opened = conn
            .transaction(async |conn| {
                store::insert_table(conn, &table).await?;
                sit_down(conn, id, 0, viewer, wish.entropy.as_ref()).await?;
                let events = [
                    NewEvent::of_the_table(LogFact::TableOpened {
                        settings: wish.settings,
                        timing: wish.timing,
                    }),
                    NewEvent::of_the_table(LogFact::PlayerJoined { player: viewer.player }),
                ];
                let opened = at_the_table(id, Version::NONE, viewer, &events);
                Ok(store::record(conn, &opened).await?)
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
    let game = answered_then(conn, game, Version::NONE.after(2), Waiting::default()).await?;
    Ok(Played { game, replayed: true })
}

use crate::store::{self, Backlog, StuckEndpoint, StuckGame, Viewer};

use super::admins::admins_only;
use super::{Context, Result};

/// Whether requests can be served, and if not, why.
pub struct Readiness {
    pub database: bool,
    pub schema: bool,
}

/// Asks the database, and whether it has all tables.
pub async fn readiness(ctx: &Context) -> Readiness {
    let Ok(mut conn) = ctx.connection().await else {
        return Readiness { database: false, schema: false };
    };
    match store::is_migrated(&mut conn).await {
        Ok(schema) => Readiness { database: true, schema },
        Err(_) => Readiness { database: false, schema: false },
    }
}

/// How much of the notices waits.
///
/// # Errors
/// The database fails.
pub async fn backlog(ctx: &Context) -> Result<Backlog> {
    Ok(store::find_backlog(&mut *ctx.connection().await?).await?)
}

/// What of the notices does not get on.
pub struct Stuck {
    pub backlog: Backlog,
    pub games: Vec<StuckGame>,
    pub endpoints: Vec<StuckEndpoint>,
}

/// The same for those who run the server.
///
/// # Errors
/// The viewer is no admin.
pub async fn stuck_for_admins(ctx: &Context, viewer: Viewer) -> Result<Stuck> {
    admins_only(&mut *ctx.connection().await?, viewer).await?;
    stuck(ctx).await
}

/// What of the notices does not get on, and why; the first hundred of each kind.
///
/// # Errors
/// The database fails.
pub async fn stuck(ctx: &Context) -> Result<Stuck> {
    const MOST: i64 = 100;
    let mut conn = ctx.connection().await?;
    Ok(Stuck {
        backlog: store::find_backlog(&mut conn).await?,
        games: store::list_stuck_games(&mut conn, MOST).await?,
        endpoints: store::list_stuck_endpoints(&mut conn, MOST).await?,
    })
}

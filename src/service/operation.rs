use crate::store;

use super::Context;

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

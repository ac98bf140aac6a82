//! What an operator, or a probe, wants to know of the database.

use diesel::sql_types::Text;
use diesel::QueryableByName;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::Result;

/// Asks for nothing, to see that there is an answer.
///
/// # Errors
/// There is none.
pub async fn ping(conn: &mut AsyncPgConnection) -> Result<()> {
    diesel::sql_query("SELECT").execute(conn).await?;
    Ok(())
}

/// The settings that must be on for an acknowledged command to survive, and are not.
///
/// # Errors
/// The database fails.
pub async fn check_durability(conn: &mut AsyncPgConnection) -> Result<Vec<String>> {
    #[derive(QueryableByName)]
    struct Setting {
        #[diesel(sql_type = Text)]
        name: String,
    }
    let off = diesel::sql_query(
        "SELECT name FROM pg_settings \
         WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off' ORDER BY name",
    )
    .load::<Setting>(conn)
    .await?;
    Ok(off.into_iter().map(|setting| setting.name).collect())
}

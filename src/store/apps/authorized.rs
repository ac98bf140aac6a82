use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Bytea, Nullable, Text, Timestamptz, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp as SqlTimestamp;
use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::domain::account::{App, AppId, RedirectTarget};
use crate::domain::{PlayerId, SessionId};
use crate::store::accounts::read_scopes;
use crate::store::{Connection, Result};

use super::read_app;

/// Stores an app with its session.
pub async fn insert_app(conn: &mut Connection, player: PlayerId, app: &App) -> Result<()> {
    diesel::sql_query(
        "WITH session AS (INSERT INTO sessions (player_id, id, client, created_at, last_used_at, expires_at) \
         VALUES ($1, $2, left($3, 64), $4, $4, $5) RETURNING player_id, id) \
         INSERT INTO apps (player_id, session_id, app_id, destination, scopes) \
         SELECT player_id, id, $3, $6, $7 FROM session",
    )
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<SqlUuid, _>(app.id.uuid())
    .bind::<Text, _>(app.app.as_str())
    .bind::<Timestamptz, _>(SqlTimestamp::from(app.created_at))
    .bind::<Timestamptz, _>(SqlTimestamp::from(app.expires_at))
    .bind::<Nullable<Text>, _>(app.destination.to_stored())
    .bind::<Text, _>(app.scopes.to_string())
    .execute(conn)
    .await?;
    Ok(())
}

/// Apps joined with their sessions, and the columns read from both.
const APPS_WITH_SESSIONS: &str =
    "apps a JOIN sessions s ON (s.player_id, s.id) = (a.player_id, a.session_id)";
const APP_COLUMNS: &str =
    "a.session_id, a.app_id, a.destination, a.scopes, s.created_at, s.last_used_at, s.expires_at";

#[derive(QueryableByName)]
struct AppRow {
    #[diesel(sql_type = SqlUuid)]
    session_id: Uuid,
    #[diesel(sql_type = Text)]
    app_id: String,
    #[diesel(sql_type = Nullable<Text>)]
    destination: Option<String>,
    #[diesel(sql_type = Text)]
    scopes: String,
    #[diesel(sql_type = Timestamptz)]
    created_at: SqlTimestamp,
    #[diesel(sql_type = Timestamptz)]
    last_used_at: SqlTimestamp,
    #[diesel(sql_type = Timestamptz)]
    expires_at: SqlTimestamp,
}

impl AppRow {
    fn into_app(self) -> Result<App> {
        Ok(App {
            id: SessionId::new(self.session_id),
            app: read_app(&self.app_id)?,
            destination: RedirectTarget::from_stored(self.destination),
            scopes: read_scopes(&self.scopes)?,
            created_at: self.created_at.to_jiff(),
            last_used_at: self.last_used_at.to_jiff(),
            expires_at: self.expires_at.to_jiff(),
        })
    }
}

/// Lists the authorized apps of a player, most recently used first.
pub async fn list_apps(conn: &mut Connection, player: PlayerId) -> Result<Vec<App>> {
    let rows: Vec<AppRow> = diesel::sql_query(format!(
        "SELECT {APP_COLUMNS} FROM {APPS_WITH_SESSIONS} \
         WHERE a.player_id = $1 AND s.revoked_at IS NULL AND s.expires_at > now() \
         ORDER BY s.last_used_at DESC, s.id DESC",
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .load(conn)
    .await?;
    rows.into_iter().map(AppRow::into_app).collect()
}

/// Returns the app of a session, live or ended, or `None` if the session is a login.
pub async fn find_app(
    conn: &mut Connection,
    player: PlayerId,
    session: SessionId,
) -> Result<Option<App>> {
    let row: Option<AppRow> = diesel::sql_query(format!(
        "SELECT {APP_COLUMNS} FROM {APPS_WITH_SESSIONS} \
         WHERE a.player_id = $1 AND a.session_id = $2",
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<SqlUuid, _>(session.uuid())
    .get_result(conn)
    .await
    .optional()?;
    row.map(AppRow::into_app).transpose()
}

/// Returns the app and player to which a refresh token was issued, even if the authorization has
/// ended.
pub async fn find_app_of_refresh_token(
    conn: &mut Connection,
    token: &Bytes32,
) -> Result<Option<(PlayerId, App)>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = SqlUuid)]
        player_id: Uuid,
        #[diesel(embed)]
        app: AppRow,
    }
    let row: Option<Row> = diesel::sql_query(format!(
        "SELECT a.player_id, {APP_COLUMNS} FROM {APPS_WITH_SESSIONS} \
         JOIN refresh_tokens t ON (t.player_id, t.session_id) = (a.player_id, a.session_id) WHERE t.token_hash = $1",
    ))
    .bind::<Bytea, _>(token.as_slice())
    .get_result(conn)
    .await
    .optional()?;
    row.map(|row| Ok((PlayerId::new(row.player_id), row.app.into_app()?))).transpose()
}

/// Returns whether the player has ever authorized an app with this name and redirect target.
pub async fn has_authorized_app(
    conn: &mut Connection,
    player: PlayerId,
    app: &AppId,
    destination: &RedirectTarget,
) -> Result<bool> {
    #[derive(QueryableByName)]
    struct Known {
        #[diesel(sql_type = Bool)]
        known: bool,
    }
    let row: Known = diesel::sql_query(
        "SELECT EXISTS (SELECT FROM apps WHERE player_id = $1 AND app_id = $2 \
         AND destination IS NOT DISTINCT FROM $3) AS known",
    )
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<Text, _>(app.as_str())
    .bind::<Nullable<Text>, _>(destination.to_stored())
    .get_result(conn)
    .await?;
    Ok(row.known)
}

/// Revokes an app. Returns whether it was authorized.
pub async fn revoke_app(conn: &mut Connection, player: PlayerId, id: SessionId) -> Result<bool> {
    let revoked = diesel::sql_query(
        "UPDATE sessions s SET revoked_at = now() FROM apps a WHERE a.player_id = s.player_id \
         AND a.session_id = s.id AND s.player_id = $1 AND s.id = $2 AND s.revoked_at IS NULL",
    )
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<SqlUuid, _>(id.uuid())
    .execute(conn)
    .await?;
    Ok(revoked == 1)
}

/// Revokes all apps of the player, including authorizations that have not been exchanged for tokens
/// yet.
pub async fn revoke_apps(conn: &mut Connection, player: PlayerId) -> Result<()> {
    // Authorizations first: an exchange that commits meanwhile creates an app that is revoked
    // below.
    for statement in [
        "UPDATE authorization_codes SET expires_at = now() \
         WHERE player_id = $1 AND session_id IS NULL AND expires_at > now()",
        "UPDATE device_authorizations SET is_granted = false WHERE player_id = $1 AND session_id IS NULL",
    ] {
        diesel::sql_query(statement).bind::<SqlUuid, _>(player.uuid()).execute(conn).await?;
    }
    revoke_surplus_apps(conn, player, 0).await
}

/// Revokes the least recently used apps of the player so that `limit` remain.
pub async fn revoke_surplus_apps(
    conn: &mut Connection,
    player: PlayerId,
    limit: i64,
) -> Result<()> {
    diesel::sql_query(format!(
        "UPDATE sessions SET revoked_at = now() WHERE player_id = $1 AND id IN (\
         SELECT s.id FROM {APPS_WITH_SESSIONS} \
         WHERE a.player_id = $1 AND s.revoked_at IS NULL AND s.expires_at > now() \
         ORDER BY s.last_used_at DESC, s.id DESC OFFSET $2)",
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<BigInt, _>(limit)
    .execute(conn)
    .await?;
    Ok(())
}

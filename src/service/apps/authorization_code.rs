use crate::auth::{AuthorizationCode, CodeChallenge};
use crate::domain::account::{AppId, RedirectUri, Scopes};
use crate::domain::table::Viewer;
use crate::service::accounts::{lock_password_account, require_live_session};
use crate::service::tasks::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::apps::AuthorizationCodeRecord;

use super::exchange::{Exchange, GrantError, create_app_session, no_session};
use super::verdict::{CodeClaim, CodeDecision, evaluate_code};

/// Lifetime of an authorization code, in seconds.
const CODE_LIFETIME_SECONDS: i32 = 120;

/// Authorization request of an app that uses the redirect flow.
#[derive(Clone)]
pub struct AppRequest {
    pub app: AppId,
    pub redirect_uri: RedirectUri,
    pub challenge: CodeChallenge,
    pub scopes: Scopes,
}

/// Token request of an app with an authorization code.
pub struct CodeExchange<'a> {
    pub code: &'a str,
    pub app: &'a AppId,
    /// Optional (OAuth 2.1, section 4.1.3); must match the authorization request if present.
    pub redirect_uri: Option<&'a str>,
    pub verifier: &'a str,
}

/// Authorizes an app; returns the code that the browser carries back to it.
///
/// # Errors
/// The session has ended; the account is a guest account.
pub async fn authorize_app(
    ctx: &Context,
    viewer: Viewer,
    request: AppRequest,
) -> Result<AuthorizationCode> {
    let code = AuthorizationCode::generate()?;
    let record = AuthorizationCodeRecord {
        player: viewer.player,
        app: request.app,
        redirect_uri: request.redirect_uri.as_str().to_owned(),
        challenge: request.challenge,
        scopes: request.scopes,
    };
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            lock_password_account(conn, viewer.player).await?;
            require_live_session(conn, viewer).await?;
            store::apps::insert_authorization_code(conn, &code, &record, CODE_LIFETIME_SECONDS)
                .await?;
            Ok::<_, Error>(())
        })
        .await?;
        Ok(code)
    })
    .await
}

/// Exchanges a code for tokens, once. A mismatch invalidates the code, and a second exchange
/// revokes the tokens issued for it, because the code may have been stolen (RFC 9700, section 4.5).
///
/// # Errors
/// The account was deleted or locked meanwhile.
pub async fn exchange_code(ctx: &Context, exchange: CodeExchange<'_>) -> Result<Exchange> {
    let Some(code) = AuthorizationCode::parse(exchange.code) else {
        return Ok(Exchange::Rejected(GrantError::Invalid));
    };
    let code = code.hash();
    let claim = CodeClaim {
        app: exchange.app.clone(),
        redirect_uri: exchange.redirect_uri.map(str::to_owned),
        verifier: exchange.verifier.to_owned(),
    };
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        let app_session = conn
            .transaction(async |conn| {
                let found = store::apps::lock_authorization_code(conn, &code).await?;
                let Some((record, is_expired, used)) = found else { return Ok(None) };
                let player = record.player;
                let destination = match evaluate_code(&record, is_expired, used, &claim) {
                    CodeDecision::Authorize(destination) => destination,
                    CodeDecision::Invalidate => {
                        store::apps::mark_authorization_code_used(conn, &code, no_session())
                            .await?;
                        return Ok(None);
                    }
                    CodeDecision::RevokeSession(session) => {
                        store::apps::revoke_app(conn, player, session).await?;
                        return Ok(None);
                    }
                };
                let app_session =
                    create_app_session(&ctx, conn, player, record.app, destination, record.scopes)
                        .await?;
                store::apps::mark_authorization_code_used(conn, &code, app_session.session).await?;
                Ok::<_, Error>(Some(app_session))
            })
            .await?;
        match app_session {
            Some(app_session) => app_session.issue_tokens(&ctx),
            None => Ok(Exchange::Rejected(GrantError::Invalid)),
        }
    })
    .await
}

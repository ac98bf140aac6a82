use std::net::IpAddr;

use crate::auth::{DeviceCode, UserCode};
use crate::domain::account::{AppId, RedirectTarget, Scopes};
use crate::domain::table::Viewer;
use crate::service::accounts::{
    ThrottleKey, consume_tokens, lock_password_account, require_live_session,
};
use crate::service::tasks::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::apps::DeviceAuthorizationRecord;

use super::exchange::{Exchange, GrantError, NewAppSession, create_app_session};
use super::verdict::{DeviceCodeDecision, evaluate_device_code};

/// Time for the player to decide, in seconds.
pub const DEVICE_CODE_LIFETIME_SECONDS: i32 = 600;
/// Interval between two polls of an app, in seconds.
pub const POLL_INTERVAL_SECONDS: i32 = 5;
/// Tolerance for polls that arrive early because of network jitter, in seconds.
const POLL_TOLERANCE_SECONDS: i32 = 1;
/// Maximum number of user codes that are generated until one is unused.
const MAX_CODE_ATTEMPTS: usize = 5;

/// Device authorization for an app: the user code to display and the device code to poll with.
pub struct DeviceRequest {
    pub device_code: DeviceCode,
    pub user_code: UserCode,
}

/// Result of a poll.
enum PollResult {
    Authorized(NewAppSession),
    Rejected(GrantError),
}

/// Records a device authorization request.
///
/// # Errors
/// [`TooManyAttempts`](crate::domain::ProblemCode::TooManyAttempts) from this address.
pub async fn request_device_authorization(
    ctx: &Context,
    app: AppId,
    scopes: Scopes,
    from: IpAddr,
) -> Result<DeviceRequest> {
    consume_tokens(ctx, &[ThrottleKey::DeviceRequestByNetwork(from)]).await?;
    let request = DeviceAuthorizationRecord { app, scopes };
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        for _ in 0..MAX_CODE_ATTEMPTS {
            let (device_code, user_code) = (DeviceCode::generate()?, UserCode::generate()?);
            let inserted = store::apps::insert_device_authorization(
                &mut conn,
                &device_code,
                &user_code,
                &request,
                DEVICE_CODE_LIFETIME_SECONDS,
                POLL_INTERVAL_SECONDS,
            );
            if inserted.await? {
                return Ok(DeviceRequest { device_code, user_code });
            }
        }
        Err(Error::Busy)
    })
    .await
}

/// Returns the request under a user code; none if the code is wrong, has expired, or is already
/// decided. Wrong codes count as failed attempts.
///
/// # Errors
/// [`TooManyAttempts`](crate::domain::ProblemCode::TooManyAttempts) from this address.
pub async fn find_device_request(
    ctx: &Context,
    code: &str,
    from: IpAddr,
) -> Result<Option<(UserCode, DeviceAuthorizationRecord)>> {
    let consumed = consume_tokens(ctx, &[ThrottleKey::UserCodeByNetwork(from)]).await?;
    let Some(code) = UserCode::parse(code) else { return Ok(None) };
    let found = {
        let mut conn = ctx.connection().await?;
        store::apps::find_device_authorization(&mut conn, &code).await?
    };
    if found.is_some() {
        consumed.refund(ctx).await?;
    }
    Ok(found.map(|request| (code, request)))
}

/// Authorizes or denies an app on another device. Returns false if no decision is pending.
///
/// # Errors
/// The session has ended; the account is a guest account.
pub async fn decide_device_request(
    ctx: &Context,
    viewer: Viewer,
    code: UserCode,
    allowed: bool,
) -> Result<bool> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            lock_password_account(conn, viewer.player).await?;
            require_live_session(conn, viewer).await?;
            let player = viewer.player;
            Ok(store::apps::decide_device_authorization(conn, &code, player, allowed).await?)
        })
        .await
    })
    .await
}

/// Exchanges a device code for tokens, once, after the player has authorized the app. A second
/// exchange revokes the tokens issued for the code.
///
/// # Errors
/// The account was deleted or locked meanwhile.
pub async fn exchange_device_code(ctx: &Context, code: &str, app: &AppId) -> Result<Exchange> {
    let Some(code) = DeviceCode::parse(code) else {
        return Ok(Exchange::Rejected(GrantError::Invalid));
    };
    let (code, app, ctx) = (code.hash(), app.clone(), ctx.clone());
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        let result = conn
            .transaction(async |conn| {
                let found =
                    store::apps::lock_device_authorization(conn, &code, POLL_TOLERANCE_SECONDS)
                        .await?;
                let Some(found) = found else {
                    return Ok(PollResult::Rejected(GrantError::Invalid));
                };
                let player = match evaluate_device_code(&found, &app) {
                    DeviceCodeDecision::Authorize(player) => player,
                    DeviceCodeDecision::Reject(refusal) => {
                        return Ok(PollResult::Rejected(refusal));
                    }
                    DeviceCodeDecision::Pending => {
                        store::apps::record_device_poll(conn, &code).await?;
                        return Ok(PollResult::Rejected(GrantError::Pending));
                    }
                    DeviceCodeDecision::RevokeSession(player, session) => {
                        store::apps::revoke_app(conn, player, session).await?;
                        return Ok(PollResult::Rejected(GrantError::Invalid));
                    }
                };
                let DeviceAuthorizationRecord { app, scopes } = found.request;
                let app_session =
                    create_app_session(&ctx, conn, player, app, RedirectTarget::Device, scopes)
                        .await?;
                store::apps::mark_device_authorization_used(conn, &code, app_session.session)
                    .await?;
                Ok::<_, Error>(PollResult::Authorized(app_session))
            })
            .await?;
        match result {
            PollResult::Authorized(app_session) => app_session.issue_tokens(&ctx),
            PollResult::Rejected(refusal) => Ok(Exchange::Rejected(refusal)),
        }
    })
    .await
}

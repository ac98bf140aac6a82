use std::net::IpAddr;

use crate::auth::{DeviceCode, UserCode};
use crate::domain::account::{AppId, Destination, Scopes};
use crate::domain::table::Viewer;
use crate::service::accounts::{ThrottleKey, hold_password_holder, still_live, take_tries};
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::apps::DeviceAuthorizationRecord;

use super::exchange::{Exchange, GrantRefusal, LetIn, let_in};
use super::verdict::{DeviceVerdict, judge_device};

/// Time for the player to decide, in seconds.
pub const DEVICE_CODE_SECONDS: i32 = 600;
/// Interval between two polls of an app, in seconds.
pub const POLL_SECONDS: i32 = 5;
/// Tolerance for polls that arrive early because of network jitter, in seconds.
const EARLY_SECONDS: i32 = 1;
/// Maximum number of user codes that are generated until one is unused.
const TRIES: usize = 5;

/// Device authorization for an app: the user code to display and the device code to poll with.
pub struct DeviceRequest {
    pub device_code: DeviceCode,
    pub user_code: UserCode,
}

/// Result of a poll.
enum Answer {
    LetIn(LetIn),
    Refused(GrantRefusal),
}

/// Records a device authorization request.
///
/// # Errors
/// [`Error::TooManyAttempts`] from this address.
pub async fn ask_from_device(
    ctx: &Context,
    app: AppId,
    scopes: Scopes,
    from: IpAddr,
) -> Result<DeviceRequest> {
    take_tries(ctx, &[ThrottleKey::DeviceRequestFrom(from)]).await?;
    let asked = DeviceAuthorizationRecord { app, scopes };
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        for _ in 0..TRIES {
            let (device_code, user_code) = (DeviceCode::generate()?, UserCode::generate()?);
            let noted = store::apps::insert_device_authorization(
                &mut conn,
                &device_code,
                &user_code,
                &asked,
                DEVICE_CODE_SECONDS,
                POLL_SECONDS,
            );
            if noted.await? {
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
/// [`Error::TooManyAttempts`] from this address.
pub async fn asked_from_device(
    ctx: &Context,
    code: &str,
    from: IpAddr,
) -> Result<Option<(UserCode, DeviceAuthorizationRecord)>> {
    let counted = take_tries(ctx, &[ThrottleKey::UserCodeFrom(from)]).await?;
    let Some(code) = UserCode::parse(code) else { return Ok(None) };
    let found = {
        let mut conn = ctx.connection().await?;
        store::apps::find_device_authorization(&mut conn, &code).await?
    };
    if found.is_some() {
        counted.give_back(ctx).await?;
    }
    Ok(found.map(|asked| (code, asked)))
}

/// Authorizes or denies an app on another device. Returns false if no decision is pending.
///
/// # Errors
/// The session has ended; the account is a guest account.
pub async fn decide_for_device(
    ctx: &Context,
    viewer: Viewer,
    code: UserCode,
    allowed: bool,
) -> Result<bool> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            hold_password_holder(conn, viewer.player).await?;
            still_live(conn, viewer).await?;
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
        return Ok(Exchange::Refused(GrantRefusal::Invalid));
    };
    let (code, app, ctx) = (code.hash(), app.clone(), ctx.clone());
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        let answer = conn
            .transaction(async |conn| {
                let found =
                    store::apps::lock_device_authorization(conn, &code, EARLY_SECONDS).await?;
                let Some(found) = found else {
                    return Ok(Answer::Refused(GrantRefusal::Invalid));
                };
                let player = match judge_device(&found, &app) {
                    DeviceVerdict::LetIn(player) => player,
                    DeviceVerdict::Refuse(refusal) => return Ok(Answer::Refused(refusal)),
                    DeviceVerdict::Pending => {
                        store::apps::note_device_poll(conn, &code).await?;
                        return Ok(Answer::Refused(GrantRefusal::Pending));
                    }
                    DeviceVerdict::End(player, session) => {
                        store::apps::revoke_app(conn, player, session).await?;
                        return Ok(Answer::Refused(GrantRefusal::Invalid));
                    }
                };
                let DeviceAuthorizationRecord { app, scopes } = found.asked;
                let arrived = let_in(&ctx, conn, player, app, Destination::Device, scopes).await?;
                store::apps::use_device_authorization(conn, &code, arrived.session).await?;
                Ok::<_, Error>(Answer::LetIn(arrived))
            })
            .await?;
        match answer {
            Answer::LetIn(arrived) => arrived.granted(&ctx),
            Answer::Refused(refusal) => Ok(Exchange::Refused(refusal)),
        }
    })
    .await
}

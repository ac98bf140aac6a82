use std::net::IpAddr;

use crate::auth::Password;
use crate::domain::account::Player;
use crate::domain::{IdempotentRequest, PlayerId};
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::accounts::EarlierRequest;

use super::known_devices::remember;
use super::log_in::log_in;
use super::name::{PlayerName, comparable};
use super::name_taken::name_taken;
use super::new_password::hash_new_password;
use super::requests::Made;
use super::session::{Grant, NewSession, grant, new_session};
use super::throttle::{ThrottleKey, take_tries};

/// Makes an account and logs it in. A repeat of the request that made it logs in again, for who has its password.
///
/// # Errors
/// The name is bad or taken, the password is weak; too many accounts were made from the address `from`.
pub async fn register(
    ctx: &Context,
    name: &str,
    password: &str,
    session: NewSession,
    from: IpAddr,
    request: Option<IdempotentRequest>,
) -> Result<Made<(Player, Grant)>> {
    let name = PlayerName::new(name)?;
    let proposed = Password::proposed(password)?;
    if let Some(player) = registered_before(ctx, &name, request.as_ref()).await? {
        let grant = match log_in(ctx, name.as_str(), password, session, from, None).await {
            Err(Error::WrongCredentials) => return Err(Error::NameTaken),
            grant => grant?,
        };
        return Ok(Made::before((player, grant)));
    }
    let account = take_tries(ctx, &[ThrottleKey::AccountFrom(from)]).await?;
    let (shown, chooser) = (name.as_str().to_owned(), ThrottleKey::NewPasswordFrom(from));
    let hash = match hash_new_password(ctx, proposed, shown, chooser).await {
        Ok(hash) => hash,
        Err(error) => {
            // No account came of it. What it cost is counted apart.
            account.give_back(ctx).await?;
            return Err(error);
        }
    };
    let ctx = ctx.clone();
    run_detached(async move {
        let player = PlayerId::new(ctx.new_id());
        let (session, token) = new_session(&ctx, session)?;
        let mut conn = ctx.connection().await?;
        let record = conn
            .transaction(async |conn| {
                let record =
                    store::accounts::insert_player(conn, player, name.to_store(), &hash).await?;
                if let Some(request) = &request {
                    store::accounts::remember_request(conn, player, request, player.uuid()).await?;
                }
                remember(&ctx, conn, player, from).await?;
                store::accounts::insert_session(conn, player, &session).await?;
                store::accounts::insert_refresh_token(conn, player, session.id, &token.hash())
                    .await?;
                Ok::<_, Error>(record)
            })
            .await
            .map_err(name_taken)?;
        let grant = grant(&ctx, player, session.id, token)?;
        Ok(Made::now((record, grant.at_a_device(&ctx, &hash)?)))
    })
    .await
}

/// The account that the same request made before.
async fn registered_before(
    ctx: &Context,
    name: &PlayerName,
    request: Option<&IdempotentRequest>,
) -> Result<Option<Player>> {
    let Some(request) = request else { return Ok(None) };
    let mut conn = ctx.connection().await?;
    let known = store::accounts::find_credentials(&mut conn, &comparable(name.as_str())).await?;
    let Some((player, _)) = known else { return Ok(None) };
    let earlier = store::accounts::find_request(&mut conn, player, &request.key).await?;
    let is_the_same =
        |earlier: &EarlierRequest| earlier.hash == request.hash && earlier.made == player.uuid();
    if earlier.as_ref().is_none_or(|earlier| !is_the_same(earlier)) {
        return Ok(None);
    }
    Ok(store::accounts::find_player(&mut conn, player).await?)
}

use std::net::IpAddr;

use crate::auth::Password;
use crate::domain::account::Player;
use crate::domain::table::Viewer;
use crate::service::{Context, Error, Result};
use crate::store;

use super::known_devices::remember;
use super::name::{PlayerName, comparable};
use super::name_taken::name_taken;
use super::new_password::hash_new_password;
use super::one_at_a_time::in_turn;
use super::profile::profile;
use super::session::still_live;
use super::throttle::ThrottleKey;

/// Makes the account of a guest an ordinary one, with a name and a password. Its games and sessions stay.
///
/// # Errors
/// The account is no guest's; the name is bad or taken, the password is weak.
pub async fn claim_account(
    ctx: &Context,
    viewer: Viewer,
    name: &str,
    password: &str,
    from: IpAddr,
) -> Result<Player> {
    if !profile(ctx, viewer).await?.is_guest {
        return Err(Error::NotAGuest);
    }
    let name = PlayerName::new(name)?;
    let password = Password::proposed(password)?;
    let key = comparable(name.as_str());
    if store::accounts::find_player_by_name(&mut *ctx.connection().await?, &key).await?.is_some() {
        return Err(Error::NameTaken);
    }
    // By the address: of guests anybody may have many.
    let (shown, chooser) = (name.as_str().to_owned(), ThrottleKey::NewPasswordFrom(from));
    let hash = hash_new_password(ctx, password, shown, chooser).await?;
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), viewer.player, async move {
        let mut conn = ctx.connection().await?;
        let claimed = conn
            .transaction(async |conn| {
                let player = viewer.player;
                store::accounts::lock_player(conn, player).await?;
                store::games::decide_again_in_games_of(conn, player).await?;
                if !store::accounts::claim_guest(conn, player, name.to_store(), &hash).await? {
                    return Err(Error::NotAGuest);
                }
                still_live(conn, viewer).await?;
                remember(&ctx, conn, player, from).await?;
                store::accounts::find_player(conn, player).await?.ok_or(Error::SessionEnded)
            })
            .await;
        claimed.map_err(name_taken)
    })
    .await
}

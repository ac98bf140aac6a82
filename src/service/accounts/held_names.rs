//! Holds on given-up names, so that no other account can pose as the former owner. Only a keyed
//! hash of the name is stored, because it outlives the account.
//!
//! A name is claimed in two steps of one transaction: writing the new name blocks on a concurrent
//! transaction that gives it up, and [`check_name_hold`] then finds the hold left by that transaction.

use jiff::SignedDuration;
use kingdomino::shuffle::Bytes32;

use crate::domain::PlayerId;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

use super::name::{PlayerName, fold_name, skeleton};

/// Duration of a hold after a rename or the deletion of the account.
const HOLD_DURATION: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Checks, after the name was written, that it is not held for another account. Ends the hold if
/// the account is the former owner.
///
/// # Errors
/// [`Error::NameTaken`].
pub(super) async fn check_name_hold(
    ctx: &Context,
    conn: &mut Connection,
    name: &PlayerName,
    claimant: PlayerId,
) -> Result<()> {
    let hashes = name_hashes(ctx, name.as_str());
    if store::accounts::is_name_held_for_different_player(conn, &hashes, claimant).await? {
        return Err(Error::NameTaken);
    }
    Ok(store::accounts::delete_name_holds(conn, &hashes).await?)
}

/// Holds a given-up name for `owner` only, or for no account.
pub(super) async fn hold_name(
    ctx: &Context,
    conn: &mut Connection,
    name: &str,
    owner: Option<PlayerId>,
) -> Result<()> {
    Ok(store::accounts::upsert_name_holds(conn, &name_hashes(ctx, name), owner, HOLD_DURATION)
        .await?)
}

/// Returns the hashes of the comparable form and of the look-alike skeleton of a name.
fn name_hashes(ctx: &Context, name: &str) -> [Bytes32; 2] {
    let key = ctx.senders.links.key();
    [
        key.derive(&format!("held name\0{}", fold_name(name))),
        key.derive(&format!("held skeleton\0{}", skeleton(name))),
    ]
}

//! A name that its owner gives up is held for a while, so that no other account can pose as the
//! former owner. Only a keyed hash of the name is stored: it outlives the account.
//!
//! A name is claimed in two steps of one transaction: the new name is written, which waits for a
//! transaction that gives it up, and then [`check_held`] looks for a hold, which that transaction
//! has left.

use jiff::SignedDuration;
use kingdomino::shuffle::Bytes32;

use crate::domain::PlayerId;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

use super::name::{PlayerName, comparable, skeleton};

/// For how long a name is held after its owner has changed it or deleted the account.
const HELD: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Checks that the name is not held for another account, after it was written; ends the hold of its
/// own former owner.
///
/// # Errors
/// [`Error::NameTaken`].
pub(super) async fn check_held(
    ctx: &Context,
    conn: &mut Connection,
    name: &PlayerName,
    claimant: PlayerId,
) -> Result<()> {
    let traces = traces(ctx, name.as_str());
    if store::accounts::is_held_for_other(conn, &traces, claimant).await? {
        return Err(Error::NameTaken);
    }
    Ok(store::accounts::release_names(conn, &traces).await?)
}

/// Holds a name that is given up, for `owner` alone to take back, or for no account.
pub(super) async fn hold(
    ctx: &Context,
    conn: &mut Connection,
    name: &str,
    owner: Option<PlayerId>,
) -> Result<()> {
    Ok(store::accounts::hold_names(conn, &traces(ctx, name), owner, HELD).await?)
}

/// The hashes of a name as it is compared and as it looks.
fn traces(ctx: &Context, name: &str) -> [Bytes32; 2] {
    let key = ctx.senders.links.key();
    [
        key.derive(&format!("held name\0{}", comparable(name))),
        key.derive(&format!("held skeleton\0{}", skeleton(name))),
    ]
}

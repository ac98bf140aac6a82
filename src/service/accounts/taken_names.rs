//! Uniqueness of names: holds on given-up names, so that no other account can pose as the former
//! owner, and the renewal of the stored forms by which look-alike names are compared.

use jiff::SignedDuration;
use kingdomino::shuffle::Bytes32;

use crate::domain::account::NameForms;
use crate::domain::{PlayerId, ProblemCode};
use crate::service::player_name::{PlayerName, fold_name, skeleton};
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::Connection;
use crate::store::accounts::{NAME_SKELETON_UNIQUE, NAME_UNIQUE, StoredName};

/// Duration of a hold after a rename or the deletion of the account.
const HOLD_DURATION: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Page size, in accounts.
const PAGE_SIZE: i64 = 500;

/// Checks, after the name was written, that it is not held for another account. Ends the hold if
/// the account is the former owner.
///
/// Requires the transaction that wrote the name: the write blocks on a concurrent transaction that
/// gives the name up, and this check then finds the hold left by that transaction.
///
/// # Errors
/// [`ProblemCode::NameTaken`].
pub async fn check_name_hold(
    ctx: &Context,
    conn: &mut Connection,
    name: &PlayerName,
    claimant: PlayerId,
) -> Result<()> {
    let hashes = name_hashes(ctx, name.as_str());
    if store::accounts::is_name_held_for_different_player(conn, &hashes, claimant).await? {
        return Err(ProblemCode::NameTaken.into());
    }
    Ok(store::accounts::delete_name_holds(conn, &hashes).await?)
}

/// Holds a given-up name for `owner` only, or for no account. Only a keyed hash of the name is
/// stored, because it outlives the account.
pub async fn hold_name(
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

/// Turns the violation of a constraint on names into [`ProblemCode::NameTaken`].
pub fn map_name_taken(error: Error) -> Error {
    match error {
        Error::Store(error)
            if error.violates(NAME_UNIQUE) || error.violates(NAME_SKELETON_UNIQUE) =>
        {
            Error::Refused(ProblemCode::NameTaken)
        }
        other => other,
    }
}

/// Recomputes the forms of all names and corrects stored ones that differ: those of accounts
/// created by an older release, and all forms after a change of the look-alike tables. Returns the
/// number of corrected accounts.
///
/// Every node runs it once after its start, page by page and one name at a time. Nodes that run it
/// concurrently write the same values. A name that looks like that of another account gets no
/// skeleton, and both accounts keep their names.
///
/// # Errors
/// The database does not answer.
pub async fn update_name_forms(ctx: &Context) -> Result<usize> {
    let (mut after, mut updated) = (None, 0);
    loop {
        let page = {
            let mut conn = ctx.connection().await?;
            store::accounts::list_stored_names(&mut conn, after, PAGE_SIZE).await?
        };
        for stored in &page {
            updated += usize::from(update_name_form(ctx, stored).await?);
        }
        match page.last() {
            Some(last) if page.len() == usize::try_from(PAGE_SIZE).unwrap_or(usize::MAX) => {
                after = Some(last.id);
            }
            _ => return Ok(updated),
        }
    }
}

async fn update_name_form(ctx: &Context, stored: &StoredName) -> Result<bool> {
    let (key, seen) = (fold_name(&stored.name), skeleton(&stored.name));
    if stored.key == key && stored.skeleton.as_ref() == Some(&seen) {
        return Ok(false);
    }
    let old = NameForms { shown: &stored.name, key: &stored.key, skeleton: None };
    let forms = [
        NameForms { key: &key, skeleton: Some(&seen), ..old },
        NameForms { skeleton: Some(&seen), ..old },
        NameForms { key: &key, ..old },
    ];
    let mut conn = ctx.connection().await?;
    for name in forms {
        if name.key == stored.key && name.skeleton == stored.skeleton.as_deref() {
            return Ok(false);
        }
        match store::accounts::set_normalized_name(&mut conn, stored.id, name).await {
            Ok(()) => return Ok(true),
            Err(error) if error.violates(NAME_UNIQUE) || error.violates(NAME_SKELETON_UNIQUE) => {}
            Err(error) => return Err(Error::from(error)),
        }
    }
    Ok(false)
}

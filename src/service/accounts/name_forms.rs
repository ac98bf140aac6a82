//! Renewal of the stored forms of names: those of accounts created by an older release, and all
//! forms after a change of the look-alike tables.
//!
//! Every node runs it once after its start, page by page and one name at a time. Nodes that run it
//! concurrently write the same values. A name that looks like that of another account gets no
//! skeleton, and both accounts keep their names.

use crate::domain::account::KnownName;
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::accounts::{NAME_LOOKS_TAKEN, NAME_TAKEN, StoredName};

use super::name::{comparable, skeleton};

/// Page size, in accounts.
const PAGE: i64 = 500;

/// Recomputes the forms of all names and corrects stored ones that differ; returns the number of
/// corrected accounts.
///
/// # Errors
/// The database does not answer.
pub async fn renew_name_forms(ctx: &Context) -> Result<usize> {
    let (mut after, mut renewed) = (None, 0);
    loop {
        let page = {
            let mut conn = ctx.connection().await?;
            store::accounts::list_names_after(&mut conn, after, PAGE).await?
        };
        for stored in &page {
            renewed += usize::from(renew(ctx, stored).await?);
        }
        match page.last() {
            Some(last) if page.len() == usize::try_from(PAGE).unwrap_or(usize::MAX) => {
                after = Some(last.id);
            }
            _ => return Ok(renewed),
        }
    }
}

async fn renew(ctx: &Context, stored: &StoredName) -> Result<bool> {
    let (key, seen) = (comparable(&stored.name), skeleton(&stored.name));
    if stored.key == key && stored.skeleton.as_ref() == Some(&seen) {
        return Ok(false);
    }
    let old = KnownName { shown: &stored.name, key: &stored.key, skeleton: None };
    let forms = [
        KnownName { key: &key, skeleton: Some(&seen), ..old },
        KnownName { skeleton: Some(&seen), ..old },
        KnownName { key: &key, ..old },
    ];
    let mut conn = ctx.connection().await?;
    for name in forms {
        if name.key == stored.key && name.skeleton == stored.skeleton.as_deref() {
            return Ok(false);
        }
        match store::accounts::set_name_forms(&mut conn, stored.id, name).await {
            Ok(()) => return Ok(true),
            Err(error) if error.violates(NAME_TAKEN) || error.violates(NAME_LOOKS_TAKEN) => {}
            Err(error) => return Err(Error::from(error)),
        }
    }
    Ok(false)
}

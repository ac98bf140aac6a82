//! Renewal of the stored forms of names: those of accounts created by an older release, and all
//! forms after a change of the look-alike tables.
//!
//! Every node runs it once after its start, page by page and one name at a time. Nodes that run it
//! concurrently write the same values. A name that looks like that of another account gets no
//! skeleton, and both accounts keep their names.

use crate::domain::account::NameForms;
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::accounts::{NAME_SKELETON_UNIQUE, NAME_UNIQUE, StoredName};

use super::name::{fold_name, skeleton};

/// Page size, in accounts.
const PAGE_SIZE: i64 = 500;

/// Recomputes the forms of all names and corrects stored ones that differ; returns the number of
/// corrected accounts.
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

//! Background work on one item after the other, each in its own transaction.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use crate::store::StoreError;

use super::error::{Error, Result};

/// Result of a sweep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SweepResult<T> {
    /// Number of processed items.
    pub done: usize,
    /// Items that failed. They are skipped for a while, so that the others are processed.
    pub failed: Vec<T>,
}

/// Item that a transaction has claimed. It survives a rollback, so that a failure is reported with
/// its item.
pub(super) struct ClaimedItem<T>(Mutex<Option<T>>);

impl<T: Copy> ClaimedItem<T> {
    pub(super) fn new() -> ClaimedItem<T> {
        ClaimedItem(Mutex::new(None))
    }

    /// Records the item of this attempt, and returns it.
    pub(super) fn record(&self, item: Option<T>) -> Option<T> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = item;
        item
    }

    /// Returns the item and the result of its transaction; none if there was no item.
    ///
    /// # Errors
    /// The transaction failed before it claimed an item.
    pub(super) fn into_outcome(self, done: Result<()>) -> Result<Option<(T, Result<()>)>> {
        match self.0.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(item) => Ok(Some((item, done))),
            None => done.map(|()| None),
        }
    }
}

/// Maximum number of items per sweep.
const MAX_ITEMS: usize = 200;

/// Processes due items, except those in `except`, each in its own transaction, so that a failure
/// does not block the others. `next` processes one item that is not in its argument, and returns
/// the item and the result; none if no item is due.
///
/// # Errors
/// The database does not answer, or `next` failed without an item.
pub(super) async fn sweep<T, F, N>(except: &[T], next: F) -> Result<SweepResult<T>>
where
    T: Copy + fmt::Display,
    F: Fn(Vec<T>) -> N,
    N: Future<Output = Result<Option<(T, Result<()>)>>>,
{
    let mut swept = SweepResult { done: 0, failed: Vec::new() };
    let mut except = except.to_vec();
    for _ in 0..MAX_ITEMS {
        let Some((item, done)) = next(except.clone()).await? else { break };
        match done {
            Ok(()) => swept.done += 1,
            Err(error @ Error::Store(StoreError::Unavailable(_))) => return Err(error),
            Err(error) => {
                tracing::error!(id = %item, %error, "scheduled task failed");
                swept.failed.push(item);
                except.push(item);
            }
        }
    }
    Ok(swept)
}

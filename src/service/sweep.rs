//! Background work on one item after the other, each in its own transaction.

use std::fmt;

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

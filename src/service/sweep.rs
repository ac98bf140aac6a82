//! What is due is done one by one, in a transaction each, so that one that fails does not hold up the others.

use std::fmt;
use std::future::Future;

use crate::store::StoreError;

use super::error::{Error, Result};

/// What a look at what was due came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swept<T> {
    /// How many were done.
    pub done: usize,
    /// Those that failed: they are left alone for a while, so that the others have their turn.
    pub failed: Vec<T>,
}

/// After so many the caller looks what else there is to do.
const AT_ONCE: usize = 200;

/// Does what is due but for those in `except`. `next` does the next one but for those that it is given, and tells which it was
/// and whether it was done; nothing when nothing is due.
///
/// # Errors
/// The database does not answer, or `next` could not even tell.
pub(super) async fn sweep<T, F, N>(except: &[T], next: F) -> Result<Swept<T>>
where
    T: Copy + fmt::Display,
    F: Fn(Vec<T>) -> N,
    N: Future<Output = Result<Option<(T, Result<()>)>>>,
{
    let mut swept = Swept { done: 0, failed: Vec::new() };
    let mut except = except.to_vec();
    for _ in 0..AT_ONCE {
        let Some((one, done)) = next(except.clone()).await? else { break };
        match done {
            Ok(()) => swept.done += 1,
            Err(error @ Error::Store(StoreError::Unavailable(_))) => return Err(error),
            Err(error) => {
                tracing::error!(id = %one, %error, "scheduled task failed");
                swept.failed.push(one);
                except.push(one);
            }
        }
    }
    Ok(swept)
}

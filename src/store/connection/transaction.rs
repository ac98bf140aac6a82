use diesel::result::Error as Diesel;
use diesel_async::{AnsiTransactionManager, TransactionManager};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;

use super::Connection;
use super::failure::MAX_RETRIES;

/// A repeatable async closure with a named future type, so that callers can require `Send`.
pub trait TransactionFn<C, R>: AsyncFn(C) -> R + Fn(C) -> Self::Future {
    type Future: Future<Output = R>;
}

impl<W, C, F, R> TransactionFn<C, R> for W
where
    W: AsyncFn(C) -> R + Fn(C) -> F,
    F: Future<Output = R>,
{
    type Future = F;
}

impl Connection {
    /// Runs `work` in a transaction, which is rolled back if `work` fails. If Postgres rolls back
    /// because of a concurrent transaction, `work` is retried up to three times: all its effects
    /// must be in the database.
    ///
    /// # Errors
    /// `work` fails, or the transaction cannot be begun or committed.
    pub fn transaction<'a, T, E, W>(&'a mut self, work: W) -> BoxFuture<'a, Result<T, E>>
    where
        T: Send + 'a,
        E: From<Diesel> + Send + 'a,
        for<'c> W: AsyncFn(&'c mut Connection) -> Result<T, E>
            + TransactionFn<&'c mut Connection, Result<T, E>, Future: Send>
            + Send
            + Sync
            + 'a,
    {
        async move {
            for _ in 0..MAX_RETRIES {
                let done = self.transaction_once(&work).await;
                if !self.rolled_back {
                    return done;
                }
            }
            self.transaction_once(&work).await
        }
        .boxed()
    }

    /// Begins a transaction for work that must own the connection. It ends with
    /// [`Connection::commit`]; if the connection is dropped before, Postgres rolls it back.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn begin(&mut self) -> Result<(), Diesel> {
        AnsiTransactionManager::begin_transaction(self).await
    }

    /// Commits what was done since [`Connection::begin`].
    ///
    /// # Errors
    /// A deferred constraint is violated, or the database does not answer.
    pub async fn commit(mut self) -> Result<(), Diesel> {
        AnsiTransactionManager::commit_transaction(&mut self).await
    }

    async fn transaction_once<T, E, W>(&mut self, work: &W) -> Result<T, E>
    where
        T: Send,
        E: From<Diesel> + Send,
        for<'c> W: AsyncFn(&'c mut Connection) -> Result<T, E>
            + TransactionFn<&'c mut Connection, Result<T, E>, Future: Send>
            + Send
            + Sync,
    {
        self.rolled_back = false;
        AnsiTransactionManager::begin_transaction(self).await?;
        match work(&mut *self).await {
            Ok(done) => {
                AnsiTransactionManager::commit_transaction(self).await?;
                Ok(done)
            }
            Err(error) => {
                // If the rollback fails, the connection is broken and is closed, which rolls back
                // as well. The first error is the cause.
                drop(AnsiTransactionManager::rollback_transaction(self).await);
                Err(error)
            }
        }
    }

    pub(super) fn is_in_transaction(&mut self) -> bool {
        let status = AnsiTransactionManager::transaction_manager_status_mut(self);
        !matches!(status.transaction_depth(), Ok(None))
    }
}

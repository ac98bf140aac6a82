use fair_semaphore::FairPermit;

use super::accounts::resolve_owner;
use super::context::{Context, ExpensiveWorkKey};
use super::error::Result;
use super::tasks::{run_detached, spawn_low_priority};

impl Context {
    /// Acquires a permit for the client; bots share the queue of their owner. Do not call while
    /// holding a pooled connection.
    ///
    /// # Errors
    /// The client has too many queued requests.
    pub async fn acquire_expensive_permit(
        &self,
        work_key: ExpensiveWorkKey,
    ) -> Result<FairPermit<ExpensiveWorkKey>> {
        let work_key = match work_key {
            ExpensiveWorkKey::Account(account) => {
                ExpensiveWorkKey::Account(resolve_owner(self, account).await?)
            }
            network @ ExpensiveWorkKey::Network(_) => network,
        };
        Ok(self.expensive.acquire(work_key).await?)
    }

    /// Runs `work` to completion under a permit. If the client disconnects while queued, the work
    /// does not start; if it disconnects later, the permit is held until the work has ended.
    pub(super) async fn with_permit<T: Send + 'static>(
        &self,
        work_key: ExpensiveWorkKey,
        work: impl Future<Output = Result<T>> + Send + 'static,
    ) -> Result<T> {
        // Boxed because the future may be large, and is kept while queued.
        let work = Box::pin(work);
        let permit = self.acquire_expensive_permit(work_key).await?;
        run_detached(async move {
            let _permit = permit;
            work.await
        })
        .await
    }

    /// Runs `job` on a low-priority thread of its own and returns its result. Requires the permit.
    ///
    /// # Errors
    /// The job panicked.
    pub(super) async fn spawn_cpu<T: Send + 'static>(
        &self,
        name: &str,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T> {
        spawn_low_priority(name, self.compute.options().nice, job).await
    }
}

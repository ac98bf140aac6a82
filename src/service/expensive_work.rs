use fair_semaphore::FairPermit;

use super::accounts::resolve_owner;
use super::context::{Context, RateKey};
use super::error::Result;
use super::tasks::{run_detached, spawn_low_priority};

impl Context {
    /// Acquires a permit for the client; bots share the queue of their owner. Do not call while
    /// holding a pooled connection.
    ///
    /// # Errors
    /// The client has too many queued requests.
    pub async fn acquire_expensive_permit(&self, rate_key: RateKey) -> Result<FairPermit<RateKey>> {
        let rate_key = match rate_key {
            RateKey::Account(account) => RateKey::Account(resolve_owner(self, account).await?),
            network @ RateKey::Network(_) => network,
        };
        Ok(self.expensive.acquire(rate_key).await?)
    }

    /// Runs `work` to completion under a permit. If the client disconnects while queued, the work
    /// does not start; if it disconnects later, the permit is held until the work has ended.
    pub(super) async fn with_permit<T: Send + 'static>(
        &self,
        rate_key: RateKey,
        work: impl Future<Output = Result<T>> + Send + 'static,
    ) -> Result<T> {
        // Boxed because the future may be large, and is kept while queued.
        let work = Box::pin(work);
        let permit = self.acquire_expensive_permit(rate_key).await?;
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

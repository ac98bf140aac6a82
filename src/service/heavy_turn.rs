use super::accounts::owner;
use super::context::Context;
use super::detached::run_detached;
use super::error::Result;
use super::heavy_work::{Asker, HeavyTurn};
use super::nice_thread::on_a_nice_thread;

impl Context {
    /// Acquires a permit for the client; bots share the queue of their owner. Do not call while
    /// holding a pooled connection.
    ///
    /// # Errors
    /// The client has too many queued requests.
    pub async fn heavy_turn(&self, asker: Asker) -> Result<HeavyTurn> {
        let asker = match asker {
            Asker::Account(account) => Asker::Account(owner(self, account).await?),
            network @ Asker::Network(_) => network,
        };
        self.heavy.turn(asker).await
    }

    /// Runs `work` to completion under a permit. If the client disconnects while queued, the work
    /// does not start; if it disconnects later, the permit is held until the work has ended.
    pub(super) async fn in_heavy_turn<T: Send + 'static>(
        &self,
        asker: Asker,
        work: impl Future<Output = Result<T>> + Send + 'static,
    ) -> Result<T> {
        // Boxed because the future may be large, and is kept while queued.
        let work = Box::pin(work);
        let turn = self.heavy_turn(asker).await?;
        run_detached(async move {
            let _turn = turn;
            work.await
        })
        .await
    }

    /// Runs `job` on a low-priority thread of its own and returns its result. Requires the permit.
    ///
    /// # Errors
    /// The job panicked.
    pub(super) async fn compute_apart<T: Send + 'static>(
        &self,
        name: &str,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T> {
        on_a_nice_thread(name, self.heavy.nice(), job).await
    }
}

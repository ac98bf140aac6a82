use super::accounts::owner;
use super::context::Context;
use super::detached::run_detached;
use super::error::Result;
use super::heavy_work::{Asker, HeavyTurn};
use super::nice_thread::on_a_nice_thread;

impl Context {
    /// Waits until it is the turn of who asks; of a bot it is its owner's. Whoever calls has no connection in hand.
    ///
    /// # Errors
    /// Too many requests of the same wait.
    pub async fn heavy_turn(&self, asker: Asker) -> Result<HeavyTurn> {
        let asker = match asker {
            Asker::Account(account) => Asker::Account(owner(self, account).await?),
            network @ Asker::Network(_) => network,
        };
        self.heavy.turn(asker).await
    }

    /// Sees `work` through to its end when it is the turn of who asks. A client that hangs up before has asked for nothing;
    /// one that hangs up later has the turn until the work has ended.
    pub(super) async fn in_heavy_turn<T: Send + 'static>(
        &self,
        asker: Asker,
        work: impl Future<Output = Result<T>> + Send + 'static,
    ) -> Result<T> {
        // It may be large, and is kept while it waits.
        let work = Box::pin(work);
        let turn = self.heavy_turn(asker).await?;
        run_detached(async move {
            let _turn = turn;
            work.await
        })
        .await
    }

    /// What `job` comes to, on a thread of its own, while the threads that serve requests go on. For whoever has the turn.
    ///
    /// # Errors
    /// It panicked.
    pub(super) async fn compute_apart<T: Send + 'static>(
        &self,
        name: &str,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T> {
        on_a_nice_thread(name, self.heavy.nice(), job).await
    }
}

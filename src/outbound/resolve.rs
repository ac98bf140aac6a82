use std::io;
use std::net::IpAddr;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use tokio::sync::Semaphore;

/// How many names are looked up at a time: each holds a thread until the system gives up on it.
const AT_A_TIME: usize = 64;

/// Who knows the addresses of a name. It is asked once an attempt, and only its answer is connected to.
pub trait Resolve: Send + Sync {
    /// All addresses of `name`, in the order in which to try them.
    fn resolve(&self, name: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>>;

    /// One that knows the same, and does not wait for what this one is busy with.
    fn apart(&self) -> Arc<dyn Resolve>;
}

/// What the system knows: its resolver, with its file of hosts and all that the operator set up.
pub struct SystemResolver(Arc<Semaphore>);

impl Default for SystemResolver {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(AT_A_TIME)))
    }
}

impl Resolve for SystemResolver {
    fn resolve(&self, name: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>> {
        let (turn, name) = (Arc::clone(&self.0), name.to_owned());
        Box::pin(async move {
            let turn = turn.acquire_owned().await.map_err(io::Error::other)?;
            // A task of its own: whoever asked may give up, but the thread is busy until the answer.
            let asked = tokio::spawn(async move {
                let found = tokio::net::lookup_host((name, 0)).await;
                drop(turn);
                found.map(|found| found.map(|address| address.ip()).collect())
            });
            asked.await.map_err(io::Error::other)?
        })
    }

    fn apart(&self) -> Arc<dyn Resolve> {
        Arc::new(Self::default())
    }
}

use std::io;
use std::net::IpAddr;
use std::sync::Arc;

use fair_semaphore::{Bounds, FairSemaphore};
use futures_util::future::BoxFuture;

/// Bounds of concurrent lookups, with the domain as the key. Each lookup occupies a thread until
/// the system's resolver gives up, and the owner of an unresponsive name server can create any
/// number of names in its domain.
pub const RESOLVER_BOUNDS: Bounds = Bounds { per_key: 4, ..Bounds::total(128) };

/// Resolves host names. Called once per attempt; the client connects only to the returned
/// addresses.
pub trait Resolve: Send + Sync {
    /// Returns all addresses of `name`, in the order in which to try them.
    fn resolve(&self, name: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>>;

    /// Returns an equivalent resolver that does not wait for the lookups of `self`.
    fn to_independent(&self) -> Arc<dyn Resolve>;
}

/// The system's resolver, including its hosts file and any configuration by the operator.
pub struct SystemResolver(Arc<FairSemaphore<String>>);

impl Default for SystemResolver {
    fn default() -> Self {
        Self(FairSemaphore::new(RESOLVER_BOUNDS))
    }
}

impl Resolve for SystemResolver {
    fn resolve(&self, name: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>> {
        let (semaphore, name) = (self.0.clone(), name.to_owned());
        Box::pin(async move {
            let permit =
                semaphore.acquire(domain(&name)).await.map_err(|_| io::ErrorKind::TimedOut)?;
            // A separate task, because the caller may give up while the lookup still occupies its
            // thread.
            let lookup = tokio::spawn(async move {
                let found = tokio::net::lookup_host((name, 0)).await;
                drop(permit);
                found.map(|found| found.map(|address| address.ip()).collect())
            });
            lookup.await.map_err(io::Error::other)?
        })
    }

    fn to_independent(&self) -> Arc<dyn Resolve> {
        Arc::new(Self::default())
    }
}

/// Returns the last two labels of a name. They belong to one owner, or are a registry suffix under
/// which all names share a few lookups.
fn domain(name: &str) -> String {
    let name = name.trim_end_matches('.').to_lowercase();
    let last = name.rmatch_indices('.').nth(1).map_or(0, |(dot, _)| dot + 1);
    name.get(last..).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn slow_domain_delays_only_itself() {
        let semaphore = SystemResolver::default().0;
        let mut held = Vec::new();
        for number in 0..RESOLVER_BOUNDS.per_key {
            let name = domain(&format!("v{number}.bad.example"));
            held.push(semaphore.acquire(name).await.expect("a permit"));
        }
        let soon = |name: &str| {
            tokio::time::timeout(Duration::from_millis(200), semaphore.acquire(domain(name)))
        };
        assert!(soon("more.of.BAD.example.").await.is_err());
        assert!(soon("good.example").await.is_ok());
        assert!(soon("example").await.is_ok());
        held.pop();
        assert!(soon("bad.example").await.is_ok());
    }
}

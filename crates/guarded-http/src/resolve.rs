use std::io;
use std::net::IpAddr;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use keyed_quota::{Quota, QuotaPermit};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Maximum number of concurrent lookups. Each occupies a thread until the system's resolver gives
/// up.
const MAX_LOOKUPS: usize = 128;

/// Maximum number of concurrent lookups per domain. The owner of an unresponsive name server can
/// create any number of names in its domain.
const MAX_LOOKUPS_PER_DOMAIN: usize = 4;

/// Resolves host names. Called once per attempt; the client connects only to the returned
/// addresses.
pub trait Resolve: Send + Sync {
    /// Returns all addresses of `name`, in the order in which to try them.
    fn resolve(&self, name: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>>;

    /// Returns an equivalent resolver that does not wait for the lookups of `self`.
    fn to_independent(&self) -> Arc<dyn Resolve>;
}

/// The system's resolver, including its hosts file and any configuration by the operator.
#[derive(Default)]
pub struct SystemResolver(LookupLimits);

impl Resolve for SystemResolver {
    fn resolve(&self, name: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>> {
        let (limits, name) = (self.0.clone(), name.to_owned());
        Box::pin(async move {
            let permit = limits.acquire(&name).await?;
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

/// Limits on concurrent lookups, in total and per domain.
#[derive(Clone)]
struct LookupLimits {
    total: Arc<Semaphore>,
    per_domain: Arc<Quota<String>>,
}

impl Default for LookupLimits {
    fn default() -> Self {
        Self {
            total: Arc::new(Semaphore::new(MAX_LOOKUPS)),
            per_domain: Quota::new(MAX_LOOKUPS_PER_DOMAIN),
        }
    }
}

impl LookupLimits {
    /// Waits for the domain's limit first, so that names of a slow domain delay only each other.
    async fn acquire(&self, name: &str) -> io::Result<(OwnedSemaphorePermit, QuotaPermit<String>)> {
        let domain_permit = self.per_domain.acquire(domain(name)).await;
        let permit = Arc::clone(&self.total).acquire_owned().await.map_err(io::Error::other)?;
        Ok((permit, domain_permit))
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
        let limits = LookupLimits::default();
        let mut held = Vec::new();
        for number in 0..MAX_LOOKUPS_PER_DOMAIN {
            held.push(limits.acquire(&format!("v{number}.bad.example")).await.expect("a permit"));
        }
        let soon = |name: &'static str| {
            tokio::time::timeout(Duration::from_millis(200), limits.acquire(name))
        };
        assert!(soon("more.of.BAD.example.").await.is_err());
        assert!(soon("good.example").await.is_ok());
        assert!(soon("example").await.is_ok());
        held.pop();
        assert!(soon("bad.example").await.is_ok());
    }
}

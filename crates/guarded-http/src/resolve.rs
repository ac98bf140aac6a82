use std::io;
use std::net::IpAddr;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use keyed_quota::{Place, Quota};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Maximum number of concurrent lookups. Each occupies a thread until the system's resolver gives
/// up.
const AT_A_TIME: usize = 128;

/// Maximum number of concurrent lookups per domain. The owner of an unresponsive name server can
/// create any number of names in its domain.
const OF_A_DOMAIN: usize = 4;

/// Resolves host names. Called once per attempt; the client connects only to the returned
/// addresses.
pub trait Resolve: Send + Sync {
    /// Returns all addresses of `name`, in the order in which to try them.
    fn resolve(&self, name: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>>;

    /// Returns an equivalent resolver that does not wait for the lookups of `self`.
    fn apart(&self) -> Arc<dyn Resolve>;
}

/// The system's resolver, including its hosts file and any configuration by the operator.
#[derive(Default)]
pub struct SystemResolver(Turns);

impl Resolve for SystemResolver {
    fn resolve(&self, name: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>> {
        let (turns, name) = (self.0.clone(), name.to_owned());
        Box::pin(async move {
            let turn = turns.take(&name).await?;
            // A separate task, because the caller may give up while the lookup still occupies its
            // thread.
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

/// Limits on concurrent lookups, in total and per domain.
#[derive(Clone)]
struct Turns {
    all: Arc<Semaphore>,
    of_domains: Arc<Quota<String>>,
}

impl Default for Turns {
    fn default() -> Self {
        Self { all: Arc::new(Semaphore::new(AT_A_TIME)), of_domains: Quota::new(OF_A_DOMAIN) }
    }
}

impl Turns {
    /// Waits for the domain's limit first, so that names of a slow domain delay only each other.
    async fn take(&self, name: &str) -> io::Result<(OwnedSemaphorePermit, Place<String>)> {
        let of_domain = self.of_domains.wait(domain(name)).await;
        let turn = Arc::clone(&self.all).acquire_owned().await.map_err(io::Error::other)?;
        Ok((turn, of_domain))
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
        let turns = Turns::default();
        let mut silent = Vec::new();
        for number in 0..OF_A_DOMAIN {
            silent.push(turns.take(&format!("v{number}.bad.example")).await.expect("a turn"));
        }
        let soon =
            |name: &'static str| tokio::time::timeout(Duration::from_millis(200), turns.take(name));
        assert!(soon("more.of.BAD.example.").await.is_err());
        assert!(soon("good.example").await.is_ok());
        assert!(soon("example").await.is_ok());
        silent.pop();
        assert!(soon("bad.example").await.is_ok());
    }
}

use std::io;
use std::net::IpAddr;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use keyed_quota::{Place, Quota};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many names are looked up at a time: each holds a thread until the system gives up on it.
const AT_A_TIME: usize = 128;

/// How many of them in one domain: who has a name server that does not answer may have any number of names there.
const OF_A_DOMAIN: usize = 4;

/// Who knows the addresses of a name. It is asked once an attempt, and only its answer is connected to.
pub trait Resolve: Send + Sync {
    /// All addresses of `name`, in the order in which to try them.
    fn resolve(&self, name: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>>;

    /// One that knows the same, and does not wait for what this one is busy with.
    fn apart(&self) -> Arc<dyn Resolve>;
}

/// What the system knows: its resolver, with its file of hosts and all that the operator set up.
#[derive(Default)]
pub struct SystemResolver(Turns);

impl Resolve for SystemResolver {
    fn resolve(&self, name: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>> {
        let (turns, name) = (self.0.clone(), name.to_owned());
        Box::pin(async move {
            let turn = turns.take(&name).await?;
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

/// Who looks something up.
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
    /// Waits for the others of its domain first, so that they alone wait for each other.
    async fn take(&self, name: &str) -> io::Result<(OwnedSemaphorePermit, Place<String>)> {
        let of_domain = self.of_domains.wait(domain(name)).await;
        let turn = Arc::clone(&self.all).acquire_owned().await.map_err(io::Error::other)?;
        Ok((turn, of_domain))
    }
}

/// The last two labels of a name. They belong to one owner, or to the names of a registry that share few lookups.
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
    async fn names_of_a_domain_that_does_not_answer_wait_for_each_other_alone() {
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

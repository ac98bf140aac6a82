//! Searches of house players, which never hold a database connection.
//!
//! A use case whose outcome may require a search is an attempt that decides with the results of
//! earlier searches only. If one is missing, the attempt fails with [`Interruption::NeedsSearch`],
//! which rolls back its transaction. [`run_with_searches`] then searches without a connection, and
//! repeats the attempt with the result.

use std::sync::Arc;

use kingdomino::{Events, SearchCancelled, Transition};
use tokio_util::sync::CancellationToken;

use crate::domain::PlayerId;
use crate::service::accounts::resolve_owner;
use crate::service::{ComputeClient, Context, Error, Result, ServerWork};

/// Cost of a search in addition to its request, in requests.
pub const SEARCH_UNITS: u32 = 20;
/// Maximum number of attempts and searches. The result of a search is lost if the game changes in
/// the meantime.
const MAX_SEARCH_ROUNDS: usize = 5;

/// Result of an attempt.
pub(crate) type Attempt<T> = std::result::Result<T, Interruption>;

/// Reason for which an attempt ended without storing anything.
pub(crate) enum Interruption {
    /// A house player has to search this transition first.
    NeedsSearch(Box<Transition>),
    Failed(Error),
}

impl<E> From<E> for Interruption
where
    Error: From<E>,
{
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// Separates the failure of an attempt from a needed search. The caller handles the failure after
/// its transaction: if the same request has created the game before, that game is the response.
pub(crate) fn separate_failure<T>(attempt: Attempt<T>) -> Attempt<Result<T>> {
    match attempt {
        Ok(done) => Ok(Ok(done)),
        Err(Interruption::Failed(error)) => Ok(Err(error)),
        Err(needs_search) => Err(needs_search),
    }
}

/// Results of completed searches.
#[derive(Clone, Default)]
pub(crate) struct SearchCache(Vec<Arc<(Transition, Events)>>);

impl SearchCache {
    /// Returns all events caused by `transition`.
    ///
    /// # Errors
    /// A rule forbids the transition, or it has to be searched first.
    pub fn resolve(&self, transition: Transition) -> Attempt<Events> {
        if let Some(found) = self.0.iter().find(|found| found.0 == transition) {
            return Ok(found.1.clone());
        }
        // Cancelled at once: resolves only what needs no search.
        match transition.outcome(&|| true)? {
            Ok(events) => Ok(events),
            Err(SearchCancelled) => Err(Interruption::NeedsSearch(Box::new(transition))),
        }
    }

    /// Searches the outcome of a transition and adds it. Do not call while holding a pooled
    /// connection.
    ///
    /// # Errors
    /// The client has closed the connection, or the [compute pool](crate::service::ComputePool)
    /// rejects the job.
    pub async fn search(
        &mut self,
        ctx: &Context,
        client: &SearchClient,
        transition: Box<Transition>,
    ) -> Result<()> {
        let (transition, events) = Box::pin(search(ctx, client, transition)).await?;
        self.0.push(Arc::new((*transition, events)));
        Ok(())
    }
}

/// Client of a search.
pub(crate) enum SearchClient {
    /// A player. The search ends when the client closes the connection.
    Player(PlayerId, CancellationToken),
    /// The server itself; no request waits for the result.
    Server(ServerWork),
}

/// Repeats `attempt` until it needs no further search. An attempt must release its connection
/// before it returns.
///
/// # Errors
/// As for the attempt and for [`SearchCache::search`]; or the game keeps changing.
pub(crate) async fn run_with_searches<T, F: Future<Output = Attempt<T>>>(
    ctx: &Context,
    client: &SearchClient,
    attempt: impl Fn(SearchCache) -> F,
) -> Result<T> {
    let mut known = SearchCache::default();
    for _ in 0..MAX_SEARCH_ROUNDS {
        match attempt(known.clone()).await {
            Ok(done) => return Ok(done),
            Err(Interruption::Failed(error)) => return Err(error),
            Err(Interruption::NeedsSearch(transition)) => {
                known.search(ctx, client, transition).await?;
            }
        }
    }
    Err(Error::Busy)
}

/// Searches the outcome of a transition.
async fn search(
    ctx: &Context,
    search_client: &SearchClient,
    transition: Box<Transition>,
) -> Result<(Box<Transition>, Events)> {
    let client = match search_client {
        SearchClient::Player(player, _) => compute_client(ctx, *player).await?,
        SearchClient::Server(work) => ComputeClient::Server(*work),
    };
    let job = ctx.compute.run(client, SEARCH_UNITS, move |is_cancelled| {
        let outcome = transition.outcome(is_cancelled);
        (transition, outcome)
    });
    let (transition, outcome) = match search_client {
        SearchClient::Server(_) => job.await?,
        // After a disconnect, no client is left to receive the error.
        SearchClient::Player(_, cancel_token) => {
            cancel_token.run_until_cancelled(job).await.ok_or(Error::Busy)??
        }
    };
    match outcome? {
        Ok(events) => Ok((transition, events)),
        Err(SearchCancelled) => Err(Error::Busy),
    }
}

/// Returns the compute client for a player: jobs of a bot count for its owner.
pub async fn compute_client(ctx: &Context, player: PlayerId) -> Result<ComputeClient> {
    Ok(ComputeClient::Player { owner: resolve_owner(ctx, player).await?, account: player })
}

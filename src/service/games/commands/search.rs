//! Searches of house players, which never hold a database connection. A use case requests an
//! outcome while it holds a connection, possibly in a transaction. If the outcome requires a
//! search, the use case stops without storing anything and releases the connection. After the
//! search, it starts again with the known outcome.

use std::sync::{Mutex, PoisonError};

use kingdomino::{Events, SearchCancelled, Transition};

use crate::domain::PlayerId;
use crate::service::accounts::resolve_owner;
use crate::service::hang_up::CancelToken;
use crate::service::{ComputeClient, Context, Error, Result, ServerWork};

/// Cost of a search in addition to its request, in requests.
pub const SEARCH_UNITS: u32 = 20;

/// Results of completed searches, and the transition that has to be searched next.
#[derive(Default)]
pub(crate) struct SearchCache {
    found: Vec<(Box<Transition>, Events)>,
    pending: Mutex<Option<Box<Transition>>>,
}

/// Client of a search.
pub(crate) enum SearchClient {
    /// A player. The search ends when the client closes the connection.
    Player(PlayerId, CancelToken),
    /// The server itself; no request waits for the result.
    Server(ServerWork),
}

impl SearchCache {
    /// Returns all events caused by `transition`.
    ///
    /// # Errors
    /// A rule forbids the transition; or it has to be [searched](SearchCache::search) first.
    pub fn resolve(&self, transition: Transition) -> Result<Events> {
        if let Some((_, events)) = self.found.iter().find(|(known, _)| **known == transition) {
            return Ok(events.clone());
        }
        match transition.outcome(&|| true)? {
            Ok(events) => Ok(events),
            Err(SearchCancelled) => {
                let mut pending = self.pending.lock().unwrap_or_else(PoisonError::into_inner);
                *pending = Some(Box::new(transition));
                Err(Error::Busy)
            }
        }
    }

    /// Adds the outcome of a transition.
    pub fn insert(&mut self, transition: Box<Transition>, events: Events) {
        self.found.push((transition, events));
    }

    /// Returns true if a transition has to be searched.
    pub fn needs_search(&self) -> bool {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// Takes the transition that has to be searched, if any.
    pub fn take_pending(&mut self) -> Option<Box<Transition>> {
        self.pending.get_mut().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Searches the pending transition. Returns false if there is none. Do not call while holding a
    /// pooled connection.
    ///
    /// # Errors
    /// The client has closed the connection, or the [compute pool](crate::service::ComputePool)
    /// rejects the job.
    pub async fn search(&mut self, ctx: &Context, search_client: &SearchClient) -> Result<bool> {
        let Some(pending) = self.take_pending() else { return Ok(false) };
        let (pending, events) = Box::pin(search(ctx, search_client, pending)).await?;
        self.insert(pending, events);
        Ok(true)
    }
}

/// Searches the outcome of a transition.
pub async fn search(
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
        SearchClient::Player(_, cancel_token) => tokio::select! {
            done = job => done?,
            // No client is left to receive the error.
            () = cancel_token.cancelled() => return Err(Error::Busy),
        },
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

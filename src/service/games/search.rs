//! Searches of house players, which never hold a database connection. A use case requests an
//! outcome while it holds a connection, possibly in a transaction. If the outcome requires a
//! search, the use case stops without storing anything and releases the connection. After the
//! search, it starts again with the known outcome.

use std::sync::{Mutex, PoisonError};

use kingdomino::{Events, GivenUp, Transition};

use crate::domain::PlayerId;
use crate::service::accounts::owner;
use crate::service::hang_up::HangUp;
use crate::service::{ComputeClient, Context, Error, Result, ServerWork};

/// Cost of a search in addition to its request, in requests.
pub const SEARCH_UNITS: u32 = 20;

/// Outcomes of completed searches, and the transition that has to be searched next.
#[derive(Default)]
pub(crate) struct Outcomes {
    found: Vec<(Box<Transition>, Events)>,
    wanted: Mutex<Option<Box<Transition>>>,
}

/// Client of a search.
pub(crate) enum Searcher {
    /// A player. The search ends when the client closes the connection.
    Player(PlayerId, HangUp),
    /// The server itself; no request waits for the result.
    Server(ServerWork),
}

impl Outcomes {
    /// Returns all events caused by `transition`.
    ///
    /// # Errors
    /// A rule forbids the transition; or it has to be [searched](Outcomes::search) first.
    pub fn of(&self, transition: Transition) -> Result<Events> {
        if let Some((_, events)) = self.found.iter().find(|(known, _)| **known == transition) {
            return Ok(events.clone());
        }
        match transition.outcome(&|| true)? {
            Ok(events) => Ok(events),
            Err(GivenUp) => {
                let mut wanted = self.wanted.lock().unwrap_or_else(PoisonError::into_inner);
                *wanted = Some(Box::new(transition));
                Err(Error::Busy)
            }
        }
    }

    /// Adds the outcome of a transition.
    pub fn know(&mut self, transition: Box<Transition>, events: Events) {
        self.found.push((transition, events));
    }

    /// Returns true if a transition has to be searched.
    pub fn is_wanting(&self) -> bool {
        self.wanted.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// Takes the transition that has to be searched, if any.
    pub fn take_wanted(&mut self) -> Option<Box<Transition>> {
        self.wanted.get_mut().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Searches the wanted transition. Returns false if there is none. Do not call while holding a
    /// pooled connection.
    ///
    /// # Errors
    /// The client has closed the connection, or the [compute pool](crate::service::ComputePool)
    /// rejects the job.
    pub async fn search(&mut self, ctx: &Context, searcher: &Searcher) -> Result<bool> {
        let Some(wanted) = self.take_wanted() else { return Ok(false) };
        let (wanted, events) = Box::pin(search(ctx, searcher, wanted)).await?;
        self.know(wanted, events);
        Ok(true)
    }
}

/// Searches the outcome of a transition.
pub(super) async fn search(
    ctx: &Context,
    searcher: &Searcher,
    transition: Box<Transition>,
) -> Result<(Box<Transition>, Events)> {
    let client = match searcher {
        Searcher::Player(player, _) => client(ctx, *player).await?,
        Searcher::Server(work) => ComputeClient::Server(*work),
    };
    let job = ctx.compute.run(client, SEARCH_UNITS, move |give_up| {
        let outcome = transition.outcome(give_up);
        (transition, outcome)
    });
    let (transition, outcome) = match searcher {
        Searcher::Server(_) => job.await?,
        Searcher::Player(_, hang_up) => tokio::select! {
            done = job => done?,
            // No client is left to receive the error.
            () = hang_up.happens() => return Err(Error::Busy),
        },
    };
    match outcome? {
        Ok(events) => Ok((transition, events)),
        Err(GivenUp) => Err(Error::Busy),
    }
}

/// Returns the compute client for a player: jobs of a bot count for its owner.
pub(super) async fn client(ctx: &Context, player: PlayerId) -> Result<ComputeClient> {
    Ok(ComputeClient::Player { owner: owner(ctx, player).await?, account: player })
}

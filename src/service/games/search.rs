//! What house players that search find out, apart from the database: a use case asks for an outcome while it has a
//! connection, perhaps in a transaction. If that takes a search, it stops there and stores nothing, the search is made
//! with no connection in hand, and the use case begins anew, with the outcome at hand.

use std::sync::{Mutex, PoisonError};

use kingdomino::{Events, GivenUp, Transition};

use crate::domain::PlayerId;
use crate::service::accounts::owner;
use crate::service::hang_up::HangUp;
use crate::service::{ComputeClient, Context, Error, Result, ServerWork};

/// What a search costs beside its request, in requests.
pub const SEARCH_UNITS: u32 = 20;

/// The outcomes that were searched for, and the one that is to be.
#[derive(Default)]
pub(crate) struct Outcomes {
    found: Vec<(Box<Transition>, Events)>,
    wanted: Mutex<Option<Box<Transition>>>,
}

/// For whom is searched.
pub(crate) enum Searcher {
    /// A player, until it hangs up.
    Player(PlayerId, HangUp),
    /// Nobody who waits.
    Server(ServerWork),
}

impl Outcomes {
    /// All that happens by `transition`.
    ///
    /// # Errors
    /// The rule that forbids it. When it takes a search, what it is remains to be [searched](Outcomes::search).
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

    /// Takes note of what a transition comes to.
    pub fn know(&mut self, transition: Box<Transition>, events: Events) {
        self.found.push((transition, events));
    }

    /// Whether something is to be searched.
    pub fn is_wanting(&self) -> bool {
        self.wanted.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// What is to be searched, if anything is.
    pub fn take_wanted(&mut self) -> Option<Box<Transition>> {
        self.wanted.get_mut().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Searches for what is wanted; false when nothing is. Whoever calls has no connection in hand.
    ///
    /// # Errors
    /// The client has hung up, or the [compute pool](crate::service::ComputePool) does not take the job.
    pub async fn search(&mut self, ctx: &Context, searcher: &Searcher) -> Result<bool> {
        let Some(wanted) = self.take_wanted() else { return Ok(false) };
        let (wanted, events) = Box::pin(search(ctx, searcher, wanted)).await?;
        self.know(wanted, events);
        Ok(true)
    }
}

/// What a transition comes to, by a search.
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
            // Nobody hears it.
            () = hang_up.happens() => return Err(Error::Busy),
        },
    };
    match outcome? {
        Ok(events) => Ok((transition, events)),
        Err(GivenUp) => Err(Error::Busy),
    }
}

/// Who has work done that `player` asks for: of a program, its owner.
pub(super) async fn client(ctx: &Context, player: PlayerId) -> Result<ComputeClient> {
    Ok(ComputeClient::Player { owner: owner(ctx, player).await?, account: player })
}

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use keyed_quota::{Place, Quota};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use crate::domain::PlayerId;
use crate::domain::notification::Lane;

/// After so long without an answer an attempt is a late one, and makes way for others.
pub(super) const PROMPT: Duration = Duration::from_secs(2);
/// How many late attempts a node goes on with.
const LATE: usize = 96;
/// And how many of them to the endpoints of one owner.
const LATE_OF_AN_OWNER: usize = 4;

/// How many endpoints of a lane a node serves at once.
fn slots(lane: Lane) -> usize {
    match lane {
        // Several hundred that begin to hang at once are all found out within a few seconds.
        Lane::Healthy => 256,
        Lane::Unproven => 64,
        Lane::Slow => 16,
        // As many as the mail server is given connections, and some that write meanwhile.
        Lane::Mail => 6,
    }
}

/// How many endpoints of a lane and of one owner are served at once, on all nodes together.
pub(super) fn slots_of_an_owner(lane: Lane) -> i64 {
    match lane {
        Lane::Healthy => 8,
        Lane::Unproven | Lane::Slow | Lane::Mail => 2,
    }
}

/// What a node can do at once. Who takes long to answer keeps nobody else from being served: its attempt leaves its slot and
/// goes on among the late ones, of which there are some for every owner; and when there are too many, it ends.
#[derive(Clone)]
pub(super) struct Slots {
    lanes: Arc<[Arc<Semaphore>]>,
    late: Arc<Late>,
    /// Tells when a slot becomes free although its round goes on.
    freed: Arc<Notify>,
}

/// The right to serve one endpoint.
pub(super) struct Slot {
    lane: Lane,
    owner: PlayerId,
    held: Mutex<Option<OwnedSemaphorePermit>>,
    late: Arc<Late>,
    /// Once the attempt is a late one that goes on.
    late_place: Mutex<Option<(OwnedSemaphorePermit, Place<PlayerId>)>>,
    freed: Arc<Notify>,
}

/// The late attempts of a node.
struct Late {
    all: Arc<Semaphore>,
    of_owners: Arc<Quota<PlayerId>>,
}

impl Default for Slots {
    fn default() -> Slots {
        let lanes = Lane::ALL.map(|lane| Arc::new(Semaphore::new(slots(lane))));
        let all = Arc::new(Semaphore::new(LATE));
        let late = Late { all, of_owners: Quota::new(LATE_OF_AN_OWNER) };
        Slots { lanes: lanes.into(), late: Arc::new(late), freed: Arc::default() }
    }
}

impl Slots {
    pub fn free(&self, lane: Lane) -> usize {
        self.of(lane).map_or(0, |slots| slots.available_permits())
    }

    /// A slot for an endpoint of `owner`. Who looked at [`free`](Self::free) before, and is the only one who takes, gets one.
    pub fn take(&self, lane: Lane, owner: PlayerId) -> Option<Slot> {
        let permit = Arc::clone(self.of(lane)?).try_acquire_owned().ok()?;
        Some(Slot {
            lane,
            owner,
            held: Mutex::new(Some(permit)),
            late: Arc::clone(&self.late),
            late_place: Mutex::default(),
            freed: Arc::clone(&self.freed),
        })
    }

    /// Until an attempt has left its slot.
    pub async fn freed(&self) {
        self.freed.notified().await;
    }

    fn of(&self, lane: Lane) -> Option<&Arc<Semaphore>> {
        let place = Lane::ALL.iter().position(|known| *known == lane)?;
        self.lanes.get(place)
    }
}

impl Slot {
    /// Whether it is one of those for endpoints that answer.
    pub fn is_proven(&self) -> bool {
        self.lane == Lane::Healthy
    }

    /// How long an attempt may keep the slot; none where all that are served may hang as well.
    pub fn patience(&self) -> Option<Duration> {
        matches!(self.lane, Lane::Healthy | Lane::Unproven).then_some(PROMPT)
    }

    /// For how long new attempts are begun in it.
    pub fn lasts(&self) -> Duration {
        match self.lane {
            Lane::Healthy | Lane::Unproven => PROMPT / 2,
            Lane::Slow | Lane::Mail => PROMPT * 5,
        }
    }

    /// Makes way for another endpoint; whether the attempt may go on all the same.
    pub fn leave(&self) -> bool {
        let mut late_place = locked(&self.late_place);
        if late_place.is_none() {
            *late_place = self.late.take(self.owner);
            drop(locked(&self.held).take());
            self.freed.notify_one();
        }
        late_place.is_some()
    }
}

impl Late {
    /// None when there are too many, of all or of the owner.
    fn take(&self, owner: PlayerId) -> Option<(OwnedSemaphorePermit, Place<PlayerId>)> {
        let permit = Arc::clone(&self.all).try_acquire_owned().ok()?;
        Some((permit, self.of_owners.take(owner)?))
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(number: usize) -> PlayerId {
        PlayerId::new(uuid::Uuid::from_u128(number as u128))
    }

    #[test]
    fn who_leaves_makes_way_and_goes_on_as_one_of_a_few() {
        let slots = Slots::default();
        let all = slots.free(Lane::Healthy);
        let taken: Vec<Slot> = (0..5).filter_map(|_| slots.take(Lane::Healthy, owner(1))).collect();
        assert_eq!(slots.free(Lane::Healthy), all - 5);
        let go_on: Vec<bool> = taken.iter().map(Slot::leave).collect();
        assert_eq!(go_on, [true, true, true, true, false], "four of an owner");
        assert_eq!(slots.free(Lane::Healthy), all, "all have made way");
        assert!(taken[0].leave(), "it has left already");
        drop(taken);
        let next = slots.take(Lane::Healthy, owner(1)).expect("a slot");
        assert!(next.leave(), "those that went on are over");
    }

    #[test]
    fn late_ones_of_many_owners_are_bounded_too() {
        let slots = Slots::default();
        let taken: Vec<Slot> = (0..=LATE)
            .filter_map(|number| {
                let slot = slots.take(Lane::Unproven, owner(number))?;
                slot.leave().then_some(slot)
            })
            .collect();
        assert_eq!(taken.len(), LATE);
        assert_eq!(slots.free(Lane::Unproven), super::slots(Lane::Unproven));
    }
}

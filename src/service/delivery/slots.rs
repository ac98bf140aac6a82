use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use keyed_quota::{Place, Quota};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use crate::domain::PlayerId;
use crate::domain::notification::Lane;

/// Time without a response after which an attempt counts as late and gives up its slot.
pub(super) const PROMPT: Duration = Duration::from_secs(2);
/// Maximum number of late attempts on a node.
const LATE: usize = 96;
/// Maximum number of late attempts per owner.
const LATE_OF_AN_OWNER: usize = 4;

/// Returns the number of destinations of a lane that a node serves at a time.
fn slots(lane: Lane) -> usize {
    match lane {
        // Large enough to detect several hundred newly unresponsive destinations within a few
        // seconds.
        Lane::Healthy => 256,
        Lane::Unproven => 64,
        Lane::Slow => 16,
        // The connections to the mail server, and some sessions that render meanwhile.
        Lane::Mail => 6,
    }
}

/// Returns the number of destinations of a lane and an owner served at a time, over all nodes.
pub(super) fn slots_of_an_owner(lane: Lane) -> i64 {
    match lane {
        Lane::Healthy => 8,
        Lane::Unproven | Lane::Slow | Lane::Mail => 2,
    }
}

/// Concurrency limits of a node. Slow destinations do not block others: a late attempt gives up its
/// slot and continues in a separate pool, which is limited per owner. If that pool is full, the
/// attempt is aborted.
#[derive(Clone)]
pub(super) struct Slots {
    lanes: Arc<[Arc<Semaphore>]>,
    late: Arc<Late>,
    /// Signals a slot that becomes free before its round ends.
    freed: Arc<Notify>,
}

/// Permit to serve one destination.
pub(super) struct Slot {
    lane: Lane,
    owner: PlayerId,
    held: Mutex<Option<OwnedSemaphorePermit>>,
    late: Arc<Late>,
    /// Set once the attempt continues as a late one.
    late_place: Mutex<Option<(OwnedSemaphorePermit, Place<PlayerId>)>>,
    freed: Arc<Notify>,
}

/// Pool of late attempts.
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

    /// Returns a slot for a destination of `owner`. Always succeeds for a single caller that has
    /// checked [`free`](Self::free).
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

    /// Waits until an attempt has given up its slot.
    pub async fn freed(&self) {
        self.freed.notified().await;
    }

    fn of(&self, lane: Lane) -> Option<&Arc<Semaphore>> {
        let place = Lane::ALL.iter().position(|known| *known == lane)?;
        self.lanes.get(place)
    }
}

impl Slot {
    /// Returns true for a slot of the lane for responsive destinations.
    pub fn is_proven(&self) -> bool {
        self.lane == Lane::Healthy
    }

    /// Returns the time that an attempt may keep the slot; none in lanes whose destinations are all
    /// expected to be slow.
    pub fn patience(&self) -> Option<Duration> {
        matches!(self.lane, Lane::Healthy | Lane::Unproven).then_some(PROMPT)
    }

    /// Returns the time during which a round starts new attempts.
    pub fn lasts(&self) -> Duration {
        match self.lane {
            Lane::Healthy | Lane::Unproven => PROMPT / 2,
            Lane::Slow | Lane::Mail => PROMPT * 5,
        }
    }

    /// Gives up the slot; returns true if the attempt may continue as a late one.
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
    /// Returns none if the node or the owner has too many late attempts.
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
    fn late_attempt_frees_slot_and_continues() {
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
    fn late_attempts_are_bounded_across_owners() {
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

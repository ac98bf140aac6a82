use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use keyed_quota::{Quota, QuotaPermit};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use crate::domain::PlayerId;
use crate::domain::notification::DeliveryClass;

/// Time without a response after which an attempt counts as late and gives up its slot.
pub(super) const SLOW_AFTER: Duration = Duration::from_secs(2);
/// Maximum number of late attempts on a node.
const MAX_LATE_ATTEMPTS: usize = 96;
/// Maximum number of late attempts per owner.
const MAX_LATE_ATTEMPTS_PER_OWNER: usize = 4;

/// Returns the number of destinations of a class that a node serves at a time.
fn max_slots(class: DeliveryClass) -> usize {
    match class {
        // Large enough to detect several hundred newly unresponsive destinations within a few
        // seconds.
        DeliveryClass::Healthy => 256,
        DeliveryClass::Unproven => 64,
        DeliveryClass::Slow => 16,
        // The connections to the mail server, and some sessions that render meanwhile.
        DeliveryClass::Email => 6,
    }
}

/// Returns the number of destinations of a class and an owner served at a time, over all nodes.
pub(super) fn max_slots_per_owner(class: DeliveryClass) -> i64 {
    match class {
        DeliveryClass::Healthy => 8,
        DeliveryClass::Unproven | DeliveryClass::Slow | DeliveryClass::Email => 2,
    }
}

/// Concurrency limits of a node. Slow destinations do not block others: a late attempt gives up its
/// slot and continues in a separate pool, which is limited per owner. If that pool is full, the
/// attempt is aborted.
#[derive(Clone)]
pub(super) struct Slots {
    classes: Arc<[Arc<Semaphore>]>,
    late: Arc<LatePool>,
    /// Signals a slot that becomes free before its round ends.
    freed: Arc<Notify>,
}

/// Permit to serve one destination.
pub(super) struct Slot {
    class: DeliveryClass,
    owner: PlayerId,
    permit: Mutex<Option<OwnedSemaphorePermit>>,
    late: Arc<LatePool>,
    /// Set once the attempt continues as a late one.
    late_permits: Mutex<Option<(OwnedSemaphorePermit, QuotaPermit<PlayerId>)>>,
    freed: Arc<Notify>,
}

/// Pool of late attempts.
struct LatePool {
    all: Arc<Semaphore>,
    owner_quota: Arc<Quota<PlayerId>>,
}

impl Default for Slots {
    fn default() -> Slots {
        let classes = DeliveryClass::ALL.map(|class| Arc::new(Semaphore::new(max_slots(class))));
        let all = Arc::new(Semaphore::new(MAX_LATE_ATTEMPTS));
        let late = LatePool { all, owner_quota: Quota::new(MAX_LATE_ATTEMPTS_PER_OWNER) };
        Slots { classes: classes.into(), late: Arc::new(late), freed: Arc::default() }
    }
}

impl Slots {
    pub fn free(&self, class: DeliveryClass) -> usize {
        self.semaphore(class).map_or(0, |slots| slots.available_permits())
    }

    /// Returns a slot for a destination of `owner`. Always succeeds for a single caller that has
    /// checked [`free`](Self::free).
    pub fn take(&self, class: DeliveryClass, owner: PlayerId) -> Option<Slot> {
        let permit = Arc::clone(self.semaphore(class)?).try_acquire_owned().ok()?;
        Some(Slot {
            class,
            owner,
            permit: Mutex::new(Some(permit)),
            late: Arc::clone(&self.late),
            late_permits: Mutex::default(),
            freed: Arc::clone(&self.freed),
        })
    }

    /// Waits until an attempt has given up its slot.
    pub async fn freed(&self) {
        self.freed.notified().await;
    }

    fn semaphore(&self, class: DeliveryClass) -> Option<&Arc<Semaphore>> {
        let index = DeliveryClass::ALL.iter().position(|known| *known == class)?;
        self.classes.get(index)
    }
}

impl Slot {
    /// Returns true for a slot of the class for responsive destinations.
    pub fn is_proven(&self) -> bool {
        self.class == DeliveryClass::Healthy
    }

    /// Returns the time that an attempt may keep the slot; none in classes whose destinations are all
    /// expected to be slow.
    pub fn timeout(&self) -> Option<Duration> {
        matches!(self.class, DeliveryClass::Healthy | DeliveryClass::Unproven).then_some(SLOW_AFTER)
    }

    /// Returns the time during which a round starts new attempts.
    pub fn max_round_duration(&self) -> Duration {
        match self.class {
            DeliveryClass::Healthy | DeliveryClass::Unproven => SLOW_AFTER / 2,
            DeliveryClass::Slow | DeliveryClass::Email => SLOW_AFTER * 5,
        }
    }

    /// Gives up the slot; returns true if the attempt may continue as a late one.
    pub fn release_as_late(&self) -> bool {
        let mut late_permits = lock(&self.late_permits);
        if late_permits.is_none() {
            *late_permits = self.late.take(self.owner);
            drop(lock(&self.permit).take());
            self.freed.notify_one();
        }
        late_permits.is_some()
    }
}

impl LatePool {
    /// Returns none if the node or the owner has too many late attempts.
    fn take(&self, owner: PlayerId) -> Option<(OwnedSemaphorePermit, QuotaPermit<PlayerId>)> {
        let permit = Arc::clone(&self.all).try_acquire_owned().ok()?;
        Some((permit, self.owner_quota.try_acquire(owner)?))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
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
        let all = slots.free(DeliveryClass::Healthy);
        let taken: Vec<Slot> =
            (0..5).filter_map(|_| slots.take(DeliveryClass::Healthy, owner(1))).collect();
        assert_eq!(slots.free(DeliveryClass::Healthy), all - 5);
        let continues: Vec<bool> = taken.iter().map(Slot::release_as_late).collect();
        assert_eq!(continues, [true, true, true, true, false], "four of an owner");
        assert_eq!(slots.free(DeliveryClass::Healthy), all, "all have made way");
        assert!(taken[0].release_as_late(), "it has left already");
        drop(taken);
        let next = slots.take(DeliveryClass::Healthy, owner(1)).expect("a slot");
        assert!(next.release_as_late(), "those that went on are over");
    }

    #[test]
    fn late_attempts_are_bounded_across_owners() {
        let slots = Slots::default();
        let taken: Vec<Slot> = (0..=MAX_LATE_ATTEMPTS)
            .filter_map(|number| {
                let slot = slots.take(DeliveryClass::Unproven, owner(number))?;
                slot.release_as_late().then_some(slot)
            })
            .collect();
        assert_eq!(taken.len(), MAX_LATE_ATTEMPTS);
        assert_eq!(slots.free(DeliveryClass::Unproven), super::max_slots(DeliveryClass::Unproven));
    }
}

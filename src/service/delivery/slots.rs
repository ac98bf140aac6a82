use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use fair_semaphore::{FairPermit, FairSemaphore};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use crate::domain::PlayerId;
use crate::domain::notification::DeliveryClass;
use crate::limits::{
    EMAIL_DELIVERIES, HEALTHY_DELIVERIES, LATE_DELIVERIES, SLOW_DELIVERIES, UNPROVEN_DELIVERIES,
};

/// Time without a response after which an attempt counts as late and gives up its slot.
pub(super) const SLOW_AFTER: Duration = Duration::from_secs(2);

/// Returns the limits on destinations of a class: served by this node, and of one owner, served by
/// all nodes.
pub(super) fn max_slots(class: DeliveryClass) -> (usize, usize) {
    let limit = match class {
        DeliveryClass::Healthy => HEALTHY_DELIVERIES,
        DeliveryClass::Unproven => UNPROVEN_DELIVERIES,
        DeliveryClass::Slow => SLOW_DELIVERIES,
        DeliveryClass::Email => EMAIL_DELIVERIES,
    };
    (limit.bounds.total, limit.bounds.per_key)
}

/// Concurrency limits of a node. Slow destinations do not block others: a late attempt gives up its
/// slot and continues in a separate pool, which is limited per owner. If that pool is full, the
/// attempt is aborted.
#[derive(Clone)]
pub(super) struct Slots {
    classes: Arc<[Arc<Semaphore>]>,
    late: Arc<FairSemaphore<PlayerId>>,
    /// Signals a slot that becomes free before its round ends.
    freed: Arc<Notify>,
}

/// Permit to serve one destination.
pub(super) struct Slot {
    class: DeliveryClass,
    owner: PlayerId,
    permit: Mutex<Option<OwnedSemaphorePermit>>,
    late: Arc<FairSemaphore<PlayerId>>,
    /// Set once the attempt continues as a late one.
    late_permit: Mutex<Option<FairPermit<PlayerId>>>,
    freed: Arc<Notify>,
}

impl Default for Slots {
    fn default() -> Slots {
        let classes = DeliveryClass::ALL.map(|class| Arc::new(Semaphore::new(max_slots(class).0)));
        Slots { classes: classes.into(), late: LATE_DELIVERIES.semaphore(), freed: Arc::default() }
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
            late_permit: Mutex::default(),
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
        let mut late_permit = lock(&self.late_permit);
        if late_permit.is_none() {
            *late_permit = self.late.try_acquire(self.owner);
            drop(lock(&self.permit).take());
            self.freed.notify_one();
        }
        late_permit.is_some()
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
        assert_eq!(slots.free(DeliveryClass::Healthy), all, "all slots are free again");
        assert!(taken[0].release_as_late(), "it has left already");
        drop(taken);
        let next = slots.take(DeliveryClass::Healthy, owner(1)).expect("a slot");
        assert!(next.release_as_late(), "the late sessions have ended");
    }

    #[test]
    fn late_attempts_are_bounded_across_owners() {
        let slots = Slots::default();
        let taken: Vec<Slot> = (0..=LATE_DELIVERIES.bounds.total)
            .filter_map(|number| {
                let slot = slots.take(DeliveryClass::Unproven, owner(number))?;
                slot.release_as_late().then_some(slot)
            })
            .collect();
        assert_eq!(taken.len(), LATE_DELIVERIES.bounds.total);
        assert_eq!(slots.free(DeliveryClass::Unproven), max_slots(DeliveryClass::Unproven).0);
    }
}

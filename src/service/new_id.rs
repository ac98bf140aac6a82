use jiff::Timestamp;
use uuid::Uuid;

/// A new `UUIDv7` of this time.
pub(super) fn new_id(now: Timestamp) -> Uuid {
    let seconds = now.as_second().unsigned_abs();
    let nanos = now.subsec_nanosecond().unsigned_abs();
    Uuid::new_v7(uuid::Timestamp::from_unix(uuid::NoContext, seconds, nanos))
}

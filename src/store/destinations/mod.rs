//! Destinations and the messages sent to them, stored in the tables `destinations` and
//! `deliveries`.

mod backlog;
mod deliveries;
pub mod destination;
mod leases;
mod push_sessions;
mod schedule;

pub use backlog::{
    StuckDestination, StuckGame, find_backlog, list_destination_ids, list_stuck_destinations,
    list_stuck_games, remove_old_deliveries, remove_surplus_deliveries, remove_unused_destinations,
};
pub use deliveries::{
    NewDelivery, begin_attempt, find_delivery, find_next_due_time, finish_deliveries,
    insert_delivery, list_deliveries, list_destinations_with_dead_deliveries, list_due_deliveries,
    redeliver, requeue_dead_deliveries, revert_attempt, set_delivery_body,
};
pub use destination::{
    delete_destination, disable_destination, enable_destination, erase_destinations,
    find_destination, insert_destination, list_destinations, lock_destination,
    mark_destination_verified, retire_destination, set_destination_address, set_destination_url,
    set_notification_kinds,
};
pub use leases::{
    ClaimedDestination, LEASE_SECONDS, claim_destinations, end_lease, extend_leases, mark_slow,
    pause_destination, record_failure, record_success,
};
pub use push_sessions::{
    delete_subscriptions_except, find_subscription_session, is_subscription_ended, lock_push_url,
    remove_ended_subscriptions, set_subscription_session,
};
pub use schedule::{
    drop_superseded_deliveries, join_deliveries, list_joined_deliveries, list_pending_deliveries,
    list_unattempted_deliveries, make_deliveries_due, postpone_delivery, release_joined_deliveries,
    reschedule_delivery,
};

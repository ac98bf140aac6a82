//! Endpoints and the messages sent to them.

mod backlog;
mod deliveries;
mod delivery_row;
mod digests;
mod endpoint;
mod endpoint_row;
mod leases;
mod old_deliveries;
mod push_sessions;
mod schedule;

pub use backlog::{
    StuckDestination, StuckGame, find_backlog, list_stuck_destinations, list_stuck_games,
};
pub use deliveries::{
    NewDelivery, begin_attempt, find_delivery, find_next_due_time, finish_deliveries,
    insert_delivery, list_deliveries, list_destinations_with_dead_deliveries, list_due_deliveries,
    redeliver, requeue_dead_deliveries, revert_attempt, set_delivery_body,
};
pub use digests::{
    drop_superseded_deliveries, join_deliveries, list_joined_deliveries, release_joined_deliveries,
};
pub use endpoint::{
    delete_destination, disable_destination, enable_destination, erase_destinations,
    insert_destination, list_destinations, lock_destination, mark_destination_verified,
    retire_destination, set_destination_address, set_destination_url, set_notification_kinds,
};
pub use leases::{
    ClaimedDestination, LEASE_SECONDS, claim_destinations, end_lease, extend_leases, mark_slow,
    pause_destination, record_failure, record_success,
};
pub use old_deliveries::{
    list_destination_ids, remove_old_deliveries, remove_surplus_deliveries,
    remove_unused_destinations,
};
pub use push_sessions::{
    delete_subscriptions_except, is_subscription_ended, lock_push_url, remove_ended_subscriptions,
    set_subscription_session,
};
pub use schedule::{
    list_pending_deliveries, list_unattempted_deliveries, make_deliveries_due, postpone_delivery,
    reschedule_delivery,
};

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

pub use backlog::{StuckEndpoint, StuckGame, find_backlog, list_stuck_endpoints, list_stuck_games};
pub use deliveries::{
    NewDelivery, begin_attempt, end_deliveries, find_delivery, insert_delivery, list_deliveries,
    list_due, list_endpoints_with_dead, next_due, redeliver, requeue_dead, set_body,
    uncount_attempt,
};
pub use digests::{drop_replaced, join_deliveries, list_joined, release_joined};
pub use endpoint::{
    delete_endpoint, disable_endpoint, enable_endpoint, erase_endpoints, insert_endpoint,
    list_endpoints, lock_endpoint, move_endpoint, retire_endpoint, set_address, set_notices,
    verify_endpoint,
};
pub use leases::{
    Claimed, LEASE_SECONDS, claim_endpoints, count_failure, count_slowness, count_success,
    end_lease, extend_leases, pause_endpoint,
};
pub use old_deliveries::{
    list_endpoints_after, remove_old_deliveries, remove_surplus_deliveries, remove_unused_endpoints,
};
pub use push_sessions::{
    delete_other_subscriptions, lock_browser, remove_ended_subscriptions, set_session,
    subscription_has_ended,
};
pub use schedule::{deliver_at_once, hold_delivery, list_untried, list_waiting, postpone};

use std::time::Duration;

use jiff::SignedDuration;
use tokio::time::{Instant, sleep};

use crate::domain::notification::{
    Channel, Delivery, DeliveryState, Destination, DestinationAddress, Notification,
};
use crate::notifications::{AttemptOutcome, DISABLE_AFTER, next_retry};
use crate::service::nodes::other_nodes_differ;
use crate::service::notifications::notify_player;
use crate::store::{self, Connection, Result, StoreError};
use crate::telemetry::{DELIVERIES, log_database_failure};

use super::session::DestinationSession;

/// Age up to which a message that this node must not send is left to another node without counting
/// the attempt.
const MAX_UNCOUNTED_AGE: SignedDuration = SignedDuration::from_hours(1);

/// Effect of a recorded outcome.
struct Recorded {
    /// The round continues with the next message of the destination.
    continues: bool,
    /// Number of failures, if the destination must be disabled.
    disable_after: Option<u32>,
    /// Final state of the message, if it has one.
    finished: Option<DeliveryState>,
}

impl Recorded {
    fn proceed(finished: Option<DeliveryState>) -> Recorded {
        Recorded { continues: true, disable_after: None, finished }
    }

    fn stop(finished: Option<DeliveryState>) -> Recorded {
        Recorded { continues: false, disable_after: None, finished }
    }
}

impl DestinationSession {
    /// Records the outcome of an attempt; returns true if the round continues.
    pub(super) async fn record_attempt(
        &self,
        delivery: &Delivery,
        attempt: u32,
        outcome: AttemptOutcome,
    ) -> Result<bool> {
        let until = Instant::now() + Duration::from_secs(store::destinations::LEASE_SECONDS);
        loop {
            match self.record_outcome(delivery, attempt, &outcome).await {
                // An attempt without a recorded outcome is repeated after the lease has expired.
                Err(StoreError::Unavailable(reason)) if Instant::now() < until => {
                    log_database_failure("recording a delivery attempt failed", &reason);
                    sleep(Duration::from_secs(1)).await;
                }
                recorded => return recorded,
            }
        }
    }

    async fn record_outcome(
        &self,
        delivery: &Delivery,
        attempt: u32,
        outcome: &AttemptOutcome,
    ) -> Result<bool> {
        let mut conn = self.context.connection().await?;
        let recorded = conn.transaction(async |conn| {
            let Some(destination) =
                store::destinations::lock_destination(conn, self.destination.id).await?
            else {
                return Ok::<_, StoreError>(Recorded::stop(None));
            };
            if self.has_url_changed(&destination) {
                let finished = self.record_at_former_url(conn, delivery, outcome).await?;
                return Ok(Recorded::stop(finished));
            }
            match outcome {
                AttemptOutcome::Delivered { detail, is_slow } => {
                    let state = DeliveryState::Delivered;
                    let finished = self.finish_delivery(conn, delivery, state, detail).await?;
                    store::destinations::record_success(conn, destination.id, *is_slow).await?;
                    Ok(Recorded::proceed(Some(finished)))
                }
                AttemptOutcome::Gone(reason) => {
                    let state = DeliveryState::Dead;
                    let finished = self.finish_delivery(conn, delivery, state, reason).await?;
                    let (_, failures) =
                        store::destinations::record_failure(conn, destination.id).await?;
                    Ok(Recorded {
                        continues: false,
                        disable_after: Some(failures),
                        finished: Some(finished),
                    })
                }
                AttemptOutcome::Undeliverable(reason) => {
                    let state = DeliveryState::Dead;
                    let finished = self.finish_delivery(conn, delivery, state, reason).await?;
                    let disable_after = self.count_failure(conn, &destination).await?;
                    Ok(Recorded { continues: true, disable_after, finished: Some(finished) })
                }
                AttemptOutcome::Forbidden { reason, decided_by } => {
                    if other_nodes_differ(conn, &self.context.node, decided_by).await? {
                        return self
                            .defer_to_other_node(conn, &destination, delivery, attempt, reason)
                            .await;
                    }
                    let state = DeliveryState::Dead;
                    let finished = self.finish_delivery(conn, delivery, state, reason).await?;
                    let disable_after = self.count_failure(conn, &destination).await?;
                    Ok(Recorded { continues: true, disable_after, finished: Some(finished) })
                }
                AttemptOutcome::Rejected { reason, pause } => {
                    // A requested pause applies to the whole destination, including later messages.
                    let pause_all = pause.is_some();
                    if let Some(pause) = pause {
                        store::destinations::pause_destination(conn, destination.id, *pause)
                            .await?;
                    }
                    let finished = self
                        .schedule_retry(conn, delivery, attempt, reason, *pause, pause_all)
                        .await?;
                    let disable_after = self.count_failure(conn, &destination).await?;
                    Ok(Recorded { continues: !pause_all, disable_after, finished })
                }
                AttemptOutcome::Unreachable(reason) => {
                    let finished =
                        self.schedule_retry(conn, delivery, attempt, reason, None, true).await?;
                    let disable_after = self.count_failure(conn, &destination).await?;
                    Ok(Recorded { continues: false, disable_after, finished })
                }
                AttemptOutcome::InternalError(reason) => {
                    let finished =
                        self.schedule_retry(conn, delivery, attempt, reason, None, false).await?;
                    Ok(Recorded::proceed(finished))
                }
                AttemptOutcome::Deferred(reason) => {
                    let finished =
                        self.schedule_retry(conn, delivery, attempt, reason, None, true).await?;
                    Ok(Recorded::stop(finished))
                }
            }
        });
        let Recorded { continues, disable_after, finished } = recorded.await?;
        if let Some(state) = finished {
            self.count_delivery(state);
        }
        if let Some(failures) = disable_after {
            self.disable_destination(&mut conn, failures, delivery).await?;
        }
        Ok(continues)
    }

    /// Returns true if the URL of the destination has changed meanwhile. A new secret does not
    /// count.
    fn has_url_changed(&self, destination: &Destination) -> bool {
        destination.address.url() != self.destination.address.url()
    }

    /// Records an attempt at the former URL of a destination. The outcome does not count for the
    /// new URL; an undelivered message is retried there immediately.
    async fn record_at_former_url(
        &self,
        conn: &mut Connection,
        delivery: &Delivery,
        outcome: &AttemptOutcome,
    ) -> Result<Option<DeliveryState>> {
        match outcome {
            AttemptOutcome::Delivered { detail, .. } => {
                let state = DeliveryState::Delivered;
                self.finish_delivery(conn, delivery, state, detail).await.map(Some)
            }
            AttemptOutcome::Gone(reason)
            | AttemptOutcome::Rejected { reason, .. }
            | AttemptOutcome::Unreachable(reason)
            | AttemptOutcome::Deferred(reason)
            | AttemptOutcome::InternalError(reason)
            | AttemptOutcome::Forbidden { reason, .. }
            | AttemptOutcome::Undeliverable(reason) => {
                store::destinations::postpone_delivery(
                    conn,
                    delivery,
                    SignedDuration::ZERO,
                    reason,
                    false,
                )
                .await?;
                Ok(None)
            }
        }
    }

    /// Postpones a message that the settings of this node forbid and those of another node may
    /// allow.
    ///
    /// The attempt is not counted, and the random pause keeps this node from always claiming the
    /// message first. If every node forbids the message, this would never end. After
    /// [`MAX_UNCOUNTED_AGE`] the attempt therefore counts like any other failed attempt: the
    /// message is dead after the last one, and only messages about the same game wait for it.
    async fn defer_to_other_node(
        &self,
        conn: &mut Connection,
        destination: &Destination,
        delivery: &Delivery,
        attempt: u32,
        reason: &str,
    ) -> Result<Recorded> {
        let age = store::game_now(conn).await?.duration_since(delivery.created_at);
        if age > MAX_UNCOUNTED_AGE {
            let finished =
                self.schedule_retry(conn, delivery, attempt, reason, None, false).await?;
            // A node without a mail server cannot judge the mailbox.
            let is_mail = destination.address.channel() == Channel::Email;
            let disable_after =
                if is_mail { None } else { self.count_failure(conn, destination).await? };
            return Ok(Recorded { continues: true, disable_after, finished });
        }
        tracing::warn!(
            delivery = %delivery.id,
            error = reason,
            "delivery forbidden by the settings of this node, left to another node"
        );
        let pause = next_retry(1, jitter()).unwrap_or_default();
        store::destinations::revert_attempt(conn, delivery.id).await?;
        store::destinations::postpone_delivery(conn, delivery, pause, reason, true).await?;
        Ok(Recorded::stop(None))
    }

    /// Postpones the message. Returns its final state if this was the last attempt.
    async fn schedule_retry(
        &self,
        conn: &mut Connection,
        delivery: &Delivery,
        attempt: u32,
        reason: &str,
        requested_pause: Option<SignedDuration>,
        pause_all: bool,
    ) -> Result<Option<DeliveryState>> {
        let next = next_retry(attempt, jitter());
        let finished = match next {
            Some(_) => None,
            None => Some(self.finish_delivery(conn, delivery, DeliveryState::Dead, reason).await?),
        };
        // After the last attempt, the messages behind this one must also wait for a requested pause.
        if let Some(pause) = next.max(requested_pause) {
            store::destinations::postpone_delivery(conn, delivery, pause, reason, pause_all)
                .await?;
        }
        Ok(finished)
    }

    /// Counts a failure of the destination. Returns the number of failures if the destination must
    /// be disabled.
    async fn count_failure(
        &self,
        conn: &mut Connection,
        destination: &Destination,
    ) -> Result<Option<u32>> {
        let (since, failures) = store::destinations::record_failure(conn, destination.id).await?;
        Ok((since >= DISABLE_AFTER).then_some(failures))
    }

    /// Disables the destination and notifies its owner. An expired push subscription is deleted
    /// without notification.
    async fn disable_destination(
        &self,
        conn: &mut Connection,
        failures: u32,
        delivery: &Delivery,
    ) -> Result<()> {
        let Destination { id, player, address, .. } = &self.destination;
        conn.transaction(async |conn| {
            // Lock order: the player before the destination.
            store::accounts::lock_player_shared(conn, *player).await?;
            let found = store::destinations::lock_destination(conn, *id).await?;
            if found.is_none_or(|found| self.has_url_changed(&found)) {
                return Ok(());
            }
            if let DestinationAddress::Push { .. } = address {
                return store::destinations::delete_destination(conn, *id).await;
            }
            store::destinations::disable_destination(conn, *id).await?;
            let notification = Notification::DestinationDisabled { host: address.host(), failures };
            let new_id = &self.context.new_id;
            notify_player(conn, *player, notification, delivery.due_at, &|| new_id()).await
        })
        .await
    }

    /// Counts a finished message in the metrics. Call it after the commit: a transaction may be
    /// retried.
    pub(super) fn count_delivery(&self, state: DeliveryState) {
        metrics::counter!(DELIVERIES,
            "channel" => self.destination.address.channel().name(), "state" => state.name())
        .increment(1);
    }

    /// Records the final state of a message, and returns it.
    pub(super) async fn finish_delivery(
        &self,
        conn: &mut Connection,
        delivery: &Delivery,
        state: DeliveryState,
        outcome: &str,
    ) -> Result<DeliveryState> {
        // Private content is deleted once sent; a webhook delivery is kept because its owner may
        // redeliver it.
        let delete_content = self.destination.address.channel() != Channel::Webhook;
        if state == DeliveryState::Delivered {
            let joined = store::destinations::list_joined_deliveries(conn, delivery.id).await?;
            let detail = format!("included in message {}", delivery.id);
            store::destinations::finish_deliveries(conn, &joined, state, &detail, true).await?;
        } else {
            store::destinations::release_joined_deliveries(conn, delivery.id).await?;
        }
        store::destinations::finish_deliveries(
            conn,
            &[delivery.id],
            state,
            outcome,
            delete_content,
        )
        .await?;
        Ok(state)
    }
}

/// Spreads retries evenly.
fn jitter() -> u16 {
    crate::auth::random_bytes::<2>().map_or(u16::MAX / 2, u16::from_ne_bytes)
}

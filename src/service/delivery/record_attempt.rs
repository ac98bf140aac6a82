use std::time::Duration;

use jiff::SignedDuration;
use tokio::time::{Instant, sleep};

use crate::domain::notification::{
    Channel, Delivery, DeliveryState, Endpoint, EndpointAddress, Notice,
};
use crate::notifications::{AttemptOutcome, DISABLE_AFTER, next_retry};
use crate::service::nodes::others_differ;
use crate::service::notifications::notify_player;
use crate::store::{self, Connection, Result, StoreError};
use crate::telemetry::{DELIVERIES, log_database_failure};

use super::session::EndpointSession;

/// Age up to which a message that this node must not send is left to another node without counting
/// the attempt.
const MAX_UNCOUNTED_AGE: SignedDuration = SignedDuration::from_hours(1);

impl EndpointSession {
    /// Records the outcome of an attempt; returns true if the round continues.
    pub(super) async fn record_attempt(
        &self,
        delivery: &Delivery,
        attempt: u32,
        outcome: AttemptOutcome,
    ) -> Result<bool> {
        let until = Instant::now() + Duration::from_secs(store::endpoints::LEASE_SECONDS);
        loop {
            match self.note(delivery, attempt, &outcome).await {
                // An attempt without a recorded outcome is repeated after the lease has expired.
                Err(StoreError::Unavailable(why)) if Instant::now() < until => {
                    log_database_failure("recording a delivery attempt failed", &why);
                    sleep(Duration::from_secs(1)).await;
                }
                noted => return noted,
            }
        }
    }

    async fn note(
        &self,
        delivery: &Delivery,
        attempt: u32,
        outcome: &AttemptOutcome,
    ) -> Result<bool> {
        let mut conn = self.context.connection().await?;
        let settled = conn.transaction(async |conn| {
            let Some(endpoint) = store::endpoints::lock_endpoint(conn, self.endpoint.id).await?
            else {
                return Ok::<_, StoreError>((false, None));
            };
            if self.was_moved(&endpoint) {
                self.note_elsewhere(conn, delivery, outcome).await?;
                return Ok((false, None));
            }
            match outcome {
                AttemptOutcome::Delivered { how, is_late } => {
                    self.end(conn, delivery, DeliveryState::Delivered, how).await?;
                    store::endpoints::count_success(conn, endpoint.id, *is_late).await?;
                    Ok((true, None))
                }
                AttemptOutcome::Gone(why) => {
                    self.end(conn, delivery, DeliveryState::Dead, why).await?;
                    let (_, failures) = store::endpoints::count_failure(conn, endpoint.id).await?;
                    Ok((false, Some(failures)))
                }
                AttemptOutcome::Impossible(why) => {
                    self.end(conn, delivery, DeliveryState::Dead, why).await?;
                    Ok((true, self.failed(conn, &endpoint).await?))
                }
                AttemptOutcome::Forbidden { why, decided_by } => {
                    if others_differ(conn, &self.context.node, decided_by).await? {
                        return self
                            .leave_to_another_node(conn, &endpoint, delivery, attempt, why)
                            .await;
                    }
                    self.end(conn, delivery, DeliveryState::Dead, why).await?;
                    Ok((true, self.failed(conn, &endpoint).await?))
                }
                AttemptOutcome::Refused { why, pause } => {
                    // A requested pause applies to the whole destination, including later messages.
                    let all = pause.is_some();
                    if let Some(pause) = pause {
                        store::endpoints::pause_endpoint(conn, endpoint.id, *pause).await?;
                    }
                    self.schedule_retry(conn, delivery, attempt, why, *pause, all).await?;
                    Ok((!all, self.failed(conn, &endpoint).await?))
                }
                AttemptOutcome::Unreachable(why) => {
                    self.schedule_retry(conn, delivery, attempt, why, None, true).await?;
                    Ok((false, self.failed(conn, &endpoint).await?))
                }
                AttemptOutcome::Faulty(why) => {
                    self.schedule_retry(conn, delivery, attempt, why, None, false).await?;
                    Ok((true, None))
                }
                AttemptOutcome::Held(why) => {
                    self.schedule_retry(conn, delivery, attempt, why, None, true).await?;
                    Ok((false, None))
                }
            }
        });
        let (goes_on, given_up) = settled.await?;
        if let Some(failures) = given_up {
            self.disable_endpoint(&mut conn, failures, delivery).await?;
        }
        Ok(goes_on)
    }

    /// Returns true if the URL of the destination has changed meanwhile. A new secret does not
    /// count.
    fn was_moved(&self, endpoint: &Endpoint) -> bool {
        endpoint.address.url() != self.endpoint.address.url()
    }

    /// Records an attempt at the former URL of a destination. The outcome does not count for the
    /// new URL; an undelivered message is retried there immediately.
    async fn note_elsewhere(
        &self,
        conn: &mut Connection,
        delivery: &Delivery,
        outcome: &AttemptOutcome,
    ) -> Result<()> {
        match outcome {
            AttemptOutcome::Delivered { how, .. } => {
                self.end(conn, delivery, DeliveryState::Delivered, how).await
            }
            AttemptOutcome::Gone(why)
            | AttemptOutcome::Refused { why, .. }
            | AttemptOutcome::Unreachable(why)
            | AttemptOutcome::Held(why)
            | AttemptOutcome::Faulty(why)
            | AttemptOutcome::Forbidden { why, .. }
            | AttemptOutcome::Impossible(why) => {
                store::endpoints::postpone(conn, delivery, SignedDuration::ZERO, why, false).await
            }
        }
    }

    /// Postpones a message that the settings of this node forbid and those of another node may
    /// allow. Returns whether the round continues, and the failures after which the endpoint is
    /// disabled.
    ///
    /// The attempt is not counted, and the random pause keeps this node from always claiming the
    /// message first. If every node forbids the message, this would never end. After
    /// [`MAX_UNCOUNTED_AGE`] the attempt therefore counts like any other failed attempt: the
    /// message is dead after the last one, and only messages about the same game wait for it.
    async fn leave_to_another_node(
        &self,
        conn: &mut Connection,
        endpoint: &Endpoint,
        delivery: &Delivery,
        attempt: u32,
        why: &str,
    ) -> Result<(bool, Option<u32>)> {
        let age = store::game_now(conn).await?.duration_since(delivery.created_at);
        if age > MAX_UNCOUNTED_AGE {
            self.schedule_retry(conn, delivery, attempt, why, None, false).await?;
            // A node without a mail server cannot judge the mailbox.
            let is_mail = endpoint.address.channel() == Channel::Mail;
            let failures = if is_mail { None } else { self.failed(conn, endpoint).await? };
            return Ok((true, failures));
        }
        tracing::warn!(
            delivery = %delivery.id,
            error = why,
            "delivery forbidden by the settings of this node, left to another node"
        );
        let pause = next_retry(1, jitter()).unwrap_or_default();
        store::endpoints::uncount_attempt(conn, delivery.id).await?;
        store::endpoints::postpone(conn, delivery, pause, why, true).await?;
        Ok((false, None))
    }

    async fn schedule_retry(
        &self,
        conn: &mut Connection,
        delivery: &Delivery,
        attempt: u32,
        why: &str,
        asked: Option<SignedDuration>,
        all: bool,
    ) -> Result<()> {
        match next_retry(attempt, jitter()) {
            Some(pause) => {
                let pause = asked.map_or(pause, |asked| asked.max(pause));
                store::endpoints::postpone(conn, delivery, pause, why, all).await
            }
            None => {
                self.end(conn, delivery, DeliveryState::Dead, why).await?;
                match asked {
                    // The messages behind it have attempts left, and must also wait for the pause.
                    Some(pause) => {
                        store::endpoints::postpone(conn, delivery, pause, why, all).await
                    }
                    None => Ok(()),
                }
            }
        }
    }

    /// Counts a failure of the destination. Returns the number of failures if the destination must
    /// be disabled.
    async fn failed(&self, conn: &mut Connection, endpoint: &Endpoint) -> Result<Option<u32>> {
        let (since, failures) = store::endpoints::count_failure(conn, endpoint.id).await?;
        Ok((since >= DISABLE_AFTER).then_some(failures))
    }

    /// Disables the destination and notifies its owner. An expired push subscription is deleted
    /// without notification.
    async fn disable_endpoint(
        &self,
        conn: &mut Connection,
        failures: u32,
        delivery: &Delivery,
    ) -> Result<()> {
        let Endpoint { id, player, address, .. } = &self.endpoint;
        conn.transaction(async |conn| {
            // Lock order: the player before the destination.
            store::accounts::share_player(conn, *player).await?;
            let found = store::endpoints::lock_endpoint(conn, *id).await?;
            if found.is_none_or(|found| self.was_moved(&found)) {
                return Ok(());
            }
            if let EndpointAddress::Push { .. } = address {
                return store::endpoints::delete_endpoint(conn, *id).await;
            }
            store::endpoints::disable_endpoint(conn, *id).await?;
            let notice = Notice::EndpointDisabled { host: address.host(), failures };
            let new_id = &self.context.new_id;
            notify_player(conn, *player, notice, delivery.due_at, &|| new_id()).await
        })
        .await
    }

    pub(super) async fn end(
        &self,
        conn: &mut Connection,
        delivery: &Delivery,
        state: DeliveryState,
        outcome: &str,
    ) -> Result<()> {
        metrics::counter!(DELIVERIES,
            "channel" => self.endpoint.address.channel().name(), "state" => state.name())
        .increment(1);
        // Private content is deleted once sent; a webhook delivery is kept because its owner may
        // redeliver it.
        let forget = self.endpoint.address.channel() != Channel::Webhook;
        if state == DeliveryState::Delivered {
            let joined = store::endpoints::list_joined(conn, delivery.id).await?;
            let how = format!("told in message {}", delivery.id);
            store::endpoints::end_deliveries(conn, &joined, state, &how, true).await?;
        } else {
            store::endpoints::release_joined(conn, delivery.id).await?;
        }
        store::endpoints::end_deliveries(conn, &[delivery.id], state, outcome, forget).await
    }
}

/// Spreads retries evenly.
fn jitter() -> u16 {
    crate::auth::random_bytes::<2>().map_or(u16::MAX / 2, u16::from_ne_bytes)
}

//! One attempt to send a message. A slow attempt gives up its slot, so that slow destinations do
//! not delay the others.

use guarded_http::{Failure, HttpOutcome};
use jiff::Timestamp;
use tokio::time::{Instant, timeout};

use crate::domain::DeliveryId;
use crate::domain::notification::Delivery;
use crate::notifications::channels::Route;
use crate::notifications::content::SubjectMismatch;
use crate::notifications::{AttemptOutcome, Undeliverable};
use crate::service::error::log_store_failure;
use crate::store;
use crate::store::{Result, StoreError};

use super::session::DestinationSession;
use super::slots::SLOW_AFTER;

/// Body to send, and the messages that it covers.
pub(super) struct Prepared {
    pub body: Vec<u8>,
    pub joined: Vec<DeliveryId>,
}

/// Reason for which nothing is sent.
pub(super) enum Unprepared {
    /// A newer message has replaced this one while it was prepared. Sending it would lose the
    /// messages that it covers.
    Superseded,
    Undeliverable(Undeliverable),
    Store(StoreError),
}

impl From<Undeliverable> for Unprepared {
    fn from(reason: Undeliverable) -> Self {
        Self::Undeliverable(reason)
    }
}

impl From<StoreError> for Unprepared {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<SubjectMismatch> for Unprepared {
    fn from(mismatch: SubjectMismatch) -> Self {
        Self::Store(StoreError::Unreadable(mismatch.to_string()))
    }
}

impl DestinationSession {
    /// Sends a message once, at database time `now`.
    pub(super) async fn send(
        &self,
        delivery: &Delivery,
        body: &[u8],
        now: Timestamp,
    ) -> AttemptOutcome {
        let senders = &self.context.senders;
        let request = match Route::for_address(&self.destination.address) {
            Route::Email(address) => return self.submit_email(address, delivery, body, now).await,
            Route::Webhook(webhook) => webhook.request(senders, delivery, body),
            Route::Text(channel) => channel.request(senders, delivery, body),
        };
        let request = match request {
            Ok(request) => request,
            Err(reason) => return AttemptOutcome::Undeliverable(reason.to_string()),
        };
        let outbound =
            if self.slot.is_proven() { &senders.outbound } else { &senders.outbound_slow };
        let begun = Instant::now();
        let response = Box::pin(outbound.post(&request, (senders.clock)()));
        let outcome = self.await_response(response).await;
        match outcome.into() {
            AttemptOutcome::Delivered { detail, .. } => {
                AttemptOutcome::Delivered { detail, is_slow: begun.elapsed() >= SLOW_AFTER }
            }
            other => other,
        }
    }

    /// Waits for the response. A slow attempt gives up its slot, and continues if there is room
    /// among the late attempts.
    async fn await_response(
        &self,
        mut response: impl Future<Output = HttpOutcome> + Unpin,
    ) -> HttpOutcome {
        let Some(limit) = self.slot.timeout() else { return response.await };
        if let Ok(outcome) = timeout(limit, &mut response).await {
            return outcome;
        }
        let recorded = async {
            // Without this, the destination keeps its class until the attempt ends, which reduces
            // the throughput of its owner.
            if let Err(error) = self.record_slowness().await {
                log_store_failure("recording a slow destination failed", &error);
            }
        };
        if self.slot.release_as_late() {
            tokio::join!(response, recorded).0
        } else {
            recorded.await;
            HttpOutcome::Failed { reason: Failure::Timeout }
        }
    }

    async fn record_slowness(&self) -> Result<()> {
        let mut conn = self.context.connection().await?;
        store::destinations::mark_slow(&mut conn, self.destination.id).await
    }
}

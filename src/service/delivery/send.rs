use guarded_http::{Failure, HttpOutcome};
use jiff::Timestamp;
use tokio::time::{Instant, timeout};

use crate::domain::notification::Delivery;
use crate::notifications::AttemptOutcome;
use crate::notifications::channels::Route;
use crate::service::failure_log::log_store_failure;
use crate::store::{self, Result};

use super::session::EndpointSession;
use super::slots::PROMPT;

impl EndpointSession {
    /// Sends a message once, at database time `now`.
    pub(super) async fn send(
        &self,
        delivery: &Delivery,
        body: &[u8],
        now: Timestamp,
    ) -> AttemptOutcome {
        let senders = &self.context.senders;
        let request = match Route::to(&self.endpoint.address) {
            Route::Mailbox(address) => return self.hand_in(address, delivery, body, now).await,
            Route::Program(webhook) => webhook.request(senders, delivery, body),
            Route::Reader(channel) => channel.request(senders, delivery, body),
        };
        let request = match request {
            Ok(request) => request,
            Err(why) => return AttemptOutcome::Impossible(why.to_string()),
        };
        let outbound =
            if self.slot.is_proven() { &senders.outbound } else { &senders.outbound_apart };
        let begun = Instant::now();
        let posted = Box::pin(outbound.post(&request, (senders.clock)()));
        let outcome = self.in_its_slot(posted).await;
        match outcome.into() {
            AttemptOutcome::Delivered { how, .. } => {
                AttemptOutcome::Delivered { how, is_late: begun.elapsed() >= PROMPT }
            }
            other => other,
        }
    }

    /// Waits for the response. A slow attempt gives up its slot, and continues if there is room
    /// among the late attempts.
    async fn in_its_slot(
        &self,
        mut posted: impl Future<Output = HttpOutcome> + Unpin,
    ) -> HttpOutcome {
        let Some(patience) = self.slot.patience() else { return posted.await };
        if let Ok(outcome) = timeout(patience, &mut posted).await {
            return outcome;
        }
        let noted = async {
            // Without this, the destination keeps its class until the attempt ends, which reduces
            // the throughput of its owner.
            if let Err(error) = self.note_slowness().await {
                log_store_failure("recording a slow destination failed", &error);
            }
        };
        if self.slot.leave() {
            tokio::join!(posted, noted).0
        } else {
            noted.await;
            HttpOutcome::Failed { why: Failure::Time }
        }
    }

    async fn note_slowness(&self) -> Result<()> {
        let mut conn = self.context.connection().await?;
        store::endpoints::count_slowness(&mut conn, self.endpoint.id).await
    }
}

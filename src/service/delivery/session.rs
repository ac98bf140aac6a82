use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use tokio::time::Instant;
use tracing::{Instrument, Span};

use crate::domain::node::SharedSetting;
use crate::domain::notification::{Channel, Delivery, DeliveryContent, DeliveryState, Destination};
use crate::notifications::channels::webhook::WebhookChannel;
use crate::notifications::channels::{Route, TextMessage};
use crate::notifications::content::{NotificationText, build_notification_text};
use crate::notifications::{AttemptOutcome, Recipient, Undeliverable};
use crate::service::nodes::other_nodes_differ;
use crate::service::notifications::{load_recipient, load_subject};
use crate::store::{self, Connection, Result, StoreError};
use crate::telemetry::traces;

use super::context::DeliveryContext;
use super::obsolete::{Relevance, check_relevance};
use super::prepared::{Prepared, Unprepared};
use super::slots::Slot;

/// Number of messages loaded at a time.
const BATCH_SIZE: i64 = 20;
/// Setting that allows a node to send emails.
const MAIL_SETTINGS: &[SharedSetting] = &[SharedSetting::MailServer];

/// One round at one destination, under an exclusive lease.
pub(super) struct DestinationSession {
    pub context: DeliveryContext,
    pub destination: Destination,
    pub slot: Slot,
}

impl DestinationSession {
    /// Sends due messages in order, until one fails.
    pub async fn run(&self) -> Result<()> {
        let begun = Instant::now();
        let mut continues = true;
        while continues {
            let due = {
                let mut conn = self.context.connection().await?;
                store::endpoints::list_due_deliveries(&mut conn, self.destination.id, BATCH_SIZE)
                    .await?
            };
            if due.is_empty() {
                break;
            }
            for delivery in due {
                let may_continue = begun.elapsed() < self.slot.max_round_duration()
                    && !*self.context.stop.borrow();
                continues = may_continue && self.attempt_delivery(&delivery).await?;
                if !continues {
                    break;
                }
            }
        }
        self.release().await
    }

    async fn release(&self) -> Result<()> {
        let id = self.destination.id;
        let mut conn = self.context.connection().await?;
        conn.transaction(async |conn| {
            // Locked, so that no message is queued between the query and the update.
            if store::endpoints::lock_destination(conn, id).await?.is_none() {
                return Ok(());
            }
            let next_at = store::endpoints::find_next_due_time(conn, id).await?;
            store::endpoints::end_lease(conn, id, next_at).await
        })
        .await
    }

    /// Makes one attempt; returns true if the round continues. A message that fails because of an
    /// internal error blocks no other message.
    async fn attempt_delivery(&self, delivery: &Delivery) -> Result<bool> {
        let channel = self.destination.address.channel().name();
        let span = traces::delivery(channel, &delivery.id, delivery.attempts);
        let delivered = AssertUnwindSafe(self.deliver(delivery, &span)).catch_unwind();
        let delivered = delivered.instrument(span.clone()).await;
        if !matches!(delivered, Ok(Ok(_))) {
            traces::record_delivery_error(&span);
        }
        let why = match delivered {
            Ok(Err(error @ StoreError::Unavailable(_))) => return Err(error),
            Ok(Err(error)) => error.to_string(),
            Ok(Ok(continues)) => return Ok(continues),
            Err(_) => "panicked".to_owned(),
        };
        tracing::error!(delivery = %delivery.id, error = why, "message rendering failed");
        let faulty = AttemptOutcome::InternalError(
            "internal error: the message could not be rendered".to_owned(),
        );
        self.record_attempt(delivery, delivery.attempts + 1, faulty).await
    }

    async fn deliver(&self, delivery: &Delivery, span: &Span) -> Result<bool> {
        let (attempt, body, other_node_sends, now) = {
            let mut conn = self.context.connection().await?;
            match check_relevance(&mut conn, &self.destination, delivery).await? {
                Relevance::Needed => {}
                Relevance::Obsolete(why) => {
                    traces::record_delivery_outcome(span, DeliveryState::Dropped.name(), false);
                    self.finish_delivery(&mut conn, delivery, DeliveryState::Dropped, why).await?;
                    return Ok(true);
                }
                Relevance::HeldUntil(until) => {
                    traces::record_delivery_outcome(span, "postponed", false);
                    store::endpoints::reschedule_delivery(&mut conn, delivery, until).await?;
                    return Ok(true);
                }
            }
            let Some(attempt) = store::endpoints::begin_attempt(&mut conn, delivery.id).await?
            else {
                return Ok(true);
            };
            let body = match self.body(&mut conn, delivery).await {
                Ok(body) => Ok(body),
                Err(Unprepared::Undeliverable(why)) => Err(why),
                Err(Unprepared::Superseded) => return Ok(true),
                Err(Unprepared::Store(error)) => return Err(error),
            };
            let other_node_sends = self.is_sent_by_other_node(&mut conn).await?;
            (attempt, body, other_node_sends, store::game_now(&mut conn).await?)
        };
        let outcome = match body {
            Ok(_) if other_node_sends => AttemptOutcome::Forbidden {
                why: "this node has no mail server, but another node has one".to_owned(),
                decided_by: MAIL_SETTINGS,
            },
            Ok(body) => self.send(delivery, &body, now).await,
            Err(why) => AttemptOutcome::Undeliverable(why.to_string()),
        };
        traces::record_delivery_outcome(span, outcome.name(), !outcome.is_success());
        self.record_attempt(delivery, attempt, outcome).await
    }

    /// Returns true for an email that this node would write to a folder and another node would
    /// send.
    async fn is_sent_by_other_node(&self, conn: &mut Connection) -> Result<bool> {
        let DeliveryContext { senders, node, .. } = &self.context;
        let is_mail = self.destination.address.channel() == Channel::Email;
        if !is_mail || !senders.mailer.writes_to_folder() {
            return Ok(false);
        }
        other_nodes_differ(conn, node, MAIL_SETTINGS).await
    }

    /// Returns the body of the message, which is rendered before the first attempt.
    async fn body(
        &self,
        conn: &mut Connection,
        delivery: &Delivery,
    ) -> std::result::Result<Vec<u8>, Unprepared> {
        if let Some(body) = &delivery.body {
            return Ok(body.clone());
        }
        let recipient = load_recipient(conn, self.destination.player).await?;
        let recipient = recipient.ok_or(Undeliverable::AccountDeleted)?;
        let Prepared { body, joined } = self.prepare_body(conn, &recipient, delivery).await?;
        let is_needed = conn.transaction(async |conn| {
            store::endpoints::lock_destination(conn, self.destination.id).await?;
            if !store::endpoints::set_delivery_body(conn, delivery.id, &body).await? {
                return Ok(false);
            }
            store::endpoints::join_deliveries(conn, &joined, delivery.id).await?;
            Ok::<_, StoreError>(true)
        });
        if is_needed.await? { Ok(body) } else { Err(Unprepared::Superseded) }
    }

    async fn prepare_body(
        &self,
        conn: &mut Connection,
        recipient: &Recipient,
        delivery: &Delivery,
    ) -> std::result::Result<Prepared, Unprepared> {
        let senders = &self.context.senders;
        let body = match Route::for_address(&self.destination.address) {
            Route::Email(address) => {
                return self.prepare_email(conn, address, recipient, delivery).await;
            }
            Route::Webhook(_) => WebhookChannel::body(senders, delivery),
            Route::Text(channel) => {
                let now = store::game_now(conn).await?;
                let text = &match &delivery.content {
                    DeliveryContent::Notice(entry) => {
                        build_notification_text(recipient, entry, load_subject(conn, entry).await?)?
                    }
                    _ => NotificationText::test(recipient),
                };
                channel.body(&TextMessage { senders, recipient, delivery, text, now })?
            }
        };
        Ok(Prepared { body, joined: Vec::new() })
    }
}

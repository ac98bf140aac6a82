//! Round at one destination: sends due messages in order, and renders their bodies before the first
//! attempt. In digest mode, one email covers all due messages.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use jiff::Timestamp;
use tokio::time::Instant;
use tracing::{Instrument, Span};

use crate::domain::node::SharedSetting;
use crate::domain::notification::{
    Channel, Delivery, DeliveryContent, DeliveryState, Destination, DigestFrequency,
};
use crate::notifications::channels::mail::{
    DrawingFailed, EmailAddress, EmailTemplates, MimeMessage, SmtpOutcome, draw_picture,
    draw_pictures,
};
use crate::notifications::channels::webhook::WebhookChannel;
use crate::notifications::channels::{Route, TextMessage};
use crate::notifications::content::{NotificationText, build_notification_text};
use crate::notifications::links::ResetLink;
use crate::notifications::{AttemptOutcome, Recipient, Undeliverable};
use crate::service::nodes::other_nodes_differ;
use crate::service::notifications::{load_recipient, load_subject};
use crate::store;
use crate::store::{Connection, Result, StoreError};
use crate::telemetry::traces;

use super::obsolete::{Relevance, check_relevance};
use super::send::{Prepared, Unprepared};
use super::slots::Slot;
use super::worker::DeliveryContext;

/// Number of messages loaded at a time.
const BATCH_SIZE: i64 = 20;
/// Maximum number of notifications in a digest. Further ones go into the next digest.
const MAX_DIGEST_NOTIFICATIONS: i64 = 50;
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
                store::destinations::list_due_deliveries(&mut conn, self.destination.id, BATCH_SIZE)
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
            if store::destinations::lock_destination(conn, id).await?.is_none() {
                return Ok(());
            }
            let next_at = store::destinations::find_next_due_time(conn, id).await?;
            store::destinations::end_lease(conn, id, next_at).await
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
        let reason = match delivered {
            Ok(Err(error @ StoreError::Unavailable(_))) => return Err(error),
            Ok(Err(error)) => error.to_string(),
            Ok(Ok(continues)) => return Ok(continues),
            Err(_) => "panicked".to_owned(),
        };
        tracing::error!(delivery = %delivery.id, error = reason, "message rendering failed");
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
                Relevance::Obsolete(reason) => {
                    traces::record_delivery_outcome(span, DeliveryState::Dropped.name(), false);
                    let state = DeliveryState::Dropped;
                    self.count_delivery(
                        self.finish_delivery(&mut conn, delivery, state, reason).await?,
                    );
                    return Ok(true);
                }
                Relevance::HeldUntil(until) => {
                    traces::record_delivery_outcome(span, "postponed", false);
                    store::destinations::reschedule_delivery(&mut conn, delivery, until).await?;
                    return Ok(true);
                }
            }
            let Some(attempt) = store::destinations::begin_attempt(&mut conn, delivery.id).await?
            else {
                return Ok(true);
            };
            let body = match self.body(&mut conn, delivery).await {
                Ok(body) => Ok(body),
                Err(Unprepared::Undeliverable(reason)) => Err(reason),
                Err(Unprepared::Superseded) => return Ok(true),
                Err(Unprepared::Store(error)) => return Err(error),
            };
            let other_node_sends = self.is_sent_by_other_node(&mut conn).await?;
            (attempt, body, other_node_sends, store::game_now(&mut conn).await?)
        };
        let outcome = match body {
            Ok(_) if other_node_sends => AttemptOutcome::Forbidden {
                reason: "this node has no mail server, but another node has one".to_owned(),
                decided_by: MAIL_SETTINGS,
            },
            Ok(body) => self.send(delivery, &body, now).await,
            Err(reason) => AttemptOutcome::Undeliverable(reason.to_string()),
        };
        traces::record_delivery_outcome(span, outcome.name(), !outcome.is_success());
        self.record_attempt(delivery, attempt, outcome).await
    }

    /// Returns true for a push subscription that the player created while logged in. An app, a
    /// token or an earlier release created the others.
    async fn is_subscribed_by_login(&self, conn: &mut Connection) -> Result<bool> {
        let Destination { id, player, address, .. } = &self.destination;
        if address.channel() != Channel::Push {
            return Ok(false);
        }
        match store::destinations::find_subscription_session(conn, *id).await? {
            Some(session) => store::accounts::is_login(conn, *player, session).await,
            None => Ok(false),
        }
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
            store::destinations::lock_destination(conn, self.destination.id).await?;
            if !store::destinations::set_delivery_body(conn, delivery.id, &body).await? {
                return Ok(false);
            }
            store::destinations::join_deliveries(conn, &joined, delivery.id).await?;
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
                    DeliveryContent::Notification(entry) => {
                        build_notification_text(recipient, entry, load_subject(conn, entry).await?)?
                    }
                    _ => NotificationText::test(recipient),
                };
                let may_act = self.is_subscribed_by_login(conn).await?;
                channel.body(&TextMessage { senders, recipient, delivery, text, now, may_act })?
            }
        };
        Ok(Prepared { body, joined: Vec::new() })
    }
}

impl DestinationSession {
    /// Prepares the email for a message; in digest mode, with all other messages that are due.
    pub(super) async fn prepare_email(
        &self,
        conn: &mut Connection,
        address: &str,
        recipient: &Recipient,
        delivery: &Delivery,
    ) -> std::result::Result<Prepared, Unprepared> {
        let senders = &self.context.senders;
        let player = recipient.player;
        let to = EmailAddress::parse(address).map_err(Undeliverable::address)?;
        let names = store::accounts::find_names(conn, &[player]).await?;
        let name = names.into_iter().find_map(|(_, name)| name).unwrap_or_default();
        let now = store::game_now(conn).await?;
        let (links, destination) = (&senders.links, &self.destination);
        let templates = EmailTemplates { links, recipient, destination, name: &name, to, now };
        let mut joined = Vec::new();
        let mail = match &delivery.content {
            DeliveryContent::Verification {} => templates.verification_email(delivery),
            DeliveryContent::PasswordReset {} => {
                let hash = store::accounts::find_password_hash(conn, player).await?;
                let hash = hash.ok_or(Undeliverable::AccountDeleted)?;
                templates.password_reset_email(delivery, ResetLink::trace(&hash))
            }
            DeliveryContent::Test {} => Some(templates.notification_email(
                delivery,
                &NotificationText::test(recipient),
                None,
            )),
            DeliveryContent::Notification(entry) => {
                let digest = if entry.notification.kind().is_sent_alone() {
                    Vec::new()
                } else {
                    self.collect_digest(conn, recipient, delivery).await?
                };
                if digest.len() > 1 {
                    let others = digest.iter().map(|(other, _)| other.id);
                    joined = others.filter(|other| *other != delivery.id).collect();
                    let drawn = draw_pictures(recipient.language(), &digest)
                        .await
                        .map_err(drawing_error)?;
                    Some(templates.digest_email(delivery, &digest, drawn))
                } else {
                    let text = build_notification_text(
                        recipient,
                        entry,
                        load_subject(conn, entry).await?,
                    )?;
                    let drawn =
                        draw_picture(recipient.language(), &text).await.map_err(drawing_error)?;
                    Some(templates.notification_email(delivery, &text, drawn))
                }
            }
        };
        let mail = mail.ok_or(Undeliverable::LinkExpiryOutOfRange)?;
        let body = mail.to_mime(senders.mailer.sender()).bytes().to_vec();
        Ok(Prepared { body, joined })
    }

    /// Returns the messages of the same digest with their texts: this one and all that are due and
    /// still relevant.
    async fn collect_digest(
        &self,
        conn: &mut Connection,
        recipient: &Recipient,
        delivery: &Delivery,
    ) -> std::result::Result<Vec<(Delivery, NotificationText)>, Unprepared> {
        if recipient.settings.digest == DigestFrequency::AtOnce {
            return Ok(Vec::new());
        }
        let mut digest = Vec::new();
        for other in store::destinations::list_due_deliveries(
            conn,
            self.destination.id,
            MAX_DIGEST_NOTIFICATIONS,
        )
        .await?
        {
            let DeliveryContent::Notification(entry) = &other.content else { continue };
            let is_prepared = other.body.is_some() && other.id != delivery.id;
            if entry.notification.kind().is_sent_alone() || is_prepared {
                continue;
            }
            let relevance = check_relevance(conn, &self.destination, &other).await?;
            if matches!(relevance, Relevance::Needed) {
                let text =
                    build_notification_text(recipient, entry, load_subject(conn, entry).await?)?;
                digest.push((other, text));
            }
        }
        Ok(digest)
    }

    /// Submits an email to the mail server, dated `now`.
    pub(super) async fn submit_email(
        &self,
        address: &str,
        delivery: &Delivery,
        body: &[u8],
        now: Timestamp,
    ) -> AttemptOutcome {
        let mailer = &self.context.senders.mailer;
        let to = match EmailAddress::parse(address) {
            Ok(to) => to,
            Err(reason) => return AttemptOutcome::Undeliverable(reason.to_string()),
        };
        let message = MimeMessage::from_bytes(mailer.sender(), to, delivery.id.uuid(), body, now);
        match mailer.send(&message).await {
            SmtpOutcome::Accepted => {
                AttemptOutcome::Delivered { detail: "accepted".to_owned(), is_slow: false }
            }
            SmtpOutcome::Rejected { reply } => AttemptOutcome::Undeliverable(reply.to_string()),
            SmtpOutcome::Failed { reason } => AttemptOutcome::Deferred(reason.to_string()),
        }
    }
}

fn drawing_error(DrawingFailed(reason): DrawingFailed) -> StoreError {
    StoreError::Unreadable(reason)
}

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use tokio::time::Instant;

use crate::domain::DeliveryId;
use crate::domain::notification::{
    Delivery, DeliveryContent, DeliveryState, Endpoint, EndpointAddress,
};
use crate::notifications::channels::{Undeliverable, chat_body, push_body, webhook_body};
use crate::notifications::content::NotificationText;
use crate::notifications::{Attempt, Recipient};
use crate::service::notifications::{load_recipient, load_subject};
use crate::store::{self, Connection, Result, StoreError};

use super::context::DeliveryContext;
use super::obsolete::{Relevance, obsolete_reason};
use super::slots::Slot;

/// How much is looked at together.
const BATCH: i64 = 20;

/// What is sent, and the messages that it makes superfluous.
pub(super) struct Prepared {
    pub body: Vec<u8>,
    pub joined: Vec<DeliveryId>,
}

/// One round to one endpoint, which nobody else serves meanwhile.
pub(super) struct EndpointSession {
    pub context: DeliveryContext,
    pub endpoint: Endpoint,
    pub slot: Slot,
}

impl EndpointSession {
    /// Sends what is due, in order, until something does not come through.
    pub async fn serve(&self) -> Result<()> {
        let begun = Instant::now();
        let mut goes_on = true;
        while goes_on {
            let due = {
                let mut conn = self.context.connection().await?;
                store::endpoints::list_due(&mut conn, self.endpoint.id, BATCH).await?
            };
            if due.is_empty() {
                break;
            }
            for delivery in due {
                let in_time = begun.elapsed() < self.slot.lasts() && !*self.context.stop.borrow();
                goes_on = in_time && self.see_to(&delivery).await?;
                if !goes_on {
                    break;
                }
            }
        }
        self.release().await
    }

    async fn release(&self) -> Result<()> {
        let id = self.endpoint.id;
        let mut conn = self.context.connection().await?;
        conn.transaction(async |conn| {
            // Then nothing is queued between the look and the note.
            if store::endpoints::lock_endpoint(conn, id).await?.is_none() {
                return Ok(());
            }
            let next_at = store::endpoints::next_due(conn, id).await?;
            store::endpoints::end_lease(conn, id, next_at).await
        })
        .await
    }

    /// One attempt; whether the round goes on. A message of which the program fails, whatever it is, holds up no other.
    async fn see_to(&self, delivery: &Delivery) -> Result<bool> {
        let why = match AssertUnwindSafe(self.deliver(delivery)).catch_unwind().await {
            Ok(Err(error @ StoreError::Unavailable(_))) => return Err(error),
            Ok(Err(error)) => error.to_string(),
            Ok(Ok(goes_on)) => return Ok(goes_on),
            Err(_) => "the program panicked".to_owned(),
        };
        tracing::error!(delivery = %delivery.id, why, "a message could not be made");
        let faulty = Attempt::Faulty("this server could not make the message".to_owned());
        self.settle(delivery, delivery.attempts + 1, faulty).await
    }

    async fn deliver(&self, delivery: &Delivery) -> Result<bool> {
        let (attempt, body, now) = {
            let mut conn = self.context.connection().await?;
            match obsolete_reason(&mut conn, &self.endpoint, delivery).await? {
                Relevance::Needed => {}
                Relevance::Superfluous(why) => {
                    self.end(&mut conn, delivery, DeliveryState::Dropped, why).await?;
                    return Ok(true);
                }
                Relevance::HeldUntil(until) => {
                    store::endpoints::hold_delivery(&mut conn, delivery, until).await?;
                    return Ok(true);
                }
            }
            let Some(attempt) = store::endpoints::begin_attempt(&mut conn, delivery.id).await?
            else {
                return Ok(true);
            };
            let Some(body) = self.body(&mut conn, delivery).await? else { return Ok(true) };
            (attempt, body, store::game_now(&mut conn).await?)
        };
        let outcome = match body {
            Ok(body) => self.send(delivery, &body, now).await,
            Err(why) => Attempt::Impossible(why),
        };
        self.settle(delivery, attempt, outcome).await
    }

    /// What is sent: made now if it was never sent before. None if a newer message took its place meanwhile: what this one
    /// would have told with its own would be lost with it.
    async fn body(
        &self,
        conn: &mut Connection,
        delivery: &Delivery,
    ) -> Result<Option<std::result::Result<Vec<u8>, Undeliverable>>> {
        if let Some(body) = &delivery.body {
            return Ok(Some(Ok(body.clone())));
        }
        let Some(recipient) = load_recipient(conn, self.endpoint.player).await? else {
            return Ok(Some(Err("the account was deleted".to_owned())));
        };
        let Prepared { body, joined } = match self.prepared(conn, &recipient, delivery).await? {
            Ok(prepared) => prepared,
            Err(why) => return Ok(Some(Err(why))),
        };
        let is_needed = conn.transaction(async |conn| {
            store::endpoints::lock_endpoint(conn, self.endpoint.id).await?;
            if !store::endpoints::set_body(conn, delivery.id, &body).await? {
                return Ok(false);
            }
            store::endpoints::join_deliveries(conn, &joined, delivery.id).await?;
            Ok::<_, StoreError>(true)
        });
        Ok(is_needed.await?.then_some(Ok(body)))
    }

    async fn prepared(
        &self,
        conn: &mut Connection,
        recipient: &Recipient,
        delivery: &Delivery,
    ) -> Result<std::result::Result<Prepared, Undeliverable>> {
        let senders = &self.context.senders;
        let address = &self.endpoint.address;
        if let EndpointAddress::Mail { .. } = address {
            return self.mail(conn, recipient, delivery).await;
        }
        if let EndpointAddress::Webhook { .. } = address {
            let body = webhook_body(senders, delivery);
            return Ok(Ok(Prepared { body, joined: Vec::new() }));
        }
        let now = store::game_now(conn).await?;
        let news = match &delivery.content {
            DeliveryContent::Notice(record) => {
                NotificationText::of(recipient, record, load_subject(conn, record).await?)
            }
            _ => NotificationText::test(recipient),
        };
        let body = match address {
            EndpointAddress::Chat { .. } => {
                chat_body(senders, recipient, address, delivery, &news, now)
            }
            _ => Ok(push_body(senders, recipient, delivery, &news, now)),
        };
        Ok(body.map(|body| Prepared { body, joined: Vec::new() }))
    }
}

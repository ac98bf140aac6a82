use guarded_http::{Destination, OutboundRequest};
use serde_json::json;

use crate::domain::notification::{Delivery, DeliveryContent, FormerSecret};
use crate::notifications::{Senders, Undeliverable};

use super::request::{WebhookId, WebhookSecret, webhook_request};

/// Webhook of a bot or an app. The secrets are in their stored form, in hexadecimal.
pub(crate) struct WebhookChannel<'a> {
    pub url: &'a str,
    pub secret: &'a str,
    pub former: Option<&'a FormerSecret>,
}

impl WebhookChannel<'_> {
    /// Message body, identical in all attempts.
    pub fn body(senders: &Senders, delivery: &Delivery) -> Vec<u8> {
        let (kind, data) = match &delivery.content {
            DeliveryContent::Notice(record) => {
                let data = (senders.to_json)(record.clone());
                let kind = data["payload"]["type"].as_str().unwrap_or_default();
                (format!("notification.{kind}"), data)
            }
            _ => ("test".to_owned(), json!({})),
        };
        let body = json!({ "type": kind, "timestamp": delivery.created_at, "data": data });
        body.to_string().into_bytes()
    }

    /// Builds the request of one attempt to deliver `body`. Also signs it with the former secret
    /// while that is valid.
    pub fn request(
        &self,
        senders: &Senders,
        delivery: &Delivery,
        body: &[u8],
    ) -> Result<OutboundRequest, Undeliverable> {
        let now = (senders.clock)();
        let id = WebhookId::parse(&delivery.id.to_string())
            .ok_or_else(|| Undeliverable::address("the id is no id"))?;
        let secret = read_secret(self.secret)?;
        let former = self.former.filter(|former| former.until > now);
        let former = former.map(|former| read_secret(&former.secret)).transpose()?;
        let to = Destination::parse(self.url).map_err(Undeliverable::address)?;
        Ok(webhook_request(&to, &id, now, &secret, former.as_ref(), body.to_vec()))
    }
}

fn read_secret(stored: &str) -> Result<WebhookSecret, Undeliverable> {
    let bytes = hex::decode(stored).map_err(Undeliverable::address)?;
    WebhookSecret::from_bytes(bytes).map_err(Undeliverable::address)
}

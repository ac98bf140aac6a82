use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use guarded_http::OutboundRequest;
use jiff::Timestamp;
use serde_json::json;

use crate::auth::random_bytes;
use crate::domain::notification::{Delivery, DeliveryContent, FeedEntry};
use crate::i18n::without_isolates;
use crate::notifications::channels::text_channel::{TextChannel, TextMessage};
use crate::notifications::{Senders, Undeliverable};

use super::request::{Push, PushSubscription, Topic, Urgency, push_request};

/// Maximum time for which a push service keeps a message for an offline browser. An earlier
/// deadline shortens it.
const MAX_TTL_SECONDS: i64 = 86_400;
/// Maximum bytes of text in a push message, which leaves room for the other fields.
const MAX_TEXT_BYTES: usize = 2500;

/// Push service of a browser.
pub(crate) struct PushChannel<'a> {
    pub url: &'a str,
    pub p256dh: &'a str,
    pub auth: &'a str,
}

impl TextChannel for PushChannel<'_> {
    /// Payload for the service worker of the web client.
    fn body(&self, message: &TextMessage<'_>) -> Result<Vec<u8>, Undeliverable> {
        let language = message.recipient.language();
        let all = message.lines();
        let text = if all.len() <= MAX_TEXT_BYTES { &all } else { &message.text.body };
        let body = json!({
            "title": without_isolates(&message.text.subject),
            "body": text,
            "url": message.page_url(message.may_act),
            "tag": message.delivery.game,
            "lang": language.tag(),
            "dir": language.direction().as_str(),
            "id": message.delivery.id,
            "silent": message.is_silent(),
        });
        Ok(body.to_string().into_bytes())
    }

    fn request(
        &self,
        senders: &Senders,
        delivery: &Delivery,
        body: &[u8],
    ) -> Result<OutboundRequest, Undeliverable> {
        let now = (senders.clock)();
        let to = PushSubscription::parse(self.url, self.p256dh, self.auth)
            .map_err(Undeliverable::address)?;
        let topic = delivery
            .game
            .and_then(|game| Topic::parse(&BASE64_URL_SAFE_NO_PAD.encode(game.uuid().as_bytes())));
        let seconds = ttl_seconds(delivery, now);
        let push = Push { text: body, seconds, urgency: Urgency::Normal, topic };
        let random_bytes = random_bytes().map_err(Undeliverable::address)?;
        push_request(&to, &senders.vapid, &push, random_bytes, now).map_err(Undeliverable::address)
    }
}

fn ttl_seconds(delivery: &Delivery, now: Timestamp) -> u32 {
    let deadline = match &delivery.content {
        DeliveryContent::Notification(FeedEntry { notification, .. }) => notification.deadline(),
        _ => None,
    };
    let left = deadline.map_or(MAX_TTL_SECONDS, |deadline| deadline.duration_since(now).as_secs());
    u32::try_from(left.clamp(60, 28 * MAX_TTL_SECONDS)).unwrap_or_default()
}

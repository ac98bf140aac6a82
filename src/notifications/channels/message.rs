//! What is sent where: the body, which stays the same in all attempts, and the request of one attempt.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use guarded_http::{Destination, OutboundRequest};
use jiff::Timestamp;
use kingdomino_render::{Form, Subject};
use serde_json::json;

use crate::domain::notification::{
    ChatService, Delivery, DeliveryContent, EndpointAddress, FeedEntry, FormerSecret, NoticeKind,
};
use crate::i18n::UiText;
use crate::notifications::channels::chat::{Message, NtfyTopic};
use crate::notifications::channels::push::PushSubscription;
use crate::notifications::content::NotificationText;
use crate::notifications::links::{LIFETIME, Links, PictureLink, SeriesLink, TableLink};
use crate::notifications::{Recipient, Senders};

use super::chat::chat_request;
use super::push::{Push, Topic, Urgency, push_request};
use super::webhook::{WebhookId, WebhookSecret, webhook_request};

/// Why a message cannot be sent to an address. The text is shown to the owner.
pub(crate) type Undeliverable = String;

/// How long a push service keeps a message for a browser that is away: until the deadline, or a day.
const KEPT_SECONDS: i64 = 86_400;
/// How many bytes of text fit into a message to a browser, with room for the rest of it.
const PUSH_TEXT: usize = 2500;

/// The body for a program.
pub(crate) fn webhook_body(senders: &Senders, delivery: &Delivery) -> Vec<u8> {
    let (kind, data) = match &delivery.content {
        DeliveryContent::Notice(record) => {
            let data = (senders.wire)(record.clone());
            let kind = data["notice"]["type"].as_str().unwrap_or_default();
            (format!("notice.{kind}"), data)
        }
        _ => ("test".to_owned(), json!({})),
    };
    json!({ "type": kind, "timestamp": delivery.created_at, "data": data }).to_string().into_bytes()
}

/// The body for a chat service.
pub(crate) fn chat_body(
    senders: &Senders,
    recipient: &Recipient,
    address: &EndpointAddress,
    delivery: &Delivery,
    news: &NotificationText,
    now: Timestamp,
) -> Result<Vec<u8>, Undeliverable> {
    let EndpointAddress::Chat { url, service } = address else {
        return Err("it is no chat service".to_owned());
    };
    let mut text = lines(news);
    if !news.answers.is_empty() {
        text = format!("{text}\n{}", UiText::AnswerElsewhere.text(recipient.language()));
    }
    let message = Message {
        title: news.subject.clone(),
        text,
        // Others read the channel.
        url: page_url(&senders.links, recipient, news, now, false),
        image_url: picture_url(&senders.links, recipient, news, now),
        silent: is_silent(recipient, delivery, now),
    };
    let body = match service {
        ChatService::Discord => message.discord(),
        ChatService::Slack => message.slack(),
        ChatService::Ntfy => {
            let topic = NtfyTopic::of(&destination(url)?);
            message.ntfy(&topic.ok_or_else(|| "the URL ends with no topic".to_owned())?)
        }
    };
    Ok(body.to_string().into_bytes())
}

/// Whether a message is to make no sound: what comes in quiet hours, unless it is about the safety of the account.
fn is_silent(recipient: &Recipient, delivery: &Delivery, now: Timestamp) -> bool {
    let DeliveryContent::Notice(record) = &delivery.content else { return false };
    record.notice.kind() != NoticeKind::Security && recipient.is_quiet(now)
}

/// What the page in a browser is given.
pub(crate) fn push_body(
    senders: &Senders,
    recipient: &Recipient,
    delivery: &Delivery,
    news: &NotificationText,
    now: Timestamp,
) -> Vec<u8> {
    let language = recipient.language();
    let all = lines(news);
    let text = if all.len() <= PUSH_TEXT { &all } else { &news.body };
    json!({
        "title": news.subject,
        "body": text,
        "url": page_url(&senders.links, recipient, news, now, true),
        "tag": delivery.game,
        "lang": language.tag(),
        "dir": language.direction().as_str(),
        "id": delivery.id,
        "silent": is_silent(recipient, delivery, now),
    })
    .to_string()
    .into_bytes()
}

/// The request of one attempt to deliver `body`.
pub(crate) fn outbound_request(
    senders: &Senders,
    address: &EndpointAddress,
    delivery: &Delivery,
    body: &[u8],
) -> Result<OutboundRequest, Undeliverable> {
    let now = (senders.clock)();
    match address {
        EndpointAddress::Webhook { url, secret, former } => {
            let id = WebhookId::parse(&delivery.id.to_string());
            let id = id.ok_or_else(|| "the id is no id".to_owned())?;
            let secret = webhook_secret(secret)?;
            let former = former.as_ref().filter(|former| former.until > now);
            let former = former.map(|FormerSecret { secret, .. }| webhook_secret(secret));
            let former = former.transpose()?;
            let to = destination(url)?;
            Ok(webhook_request(&to, &id, now, &secret, former.as_ref(), body.to_vec()))
        }
        EndpointAddress::Chat { url, service } => {
            let to = destination(url)?;
            let to = match service {
                ChatService::Ntfy => NtfyTopic::of(&to).map(|topic| topic.server().clone()),
                _ => Some(to),
            };
            let to = to.ok_or_else(|| "the URL ends with no topic".to_owned())?;
            Ok(chat_request(&to, body.to_vec()))
        }
        EndpointAddress::Push { url, p256dh, auth } => {
            let to =
                PushSubscription::parse(url, p256dh, auth).map_err(|error| error.to_string())?;
            let push = Push {
                text: body,
                seconds: seconds_kept(delivery, now),
                urgency: Urgency::Normal,
                topic: delivery.game.and_then(|game| {
                    Topic::parse(&BASE64_URL_SAFE_NO_PAD.encode(game.uuid().as_bytes()))
                }),
            };
            let chance = crate::auth::random_bytes().map_err(|error| error.to_string())?;
            push_request(&to, &senders.vapid, &push, chance, now).map_err(|error| error.to_string())
        }
        EndpointAddress::Mail { .. } => Err("mails are no HTTP requests".to_owned()),
    }
}

fn seconds_kept(delivery: &Delivery, now: Timestamp) -> u32 {
    let deadline = match &delivery.content {
        DeliveryContent::Notice(FeedEntry { notice, .. }) => notice.deadline(),
        _ => None,
    };
    let left = deadline.map_or(KEPT_SECONDS, |deadline| deadline.duration_since(now).as_secs());
    u32::try_from(left.clamp(60, 28 * KEPT_SECONDS)).unwrap_or_default()
}

/// What people read below the subject.
fn lines(news: &NotificationText) -> String {
    let rows = news.table.iter().flat_map(|table| &table.rows);
    let rows = rows.map(|cells| match cells.as_slice() {
        [rank, name, .., total] => format!("{rank} {name}: {total}"),
        cells => cells.join(" "),
    });
    let parts = [news.body.clone()].into_iter().chain(news.details.iter().cloned());
    let parts = parts.chain(rows).chain(news.next.clone());
    let parts = parts.chain(news.since.iter().cloned()).chain(news.deadline.clone());
    let parts = parts.chain(news.asked.iter().cloned());
    parts.collect::<Vec<_>>().join("\n")
}

/// Where the player sees the game, or else the series.
fn page_url(
    links: &Links,
    recipient: &Recipient,
    news: &NotificationText,
    now: Timestamp,
    plays: bool,
) -> Option<String> {
    let player = recipient.player;
    let until = now.checked_add(LIFETIME).ok()?;
    let Some(game) = &news.game else {
        let series = news.series?;
        return Some(links.url(&SeriesLink { player, series, acts: plays, until }));
    };
    Some(links.url(&TableLink { player, game: game.id, plays, until }))
}

/// A picture of the table, for services that show one.
fn picture_url(
    links: &Links,
    recipient: &Recipient,
    news: &NotificationText,
    now: Timestamp,
) -> Option<String> {
    let game = news.game.as_ref().filter(|game| game.state.is_some())?;
    let language = recipient.language();
    let link = PictureLink::new(game.id, game.version, Subject::Table, language, now);
    Some(link.url(links.key(), links.base(), Form::Png).into())
}

pub(super) fn destination(url: &str) -> Result<Destination, Undeliverable> {
    Destination::parse(url).map_err(|error| error.to_string())
}

fn webhook_secret(stored: &str) -> Result<WebhookSecret, Undeliverable> {
    let bytes = hex::decode(stored).map_err(|error| error.to_string())?;
    WebhookSecret::from_bytes(bytes).map_err(|error| error.to_string())
}

use std::collections::BTreeSet;

use guarded_http::{Destination, Forbidden};
use jiff::SignedDuration;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::auth::random_bytes;
use crate::domain::notification::{
    Channel, ChatService, Endpoint, EndpointAddress, FormerSecret, NotificationKind,
};
use crate::domain::table::Viewer;
use crate::domain::{DestinationId, IdempotentRequest};
use crate::notifications::channels::chat::NtfyTopic;
use crate::notifications::channels::webhook::WebhookSecret;
use crate::service::accounts::{Made, in_turn, made_before};
use crate::service::detached::run_detached;
use crate::service::{self, Context, Error, FieldChange, Result};
use crate::store;

use super::{all_of, make_room, own, remove};

const CHANNELS: [Channel; 2] = [Channel::Webhook, Channel::Chat];

/// Validity of the previous secret after a rotation.
const FORMER_LASTS: SignedDuration = SignedDuration::from_hours(24);

/// Kind of webhook receiver: `standard` for programs, or the chat services `discord`, `slack` and `ntfy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WebhookKind {
    /// A program, which checks that it comes from here: Standard Webhooks 1.0.
    Standard,
    Discord,
    Slack,
    /// A topic at a server of ntfy, by the URL that ends with the topic.
    Ntfy,
}

/// Webhook with its secret, which is shown once.
pub struct NewWebhook {
    pub webhook: Endpoint,
    /// None for chat services, which need no secret.
    pub secret: Option<WebhookSecret>,
}

/// Input for a new webhook.
pub struct WebhookWish {
    pub url: String,
    pub kind: WebhookKind,
    /// Kinds of notifications to send; none for all.
    pub notices: Option<BTreeSet<NotificationKind>>,
}

/// Changes to a webhook.
pub struct WebhookChange {
    pub url: Option<String>,
    pub enabled: Option<bool>,
    pub notices: FieldChange<Option<BTreeSet<NotificationKind>>>,
}

/// Creates a webhook.
///
/// # Errors
/// The URL is not allowed; the player has the maximum number of webhooks.
pub async fn create_webhook(
    ctx: &Context,
    viewer: Viewer,
    wish: WebhookWish,
    request: Option<IdempotentRequest>,
) -> Result<Made<NewWebhook>> {
    let id = DestinationId::new(ctx.new_id());
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), viewer.player, async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            if let Some(made) = made_before(conn, viewer, request.as_ref(), id.uuid()).await? {
                let webhook = own(conn, viewer, DestinationId::new(made), &CHANNELS).await?;
                return Ok(Made::before(NewWebhook::again(webhook)?));
            }
            let WebhookWish { url, kind, notices } = &wish;
            let address = new_address(checked(&ctx, url, *kind)?, *kind)?;
            make_room(conn, viewer, &CHANNELS, ctx.quotas.get().endpoints).await?;
            store::endpoints::insert_endpoint(conn, id, viewer.player, &address, true).await?;
            store::endpoints::set_notices(conn, id, notices.as_ref()).await?;
            let webhook = own(conn, viewer, id, &CHANNELS).await?;
            Ok(Made::now(NewWebhook::again(webhook)?))
        })
        .await
    })
    .await
}

fn new_address(url: String, kind: WebhookKind) -> Result<EndpointAddress> {
    let chat = |service| EndpointAddress::Chat { url: url.clone(), service };
    Ok(match kind {
        WebhookKind::Standard => {
            let secret = hex::encode(new_secret()?.to_bytes());
            EndpointAddress::Webhook { url, secret, former: None }
        }
        WebhookKind::Discord => chat(ChatService::Discord),
        WebhookKind::Slack => chat(ChatService::Slack),
        WebhookKind::Ntfy => chat(ChatService::Ntfy),
    })
}

impl NewWebhook {
    /// Returns the webhook with its current secret.
    fn again(webhook: Endpoint) -> Result<NewWebhook> {
        let EndpointAddress::Webhook { secret, .. } = &webhook.address else {
            return Ok(NewWebhook { webhook, secret: None });
        };
        let bytes = hex::decode(secret).ok();
        let secret = bytes.and_then(|bytes| WebhookSecret::from_bytes(bytes).ok());
        let unreadable = || Error::Internal(format!("unreadable secret of webhook {}", webhook.id));
        let secret = secret.ok_or_else(unreadable)?;
        Ok(NewWebhook { webhook, secret: Some(secret) })
    }
}

/// Returns the player's webhooks, oldest first.
pub async fn webhooks(ctx: &Context, viewer: Viewer) -> Result<Vec<Endpoint>> {
    all_of(&mut *ctx.connection().await?, viewer, &CHANNELS).await
}

/// Changes the URL, the state or the notification kinds of a webhook. Enabling the webhook or
/// changing its URL makes deliveries due that were postponed because of earlier failures.
///
/// # Errors
/// The webhook does not exist; the URL is not allowed.
pub async fn update_webhook(
    ctx: &Context,
    viewer: Viewer,
    id: DestinationId,
    change: WebhookChange,
) -> Result<Endpoint> {
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), viewer.player, async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            // Lock order: the player before the destination.
            store::accounts::share_player(conn, viewer.player).await?;
            let mut webhook = own(conn, viewer, id, &CHANNELS).await?;
            let mut begins_anew = change.enabled == Some(true);
            if let Some(new) = &change.url {
                let kind = WebhookKind::of(&webhook.address);
                let new = checked(&ctx, new, kind)?;
                let is_the_same = webhook.address.url() == Some(&*new);
                if let EndpointAddress::Webhook { url, .. } | EndpointAddress::Chat { url, .. } =
                    &mut webhook.address
                {
                    *url = new;
                }
                if !is_the_same {
                    store::endpoints::move_endpoint(conn, id, &webhook.address).await?;
                    begins_anew = true;
                }
            }
            if let FieldChange::To(notices) = &change.notices {
                store::endpoints::set_notices(conn, id, notices.as_ref()).await?;
            }
            match change.enabled {
                Some(true) => store::endpoints::enable_endpoint(conn, id).await?,
                Some(false) => store::endpoints::disable_endpoint(conn, id).await?,
                None => {}
            }
            if begins_anew {
                service::notifications::release(conn, id, ctx.turn_notification_delay).await?;
            }
            own(conn, viewer, id, &CHANNELS).await
        })
        .await
    })
    .await
}

/// Deletes a webhook and its deliveries.
///
/// # Errors
/// The webhook does not exist.
pub async fn delete_webhook(ctx: &Context, viewer: Viewer, id: DestinationId) -> Result<()> {
    remove(ctx, viewer, id, &CHANNELS).await
}

/// Creates a new signing secret. For a day, messages are also signed with the previous one.
///
/// # Errors
/// The webhook does not exist, or has no secret.
pub async fn rotate_webhook_secret(
    ctx: &Context,
    viewer: Viewer,
    id: DestinationId,
    request: Option<IdempotentRequest>,
) -> Result<Made<NewWebhook>> {
    let ctx = ctx.clone();
    run_detached(async move {
        let fresh = new_secret()?;
        let until = ctx.now() + FORMER_LASTS;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            let known = made_before(conn, viewer, request.as_ref(), id.uuid()).await?;
            let mut webhook = own(conn, viewer, id, &[Channel::Webhook]).await?;
            if known.is_some() {
                return Ok(Made::before(NewWebhook::again(webhook)?));
            }
            if let EndpointAddress::Webhook { secret, former, .. } = &mut webhook.address {
                let old = std::mem::replace(secret, hex::encode(fresh.to_bytes()));
                *former = Some(FormerSecret { secret: old, until });
            }
            store::endpoints::set_address(conn, id, &webhook.address).await?;
            Ok(Made::now(NewWebhook::again(webhook)?))
        })
        .await
    })
    .await
}

impl WebhookKind {
    /// Returns the kind of webhook for this address.
    pub fn of(address: &EndpointAddress) -> WebhookKind {
        match address {
            EndpointAddress::Chat { service: ChatService::Discord, .. } => WebhookKind::Discord,
            EndpointAddress::Chat { service: ChatService::Slack, .. } => WebhookKind::Slack,
            EndpointAddress::Chat { service: ChatService::Ntfy, .. } => WebhookKind::Ntfy,
            EndpointAddress::Webhook { .. }
            | EndpointAddress::Mail { .. }
            | EndpointAddress::Push { .. } => WebhookKind::Standard,
        }
    }
}

/// Returns the normalized URL, if the server may connect to it.
fn checked(ctx: &Context, url: &str, kind: WebhookKind) -> Result<String> {
    let to = Destination::parse(url).map_err(Error::AddressForbidden)?;
    ctx.senders.outbound.permits(&to).map_err(Error::AddressForbidden)?;
    if kind == WebhookKind::Ntfy && NtfyTopic::of(&to).is_none() {
        return Err(Error::AddressForbidden(Forbidden::NotAnAddress));
    }
    Ok(to.expose().to_owned())
}

fn new_secret() -> Result<WebhookSecret> {
    Ok(WebhookSecret::generate(random_bytes()?))
}

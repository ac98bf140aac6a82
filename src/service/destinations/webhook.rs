use std::collections::BTreeSet;

use guarded_http::Forbidden;
use jiff::SignedDuration;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::auth::random_bytes;
use crate::domain::notification::{
    Channel, ChatService, Destination, DestinationAddress, FormerSecret, NotificationKind,
};
use crate::domain::table::Viewer;
use crate::domain::{DestinationId, IdempotentRequest};
use crate::notifications::channels::chat::NtfyTopic;
use crate::notifications::channels::webhook::WebhookSecret;
use crate::service::accounts::require_live_session;
use crate::service::idempotency::{Idempotent, find_or_record_request};
use crate::service::tasks::run_detached;
use crate::service::{self, Context, Error, FieldChange, Result};
use crate::store;

use super::{check_destination_quota, delete_destination, list_by_channel, lock_own_destination};

const CHANNELS: [Channel; 2] = [Channel::Webhook, Channel::Chat];

/// Validity of the previous secret after a rotation.
const FORMER_SECRET_LIFETIME: SignedDuration = SignedDuration::from_hours(24);

/// Kind of webhook receiver: `standard` for programs, or the chat services `discord`, `slack` and `ntfy`.
///
/// May gain values: keep a webhook of an unknown kind unchanged.
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
pub struct WebhookWithSecret {
    pub webhook: Destination,
    /// None for chat services, which need no secret.
    pub secret: Option<WebhookSecret>,
}

/// Input for a new webhook.
pub struct WebhookInput {
    pub url: String,
    pub kind: WebhookKind,
    /// Kinds of notifications to send; none for all.
    pub notifications: Option<BTreeSet<NotificationKind>>,
}

/// Changes to a webhook.
pub struct WebhookChange {
    pub url: Option<String>,
    pub enabled: Option<bool>,
    pub notifications: FieldChange<Option<BTreeSet<NotificationKind>>>,
}

/// Creates a webhook.
///
/// # Errors
/// The URL is not allowed; the player has the maximum number of webhooks.
pub async fn create_webhook(
    ctx: &Context,
    viewer: Viewer,
    input: WebhookInput,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<WebhookWithSecret>> {
    let id = DestinationId::new(ctx.new_id());
    ctx.with_account_lock(viewer.player, move |ctx| async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            if let Some(made) =
                find_or_record_request(conn, viewer, request.as_ref(), id.uuid()).await?
            {
                let webhook =
                    lock_own_destination(conn, viewer, DestinationId::new(made), &CHANNELS).await?;
                return Ok(Idempotent::replayed(WebhookWithSecret::from_webhook(webhook)?));
            }
            let WebhookInput { url, kind, notifications } = &input;
            let address = new_address(check_url(&ctx, url, *kind)?, *kind)?;
            check_destination_quota(conn, viewer, &CHANNELS, ctx.quotas.get().destinations).await?;
            store::destinations::insert_destination(conn, id, viewer.player, &address, true)
                .await?;
            store::destinations::set_notification_kinds(conn, id, notifications.as_ref()).await?;
            let webhook = lock_own_destination(conn, viewer, id, &CHANNELS).await?;
            Ok(Idempotent::new(WebhookWithSecret::from_webhook(webhook)?))
        })
        .await
    })
    .await
}

fn new_address(url: String, kind: WebhookKind) -> Result<DestinationAddress> {
    let chat = |service| DestinationAddress::Chat { url: url.clone(), service };
    Ok(match kind {
        WebhookKind::Standard => {
            let secret = hex::encode(new_secret()?.to_bytes());
            DestinationAddress::Webhook { url, secret, former: None }
        }
        WebhookKind::Discord => chat(ChatService::Discord),
        WebhookKind::Slack => chat(ChatService::Slack),
        WebhookKind::Ntfy => chat(ChatService::Ntfy),
    })
}

impl WebhookWithSecret {
    /// Returns the webhook with its current secret.
    fn from_webhook(webhook: Destination) -> Result<WebhookWithSecret> {
        let DestinationAddress::Webhook { secret, .. } = &webhook.address else {
            return Ok(WebhookWithSecret { webhook, secret: None });
        };
        let bytes = hex::decode(secret).ok();
        let secret = bytes.and_then(|bytes| WebhookSecret::from_bytes(bytes).ok());
        let unreadable = || Error::Internal(format!("unreadable secret of webhook {}", webhook.id));
        let secret = secret.ok_or_else(unreadable)?;
        Ok(WebhookWithSecret { webhook, secret: Some(secret) })
    }
}

/// Returns the player's webhooks, oldest first.
pub async fn list_webhooks(ctx: &Context, viewer: Viewer) -> Result<Vec<Destination>> {
    list_by_channel(&mut *ctx.connection().await?, viewer, &CHANNELS).await
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
) -> Result<Destination> {
    ctx.with_account_lock(viewer.player, move |ctx| async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            // Lock order: the player before the destination.
            store::accounts::lock_player_shared(conn, viewer.player).await?;
            require_live_session(conn, viewer).await?;
            let mut webhook = lock_own_destination(conn, viewer, id, &CHANNELS).await?;
            let mut release_pending = change.enabled == Some(true);
            if let Some(new) = &change.url {
                let kind = WebhookKind::of(&webhook.address);
                let new = check_url(&ctx, new, kind)?;
                let is_unchanged = webhook.address.url() == Some(&*new);
                if let DestinationAddress::Webhook { url, .. }
                | DestinationAddress::Chat { url, .. } = &mut webhook.address
                {
                    *url = new;
                }
                if !is_unchanged {
                    store::destinations::set_destination_url(conn, id, &webhook.address).await?;
                    release_pending = true;
                }
            }
            if let FieldChange::Set(notifications) = &change.notifications {
                store::destinations::set_notification_kinds(conn, id, notifications.as_ref())
                    .await?;
            }
            match change.enabled {
                Some(true) => store::destinations::enable_destination(conn, id).await?,
                Some(false) => store::destinations::disable_destination(conn, id).await?,
                None => {}
            }
            if release_pending {
                service::preferences::release(conn, id, ctx.turn_notification_delay).await?;
            }
            lock_own_destination(conn, viewer, id, &CHANNELS).await
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
    delete_destination(ctx, viewer, id, &CHANNELS).await
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
) -> Result<Idempotent<WebhookWithSecret>> {
    let ctx = ctx.clone();
    run_detached(async move {
        let fresh = new_secret()?;
        let until = ctx.now() + FORMER_SECRET_LIFETIME;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            // Lock order: the player before the destination.
            store::accounts::lock_player_shared(conn, viewer.player).await?;
            require_live_session(conn, viewer).await?;
            let known = find_or_record_request(conn, viewer, request.as_ref(), id.uuid()).await?;
            let mut webhook = lock_own_destination(conn, viewer, id, &[Channel::Webhook]).await?;
            if known.is_some() {
                return Ok(Idempotent::replayed(WebhookWithSecret::from_webhook(webhook)?));
            }
            if let DestinationAddress::Webhook { secret, former, .. } = &mut webhook.address {
                let old = std::mem::replace(secret, hex::encode(fresh.to_bytes()));
                *former = Some(FormerSecret { secret: old, until });
            }
            store::destinations::set_destination_address(conn, id, &webhook.address).await?;
            Ok(Idempotent::new(WebhookWithSecret::from_webhook(webhook)?))
        })
        .await
    })
    .await
}

impl WebhookKind {
    /// Returns the kind of webhook for this address.
    pub fn of(address: &DestinationAddress) -> WebhookKind {
        match address {
            DestinationAddress::Chat { service: ChatService::Discord, .. } => WebhookKind::Discord,
            DestinationAddress::Chat { service: ChatService::Slack, .. } => WebhookKind::Slack,
            DestinationAddress::Chat { service: ChatService::Ntfy, .. } => WebhookKind::Ntfy,
            DestinationAddress::Webhook { .. }
            | DestinationAddress::Mail { .. }
            | DestinationAddress::Push { .. } => WebhookKind::Standard,
        }
    }
}

/// Returns the normalized URL, if the server may connect to it.
fn check_url(ctx: &Context, url: &str, kind: WebhookKind) -> Result<String> {
    let to = guarded_http::Destination::parse(url).map_err(Error::AddressForbidden)?;
    ctx.senders.outbound.check_destination(&to).map_err(Error::AddressForbidden)?;
    if kind == WebhookKind::Ntfy && NtfyTopic::from_address(&to).is_none() {
        return Err(Error::AddressForbidden(Forbidden::InvalidUrl));
    }
    Ok(to.expose().to_owned())
}

fn new_secret() -> Result<WebhookSecret> {
    Ok(WebhookSecret::generate(random_bytes()?))
}

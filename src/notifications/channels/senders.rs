use std::fmt;

use guarded_http::{GuardedClient, Network, Options};
use jiff::Timestamp;
use serde_json::Value;

use crate::domain::notification::FeedEntry;
use crate::notifications::channels::mail::Mailer;
use crate::notifications::channels::push::Vapid;
use crate::notifications::links::Links;

/// Keys and clients for building and sending messages. One per process.
pub struct Senders {
    pub outbound: GuardedClient,
    /// For destinations that may time out, so that their DNS lookups do not delay the others.
    pub outbound_slow: GuardedClient,
    pub vapid: Vapid,
    pub mailer: Mailer,
    pub links: Links,
    /// Serializes a notification for the wire, equally for all channels.
    pub to_json: fn(FeedEntry) -> Value,
    pub clock: fn() -> Timestamp,
}

/// Messaging options of the operator.
pub struct SendersOptions {
    /// Allowed networks that are not public.
    pub networks: Vec<Network>,
    /// Allowed ports on public networks.
    pub ports: Vec<u16>,
    /// Contact for push services: `mailto:` or `https:`.
    pub contact: String,
}

impl Senders {
    /// # Errors
    /// `SendersError` if the contact is not valid for push services or the HTTP client cannot be
    /// created.
    pub fn new(
        options: SendersOptions,
        mailer: Mailer,
        links: Links,
        to_json: fn(FeedEntry) -> Value,
        clock: fn() -> Timestamp,
    ) -> Result<Senders, SendersError> {
        let SendersOptions { networks: allowed, ports, contact } = options;
        let outbound =
            Options { allowed_networks: allowed, allowed_ports: ports, ..Options::default() };
        let outbound =
            GuardedClient::new(outbound).map_err(|error| SendersError(error.to_string()))?;
        let key = links.key().derive("push");
        let vapid = Vapid::new(key, &contact).map_err(|error| SendersError(error.to_string()))?;
        let outbound_slow = outbound.to_independent();
        Ok(Senders { outbound, outbound_slow, vapid, mailer, links, to_json, clock })
    }
}

/// Reason why messages cannot be sent.
#[derive(Debug)]
pub struct SendersError(String);

impl fmt::Display for SendersError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SendersError {}

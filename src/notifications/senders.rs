use std::fmt;

use guarded_http::{GuardedClient, Network, Options};
use jiff::Timestamp;
use serde_json::Value;

use crate::domain::notification::FeedEntry;
use crate::notifications::channels::mail::Mailer;
use crate::notifications::channels::push::Vapid;
use crate::notifications::links::Links;

/// What messages are made with and leave through. One per process.
pub struct Senders {
    pub outbound: GuardedClient,
    /// For endpoints that may hang, so that the others do not wait for the lookups of their names.
    pub outbound_apart: GuardedClient,
    pub vapid: Vapid,
    pub mailer: Mailer,
    pub links: Links,
    /// A notice as programs read it, the same on every channel.
    pub wire: fn(FeedEntry) -> Value,
    pub clock: fn() -> Timestamp,
}

/// What the operator says about messages.
pub struct SendersOptions {
    /// Networks that may be reached although they are not public.
    pub networks: Vec<Network>,
    /// The ports that may be reached elsewhere.
    pub ports: Vec<u16>,
    /// Whom push services may ask: `mailto:` or `https:`.
    pub contact: String,
}

impl Senders {
    /// # Errors
    /// The contact is none that push services know.
    pub fn new(
        options: SendersOptions,
        mailer: Mailer,
        links: Links,
        wire: fn(FeedEntry) -> Value,
        clock: fn() -> Timestamp,
    ) -> Result<Senders, SendersError> {
        let SendersOptions { networks: allowed, ports, contact } = options;
        let outbound = Options { allowed, ports, ..Options::default() };
        let outbound =
            GuardedClient::new(outbound).map_err(|error| SendersError(error.to_string()))?;
        let key = links.key().derive("push");
        let vapid = Vapid::new(key, &contact).map_err(|error| SendersError(error.to_string()))?;
        let outbound_apart = outbound.apart();
        Ok(Senders { outbound, outbound_apart, vapid, mailer, links, wire, clock })
    }
}

/// Why messages cannot leave.
#[derive(Debug)]
pub struct SendersError(String);

impl fmt::Display for SendersError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SendersError {}

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock};

use jiff::Timestamp;
use rustls::pki_types::CertificateDer;
use rustls::{ClientConfig, RootCertStore};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use crate::address::{is_in_networks, is_reachable};
use crate::connection::Connection;
use crate::destination::TargetHost;
use crate::{
    Destination, Failure, Forbidden, HttpOutcome, Options, OutboundRequest, Resolve, SystemResolver,
};

/// Maximum number of addresses tried per name.
const MAX_ADDRESSES: usize = 6;

/// Posts requests to untrusted destinations. A request cannot reach anything that its author could
/// not reach directly, and cannot occupy resources for longer than the [`Options`] allow. Create
/// one client and share it.
///
/// Each attempt uses a new connection to a checked address and leaves nothing running when it
/// completes or is dropped. Redirects are not followed and proxies are not used.
pub struct GuardedClient {
    options: Options,
    resolver: Arc<dyn Resolve>,
    encryption: TlsConnector,
}

impl GuardedClient {
    /// Creates a client that uses the system's name resolution.
    ///
    /// # Errors
    /// [`UnusableRoot`] when a root in the options is not a certificate.
    pub fn new(options: Options) -> Result<Self, UnusableRoot> {
        Self::with_resolver(options, Arc::new(SystemResolver::default()))
    }

    /// Creates a client that resolves names with `resolver`.
    ///
    /// # Errors
    /// [`UnusableRoot`] when a root in the options is not a certificate.
    pub fn with_resolver(
        options: Options,
        resolver: Arc<dyn Resolve>,
    ) -> Result<Self, UnusableRoot> {
        let mut config = tls_config(&options.extra_roots).map_err(UnusableRoot)?;
        config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        let encryption = TlsConnector::from(Arc::new(config));
        Ok(Self { options, resolver, encryption })
    }

    /// Returns a client with the same options and separate lookups: unresponsive name servers block
    /// its lookups but not those of `self`.
    #[must_use]
    pub fn to_independent(&self) -> Self {
        let (options, encryption) = (self.options.clone(), self.encryption.clone());
        Self { options, resolver: self.resolver.to_independent(), encryption }
    }

    /// Checks `to` as far as possible without a name lookup, to give users immediate feedback. Each
    /// attempt repeats the check with the resolved addresses.
    ///
    /// # Errors
    /// The reason why `to` can never be reached.
    pub fn check_destination(&self, to: &Destination) -> Result<(), Forbidden> {
        match to.target_host() {
            TargetHost::Literal(address) => self.permitted_addresses(to, [address]).map(drop),
            // The name may resolve into an allowed network.
            TargetHost::Name(_) if !self.options.allowed_networks.is_empty() => Ok(()),
            TargetHost::Name(_) if !to.is_encrypted() => Err(Forbidden::NotEncrypted),
            TargetHost::Name(_) if !self.is_port_allowed(to) => Err(Forbidden::Port),
            TargetHost::Name(_) => Ok(()),
        }
    }

    /// Makes one attempt to deliver `request`. `now` converts a date in `Retry-After` to a
    /// duration.
    pub async fn post(&self, request: &OutboundRequest, now: Timestamp) -> HttpOutcome {
        let mut response_outcome = None;
        let attempt =
            timeout(self.options.total_timeout, self.attempt(request, now, &mut response_outcome))
                .await;
        match (response_outcome, attempt) {
            // The response head decides the outcome; an endless body does not change it.
            (Some(outcome), _) | (None, Ok(Err(outcome))) => outcome,
            (None, Ok(Ok(()))) => HttpOutcome::Failed { reason: Failure::Closed },
            (None, Err(_)) => HttpOutcome::Failed { reason: Failure::Timeout },
        }
    }

    async fn attempt(
        &self,
        request: &OutboundRequest,
        now: Timestamp,
        response_outcome: &mut Option<HttpOutcome>,
    ) -> Result<(), HttpOutcome> {
        let connection = timeout(self.options.connect_timeout, self.connect(request.to()))
            .await
            .unwrap_or(Err(HttpOutcome::Failed { reason: Failure::Timeout }))?;
        connection
            .exchange(request, self.options.max_response_bytes, |head| {
                *response_outcome = Some(request.to_outcome(head, now));
            })
            .await
            .map_err(|reason| HttpOutcome::Failed { reason })
    }

    async fn connect(&self, to: &Destination) -> Result<Connection, HttpOutcome> {
        self.check_destination(to).map_err(|reason| HttpOutcome::Forbidden { reason })?;
        let found = match to.target_host() {
            TargetHost::Literal(address) => vec![address],
            TargetHost::Name(name) => self
                .resolver
                .resolve(name)
                .await
                .ok()
                .filter(|found| !found.is_empty())
                .ok_or(HttpOutcome::Failed { reason: Failure::NameResolution })?,
        };
        let checked = self
            .permitted_addresses(to, found)
            .map_err(|reason| HttpOutcome::Forbidden { reason })?;
        let address_timeout =
            self.options.connect_timeout / u32::try_from(checked.len()).unwrap_or(1);
        for address in checked {
            if let Ok(Ok(stream)) =
                timeout(address_timeout, tokio::net::TcpStream::connect(address)).await
            {
                return Connection::new(stream, to, &self.encryption)
                    .await
                    .map_err(|reason| HttpOutcome::Failed { reason });
            }
        }
        Err(HttpOutcome::Failed { reason: Failure::Connect })
    }

    /// Returns the `found` addresses of `to` to which a connection is permitted; at least one.
    fn permitted_addresses(
        &self,
        to: &Destination,
        found: impl IntoIterator<Item = IpAddr>,
    ) -> Result<Vec<SocketAddr>, Forbidden> {
        let allowed = &self.options.allowed_networks;
        let reachable: Vec<IpAddr> = found
            .into_iter()
            .filter(|found| is_reachable(*found, to.is_encrypted(), allowed))
            .collect();
        let checked: Vec<SocketAddr> = reachable
            .iter()
            .filter(|found| self.is_port_allowed(to) || is_in_networks(allowed, **found))
            .map(|found| SocketAddr::new(found.to_canonical(), to.port()))
            .take(MAX_ADDRESSES)
            .collect();
        match (checked.is_empty(), reachable.is_empty(), to.is_encrypted()) {
            (false, _, _) => Ok(checked),
            (true, false, _) => Err(Forbidden::Port),
            (true, true, true) => Err(Forbidden::NotPublic),
            (true, true, false) => Err(Forbidden::NotEncrypted),
        }
    }

    fn is_port_allowed(&self, to: &Destination) -> bool {
        self.options.allowed_ports.contains(&to.port())
    }
}

/// Root certificates trusted by the system. Loaded once per process, because loading takes longer
/// than creating a client.
static SYSTEM_ROOTS: LazyLock<RootCertStore> = LazyLock::new(|| {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    roots
});

/// Returns a client configuration for TLS 1.2 and 1.3 that trusts the roots of the system and
/// `extra_roots`.
///
/// # Errors
/// If one of `extra_roots` is not a certificate.
pub fn tls_config(extra_roots: &[CertificateDer<'static>]) -> Result<ClientConfig, rustls::Error> {
    let mut roots = SYSTEM_ROOTS.clone();
    for root in extra_roots {
        roots.add(root.clone())?;
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    Ok(ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth())
}

/// Error for a root in [`Options::extra_roots`] that is not a certificate.
#[derive(Debug)]
pub struct UnusableRoot(rustls::Error);

impl fmt::Display for UnusableRoot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a root certificate cannot be used: {}", self.0)
    }
}

impl std::error::Error for UnusableRoot {}

use std::time::Duration;

use rustls::pki_types::CertificateDer;

pub use ipnet::IpNet as Network;

/// Permissions and limits of a client. Expect receivers to use up each time limit in full.
#[derive(Clone, Debug)]
pub struct Options {
    /// Networks that may be reached although they are not public, without encryption and on any
    /// port.
    pub allowed_networks: Vec<Network>,
    /// Ports that may be reached in all other networks. Other ports belong to services outside the
    /// web.
    pub allowed_ports: Vec<u16>,
    /// Root certificates to trust in addition to those of the system.
    pub extra_roots: Vec<CertificateDer<'static>>,
    /// Time limit for name lookup, connection and TLS handshake together. Default: 5 seconds.
    pub connect_timeout: Duration,
    /// Time limit for the whole attempt, including the response. Default: 15 seconds.
    pub total_timeout: Duration,
    /// Maximum number of bytes read of a response body. Default: 4096.
    pub max_response_bytes: usize,
}

/// Default ports: those of HTTPS servers.
pub const DEFAULT_PORTS: [u16; 2] = [443, 8443];

impl Default for Options {
    fn default() -> Self {
        Self {
            allowed_networks: Vec::new(),
            allowed_ports: DEFAULT_PORTS.to_vec(),
            extra_roots: Vec::new(),
            connect_timeout: Duration::from_secs(5),
            total_timeout: Duration::from_secs(15),
            max_response_bytes: 4096,
        }
    }
}

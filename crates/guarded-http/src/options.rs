use std::time::Duration;

use rustls::pki_types::CertificateDer;

pub use ipnet::IpNet as Network;

/// What the operator may choose. The times are limits that an endpoint can use up at will.
#[derive(Clone, Debug)]
pub struct Options {
    /// Networks of the operator's that may be reached although they are not public, without encryption, on any port.
    pub allowed: Vec<Network>,
    /// The ports that may be reached elsewhere: others belong to services that are not for the web.
    pub ports: Vec<u16>,
    /// Roots to trust beside those of the system.
    pub roots: Vec<CertificateDer<'static>>,
    /// For the name, the connection and the encryption together.
    pub connect: Duration,
    /// For the whole attempt, the answer included.
    pub whole: Duration,
    /// How much of an answer's body is read.
    pub answer_bytes: usize,
}

/// The ports of web servers that encrypt.
pub const PORTS: [u16; 2] = [443, 8443];

impl Default for Options {
    fn default() -> Self {
        Self {
            allowed: Vec::new(),
            ports: PORTS.to_vec(),
            roots: Vec::new(),
            connect: Duration::from_secs(5),
            whole: Duration::from_secs(15),
            answer_bytes: 4096,
        }
    }
}

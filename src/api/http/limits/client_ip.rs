use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, PoisonError, RwLock};

use actix_web::http::header::X_FORWARDED_FOR;
use actix_web::{HttpRequest, web};
use guarded_http::Network;

/// Networks of the trusted proxies. Clones share one list, so that a reload reaches all listeners.
#[derive(Clone, Default)]
pub struct TrustedProxies(Arc<RwLock<Vec<Network>>>);

impl TrustedProxies {
    pub fn new(networks: Vec<Network>) -> TrustedProxies {
        TrustedProxies(Arc::new(RwLock::new(networks)))
    }

    /// Replaces the trusted networks.
    pub fn replace(&self, networks: Vec<Network>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = networks;
    }

    /// Returns true if the address belongs to a trusted proxy.
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        let networks = self.0.read().unwrap_or_else(PoisonError::into_inner);
        networks.iter().any(|network| network.contains(&address))
    }
}

/// Returns the address of the client: the peer of the connection or, if the peer is a trusted
/// proxy, the last address in `X-Forwarded-For` that is not a trusted proxy. Entries before it,
/// which the client may have forged, are ignored.
pub fn client_address(request: &HttpRequest, proxies: &TrustedProxies) -> IpAddr {
    let peer = request.peer_addr().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.ip());
    let values = request.headers().get_all(X_FORWARDED_FOR);
    // Values that are not UTF-8 must not hide the address that a proxy has appended.
    let forwarded = values.flat_map(|value| value.as_bytes().split(|byte| *byte == b','));
    let forwarded: Vec<&str> =
        forwarded.map(|part| std::str::from_utf8(part).unwrap_or_default().trim()).collect();
    resolve_client(peer, &forwarded, proxies)
}

fn resolve_client(peer: IpAddr, forwarded: &[&str], proxies: &TrustedProxies) -> IpAddr {
    let mut last = peer.to_canonical();
    for address in forwarded.iter().rev() {
        if !proxies.contains(last) {
            break;
        }
        match parse_address(address) {
            Some(address) => last = address.to_canonical(),
            None => break,
        }
    }
    last
}

/// Parses an address. Some proxies append the port.
fn parse_address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse().ok().or_else(with_port)
}

/// Returns the address of the client, with the trusted proxies of the server.
pub fn request_address(request: &HttpRequest) -> IpAddr {
    let proxies = request.app_data::<web::Data<TrustedProxies>>();
    client_address(request, proxies.map_or(&TrustedProxies::default(), |proxies| proxies))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_trusted_proxies_are_believed() {
        let proxies = TrustedProxies::new(vec!["10.0.0.0/8".parse().expect("a network")]);
        let seen = |peer: &str, forwarded: &[&str]| {
            resolve_client(peer.parse().expect("an address"), forwarded, &proxies).to_string()
        };
        assert_eq!(seen("192.0.2.1", &["198.51.100.7"]), "192.0.2.1");
        assert_eq!(seen("10.0.0.1", &["198.51.100.7"]), "198.51.100.7");
        assert_eq!(seen("10.0.0.1", &["203.0.113.9", "198.51.100.7", "10.0.0.2"]), "198.51.100.7");
        assert_eq!(seen("10.0.0.1", &["198.51.100.7", "nonsense"]), "10.0.0.1");
        assert_eq!(seen("10.0.0.1", &[]), "10.0.0.1");
        assert_eq!(seen("::ffff:10.0.0.1", &["198.51.100.7:4711"]), "198.51.100.7");
        assert_eq!(seen("10.0.0.1", &["2001:db8::7", "::ffff:10.0.0.2"]), "2001:db8::7");
    }
}

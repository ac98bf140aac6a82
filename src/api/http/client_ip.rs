use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, PoisonError, RwLock};

use actix_web::http::header::X_FORWARDED_FOR;
use actix_web::{HttpRequest, web};
use guarded_http::Network;

/// Networks of the trusted proxies. Clones share them, so that a reload reaches all listeners.
#[derive(Clone, Default)]
pub struct Proxies(Arc<RwLock<Vec<Network>>>);

impl Proxies {
    pub fn new(networks: Vec<Network>) -> Proxies {
        Proxies(Arc::new(RwLock::new(networks)))
    }

    /// Trusts these networks from now on, and no others.
    pub fn replace(&self, networks: Vec<Network>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = networks;
    }

    /// Whether a proxy of ours has this address.
    pub fn are_ours(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        let networks = self.0.read().unwrap_or_else(PoisonError::into_inner);
        networks.iter().any(|network| network.contains(&address))
    }
}

/// Where a request comes from: the other end of the connection, or, where that is a proxy of ours, the last address that
/// it or another of ours was asked from. What a client itself claims counts for nothing.
pub fn client_address(request: &HttpRequest, proxies: &Proxies) -> IpAddr {
    let peer = request.peer_addr().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.ip());
    let values = request.headers().get_all(X_FORWARDED_FOR);
    // What a client put before it, in whatever letters, does not hide what a proxy has added.
    let claimed = values.flat_map(|value| value.as_bytes().split(|byte| *byte == b','));
    let claimed: Vec<&str> =
        claimed.map(|part| std::str::from_utf8(part).unwrap_or_default().trim()).collect();
    from(peer, &claimed, proxies)
}

fn from(peer: IpAddr, claimed: &[&str], proxies: &Proxies) -> IpAddr {
    let mut last = peer.to_canonical();
    for address in claimed.iter().rev() {
        if !proxies.are_ours(last) {
            break;
        }
        match parsed(address) {
            Some(address) => last = address.to_canonical(),
            None => break,
        }
    }
    last
}

/// An address, which some proxies give with the port.
fn parsed(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse().ok().or_else(with_port)
}

/// Where a request comes from.
pub fn request_address(request: &HttpRequest) -> IpAddr {
    let proxies = request.app_data::<web::Data<Proxies>>();
    client_address(request, proxies.map_or(&Proxies::default(), |proxies| proxies))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_proxies_of_ours_are_believed() {
        let proxies = Proxies::new(vec!["10.0.0.0/8".parse().expect("a network")]);
        let seen = |peer: &str, claimed: &[&str]| {
            from(peer.parse().expect("an address"), claimed, &proxies).to_string()
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

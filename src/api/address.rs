use std::net::IpAddr;

use actix_web::HttpRequest;
use actix_web::http::header::X_FORWARDED_FOR;

use crate::outbound::Network;

/// The proxies whose word is taken for whom they pass on.
#[derive(Clone, Default)]
pub struct Proxies(pub Vec<Network>);

/// Where a request comes from: the other end of the connection, or, where that is a proxy of ours, the last address that
/// it or another of ours was asked from. What a client itself claims counts for nothing.
pub fn client_address(request: &HttpRequest, proxies: &Proxies) -> IpAddr {
    let peer = request.peer_addr().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.ip());
    let values = request.headers().get_all(X_FORWARDED_FOR);
    let claimed: Vec<&str> = values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(',').map(str::trim))
        .collect();
    from(peer, &claimed, proxies)
}

fn from(peer: IpAddr, claimed: &[&str], proxies: &Proxies) -> IpAddr {
    let is_ours = |address: IpAddr| proxies.0.iter().any(|network| network.contains(&address));
    let mut last = peer;
    for address in claimed.iter().rev() {
        if !is_ours(last) {
            break;
        }
        match address.parse() {
            Ok(address) => last = address,
            Err(_) => break,
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_proxies_of_ours_are_believed() {
        let proxies = Proxies(vec!["10.0.0.0/8".parse().expect("a network")]);
        let seen = |peer: &str, claimed: &[&str]| {
            from(peer.parse().expect("an address"), claimed, &proxies).to_string()
        };
        assert_eq!(seen("192.0.2.1", &["198.51.100.7"]), "192.0.2.1");
        assert_eq!(seen("10.0.0.1", &["198.51.100.7"]), "198.51.100.7");
        assert_eq!(seen("10.0.0.1", &["203.0.113.9", "198.51.100.7", "10.0.0.2"]), "198.51.100.7");
        assert_eq!(seen("10.0.0.1", &["198.51.100.7", "nonsense"]), "10.0.0.1");
        assert_eq!(seen("10.0.0.1", &[]), "10.0.0.1");
    }
}

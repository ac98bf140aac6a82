use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Returns the address at which local programs reach a server that listens on `address`. A wildcard
/// such as 0.0.0.0 is not a destination; it is replaced by the loopback address.
#[must_use]
pub fn reachable_address(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip().to_canonical() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wildcard_is_reached_at_loopback() {
        for (listens, reached) in [
            ("0.0.0.0:8080", "127.0.0.1:8080"),
            ("[::]:8080", "[::1]:8080"),
            ("[::ffff:0.0.0.0]:80", "127.0.0.1:80"),
            ("127.0.0.1:1", "127.0.0.1:1"),
            ("192.0.2.7:8080", "192.0.2.7:8080"),
            ("[2001:db8::7]:8080", "[2001:db8::7]:8080"),
        ] {
            let address = listens.parse().expect("an address");
            assert_eq!(reachable_address(address).to_string(), reached);
        }
    }
}

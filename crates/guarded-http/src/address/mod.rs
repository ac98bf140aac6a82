use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ipnet::{IpNet, Ipv4Net, Ipv6Net};

/// What is not the public internet, by the registries of special-purpose addresses; and the one public address
/// behind which a cloud keeps its metadata.
const SPECIAL_V4: [Ipv4Net; 18] = [
    v4([0, 0, 0, 0], 8),
    v4([10, 0, 0, 0], 8),
    v4([100, 64, 0, 0], 10),
    v4([127, 0, 0, 0], 8),
    v4([168, 63, 129, 16], 32),
    v4([169, 254, 0, 0], 16),
    v4([172, 16, 0, 0], 12),
    v4([192, 0, 0, 0], 24),
    v4([192, 0, 2, 0], 24),
    v4([192, 31, 196, 0], 24),
    v4([192, 52, 193, 0], 24),
    v4([192, 88, 99, 0], 24),
    v4([192, 168, 0, 0], 16),
    v4([192, 175, 48, 0], 24),
    v4([198, 18, 0, 0], 15),
    v4([198, 51, 100, 0], 24),
    v4([203, 0, 113, 0], 24),
    // Multicast, reserved and broadcast: everything from here up.
    v4([224, 0, 0, 0], 3),
];

/// All that is handed out to the public internet; the rest is special or nobody's.
const GLOBAL_V6: Ipv6Net = v6([0x2000, 0, 0], 3);

/// What is special in it: protocols (with Teredo), documentation, 6to4, an anycast service, documentation.
const SPECIAL_V6: [Ipv6Net; 5] = [
    v6([0x2001, 0, 0], 23),
    v6([0x2001, 0xdb8, 0], 32),
    v6([0x2002, 0, 0], 16),
    v6([0x2620, 0x4f, 0x8000], 48),
    v6([0x3fff, 0, 0], 20),
];

/// Where a translator on the way makes the last four bytes an IPv4 address.
const NAT64: Ipv6Net = v6([0x64, 0xff9b, 0], 96);

/// Whether a connection to `address`, encrypted or not, is one that the server may make: to the public
/// internet encrypted, into the networks that the operator allowed either way.
pub(super) fn may_be_reached(address: IpAddr, encrypted: bool, allowed: &[IpNet]) -> bool {
    is_within(allowed, address) || encrypted && is_public(address.to_canonical())
}

/// Whether `address` is in one of the networks.
pub(super) fn is_within(networks: &[IpNet], address: IpAddr) -> bool {
    let address = address.to_canonical();
    networks.iter().any(|network| network.contains(&address))
}

/// Whether `address` belongs to the public internet and leads nowhere else.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    !SPECIAL_V4.iter().any(|network| network.contains(&address))
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if NAT64.contains(&address) {
        let [.., a, b, c, d] = address.octets();
        return is_public_v4(Ipv4Addr::new(a, b, c, d));
    }
    GLOBAL_V6.contains(&address)
        && !SPECIAL_V6.iter().any(|network| network.contains(&address))
        && !is_isatap(address)
}

/// A tunnel into the IPv4 network of a site, told by the middle of the address alone.
fn is_isatap(address: Ipv6Addr) -> bool {
    let [_, _, _, _, kind, mark, _, _] = address.segments();
    kind & !0x0200 == 0 && mark == 0x5efe
}

const fn v4([a, b, c, d]: [u8; 4], bits: u8) -> Ipv4Net {
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, d), bits)
}

/// By the first three groups; the others are zero.
const fn v6([a, b, c]: [u16; 3], bits: u8) -> Ipv6Net {
    Ipv6Net::new_assert(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0), bits)
}

#[cfg(test)]
mod tests;

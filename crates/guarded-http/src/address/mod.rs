use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ipnet::{IpNet, Ipv4Net, Ipv6Net};

/// IPv4 networks outside the public internet, from the registries of special-purpose addresses, and
/// the one public address at which a cloud serves its metadata.
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

/// IPv6 space allocated to the public internet. All other space is special or unassigned.
const GLOBAL_V6: Ipv6Net = v6([0x2000, 0, 0], 3);

/// Special-purpose networks within `GLOBAL_V6`: protocols (with Teredo), documentation, 6to4, an
/// anycast service, documentation.
const SPECIAL_V6: [Ipv6Net; 5] = [
    v6([0x2001, 0, 0], 23),
    v6([0x2001, 0xdb8, 0], 32),
    v6([0x2002, 0, 0], 16),
    v6([0x2620, 0x4f, 0x8000], 48),
    v6([0x3fff, 0, 0], 20),
];

/// Prefix of NAT64: translators treat the last four bytes as an IPv4 address.
const NAT64: Ipv6Net = v6([0x64, 0xff9b, 0], 96);

/// Returns true if the server may connect to `address`: encrypted to the public internet, and
/// encrypted or not to the networks in `allowed`.
pub(super) fn is_reachable(address: IpAddr, encrypted: bool, allowed: &[IpNet]) -> bool {
    is_in_networks(allowed, address) || encrypted && is_public(address.to_canonical())
}

/// Returns true if `address` is in one of `networks`. IPv4-mapped addresses count as IPv4.
pub(super) fn is_in_networks(networks: &[IpNet], address: IpAddr) -> bool {
    let address = address.to_canonical();
    networks.iter().any(|network| network.contains(&address))
}

/// Returns true if `address` belongs to the public internet and does not lead to another network
/// through a translator or tunnel.
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

/// Detects ISATAP, a tunnel into the IPv4 network of a site. Only the middle of the address reveals
/// it.
fn is_isatap(address: Ipv6Addr) -> bool {
    let [_, _, _, _, kind, mark, _, _] = address.segments();
    kind & !0x0200 == 0 && mark == 0x5efe
}

const fn v4([a, b, c, d]: [u8; 4], bits: u8) -> Ipv4Net {
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, d), bits)
}

/// Builds a network from its first three groups; the other groups are zero.
const fn v6([a, b, c]: [u16; 3], bits: u8) -> Ipv6Net {
    Ipv6Net::new_assert(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0), bits)
}

#[cfg(test)]
mod tests;

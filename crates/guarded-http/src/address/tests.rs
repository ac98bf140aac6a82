use super::*;

fn public(address: &str) -> bool {
    is_reachable(address.parse().expect(address), true, &[])
}

#[test]
fn public_addresses_are_reachable() {
    let wrong: Vec<&str> = [
        "1.1.1.1",
        "8.8.8.8",
        "9.255.255.255",
        "11.0.0.0",
        "100.63.255.255",
        "100.128.0.0",
        "126.255.255.255",
        "128.0.0.0",
        "168.63.129.15",
        "169.253.255.255",
        "169.255.0.0",
        "172.15.255.255",
        "172.32.0.0",
        "192.0.1.0",
        "192.167.255.255",
        "192.169.0.0",
        "198.17.255.255",
        "198.20.0.0",
        "223.255.255.255",
        "2001:200::1",
        "2001:4860:4860::8888",
        "2606:4700:4700::1111",
        "2a00:1450:4001::1",
        "::ffff:8.8.8.8",
        "64:ff9b::8.8.8.8",
    ]
    .into_iter()
    .filter(|address| !public(address))
    .collect();
    assert_eq!(wrong, Vec::<&str>::new());
}

#[test]
fn special_addresses_are_unreachable() {
    let wrong: Vec<&str> = [
        // Unspecified, private, shared, loopback, link-local with the metadata of clouds.
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.0",
        "10.255.255.255",
        "100.64.0.0",
        "100.100.100.200",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.255.255",
        "168.63.129.16",
        "169.254.0.0",
        "169.254.169.254",
        "169.254.170.2",
        "172.16.0.0",
        "172.31.255.255",
        "192.168.0.0",
        "192.168.255.255",
        // Protocols, documentation, benchmarks, multicast, reserved, broadcast.
        "192.0.0.1",
        "192.0.0.192",
        "192.0.2.1",
        "192.88.99.1",
        "198.18.0.0",
        "198.19.255.255",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        // IPv6 equivalents.
        "::",
        "::1",
        "::2",
        "100::1",
        "100:0:0:1::1",
        "2001::1",
        "2001:2::1",
        "2001:10::1",
        "2001:20::1",
        "2001:db8::1",
        "3fff::1",
        "4000::1",
        "5f00::1",
        "fc00::1",
        "fd00:ec2::254",
        "fd20:ce::254",
        "fe80::1",
        "fe80::a9fe:a9fe",
        "fec0::1",
        "ff02::1",
        "ff0e::1",
        "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
        // IPv4 inside IPv6: mapped, compatible, translated, 6to4, Teredo, ISATAP.
        "::ffff:0.0.0.0",
        "::ffff:10.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:169.254.169.254",
        "::ffff:0:127.0.0.1",
        "::127.0.0.1",
        "::8.8.8.8",
        "64:ff9b::10.0.0.1",
        "64:ff9b::127.0.0.1",
        "64:ff9b::169.254.169.254",
        "64:ff9b:1::8.8.8.8",
        "2002:7f00:1::1",
        "2002:a00:1::1",
        "2002:808:808::1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2a00:1450:4001::5efe:10.0.0.1",
        "2a00:1450:4001::200:5efe:10.0.0.1",
    ]
    .into_iter()
    .filter(|address| public(address))
    .collect();
    assert_eq!(wrong, Vec::<&str>::new());
}

#[test]
fn allowed_networks_are_reachable_unencrypted() {
    let allowed = ["10.1.0.0/16".parse().expect("a network"), "fd00::/8".parse().expect("one")];
    let open = |address: &str| is_reachable(address.parse().expect(address), false, &allowed);
    assert!(open("10.1.2.3") && open("::ffff:10.1.2.3") && open("fd12::1"));
    assert!(!open("10.2.0.1") && !open("127.0.0.1") && !open("64:ff9b::10.1.2.3"));
    assert!(!open("8.8.8.8"), "the public internet is spoken to encrypted");
}

use super::*;

fn connections(total: usize, per_address: usize) -> Arc<Connections> {
    let proxies = TrustedProxies::new(vec!["10.0.0.0/8".parse().expect("a network")]);
    Connections::new(ConnectionLimits { total, per_address }, proxies)
}

fn admit(connections: &Arc<Connections>, peer: &str) -> Result<AdmittedConnection, LimitReached> {
    connections.admit(peer.parse().expect("an address"))
}

fn is_closed(admitted: &AdmittedConnection) -> bool {
    admitted.connection.closed.load(Ordering::Relaxed)
}

#[test]
fn connections_are_limited_per_address() {
    let all = connections(100, 2);
    let first = admit(&all, "192.0.2.1").expect("room");
    let _second = admit(&all, "192.0.2.1").expect("room");
    assert_eq!(admit(&all, "192.0.2.1").err(), Some(LimitReached::Address));
    let _neighbour = admit(&all, "192.0.2.2").expect("room");
    drop(first);
    assert!(admit(&all, "192.0.2.1").is_ok());
}

#[test]
fn ipv6_network_counts_as_one_address() {
    let all = connections(100, 1);
    let _first = admit(&all, "2001:db8::1").expect("room");
    assert_eq!(admit(&all, "2001:db8::2").err(), Some(LimitReached::Address));
    assert!(admit(&all, "2001:db8:0:1::1").is_ok());
}

#[test]
fn trusted_proxy_has_no_address_limit() {
    let all = connections(5, 1);
    let passed: Vec<_> = (0..5).map(|_| admit(&all, "10.0.0.1").expect("room")).collect();
    // A trusted proxy is evicted only for another trusted proxy.
    assert_eq!(admit(&all, "192.0.2.1").err(), Some(LimitReached::Total));
    let _other = admit(&all, "10.0.0.2").expect("room");
    assert_eq!(passed.iter().filter(|one| is_closed(one)).count(), 1);
}

#[test]
fn longest_idle_connection_is_evicted() {
    let all = connections(3, 3);
    let mut open = Vec::new();
    // The first connection became idle last.
    for since in [3, 1, 2] {
        let one = admit(&all, "192.0.2.1").expect("room");
        one.connection.idle_since.store(since, Ordering::Relaxed);
        open.push(one);
    }
    let _newcomer = admit(&all, "192.0.2.2").expect("room");
    assert_eq!(open.iter().map(is_closed).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(all.count(), 3);
    // Dropping an evicted connection must not decrease the count again.
    drop(open.remove(1));
    assert_eq!(all.count(), 3);
}

#[test]
fn oldest_of_equally_idle_is_evicted() {
    let all = connections(32, 32);
    let open: Vec<_> = (0..32).map(|_| admit(&all, "192.0.2.1").expect("room")).collect();
    open.iter().for_each(|one| one.connection.idle_since.store(7, Ordering::Relaxed));
    let _newcomers = [2, 3].map(|n| admit(&all, &format!("192.0.2.{n}")).expect("room"));
    let closed: Vec<_> = (0..32).filter(|&n| is_closed(&open[n])).collect();
    assert_eq!(closed, [0, 1]);
}

#[test]
fn largest_network_is_evicted_first() {
    let all = connections(4, 3);
    let lonely = admit(&all, "192.0.2.1").expect("room");
    let crowd: Vec<_> = (0..3).map(|_| admit(&all, "192.0.2.2").expect("room")).collect();
    let _newcomer = admit(&all, "192.0.2.3").expect("room");
    assert!(!is_closed(&lonely));
    assert_eq!(crowd.iter().filter(|one| is_closed(one)).count(), 1);
}

#[test]
fn large_network_cannot_evict_smaller_one() {
    let all = connections(4, 3);
    let busy: Vec<_> = (0..2).map(|_| admit(&all, "192.0.2.1").expect("room")).collect();
    busy.iter().for_each(|one| one.connection.begin_request(false));
    let others: Vec<_> =
        (2..4).map(|n| admit(&all, &format!("192.0.2.{n}")).expect("room")).collect();
    assert_eq!(admit(&all, "192.0.2.1").err(), Some(LimitReached::Total));
    assert!(!others.iter().any(is_closed));
}

#[test]
fn busy_connections_are_not_evicted() {
    let all = connections(2, 2);
    let open: Vec<_> = (0..2).map(|_| admit(&all, "192.0.2.1").expect("room")).collect();
    open.iter().for_each(|one| one.connection.begin_request(false));
    assert_eq!(admit(&all, "192.0.2.2").err(), Some(LimitReached::Total));
    open[1].connection.end_request();
    assert!(admit(&all, "192.0.2.2").is_ok());
    assert!(is_closed(&open[1]) && !is_closed(&open[0]));
}

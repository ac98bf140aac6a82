//! Address checks at connection time.

use std::net::SocketAddr;
use std::sync::Arc;

use guarded_http::{Failure, Forbidden, GuardedClient, HttpOutcome, Options};

use crate::receiver::{
    FakeResolver, Receiver, ScriptedResponse, expect_client, options_allowing, post, to,
};

const OK: ScriptedResponse = ScriptedResponse::Text("HTTP/1.1 200 OK\r\n\r\n");

fn forbidden(reason: Forbidden) -> HttpOutcome {
    HttpOutcome::Forbidden { reason }
}

/// Returns a client that resolves every name with `names`.
fn client(networks: &[&str], names: &Arc<FakeResolver>) -> GuardedClient {
    expect_client(GuardedClient::with_resolver(
        options_allowing(networks),
        Arc::<FakeResolver>::clone(names),
    ))
}

#[tokio::test]
async fn loopback_is_unreachable_in_any_notation() {
    let receiver = Receiver::start(OK).await;
    let port = receiver.address.port();
    let client = expect_client(GuardedClient::new(Options {
        allowed_ports: vec![port],
        ..options_allowing(&[])
    }));
    for host in [
        "127.0.0.1",
        "localhost",
        "LOCALHOST",
        "127.1",
        "0x7f.1",
        "0177.0.0.1",
        "2130706433",
        "127.0.0.1.",
        "0.0.0.0",
        "0",
        "１２７.0.0.1",
        "127。0。0。1",
        "[::]",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[::127.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "[2001:0:0:0:0:0:80ff:fffe]",
    ] {
        let encrypted = post(&client, &format!("https://{host}:{port}/")).await;
        assert_eq!(encrypted, forbidden(Forbidden::NotPublic), "{host}");
        let open = post(&client, &format!("http://{host}:{port}/")).await;
        assert_eq!(open, forbidden(Forbidden::NotEncrypted), "{host}");
    }
    assert_eq!(receiver.requests(), Vec::<String>::new());
}

#[tokio::test]
async fn name_with_private_addresses_is_unreachable() {
    let names = FakeResolver::new(&[&[
        "10.0.0.1",
        "169.254.169.254",
        "::1",
        "fe80::1",
        "::ffff:192.168.0.1",
    ]]);
    let outcome = post(&client(&[], &names), "https://innocent.example/").await;
    assert_eq!(outcome, forbidden(Forbidden::NotPublic));
    assert_eq!(names.lookups(), 1);
}

#[tokio::test]
async fn only_allowed_addresses_are_connected() {
    let (inner, outer) = two_receivers().await;
    let names = FakeResolver::new(&[&["127.0.0.1", "10.0.0.1", "127.0.0.2", "::1"]]);
    let url = format!("http://mixed.example:{}/", outer.address.port());
    let outcome = post(&client(&["127.0.0.2/32"], &names), &url).await;
    assert_eq!(outcome, HttpOutcome::Delivered { status: 200 });
    assert_eq!((inner.requests().len(), outer.requests().len()), (0, 1));
    assert!(outer.requests()[0].contains("host: mixed.example:"), "it is asked for by its name");
}

/// The name resolves to an allowed address first, and to a forbidden one on the second lookup.
#[tokio::test]
async fn dns_rebinding_is_prevented() {
    let (inner, outer) = two_receivers().await;
    let names = FakeResolver::new(&[&["127.0.0.2"], &["127.0.0.1"]]);
    let client = client(&["127.0.0.2/32"], &names);
    let url = format!("http://rebound.example:{}/", outer.address.port());
    assert_eq!(post(&client, &url).await, HttpOutcome::Delivered { status: 200 });
    assert_eq!(names.lookups(), 1);
    assert_eq!(post(&client, &url).await, forbidden(Forbidden::NotEncrypted));
    assert_eq!((inner.requests().len(), outer.requests().len()), (0, 1));
}

#[tokio::test]
async fn allowed_network_is_reachable_unencrypted() {
    let receiver = Receiver::start(OK).await;
    let client = expect_client(GuardedClient::new(options_allowing(&["127.0.0.0/8", "::1/128"])));
    let url = format!("http://localhost:{}/", receiver.address.port());
    assert_eq!(post(&client, &url).await, HttpOutcome::Delivered { status: 200 });
    assert_eq!(client.check_destination(&to("http://127.9.9.9/")), Ok(()));
    assert_eq!(client.check_destination(&to("http://10.0.0.1/")), Err(Forbidden::NotEncrypted));
    assert_eq!(client.check_destination(&to("https://10.0.0.1/")), Err(Forbidden::NotPublic));
}

#[tokio::test]
async fn public_hosts_require_encryption() {
    let names = FakeResolver::new(&[&["8.8.8.8"]]);
    let client = client(&[], &names);
    for url in ["http://public.example/", "http://8.8.8.8/"] {
        assert_eq!(client.check_destination(&to(url)), Err(Forbidden::NotEncrypted));
        assert_eq!(post(&client, url).await, forbidden(Forbidden::NotEncrypted));
    }
    assert_eq!(names.lookups(), 0);
    assert_eq!(client.check_destination(&to("https://public.example/")), Ok(()));
    assert_eq!(client.check_destination(&to("https://8.8.8.8/")), Ok(()));
}

#[tokio::test]
async fn unresolved_name_is_a_failure() {
    let client = client(&[], &FakeResolver::new(&[&[]]));
    let outcome = post(&client, "https://gone.example/").await;
    assert_eq!(outcome, HttpOutcome::Failed { reason: Failure::NameResolution });
}

/// Starts two receivers on the same port of two loopback addresses.
async fn two_receivers() -> (Receiver, Receiver) {
    let inner = Receiver::start(OK).await;
    let beside = SocketAddr::new([127, 0, 0, 2].into(), inner.address.port());
    (inner, Receiver::listen(beside, OK).await)
}

#[tokio::test]
async fn public_hosts_require_allowed_port() {
    let names = FakeResolver::new(&[&["8.8.8.8"]]);
    let nowhere = client(&[], &names);
    for port in [1, 22, 25, 80, 5432, 6379, 8080] {
        for host in ["8.8.8.8", "public.example", "[2a00::1]"] {
            let url = format!("https://{host}:{port}/");
            assert_eq!(nowhere.check_destination(&to(&url)), Err(Forbidden::Port), "{url}");
            assert_eq!(post(&nowhere, &url).await, forbidden(Forbidden::Port), "{url}");
        }
    }
    assert_eq!(names.lookups(), 0);
    for url in ["https://public.example/", "https://8.8.8.8:8443/"] {
        assert_eq!(nowhere.check_destination(&to(url)), Ok(()), "{url}");
    }
    // A name may resolve into an allowed network, so it is looked up. If it resolves elsewhere, the
    // rule for ports applies.
    let somewhere = client(&["127.0.0.0/8"], &names);
    assert_eq!(somewhere.check_destination(&to("https://8.8.8.8:22/")), Err(Forbidden::Port));
    assert_eq!(somewhere.check_destination(&to("https://public.example:22/")), Ok(()));
    let outcome = post(&somewhere, "https://public.example:22/").await;
    assert_eq!(outcome, forbidden(Forbidden::Port));
    let options = Options { allowed_ports: vec![8080], ..options_allowing(&[]) };
    let chosen = expect_client(GuardedClient::new(options));
    assert_eq!(chosen.check_destination(&to("https://public.example:8080/")), Ok(()));
    assert_eq!(chosen.check_destination(&to("https://public.example/")), Err(Forbidden::Port));
}

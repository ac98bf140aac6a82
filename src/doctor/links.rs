//! Checks that the links in messages lead to this server and are reachable.

use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::time::Duration;

use url::{Host, Url};

use crate::config::Config;

use super::finding::Finding;

const AREA: &str = "links";

/// Timeout of a DNS lookup.
const DNS_TIMEOUT: Duration = Duration::from_secs(5);

pub(super) struct LinkFacts {
    /// `None` if no public URL is configured.
    pub public_url: Option<Url>,
    pub listen: SocketAddr,
    /// IP addresses of the host name in the URL, or the DNS error. `None` if the URL has no host
    /// name.
    pub addresses: Option<Result<Vec<IpAddr>, String>>,
    /// True if one of the addresses belongs to this machine.
    pub resolves_to_this_machine: bool,
    pub has_proxies: bool,
}

pub(super) async fn collect(config: &Config) -> LinkFacts {
    let domain = config.public_url.as_ref().and_then(Url::domain);
    let addresses = match domain {
        Some(domain) => Some(resolve(domain).await),
        None => None,
    };
    let resolves_to_this_machine =
        addresses.iter().flatten().flatten().any(|address| is_local_address(*address));
    LinkFacts {
        public_url: config.public_url.clone(),
        listen: config.listen,
        addresses,
        resolves_to_this_machine,
        has_proxies: !config.trusted_proxies.is_empty(),
    }
}

/// Returns the IP addresses of a host name.
///
/// # Errors
/// The lookup failed, timed out or found no address.
pub(super) async fn resolve(host: &str) -> Result<Vec<IpAddr>, String> {
    let result = tokio::time::timeout(DNS_TIMEOUT, tokio::net::lookup_host((host, 0))).await;
    let found = result.map_err(|_| "the lookup timed out".to_owned())?;
    let found: Vec<IpAddr> = found.map_err(|error| error.to_string())?.map(|at| at.ip()).collect();
    if found.is_empty() { Err("the name has no address".to_owned()) } else { Ok(found) }
}

/// Returns true if `address` belongs to this machine: a socket can be bound only to a local
/// address.
fn is_local_address(address: IpAddr) -> bool {
    UdpSocket::bind((address, 0)).is_ok()
}

pub(super) fn evaluate(facts: &LinkFacts) -> Vec<Finding> {
    const SET_PUBLIC_URL: &str =
        "set KINGDOMAIL_PUBLIC_URL to the URL that players use, such as https://games.example";
    let is_local = facts.listen.ip().to_canonical().is_loopback();
    // If the server accepts remote connections, remote players get links that do not work.
    let make = if is_local { Finding::warning } else { Finding::problem };
    let Some(url) = &facts.public_url else {
        let what = "no public URL is set: links in messages work on this machine only";
        return vec![make(AREA, what.to_owned(), SET_PUBLIC_URL.to_owned())];
    };
    if is_loopback_url(url) {
        let what = format!("links point to {url}, which works on this machine only");
        return vec![make(AREA, what, SET_PUBLIC_URL.to_owned())];
    }
    let mut findings = Vec::new();
    let is_private = is_private_url(url, facts);
    if is_private {
        findings.push(Finding::warning(
            AREA,
            format!("links point to {url}, which is reachable from your own network only"),
            "for players outside this network, set KINGDOMAIL_PUBLIC_URL to a public name",
        ));
    } else if url.scheme() == "http" {
        findings.push(Finding::problem(
            AREA,
            format!("links point to {url}: passwords and sessions cross the network without encryption"),
            "put a reverse proxy with HTTPS in front of the server, and set KINGDOMAIL_PUBLIC_URL to its https:// URL",
        ));
    }
    findings.extend(evaluate_name(url, facts));
    if findings.is_empty() {
        findings.push(Finding::ok(AREA, format!("links point to {url}")));
    }
    findings
}

fn evaluate_name(url: &Url, facts: &LinkFacts) -> Option<Finding> {
    let name = url.domain()?;
    match facts.addresses.as_ref()? {
        Err(reason) => Some(Finding::problem(
            AREA,
            format!("the host name {name} of the public URL cannot be resolved: {reason}"),
            "point the DNS record of the name to this machine or to its reverse proxy",
        )),
        Ok(addresses) if addresses.iter().all(IpAddr::is_loopback) => Some(Finding::warning(
            AREA,
            format!("on this machine, the name {name} resolves to the loopback address"),
            "check that it resolves to a public address, both in DNS and in /etc/hosts",
        )),
        Ok(addresses)
            if !facts.resolves_to_this_machine && !facts.has_proxies && url.scheme() == "http" =>
        {
            Some(Finding::warning(
                AREA,
                format!(
                    "{name} resolves to {}, which is not an address of this machine",
                    addresses[0]
                ),
                "if this is a reverse proxy, list it in KINGDOMAIL_TRUSTED_PROXIES; if it is a router, ignore this",
            ))
        }
        Ok(_) => None,
    }
}

/// Returns true if the URL leads to the machine of each reader, such as `localhost`.
fn is_loopback_url(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        Some(Host::Ipv4(ip)) => ip.is_loopback() || ip.is_unspecified(),
        Some(Host::Ipv6(ip)) => {
            let ip = ip.to_canonical();
            ip.is_loopback() || ip.is_unspecified()
        }
        None => false,
    }
}

fn is_private_url(url: &Url, facts: &LinkFacts) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => {
            let is_internal = !name.contains('.')
                || [".local", ".lan", ".internal"].iter().any(|end| name.ends_with(end));
            let mut found = facts.addresses.iter().flatten().flatten().peekable();
            let is_elsewhere = |ip: &IpAddr| is_private(*ip) && !ip.is_loopback();
            is_internal || found.peek().is_some() && found.all(is_elsewhere)
        }
        Some(Host::Ipv4(ip)) => is_private(ip.into()),
        Some(Host::Ipv6(ip)) => is_private(ip.into()),
        None => false,
    }
}

fn is_private(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(ip) => ip.is_private() || ip.is_link_local() || ip.is_loopback(),
        IpAddr::V6(ip) => ip.is_unique_local() || ip.is_unicast_link_local() || ip.is_loopback(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::format_warnings;

    fn facts(url: Option<&str>, listen: &str, addresses: Option<&[&str]>) -> LinkFacts {
        let parsed = |address: &&str| address.parse().expect("an address");
        LinkFacts {
            public_url: url.map(|url| url.parse().expect("a URL")),
            listen: listen.parse().expect("an address"),
            addresses: addresses.map(|all| Ok(all.iter().map(parsed).collect())),
            resolves_to_this_machine: false,
            has_proxies: true,
        }
    }

    fn warnings(url: Option<&str>, listen: &str, addresses: Option<&[&str]>) -> String {
        format_warnings(evaluate(&facts(url, listen, addresses)))
    }

    #[test]
    fn public_server_requires_https_links() {
        let (url, public) = (Some("https://games.example/"), Some(&["198.51.100.7"][..]));
        assert_eq!(warnings(url, "0.0.0.0:8080", public), "");
        let open = warnings(Some("http://games.example/"), "0.0.0.0:8080", public);
        assert!(open.starts_with("problem") && open.contains("HTTPS"), "{open}");
    }

    #[test]
    fn local_links_are_reported() {
        let tried = warnings(None, "127.0.0.1:8080", None);
        assert!(tried.starts_with("warning") && tried.contains("KINGDOMAIL_PUBLIC_URL"), "{tried}");
        for open in ["0.0.0.0:8080", "[::]:8080", "192.0.2.7:80"] {
            assert!(warnings(None, open, None).starts_with("problem"), "{open}");
        }
        for url in
            ["http://localhost:8080/", "http://127.0.0.1/", "http://[::1]/", "http://a.localhost/"]
        {
            assert!(warnings(Some(url), "0.0.0.0:8080", None).starts_with("problem"), "{url}");
            assert!(warnings(Some(url), "127.0.0.1:8080", None).starts_with("warning"), "{url}");
        }
    }

    #[test]
    fn private_addresses_are_reported() {
        for (url, addresses) in [
            ("http://192.168.1.7:8080/", None),
            ("http://[fd00::7]/", None),
            ("http://games/", None),
            ("http://games.lan/", Some(&["192.168.1.7"][..])),
            ("https://games.example/", Some(&["10.1.2.3", "fd00::7"][..])),
        ] {
            let found = warnings(Some(url), "0.0.0.0:8080", addresses);
            assert!(
                found.starts_with("warning") && found.contains("your own network"),
                "{url}: {found}"
            );
        }
    }

    #[test]
    fn unresolved_or_foreign_host_is_reported() {
        let mut lost = facts(Some("https://games.example/"), "0.0.0.0:80", None);
        lost.addresses = Some(Err("no such name".to_owned()));
        let found = format_warnings(evaluate(&lost));
        assert!(found.starts_with("problem") && found.contains("games.example"), "{found}");
        let here = warnings(Some("https://games.example/"), "0.0.0.0:80", Some(&["127.0.1.1"]));
        assert!(here.starts_with("warning") && here.contains("/etc/hosts"), "{here}");
        let mut elsewhere =
            facts(Some("http://games.example/"), "0.0.0.0:80", Some(&["198.51.100.7"]));
        elsewhere.has_proxies = false;
        let found = format_warnings(evaluate(&elsewhere));
        assert!(
            found.contains("198.51.100.7") && found.contains("KINGDOMAIL_TRUSTED_PROXIES"),
            "{found}"
        );
        elsewhere.resolves_to_this_machine = true;
        assert!(!format_warnings(evaluate(&elsewhere)).contains("198.51.100.7"));
    }

    #[test]
    fn loopback_is_local_and_example_is_not() {
        assert!(is_local_address([127, 0, 0, 1].into()));
        assert!(!is_local_address([192, 0, 2, 7].into()));
    }
}

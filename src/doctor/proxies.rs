//! Checks the proxies that the server trusts and the networks that webhooks may reach.

use guarded_http::Network;

use crate::config::Config;

use super::finding::Finding;

const AREA: &str = "proxies";
/// Prefix lengths below which a network is too large to belong to one operator.
const MIN_PREFIX_V4: u8 = 8;
const MIN_PREFIX_V6: u8 = 16;

pub(super) fn evaluate(config: &Config) -> Vec<Finding> {
    let has_https = config.public_url.as_ref().is_some_and(|url| url.scheme() == "https");
    let mut findings = evaluate_trusted(&config.trusted_proxies, has_https);
    findings.extend(evaluate_outbound(&config.outbound_networks));
    findings
}

fn evaluate_trusted(trusted: &[Network], has_https: bool) -> Vec<Finding> {
    if trusted.is_empty() {
        return if has_https {
            vec![Finding::problem(
                AREA,
                "the public URL uses HTTPS, which requires a reverse proxy, but no proxy is trusted: all clients share the limits of one address",
                "set KINGDOMAIL_TRUSTED_PROXIES to the address of the proxy, such as 127.0.0.1/32",
            )]
        } else {
            Vec::new()
        };
    }
    let wide: Vec<Finding> = trusted
        .iter()
        .filter(|network| is_wide(network))
        .map(|network| {
            let make = if network.prefix_len() == 0 { Finding::problem } else { Finding::warning };
            make(
                AREA,
                format!(
                    "any client in {network} can choose the client address to which limits apply"
                ),
                "list only your own proxies in KINGDOMAIL_TRUSTED_PROXIES".to_owned(),
            )
        })
        .collect();
    if !wide.is_empty() {
        return wide;
    }
    let named: Vec<String> = trusted.iter().map(ToString::to_string).collect();
    vec![Finding::ok(AREA, format!("trusted proxies: {}", named.join(", ")))]
}

fn evaluate_outbound(allowed: &[Network]) -> Vec<Finding> {
    let open = allowed.iter().filter(|network| network.prefix_len() == 0);
    open.map(|network| {
        Finding::problem(
            AREA,
            format!(
                "webhooks may reach any address in {network}, including services on this machine"
            ),
            "list only networks in KINGDOMAIL_OUTBOUND_NETWORKS that every player may access",
        )
    })
    .collect()
}

fn is_wide(network: &Network) -> bool {
    match network {
        Network::V4(network) => network.prefix_len() < MIN_PREFIX_V4,
        Network::V6(network) => network.prefix_len() < MIN_PREFIX_V6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::format_warnings;

    fn networks(all: &[&str]) -> Vec<Network> {
        all.iter().map(|network| network.parse().expect("a network")).collect()
    }

    fn warnings(trusted: &[&str], has_https: bool) -> String {
        format_warnings(evaluate_trusted(&networks(trusted), has_https))
    }

    #[test]
    fn https_requires_trusted_proxy() {
        assert_eq!(warnings(&[], false), "");
        assert!(warnings(&[], true).starts_with("problem"));
        assert_eq!(warnings(&["10.1.0.0/16", "fd00::/16"], true), "");
    }

    #[test]
    fn wide_networks_are_reported() {
        for all in ["0.0.0.0/0", "::/0"] {
            let found = warnings(&[all, "10.0.0.0/8"], true);
            assert!(found.starts_with("problem") && found.contains(all), "{found}");
            assert_eq!(found.lines().count(), 1);
            assert!(
                format_warnings(evaluate_outbound(&networks(&[all]))).contains("OUTBOUND_NETWORKS")
            );
        }
        assert!(warnings(&["0.0.0.0/7"], false).starts_with("warning"));
        assert_eq!(format_warnings(evaluate_outbound(&networks(&["10.0.0.0/8"]))), "");
    }
}

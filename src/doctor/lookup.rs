use std::net::IpAddr;
use std::time::Duration;

/// Timeout of a DNS lookup.
const DNS_TIMEOUT: Duration = Duration::from_secs(5);

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

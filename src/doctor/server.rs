//! Checks that the server on this machine is running, is ready and may open enough files.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::bootstrap::{open_file_limit, reachable_address, reserved_files, server_process_id};
use crate::config::Config;
use crate::demo;

use super::finding::Finding;

const AREA: &str = "server";
const PROBE_TIMEOUT: Duration = Duration::from_secs(10);

pub(super) struct NodeFacts {
    /// Address of the readiness probe.
    pub address: SocketAddr,
    pub state: NodeState,
    /// Maximum number of open files of the server process. If no server is running, the limit of
    /// this process.
    pub open_files: Option<usize>,
    pub max_connections: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NodeState {
    Ready,
    /// Response of a server that is not ready.
    NotReady(String),
    Unresponsive,
}

pub(super) async fn collect(config: &Config) -> NodeFacts {
    let address = reachable_address(config.probe_address());
    NodeFacts {
        address,
        state: probe(address).await,
        open_files: open_file_limit(server_process_id(&config.data)),
        max_connections: config.max_connections,
    }
}

async fn probe(address: SocketAddr) -> NodeState {
    if !matches!(timeout(PROBE_TIMEOUT, TcpStream::connect(address)).await, Ok(Ok(_))) {
        return NodeState::Unresponsive;
    }
    match timeout(PROBE_TIMEOUT, demo::check_ready(address)).await {
        Ok(Ok(())) => NodeState::Ready,
        Ok(Err(error)) => NodeState::NotReady(detail(&error.to_string())),
        Err(_) => NodeState::NotReady("the response timed out".to_owned()),
    }
}

/// Returns the detail of a problem document, or the start of any other response.
fn detail(response: &str) -> String {
    let problem: Option<Value> = serde_json::from_str(response).ok();
    let detail = problem.as_ref().and_then(|problem| problem["detail"].as_str());
    detail.unwrap_or(response).chars().take(200).collect()
}

pub(super) fn evaluate(facts: &NodeFacts) -> Vec<Finding> {
    let NodeFacts { address, state, open_files, max_connections } = facts;
    let mut findings = vec![match state {
        NodeState::Ready => Finding::ok(AREA, format!("the server is ready at {address}")),
        NodeState::NotReady(reason) => Finding::problem(
            AREA,
            format!("the server at {address} is not ready: {reason}"),
            "see the findings about the database, and the log of the server",
        ),
        NodeState::Unresponsive => Finding::warning(
            AREA,
            format!("no server responds at {address}"),
            "start the server, or set KINGDOMAIL_LISTEN to the same value as for the server",
        ),
    }];
    let needed = max_connections + reserved_files();
    match open_files {
        Some(allowed) if *allowed < needed => findings.push(Finding::warning(
            AREA,
            format!("the open-file limit is {allowed}, but KINGDOMAIL_MAX_CONNECTIONS={max_connections} needs {needed}: the server accepts fewer connections"),
            "raise the limit with LimitNOFILE or ulimit -n, or lower KINGDOMAIL_MAX_CONNECTIONS",
        )),
        Some(allowed) => findings.push(Finding::ok(
            AREA,
            format!("the open-file limit is {allowed}, enough for {max_connections} connections"),
        )),
        None => {}
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::format_warnings;

    fn warnings(state: NodeState, open_files: Option<usize>) -> String {
        let address = SocketAddr::from(([127, 0, 0, 1], 8080));
        format_warnings(evaluate(&NodeFacts { address, state, open_files, max_connections: 4096 }))
    }

    #[test]
    fn unready_server_is_reported_with_reason() {
        assert_eq!(warnings(NodeState::Ready, None), "");
        let silent = warnings(NodeState::Unresponsive, None);
        assert!(silent.starts_with("warning") && silent.contains("127.0.0.1:8080"), "{silent}");
        let reason = detail(r#"{"type":"about:blank","detail":"The database does not answer."}"#);
        let not_ready = warnings(NodeState::NotReady(reason), None);
        assert!(not_ready.starts_with("problem"), "{not_ready}");
        assert!(not_ready.contains("The database does not answer."), "{not_ready}");
        assert_eq!(detail("<html>"), "<html>");
    }

    #[test]
    fn low_file_limit_is_a_warning() {
        assert_eq!(warnings(NodeState::Ready, Some(8192)), "");
        let few = warnings(NodeState::Ready, Some(1024));
        assert!(few.starts_with("warning") && few.contains("LimitNOFILE"), "{few}");
    }
}

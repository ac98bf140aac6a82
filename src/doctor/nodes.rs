//! Checks that the nodes that share the database agree on their settings and on the time.

use crate::domain::node::{LiveNode, differences};

use super::finding::{Finding, format_duration};

const AREA: &str = "nodes";

pub(super) fn evaluate(nodes: &[LiveNode]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let differences = differences(nodes);
    if !differences.is_empty() {
        let differences: Vec<String> = differences.iter().map(ToString::to_string).collect();
        findings.push(Finding::problem(
            AREA,
            format!("nodes have different values for {}", differences.join("; ")),
            "give all nodes the same values and restart those that differ; `|` separates the groups of nodes with the same value",
        ));
    }
    for node in nodes.iter().filter(|node| node.has_wrong_clock()) {
        let offset = format_duration(node.clock_offset_seconds.abs());
        let direction = if node.clock_offset_seconds > 0.0 { "ahead of" } else { "behind" };
        findings.push(Finding::problem(
            AREA,
            format!("the clock of {} is {offset} {direction} the database clock", node.name),
            "synchronise it with systemd-timesyncd or chrony: other nodes reject its tokens, and it rejects theirs",
        ));
    }
    if findings.is_empty() && !nodes.is_empty() {
        let names: Vec<&str> = nodes.iter().map(|node| node.name.as_str()).collect();
        findings.push(Finding::ok(
            AREA,
            format!("settings and clocks agree on all nodes: {}", names.join(", ")),
        ));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::format_warnings;
    use crate::domain::node::SharedSetting;

    fn node(name: &str, offset: f64, secret: &str) -> LiveNode {
        let variable = SharedSetting::TokenSecret.variable().to_owned();
        LiveNode {
            name: name.to_owned(),
            clock_offset_seconds: offset,
            settings: [(variable, secret.to_owned())].into(),
        }
    }

    #[test]
    fn drifting_nodes_are_problems() {
        assert_eq!(format_warnings(evaluate(&[])), "");
        assert_eq!(format_warnings(evaluate(&[node("a", 0.1, "1"), node("b", -0.1, "1")])), "");
        let found = format_warnings(evaluate(&[node("a", 0.0, "1"), node("b", -3600.0, "2")]));
        assert_eq!(found.lines().count(), 2, "{found}");
        assert!(found.contains("KINGDOMAIL_TOKEN_SECRET (a | b)"), "{found}");
        assert!(found.contains("the clock of b is 60 minutes behind"), "{found}");
        assert!(found.lines().all(|line| line.starts_with("problem  nodes")), "{found}");
    }
}

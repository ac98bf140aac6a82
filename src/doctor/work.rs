//! Checks the background work of the nodes: deadlines, notifications and messages.

use crate::domain::clock::MIN_OUTAGE;
use crate::domain::diagnosis::WorkFacts;

use super::finding::{Finding, format_duration};

const AREA: &str = "work";
/// Tolerated delay of work in seconds. Nodes poll for due work every few seconds.
const MAX_LATE_SECONDS: f64 = 60.0;
/// Tolerated delay of messages in seconds. Retries for one destination delay single messages, but
/// not all of them this long.
const MAX_OVERDUE_SECONDS: f64 = 5.0 * 60.0;

const LIST_REMEDY: &str = "`kingdomail messages` lists them with the reasons";

pub(super) fn evaluate(work: &WorkFacts) -> Vec<Finding> {
    let WorkFacts { backlog, late_deadlines, late_seconds, silent_seconds } = *work;
    let mut findings = Vec::new();
    let is_silent = silent_seconds > MIN_OUTAGE.as_secs_f64();
    if is_silent {
        let what = format!("no node has been running for {}", format_duration(silent_seconds));
        findings.push(Finding::warning(
            AREA,
            what,
            "start `kingdomail serve` or `kingdomail worker`",
        ));
    } else if late_deadlines > 0 && late_seconds > MAX_LATE_SECONDS {
        findings.push(Finding::problem(
            AREA,
            format!(
                "overdue deadlines: {late_deadlines}, the oldest by {}",
                format_duration(late_seconds)
            ),
            "see the logs of the nodes for the cause",
        ));
    }
    if !is_silent && backlog.unrelayed > 0 && backlog.unrelayed_seconds > MAX_LATE_SECONDS {
        let what = format!(
            "events without notifications: {}, the oldest pending for {}",
            backlog.unrelayed,
            format_duration(backlog.unrelayed_seconds)
        );
        findings.push(Finding::warning(AREA, what, LIST_REMEDY));
    }
    if backlog.given_up > 0 {
        let what = format!(
            "events still without notifications after the last attempt: {}",
            backlog.given_up
        );
        findings.push(Finding::problem(AREA, what, LIST_REMEDY));
    }
    if !is_silent && backlog.overdue_seconds > MAX_OVERDUE_SECONDS {
        let what = format!(
            "pending messages: {}, overdue by up to {}",
            backlog.pending,
            format_duration(backlog.overdue_seconds)
        );
        findings.push(Finding::warning(AREA, what, LIST_REMEDY));
    }
    if backlog.dead > 0 {
        let what = format!("messages that failed permanently: {}", backlog.dead);
        findings.push(Finding::warning(AREA, what, LIST_REMEDY));
    }
    if backlog.failing > 0 {
        let what = format!(
            "failing destinations (email addresses, webhooks and others): {}",
            backlog.failing
        );
        findings.push(Finding::warning(AREA, what, LIST_REMEDY));
    }
    if findings.is_empty() {
        let what = format!(
            "no deadline is overdue and no message is stuck; pending messages: {}",
            backlog.pending
        );
        findings.push(Finding::ok(AREA, what));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::{format_warnings, idle};

    fn warnings_with(change: impl FnOnce(&mut WorkFacts)) -> String {
        let mut work = idle();
        change(&mut work);
        format_warnings(evaluate(&work))
    }

    #[test]
    fn short_delays_are_not_reported() {
        assert_eq!(warnings_with(|_| {}), "");
        assert_eq!(evaluate(&idle()).len(), 1);
        let busy = warnings_with(|work| {
            (work.late_deadlines, work.late_seconds) = (3, 10.0);
            (work.backlog.unrelayed, work.backlog.unrelayed_seconds) = (20, 10.0);
            (work.backlog.pending, work.backlog.overdue_seconds) = (20, 60.0);
        });
        assert_eq!(busy, "");
    }

    #[test]
    fn stuck_work_is_reported() {
        let late = warnings_with(|work| (work.late_deadlines, work.late_seconds) = (3, 600.0));
        assert!(late.starts_with("problem") && late.contains("the oldest by 10 minutes"), "{late}");
        let lost = warnings_with(|work| work.backlog.given_up = 1);
        assert!(lost.starts_with("problem") && lost.contains("kingdomail messages"), "{lost}");
        for (change, words) in [
            (
                (|work| (work.backlog.unrelayed, work.backlog.unrelayed_seconds) = (1, 600.0))
                    as fn(&mut WorkFacts),
                "notifications: 1",
            ),
            (|work| work.backlog.overdue_seconds = 6000.0, "overdue"),
            (|work| work.backlog.dead = 4, "permanently: 4"),
            (|work| work.backlog.failing = 2, "others): 2"),
        ] {
            let found = warnings_with(change);
            assert!(found.starts_with("warning") && found.contains(words), "{found}");
        }
    }

    #[test]
    fn outage_hides_late_work() {
        let silent = warnings_with(|work| {
            work.silent_seconds = 3600.0;
            (work.late_deadlines, work.late_seconds) = (3, 6000.0);
            (work.backlog.unrelayed, work.backlog.unrelayed_seconds) = (3, 6000.0);
        });
        assert!(silent.contains("no node has been running for 60 minutes"), "{silent}");
        assert_eq!(silent.lines().count(), 1, "{silent}");
    }
}

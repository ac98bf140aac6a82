//! Checks that acknowledged moves survive the loss of the primary, and reports moves that were
//! lost.

use std::collections::BTreeMap;

use jiff::Timestamp;

use crate::doctor::finding::{Finding, format_duration};
use crate::domain::GameId;
use crate::domain::diagnosis::{DatabaseIncident, IncidentKind, Replication};

const AREA: &str = "database";
/// Period in seconds for which a failover is reported.
const RECENT_SECONDS: f64 = 86_400.0;
/// Maximum number of games that a finding lists.
const MAX_GAMES: usize = 5;

pub(super) fn evaluate(replication: Replication, incidents: &[DatabaseIncident]) -> Vec<Finding> {
    let mut findings = Vec::new();
    if replication.is_at_risk() {
        findings.push(Finding::warning(
            AREA,
            "commits do not wait for a standby: a failover loses acknowledged moves",
            "set synchronous_standby_names, or synchronous_mode and synchronous_mode_strict in Patroni; see docs/high-availability.md",
        ));
    } else if replication.standbys > 0 {
        findings.push(Finding::ok(AREA, "commits wait for a standby"));
    }
    // Several nodes report the same game, each with the last version that it acknowledged.
    let mut rewound = BTreeMap::new();
    for incident in incidents {
        if let IncidentKind::Rewound { game, acknowledged, stored } = incident.kind {
            let known = rewound.entry(game).or_insert((acknowledged, stored, incident.at));
            if known.0 < acknowledged {
                *known = (acknowledged, stored, incident.at);
            }
        }
    }
    if !rewound.is_empty() {
        let games: Vec<String> = rewound.iter().take(MAX_GAMES).map(rewound_game).collect();
        findings.push(Finding::problem(
            AREA,
            format!("games that lost acknowledged moves: {} ({})", rewound.len(), games.join("; ")),
            "the database was reset to an earlier state; docs/high-availability.md has the settings that prevent this",
        ));
    }
    let recent = incidents.iter().filter(|incident| incident.seconds_ago < RECENT_SECONDS);
    for DatabaseIncident { at, seconds_ago, kind } in recent {
        if let IncidentKind::Timeline { before, after } = kind {
            let ago = format_duration(*seconds_ago);
            findings.push(Finding::warning(
                AREA,
                format!("the timeline changed {ago} ago ({at}), from {before} to {after}"),
                "this was a failover or a restore: find the cause, and check that all standbys are connected",
            ));
        }
    }
    findings
}

fn rewound_game(
    (game, (acknowledged, stored, at)): (&GameId, &(i64, Option<i64>, Timestamp)),
) -> String {
    let now =
        stored.map_or("is missing now".to_owned(), |stored| format!("is now at version {stored}"));
    format!("{game} was at version {acknowledged} and {now}, {at}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::format_warnings;

    #[test]
    fn asynchronous_standby_is_a_warning() {
        let found = |standbys, is_synchronous| {
            format_warnings(evaluate(Replication { standbys, is_synchronous }, &[]))
        };
        assert_eq!((found(0, false), found(2, true)), (String::new(), String::new()));
        let at_risk = found(1, false);
        assert!(at_risk.starts_with("warning") && at_risk.contains("synchronous_mode_strict"));
    }

    #[test]
    fn failover_and_lost_moves_are_reported() {
        let incident =
            |seconds_ago, kind| DatabaseIncident { at: Timestamp::UNIX_EPOCH, seconds_ago, kind };
        let timeline = IncidentKind::Timeline { before: 3, after: 4 };
        let rewound = IncidentKind::Rewound {
            game: GameId::new(uuid::Uuid::nil()),
            acknowledged: 12,
            stored: Some(10),
        };
        let none = Replication::default();
        let of_other_node = IncidentKind::Rewound {
            game: GameId::new(uuid::Uuid::nil()),
            acknowledged: 11,
            stored: Some(10),
        };
        let reported = [timeline, rewound, of_other_node];
        let incidents = [60.0, 1e6, 1e6].into_iter().zip(reported);
        let incidents: Vec<_> = incidents.map(|(ago, kind)| incident(ago, kind)).collect();
        let found = format_warnings(evaluate(none, &incidents));
        assert!(found.contains("lost acknowledged moves: 1 ("), "{found}");
        assert!(found.contains("changed 60 seconds ago"), "{found}");
        assert!(found.contains("was at version 12 and is now at version 10"), "{found}");
        assert!(found.starts_with("problem"), "{found}");
        assert_eq!(format_warnings(evaluate(none, &[incident(1e6, timeline)])), "");
    }
}

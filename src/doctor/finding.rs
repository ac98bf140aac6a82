//! Findings of the checks, and the format of sizes and durations in them.

use std::fmt;

use serde::Serialize;

/// Severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    Ok,
    /// Works, but is slow, limited or at risk.
    Warning,
    /// Does not work, or exposes the server or its data.
    Problem,
}

/// Result of a check, with the recommended action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    pub severity: Severity,
    /// Subject of the check, in one word.
    pub area: &'static str,
    pub what: String,
    /// `None` if no action is needed.
    pub remedy: Option<String>,
}

impl Finding {
    pub(super) fn ok(area: &'static str, what: impl Into<String>) -> Finding {
        Finding { severity: Severity::Ok, area, what: what.into(), remedy: None }
    }

    pub(super) fn warning(
        area: &'static str,
        what: impl Into<String>,
        remedy: impl Into<String>,
    ) -> Finding {
        let remedy = Some(remedy.into());
        Finding { severity: Severity::Warning, area, what: what.into(), remedy }
    }

    pub(super) fn problem(
        area: &'static str,
        what: impl Into<String>,
        remedy: impl Into<String>,
    ) -> Finding {
        Finding { severity: Severity::Problem, ..Finding::warning(area, what, remedy) }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Ok => "ok",
            Severity::Warning => "warning",
            Severity::Problem => "problem",
        };
        // Messages of other programs may span several lines.
        let what = self.what.split_whitespace().collect::<Vec<_>>().join(" ");
        write!(f, "{severity:<8} {:<9} {what}", self.area)?;
        self.remedy.iter().try_for_each(|remedy| write!(f, " → {remedy}"))
    }
}

/// Formats a number of bytes in a readable unit.
#[expect(clippy::cast_precision_loss, reason = "one digit after the point is shown")]
pub(super) fn format_bytes(count: u64) -> String {
    const UNITS: [&str; 4] = ["KiB", "MiB", "GiB", "TiB"];
    let (mut value, mut unit) = (count as f64 / 1024.0, 0);
    while value >= 1024.0 && unit + 1 < UNITS.len() {
        (value, unit) = (value / 1024.0, unit + 1);
    }
    format!("{value:.1} {}", UNITS[unit])
}

/// Formats a duration in the largest suitable unit.
pub(super) fn format_duration(seconds: f64) -> String {
    for (name, length) in [("days", 86_400.0), ("hours", 3600.0), ("minutes", 60.0)] {
        if seconds >= 2.0 * length {
            return format!("{:.0} {name}", seconds / length);
        }
    }
    format!("{seconds:.0} seconds")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finding_is_one_line_with_remedy() {
        let problem = Finding::problem("links", "they lead\nnowhere", "set a URL");
        assert_eq!(problem.to_string(), "problem  links     they lead nowhere → set a URL");
        assert_eq!(Finding::ok("disk", "room").to_string(), "ok       disk      room");
        assert!(Severity::Problem > Severity::Warning && Severity::Warning > Severity::Ok);
    }

    #[test]
    fn sizes_and_times_use_readable_units() {
        assert_eq!(
            [format_bytes(512), format_bytes(3 << 20), format_bytes(5 << 30)],
            ["0.5 KiB", "3.0 MiB", "5.0 GiB"]
        );
        assert_eq!(
            [
                format_duration(3.4),
                format_duration(119.0),
                format_duration(600.0),
                format_duration(90_000.0)
            ],
            ["3 seconds", "119 seconds", "10 minutes", "25 hours"]
        );
    }
}

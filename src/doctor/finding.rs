use std::fmt;

use serde::Serialize;

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
}

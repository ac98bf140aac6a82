use std::fmt;

use serde::Serialize;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    Ok,
    /// It works, but not as well, or not for long.
    Warning,
    /// Something does not work, or is open to others.
    Problem,
}

/// What was found, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    pub severity: Severity,
    /// What it is about, in a word.
    pub area: &'static str,
    pub what: String,
    /// None where nothing is to be done.
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
        // What others said may have several lines.
        let what = self.what.split_whitespace().collect::<Vec<_>>().join(" ");
        write!(f, "{severity:<8} {:<9} {what}", self.area)?;
        self.remedy.iter().try_for_each(|remedy| write!(f, " → {remedy}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_is_a_line_with_its_remedy() {
        let problem = Finding::problem("links", "they lead\nnowhere", "set a URL");
        assert_eq!(problem.to_string(), "problem  links     they lead nowhere → set a URL");
        assert_eq!(Finding::ok("disk", "room").to_string(), "ok       disk      room");
        assert!(Severity::Problem > Severity::Warning && Severity::Warning > Severity::Ok);
    }
}

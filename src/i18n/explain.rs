use kingdomino::{PremoveViolation, RuleViolation, SettingsViolation};

use super::bundles;
use super::language::Language;

/// Explanation of a violation of the rules in one or two sentences. Its key is the code of the
/// violation with a prefix.
#[derive(Clone, Copy, Debug)]
pub enum Explanation {
    Rule(RuleViolation),
    Settings(SettingsViolation),
    Premove(PremoveViolation),
}

impl Explanation {
    pub fn text(self, language: Language) -> String {
        bundles::text(language, &self.key())
    }

    pub(super) fn key(self) -> String {
        match self {
            Explanation::Rule(violation) => format!("rule-{violation}"),
            Explanation::Settings(violation) => format!("settings-{violation}"),
            Explanation::Premove(violation) => format!("premove-{violation}"),
        }
    }
}

/// Returns the title of a problem code. Tests ensure that every code has one.
pub fn problem_title(language: Language, code: &str) -> String {
    bundles::text(language, &format!("problem-{code}"))
}

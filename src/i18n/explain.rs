use kingdomino::{PremoveViolation, RuleViolation, SettingsViolation};

use super::bundles;
use super::language::Language;

/// Explains a rule violation in one or two sentences.
pub fn explain(language: Language, violation: RuleViolation) -> String {
    bundles::text(language, rule(violation))
}

/// Explains invalid game settings.
pub fn explain_settings(language: Language, violation: SettingsViolation) -> String {
    bundles::text(language, settings(violation))
}

/// Explains an invalid premove.
pub fn explain_premove(language: Language, violation: PremoveViolation) -> String {
    bundles::text(language, premove(violation))
}

/// Title of an API problem code, or `None` for a code without a text.
pub fn problem_title(language: Language, code: &str) -> Option<String> {
    bundles::find(language, &format!("problem-{code}"), None, None)
}

pub(super) fn rule(violation: RuleViolation) -> &'static str {
    match violation {
        RuleViolation::GameFinished => "rule-game-finished",
        RuleViolation::SeatConceded => "rule-seat-conceded",
        RuleViolation::SeatTakenOver => "rule-seat-taken-over",
        RuleViolation::SeatIsYours => "rule-seat-is-yours",
        RuleViolation::NotYourTurn => "rule-not-your-turn",
        RuleViolation::MustPlaceFirst => "rule-must-place-first",
        RuleViolation::NothingToPlace => "rule-nothing-to-place",
        RuleViolation::DominoNotInLine => "rule-domino-not-in-line",
        RuleViolation::DominoTaken => "rule-domino-taken",
        RuleViolation::NotYourDomino => "rule-not-your-domino",
        RuleViolation::OutOfBounds => "rule-out-of-bounds",
        RuleViolation::CellOccupied => "rule-cell-occupied",
        RuleViolation::NoMatchingTerrain => "rule-no-matching-terrain",
        RuleViolation::MustPlace => "rule-must-place",
        RuleViolation::MustCover => "rule-must-cover",
        RuleViolation::MustSendOrKeep => "rule-must-send-or-keep",
        RuleViolation::NoGiantCame => "rule-no-giant-came",
        RuleViolation::NoFootprint => "rule-no-footprint",
        RuleViolation::NoVisibleCrown => "rule-no-visible-crown",
        RuleViolation::NoGiantThere => "rule-no-giant-there",
        RuleViolation::NoOpponent => "rule-no-opponent",
        RuleViolation::OpponentWithoutCrown => "rule-opponent-without-crown",
    }
}

pub(super) fn settings(violation: SettingsViolation) -> &'static str {
    match violation {
        SettingsViolation::PlayersOutOfRange => "settings-players-out-of-range",
        SettingsViolation::VariantIsAQuest => "settings-variant-is-a-quest",
        SettingsViolation::MightyDuelNeedsTwoPlayers => "settings-mighty-duel-needs-two-players",
    }
}

pub(super) fn premove(violation: PremoveViolation) -> &'static str {
    match violation {
        PremoveViolation::Empty => "order-nothing-ordered",
        PremoveViolation::TooManyDominoes => "order-too-many-dominoes",
        PremoveViolation::DuplicateDomino => "order-domino-twice",
    }
}

use crate::domain::clock::{OnTimeout, Pace};
use crate::domain::event_log::RatingMode;
use crate::domain::series::{Series, SeriesBreak};
use crate::domain::table::StoredGame;
use crate::i18n::{Language, Names, Span, Terms, edition, expansion, variant};

use super::names::{name_or_placeholder, table_names};

/// Settings of a table, one sentence each, for players considering to join. `series` is the series
/// of the game.
pub fn terms(language: Language, game: &StoredGame, series: Option<&Series>) -> Vec<String> {
    let names: Vec<String> =
        table_names(language, game).iter().map(|name| name_or_placeholder(Some(name))).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let players = u32::from(game.settings.players());
    let mut terms = vec![
        Terms::Players { players, names: Names(&names) },
        Terms::Rules { rules: rules(language, game) },
    ];
    if let Some(series) = series {
        let games = u32::try_from(series.schedule.len()).unwrap_or(u32::MAX);
        terms.push(Terms::Series { games });
        terms.extend((games > 1).then(|| break_terms(series.rest)));
    }
    terms.extend(time_terms(game));
    terms.extend((game.rated == RatingMode::No).then_some(Terms::Unrated));
    terms.iter().map(|term| term.sentence(language)).collect()
}

/// Names of the expansion, the edition and the variants.
fn rules(language: Language, game: &StoredGame) -> String {
    let settings = &game.settings;
    let variants = settings.variants().iter().map(|chosen| variant(language, chosen));
    let names = [expansion(language, settings.expansion()), edition(language, settings.edition())];
    names.into_iter().chain(variants).collect::<Vec<String>>().join(", ")
}

fn time_terms(game: &StoredGame) -> Vec<Terms<'static>> {
    let pace = match game.timing.pace {
        Pace::Untimed {} => return vec![Terms::Untimed],
        Pace::PerTurn { seconds } => vec![Terms::PerTurn { time: Span(seconds) }],
        Pace::Bank { initial_seconds, increment_seconds, grace_seconds, .. } => {
            let (initial, increment) = (Span(initial_seconds), Span(increment_seconds));
            let grace = (grace_seconds > 0).then_some(Terms::Grace { time: Span(grace_seconds) });
            [Terms::Bank { initial, increment }].into_iter().chain(grace).collect()
        }
    };
    let on_timeout = match game.timing.on_timeout {
        OnTimeout::PlayFor { take_over_after } if take_over_after > 1 => {
            Terms::PlayFor { times: take_over_after.into() }
        }
        OnTimeout::PlayFor { .. } | OnTimeout::TakeOver {} => Terms::TakeOver,
    };
    pace.into_iter().chain([on_timeout]).collect()
}

fn break_terms(rest: SeriesBreak) -> Terms<'static> {
    match rest {
        SeriesBreak::AtOnce {} => Terms::RestAtOnce,
        SeriesBreak::After { seconds }
        | SeriesBreak::WhenReady { at_most_seconds: Some(seconds) } => {
            Terms::RestAfter { time: Span(seconds) }
        }
        SeriesBreak::WhenReady { at_most_seconds: None } => Terms::RestWhenReady,
    }
}

use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

/// Format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    Human,
    Json,
}

/// Returns the error in a filter, or `None` if the filter is valid. A directive without `=` must be
/// a level: `tracing` interprets any other word as the name of a module, and then logs only the
/// events of that module.
pub(super) fn find_error(filter: &str) -> Option<String> {
    let is_level = |word: &str| word.parse::<LevelFilter>().is_ok();
    // Directives with brackets select spans.
    let mut words = filter.split(',').filter(|word| !word.contains(['=', '[']));
    let unknown = words.find(|word| !is_level(word));
    let found = match unknown {
        Some(unknown) => unknown,
        None if EnvFilter::try_new(filter).is_err() => filter,
        None => return None,
    };
    Some(format!(
        "expected error, warn, info, debug, trace or off, or a filter such as info,kingdomail=debug, found `{found}`"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_level_is_rejected() {
        for filter in [
            "info",
            "WARN",
            "off",
            "info,kingdomail=debug",
            "info,hyper=off",
            "info,[request]=trace",
        ] {
            assert_eq!(find_error(filter), None, "{filter}");
        }
        for (filter, found) in [
            ("loud", "`loud`"),
            ("info,kingdomail", "`kingdomail`"),
            ("kingdomail=loud", "`kingdomail=loud`"),
        ] {
            assert!(find_error(filter).expect(filter).ends_with(found), "{filter}");
        }
    }
}

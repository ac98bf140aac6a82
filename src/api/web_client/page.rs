/// Path of a game. Its page contains metadata for link previews.
pub const GAME_PAGE: &str = "/games/{game_id}";

/// Paths of all pages. The web client determines their content.
pub const PAGES: [&str; 18] = [
    "/",
    "/games",
    GAME_PAGE,
    "/lobby",
    "/new",
    "/dynasties",
    "/dynasties/{series_id}",
    "/players/{player_id}",
    "/players/{player_id}/against/{opponent_id}",
    "/leaderboards",
    "/settings",
    "/settings/{section}",
    "/learn",
    "/learn/{lesson}",
    "/login",
    "/register",
    "/forgot",
    "/claim",
];

/// Returns true if the path pattern belongs to a page that needs no data.
pub fn is_static_page(pattern: &str) -> bool {
    pattern != GAME_PAGE && PAGES.contains(&pattern)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::api::web_client::hints::normalize_pattern;

    #[test]
    fn pages_match_the_client_routes() {
        let client = include_str!("../../../web/src/app.tsx");
        let mut routes = BTreeSet::new();
        for route in client.split("<Route path=\"").skip(1) {
            let (path, _) = route.split_once('"').expect("the end of a path");
            // A last segment with a question mark is optional.
            if let Some(whole) = path.strip_suffix('?') {
                routes.insert(normalize_pattern(whole.rsplit_once('/').expect("parts").0));
                routes.insert(normalize_pattern(whole));
            } else {
                routes.insert(normalize_pattern(path));
            }
        }
        assert_eq!(routes, PAGES.into_iter().map(normalize_pattern).collect());
    }
}

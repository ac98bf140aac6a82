/// The address of a game, whose page tells programs that look at links what it shows.
pub const GAME: &str = "/games/{game_id}";

/// The pages of the client: it finds out itself what to show there.
pub const PAGES: [&str; 18] = [
    "/",
    "/games",
    GAME,
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

/// Whether the address with this pattern is a page for which nothing has to be looked up.
pub fn is_page_at_rest(pattern: &str) -> bool {
    pattern != GAME && PAGES.contains(&pattern)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::api::web_client::hints::shape;

    #[test]
    fn the_server_knows_every_address_of_the_client_and_no_other() {
        let client = include_str!("../../../web/src/app.tsx");
        let mut routes = BTreeSet::new();
        for route in client.split("<Route path=\"").skip(1) {
            let (path, _) = route.split_once('"').expect("the end of a path");
            // A last part with a question mark may be left out.
            if let Some(whole) = path.strip_suffix('?') {
                routes.insert(shape(whole.rsplit_once('/').expect("parts").0));
                routes.insert(shape(whole));
            } else {
                routes.insert(shape(path));
            }
        }
        assert_eq!(routes, PAGES.into_iter().map(shape).collect());
    }
}

/// The address of a game, whose page tells programs that look at links what it shows.
pub const GAME: &str = "/games/{game_id}";

/// The pages of the client: it finds out itself what to show there.
pub const PAGES: [&str; 17] = [
    "/",
    "/games",
    GAME,
    "/lobby",
    "/new",
    "/dynasties",
    "/dynasties/{series_id}",
    "/players/{player_id}",
    "/leaderboards",
    "/settings",
    "/settings/{section}",
    "/learn",
    "/learn/{lesson}",
    "/login",
    "/register",
    "/forgot",
    "/about",
];

/// Whether the address with this pattern is a page for which nothing has to be looked up.
pub fn is_page_at_rest(pattern: &str) -> bool {
    pattern != GAME && PAGES.contains(&pattern)
}

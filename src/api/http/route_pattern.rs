use std::rc::Rc;

use actix_web::{HttpMessage, HttpRequest};

/// Cached result of [`route_pattern`].
struct RoutePattern(Option<Rc<str>>);

/// Returns the pattern of the route that matches a request, such as `/v1/games/{game_id}`; `None`
/// if no route matches.
///
/// The result is cached in the request, because most middleware needs it.
pub fn route_pattern(request: &HttpRequest) -> Option<Rc<str>> {
    if let Some(RoutePattern(found)) = request.extensions().get() {
        return found.clone();
    }
    // Same normalization of the path as in the router.
    let pattern = request.resource_map().match_pattern(request.match_info().as_str());
    let pattern = pattern.map(Rc::from);
    request.extensions_mut().insert(RoutePattern(pattern.clone()));
    pattern
}

use std::rc::Rc;

use actix_web::{HttpMessage, HttpRequest};

/// What [`route_pattern`] found for a request.
struct RoutePattern(Option<Rc<str>>);

/// The address that a request comes to as the routes name it, like `/v1/games/{game_id}`; none where there is nothing.
///
/// It is looked up once for each request, because it is asked for by most of what a request passes.
pub fn route_pattern(request: &HttpRequest) -> Option<Rc<str>> {
    if let Some(RoutePattern(found)) = request.extensions().get() {
        return found.clone();
    }
    // As the router will read the address.
    let pattern = request.resource_map().match_pattern(request.match_info().as_str());
    let pattern = pattern.map(Rc::from);
    request.extensions_mut().insert(RoutePattern(pattern.clone()));
    pattern
}

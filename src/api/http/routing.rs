use std::rc::Rc;

use actix_web::http::header::{ALLOW, HeaderValue};
use actix_web::{HttpMessage, HttpRequest, HttpResponse, Resource, Route, guard, web};

use crate::api::problem::{Problem, ProblemCode};

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

/// Route for GET, and for HEAD, which link checkers use.
pub fn read_route() -> Route {
    web::route().guard(guard::Any(guard::Get()).or(guard::Head()))
}

/// Resource that accepts only POST; other methods are rejected with 405.
pub fn only_post(path: &str) -> Resource {
    web::resource(path).default_service(web::to(method_not_allowed))
}

async fn method_not_allowed() -> HttpResponse {
    let mut response = HttpResponse::from_error(Problem::new(ProblemCode::MethodNotAllowed));
    response.headers_mut().insert(ALLOW, HeaderValue::from_static("POST"));
    response
}

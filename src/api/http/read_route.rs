use actix_web::{Route, guard, web};

/// Route for GET, and for HEAD, which link checkers use.
pub fn read_route() -> Route {
    web::route().guard(guard::Any(guard::Get()).or(guard::Head()))
}

use actix_web::{Route, guard, web};

/// A route for GET, and for HEAD, by which programs look whether an address leads anywhere.
pub fn read_route() -> Route {
    web::route().guard(guard::Any(guard::Get()).or(guard::Head()))
}

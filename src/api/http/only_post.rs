use actix_web::http::header::{ALLOW, HeaderValue};
use actix_web::{HttpResponse, Resource, web};

use crate::api::problem::{Problem, ProblemCode};

/// Resource that accepts only POST; other methods are rejected with 405.
pub fn only_post(path: &str) -> Resource {
    web::resource(path).default_service(web::to(method_not_allowed))
}

async fn method_not_allowed() -> HttpResponse {
    let mut response = HttpResponse::from_error(Problem::new(ProblemCode::MethodNotAllowed));
    response.headers_mut().insert(ALLOW, HeaderValue::from_static("POST"));
    response
}

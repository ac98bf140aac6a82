use std::fmt::Display;

use actix_web::http::header;
use actix_web::{HttpResponse, HttpResponseBuilder};

use crate::service::Context;

/// Response with status 201. `Location` is `path` below the public URL of the server.
pub fn created_response(ctx: &Context, path: impl Display) -> HttpResponseBuilder {
    let mut response = HttpResponse::Created();
    let base = ctx.senders.links.base().path();
    response.insert_header((header::LOCATION, format!("{base}{path}")));
    response
}

/// Adds `Idempotency-Replayed` if the request had been carried out before.
pub fn set_replayed_header(response: &mut HttpResponseBuilder, was_replayed: bool) {
    if was_replayed {
        response.insert_header(("Idempotency-Replayed", "true"));
    }
}

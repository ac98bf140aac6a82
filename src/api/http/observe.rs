use std::panic::AssertUnwindSafe;
use std::time::Instant;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderMap, HeaderName, HeaderValue,
    REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use actix_web::middleware::Next;
use actix_web::{Error, web};
use futures_util::FutureExt;
use tracing::Instrument;

use crate::api::http::metrics::{count_request, method_label};
use crate::api::openapi::add_deprecation_headers;
use crate::api::problem::{Problem, ProblemCode};
use crate::service::Context;
use crate::telemetry::traces;

use super::caching::compression::compress_response;
use super::pieces::{split_body, strip_content};
use super::routing::route_pattern;
use super::translation::{translate_error, translate_response};

static REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Header with the parent span of a client that records traces (W3C Trace Context).
static TRACEPARENT: HeaderName = HeaderName::from_static("traceparent");

/// Adds a request id, a log line, metrics and, if traces are exported, a span to every request.
/// Converts panics to problems, and translates problems to the requested language.
pub async fn observe<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    #[expect(
        clippy::disallowed_methods,
        reason = "measures the request for logs and metrics, not for business logic"
    )]
    let started = Instant::now();
    let id = request_id(&request);
    let method = request.method().clone();
    let accept_language = request.headers().get(ACCEPT_LANGUAGE).cloned();
    let traceparent = request.headers().get(&TRACEPARENT).and_then(|value| value.to_str().ok());
    let trace = traces::request(&id, traceparent);
    let span = tracing::info_span!("request", id = %id);

    let result = AssertUnwindSafe(next.call(request)).catch_unwind();
    let result = result.instrument(span.clone()).instrument(trace.clone()).await;
    let result = result.unwrap_or_else(|_| {
        span.in_scope(|| tracing::error!("request panicked"));
        Err(Problem::new(ProblemCode::InternalError).into())
    });
    let elapsed = started.elapsed();
    let (route, status) = match &result {
        Ok(response) => (route_pattern(response.request()), response.status().as_u16()),
        Err(error) => (None, error.as_response_error().status_code().as_u16()),
    };
    let route = route.as_deref().unwrap_or("unknown");
    let method_label = method_label(method.as_str());
    count_request(method_label, route, status, elapsed);
    traces::record_response(&trace, method_label, route, status);
    span.in_scope(
        || tracing::info!(%method, route, status, duration_us = elapsed.as_micros(), "request completed"),
    );

    let result = result.map_err(|error| translate_error(error, accept_language.as_ref()));
    let response =
        translate_response(result?.map_into_boxed_body(), accept_language.as_ref()).await;
    let mut response = compress_response(response);
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID.clone(), value);
    }
    let ctx = response.request().app_data::<web::Data<Context>>();
    let is_https = ctx.is_some_and(|ctx| ctx.senders.links.base().scheme() == "https");
    add_security_headers(response.headers_mut(), is_https);
    add_deprecation_headers(response.headers_mut(), method.as_str(), route);
    let wants_content = method != Method::HEAD;
    Ok(response
        .map_body(|_, body| if wants_content { split_body(body) } else { strip_content(&body) }))
}

/// Adds security headers that the response has not set itself.
fn add_security_headers(headers: &mut HeaderMap, is_https: bool) {
    if is_https {
        let a_year = HeaderValue::from_static("max-age=31536000");
        headers.insert(STRICT_TRANSPORT_SECURITY, a_year);
    }
    let policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
    let defaults = [
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (CONTENT_SECURITY_POLICY, policy),
        // Responses to requests with a token are private.
        (CACHE_CONTROL, "no-store"),
    ];
    for (name, value) in defaults {
        if !headers.contains_key(&name) {
            headers.insert(name, HeaderValue::from_static(value));
        }
    }
}

const MAX_REQUEST_ID_BYTES: usize = 64;

/// Returns the id sent by the client, if it is harmless, or a new one.
fn request_id(request: &ServiceRequest) -> String {
    let client_id = request.headers().get(&REQUEST_ID).and_then(|value| value.to_str().ok());
    let is_valid = |id: &&str| {
        (1..=MAX_REQUEST_ID_BYTES).contains(&id.len())
            && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    match client_id.filter(is_valid) {
        Some(id) => id.to_owned(),
        #[expect(clippy::disallowed_methods, reason = "a request id means nothing beyond the log")]
        None => uuid::Uuid::now_v7().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn protect_keeps_headers_already_set() {
        let mut headers = HeaderMap::new();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
        add_security_headers(&mut headers, false);
        assert_eq!(headers.get(CACHE_CONTROL).expect("a header"), "private, no-cache");
        assert_eq!(headers.get(X_CONTENT_TYPE_OPTIONS).expect("a header"), "nosniff");
        assert!(!headers.contains_key(STRICT_TRANSPORT_SECURITY));
        add_security_headers(&mut headers, true);
        assert!(headers.contains_key(STRICT_TRANSPORT_SECURITY));
    }
}

//! Request bodies: JSON and forms of a bounded size, received with a timeout, and the guard of a
//! response body. A body that is rejected before it is read must be passed to
//! [`delay_payload_drop`].

pub mod invalid_value;

pub use invalid_value::{
    describe_json_error, explain_error, field_in_message, invalid_field, optional_timestamp,
    time_of_day, timestamp,
};

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::web::Bytes;
use actix_web::{FromRequest, HttpRequest, web};
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use serde::de::value::{Error, MapDeserializer};
use serde_json::Value;
use utoipa::ToSchema;

use crate::api::http::ExtractorFuture;
use crate::api::http::connections::AwaitingClient;
use crate::api::openapi::{Inputs, OpenApiDocument, RequestInput};
use crate::api::problem::{Problem, ProblemCode};

use super::routing::route_pattern;

/// Timeout for receiving a body. The framework itself has none.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);
/// Default maximum size of a request body in bytes.
pub const DEFAULT_MAX_BODY_BYTES: usize = 64 * 1024;
/// Maximum size of a command, a form and a token request in bytes.
pub const MAX_COMMAND_BYTES: usize = 16 * 1024;

/// Media type of JSON bodies.
const JSON: &str = "application/json";

/// Media type of form bodies.
const FORM_MEDIA_TYPE: &str = "application/x-www-form-urlencoded";

/// JSON body of a bounded size, without unknown fields.
pub struct Body<T, const LIMIT: usize = DEFAULT_MAX_BODY_BYTES>(pub T);

/// JSON body of a bounded size, as the bytes that were sent.
pub struct RawJson<const LIMIT: usize>(pub Vec<u8>);

impl<const LIMIT: usize> RawJson<LIMIT> {
    /// Returns the line of a record, without the line break at the end of a file.
    pub fn into_record_line(self) -> Vec<u8> {
        let mut line = self.0;
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        line
    }
}

/// Form body of a page, with a size limit and a timeout.
pub struct BoundedForm<T>(pub T);

/// Form body as names and values, in the order in which they were sent.
pub struct FormFields(pub Vec<(String, String)>);

impl<T: DeserializeOwned + 'static, const LIMIT: usize> FromRequest for Body<T, LIMIT> {
    type Error = Problem;
    type Future = ExtractorFuture<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let bytes = bounded_bytes(request, payload, JSON, LIMIT);
        let request = request.clone();
        Box::pin(async move {
            let bytes = bytes.await?;
            let parsed = parse_json(&bytes)?;
            reject_misplaced_lists(&request, &bytes)?;
            Ok(Body(parsed))
        })
    }
}

impl<T: ToSchema, const LIMIT: usize> RequestInput for Body<T, LIMIT> {
    fn describe(inputs: &mut Inputs) {
        inputs.body::<T>();
    }
}

impl<const LIMIT: usize> FromRequest for RawJson<LIMIT> {
    type Error = Problem;
    type Future = ExtractorFuture<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let bytes = bounded_bytes(request, payload, JSON, LIMIT);
        Box::pin(async move { Ok(RawJson(bytes.await?.to_vec())) })
    }
}

/// The handler describes the schema of the body.
impl<const LIMIT: usize> RequestInput for RawJson<LIMIT> {
    fn describe(inputs: &mut Inputs) {
        inputs.raw_body();
    }
}

impl<T: DeserializeOwned + 'static> FromRequest for BoundedForm<T> {
    type Error = Problem;
    type Future = ExtractorFuture<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let bytes = bounded_bytes(request, payload, FORM_MEDIA_TYPE, MAX_COMMAND_BYTES);
        Box::pin(async move { parse_form(&bytes.await?).map(BoundedForm) })
    }
}

impl FromRequest for FormFields {
    type Error = Problem;
    type Future = ExtractorFuture<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let bytes = bounded_bytes(request, payload, FORM_MEDIA_TYPE, MAX_COMMAND_BYTES);
        Box::pin(async move {
            let bytes = bytes.await?;
            Ok(FormFields(url::form_urlencoded::parse(&bytes).into_owned().collect()))
        })
    }
}

/// Reads a body of this content type and of at most `limit` bytes, with a timeout.
fn bounded_bytes(
    request: &HttpRequest,
    payload: &mut Payload,
    content_type: &str,
    limit: usize,
) -> impl Future<Output = Result<web::BytesMut, Problem>> + use<> {
    let has_content_type = has_content_type(request, content_type);
    let is_encoded = is_encoded(request);
    let declared_length = content_length(request);
    let awaiting_client = AwaitingClient::begin(request);
    let mut payload = payload.take();
    async move {
        let read = async {
            if !has_content_type {
                return Err(Problem::new(ProblemCode::ContentTypeUnsupported).field("Content-Type"));
            }
            if is_encoded {
                let problem = Problem::new(ProblemCode::ContentEncodingUnsupported);
                return Err(problem.field("Content-Encoding"));
            }
            read_bounded(&mut payload, declared_length, limit).await
        };
        let read = read.await;
        drop(awaiting_client);
        if read.is_err() {
            delay_payload_drop(payload);
        }
        read
    }
}

fn has_content_type(request: &HttpRequest, expected: &str) -> bool {
    let content_type =
        request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let essence = content_type.and_then(|value| value.split(';').next()).map(str::trim);
    essence.is_some_and(|essence| essence.eq_ignore_ascii_case(expected))
}

/// Returns true if the body has a content coding (RFC 9110, section 8.4).
fn is_encoded(request: &HttpRequest) -> bool {
    let codings = request.headers().get_all(header::CONTENT_ENCODING);
    let is_plain = |coding: &[u8]| {
        let coding = coding.trim_ascii();
        coding.is_empty() || coding.eq_ignore_ascii_case(b"identity")
    };
    let mut codings = codings.flat_map(|line| line.as_bytes().split(|byte| *byte == b','));
    !codings.all(is_plain)
}

fn content_length(request: &HttpRequest) -> Option<usize> {
    request.headers().get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

async fn read_bounded(
    payload: &mut Payload,
    declared_length: Option<usize>,
    limit: usize,
) -> Result<web::BytesMut, Problem> {
    let too_large = || {
        Problem::new(ProblemCode::BodyTooLarge)
            .detail(format_args!("The request body must not exceed {limit} bytes."))
    };
    if declared_length.is_some_and(|length| length > limit) {
        return Err(too_large());
    }
    let read = async {
        let mut bytes = web::BytesMut::new();
        while let Some(chunk) = payload.next().await {
            let chunk = chunk.map_err(|_| Problem::new(ProblemCode::RequestMalformed))?;
            if bytes.len() + chunk.len() > limit {
                return Err(too_large());
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes)
    };
    tokio::time::timeout(BODY_TIMEOUT, read)
        .await
        .map_err(|_| Problem::new(ProblemCode::BodyTimeout))?
}

/// Keeps the rest of a rejected body until the response is sent. The framework then closes the
/// connection; if the body were dropped, the framework would read and discard all further chunks.
pub fn delay_payload_drop(payload: Payload) {
    actix_web::rt::spawn(async move {
        tokio::time::sleep(Duration::from_secs(1)).await;
        drop(payload);
    });
}

fn parse_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    deserialize_json(bytes).or_else(|problem| {
        let rewritten = with_whole_numbers(bytes).ok_or(problem)?;
        deserialize_json(&rewritten)
    })
}

fn deserialize_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    let malformed = |error: serde_json::Error| {
        Problem::new(ProblemCode::JsonMalformed).detail(describe_json_error(&error))
    };
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let parsed = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        // The deserializer of a type reports some invalid values as syntax errors. Parsing the body
        // as any value shows if it is JSON.
        match serde_json::from_slice::<serde_json::Value>(bytes) {
            Ok(_) => invalid_field(&error.path().to_string(), error.inner()),
            Err(error) => malformed(error),
        }
    })?;
    json.end().map_err(malformed)?;
    Ok(parsed)
}

/// Returns the JSON with whole numbers written without a fraction; none if there is nothing to
/// change. JSON does not distinguish 5.0 from 5, and some clients send the former.
pub fn with_whole_numbers(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut json = serde_json::from_slice(bytes).ok()?;
    make_numbers_whole(&mut json).then(|| json.to_string().into_bytes())
}

/// Returns true if a number was changed.
fn make_numbers_whole(json: &mut Value) -> bool {
    match json {
        Value::Number(number) => {
            let whole = number.as_f64().filter(|_| number.is_f64());
            // Larger floats represent several whole numbers.
            let whole = whole.filter(|number| number.fract() == 0.0 && number.abs() < 9e15);
            let Some(whole) = whole.and_then(|number| format!("{number:.0}").parse::<i64>().ok())
            else {
                return false;
            };
            *number = whole.into();
            true
        }
        // Without short-circuiting, because several items may need a change.
        Value::Array(items) => {
            items.iter_mut().fold(false, |any, item| make_numbers_whole(item) | any)
        }
        Value::Object(fields) => {
            fields.values_mut().fold(false, |any, field| make_numbers_whole(field) | any)
        }
        _ => false,
    }
}

/// Rejects arrays in place of objects, which serde would accept as the values of the fields.
fn reject_misplaced_lists(request: &HttpRequest, bytes: &[u8]) -> Result<(), Problem> {
    let document = request.app_data::<web::Data<OpenApiDocument>>();
    let (true, Some(document)) = (bytes.contains(&b'['), document) else { return Ok(()) };
    let pattern = route_pattern(request).unwrap_or_default();
    let body: Value = serde_json::from_slice(bytes).unwrap_or_default();
    match document.misplaced_list(request.method(), &pattern, &body) {
        None => Ok(()),
        Some(path) => {
            let problem = Problem::new(ProblemCode::FieldInvalid).detail("Expected an object.");
            Err(if path.is_empty() { problem } else { problem.field(&path) })
        }
    }
}

fn parse_form<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    let fields = url::form_urlencoded::parse(bytes);
    T::deserialize(MapDeserializer::<_, Error>::new(fields))
        // The input may be a secret, so the error does not repeat it.
        .map_err(|_| Problem::new(ProblemCode::FieldInvalid))
}

/// Wraps a body so that `guard` is dropped when the body has been sent or abandoned.
pub fn with_drop_guard<T: Unpin + 'static>(body: BoxBody, guard: T) -> BoxBody {
    BoxBody::new(GuardedBody { body, _guard: guard })
}

struct GuardedBody<T> {
    body: BoxBody,
    _guard: T,
}

impl<T: Unpin> MessageBody for GuardedBody<T> {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.body).poll_next(cx)
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    struct Wish {
        password: String,
    }

    #[test]
    fn browser_form_is_parsed() {
        let wish: Wish = parse_form(b"other=1&password=caf%C3%A9+r%26d").expect("a form");
        assert_eq!(wish.password, "café r&d");
    }

    #[test]
    fn incomplete_form_is_rejected() {
        for form in [&b""[..], b"passwort=x", b"password=a&password=b"] {
            let refused = parse_form::<Wish>(form).err().expect("a refusal");
            assert_eq!(refused.code, ProblemCode::FieldInvalid);
        }
    }
}

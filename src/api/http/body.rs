use std::pin::Pin;
use std::time::Duration;

use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::{FromRequest, HttpRequest, web};
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use serde_json::Value;
use utoipa::ToSchema;

use crate::api::http::connections::ClientsTurn;
use crate::api::openapi::{Inputs, OpenApiDocument, RequestInput};
use crate::api::problem::{Problem, ProblemCode};

use super::route_pattern::route_pattern;

/// How long a body may take to arrive. The framework itself would wait for ever.
const PATIENCE: Duration = Duration::from_secs(10);
/// The size of a body in bytes at most; of a command's, which has no reason to be long, less.
pub const MOST: usize = 64 * 1024;
pub const MOST_OF_A_COMMAND: usize = 16 * 1024;

const JSON: &str = "application/json";

/// A body in JSON, of a bounded size and known fields only.
pub struct Body<T, const LIMIT: usize = MOST>(pub T);

/// A body in JSON of a bounded size, byte by byte as it was sent.
pub struct RawJson<const LIMIT: usize>(pub Vec<u8>);

impl<const LIMIT: usize> RawJson<LIMIT> {
    /// The line of a record: without the line break at the end of a file, which is no part of it.
    pub fn record(self) -> Vec<u8> {
        let mut line = self.0;
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        line
    }
}

pub type Extracted<T> = Pin<Box<dyn Future<Output = Result<T, Problem>>>>;

impl<T: DeserializeOwned + 'static, const LIMIT: usize> FromRequest for Body<T, LIMIT> {
    type Error = Problem;
    type Future = Extracted<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let bytes = bounded_bytes(request, payload, JSON, LIMIT);
        let request = request.clone();
        Box::pin(async move {
            let bytes = bytes.await?;
            let parsed = parse(&bytes)?;
            refuse_misplaced_lists(&request, &bytes)?;
            Ok(Body(parsed))
        })
    }
}

impl<T: ToSchema, const LIMIT: usize> RequestInput for Body<T, LIMIT> {
    fn describe(inputs: &mut Inputs) {
        inputs.body::<T>();
    }
}

/// The handler says what it is.
impl<const LIMIT: usize> RequestInput for RawJson<LIMIT> {
    fn describe(inputs: &mut Inputs) {
        inputs.any_body();
    }
}

impl<const LIMIT: usize> FromRequest for RawJson<LIMIT> {
    type Error = Problem;
    type Future = Extracted<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let bytes = bounded_bytes(request, payload, JSON, LIMIT);
        Box::pin(async move { Ok(RawJson(bytes.await?.to_vec())) })
    }
}

/// The bytes of a body of this content type, of a bounded size and in time.
pub fn bounded_bytes(
    request: &HttpRequest,
    payload: &mut Payload,
    content_type: &str,
    limit: usize,
) -> impl Future<Output = Result<web::BytesMut, Problem>> + use<> {
    let is_of_type = is_of_type(request, content_type);
    let is_encoded = is_encoded(request);
    let announced = announced_length(request);
    let clients_turn = ClientsTurn::begin(request);
    let mut payload = payload.take();
    async move {
        let read = async {
            if !is_of_type {
                return Err(Problem::new(ProblemCode::ContentTypeUnsupported).field("Content-Type"));
            }
            if is_encoded {
                let problem = Problem::new(ProblemCode::ContentEncodingUnsupported);
                return Err(problem.field("Content-Encoding"));
            }
            read(&mut payload, announced, limit).await
        };
        let read = read.await;
        drop(clients_turn);
        if read.is_err() {
            hold(payload);
        }
        read
    }
}

async fn read(
    payload: &mut Payload,
    announced: Option<usize>,
    limit: usize,
) -> Result<web::BytesMut, Problem> {
    let too_large = || {
        Problem::new(ProblemCode::BodyTooLarge)
            .detail(format_args!("At most {limit} bytes are read."))
    };
    if announced.is_some_and(|length| length > limit) {
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
    tokio::time::timeout(PATIENCE, read)
        .await
        .map_err(|_| Problem::new(ProblemCode::BodyTimeout))?
}

/// Keeps a body that is not read to its end until its refusal is under way. The framework then closes the connection;
/// once nobody holds the body, it would go on to read chunks that nobody wants for as long as they come.
pub fn hold(payload: Payload) {
    actix_web::rt::spawn(async move {
        tokio::time::sleep(Duration::from_secs(1)).await;
        drop(payload);
    });
}

fn is_of_type(request: &HttpRequest, expected: &str) -> bool {
    let content_type =
        request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let essence = content_type.and_then(|value| value.split(';').next()).map(str::trim);
    essence.is_some_and(|essence| essence.eq_ignore_ascii_case(expected))
}

/// Whether the body is sent in another form than its own (RFC 9110, section 8.4).
fn is_encoded(request: &HttpRequest) -> bool {
    let codings = request.headers().get_all(header::CONTENT_ENCODING);
    let is_plain = |coding: &[u8]| {
        let coding = coding.trim_ascii();
        coding.is_empty() || coding.eq_ignore_ascii_case(b"identity")
    };
    let mut codings = codings.flat_map(|line| line.as_bytes().split(|byte| *byte == b','));
    !codings.all(is_plain)
}

fn announced_length(request: &HttpRequest) -> Option<usize> {
    request.headers().get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    read_as(bytes).or_else(|problem| {
        let rewritten = with_whole_numbers(bytes).ok_or(problem)?;
        read_as(&rewritten)
    })
}

/// The same JSON with whole numbers that have no fraction; none if it has them already. JSON does not tell 5.0 from 5, and
/// some programs write the one for the other.
pub fn with_whole_numbers(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut json = serde_json::from_slice(bytes).ok()?;
    make_whole(&mut json).then(|| json.to_string().into_bytes())
}

/// Whether a number was written anew.
fn make_whole(json: &mut Value) -> bool {
    match json {
        Value::Number(number) => {
            let whole = number.as_f64().filter(|_| number.is_f64());
            // A larger one would come out as another than was meant.
            let whole = whole.filter(|number| number.fract() == 0.0 && number.abs() < 9e15);
            let Some(whole) = whole.and_then(|number| format!("{number:.0}").parse::<i64>().ok())
            else {
                return false;
            };
            *number = whole.into();
            true
        }
        // All of them: there may be more than one.
        Value::Array(items) => items.iter_mut().fold(false, |any, item| make_whole(item) | any),
        Value::Object(fields) => {
            fields.values_mut().fold(false, |any, field| make_whole(field) | any)
        }
        _ => false,
    }
}

/// What reads a body takes a list of values for the object whose fields they could be. Nobody means that.
fn refuse_misplaced_lists(request: &HttpRequest, bytes: &[u8]) -> Result<(), Problem> {
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

fn read_as<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    let malformed = |error: serde_json::Error| {
        Problem::new(ProblemCode::JsonMalformed).detail(not_json(&error))
    };
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let parsed = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        // The reader of a type stops at the first thing it cannot use, and calls some of them bad JSON: whether
        // it is JSON is for a reader of everything to say.
        match serde_json::from_slice::<serde_json::Value>(bytes) {
            Ok(_) => field_invalid(&error.path().to_string(), error.inner()),
            Err(error) => malformed(error),
        }
    })?;
    json.end().map_err(malformed)?;
    Ok(parsed)
}

/// Where a text stops to be JSON.
pub fn not_json(error: &serde_json::Error) -> String {
    if error.is_eof() {
        return "The JSON ends too early.".to_owned();
    }
    format!("It is no JSON from line {}, column {} on.", error.line(), error.column())
}

/// What JSON says of a field; `path` is `.` for the body itself. A field that is missing, or there twice, is named and not
/// what it belongs to.
pub fn field_invalid(path: &str, error: &serde_json::Error) -> Problem {
    let words = error.to_string();
    let problem = Problem::new(ProblemCode::FieldInvalid).detail(explained(&words));
    match (path, named_field(&words)) {
        (".", None) => problem,
        (".", Some(name)) => problem.field(name),
        (path, None) => problem.field(path),
        (path, Some(name)) => problem.field(format!("{path}.{name}")),
    }
}

/// The field of which a reader says that it is missing, or there twice.
pub fn named_field(words: &str) -> Option<&str> {
    let name = words.strip_prefix("missing field `").or(words.strip_prefix("duplicate field `"))?;
    Some(name.split_once('`')?.0)
}

/// What our own types say of a value that they reject.
const OWN_WORDS: [&str; 7] = [
    "no game has so many events",
    "no such seat: expected 0 to 4",
    "no such domino: expected \"1\" to \"54\" or \"A\" to \"F\"",
    "a domino is listed twice",
    "a quest is listed twice",
    "a game has two quests or none",
    "expected 32 bytes in hexadecimal, in small letters",
];

/// Explains the error of a reader in our own words: without what was sent, which may be a secret, without the names of types, and
/// without the texts of libraries.
pub fn explained(words: &str) -> String {
    let words = words.rsplit_once(" at line ").map_or(words, |(words, _)| words);
    if OWN_WORDS.contains(&words) {
        return format!("{words}.");
    }
    if words.starts_with("missing field ") {
        return "It is missing.".to_owned();
    }
    if words.starts_with("duplicate field ") {
        return "It is there twice.".to_owned();
    }
    if words.starts_with("unknown field ") && words.ends_with(", there are no fields") {
        return "Unknown; expected nothing.".to_owned();
    }
    let readers = ["invalid type: ", "invalid value: ", "invalid length ", "unknown "];
    let is_of_a_reader = readers.iter().any(|start| words.starts_with(start));
    let expected = words.rsplit_once(", expected ").filter(|_| is_of_a_reader);
    match expected {
        Some((found, expected)) if found.starts_with("unknown field ") => {
            format!("Unknown; expected {expected}.")
        }
        Some((_, expected)) => format!("Expected {}.", expected_words(expected)),
        None => of_a_library(words).to_owned(),
    }
}

/// What a type expects, without the names of types.
fn expected_words(expected: &str) -> &str {
    match expected {
        "i8" => "a whole number from -128 to 127",
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "i16" | "i32" | "i64" | "u64" | "usize" => "a whole number",
        "f32" | "f64" => "a number",
        "a borrowed string" | "string or map" => "a string",
        "a sequence" => "a list",
        "a map" => "an object",
        "unit" => "null",
        uuid if uuid.contains("UUID") => "a UUID",
        union if union.contains("tagged enum") => "an object",
        word if word.starts_with("enum ") || word == "variant identifier" => "a word",
        structure if structure.contains("struct") || structure.contains("::") => "an object",
        plain => plain,
    }
}

/// What is meant by the words of a library that parses a text.
fn of_a_library(words: &str) -> &'static str {
    match words {
        "expected value" => "Expected a string.",
        "invalid digit found in string" | "cannot parse integer from empty string" => {
            "Expected a whole number."
        }
        "number too large to fit in target type" => "Expected a smaller number.",
        "number too small to fit in target type" => "Expected a larger number.",
        "invalid float literal" | "cannot parse float from empty string" => "Expected a number.",
        "provided string was not `true` or `false`" => "Expected `true` or `false`.",
        uuid if uuid.contains("UUID") => "Expected a UUID.",
        _ => "The value is not of the form that is described for it.",
    }
}

#[cfg(test)]
mod tests {
    use kingdomino::{DominoId, Seat};

    use super::*;
    use crate::domain::GameId;
    use crate::domain::event_log::Version;

    fn explained_error<T: DeserializeOwned>(json: &str) -> String {
        let error = serde_json::from_str::<T>(json).err().expect("an error");
        explained(&error.to_string())
    }

    #[test]
    fn errors_of_libraries_are_explained_in_own_words() {
        assert_eq!(explained_error::<GameId>("\"x\""), "Expected a UUID.");
        assert_eq!(explained_error::<GameId>("5"), "Expected a UUID.");
        assert_eq!(explained_error::<Vec<u8>>("{}"), "Expected a list.");
        assert_eq!(explained_error::<u16>("70000"), "Expected a whole number from 0 to 65535.");
        assert_eq!(explained_error::<f64>("\"x\""), "Expected a number.");
        assert_eq!(explained("invalid digit found in string"), "Expected a whole number.");
        assert_eq!(explained("missing field `name` at line 1 column 2"), "It is missing.");
        let unknown = "failed to parse year in date, expected 0-9 but got t";
        assert_eq!(explained(unknown), "The value is not of the form that is described for it.");
    }

    #[test]
    fn own_words_are_kept() {
        for explained in [
            explained_error::<Version>("4294967295"),
            explained_error::<Seat>("7"),
            explained_error::<DominoId>("\"55\""),
        ] {
            assert!(OWN_WORDS.contains(&explained.trim_end_matches('.')), "{explained}");
        }
    }
}

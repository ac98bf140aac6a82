use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use serde::de::DeserializeOwned;
use serde::de::value::{Error, MapDeserializer};

use crate::api::problem::{Problem, ProblemCode};

use super::body::{ExtractorFuture, MAX_COMMAND_BYTES, bounded_bytes};

const FORM_MEDIA_TYPE: &str = "application/x-www-form-urlencoded";

/// Form body of a page, with a size limit and a timeout.
pub struct BoundedForm<T>(pub T);

impl<T: DeserializeOwned + 'static> FromRequest for BoundedForm<T> {
    type Error = Problem;
    type Future = ExtractorFuture<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let bytes = bounded_bytes(request, payload, FORM_MEDIA_TYPE, MAX_COMMAND_BYTES);
        Box::pin(async move { parse(&bytes.await?).map(BoundedForm) })
    }
}

/// Form body as names and values, in the order in which they were sent.
pub struct FormFields(pub Vec<(String, String)>);

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

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    let fields = url::form_urlencoded::parse(bytes);
    T::deserialize(MapDeserializer::<_, Error>::new(fields))
        // The input may be a secret, so the error does not repeat it.
        .map_err(|_| Problem::new(ProblemCode::FieldInvalid))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Wish {
        password: String,
    }

    #[test]
    fn browser_form_is_parsed() {
        let wish: Wish = parse(b"other=1&password=caf%C3%A9+r%26d").expect("a form");
        assert_eq!(wish.password, "café r&d");
    }

    #[test]
    fn incomplete_form_is_rejected() {
        for form in [&b""[..], b"passwort=x", b"password=a&password=b"] {
            let refused = parse::<Wish>(form).err().expect("a refusal");
            assert_eq!(refused.code, ProblemCode::FieldInvalid);
        }
    }
}

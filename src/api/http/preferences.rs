use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::HeaderValue;
use actix_web::{FromRequest, HttpRequest};

use crate::api::openapi::{Inputs, RequestInput};
use crate::api::problem::Problem;

const PREFER: &str = "Prefer";

/// What the client would like of the answer (RFC 7240). The document speaks of it in words alone: were the answer without
/// content among those of an operation, no client made from the document could rely on any.
pub struct Preferences(Option<HeaderValue>);

impl FromRequest for Preferences {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Preferences(request.headers().get(PREFER).cloned())))
    }
}

impl RequestInput for Preferences {
    fn describe(_: &mut Inputs) {}
}

impl Preferences {
    /// Whether the client wants no more than that it worked. What else it would like is passed over.
    pub fn is_minimal(&self) -> bool {
        let Some(wishes) = self.0.as_ref().and_then(|value| value.to_str().ok()) else {
            return false;
        };
        let mut wishes = wishes.split([',', ';']).map(str::trim);
        wishes.any(|wish| {
            let minimal = wish.split_once('=').map(|(name, value)| (name.trim(), value.trim()));
            minimal.is_some_and(|(name, value)| {
                name.eq_ignore_ascii_case("return") && value.trim_matches('"') == "minimal"
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wants_no_more_than_that_it_worked_says_so() {
        let minimal = |wish| Preferences(HeaderValue::from_str(wish).ok()).is_minimal();
        for wish in ["return=minimal", "Return = \"minimal\"", "respond-async, return=minimal; x=1"]
        {
            assert!(minimal(wish), "{wish}");
        }
        for wish in ["", "return", "return=representation", "minimal", "returns=minimal"] {
            assert!(!minimal(wish), "{wish}");
        }
        assert!(!Preferences(None).is_minimal());
    }
}

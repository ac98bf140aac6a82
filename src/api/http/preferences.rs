use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::HeaderValue;
use actix_web::{FromRequest, HttpRequest};

use crate::api::openapi::{Inputs, RequestInput};
use crate::api::problem::Problem;

const PREFER: &str = "Prefer";

/// Preferences of the client (RFC 7240). The document mentions them only in descriptions: with an
/// empty response in the schema, generated clients could not rely on any content.
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
    /// Returns true if the client wants a minimal response. Other preferences are ignored.
    pub fn is_minimal(&self) -> bool {
        let Some(preferences) = self.0.as_ref().and_then(|value| value.to_str().ok()) else {
            return false;
        };
        let mut preferences = preferences.split([',', ';']).map(str::trim);
        preferences.any(|preference| {
            let minimal =
                preference.split_once('=').map(|(name, value)| (name.trim(), value.trim()));
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
    fn minimal_preference_is_recognized() {
        let minimal = |preference| Preferences(HeaderValue::from_str(preference).ok()).is_minimal();
        for preference in
            ["return=minimal", "Return = \"minimal\"", "respond-async, return=minimal; x=1"]
        {
            assert!(minimal(preference), "{preference}");
        }
        for preference in ["", "return", "return=representation", "minimal", "returns=minimal"] {
            assert!(!minimal(preference), "{preference}");
        }
        assert!(!Preferences(None).is_minimal());
    }
}

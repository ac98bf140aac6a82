use std::fmt;

use serde_json::Value;

use crate::bootstrap::{StartError, with_causes};

/// Reason for an early end of the demo.
#[derive(Debug)]
pub struct DemoError(pub(super) String);

impl fmt::Display for DemoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for DemoError {}

impl From<StartError> for DemoError {
    fn from(error: StartError) -> DemoError {
        DemoError(error.to_string())
    }
}

impl From<reqwest::Error> for DemoError {
    fn from(error: reqwest::Error) -> DemoError {
        DemoError(with_causes(&error))
    }
}

pub(super) fn text(value: &Value) -> Result<&str, DemoError> {
    value.as_str().ok_or_else(|| DemoError(format!("expected a string, found {value}")))
}

use std::fmt;

/// Reason for a failed start, with a remedy.
#[derive(Debug)]
pub struct StartError(pub(super) String);

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StartError {}

/// Returns the messages of the error and its sources. The outermost message alone is rarely
/// sufficient.
pub fn with_causes(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(inner) = source {
        text += &format!(": {inner}");
        source = inner.source();
    }
    text
}

pub(super) fn start_error(what: &str) -> impl Fn(&dyn fmt::Display) -> StartError {
    move |why| StartError(format!("{what}: {why}"))
}

use std::fmt;

/// Why the server does not start; the text says what to do.
#[derive(Debug)]
pub struct StartError(pub(super) String);

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StartError {}

/// Returns the error with all that led to it: the outermost alone says little.
pub fn with_causes(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(inner) = source {
        text += &format!(": {inner}");
        source = inner.source();
    }
    text
}

pub(super) fn failed(what: &str) -> impl Fn(&dyn fmt::Display) -> StartError {
    move |why| StartError(format!("{what}: {why}"))
}
